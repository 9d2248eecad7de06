package state

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// Chats that wait for a busy disk are stored together, once, except what cannot be; without that each would wait for
// all the others.
func TestStoredTogether(t *testing.T) {
	at := filepath.Join(t.TempDir(), "state.sqlite")
	s := open(t, at)
	s.erase(t.Context()) // begin with an empty log
	release := held(t, at)
	var saving sync.WaitGroup
	wrong := make([]error, 100)
	save := func(i int) {
		saving.Go(func() {
			wrong[i] = s.Conversations().Save(context.Background(), fmt.Sprint(i), "secret", nil, Event{1, []byte("x")})
		})
	}
	save(0) // begins a transaction, which the disk holds up
	await(t, s, 0)
	for i := range wrong[1:] {
		save(i + 1)
	}
	astray := make(chan error, 1)
	saving.Go(func() { astray <- s.Conversations().Append(context.Background(), "none", Event{1, []byte("x")}) })
	await(t, s, len(wrong))
	release()
	saving.Wait()
	if err := <-astray; err == nil {
		t.Error("events of an unknown chat are stored")
	}
	for i, err := range wrong {
		events, lost := s.Conversations().After(t.Context(), fmt.Sprint(i), 0)
		if err != nil || lost != nil || len(events) != 1 {
			t.Errorf("chat %d: %v, %v, %d events", i, err, lost, len(events))
		}
	}
	if log, err := os.Stat(at + "-wal"); err != nil || log.Size() > 200<<10 {
		t.Errorf("the log of 101 changes: %v bytes, %v", log.Size(), err)
	}
}

// await waits until a number of changes wait behind one that is being committed.
func await(t *testing.T, s *Store, n int) {
	t.Helper()
	for range 400 {
		s.batcher.mu.Lock()
		ready := s.batcher.busy && len(s.batcher.waiting) == n
		s.batcher.mu.Unlock()
		if ready {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("%d changes never waited", n)
}
