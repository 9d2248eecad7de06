package store

import (
	"context"
	"errors"
	"sync"
)

// pool lends connections, up to its number of slots. It replaces database/sql because a cursor needs the driver's
// connection until it is closed.
type pool struct {
	open  func() (*sqliteConn, error)
	slots chan struct{}

	mu     sync.Mutex
	idle   []*sqliteConn
	closed bool
}

var errClosed = errors.New("the source is closed")

// take returns a connection, waiting for a free slot.
func (p *pool) take(ctx context.Context) (c *sqliteConn, err error) {
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	p.mu.Lock()
	n := len(p.idle)
	switch {
	case p.closed:
		err = errClosed
	case n > 0:
		c, p.idle = p.idle[n-1], p.idle[:n-1]
	}
	p.mu.Unlock()
	if c == nil && err == nil {
		c, err = p.open()
	}
	if err != nil {
		<-p.slots
	}
	return c, err
}

// put takes a connection back, and closes it if it is stale.
func (p *pool) put(c *sqliteConn, stale bool) {
	p.mu.Lock()
	keep := !stale && !p.closed
	if keep {
		p.idle = append(p.idle, c)
	}
	p.mu.Unlock()
	if !keep {
		c.Close()
	}
	<-p.slots
}

// close closes the idle connections; lent ones are closed when they come back.
func (p *pool) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.idle {
		c.Close()
	}
	p.idle, p.closed = nil, true
}
