package store

import (
	"context"
	"database/sql/driver"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
)

// Readings of a question are compared by their results. Over a large table that would take dozens of scans, so a sample
// of its rows replaces it.
const (
	sampledRows     = 16_000 // rows copied from each table
	minSampledTable = 40_000 // rows of the smallest table that is sampled
	sampledRanges   = 800    // ranges of neighbouring rows; finding each takes one seek, however large the table
)

// sample is a file with some rows of a source's large tables.
type sample struct {
	path   string
	tables map[string]bool // by the owner's name for them
}

// SampleSource returns the source with a sample of its large tables, and the names of those tables. It returns nil if
// no table is large, or the source has no sample, as in PostgreSQL.
func (s *Source) SampleSource() (*Source, map[string]bool) {
	if s.sampleSource == nil {
		return nil, nil
	}
	return s.sampleSource, s.sampleSource.sample.tables
}

// sampleLargeTables copies some rows of a file's large tables into home. It returns nil if the file has none, or if
// copying fails, which only costs time later.
func (db *sqliteDB) sampleLargeTables(ctx context.Context, d *schema.Database, home string) *sample {
	largeTables := slices.DeleteFunc(slices.Clone(d.Tables),
		func(t *schema.Table) bool { return t.Rows < minSampledTable })
	if len(largeTables) == 0 {
		return nil
	}
	s, err := db.makeSample(ctx, d, largeTables, filepath.Join(home, "cache"))
	if err != nil {
		slog.Warn("cannot sample large tables; questions about them take longer", "file", filepath.Base(db.path), "err", err)
		return nil
	}
	return s
}

// makeSample writes the sample of a file in its current state, unless it exists already.
func (db *sqliteDB) makeSample(ctx context.Context, d *schema.Database, large []*schema.Table, folder string) (*sample,
	error) {
	state, err := sqliteState(db.path)
	if err != nil {
		return nil, err
	}
	name := filepath.Join(folder, hashPrefix(db.path, 24))
	path := name + "." + hashPrefix(state, 12) + ".sample"
	if _, err := os.Stat(path); err != nil {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return nil, err
		}
		if err := db.writeSample(ctx, d, large, path); err != nil {
			return nil, err
		}
		removeOthers(path, name+".*.sample")
	}
	return openSample(path, d)
}

// openSample returns the sample in a file.
func openSample(path string, d *schema.Database) (*sample, error) {
	conn, err := (&sqlite3.SQLiteDriver{}).Open(dsn(path, true))
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	objects, err := listObjects(conn.(*sqlite3.SQLiteConn), "main")
	if err != nil || len(objects) == 0 {
		return nil, err
	}
	s := &sample{path, map[string]bool{}}
	for _, o := range objects {
		if t := d.Table(o.name); t != nil {
			s.tables[t.Name] = true
		}
	}
	return s, nil
}

