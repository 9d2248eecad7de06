package app

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/web/chat"
)

// TextIndex returns a source's empty text index; nil if it has no texts.
func TextIndex(src *store.Source, words func() (*lexicon.Lexicon, error)) *search.Index {
	return search.NewIndex(src, sync.OnceValues(words))
}

// Searcher finds passages in a source's texts; Indexing reports the progress of its index, or is nil.
type Searcher struct {
	Search   func(ctx context.Context, question string, n int) ([]chat.Passage, error)
	Indexing func() *chat.Indexing
}

// indexing returns a function that reports an index's progress, or nil once the index is up to date.
func indexing(x *search.Index) func() *chat.Indexing {
	return func() *chat.Indexing {
		done, all, ready := x.Progress()
		if ready {
			return nil
		}
		return &chat.Indexing{Done: done, All: all}
	}
}

// Index makes the sources' texts searchable until stop is called: with PostgreSQL's own indexes if inDatabase is set,
// else with indexes in memory, refreshed periodically.
func (a *App) Index(ctx context.Context, inDatabase bool, every time.Duration) (_ map[*store.Source]Searcher,
	stop func()) {
	searchers := map[*store.Source]Searcher{}
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for _, src := range a.Set.Sources {
		if inDatabase && src.Schema().Dialect == schema.Postgres {
			if x := search.NewTextIndexes(src, a.rankings[src], a.Vectors); x != nil {
				searchers[src] = Searcher{Search: x.Search}
			}
			continue
		}
		x := TextIndex(src, a.Lexicon)
		if x == nil || every <= 0 {
			continue
		}
		x.Vectors = a.Vectors
		searchers[src] = Searcher{x.Search, indexing(x)}
		a.rankings[src].UseIndex(x.ReadyIndex)
		working.Go(contain.Func("index", func() { x.RefreshPeriodically(ctx, every) }))
	}
	return searchers, func() {
		cancel()
		working.Wait()
	}
}

// ServedSources returns the sources as pages show them.
func (a *App) ServedSources(ag *agent.Agent, ledger *reader.Ledger,
	indexes map[*store.Source]Searcher) (out []*chat.Source) {
	for _, src := range a.Sources() {
		served := a.served(ag, src.Name(), src.Name(), src, ledger)
		served.Settle = func(ctx context.Context, answers map[string]string, by string) error {
			return a.settle(ctx, src.Name(), answers, by)
		}
		served.Texts, served.Search, served.Indexing = textsOf(src), indexes[src].Search, indexes[src].Indexing
		out = append(out, served)
	}
	return out
}

// served returns a source as pages show it, under a name. agentName is the name by which the agent knows it.
func (a *App) served(ag *agent.Agent, name, agentName string, src *store.Source, ledger *reader.Ledger) *chat.Source {
	session := agent.Session{Agent: ag, Source: agentName, Ledger: ledger}
	return &chat.Source{Name: name, Database: src.Schema(), Agent: session, Rows: session.Rows,
		Current: func() *schema.Database { return a.currentSchema(agentName) }}
}

// pauseRatio is the ratio of the pause after describing a source to the time that describing it took.
const pauseRatio = 20

// redescribeEvery is the number of rounds after which a source that cannot tell whether it has changed is described
// again.
const redescribeEvery = 15

// KeepCurrent describes changed sources again until stop is called, so that new data is known without a restart. The
// pauses keep a busy database from being described all the time.
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
		err := contain.Do("describe a source", func() error {
			changed, known, err := a.currentSource(name).HasChanged(ctx)
			if err != nil || !changed && (known || round%redescribeEvery != 0) {
				return err
			}
			defer func() { wait = max(interval, pauseRatio*time.Since(start)) }()
			return a.refresh(ctx, name)
		})
		if err != nil && ctx.Err() == nil {
			slog.Warn("the description could not be refreshed", "source", name, "err", err)
		}
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

// settle keeps what the owner chose about the doubts of a source, and switches to the description that follows.
func (a *App) settle(ctx context.Context, name string, answers map[string]string, by string) error {
	err := func() error {
		a.refreshing.Lock()
		defer a.refreshing.Unlock()
		return a.currentSource(name).Settle(answers, by)
	}()
	if err != nil {
		return err
	}
	return a.refresh(ctx, name)
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
