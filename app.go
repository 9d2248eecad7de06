package main

import (
	"context"
	"fmt"

	"surely/agent"
	"surely/parse/lexical"
	"surely/parse/probe"
	"surely/store"
	"surely/suql"
	"surely/verdict"
)

// app is what the commands that ask the data work with: the sources, and over each of them an engine.
type app struct {
	set     *store.Set
	reader  verdict.Reader
	parser  *lexical.Parser
	sources map[string]*agent.Source // by name; "" is the first
	closers []func() error
}

// open wires everything up. The app must be closed.
func (g *globals) app(ctx context.Context, s streams) (_ *app, err error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return nil, err
	}
	a := &app{set: set, sources: map[string]*agent.Source{}, closers: []func() error{set.Close}}
	defer func() {
		if err != nil {
			a.Close()
		}
	}()
	if a.reader, err = g.reader(s); err != nil {
		return nil, err
	}
	if a.parser, err = newParser(); err != nil {
		return nil, err
	}
	for _, src := range set.Sources {
		engine := suql.New(suql.Options{Source: rowsOf(src), Schema: src.Schema(), Reader: a.reader, Concurrency: g.Concurrency})
		as := &agent.Source{Schema: src.Schema(), Values: src.Values(), Engine: engine, Prober: probe.New(looker(engine))}
		a.sources[src.Name()] = as
		if a.sources[""] == nil {
			a.sources[""] = as
		}
	}
	return a, nil
}

// Close closes what was opened, last first.
func (a *app) Close() error {
	var first error
	for i := len(a.closers) - 1; i >= 0; i-- {
		if err := a.closers[i](); err != nil && first == nil {
			first = err
		}
	}
	return first
}

// source returns a source by name; "" is the first.
func (a *app) source(name string) (*agent.Source, error) {
	if src := a.sources[name]; src != nil {
		return src, nil
	}
	return nil, fmt.Errorf("there is no data called %q", name)
}

// newParser returns the embedded parser with its trained halves.
func newParser() (*lexical.Parser, error) {
	return lexical.New(lexical.Options{}), nil
}

// rowsOf adapts a source of the store to what the engine reads from.
func rowsOf(src *store.Source) suql.Source {
	return suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
		rows, err := src.Query(ctx, sql, args...)
		if err != nil {
			return nil, err
		}
		return rows, nil
	})
}

// looker lets a prober run statements that read no text.
func looker(engine *suql.Engine) probe.Run {
	return func(ctx context.Context, statement string, max int) ([][]any, error) {
		result, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: max, NoReading: true})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
	}
}
