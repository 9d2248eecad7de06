// Package budget bounds the memory of one piece of work, such as an import or an answer. A budget is made where the
// work arrives and passed down in its context; code that is about to hold something whose size a file, a statement or a
// visitor determines draws that size first. Several budgets may draw on a shared one, which bounds them all together.
package budget

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

// Budget is a number of bytes. A nil Budget has no bound.
type Budget struct {
	limit  int64
	shared *Budget // also drawn from; nil: none

	mu   sync.Mutex
	used int64
}

// New returns a budget of limit bytes, which also draws on a shared one unless that is nil.
func New(limit int64, shared *Budget) *Budget { return &Budget{limit: limit, shared: shared} }

// guaranteedBytes is what a budget may hold even if others have used up the shared one, so that small jobs do not wait
// for large ones.
const guaranteedBytes = 256 << 10

// ExceededError means that a budget cannot give what was asked for.
type ExceededError struct {
	Most   int64
	Shared bool // others have taken it, so it may be available again soon
}

func (e *ExceededError) Error() string {
	return fmt.Sprintf("it needs more than %d MB", max(e.Most>>20, 1))
}

// SQLState returns PostgreSQL's too_many_connections if waiting may help, else its out_of_memory.
func (e *ExceededError) SQLState() string {
	if e.Shared {
		return "53300"
	}
	return "53200"
}

// Draw takes n bytes, or returns an error and takes none.
func (b *Budget) Draw(n int64) error {
	if b == nil {
		return nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if n < 0 || n > b.limit-b.used {
		return &ExceededError{Most: b.limit}
	}
	if b.used+n <= guaranteedBytes {
		b.shared.take(n)
	} else if err := b.shared.Draw(n); err != nil {
		return &ExceededError{Most: b.shared.limit, Shared: n <= b.shared.limit}
	}
	b.used += n
	return nil
}

// take draws bytes whether they are available or not.
func (b *Budget) take(n int64) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.shared.take(n)
	b.used += n
}

// Return gives n bytes back.
func (b *Budget) Return(n int64) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.used -= n
	b.shared.Return(n)
}

// End returns everything drawn, and reports how much that was; the budget may be used again.
func (b *Budget) End() (held int64) {
	if b == nil {
		return 0
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	held, b.used = b.used, 0
	b.shared.Return(held)
	return held
}

type key struct{}

// With returns a context for work within a budget.
func With(ctx context.Context, b *Budget) context.Context { return context.WithValue(ctx, key{}, b) }

// From returns the budget of a context; nil: none.
func From(ctx context.Context) *Budget {
	b, _ := ctx.Value(key{}).(*Budget)
	return b
}

// UrgentWork counts running work that takes milliseconds and that people are waiting for. Slower work that visitors
// cause yields to it: statements, downloads, files. The zero value is ready.
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
