package app

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// askerOf parses questions with a source's extracted columns; nil if there are none.
func askerOf(ctx context.Context, src *store.Source) (*discretize.Asker, error) {
	file := src.ColumnsFile()
	if file == "" {
		return nil, nil
	}
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	kept, err := discretize.Open(file)
	if err != nil {
		return nil, err
	}
	defer kept.Close()
	tables, err := kept.All(ctx)
	if err != nil || len(tables) == 0 {
		return nil, err
	}
	return &discretize.Asker{Tables: tables}, nil
}

// guided answers exploratory questions from the columns' statistics.
type guided struct {
	asker  *discretize.Asker
	schema *schema.Database
	engine *suql.Engine
}

func (g guided) Explore(ctx context.Context, question string) (*agent.Guidance, error) {
	domain, aspects, err := g.asker.Explore(ctx, g.schema, question,
		func(ctx context.Context, statement string) ([][]any, error) {
			r, err := g.engine.Run(ctx, statement, suql.RunOptions{NoReading: true})
			if err != nil {
				return nil, err
			}
			return r.Rows, nil
		})
	if err != nil || len(aspects) == 0 {
		return nil, err
	}
	out := &agent.Guidance{About: domain, Rows: aspects[0].All}
	for _, a := range aspects {
		out.Aspects = append(out.Aspects, agent.Aspect{Name: a.Column.Label, Values: a.Text, Said: a.Said})
	}
	return out, nil
}
