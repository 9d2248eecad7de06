package budget

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// UrgentWork counts the work that people wait for, which takes milliseconds. Other work that a visitor causes yields to
// it: statements, downloads, files. The zero value is ready.
type UrgentWork struct{ running atomic.Int64 }

// Begin adds urgent work; End must be called when it is done.
func (u *UrgentWork) Begin() { u.running.Add(1) }

// End undoes Begin.
func (u *UrgentWork) End() { u.running.Add(-1) }

// Work yields for at most maxYield at a time, and then runs for at least minRun, so that it always ends.
const (
	maxYield = 100 * time.Millisecond
	minRun   = 25 * time.Millisecond
	recheck  = 2 * time.Millisecond
)

// yieldState is the state of one piece of work that yields.
type yieldState struct {
	to        *UrgentWork
	mu        sync.Mutex
	runsUntil time.Time // before then, it need not yield
}

type yieldKey struct{}

// YieldingContext returns a context for work that yields to urgent work wherever Yield is called.
func (u *UrgentWork) YieldingContext(ctx context.Context) context.Context {
	return context.WithValue(ctx, yieldKey{}, &yieldState{to: u})
}

// Yields reports whether work in a context yields.
func Yields(ctx context.Context) bool { return ctx.Value(yieldKey{}) != nil }

// Yield yields to urgent work. It is called between the steps of long work, while no lock is held that urgent work
// may need.
func Yield(ctx context.Context) {
	t, ok := ctx.Value(yieldKey{}).(*yieldState)
	if !ok || t.to.running.Load() == 0 {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	began := time.Now()
	if began.Before(t.runsUntil) {
		return
	}
	for t.to.running.Load() > 0 && ctx.Err() == nil {
		if time.Since(began) > maxYield {
			t.runsUntil = time.Now().Add(minRun)
			return
		}
		time.Sleep(recheck)
	}
}

type pausesKey struct{}

// WithPauses returns a context for a query whose caller pauses between rows, for example to read texts; that time does
// not count as the database's.
func WithPauses(ctx context.Context) context.Context {
	return context.WithValue(ctx, pausesKey{}, true)
}

// Pauses reports whether a context comes from WithPauses.
func Pauses(ctx context.Context) bool { return ctx.Value(pausesKey{}) != nil }
