package eval

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// Source is opened data, with what asks it.
type Source struct {
	Name    string
	Schema  *schema.Database
	Values  parse.Values
	Prober  parse.Prober
	Parser  parse.Parser // its own; nil: the run's
	Engine  agent.Engine
	Agent   *agent.Agent  // the chat over it; nil: only the parser is asked
	MaxRows int           // of a statement
	Timeout time.Duration // of a statement; 0: the store's

	Store *store.Source // runs statements in its own dialect

	wiki *wikiForm // its table in WikiSQL's form
	asIs *Source   // a CSV file whose cells are left as they are
	done []func() error
}

// Limits on running a benchmark's query.
const (
	probeTime = 2 * time.Second
	probeRows = 20_000
)

// Open opens a file for a parser alone.
func Open(ctx context.Context, path, home string) (*Source, error) {
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	src := set.Sources[0]
	db := src.Schema()
	s := &Source{Name: src.Name(), Schema: db, Values: trimmed{src.Values()}, MaxRows: probeRows, Timeout: probeTime,
		Store: src, done: []func() error{set.Close}}
	s.Engine = suql.New(suql.Options{Schema: db, Source: suql.SourceFunc(func(ctx context.Context, sql string,
		args ...any) (suql.Cursor, error) {
		return src.Query(ctx, sql, args...)
	})})
	s.Prober = probe.New(func(ctx context.Context, statement string, most int) ([][]any, error) {
		ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime})
		result, err := s.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: most})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
	})
	return s, nil
}

// In opens cases for a parser alone; what the store derives from their data is kept in a folder.
func In(home string) func(context.Context, *Case) (*Source, error) {
	return func(ctx context.Context, c *Case) (*Source, error) {
		return c.Open(ctx, func(ctx context.Context, path string) (*Source, error) { return Open(ctx, path, home) })
	}
}

// Close closes the source and removes what was made for it.
func (s *Source) Close() error {
	var err error
	for _, done := range s.done {
		err = errors.Join(err, done())
	}
	return err
}

// OnClose has a function called when the source is closed.
func (s *Source) OnClose(done func() error) { s.done = append(s.done, done) }

// Run runs SUQL, as a person would.
func (s *Source) Run(ctx context.Context, statement string) (columns []string, rows [][]any, err error) {
	if s.Timeout > 0 {
		ctx = store.WithLimits(ctx, store.Limits{Timeout: s.Timeout, MaxRows: s.MaxRows})
	}
	result, err := s.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: s.MaxRows})
	if err != nil {
		return nil, nil, err
	}
	return result.Columns, result.Rows, nil
}

// rows are a query's rows.
func (s *Source) rows(ctx context.Context, statement string) ([][]any, error) {
	_, rows, err := s.Run(ctx, statement)
	return rows, err
}

// native runs a statement in the data's own dialect.
func (s *Source) native(ctx context.Context, statement string) (out [][]any, err error) {
	ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime, MaxRows: probeRows})
	rows, err := s.Store.Query(ctx, statement)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		out = append(out, rows.Row())
	}
	return out, rows.Err()
}

// raw is what gold statements run over: the data without what the product does to the cells of CSV files.
func (s *Source) raw(ctx context.Context, path string) (*Source, error) {
	if !strings.EqualFold(filepath.Ext(path), ".csv") || s.asIs != nil {
		return cmp.Or(s.asIs, s), nil
	}
	o, err := asIs(path)
	if err != nil {
		return nil, err
	}
	s.asIs, err = In("")(ctx, &Case{Data: "csv", Origin: o})
	if s.asIs != nil {
		s.OnClose(s.asIs.Close)
	}
	return s.asIs, err
}

// Input is a question as the chat passes it to its parser.
func (s *Source) Input(question string) parse.Input {
	return parse.Input{Question: question, Schema: s.Schema, Values: s.Values, Prober: s.Prober}
}

// trimmed trims the values of databases that store blanks around them, since the gold queries compare with trimmed
// values (and find nothing): following the data would count as a mistake.
type trimmed struct{ parse.Values }

func (v trimmed) Lookup(phrase string, limit int) []schema.Match {
	out := v.Values.Lookup(phrase, limit)
	for i := range out {
		out[i].Value = strings.TrimSpace(out[i].Value)
	}
	return out
}
