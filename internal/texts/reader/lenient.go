package reader

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"
)

// Lenient wraps entries so that their failures do not matter: if verdicts cannot be read or written, the reader decides
// again, and the entries are not used for a while.
type Lenient struct {
	entries     Entries
	pausedUntil atomic.Int64 // end of the pause, in nanoseconds
}

// NewLenient wraps entries.
func NewLenient(in Entries) *Lenient { return &Lenient{entries: in} }

// pauseAfterFailure is the pause after a failure.
const pauseAfterFailure = 10 * time.Second

// Find returns the stored entries.
func (l *Lenient) Find(ctx context.Context, keys ...string) (found map[string][]byte, err error) {
	return found, l.attempt(ctx, "verdicts cannot be looked up", func() error {
		found, err = l.entries.Find(ctx, keys...)
		return err
	})
}

// Put stores entries.
func (l *Lenient) Put(ctx context.Context, entries map[string][]byte) error {
	return l.attempt(ctx, "verdicts cannot be stored", func() error { return l.entries.Put(ctx, entries) })
}

// attempt calls f, unless it is paused after a failure. It returns an error only if ctx has ended.
func (l *Lenient) attempt(ctx context.Context, problem string, f func() error) error {
	if time.Now().UnixNano() < l.pausedUntil.Load() {
		return nil
	}
	err := f()
	if err != nil && ctx.Err() == nil {
		l.pausedUntil.Store(time.Now().Add(pauseAfterFailure).UnixNano())
		slog.Error(problem+"; they will be decided again", "err", err)
		return nil
	}
	return err
}
