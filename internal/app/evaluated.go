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

// Evaluated is the chat over files that an evaluation opens one after the other, as a visitor's are.
type Evaluated struct {
	*App
	Agent    *agent.Agent
	detector errdetect.Detector
	home     string // for what is made of the files; empty: a folder for each that goes with it
}

// Evaluate has an App, which has no sources, opened as files; it asks back when a detector says so.
func (a *App) Evaluate(d errdetect.Detector, home string) (*Evaluated, error) {
	ag, err := a.Asks(d)
	return &Evaluated{a, ag, d, home}, err
}

// KeepRivals has a function called for each pair of rival columns or tables that is weighed.
func (c *Evaluated) KeepRivals(keep func(agent.Rival)) (err error) {
	c.Rivals = keep
	c.Agent, err = c.Asks(c.detector)
	return err
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
