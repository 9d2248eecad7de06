// Package contain keeps a panic in one piece of work from crashing the process. A server starts every goroutine through
// it, and uses Do for every unit of work whose failure must not affect others. A panic is logged once, with its stack
// and an id that the affected user is shown.
package contain

import (
	"crypto/rand"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
)

// Panic is a panic turned into an error. ID identifies it in the log.
type Panic struct {
	ID    string
	Value any
}

// Error includes the id and the cause; users are shown only the id.
func (p *Panic) Error() string { return fmt.Sprintf("panic %s: %v", p.ID, p.Value) }

// logPanic logs a panic, unless an inner call already has.
func logPanic(what string, value any) *Panic {
	if p, ok := value.(*Panic); ok {
		return p
	}
	p := &Panic{ID: rand.Text()[:8], Value: value}
	slog.Error("panic", "id", p.ID, "in", what, "err", fmt.Sprint(value), "stack", string(debug.Stack()))
	return p
}

// Do runs f and returns a panic in it as a *Panic.
func Do(what string, f func() error) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = logPanic(what, value)
		}
	}()
	return f()
}

// Run runs f and logs a panic in it.
func Run(what string, f func()) {
	_ = Do(what, func() error { f(); return nil })
}

// Go runs f in a goroutine of its own.
func Go(what string, f func()) { go Run(what, f) }

// Func wraps f for callers that start goroutines themselves.
func Func(what string, f func()) func() { return func() { Run(what, f) } }

// Err wraps f for an errgroup.
func Err(what string, f func() error) func() error { return func() error { return Do(what, f) } }

// Group runs parts of one piece of work concurrently. The zero value is ready.
type Group struct {
	working sync.WaitGroup
	mu      sync.Mutex
	first   *Panic
}

// Go runs a part concurrently.
func (g *Group) Go(f func()) {
	g.working.Go(func() {
		err := Do("a part of work", func() error { f(); return nil })
		if p, ok := err.(*Panic); ok {
			g.mu.Lock()
			defer g.mu.Unlock()
			if g.first == nil {
				g.first = p
			}
		}
	})
}

// Wait returns when all parts have ended. If one panicked, Wait panics too: the work as a whole failed, and whatever
// contains it decides how to continue.
func (g *Group) Wait() {
	g.working.Wait()
	if g.first != nil {
		panic(g.first)
	}
}
