package state

import (
	"context"
	"database/sql"
	"sync"

	"github.com/ask-surely/surely/internal/contain"
)

// batcher commits what several callers write at the same time in one transaction, in order of arrival, so that they
// wait for a slow disk only once, and every caller gets its turn. If each waited for the only writing connection, some
// might wait longer than the five seconds of a call, since database/sql gives it to any of those waiting.
type batcher struct {
	mu      sync.Mutex
	waiting []*pendingChange
	busy    bool // a goroutine is committing
}

type pendingChange struct {
	change  func(context.Context, *sql.Tx) error
	failure error
	done    chan error
}

// commit makes a change, together with those of others. It returns once the change is on disk; if the caller's time
// runs out first, the change may still be made.
func (s *Store) commit(ctx context.Context, change func(context.Context, *sql.Tx) error) error {
	if s.path == "" {
		return s.inTx(ctx, func(tx *sql.Tx) error { return change(ctx, tx) })
	}
	ctx, cancel := s.callContext(ctx)
	defer cancel()
	w := &pendingChange{change: change, done: make(chan error, 1)}
	t := &s.batcher
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

// commitWaiting commits until nothing is waiting.
func (s *Store) commitWaiting() {
	t := &s.batcher
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
				w.failure = err
			}
			w.done <- w.failure
		}
	}
}

// commitAll makes changes in one transaction, leaving out those that fail.
func (s *Store) commitAll(batch []*pendingChange) error {
	ctx, cancel := s.callContext(context.Background())
	defer cancel()
	return s.inTx(ctx, func(tx *sql.Tx) error {
		for _, w := range batch {
			if _, err := tx.ExecContext(ctx, "SAVEPOINT one"); err != nil {
				return err
			}
			after := "RELEASE one"
			if w.failure = w.change(ctx, tx); Damaged(w.failure) || s.retryable(w.failure) {
				return w.failure
			} else if w.failure != nil {
				after = "ROLLBACK TO one; RELEASE one"
			}
			if _, err := tx.ExecContext(ctx, after); err != nil {
				return err
			}
		}
		return nil
	})
}
