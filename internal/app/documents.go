package app

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web"
)

// texts answers from a source's documents.
type texts struct{ *dual.Source }

// newTexts is nil for a source without documents.
func newTexts(src *store.Source, engine *suql.Engine, r verdict.Reader) agent.Texts {
	of := dual.NewSource(dual.With{Source: src, Engine: engine, Reader: r,
		Parser: func() (parse.Parser, error) { return NewParser() },
		Prober: func() parse.Prober { return probe.New(looker(engine)) }})
	if of == nil {
		return nil // a nil interface, not one holding nil texts
	}
	return texts{of}
}

// Weigh returns a document's best answer.
func (t texts) Weigh(ctx context.Context, question string) (*agent.TextAnswer, error) {
	best, err := t.Source.Weigh(ctx, question)
	return (*agent.TextAnswer)(best), err
}

// textsOf describes a source's documents.
func textsOf(src *store.Source) (out []web.Text) {
	files := src.Documents()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		out = append(out, web.NewText(name, files[name]))
	}
	return out
}

// documentOf opens a source's documents by name.
func documentOf(src *store.Source) suql.Document {
	return func(name string) ([]string, error) {
		if text, ok := src.Documents()[name]; ok {
			return []string{text}, nil
		}
		return nil, fmt.Errorf("there is no document %q", name)
	}
}
