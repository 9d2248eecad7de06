package state

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// places are the kinds of places for a state; each call returns a new one.
var places = map[string]func(*testing.T) string{
	"sqlite":   func(t *testing.T) string { return filepath.Join(t.TempDir(), "a folder?", "state.sqlite") },
	"postgres": func(t *testing.T) string { return pgtest.Start(t) },
}

// everywhere runs a test with every kind of place.
func everywhere(t *testing.T, test func(t *testing.T, at string)) {
	for name, place := range places {
		t.Run(name, func(t *testing.T) { test(t, place(t)) })
	}
}

func open(t *testing.T, at string) *Store {
	t.Helper()
	s, err := Open(at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func TestConversations(t *testing.T) { everywhere(t, conversations) }

func conversations(t *testing.T, at string) {
	ctx, s := context.Background(), open(t, at)
	if err := s.Ping(ctx); err != nil {
		t.Fatal(err)
	}
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

// verdicts counts the stored verdicts.
func verdicts(ctx context.Context, s *Store) (n int64, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT count(*) FROM verdicts").Scan(&n)
	return n, err
}

func TestLedgerKeepsTheNewest(t *testing.T) { everywhere(t, ledgerKeepsTheNewest) }

func ledgerKeepsTheNewest(t *testing.T, at string) {
	ctx, s := context.Background(), open(t, at)
	l := s.Ledger()
	l.maxEntries = 100
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
	if n, err := verdicts(ctx, s); n > 100 || n < 80 || err != nil {
		t.Fatalf("%d verdicts are kept, %v; the bound is 100", n, err)
	}
	if got, _ := l.Find(ctx, "new0", "new59"); len(got) != 2 {
		t.Fatalf("new verdicts were dropped: %v", got)
	}
}

func TestFeedback(t *testing.T) { everywhere(t, feedback) }

func feedback(t *testing.T, at string) {
	ctx, s := context.Background(), open(t, at)
	if err := s.Feedback().Add(ctx, Remark{Conversation: "a", Turn: 2, Kind: "thumb", Data: []byte("up")}); err != nil {
		t.Fatal(err)
	}
	got, err := s.Feedback().Of(ctx, "thumb", time.Now().Add(-time.Minute))
	if err != nil || len(got) != 1 || string(got[0].Data) != "up" || got[0].Turn != 2 {
		t.Fatalf("feedback %v, %v", got, err)
	}
}

func TestFeedbackGoesWithItsChat(t *testing.T) { everywhere(t, feedbackGoesWithItsChat) }

func feedbackGoesWithItsChat(t *testing.T, at string) {
	ctx, s := context.Background(), open(t, at)
	began := time.Now()
	for i, id := range []string{"expired", "deleted", "kept", "gone before", ""} {
		s.now = func() time.Time { return began.Add(time.Duration(i) * time.Hour) }
		if id != "gone before" && id != "" {
			if err := s.Conversations().Save(ctx, id, "aa", nil); err != nil {
				t.Fatal(err)
			}
		}
		s.now = func() time.Time { return began }
		if err := s.Feedback().Add(ctx, Remark{Conversation: id, Kind: "judgement"}); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := s.Conversations().Expire(ctx, began.Add(time.Minute)); n != 1 || err != nil {
		t.Fatalf("expired %d, %v", n, err)
	}
	if err := s.Conversations().Delete(ctx, "deleted"); err != nil {
		t.Fatal(err)
	}
	left, err := s.Feedback().Of(ctx, "judgement", time.Time{})
	if err != nil || len(left) != 2 || left[0].Conversation != "kept" || left[1].Conversation != "" {
		t.Errorf("left are %+v, %v", left, err)
	}
}

func TestSpending(t *testing.T) { everywhere(t, spending) }

func spending(t *testing.T, at string) {
	ctx := context.Background()
	for i := range 3 { // each after a restart
		s := open(t, at)
		calls, tokens, err := s.Spending().Spend(ctx, "2026-01-02", 1, 100)
		if err != nil || calls != i+1 || tokens != 100*(i+1) {
			t.Fatalf("%d calls, %d tokens: %v", calls, tokens, err)
		}
		s.Close()
	}
	if calls, _, err := open(t, at).Spending().Spend(ctx, "2026-01-03", 0, 0); calls != 0 || err != nil {
		t.Errorf("another day: %d, %v", calls, err)
	}
}

// Files that Surely writes are readable only by their owner.
func TestFileMode(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.sqlite")
	s := open(t, path)
	if err := s.Conversations().Save(context.Background(), "a", "t", nil); err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(path + "*")
	for _, f := range files {
		if info, err := os.Stat(f); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", f, info.Mode(), err)
		}
	}
}

func TestMigrate(t *testing.T) { everywhere(t, migrates) }

func migrates(t *testing.T, at string) {
	open(t, at).Close() // creates the folder
	driver, name, in := "sqlite3", dsn(at+".other", "rwc"), sqliteMigration
	if strings.Contains(at, "://") {
		driver, name, in = "pgx", at, func(steps []string) migrationConfig { return postgresMigration(steps, false) }
	}
	db, err := sql.Open(driver, name)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	first := []string{"CREATE TABLE a (x INTEGER)"}
	second := append(first, "ALTER TABLE a ADD y INTEGER; INSERT INTO a VALUES (1, 2)")
	for _, steps := range [][]string{first, first, second, second} {
		if err := migrate(db, in(steps)); err != nil {
			t.Fatal(err)
		}
	}
	var n int
	if err := db.QueryRow("SELECT sum(y) FROM a").Scan(&n); err != nil || n != 2 {
		t.Fatalf("sum %d, %v: each step must run once", n, err)
	}
	if err := migrate(db, in(first)); err == nil || !strings.Contains(err.Error(), "newer") {
		t.Fatalf("a newer state was opened: %v", err)
	}
	if err := migrate(db, in(append(second, "CREATE TABLE b (x INTEGER); nonsense"))); err == nil {
		t.Fatal("a broken step succeeded")
	}
	if err := db.QueryRow("SELECT count(*) FROM b").Scan(&n); err == nil {
		t.Fatal("a broken step left something behind")
	}
}

func TestSeveralOpeners(t *testing.T) { everywhere(t, severalOpeners) }

func severalOpeners(t *testing.T, at string) {
	var wg sync.WaitGroup
	errs := make(chan error, 8)
	for i := range 4 {
		wg.Go(func() {
			s, err := Open(at)
			if err != nil {
				errs <- err
				return
			}
			defer s.Close()
			for j := range 20 {
				shared := map[string][]byte{fmt.Sprint(i, j): nil, "a": nil, "b": nil, "c": nil}
				if err := s.Ledger().Put(context.Background(), shared); err != nil {
					errs <- err
					return
				}
			}
		})
	}
	wg.Wait()
	close(errs)
	for err := range errs {
		t.Error(err)
	}
	s, err := Open(at)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if n, err := verdicts(context.Background(), s); n != 83 || err != nil {
		t.Fatalf("%d verdicts, %v; want 83", n, err)
	}
}

func TestOpenRefuses(t *testing.T) {
	for at, said := range map[string]string{
		"mysql://root:secret@localhost/db":                 "postgres:// URL",
		"postgres://surely:secret@127.0.0.1:1/none":        "127.0.0.1:1/none",
		"postgres://surely:secret@127.0.0.1:port/none":     "port",
		filepath.Join("state.go", "no folder", "s.sqlite"): "no folder",
	} {
		s, err := Open(at)
		if err == nil {
			s.Close()
			t.Errorf("%s was opened", at)
		} else if !strings.Contains(err.Error(), said) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", at, err)
		}
	}
}

func TestLinksGoWithTheirChat(t *testing.T) { everywhere(t, linksGoWithTheirChat) }

func linksGoWithTheirChat(t *testing.T, at string) {
	ctx := context.Background()
	c := open(t, at).Conversations()
	if err := c.Save(ctx, "chat", "aa", []byte("{}"), Event{1, []byte("{}")}); err != nil {
		t.Fatal(err)
	}
	if err := c.SaveLink(ctx, "link", "chat", []byte("{}"), Event{1, []byte("{}")}); err != nil {
		t.Fatal(err)
	}
	if got, err := c.Load(ctx, "link"); err != nil || got.Token != "" {
		t.Fatalf("the link: %+v, %v", got, err)
	}
	for of, left := range map[string]bool{"another": true, "chat": false} {
		if err := c.SaveLink(ctx, "of "+of, "chat", []byte("{}"), Event{1, []byte("{}")}); err != nil {
			t.Fatal(err)
		}
		if err := c.DeleteLink(ctx, "of "+of, of); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Load(ctx, "of "+of); (err == nil) != left {
			t.Errorf("a link that is taken back as one of %s: %v", of, err)
		}
	}
	if err := c.Delete(ctx, "chat"); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Load(ctx, "link"); !errors.Is(err, ErrNotFound) {
		t.Errorf("the link outlives its chat: %v", err)
	}
}

// TestOlderFormIsKept opens a state written by an older version.
func TestOlderFormIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.sqlite")
	db, err := sql.Open("sqlite3", dsn(path, "rwc"))
	if err != nil {
		t.Fatal(err)
	}
	older := sqliteMigration(steps[:1])
	if err := migrate(db, older); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("INSERT INTO verdicts VALUES ('k', x'01', 0)"); err != nil {
		t.Fatal(err)
	}
	db.Close()
	open(t, path)
	var version, rows int
	if db, err = sql.Open("sqlite3", dsn(path+".version1", "ro")); err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("SELECT (SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM verdicts)").Scan(&version, &rows); err != nil || version != 1 || rows != 1 {
		t.Errorf("the copy has version %d and %d verdicts: %v", version, rows, err)
	}
}

// A state of every form that was released opens with what it holds.
func TestFormsMigrate(t *testing.T) {
	ctx := context.Background()
	for n := 1; n < len(steps); n++ {
		path := filepath.Join(t.TempDir(), "state.sqlite")
		db, err := sql.Open("sqlite3", dsn(path, "rwc"))
		if err != nil {
			t.Fatal(err)
		}
		if err := migrate(db, sqliteMigration(steps[:n])); err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(`INSERT INTO conversations (id, token, data, created, updated) VALUES ('c', 'aa', '{}', 1, 2);
			INSERT INTO events (conversation, seq, data) VALUES ('c', 1, '{}'), ('c', 2, '{"a":1}');
			INSERT INTO verdicts (key, data, used) VALUES ('k', x'01', 0);
			INSERT INTO feedback (conversation, turn, kind, data, created) VALUES ('c', 0, 'turn', '{}', 1)`); err != nil {
			t.Fatal(err)
		}
		db.Close()
		s, err := Open(path)
		if err != nil {
			t.Errorf("form %d: %v", n, err)
			continue
		}
		c := s.Conversations()
		if events, err := c.After(ctx, "c", 0); err != nil || len(events) != 2 || string(events[1].Data) != `{"a":1}` {
			t.Errorf("form %d has the events %v: %v", n, events, err)
		}
		if err := c.Knowing(2).Save(ctx, "c", "aa", []byte("{}"), Event{3, []byte("{}")}); err != nil {
			t.Errorf("form %d: %v", n, err)
		}
		var rows int
		err = s.row(ctx, s.read, []any{&rows}, "SELECT (SELECT count(*) FROM verdicts) + (SELECT count(*) FROM feedback)")
		if err != nil || rows != 2 {
			t.Errorf("form %d has %d verdicts and notes: %v", n, rows, err)
		}
		s.Close()
	}
}

// A state of a newer version is refused with a sentence, and stays as it is.
func TestNewerFormIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.sqlite")
	open(t, path)
	db, err := sql.Open("sqlite3", dsn(path, "rw"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(fmt.Sprintf("PRAGMA user_version = %d", len(steps)+1)); err != nil {
		t.Fatal(err)
	}
	_, err = Open(path)
	if err == nil || !strings.Contains(err.Error(), "newer version of Surely") || Damaged(err) || Unwritable(err) {
		t.Errorf("a newer form: %v", err)
	}
}

// A clock that goes back makes no chat older: once it is set right, none expires that was continued meanwhile.
func TestClockGoesBack(t *testing.T) {
	ctx := context.Background()
	s := open(t, filepath.Join(t.TempDir(), "state.sqlite"))
	began := time.Now()
	for n, at := range []time.Time{began, time.Unix(0, 0), began.Add(-200 * 24 * time.Hour)} {
		s.now = func() time.Time { return at }
		err := s.Conversations().Save(ctx, "chat", "aa", []byte("{}"), Event{int64(n + 1), []byte("{}")})
		if err != nil {
			t.Fatal(err)
		}
	}
	s.now = time.Now
	if n, err := s.Conversations().Expire(ctx, began.Add(-90*24*time.Hour)); err != nil || n != 0 {
		t.Errorf("%d chats expire: %v", n, err)
	}
	if events, err := s.Conversations().After(ctx, "chat", 0); err != nil || len(events) != 3 {
		t.Errorf("%v: %v", events, err)
	}
}

// A state over its size limit loses its oldest chats, and no more than necessary.
func TestTrim(t *testing.T) {
	ctx := context.Background()
	s, err := Open(filepath.Join(t.TempDir(), "state.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	began := time.Now()
	for n := range 100 {
		s.now = func() time.Time { return began.Add(time.Duration(n) * time.Second) }
		if err := s.Conversations().Save(ctx, fmt.Sprint("chat ", n), "aa", []byte("{}"),
			Event{Seq: 1, Data: bytes.Repeat([]byte("x"), 50_000)}); err != nil {
			t.Fatal(err)
		}
	}
	n, err := s.Conversations().Trim(ctx, 3<<20)
	if err != nil || n < 35 || n > 60 {
		t.Fatalf("%d chats are deleted: %v", n, err)
	}
	if _, err := s.Conversations().Load(ctx, "chat 99"); err != nil {
		t.Errorf("the newest chat: %v", err)
	}
	if _, err := s.Conversations().Load(ctx, "chat 0"); !errors.Is(err, ErrNotFound) {
		t.Errorf("the oldest chat: %v", err)
	}
	if n, err := s.Conversations().Trim(ctx, 3<<20); n != 0 || err != nil {
		t.Errorf("then %d: %v", n, err)
	}
	if _, _, err := s.Spending().Spend(ctx, "2026-01-01 visitor x", 1, 1); err != nil {
		t.Fatal(err)
	}
	s.Spending().Spend(ctx, "2026-01-01", 1, 1)
	if err := s.Spending().Prune(ctx, "2026-01-02"); err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]int{"2026-01-01 visitor x": 0, "2026-01-01": 1} {
		if calls, _, err := s.Spending().Spend(ctx, key, 0, 0); err != nil || calls != want {
			t.Errorf("%s: %d calls, %v", key, calls, err)
		}
	}
}
