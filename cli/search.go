package cli

import (
	"context"
	"fmt"
	"sort"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// passages finds passages of the data's texts, without SQL or verdicts.
type passages struct {
	most int
}

// find searches all sources.
func (c passages) find(ctx context.Context, g *globals, s streams, set *store.Set, client *llm.Client,
	question string) ([]retrieve.Found, error) {
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	kept := g.keptEntries(s)
	defer kept.Close()
	vectors := vectorsOf(client, kept)
	found := []retrieve.Found{}
	for _, src := range set.Sources {
		x := app.TextIndex(src, home, func() (*lexicon.Lexicon, error) { return g.lexicon(s) })
		if x == nil {
			continue
		}
		some, err := c.source(ctx, x, src.Name(), question, s)
		x.Close()
		if err != nil {
			return nil, fmt.Errorf("search %s: %w", src.Name(), err)
		}
		found = append(found, some...)
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].Score > found[j].Score })
	found = search.Ordered(ctx, vectors, question, found, func(err error) {
		fmt.Fprintf(s.err, "ordered without vectors: %v\n",
			err)
	})
	return found[:min(c.most, len(found))], nil
}

// worthTelling is the number of rows from which progress is reported.
const worthTelling = 5000

// source refreshes and searches a source's index.
func (c passages) source(ctx context.Context, x *search.Index, name, question string,
	s streams) ([]retrieve.Found, error) {
	shown := newProgress(s.err)
	defer shown.clear()
	return x.Find(ctx, question, max(c.most, retrieve.Considered), func(done, all int) {
		if all > worthTelling {
			shown.line("index %s: %d of %d rows", name, done, all)
		}
	}, func(waits bool) {
		shown.clear()
		so := "new rows may be missing"
		if waits {
			so = "waiting for it"
		}
		fmt.Fprintf(s.err, "%s is being indexed by another process: %s\n", name, so)
	})
}

// vectorsOf returns the configured embedding model, or nil.
func vectorsOf(client *llm.Client, kept *app.KeptEntries) *retrieve.Vectors {
	if client == nil || client.Embedding() == "" {
		return nil
	}
	return &retrieve.Vectors{Name: client.Embedding(), Embed: client.Embed, Kept: kept}
}
