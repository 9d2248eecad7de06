package app

import (
	"context"
	"fmt"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// Evaluated is the chat over an evaluation's files, opened one after the other like uploads.
type Evaluated struct {
	*App
	Agent *agent.Agent
	home  string // for derived files; empty: a temporary folder per file
}

// Evaluate makes an App without sources evaluate files with a detector.
func (a *App) Evaluate(d errdetect.Detector, home string) (*Evaluated, error) {
	ag, err := a.Asks(d)
	return &Evaluated{a, ag, home}, err
}

// mostRows is the row limit of the contract.
const mostRows = 1000

// Open opens a file.
func (c *Evaluated) Open(ctx context.Context, path string) (*talk.Source, error) {
	home, done := c.home, func() {}
	if home == "" {
		dir, err := os.MkdirTemp("", "surely-table-*")
		if err != nil {
			return nil, err
		}
		home, done = dir, func() { os.RemoveAll(dir) }
	}
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		done()
		return nil, err
	}
	src := set.Sources[0]
	if err := c.join("", src); err != nil {
		set.Close()
		done()
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	engine := c.sources[""].Engine
	return &talk.Source{Name: src.Name(), Agent: c.Agent, Schema: src.Schema(),
		Run: func(ctx context.Context, statement string) ([]string, [][]any, error) {
			r, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: mostRows})
			if err != nil {
				return nil, nil, err
			}
			return r.Columns, r.Rows, nil
		},
		Close: func() {
			c.part("", src)
			set.Close()
			done()
		}}, nil
}
