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

// pauseRatio is the ratio of the pause after describing a source to the time that describing it took.
const pauseRatio = 20

// redescribeEvery is the number of rounds after which a source that cannot tell whether it has changed is described
// again.
const redescribeEvery = 15

// KeepCurrent describes changed sources again until stop is called, so that new data is known without a restart. A busy
// database would be described all the time, hence the pauses.
func (a *App) KeepCurrent(ctx context.Context, interval time.Duration) (stop func()) {
	if interval <= 0 {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for _, src := range a.Sources() {
		working.Go(contain.Func("follow a source", func() { a.follow(ctx, src.Name(), interval) }))
	}
	return func() {
		cancel()
		working.Wait()
	}
}

func (a *App) follow(ctx context.Context, name string, interval time.Duration) {
	wait := interval
	for round := 1; ; round++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		wait = interval
		start := time.Now()
		var skipped bool
		err := contain.Do("describe a source", func() error {
			changed, known, err := a.currentSource(name).HasChanged(ctx)
			if skipped = err == nil && !changed && (known || round%redescribeEvery != 0); skipped || err != nil {
				return err
			}
			return a.refresh(ctx, name)
		})
		if skipped {
			continue
		}
		if err != nil {
			if ctx.Err() == nil {
				slog.Warn("the description could not be refreshed", "source", name, "err", err)
			}
			continue
		}
		wait = max(interval, pauseRatio*time.Since(start))
	}
}

// currentSource returns the named source as currently described.
func (a *App) currentSource(name string) *store.Source {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.Set.Source(name)
}

// refresh describes a source again and switches to the new description.
func (a *App) refresh(ctx context.Context, name string) error {
	a.refreshing.Lock()
	defer a.refreshing.Unlock()
	old := a.currentSource(name)
	updated, err := old.Redescribe(ctx)
	if err != nil {
		return err
	}
	return a.replace(old, updated)
}

// replace switches to a source's new description. Running turns keep the old one, which shares its connections.
func (a *App) replace(old, updated *store.Source) error {
	as, err := a.askableOf(updated, reader.NewLedger(a.Entries))
	if err != nil {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	as.ranking.CopyIndexes(a.rankings[old])
	first := a.sources[""] == a.sources[old.Name()]
	a.put(old.Name(), updated, as)
	if first {
		a.sources[""] = as.source
	}
	delete(a.rankings, old)
	delete(a.engines, old.Schema())
	a.Set.Sources[slices.Index(a.Set.Sources, old)] = updated
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
