// Package contain keeps a panic in one piece of work from ending the process. Every goroutine of a program that serves
// starts through it, and every boundary behind which others go on has its work run by Do. A panic is logged once, with
// its stack and an id that whoever was working is told.
package contain

import (
	"crypto/rand"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
)

// Panic is a panic as an error. ID names it in the log.
type Panic struct {
	ID    string
	Value any
}

// Error tells the id and what went wrong; people are told the id alone.
func (p *Panic) Error() string { return fmt.Sprintf("panic %s: %v", p.ID, p.Value) }

// caught logs a panic, unless it was caught before on its way here.
func caught(what string, value any) *Panic {
	if p, ok := value.(*Panic); ok {
		return p
	}
	p := &Panic{ID: rand.Text()[:8], Value: value}
	slog.Error("panic", "id", p.ID, "in", what, "err", fmt.Sprint(value), "stack", string(debug.Stack()))
	return p
}

// Do runs f; a panic in it becomes a *Panic as its error.
func Do(what string, f func() error) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = caught(what, value)
		}
	}()
	return f()
}

// Run runs f; a panic in it is logged, and that is all.
func Run(what string, f func()) {
	_ = Do(what, func() error { f(); return nil })
}

// Go runs f in a goroutine of its own.
func Go(what string, f func()) { go Run(what, f) }

// Func returns f contained, for whatever starts goroutines by itself.
func Func(what string, f func()) func() { return func() { Run(what, f) } }

// Err returns f contained, for an errgroup.
func Err(what string, f func() error) func() error { return func() error { return Do(what, f) } }

// Group runs parts of one piece of work at the same time. The zero value is ready.
type Group struct {
	working sync.WaitGroup
	mu      sync.Mutex
	first   *Panic
}

// Go runs a part.
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

// Wait returns when all parts have ended. Where one has panicked it panics itself: the work as a whole has failed, and
// what contains that decides what goes on.
func (g *Group) Wait() {
	g.working.Wait()
	if g.first != nil {
		panic(g.first)
	}
}
