package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/state"
)

// TestBackup backs up while chats are written, and opens the copy as a state.
func TestBackup(t *testing.T) {
	ctx := t.Context()
	home, other := t.TempDir(), t.TempDir()
	live, err := state.Open(filepath.Join(home, state.FileName))
	if err != nil {
		t.Fatal(err)
	}
	defer live.Close()
	stop, stopped := make(chan struct{}), make(chan error)
	write := func(n int) error {
		return live.Conversations().Save(ctx, fmt.Sprint("chat ", n), "aa", bytes.Repeat([]byte("x"), 2000),
			state.Event{Seq: 1, Data: []byte("{}")})
	}
	for n := range 100 {
		if err := write(n); err != nil {
			t.Fatal(err)
		}
	}
	go func() {
		for n := 100; ; n++ {
			select {
			case <-stop:
				stopped <- nil
				return
			default:
			}
			if err := write(n); err != nil {
				stopped <- err
				return
			}
		}
	}()
	file := filepath.Join(other, state.FileName)
	if status, _, says := once(nil, "backup", "--home", home, file); status != 0 {
		t.Fatal(says)
	}
	close(stop)
	if err := <-stopped; err != nil {
		t.Errorf("a chat could not be written: %v", err)
	}
	if status, _, _ := once(nil, "backup", "--home", home, file); status == 0 {
		t.Error("a backup was overwritten")
	}
	if status, _, _ := once(nil, "backup", "--state", "postgres://localhost/x", filepath.Join(other, "b")); status == 0 {
		t.Error("a database was copied as a file")
	}
	if left, _ := os.ReadDir(other); len(left) != 1 {
		t.Errorf("beside the backup are %v", left)
	}
	copied, err := state.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer copied.Close()
	for n := range 100 {
		events, err := copied.Conversations().After(ctx, fmt.Sprint("chat ", n), 0)
		if err != nil || len(events) != 1 {
			t.Fatalf("chat %d: %v, %v", n, events, err)
		}
	}
}
