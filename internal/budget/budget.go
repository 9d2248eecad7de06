// Package budget bounds what one piece of work takes: an import, an answer. A budget is made where the work comes in
// and passed down in its context; whoever is about to hold something of a size that a file, a statement or a visitor
// names draws that size first. Budgets may share another one, which bounds all of them together.
package budget

import (
	"context"
	"fmt"
	"sync"
)

// Budget is a number of bytes. A nil Budget has no bound.
type Budget struct {
	most   int64
	shared *Budget // drawn from as well; nil: none

	mu   sync.Mutex
	used int64
	peak int64 // the most that was used at a time
}

// New returns a budget of its own, or part of a shared one.
func New(most int64, shared *Budget) *Budget { return &Budget{most: most, shared: shared} }

// always is what a budget may hold even where others have taken all that is shared: those who hold little need not wait
// for those who hold much.
const always = 256 << 10

// Spent means that a budget cannot give what was asked for.
type Spent struct {
	Most   int64
	Shared bool // others have taken it: it may be there again soon
}

func (e *Spent) Error() string { return fmt.Sprintf("it needs more than %d MB", max(e.Most>>20, 1)) }

// SQLState returns PostgreSQL's too_many_connections where waiting helps, else its out_of_memory.
func (e *Spent) SQLState() string {
	if e.Shared {
		return "53300"
	}
	return "53200"
}

// Draw takes bytes, or nothing at all.
func (b *Budget) Draw(n int64) error {
	if b == nil {
		return nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if n < 0 || n > b.most-b.used {
		return &Spent{Most: b.most}
	}
	if b.used+n <= always {
		b.shared.take(n)
	} else if err := b.shared.Draw(n); err != nil {
		return &Spent{Most: b.shared.most, Shared: n <= b.shared.most}
	}
	b.used += n
	b.peak = max(b.peak, b.used)
	return nil
}

// take draws bytes whether they are there or not.
func (b *Budget) take(n int64) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.shared.take(n)
	b.used += n
}

// Peak returns the most that was drawn at a time.
func (b *Budget) Peak() int64 {
	if b == nil {
		return 0
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.peak
}

// Return gives bytes back.
func (b *Budget) Return(n int64) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.used -= n
	b.shared.Return(n)
}

// End gives everything back, and returns how much that is; the budget may be drawn from again.
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
