package store

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/ingest"
)

// Source is one database, opened read-only.
type Source struct {
	schema    *schema.Database
	values    Values
	limits    Limits
	engine    engine
	report    *ingest.Report
	documents map[string]string

	// the state of the data when it was described; empty if unknown
	describedState string
	currentState   func(ctx context.Context) (string, error)               // the data's current state; nil: never changes
	redescribe     func(ctx context.Context, name string) (*Source, error) // describes the data again
	asRole         func(ctx context.Context, role string) (*Source, error) // nil: the database has no roles
	forRole        bool
	columns        string          // the file of extracted columns, which may not exist
	settled        string          // the file of what was settled, which may not exist
	sampleSource   *Source         // nil: none
	sampled        map[string]bool // the tables that sampleSource has a sample of
}

// engine is the database behind a source.
type engine interface {
	query(ctx context.Context, limits Limits, sql string, args []any) (*Rows, error)
	close()
}

// Name returns the name that people see, for example in the source picker.
func (s *Source) Name() string { return s.schema.Name }

// Schema describes the source. It is shared and must not be changed.
func (s *Source) Schema() *schema.Database { return s.schema }

// Values returns the index of the source's values.
func (s *Source) Values() Values { return s.values }

// Report returns the report on the import; nil unless the source consists of data files.
func (s *Source) Report() *ingest.Report { return s.report }

// Documents returns the texts of the documents among the source's files, by file name.
func (s *Source) Documents() map[string]string { return s.documents }

// Query runs one SELECT in the sandbox, in the source's dialect (schema.Database.Dialect), with ? or $1 parameters in
// SQLite and $1 in PostgreSQL; arguments may be nil, bool, int, int64, float64, string, []string, []any or time.Time.
// The package documentation lists the values of rows.
//
// Errors of statements are of type *Error. The timeout counts the engine's time, not the caller's pauses between rows.
// The cursor holds a connection until its end or Close.
func (s *Source) Query(ctx context.Context, sql string, args ...any) (*Rows, error) {
	return s.engine.query(ctx, s.limits.forContext(ctx), sql, args)
}

// Sample returns up to limit rows of a table as texts.
func (s *Source) Sample(ctx context.Context, table string, columns []string, limit int) ([][]string, error) {
	rows, err := s.Query(ctx, fmt.Sprintf("SELECT %s FROM %s LIMIT %d",
		strings.Join(mapped(columns, schema.SQLName), ", "), schema.SQLName(table), limit))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out [][]string
	for rows.Next() {
		texts := make([]string, len(columns))
		for i, v := range rows.Row() {
			if v != nil {
				texts[i] = fmt.Sprint(v)
			}
		}
		out = append(out, texts)
	}
	return out, rows.Err()
}

// HasChanged reports whether the data has changed since it was described, judging by a state that is cheap to read. If
// known is false, only a new description can tell.
func (s *Source) HasChanged(ctx context.Context) (changed, known bool, err error) {
	if s.currentState == nil {
		return false, true, nil
	}
	current, err := s.currentState(ctx)
	return err == nil && current != s.describedState, current != "", err
}

// Redescribe describes the current data. The result shares connections with s, which keeps working; closing either
// closes both.
func (s *Source) Redescribe(ctx context.Context) (*Source, error) {
	if s.redescribe == nil {
		return s, nil
	}
	renewed, err := s.redescribe(ctx, s.Name())
	if err != nil {
		return nil, err
	}
	if renewed.report == nil {
		renewed.report, renewed.documents = s.report, s.documents
	}
	return renewed, nil
}

// ColumnsFile returns the path where package discretize stores the source's extracted columns. Opening the source adds
// them to its tables.
func (s *Source) ColumnsFile() string { return s.columns }

// Ping returns an error if statements cannot be run.
func (s *Source) Ping(ctx context.Context) error {
	rows, err := s.Query(ctx, "SELECT 1")
	if err != nil {
		return fmt.Errorf("reach the database: %w", err)
	}
	return rows.Close()
}

// Close closes the connections.
func (s *Source) Close() error {
	s.engine.close()
	return nil
}

// openSQLite opens a SQLite file as a source with the given name; the owner's surely.yaml is next to origin.
func openSQLite(ctx context.Context, path, name, origin string, o Options) (*Source, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db := newSQLite(abs)
	s, err := db.describeFile(ctx, name, origin, o)
	if err != nil {
		db.close()
	}
	return s, err
}

// describeFile describes the current file.
func (db *sqliteDB) describeFile(ctx context.Context, name, origin string, o Options) (*Source, error) {
	settled := settledFile(o.Home, db.path)
	said, err := readDecisions(origin, settled)
	if err != nil {
		return nil, err
	}
	described, err := describeCached(o, db.path, func() (string, error) {
		state, err := sqliteState(db.path)
		return state + said.state, err
	},
		func() (description, error) {
			in, err := openInspector(db.path, isSealed(db.path))
			if err != nil {
				return description{}, err
			}
			defer in.conn.Close()
			if remaining := allComputedTimeout; o.Lenient {
				in.remaining = &remaining
			}
			return describe(ctx, in, name, schema.SQLite, said, o.Progress)
		})
	if err != nil {
		return nil, err
	}
	d := described.Schema
	d.Name = name
	columns := columnsFile(o.Home, db.path)
	state := func() string { return extractedState(columns) + " " + extractedState(settled) }
	s := &Source{limits: o.Limits, engine: db, columns: columns, settled: settled,
		currentState:   func(context.Context) (string, error) { return state(), nil },
		describedState: state(),
		redescribe: func(ctx context.Context, newName string) (*Source, error) {
			return db.describeFile(ctx, name, origin, o.withName(newName))
		}}
	extracted, err := s.complete(ctx, described, said, o)
	if err != nil {
		return nil, err
	}
	db.setView(viewSet{schema: d, extracted: extracted})
	if sample := db.sampleLargeTables(ctx, d, o.Home); sample != nil {
		db.sampleDB.setView(viewSet{schema: d, extracted: extracted, sample: sample})
		s.sampleSource, s.sampled = &Source{schema: d, values: s.values, limits: o.Limits, engine: db.sampleDB}, sample.tables
	}
	s.setMeasureBounds(ctx)
	return s, nil
}

// complete adds the extracted columns and what people say to the description.
func (s *Source) complete(ctx context.Context, d description, said *decisions, o Options) (extracted *extractedColumns,
	err error) {
	s.schema, s.values = d.Schema, Values{own: d.Values, schema: d.Schema}
	if s.columns != "" {
		extracted, err = openExtracted(ctx, s.columns, d.Schema)
	}
	if extracted != nil {
		s.values.extracted = extracted.values
	}
	if err != nil {
		return nil, err
	}
	return extracted, said.apply(d.Schema, o)
}
