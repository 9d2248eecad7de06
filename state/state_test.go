package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func open(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "a folder?", "state.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func TestConversations(t *testing.T) {
	ctx, s := context.Background(), open(t)
	c := s.Conversations()
	if _, err := c.Load(ctx, "a"); !errors.Is(err, ErrNotFound) {
		t.Fatalf("load of an unknown conversation: %v", err)
	}
	if err := c.Save(ctx, "a", "secret", []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := c.Save(ctx, "a", "another", []byte("two")); err != nil {
		t.Fatal(err)
	}
	got, err := c.Load(ctx, "a")
	if err != nil || string(got.Data) != "two" || got.Token != "secret" {
		t.Fatalf("got %+v, %v; want data two under the first token", got, err)
	}
	if err := c.Append(ctx, "a", Event{1, []byte("x")}, Event{2, []byte("y")}, Event{3, nil}); err != nil {
		t.Fatal(err)
	}
	if err := c.Append(ctx, "a", Event{2, []byte("again")}); err != nil {
		t.Fatal(err)
	}
	events, err := c.After(ctx, "a", 1)
	if err != nil || len(events) != 2 || string(events[0].Data) != "y" || events[1].Seq != 3 {
		t.Fatalf("after 1: %v, %v", events, err)
	}
	if err := c.Trim(ctx, "a", 2); err != nil {
		t.Fatal(err)
	}
	if events, _ := c.After(ctx, "a", 0); len(events) != 1 {
		t.Fatalf("after trimming: %v", events)
	}
	if err := c.Append(ctx, "nobody", Event{1, nil}); err == nil {
		t.Fatal("an event of an unknown conversation was taken in")
	}
	s.now = func() time.Time { return time.Now().Add(time.Hour) }
	if err := c.Save(ctx, "b", "", nil); err != nil {
		t.Fatal(err)
	}
	if n, err := c.Expire(ctx, time.Now().Add(time.Minute)); n != 1 || err != nil {
		t.Fatalf("expired %d, %v", n, err)
	}
	if events, _ := c.After(ctx, "a", 0); len(events) != 0 {
		t.Fatalf("events outlived their conversation: %v", events)
	}
}

func TestLedgerKeepsWhatIsUsed(t *testing.T) {
	ctx, s := context.Background(), open(t)
	l := s.Ledger()
	l.Bound(100)
	day := time.Now()
	s.now = func() time.Time { return day }
	for i := range 100 {
		if err := l.Put(ctx, map[string][]byte{fmt.Sprint("k", i): []byte("v")}); err != nil {
			t.Fatal(err)
		}
	}
	day = day.Add(48 * time.Hour)
	got, err := l.Find(ctx, "k7", "k8", "none")
	if err != nil || len(got) != 2 || string(got["k7"]) != "v" {
		t.Fatalf("found %v, %v", got, err)
	}
	for i := range 60 {
		if err := l.Put(ctx, map[string][]byte{fmt.Sprint("new", i): []byte("v")}); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := l.Len(ctx); n > 100 || n < 80 || err != nil {
		t.Fatalf("%d verdicts are kept, %v; the bound is 100", n, err)
	}
	if got, _ := l.Find(ctx, "k7", "k8", "new59"); len(got) != 3 {
		t.Fatalf("verdicts in use were dropped: %v", got)
	}
	if err := l.Forget(ctx, "k7"); err != nil {
		t.Fatal(err)
	}
	if got, _ := l.Find(ctx, "k7"); len(got) != 0 {
		t.Fatal("a forgotten verdict is still there")
	}
}

func TestFeedbackAndUploads(t *testing.T) {
	ctx, s := context.Background(), open(t)
	if err := s.Feedback().Add(ctx, Remark{Conversation: "a", Turn: 2, Kind: "thumb", Data: []byte("up")}); err != nil {
		t.Fatal(err)
	}
	got, err := s.Feedback().Since(ctx, time.Now().Add(-time.Minute))
	if err != nil || len(got) != 1 || string(got[0].Data) != "up" || got[0].Turn != 2 {
		t.Fatalf("feedback %v, %v", got, err)
	}
	if err := s.Uploads().Add(ctx, Upload{ID: "u", Conversation: "a", Name: "x.csv", Path: "/p", Size: 3}); err != nil {
		t.Fatal(err)
	}
	if ups, err := s.Uploads().Of(ctx, "a"); err != nil || len(ups) != 1 || ups[0].Name != "x.csv" {
		t.Fatalf("uploads %v, %v", ups, err)
	}
	if ups, _ := s.Uploads().Before(ctx, time.Now().Add(time.Hour)); len(ups) != 1 {
		t.Fatalf("uploads before: %v", ups)
	}
	if err := s.Uploads().Delete(ctx, "u"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Uploads().Find(ctx, "u"); !errors.Is(err, ErrNotFound) {
		t.Fatalf("find of a deleted upload: %v", err)
	}
}

func TestMigrate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s.sqlite")
	db, err := sql.Open("sqlite3", dsn(path, "rwc"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	first := []string{"CREATE TABLE a (x)"}
	second := append(first, "ALTER TABLE a ADD y; INSERT INTO a VALUES (1, 2)")
	for _, steps := range [][]string{first, first, second, second} {
		if err := migrate(db, steps); err != nil {
			t.Fatal(err)
		}
	}
	var n int
	if err := db.QueryRow("SELECT sum(y) FROM a").Scan(&n); err != nil || n != 2 {
		t.Fatalf("sum %d, %v: each step must run once", n, err)
	}
	if err := migrate(db, first); err == nil || !strings.Contains(err.Error(), "newer") {
		t.Fatalf("a newer file was opened: %v", err)
	}
	if err := migrate(db, append(second, "CREATE TABLE b (x); nonsense")); err == nil {
		t.Fatal("a broken step succeeded")
	}
	if err := db.QueryRow("SELECT count(*) FROM b").Scan(&n); err == nil {
		t.Fatal("a broken step left something behind")
	}
}

func TestSeveralOpeners(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s.sqlite")
	var wg sync.WaitGroup
	errs := make(chan error, 8)
	for i := range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s, err := Open(path)
			if err != nil {
				errs <- err
				return
			}
			defer s.Close()
			for j := range 20 {
				if err := s.Ledger().Put(context.Background(), map[string][]byte{fmt.Sprint(i, j): nil}); err != nil {
					errs <- err
					return
				}
			}
		}()
	}
	wg.Wait()
	close(errs)
	for err := range errs {
		t.Error(err)
	}
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if n, err := s.Ledger().Len(context.Background()); n != 80 || err != nil {
		t.Fatalf("%d verdicts, %v; want 80", n, err)
	}
}
