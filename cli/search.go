package cli

import (
	"context"
	"fmt"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// searchCommand finds passages of the data's texts, without SQL or verdicts.
type searchCommand struct {
	K        int      `name:"k" default:"10" help:"Maximum number of passages."`
	Question []string `arg:"" help:"What to search for."`
}

func (c *searchCommand) Run(ctx context.Context, g *globals, s streams) error {
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	defer set.Close()
	client, err := g.endpoint(nil, s)
	if err != nil {
		return err
	}
	found, err := c.find(ctx, g, s, set, client, strings.Join(c.Question, " "))
	if err != nil {
		return err
	}
	if g.JSON {
		return printJSON(s.out, map[string]any{"found": found})
	}
	for _, f := range found {
		fmt.Fprintf(s.out, "%.2f  %s\n      %s\n", f.Score, f.Text, f.Key)
	}
	return nil
}

// find searches all sources.
func (c *searchCommand) find(ctx context.Context, g *globals, s streams, set *store.Set, client *llm.Client,
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
	return found[:min(c.K, len(found))], nil
}

// worthTelling is the number of rows from which progress is reported.
const worthTelling = 5000

// source refreshes and searches a source's index.
func (c *searchCommand) source(ctx context.Context, x *search.Index, name, question string,
	s streams) ([]retrieve.Found, error) {
	shown := newProgress(s.err)
	defer shown.clear()
	return x.Find(ctx, question, max(c.K, retrieve.Considered), func(done, all int) {
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
