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

// Readings of a question are compared by their results. Over a large table that would take dozens of passes, so a copy
// of some of its rows stands in for it.
const (
	sampledRows   = 16_000 // of each table
	sampledFrom   = 40_000 // rows of the smallest table that is sampled
	sampledRanges = 800    // of neighbouring rows: finding one takes a seek, however large the table
)

// sample is a file with some rows of a source's large tables.
type sample struct {
	path   string
	tables map[string]bool // by the owner's name for them
}

// Sampled returns the source with some rows of its large tables instead of all, and the names of those tables; nil if
// none is large, or the source has no such copy, as in PostgreSQL.
func (s *Source) Sampled() (*Source, map[string]bool) {
	if s.sampled == nil {
		return nil, nil
	}
	return s.sampled, s.sampled.samples.tables
}

// sampleOf copies some rows of a file's large tables into home; nil if it has none. A copy that cannot be made only
// costs time later.
func (db *sqliteDB) sampleOf(ctx context.Context, d *schema.Database, home string) *sample {
	large := slices.DeleteFunc(slices.Clone(d.Tables), func(t *schema.Table) bool { return t.Rows < sampledFrom })
	if len(large) == 0 {
		return nil
	}
	s, err := db.copySome(ctx, d, large, filepath.Join(home, "cache"))
	if err != nil {
		slog.Warn("no sample of large tables; questions about them take longer", "file", filepath.Base(db.path), "err", err)
		return nil
	}
	return s
}

// copySome makes the sample of a file in its current state, unless it is there already.
func (db *sqliteDB) copySome(ctx context.Context, d *schema.Database, large []*schema.Table, folder string) (*sample,
	error) {
	state, err := sqliteState(db.path)
	if err != nil {
		return nil, err
	}
	name := filepath.Join(folder, hashed(db.path, 24))
	path := name + "." + hashed(state, 12) + ".sample"
	if _, err := os.Stat(path); err != nil {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return nil, err
		}
		if err := db.writeSample(ctx, d, large, path); err != nil {
			return nil, err
		}
		keepOnly(path, name+".*.sample") // others only take space
	}
	return sampleIn(path, d)
}

// sampleIn returns the sample in a file.
func sampleIn(path string, d *schema.Database) (*sample, error) {
	conn, err := (&sqlite3.SQLiteDriver{}).Open(dsn(path, true))
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	found, err := objectsOf(conn.(*sqlite3.SQLiteConn), "main")
	if err != nil || len(found) == 0 {
		return nil, err
	}
	s := &sample{path, map[string]bool{}}
	for _, o := range found {
		if t := d.Table(o.name); t != nil {
			s.tables[t.Name] = true
		}
	}
	return s, nil
}

// writeSample writes a sample, whole or not at all.
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
	if err := in.sampleReferred(ctx, d); err != nil {
		return err
	}
	if err := c.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// sampleTable copies some of a table's rows, with their numbers. Tables without such numbers and views are left out.
// Nothing of how the table was made is repeated but names and types: a visitor's file may say anything.
func (in *sqliteInspector) sampleTable(ctx context.Context, t *schema.Table) error {
	columns, err := in.stored(ctx, t.Name)
	if err != nil || len(columns) == 0 {
		return err
	}
	made := make([]string, len(columns))
	for i, c := range columns {
		made[i] = c.name
		if plainType.MatchString(c.native) {
			made[i] += " " + c.native
		}
	}
	table := schema.Quoted(t.Name)
	if err := in.run(ctx, fmt.Sprintf("CREATE TABLE main.%s (%s)", table, strings.Join(made, ", "))); err != nil {
		return err
	}
	if len(t.Key) > 0 {
		if err := in.index(ctx, t.Name, t.Key...); err != nil {
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

// plainType is a declared type that can be repeated.
var plainType = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_ ]*(\([0-9 ,]*\))?$`)

// stored returns a table's columns, quoted, if its rows are numbered and all of its columns stored: to compute one may
// take any time.
func (in *sqliteInspector) stored(ctx context.Context, table string) (columns []columnShape, err error) {
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

// index makes joins of sampled rows fast.
func (in *sqliteInspector) index(ctx context.Context, table string, columns ...string) error {
	on := schema.Quoted(table) + " ("
	for i, c := range columns {
		if i > 0 {
			on += ", "
		}
		on += schema.Quoted(c)
	}
	return in.run(ctx, "CREATE INDEX IF NOT EXISTS "+schema.Quoted("surely "+on)+" ON "+on+")")
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

// sampleReferred adds the rows that sampled rows refer to, and those that these refer to.
func (in *sqliteInspector) sampleReferred(ctx context.Context, d *schema.Database) error {
	copied, err := objectsOf(in.conn, "main")
	if err != nil {
		return err
	}
	is := func(table string) bool {
		return slices.ContainsFunc(copied, func(o object) bool { return o.name == table })
	}
	for range 2 {
		for _, k := range d.ForeignKeys {
			if !is(k.Table) {
				continue
			}
			if err := in.index(ctx, k.Table, k.Column); err != nil {
				return err
			}
			if !is(k.RefTable) {
				continue
			}
			columns, err := in.stored(ctx, k.RefTable)
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

// run runs a statement without rows.
func (in *sqliteInspector) run(ctx context.Context, statement string) error {
	_, err := in.conn.ExecContext(ctx, statement, nil)
	return err
}
