package chat

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/contain"
)

// workers counts the goroutines that a server waits for at shutdown. The zero value is ready.
type workers struct{ running atomic.Int64 }

// Go runs f in a new goroutine.
func (w *workers) Go(name string, f func()) {
	w.running.Add(1)
	contain.Go(name, func() {
		defer w.running.Add(-1)
		f()
	})
}

// wait returns 0 as soon as no goroutine is left, or the number left when ctx ends. Unlike with sync.WaitGroup, new
// ones may start meanwhile.
func (w *workers) wait(ctx context.Context) (left int64) {
	for pause := time.NewTicker(5 * time.Millisecond); ; {
		if left = w.running.Load(); left == 0 {
			return 0
		}
		select {
		case <-ctx.Done():
			return left
		case <-pause.C:
		}
	}
}
