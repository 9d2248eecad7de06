package eval

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/tables"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// SpiderFiles are the files of a benchmark of Spider's form.
type SpiderFiles struct {
	Questions string // a JSON list of {"db_id", "question", "query"}
	Tables    string // tables.json
	Databases string // a folder of <db_id>/<db_id>.sqlite
	Home      string // for the store's caches
}

// spiderBase is one of Spider's databases, opened.
type spiderBase struct {
	set    *store.Set
	source *store.Source
	schema *schema.Database // with the names in words of tables.json

	engine *suql.Engine
	prober *probe.Prober
}

// openBase opens a data file; label, unless nil, adds names to its schema.
func openBase(ctx context.Context, path, home string, label func(*schema.Database)) (*spiderBase, error) {
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	src := set.Sources[0]
	db := src.Schema()
	if label != nil {
		db = copySchema(db)
		label(db)
	}
	engine := suql.New(suql.Options{Schema: db, Source: suql.SourceFunc(func(ctx context.Context, sql string,
		args ...any) (suql.Cursor, error) {
		rows, err := src.Query(ctx, sql, args...)
		if err != nil {
			return nil, err
		}
		return rows, nil
	})})
	look := func(ctx context.Context, statement string, max int) ([][]any, error) {
		ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime})
		result, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: max})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
	}
	return &spiderBase{set: set, source: src, schema: db, engine: engine, prober: probe.New(look)}, nil
}

// opener opens a data file on demand.
func opener(path, home string, label func(*schema.Database)) func(context.Context) (*spiderBase, func(), error) {
	return func(ctx context.Context) (*spiderBase, func(), error) {
		b, err := openBase(ctx, path, home, label)
		return b, func() { b.Close() }, err
	}
}

// opener opens DIR/<id>/<id>.sqlite and gives its schema the description's labels and keys.
func (f SpiderFiles) opener(t spiderTables) func(context.Context) (*spiderBase, func(), error) {
	return opener(filepath.Join(f.Databases, t.DB, t.DB+".sqlite"), f.Home, t.label)
}

// scriptOpener opens the database made by a script.
func scriptOpener(script, home string) func(context.Context) (*spiderBase, func(), error) {
	return func(ctx context.Context) (b *spiderBase, done func(), err error) {
		text, err := os.ReadFile(script)
		if err != nil {
			return nil, nil, err
		}
		dir, err := os.MkdirTemp("", "made-")
		if err != nil {
			return nil, nil, err
		}
		path := filepath.Join(dir, strings.TrimSuffix(filepath.Base(script), ".sql")+".sqlite")
		if b, err = made(ctx, path, string(text), home); err != nil {
			os.RemoveAll(dir)
			return nil, nil, fmt.Errorf("%s: %w", script, err)
		}
		return b, func() { b.Close(); os.RemoveAll(dir) }, nil
	}
}

// tableOpener writes a table to a folder and opens it like an upload; the base is nil if the table has no rows.
func tableOpener(t *tables.Table, folder, name string) func(context.Context) (*spiderBase, func(), error) {
	return func(ctx context.Context) (*spiderBase, func(), error) {
		path := filepath.Join(folder, name+".csv")
		if err := t.Write(path); err != nil {
			return nil, nil, err
		}
		b, err := openBase(ctx, path, filepath.Join(folder, "home"), nil)
		if err != nil {
			return nil, nil, os.RemoveAll(folder)
		}
		return b, func() { b.Close(); os.RemoveAll(folder) }, nil
	}
}

// made runs a script in a new database and opens it.
func made(ctx context.Context, path, script, home string) (*spiderBase, error) {
	if err := MakeDatabase(ctx, path, script); err != nil {
		return nil, err
	}
	return openBase(ctx, path, home, nil)
}

// MakeDatabase runs a script in a new database. Writes are not synced, as it can be recreated.
func MakeDatabase(ctx context.Context, path, script string) error {
	db, err := sql.Open("sqlite3", path+"?_synchronous=OFF&_journal_mode=OFF")
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, script)
	return errors.Join(err, db.Close())
}

func (b *spiderBase) Close() error { return b.set.Close() }

// copySchema copies the parts of a shared schema that label changes.
func copySchema(db *schema.Database) *schema.Database {
	out := *db
	out.ForeignKeys = append([]schema.ForeignKey(nil), db.ForeignKeys...)
	out.Tables = nil
	for _, t := range db.Tables {
		n := *t
		n.Columns = nil
		for _, c := range t.Columns {
			k := *c
			n.Columns = append(n.Columns, &k)
		}
		out.Tables = append(out.Tables, &n)
	}
	return &out
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

// values looks up phrases as the benchmark writes them.
func (b *spiderBase) values() parse.Values { return trimmed{b.source.Values()} }

// Limits on running a benchmark's query.
const (
	probeTime = 2 * time.Second
	probeRows = 20_000
)

// outcome is a query's result.
type outcome [][]any

// run runs a statement in the database's own dialect.
func (b *spiderBase) run(ctx context.Context, sql string) (outcome, error) {
	ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime, MaxRows: probeRows})
	rows, err := b.source.Query(ctx, sql)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out outcome
	for rows.Next() {
		out = append(out, rows.Row())
	}
	return out, rows.Err()
}

// runSUQL runs one of our queries as SUQL, as a person would.
func (b *spiderBase) runSUQL(ctx context.Context, statement string) (outcome, error) {
	return b.runWithin(ctx, statement, probeTime, probeRows)
}

// runWithin runs one of our queries within limits.
func (b *spiderBase) runWithin(ctx context.Context, statement string, most time.Duration, rows int) (outcome, error) {
	ctx = store.WithLimits(ctx, store.Limits{Timeout: most, MaxRows: rows})
	result, err := b.engine.Run(ctx, statement, suql.RunOptions{MaxRows: rows})
	if err != nil {
		return nil, err
	}
	return result.Rows, nil
}

// Limits on reading a whole table.
const (
	tableTime = 10 * time.Second
	tableRows = 2000
)

// table runs a statement and returns its columns and rows.
func (b *spiderBase) table(ctx context.Context, statement string) (names []string, rows [][]any, err error) {
	result, err := b.engine.Run(store.WithLimits(ctx, store.Limits{Timeout: tableTime}), statement,
		suql.RunOptions{MaxRows: tableRows})
	if err != nil {
		return nil, nil, err
	}
	return result.Columns, result.Rows, nil
}

// equal compares two results with their columns in order, their rows only if ordered.
func (o outcome) equal(p outcome, ordered bool) bool { return everyday.Equal(o, p, ordered) }

// holds reports whether o contains the columns of want with the same rows; up to two more columns are allowed.
func (o outcome) holds(want outcome, ordered bool) bool {
	return len(o) > 0 && len(want) > 0 && len(o[0]) <= len(want[0])+2 &&
		everyday.Holds(o.numbered(), want.numbered(), ordered)
}

// numbered replaces names of days and months by their numbers, as in SQLite.
func (o outcome) numbered() [][]any {
	out := make([][]any, len(o))
	for i, row := range o {
		out[i] = slices.Clone(row)
		for k, v := range row {
			if name, ok := v.(string); ok && ordinal[name] > 0 || v == time.Sunday.String() {
				out[i][k] = ordinal[name]
			}
		}
	}
	return out
}

// ordinal numbers the names of days and months as strftime does.
var ordinal = func() map[string]int {
	out := map[string]int{}
	for d := time.Sunday; d <= time.Saturday; d++ {
		out[d.String()] = int(d)
	}
	for m := time.January; m <= time.December; m++ {
		out[m.String()] = int(m)
	}
	return out
}()
