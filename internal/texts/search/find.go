package search

import (
	"context"
	"errors"
	"time"

	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// busyWait is how often a search checks whether another process has finished with the index.
const busyWait = 100 * time.Millisecond

// Find refreshes and searches an index. While another process refreshes it, Find searches what is there, or waits if
// there is nothing; busy is called once, with whether it waits.
func (x *Index) Find(ctx context.Context, question string, most int, progress func(done, all int),
	busy func(waits bool)) ([]retrieve.Found, error) {
	for notified := false; ; {
		err := x.Refresh(ctx, progress)
		switch {
		case err == nil:
			return x.Search(ctx, question, most)
		case !errors.Is(err, retrieve.ErrBusy):
			return nil, err
		case x.Len() > 0:
			busy(false)
			return x.Search(ctx, question, most)
		case !notified:
			notified = true
			busy(true)
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(busyWait):
		}
	}
}
