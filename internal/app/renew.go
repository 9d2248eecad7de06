package app

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

// pauseRatio is the ratio of the pause after describing a source to the time describing took.
const pauseRatio = 20

// maxRounds is the number of rounds between descriptions of a source that shows no signs of change.
const maxRounds = 15

// KeepCurrent describes changed sources again until stop is called, so that new data is known without a restart. A busy
// database would be described all the time, hence the pauses.
func (a *App) KeepCurrent(ctx context.Context, every time.Duration) (stop func()) {
	if every <= 0 {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for _, src := range a.Sources() {
		working.Go(contain.Func("follow a source", func() { a.follow(ctx, src.Name(), every) }))
	}
	return func() {
		cancel()
		working.Wait()
	}
}

func (a *App) follow(ctx context.Context, name string, every time.Duration) {
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
			changed, known, err := a.currentSource(name).HasChanged(ctx)
			if left = err == nil && !changed && (known || round%maxRounds != 0); left || err != nil {
				return err
			}
			return a.renew(ctx, name)
		})
		if left {
			continue
		}
		if err != nil {
			if ctx.Err() == nil {
				slog.Warn("the description could not be renewed", "source", name, "err", err)
			}
			continue
		}
		wait = max(every, pauseRatio*time.Since(start))
	}
}

// currentSource returns the named source as currently described.
func (a *App) currentSource(name string) *store.Source {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.Set.Source(name)
}

// renew describes a source again and switches to the new description.
func (a *App) renew(ctx context.Context, name string) error {
	a.renewing.Lock()
	defer a.renewing.Unlock()
	old := a.currentSource(name)
	now, err := old.Redescribe(ctx)
	if err != nil {
		return err
	}
	return a.replace(old, now)
}

// replace switches to a source's new description. Running turns keep the old one, which shares its connections.
func (a *App) replace(old, now *store.Source) error {
	as, err := a.askableOf(now, reader.NewLedger(a.Entries))
	if err != nil {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	as.ranking.CopyIndexes(a.rankings[old])
	first := a.sources[""] == a.sources[old.Name()]
	a.put(old.Name(), now, as)
	if first {
		a.sources[""] = as.source
	}
	delete(a.rankings, old)
	delete(a.engines, old.Schema())
	a.Set.Sources[slices.Index(a.Set.Sources, old)] = now
	return nil
}

// currentSchema returns a source's current description.
func (a *App) currentSchema(name string) *schema.Database {
	src, err := a.Source(name)
	if err != nil {
		return nil
	}
	return src.Schema
}
