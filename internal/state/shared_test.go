package state

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

func TestRates(t *testing.T) { everywhere(t, rates) }

func rates(t *testing.T, at string) {
	ctx, servers := context.Background(), []*Store{open(t, at), open(t, at)}
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, s := range servers {
		s.now = func() time.Time { return now }
	}
	allowed := func(who string) (n int) {
		for i := range 20 {
			ok, err := servers[i%2].Rates().Allow(ctx, who, 2, 10)
			if err != nil {
				t.Fatal(err)
			}
			if ok {
				n++
			}
		}
		return n
	}
	for _, want := range []int{10, 0, 4} { // a burst, none left, two seconds later
		if n := allowed("a"); n != want {
			t.Errorf("%d were allowed, not %d", n, want)
		}
		if want == 0 {
			now = now.Add(2 * time.Second)
		}
	}
	if n := allowed("b"); n != 10 {
		t.Errorf("another is allowed %d", n)
	}
	now = now.Add(time.Minute)
	if err := servers[0].Rates().Prune(ctx); err != nil {
		t.Fatal(err)
	}
	var left int
	if err := servers[1].read.QueryRow("SELECT count(*) FROM rates").Scan(&left); err != nil || left != 0 {
		t.Errorf("%d are remembered, %v", left, err)
	}
}

func TestFolders(t *testing.T) { everywhere(t, folders) }

func folders(t *testing.T, at string) {
	ctx, one, two := context.Background(), open(t, at).Folders(), open(t, at)
	file := func(content string) string {
		path := filepath.Join(t.TempDir(), "file")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	large := strings.Repeat("0123456789abcdef", part/16) // exactly one part
	put := func(f *Folders, over int64, files map[string]string) error { return f.Put(ctx, "u-1", over, files) }
	files := map[string]string{"a": file("x"), "empty": file(""), "large": file(large), "larger": file(large + "!")}
	if err := put(one, 0, files); err != nil {
		t.Fatal(err)
	}
	for over, err := range map[int64]error{0: put(one, 0, nil), 2: put(one, 2, nil)} {
		if !errors.Is(err, ErrChanged) {
			t.Errorf("over version %d: %v", over, err)
		}
	}
	if err := put(two.Folders(), 1, map[string]string{"a": file("y")}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	version, err := one.Get(ctx, "u-1", dir)
	if err != nil || version != 2 {
		t.Fatalf("version %d, %v", version, err)
	}
	for name, want := range map[string]string{"a": "y", "empty": "", "large": large, "larger": large + "!"} {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(b) != want {
			t.Errorf("%s holds %d bytes, %v", name, len(b), err)
		}
	}
	if n, err := one.Size(ctx, "u-"); err != nil || n != int64(2*part+2) {
		t.Errorf("%d bytes, %v", n, err)
	}
	if n, err := one.Size(ctx, "v"); err != nil || n != 0 {
		t.Errorf("%d bytes of others, %v", n, err)
	}
	two.now = func() time.Time { return time.Now().Add(48 * time.Hour) }
	if v, err := two.Folders().Version(ctx, "u-1"); v != 2 || err != nil { // used now
		t.Errorf("version %d, %v", v, err)
	}
	if n, err := one.Expire(ctx, "u-", time.Now().Add(24*time.Hour)); n != 0 || err != nil {
		t.Errorf("%d expired, %v", n, err)
	}
	if n, err := one.Expire(ctx, "u-", time.Now().Add(72*time.Hour)); n != 1 || err != nil {
		t.Errorf("%d expired, %v", n, err)
	}
	if v, err := one.Get(ctx, "u-1", t.TempDir()); v != 0 || err != nil {
		t.Errorf("what expired is version %d, %v", v, err)
	}
}

func TestTake(t *testing.T) { everywhere(t, take) }

func take(t *testing.T, at string) {
	ctx := context.Background()
	one, two := open(t, at).Conversations(), open(t, at).Conversations()
	if _, err := two.Take(ctx, "a", "aa"); !errors.Is(err, ErrNotFound) {
		t.Fatalf("taken from nowhere: %v", err)
	}
	save := func(c *Conversations, n int64) error { return c.Save(ctx, "a", "aa", []byte{byte(n)}, Event{Seq: n}) }
	if err := save(one, 1); err != nil {
		t.Fatal(err)
	}
	if c, err := two.Take(ctx, "a", "another"); err != nil || c.Token != "aa" {
		t.Fatalf("%+v, %v", c, err)
	}
	if err := save(one, 2); err != nil {
		t.Errorf("another's token takes it: %v", err)
	}
	if c, err := two.Take(ctx, "a", "aa"); err != nil || c.Data[0] != 2 {
		t.Fatalf("%+v, %v", c, err)
	}
	if err := save(one, 3); !errors.Is(err, ErrTaken) {
		t.Errorf("saving what another has taken: %v", err)
	}
	if err := one.Append(ctx, "a", Event{Seq: 3}); !errors.Is(err, ErrTaken) {
		t.Errorf("adding to what another has taken: %v", err)
	}
	if err := save(two, 4); err != nil {
		t.Error(err)
	}
	if events, err := one.After(ctx, "a", 0); err != nil || len(events) != 3 {
		t.Errorf("%v, %v", events, err)
	}
	if err := one.Delete(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if _, err := one.Expire(ctx, time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := save(one, 5); err != nil {
		t.Errorf("who held what is gone still holds it: %v", err)
	}
}

// TestTakeWaits checks that the last write of a killed server arrives in time, although the
// database has not executed it yet.
func TestTakeWaits(t *testing.T) {
	ctx, at := context.Background(), pgtest.Start(t)
	one, two := open(t, at), open(t, at)
	for _, known := range []bool{false, true} {
		late := make(chan error)
		began := make(chan bool)
		go func() {
			late <- one.inside(ctx, func(tx *sql.Tx) error {
				if err := one.Conversations().hold(ctx, tx, "a"); err != nil {
					return err
				}
				if !known {
					if _, err := tx.Exec("INSERT INTO conversations VALUES ('a', 'aa', '', 0, 0)"); err != nil {
						return err
					}
				}
				began <- true
				time.Sleep(200 * time.Millisecond)
				return appendEvents(ctx, tx, "a", []Event{{Seq: 1}})
			})
		}()
		<-began
		if _, err := two.Conversations().Take(ctx, "a", "aa"); err != nil {
			t.Fatal(err)
		}
		if events, err := two.Conversations().After(ctx, "a", 0); err != nil || len(events) != 1 {
			t.Errorf("%v, %v: the last words of the other were not waited for", events, err)
		}
		if err := <-late; err != nil {
			t.Fatal(err)
		}
		if _, err := one.write.Exec("DELETE FROM events"); err != nil {
			t.Fatal(err)
		}
		if _, err := one.Conversations().Take(ctx, "a", "aa"); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTakeUnwritable checks that chats can be read from a disk that cannot be written.
func TestTakeUnwritable(t *testing.T) {
	ctx, at := context.Background(), filepath.Join(t.TempDir(), "state.sqlite")
	if err := open(t, at).Conversations().Save(ctx, "a", "aa", []byte("x")); err != nil {
		t.Fatal(err)
	}
	s := open(t, at)
	if _, err := s.write.Exec("PRAGMA query_only = 1"); err != nil {
		t.Fatal(err)
	}
	if c, err := s.Conversations().Take(ctx, "a", "aa"); err != nil || string(c.Data) != "x" {
		t.Errorf("%+v, %v", c, err)
	}
}
