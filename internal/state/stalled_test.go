package state

import (
	"context"
	"database/sql"
	"io"
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// held makes another program hold a SQLite state's write lock until release.
func held(t *testing.T, path string) (release func()) {
	t.Helper()
	db, err := sql.Open("sqlite3", dsn(path, "rw"))
	if err != nil {
		t.Fatal(err)
	}
	tx, err := db.Begin() // immediate, like all of ours
	if err != nil {
		t.Fatal(err)
	}
	return func() { tx.Rollback(); db.Close() }
}

// wired is the URL of a database through a network that passes nothing on while flow is locked.
func wired(t *testing.T, to string, flow *sync.RWMutex) string {
	t.Helper()
	at, err := url.Parse(to)
	if err != nil {
		t.Fatal(err)
	}
	server := at.Host
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	pass := func(to, from net.Conn) {
		defer to.Close()
		io.Copy(stoppable{to, flow}, from)
	}
	go func() {
		for near, err := l.Accept(); err == nil; near, err = l.Accept() {
			far, err := net.Dial("tcp", server)
			if err != nil {
				return
			}
			go pass(far, near)
			go pass(near, far)
		}
	}()
	at.Host = l.Addr().String()
	return at.String()
}

// stoppable writes while flow is not locked.
type stoppable struct {
	to   io.Writer
	flow *sync.RWMutex
}

func (s stoppable) Write(b []byte) (int, error) {
	s.flow.RLock()
	defer s.flow.RUnlock()
	return s.to.Write(b)
}

// stalled opens a state of each kind whose database can be stalled.
func stalled(t *testing.T, test func(t *testing.T, s *Store, stall func() (resume func()))) {
	t.Run("sqlite", func(t *testing.T) {
		at := filepath.Join(t.TempDir(), "state.sqlite")
		s := open(t, at)
		test(t, s, func() func() { return held(t, at) })
	})
	t.Run("postgres", func(t *testing.T) {
		var flow sync.RWMutex // held for writing while nothing is passed on
		s := open(t, wired(t, pgtest.Start(t), &flow))
		test(t, s, func() func() { flow.Lock(); return flow.Unlock })
	})
}

// No call waits for an unresponsive database longer than its limit, whatever its context, and all
// continue once it responds. The state is not ready meanwhile.
func TestStalled(t *testing.T) {
	stalled(t, func(t *testing.T, s *Store, stall func() (resume func())) {
		s.limit = time.Second
		ctx := context.Background()
		if err := s.Conversations().Save(ctx, "a", "secret", []byte("one")); err != nil {
			t.Fatal(err)
		}
		if err := s.Ping(ctx); err != nil {
			t.Fatal(err)
		}
		resume := stall()
		for name, call := range map[string]func() error{
			"save":   func() error { return s.Conversations().Save(ctx, "a", "secret", []byte("two")) },
			"append": func() error { return s.Conversations().Append(ctx, "a", Event{1, []byte("x")}) },
			"delete": func() error { return s.Conversations().Delete(ctx, "b") },
			"put":    func() error { return s.Ledger().Put(ctx, map[string][]byte{"k": nil}) },
			"remark": func() error { return s.Feedback().Add(ctx, Remark{Kind: "thumb"}) },
			"spend":  func() error { _, _, err := s.Spending().Spend(ctx, "today", 1, 1); return err },
			"forget": func() error { return s.Ledger().ForgetUnder(ctx, "x") },
			"ping":   func() error { return s.Ping(ctx) },
		} {
			failed := make(chan error, 1)
			go func() { failed <- call() }()
			select {
			case err := <-failed:
				if err == nil {
					t.Errorf("%s does without the database", name)
				}
			case <-time.After(8 * time.Second): // SQLite waited ten
				t.Errorf("%s waits for ever", name)
			}
		}
		resume()
		for end := time.Now().Add(10 * time.Second); s.Ping(ctx) != nil; time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("it is never ready again")
			}
		}
		if err := s.Conversations().Save(ctx, "a", "secret", []byte("three")); err != nil {
			t.Error(err)
		}
	})
}

// Verdicts are found while nothing can be written.
func TestFoundWhileLocked(t *testing.T) {
	at := filepath.Join(t.TempDir(), "state.sqlite")
	s := open(t, at)
	if err := s.Ledger().Put(t.Context(), map[string][]byte{"k": []byte("v")}); err != nil {
		t.Fatal(err)
	}
	defer held(t, at)()
	found, err := s.Ledger().Find(t.Context(), "k")
	if err != nil || string(found["k"]) != "v" {
		t.Errorf("found %q, %v", found, err)
	}
}
