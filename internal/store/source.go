package store

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
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

	// the data's state when it was described; empty if unknown
	describedState string
	currentState   func(ctx context.Context) (string, error)                 // its current state; nil: it does not change
	redescribe     func(ctx context.Context, called string) (*Source, error) // describes it again
	as             func(ctx context.Context, role string) (*Source, error)   // see As; nil: there are no roles
	forRole        bool
	overlay        *overlay // the owner's surely.yaml; nil: none
	columns        string   // the file of extracted columns, which may not exist
	sampled        *Source  // with some of the rows only; nil: none
	samples        *sample  // of which those are
}

// Values finds where a phrase occurs in the data.
type Values interface {
	// Lookup returns the places where the phrase occurs, exactly or nearly, best first.
	Lookup(phrase string, limit int) []schema.Match
}

// engine is the database behind a source.
type engine interface {
	query(ctx context.Context, limits Limits, sql string, args []any) (*Rows, error)
	ping(ctx context.Context) error
	close()
}

// Name returns the label for people and the source picker.
func (s *Source) Name() string { return s.schema.Name }

// Schema describes the source. It is shared and must not be changed.
func (s *Source) Schema() *schema.Database { return s.schema }

// Values finds where a phrase occurs in the source. Safe for concurrent use.
func (s *Source) Values() Values { return s.values }

// Report says how files were imported; nil unless the source is one of files.
func (s *Source) Report() *ingest.Report { return s.report }

// Documents returns the texts of the documents given among the source's files, by file name.
func (s *Source) Documents() map[string]string { return s.documents }

// Query runs one SELECT in the sandbox, in the source's dialect (schema.Database.Dialect), with ? or $1 parameters in
// SQLite and $1 in PostgreSQL; arguments are nil, bool, int, int64, float64, string, []string, []any and time.Time. The
// package documentation lists the values of rows.
//
// Errors have a method SQLState() string: *LimitError, *RefusedError, *QueryError. A deadline counts the engine's time,
// not the caller's between rows. The cursor holds a connection until its end or Close.
func (s *Source) Query(ctx context.Context, sql string, args ...any) (*Rows, error) {
	return s.engine.query(ctx, s.limits.in(ctx), sql, args)
}

// Sample returns up to most rows of a table as texts; it is empty if they cannot be read.
func (s *Source) Sample(ctx context.Context, table string, columns []string, most int) ([][]string, error) {
	names := make([]string, len(columns))
	for i, c := range columns {
		names[i] = schema.SQLName(c)
	}
	rows, err := s.Query(ctx, fmt.Sprintf("SELECT %s FROM %s LIMIT %d", strings.Join(names, ", "), schema.SQLName(table),
		most))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out [][]string
	for rows.Next() {
		line := make([]string, len(columns))
		for i, v := range rows.Row() {
			if v != nil {
				line[i] = fmt.Sprint(v)
			}
		}
		out = append(out, line)
	}
	return out, rows.Err()
}

// first returns the first row of a statement.
func first(ctx context.Context, in engine, limits Limits, statement string) ([]any, error) {
	rows, err := in.query(ctx, limits.in(ctx), statement, nil)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		return slices.Clone(rows.Row()), nil
	}
	return nil, rows.Err()
}

// Changed reports whether the data has changed since it was described, by signs that are cheap to check. If known is
// false, only a new description can tell.
func (s *Source) Changed(ctx context.Context) (changed, known bool, err error) {
	if s.currentState == nil {
		return false, true, nil
	}
	now, err := s.currentState(ctx)
	return err == nil && now != s.describedState, now != "", err
}

// Renewed describes the data as it is now. The result shares connections with s, which keeps working; closing either
// closes both.
func (s *Source) Renewed(ctx context.Context) (*Source, error) {
	if s.redescribe == nil {
		return s, nil
	}
	now, err := s.redescribe(ctx, s.Name())
	if err != nil {
		return nil, err
	}
	if now.report == nil {
		now.report, now.documents = s.report, s.documents
	}
	return now, nil
}

// ColumnsFile is where package discretize stores the source's extracted columns. Opening the source adds them to its
// tables.
func (s *Source) ColumnsFile() string { return s.columns }

// Ping reports whether statements can be run now.
func (s *Source) Ping(ctx context.Context) error { return s.engine.ping(ctx) }

// Close closes the connections.
func (s *Source) Close() error {
	s.engine.close()
	if s.sampled != nil {
		s.sampled.engine.close()
	}
	return nil
}

// openSQLite opens a SQLite file.
func openSQLite(ctx context.Context, path string, o Options) (*Source, error) {
	return openSQLiteAs(ctx, path, strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)), path, o)
}

// openSQLiteAs opens a SQLite file under a name; the owner's surely.yaml is next to origin.
func openSQLiteAs(ctx context.Context, path, name, origin string, o Options) (*Source, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	return newSQLite(abs, o.Limits).describeAs(ctx, name, origin, o)
}

// describeAs describes the file as it is now.
func (db *sqliteDB) describeAs(ctx context.Context, name, origin string, o Options) (*Source, error) {
	d, index, err := cached(o, db.path, func() (string, error) { return sqliteState(db.path) },
		func() (*schema.Database, *builder, error) {
			conn, err := db.plainConn()
			if err != nil {
				return nil, nil, err
			}
			defer conn.Close()
			if o.Lenient {
				ctx = withComputeLimit(ctx)
			}
			return describe(ctx, &sqliteInspector{conn: conn, most: maxRowsRead}, name, schema.SQLite, o.Progress)
		})
	if err != nil {
		return nil, err
	}
	d.Name = name
	columns := columnsFile(o.Home, db.path)
	signs := func(context.Context) (string, error) { return extractedState(columns), nil }
	s := &Source{schema: d, limits: o.Limits, engine: db, columns: columns, currentState: signs,
		describedState: extractedState(columns),
		redescribe: func(ctx context.Context, called string) (*Source, error) {
			return db.describeAs(ctx, name, origin, o.withName(called))
		}}
	read, err := openExtracted(ctx, columns, d)
	if err != nil {
		return nil, err
	}
	if s.overlay, err = applyOverlay(d, origin, o); err != nil {
		return nil, err
	}
	db.show(viewSet{described: d, beside: read})
	s.values = read.joined(visible(index, d), d)
	if some := db.sampleOf(ctx, d, o.Home); some != nil {
		db.some.show(viewSet{described: d, beside: read, sample: some})
		s.sampled = &Source{schema: d, values: s.values, limits: o.Limits, engine: db.some, samples: some}
	}
	s.setBounds(ctx)
	return s, nil
}
