package state

import (
	"context"
	"database/sql"
	"sync"

	"github.com/ask-surely/surely/internal/contain"
)

// together commits what several callers write at a time in one transaction, in the order in which they came: a slow
// disk is waited for once, and nobody is passed over. Waiting for the one connection that writes would do neither,
// since database/sql gives it to any of those who wait, and a call has five seconds.
type together struct {
	mu      sync.Mutex
	waiting []*writing
	busy    bool // a goroutine commits them
}

type writing struct {
	change func(context.Context, *sql.Tx) error
	wrong  error
	done   chan error
}

// commit makes a change, together with those of others. It is made only once the disk has it, and may still be made
// if the caller's time is up before.
func (s *Store) commit(ctx context.Context, change func(context.Context, *sql.Tx) error) error {
	if s.path == "" {
		return s.inside(ctx, func(tx *sql.Tx) error { return change(ctx, tx) })
	}
	ctx, cancel := s.bounded(ctx)
	defer cancel()
	w := &writing{change: change, done: make(chan error, 1)}
	t := &s.together
	t.mu.Lock()
	t.waiting = append(t.waiting, w)
	if !t.busy {
		t.busy = true
		contain.Go("store", s.commitWaiting)
	}
	t.mu.Unlock()
	select {
	case err := <-w.done:
		return err
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// commitWaiting commits what waits until nothing does.
func (s *Store) commitWaiting() {
	t := &s.together
	for {
		t.mu.Lock()
		batch := t.waiting
		t.waiting, t.busy = nil, len(batch) > 0
		t.mu.Unlock()
		if len(batch) == 0 {
			return
		}
		err := contain.Do("store", func() error { return s.commitAll(batch) })
		for _, w := range batch {
			if err != nil {
				w.wrong = err
			}
			w.done <- w.wrong
		}
	}
}

// commitAll makes changes in one transaction. One that fails is left out.
func (s *Store) commitAll(batch []*writing) error {
	ctx, cancel := s.bounded(context.Background())
	defer cancel()
	return s.inside(ctx, func(tx *sql.Tx) error {
		for _, w := range batch {
			if _, err := tx.ExecContext(ctx, "SAVEPOINT one"); err != nil {
				return err
			}
			after := "RELEASE one"
			if w.wrong = w.change(ctx, tx); Damaged(w.wrong) || s.again(w.wrong) {
				return w.wrong
			} else if w.wrong != nil {
				after = "ROLLBACK TO one; RELEASE one"
			}
			if _, err := tx.ExecContext(ctx, after); err != nil {
				return err
			}
		}
		return nil
	})
}
