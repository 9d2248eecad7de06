package eval

import (
	"cmp"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/suql"
)

// Source is opened data, with what is needed to query it.
type Source struct {
	Schema  *schema.Database
	Values  parse.Values
	Prober  parse.Prober
	Notes   parse.Notes
	Parser  parse.Parser // its own; nil: the run's
	Engine  agent.Engine
	Agent   *agent.Agent  // the chat over it; nil: only the parser is measured
	MaxRows int           // maximum number of a statement's rows
	Timeout time.Duration // limit of a statement; 0: the store's

	Store *store.Source // runs statements in its own dialect
	File  string        // where the data is

	wiki      *wikiParser         // the parser, if the data is a table of WikiSQL
	unchanged *Source             // a CSV file whose cells are read unchanged
	rawFile   *sqlite3.SQLiteConn // the file, without the store's limits on what statements may call
	done      []func() error
}

// Limits on running a benchmark's query.
const (
	probeTime = 2 * time.Second
	probeRows = 20_000
)

// Open opens a file to measure only a parser on it.
func Open(ctx context.Context, path, home string) (*Source, error) {
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	src := set.Sources[0]
	db := src.Schema()
	s := &Source{Schema: db, Values: trimmedValues{src.Values()}, MaxRows: probeRows, Timeout: probeTime,
		Store: src, File: path, done: []func() error{set.Close}}
	s.Engine = suql.New(suql.Options{Schema: db, Source: func(ctx context.Context, sql string,
		args ...any) (suql.Cursor, error) {
		return src.Query(ctx, sql, args...)
	}})
	run := func(ctx context.Context, statement string, maxRows int) ([][]any, error) {
		ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime})
		result, err := s.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: maxRows})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
	}
	s.Prober, s.Notes = probe.New(run), judge.NewColumns(run)
	return s, nil
}

// CaseOpener returns a function that opens cases to measure only a parser; what the store derives from their data goes
// into the folder home.
func CaseOpener(home string) func(context.Context, *Case) (*Source, error) {
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

// OnClose registers a function to be called when the source is closed.
func (s *Source) OnClose(done func() error) { s.done = append(s.done, done) }

// Run runs SUQL, as a person would.
func (s *Source) Run(ctx context.Context, statement string) (columns []string, rows [][]any, err error) {
	if s.Timeout > 0 {
		ctx = store.WithLimits(ctx, store.Limits{Timeout: s.Timeout})
	}
	result, err := s.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: s.MaxRows})
	if err != nil {
		return nil, nil, err
	}
	return result.Columns, result.Rows, nil
}

// rows returns a query's rows.
func (s *Source) rows(ctx context.Context, statement string) ([][]any, error) {
	_, rows, err := s.Run(ctx, statement)
	return rows, err
}

// runNative runs a statement in the data's own dialect. Gold statements about a SQLite file may call functions that
// visitors' statements may not.
func (s *Source) runNative(ctx context.Context, statement string) (out [][]any, err error) {
	if ext := strings.ToLower(filepath.Ext(s.File)); ext == ".sqlite" || ext == ".sqlite3" || ext == ".db" {
		return s.runInSQLite(ctx, statement)
	}
	ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime})
	rows, err := s.Store.Query(ctx, statement)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for len(out) < probeRows && rows.Next() {
		out = append(out, rows.Row())
	}
	return out, rows.Err()
}

// runInSQLite runs a statement on a SQLite file directly, without the store.
func (s *Source) runInSQLite(ctx context.Context, statement string) (out [][]any, err error) {
	if s.rawFile == nil {
		u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: s.File}).EscapedPath(), RawQuery: "mode=ro"}
		conn, err := (&sqlite3.SQLiteDriver{}).Open(u.String())
		if err != nil {
			return nil, err
		}
		s.rawFile = conn.(*sqlite3.SQLiteConn)
		s.OnClose(s.rawFile.Close)
	}
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	rows, err := s.rawFile.QueryContext(ctx, statement, nil)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	clear(rows.(*sqlite3.SQLiteRows).DeclTypes()) // the driver would convert texts to times
	for {
		row := make([]driver.Value, len(rows.Columns()))
		switch err := rows.Next(row); {
		case errors.Is(err, io.EOF):
			return out, nil
		case err != nil:
			return nil, err
		}
		line := make([]any, len(row))
		for i, v := range row {
			line[i] = v
		}
		out = append(out, line)
	}
}

// goldSource returns the data that gold statements run on: without the product's changes to the cells of CSV files.
func (s *Source) goldSource(ctx context.Context, path string) (*Source, error) {
	if !strings.EqualFold(filepath.Ext(path), ".csv") || s.unchanged != nil {
		return cmp.Or(s.unchanged, s), nil
	}
	o, err := unchangedTable(path)
	if err != nil {
		return nil, err
	}
	s.unchanged, err = CaseOpener("")(ctx, &Case{Data: "csv", Origin: o})
	if s.unchanged != nil {
		s.OnClose(s.unchanged.Close)
	}
	return s.unchanged, err
}

// Input returns a question as the chat passes it to its parser.
func (s *Source) Input(question string) parse.Input {
	return parse.Input{Question: question, Schema: s.Schema, Values: s.Values, Prober: s.Prober, Notes: s.Notes}
}

// trimmedValues trims values, because some databases store blanks around them but their gold queries compare with
// trimmed values (and find nothing): using the values as stored would count as a mistake.
type trimmedValues struct{ parse.Values }

func (v trimmedValues) Lookup(phrase string, limit int) []schema.Match {
	out := v.Values.Lookup(phrase, limit)
	for i := range out {
		out[i].Value = strings.TrimSpace(out[i].Value)
	}
	return out
}
