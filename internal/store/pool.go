package store

import (
	"context"
	"errors"
	"sync"
)

// pool lends connections, at most as many as it has slots. It replaces database/sql because cursors need the driver's
// own connection for their whole life.
type pool[T any] struct {
	open  func(ctx context.Context) (T, error)
	close func(T)
	slots chan struct{}

	mu     sync.Mutex
	idle   []T
	closed bool
}

func newPool[T any](size int, open func(context.Context) (T, error), close func(T)) *pool[T] {
	return &pool[T]{open: open, close: close, slots: make(chan struct{}, size)}
}

var errClosed = errors.New("the source is closed")

// take returns a connection, waiting for a free slot.
func (p *pool[T]) take(ctx context.Context) (T, error) {
	var none T
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return none, ctx.Err()
	}
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		<-p.slots
		return none, errClosed
	}
	if n := len(p.idle); n > 0 {
		c := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return c, nil
	}
	p.mu.Unlock()
	c, err := p.open(ctx)
	if err != nil {
		<-p.slots
	}
	return c, err
}

// put takes a connection back; a broken one is closed.
func (p *pool[T]) put(c T, broken bool) {
	p.mu.Lock()
	keep := !broken && !p.closed
	if keep {
		p.idle = append(p.idle, c)
	}
	p.mu.Unlock()
	if !keep {
		p.close(c)
	}
	<-p.slots
}

// shut closes the idle connections; lent ones are closed when they come back.
func (p *pool[T]) shut() {
	p.mu.Lock()
	idle := p.idle
	p.idle, p.closed = nil, true
	p.mu.Unlock()
	for _, c := range idle {
		p.close(c)
	}
}
