package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

type suqlCommand struct {
	Explain bool `help:"Show the plan instead of running it."`
	MaxRows int  `help:"Maximum number of rows; 0: all." default:"1000"`
	formatFlag
	todayFlag
	Query string `arg:"" help:"The statement."`
}

// Run runs a statement, or explains it. An interrupt prints what is certain so far.
func (c *suqlCommand) Run(ctx context.Context, g *globals, s streams) error {
	engine, closeAll, err := g.engine(ctx, s, c.clock())
	if err != nil {
		return err
	}
	defer closeAll()
	if c.Explain {
		plan, err := engine.Explain(ctx, c.Query)
		if err != nil {
			return err
		}
		if g.JSON {
			return printJSON(s.out, map[string]string{"plan": plan})
		}
		_, err = io.WriteString(s.out, plan)
		return err
	}
	shown := newProgress(s.err)
	result, err := engine.Run(ctx, c.Query, suql.RunOptions{MaxRows: c.MaxRows, Progress: shown.show})
	shown.clear()
	if err != nil {
		return err
	}
	if g.JSON {
		return printJSON(s.out, result)
	}
	if c.Format != "text" {
		return printCSV(s.out, result)
	}
	return printResult(s.out, result, nil)
}

// engine opens the first source for statements only, with the verdicts in --home.
func (g *globals) engine(ctx context.Context, s streams, now func() time.Time) (*suql.Engine, func(), error) {
	documents, sources := splitDocuments(g.Data)
	rest := *g
	rest.Data = sources
	set, err := rest.open(ctx, s)
	if err != nil {
		return nil, nil, err
	}
	kept := g.keptEntries(s)
	closeAll := func() { kept.Close(); set.Close() }
	client, err := g.endpoint(nil, s)
	var decides verdict.Reader
	if err == nil {
		decides, err = rest.readerOver(client, kept, s)
	}
	if err != nil {
		closeAll()
		return nil, nil, err
	}
	src := set.Sources[0]
	return suql.New(suql.Options{Source: app.RowsOf(src), Schema: src.Schema(), Reader: decides,
		Ledger: reader.NewLedger(kept), Ranker: search.NewRanking(func() (*lexicon.Lexicon, error) { return g.lexicon(s) }),
		Linker: discretize.Linker{}, Concurrency: g.Concurrency, Document: openDocument(documents), Now: now}), closeAll, nil
}

// splitDocuments separates documents in --data from sources of rows.
func splitDocuments(data []string) (documents, sources []string) {
	for _, d := range data {
		switch strings.ToLower(filepath.Ext(d)) {
		case ".txt", ".md", ".text":
			documents = append(documents, d)
		default:
			sources = append(sources, d)
		}
	}
	return documents, sources
}

// openDocument returns a function that opens documents by file name, and no other files.
func openDocument(documents []string) suql.Document {
	return func(name string) ([]string, error) {
		for _, d := range documents {
			if d == name || filepath.Base(d) == name {
				text, err := os.ReadFile(d)
				if err != nil {
					return nil, err
				}
				return []string{string(text)}, nil
			}
		}
		return nil, fmt.Errorf("no document %q: give it with --data", name)
	}
}
