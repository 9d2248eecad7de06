package web

import (
	"context"
	"errors"
	"sync"
)

// gate lets so many turns run at a time and has a bounded number wait, each told its place in the queue.
type gate struct {
	mu      sync.Mutex
	free    int
	room    int
	waiting []*ticket
}

type ticket struct {
	ready chan struct{}
	tell  func(position int)
}

// errFull refuses a turn because too many wait already.
var errFull = errors.New("too many people are asking right now")

func newGate(running, waiting int) *gate { return &gate{free: running, room: waiting} }

// enter returns when the turn may run; the caller must leave afterwards. tell is called with the number of turns
// ahead, each time it changes.
func (g *gate) enter(ctx context.Context, tell func(position int)) error {
	g.mu.Lock()
	if g.free > 0 {
		g.free--
		g.mu.Unlock()
		return nil
	}
	if len(g.waiting) >= g.room {
		g.mu.Unlock()
		return errFull
	}
	t := &ticket{make(chan struct{}), tell}
	g.waiting = append(g.waiting, t)
	position := len(g.waiting)
	g.mu.Unlock()
	tell(position)
	select {
	case <-t.ready:
		return nil
	case <-ctx.Done():
		if !g.withdraw(t) {
			g.leave() // it was let in at the same moment
		}
		return context.Cause(ctx)
	}
}

// withdraw takes a ticket out of the queue and reports whether it was still there.
func (g *gate) withdraw(t *ticket) bool {
	g.mu.Lock()
	at := -1
	for i, w := range g.waiting {
		if w == t {
			at = i
		}
	}
	if at < 0 {
		g.mu.Unlock()
		return false
	}
	g.waiting = append(g.waiting[:at:at], g.waiting[at+1:]...)
	behind := append([]*ticket(nil), g.waiting[at:]...)
	g.mu.Unlock()
	for i, w := range behind {
		w.tell(at + i + 1)
	}
	return true
}

// leave lets the next turn in.
func (g *gate) leave() {
	g.mu.Lock()
	if len(g.waiting) == 0 {
		g.free++
		g.mu.Unlock()
		return
	}
	next := g.waiting[0]
	g.waiting = append([]*ticket(nil), g.waiting[1:]...)
	behind := g.waiting
	g.mu.Unlock()
	close(next.ready)
	for i, w := range behind {
		w.tell(i + 1)
	}
}

// queued returns how many turns wait.
func (g *gate) queued() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.waiting)
}