// writeSample writes a sample atomically.
func (db *sqliteDB) writeSample(ctx context.Context, d *schema.Database, large []*schema.Table, path string) error {
	f, err := os.CreateTemp(filepath.Dir(path), "*.part")
	if err != nil {
		return err
	}
	f.Close()
	defer os.Remove(f.Name())
	opened, err := (&sqlite3.SQLiteDriver{}).Open(strings.Replace(address(f.Name(), false), "mode=ro", "mode=rw", 1) +
		"&_journal_mode=OFF&_synchronous=OFF")
	if err != nil {
		return err
	}
	c := opened.(*sqlite3.SQLiteConn)
	defer c.Close()
	if _, err := c.Exec("ATTACH ? AS whole", []driver.Value{address(db.path, isSealed(db.path))}); err != nil {
		return err
	}
	in := &sqliteInspector{conn: c}
	for _, t := range large {
		if err := in.sampleTable(ctx, t); err != nil {
			return fmt.Errorf("%s: %w", t.Name, err)
		}
	}
	if err := in.copyReferredRows(ctx, d); err != nil {
		return err
	}
	if err := c.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// sampleTable copies some of a table's rows, with their rowids. It skips views and tables without rowids. It copies
// only names and types from the table's definition, since a visitor's file may define anything.
func (in *sqliteInspector) sampleTable(ctx context.Context, t *schema.Table) error {
	columns, err := in.storedColumns(ctx, t.Name)
	if err != nil || len(columns) == 0 {
		return err
	}
	definitions := make([]string, len(columns))
	for i, c := range columns {
		definitions[i] = c.name
		if plainType.MatchString(c.native) {
			definitions[i] += " " + c.native
		}
	}
	table := schema.Quoted(t.Name)
	if err := in.run(ctx, fmt.Sprintf("CREATE TABLE main.%s (%s)", table, strings.Join(definitions, ", "))); err != nil {
		return err
	}
	if len(t.Key) > 0 {
		if err := in.createIndex(ctx, t.Name, t.Key...); err != nil {
			return err
		}
	}
	var first, last int64
	err = in.each(ctx, fmt.Sprintf("SELECT (SELECT min(_rowid_) FROM whole.%s), (SELECT max(_rowid_) FROM whole.%[1]s)", table),
		nil, func(row []any) {
			first, _ = row[0].(int64)
			last, _ = row[1].(int64)
		})
	step := last/sampledRanges - first/sampledRanges
	for i := range int64(sampledRanges) {
		if err == nil {
			err = in.copyRows(ctx, t.Name, columns, fmt.Sprintf("_rowid_ >= %d LIMIT %d", first+step*i,
				sampledRows/sampledRanges))
		}
	}
	return err
}

// plainType matches declared types that are safe to copy.
var plainType = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_ ]*(\([0-9 ,]*\))?$`)

// storedColumns returns a table's columns, quoted, if it has rowids and no generated columns, which may take
// arbitrarily long to compute.
func (in *sqliteInspector) storedColumns(ctx context.Context, table string) (columns []columnShape, err error) {
	err = in.each(ctx, `SELECT c.name, c.type, c.hidden FROM pragma_table_list l JOIN pragma_table_xinfo(l.name, 'whole') c
		WHERE l.schema = 'whole' AND l.type = 'table' AND l.wr = 0 AND l.name = ?`, []any{table},
		func(row []any) {
			columns = append(columns, columnShape{name: schema.Quoted(asText(row[0])), native: asText(row[1]),
				generated: row[2] != int64(0)})
		})
	if slices.ContainsFunc(columns, func(c columnShape) bool {
		return c.generated || strings.EqualFold(c.name, `"_rowid_"`)
	}) {
		return nil, err
	}
	return columns, err
}

// createIndex indexes columns of the sample, to make its joins fast.
func (in *sqliteInspector) createIndex(ctx context.Context, table string, columns ...string) error {
	indexed := schema.Quoted(table) + " ("
	for i, c := range columns {
		if i > 0 {
			indexed += ", "
		}
		indexed += schema.Quoted(c)
	}
	return in.run(ctx, "CREATE INDEX IF NOT EXISTS "+schema.Quoted("surely "+indexed)+" ON "+indexed+")")
}

// copyRows copies rows of a table.
func (in *sqliteInspector) copyRows(ctx context.Context, table string, columns []columnShape, where string) error {
	names := "_rowid_"
	for _, c := range columns {
		names += ", " + c.name
	}
	return in.run(ctx, fmt.Sprintf("INSERT OR IGNORE INTO main.%s (%s) SELECT %[2]s FROM whole.%[1]s WHERE %[3]s",
		schema.Quoted(table), names, where))
}

// copyReferredRows adds the rows that sampled rows refer to, through one or two references.
func (in *sqliteInspector) copyReferredRows(ctx context.Context, d *schema.Database) error {
	copied, err := listObjects(in.conn, "main")
	if err != nil {
		return err
	}
	isCopied := func(table string) bool {
		return slices.ContainsFunc(copied, func(o object) bool { return o.name == table })
	}
	for range 2 {
		for _, k := range d.ForeignKeys {
			if !isCopied(k.Table) {
				continue
			}
			if err := in.createIndex(ctx, k.Table, k.Column); err != nil {
				return err
			}
			if !isCopied(k.RefTable) {
				continue
			}
			columns, err := in.storedColumns(ctx, k.RefTable)
			if err == nil {
				err = in.copyRows(ctx, k.RefTable, columns, schema.Quoted(k.RefColumn)+" IN (SELECT "+
					schema.Quoted(k.Column)+" FROM main."+schema.Quoted(k.Table)+")")
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// run runs a statement that returns no rows.
func (in *sqliteInspector) run(ctx context.Context, statement string) error {
	_, err := in.conn.ExecContext(ctx, statement, nil)
	return err
}
