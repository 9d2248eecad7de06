package app

import (
	"context"
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

// indexing describes an index's progress until it is up to date.
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
	var here []*store.Source
	for _, src := range a.Set.Sources {
		if !inDatabase || src.Schema().Dialect != schema.Postgres {
			here = append(here, src)
		} else if x := search.NewTextIndexes(src, a.rankings[src], a.Vectors); x != nil {
			searchers[src] = Searcher{Search: x.Search}
		}
	}
	indexes, stop := a.IndexTexts(ctx, here, every)
	for src, x := range indexes {
		searchers[src] = Searcher{x.Search, indexing(x)}
	}
	return searchers, stop
}

// ServedSources returns the sources as pages show them.
func (a *App) ServedSources(ag *agent.Agent, ledger *reader.Ledger,
	indexes map[*store.Source]Searcher) (out []*chat.Source) {
	for _, src := range a.Sources() {
		talks := agent.Session{Agent: ag, Source: src.Name(), FindSource: a.Source, Ledger: ledger}
		out = append(out, &chat.Source{Name: src.Name(), Database: src.Schema(), Texts: textsOf(src), Agent: talks,
			Rows: talks.Rows, Current: func() *schema.Database { return a.currentSchema(src.Name()) },
			Search: indexes[src].Search, Indexing: indexes[src].Indexing})
	}
	return out
}

// IndexTexts keeps indexes in memory up to date in the background until stop is called.
func (a *App) IndexTexts(ctx context.Context, sources []*store.Source, every time.Duration) (
	_ map[*store.Source]*search.Index, stop func()) {
	indexes := map[*store.Source]*search.Index{}
	if every <= 0 {
		return indexes, func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for _, src := range sources {
		x := TextIndex(src, a.Words)
		if x == nil {
			continue
		}
		x.Vectors = a.Vectors
		indexes[src] = x
		a.rankings[src].UseIndex(x.ReadyIndex)
		working.Go(contain.Func("index", func() { x.RefreshPeriodically(ctx, every) }))
	}
	return indexes, func() {
		cancel()
		working.Wait()
	}
}
