package cli

import (
	"context"
	"fmt"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// evaluatedChat is the chat over files that an evaluation opens one after the other, as a visitor's are.
type evaluatedChat struct {
	*app
	agent    *agent.Agent
	detector errdetect.Detector
	home     string // for what is made of the files; empty: a folder for each that goes with it
}

// evaluatedChat wires the chat up. It must be closed.
func (g *globals) evaluatedChat(detector, home string, s streams) (*evaluatedChat, error) {
	d, err := detectorOf(detector)
	if err != nil {
		return nil, err
	}
	a, err := g.appOver(&store.Set{}, s)
	if err != nil {
		return nil, err
	}
	ag, err := a.asks(d)
	if err != nil {
		a.Close()
		return nil, err
	}
	return &evaluatedChat{a, ag, d, home}, nil
}

// asks returns an agent of the chat that asks back when a detector says so.
func (a *app) asks(d errdetect.Detector) (*agent.Agent, error) {
	return agent.New(agent.Options{Source: a.source, Parser: a.parser, Detector: d, Vectors: meanings{}, Rivals: a.rivals})
}

// meanings reads how near texts are by the pretrained encoder, which is loaded when it is first asked.
type meanings struct{}

func (meanings) Vector(ctx context.Context, texts []string) ([][]float32, error) {
	e, err := encode.Default()
	if err != nil {
		return nil, err
	}
	return e.Vector(ctx, texts)
}

// open opens a file.
func (c *evaluatedChat) open(ctx context.Context, path string) (*talk.Source, error) {
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
	if err := c.join("", src, 1); err != nil {
		set.Close()
		done()
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	engine := c.sources[""].Engine
	return &talk.Source{Name: src.Name(), Agent: c.agent, Schema: src.Schema(),
		Run: func(ctx context.Context, statement string) ([]string, [][]any, error) {
			r, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: defaultMaxRows})
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

// readWiki reads questions of WikiSQL's form with the tables they are about.
func readWiki(questions, tables string, limit int) ([]eval.WikiQuestion, map[string]*eval.WikiTable, error) {
	qs, err := eval.ReadWikiQuestions(questions, limit)
	if err != nil {
		return nil, nil, fmt.Errorf("read questions: %w", err)
	}
	ts, err := eval.ReadWikiTables(tables)
	if err != nil {
		return nil, nil, fmt.Errorf("read tables: %w", err)
	}
	return qs, ts, nil
}
