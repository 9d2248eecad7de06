package web

import (
	"context"
	"sync"

	"github.com/ask-surely/surely/internal/contain"
)

// workers are the goroutines a server waits for. Unlike with sync.WaitGroup, new ones may start during the wait, which
// has a time limit. The zero value is ready.
type workers struct {
	mu   sync.Mutex
	n    int
	idle chan struct{} // closed when none is left; nil while nobody waits
}

// Go runs f in a new goroutine.
func (w *workers) Go(what string, f func()) {
	w.mu.Lock()
	w.n++
	w.mu.Unlock()
	go func() {
		defer w.done()
		contain.Run(what, f)
	}()
}

func (w *workers) done() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.n--; w.n == 0 && w.idle != nil {
		close(w.idle)
		w.idle = nil
	}
}

// wait returns the number left when ctx ends, or 0 as soon as none is.
func (w *workers) wait(ctx context.Context) (left int) {
	w.mu.Lock()
	if w.n == 0 {
		w.mu.Unlock()
		return 0
	}
	if w.idle == nil {
		w.idle = make(chan struct{})
	}
	idle := w.idle
	w.mu.Unlock()
	select {
	case <-idle:
		return 0
	case <-ctx.Done():
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.n
}
