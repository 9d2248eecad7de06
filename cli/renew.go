package cli

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// restBetween is the ratio of the pause after describing a source to the time describing took.
const restBetween = 20

// blindly is the number of rounds between descriptions of a source that shows no signs of change.
const blindly = 15

// keepCurrent describes changed sources again, until stop, so that new data is known without a restart. A busy database
// would be described all the time, hence the pauses.
func (a *app) keepCurrent(ctx context.Context, every time.Duration, concurrency int) (stop func()) {
	if every <= 0 {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for _, src := range a.set.Sources {
		working.Go(contain.Func("follow a source", func() { a.follow(ctx, src.Name(), every, concurrency) }))
	}
	return func() {
		cancel()
		working.Wait()
	}
}

func (a *app) follow(ctx context.Context, name string, every time.Duration, concurrency int) {
	wait := every
	for round := 1; ; round++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		wait = every
		start := time.Now()
		var left bool
		err := contain.Do("describe a source", func() error {
			changed, known, err := a.opened(name).Changed(ctx)
			if left = err == nil && !changed && (known || round%blindly != 0); left || err != nil {
				return err
			}
			return a.renew(ctx, name, concurrency)
		})
		if left {
			continue
		}
		if err != nil {
			if ctx.Err() == nil {
				slog.Warn("the description is as old as before", "source", name, "err", err)
			}
			continue
		}
		wait = max(every, restBetween*time.Since(start))
	}
}

// opened is the named source as currently described.
func (a *app) opened(name string) *store.Source {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.set.Source(name)
}

// names are those of the sources that the owner gave.
func (a *app) names() (names []string) {
	a.mu.RLock()
	defer a.mu.RUnlock()
	for _, src := range a.set.Sources {
		names = append(names, src.Name())
	}
	return names
}

// renew describes a source again and switches to the new description.
func (a *app) renew(ctx context.Context, name string, concurrency int) error {
	a.renewing.Lock()
	defer a.renewing.Unlock()
	old := a.opened(name)
	now, err := old.Renewed(ctx)
	if err != nil {
		return err
	}
	return a.replace(old, now, concurrency)
}

// replace switches to a source's new description. Running turns keep the old one, which shares its connections.
func (a *app) replace(old, now *store.Source, concurrency int) error {
	as, err := a.askableOf(now, reader.NewLedger(a.kept), concurrency)
	if err != nil {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	as.ranking.Continue(a.ranked[old])
	first := a.sources[""] == a.sources[old.Name()]
	a.put(old.Name(), now, as)
	if first {
		a.sources[""] = as.source
	}
	delete(a.ranked, old)
	delete(a.engines, old.Schema())
	a.set.Sources[slices.Index(a.set.Sources, old)] = now
	return nil
}

// described is a source's current description.
func (a *app) described(name string) *schema.Database {
	src, err := a.source(name)
	if err != nil {
		return nil
	}
	return src.Schema
}
