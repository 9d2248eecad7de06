package reader

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"
)

// Lenient wraps optional entries: if verdicts cannot be read or written, questions neither fail nor wait repeatedly,
// and the verdicts are made again.
type Lenient struct {
	in    Entries
	until atomic.Int64 // end of the pause, in nanoseconds
}

// NewLenient wraps entries.
func NewLenient(in Entries) *Lenient { return &Lenient{in: in} }

// pauseAfterFailure is the pause after a failure.
const pauseAfterFailure = 10 * time.Second

// Find returns the known entries.
func (l *Lenient) Find(ctx context.Context, keys ...string) (found map[string][]byte, err error) {
	return found, l.attempt(ctx, "verdicts cannot be looked up", func() error {
		found, err = l.in.Find(ctx, keys...)
		return err
	})
}

// Put stores entries.
func (l *Lenient) Put(ctx context.Context, entries map[string][]byte) error {
	return l.attempt(ctx, "verdicts cannot be kept", func() error { return l.in.Put(ctx, entries) })
}

// attempt fails only if the caller has left.
func (l *Lenient) attempt(ctx context.Context, wrong string, f func() error) error {
	if time.Now().UnixNano() < l.until.Load() {
		return nil
	}
	err := f()
	if err != nil && ctx.Err() == nil {
		l.until.Store(time.Now().Add(pauseAfterFailure).UnixNano())
		slog.Error(wrong+"; they are made again", "err", err)
		return nil
	}
	return err
}
