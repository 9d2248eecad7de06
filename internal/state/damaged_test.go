package state

import (
	"context"
	"math/rand"
	"os"
	"path/filepath"
	"testing"
)

// spoil overwrites every page of a file but the first, whose header is what opening a file reads.
func spoil(t *testing.T, path string) {
	t.Helper()
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		t.Fatal(err)
	}
	junk := make([]byte, info.Size()-4096)
	rand.New(rand.NewSource(1)).Read(junk)
	if _, err := f.WriteAt(junk, 4096); err != nil {
		t.Fatal(err)
	}
}

// A state with damaged pages is noticed when it is opened, not when something is lost in it.
func TestDamagedPages(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.sqlite")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Conversations().Save(context.Background(), "a", "secret", []byte("one")); err != nil {
		t.Fatal(err)
	}
	s.Close()
	spoil(t, path)
	if s, err = Open(path); err == nil {
		s.Close()
	}
	if !Damaged(err) {
		t.Errorf("%v: a damaged state is used", err)
	}
}

// A state that turns out to be damaged while in use is set aside, and what is acknowledged from then on is stored.
func TestDamagedInUse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.sqlite")
	s := open(t, path)
	ctx := context.Background()
	if err := s.Conversations().Save(ctx, "a", "secret", []byte("one"), Event{1, []byte("x")}); err != nil {
		t.Fatal(err)
	}
	s.erase(ctx) // everything is in the file now, and not in its log
	spoil(t, path)
	for _, db := range []interface{ SetMaxIdleConns(int) }{s.read, s.write} { // forget cached pages
		db.SetMaxIdleConns(0)
		db.SetMaxIdleConns(2)
	}
	if err := s.Conversations().Save(ctx, "b", "secret", []byte("two"), Event{1, []byte("y")}); err != nil {
		t.Fatal(err)
	}
	if err := s.Ping(ctx); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(s.Replaced()); err != nil {
		t.Errorf("the damaged file: %v", err)
	}
	again := open(t, path)
	if c, err := again.Conversations().Load(ctx, "b"); err != nil || string(c.Data) != "two" {
		t.Errorf("%v, %v: it was acknowledged", c, err)
	}
}
