package cli

import (
	"database/sql"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// heldUp serves with a state of each kind whose database can be stalled.
func heldUp(t *testing.T, test func(t *testing.T, s *served, hold func() (release func()))) {
	t.Run("sqlite", func(t *testing.T) {
		home := t.TempDir()
		s := serve(t, home)
		test(t, s, func() func() {
			db, err := sql.Open("sqlite3", "file:"+filepath.Join(home, stateFile)+"?_txlock=immediate")
			if err != nil {
				t.Fatal(err)
			}
			tx, err := db.Begin()
			if err != nil {
				t.Fatal(err)
			}
			return func() { tx.Rollback(); db.Close() }
		})
	})
	t.Run("postgres", func(t *testing.T) {
		wire := pgtest.Stalling(t, pgtest.Start(t))
		s := serve(t, t.TempDir(), "--state", wire.URL)
		test(t, s, func() func() { wire.Stall(); return wire.Resume })
	})
}

// Statements do not need to write the state, and the server shuts down in time even if the state cannot be
// written; meanwhile it is not ready, and afterwards it is again.
func TestStateLocked(t *testing.T) {
	heldUp(t, func(t *testing.T, s *served, hold func() (release func())) {
		body := `{"suql":"SELECT count(*) FROM restaurants WHERE answer(reviews, 'is it romantic?') = 'Yes'"}`
		ask := func() {
			t.Helper()
			done := make(chan struct{})
			go func() {
				defer close(done)
				status, reply := posted(t, s.url+"/api/ask", "application/json", strings.NewReader(body))
				if status != http.StatusOK {
					t.Errorf("it is told %d %s", status, reply)
				}
			}()
			select {
			case <-done:
			case <-time.After(25 * time.Second): // a few writes that each wait at most five seconds
				t.Fatal("a statement waits for the state")
			}
		}
		ask()
		release := hold()
		ask()
		ask()
		r, err := http.Get(s.url + "/readyz")
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != http.StatusServiceUnavailable {
			t.Errorf("readyz: %d", r.StatusCode)
		}
		release()
		awaitReady(t, s.url)
		hold()
		ended := make(chan int)
		go func() { ended <- s.stop() }()
		select {
		case <-ended:
		case <-time.After(15 * time.Second):
			t.Error("it does not end")
		}
	})
}
