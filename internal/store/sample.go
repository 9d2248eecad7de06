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

	"github.com/ask-surely/surely/internal/schema"
)

// Readings of a question are compared by their results. On a large table that would take dozens of scans, so a sample
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
	return s.sampleSource, s.sampled
}

// sampleLargeTables copies some rows of a file's large tables into the home folder. It returns nil if the file has no
// large tables, or if copying fails, which only costs time later.
func (db *sqliteDB) sampleLargeTables(ctx context.Context, d *schema.Database, home string) *sample {
	isLarge := func(t *schema.Table) bool { return t.Rows >= minSampledTable }
	if !slices.ContainsFunc(d.Tables, isLarge) {
		return nil
	}
	s, err := db.makeSample(ctx, d, isLarge, filepath.Join(home, "cache"))
	if err != nil {
		slog.Warn("cannot sample large tables; questions about them take longer", "file", filepath.Base(db.path), "err", err)
		return nil
	}
	return s
}

// makeSample writes the sample of a file in its current state, unless it exists already.
func (db *sqliteDB) makeSample(ctx context.Context, d *schema.Database, isLarge func(*schema.Table) bool,
	folder string) (*sample, error) {
	state, err := sqliteState(db.path)
	if err != nil {
		return nil, err
	}
	name := filepath.Join(folder, hashPrefix(db.path, 24))
	path := name + "." + hashPrefix(state, 12) + ".sample"
	if _, err := os.Stat(path); err != nil {
		earlier, _ := filepath.Glob(name + ".*.sample")
		if err := db.writeSample(ctx, d, isLarge, path); err != nil {
			return nil, err
		}
		for _, file := range earlier {
			os.Remove(file)
		}
	}
	in, err := openInspector(path, true)
	if err != nil {
		return nil, err
	}
	defer in.conn.Close()
	objects, err := listObjects(in.conn, "main")
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
func (db *sqliteDB) writeSample(ctx context.Context, d *schema.Database, isLarge func(*schema.Table) bool,
	path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), "*.part")
	if err != nil {
		return err
	}
	f.Close()
	defer os.Remove(f.Name())
	c, err := openConn(strings.Replace(address(f.Name(), false), "mode=ro", "mode=rw", 1) +
		"&_journal_mode=OFF&_synchronous=OFF")
	if err != nil {
		return err
	}
	defer c.Close()
	in := &sqliteInspector{conn: c}
	if _, err := c.Exec("ATTACH ? AS whole", []driver.Value{address(db.path, isSealed(db.path))}); err != nil {
		return err
	}
	for _, t := range d.Tables {
		if !isLarge(t) {
			continue
		}
		if err := in.sampleTable(ctx, t); err != nil {
			return fmt.Errorf("%s: %w", t.Name, err)
		}
	}
	if err := in.copyReferencedRows(ctx, d); err != nil {
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
	var definitions []string
	for _, c := range columns {
		if !plainType.MatchString(c.native) {
			c.native = ""
		}
		definitions = append(definitions, c.name+" "+c.native)
	}
	table := schema.Quoted(t.Name)
	statements := []string{fmt.Sprintf("CREATE TABLE main.%s (%s)", table, strings.Join(definitions, ", "))}
	if len(t.Key) > 0 {
		statements = append(statements, indexStatement(t.Name, t.Key...))
	}
	var first, last int64
	err = in.each(ctx, fmt.Sprintf("SELECT (SELECT min(_rowid_) FROM whole.%s), (SELECT max(_rowid_) FROM whole.%[1]s)", table),
		nil, func(row []any) {
			first, _ = row[0].(int64)
			last, _ = row[1].(int64)
		})
	step := last/sampledRanges - first/sampledRanges
	for i := range int64(sampledRanges) {
		statements = append(statements, copyStatement(t.Name, columns,
			fmt.Sprintf("_rowid_ >= %d LIMIT %d", first+step*i, sampledRows/sampledRanges)))
	}
	for _, statement := range statements {
		if err == nil {
			_, err = in.conn.ExecContext(ctx, statement, nil)
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

// indexStatement returns the statement that indexes columns of the sample, to make its joins fast.
func indexStatement(table string, columns ...string) string {
	indexed := schema.Quoted(table) + " (" + quotedList(columns) + ")"
	return "CREATE INDEX IF NOT EXISTS " + schema.Quoted("surely "+indexed) + " ON " + indexed
}

// copyStatement returns the statement that copies rows of a table.
func copyStatement(table string, columns []columnShape, where string) string {
	names := "_rowid_"
	for _, c := range columns {
		names += ", " + c.name
	}
	return fmt.Sprintf("INSERT OR IGNORE INTO main.%s (%s) SELECT %[2]s FROM whole.%[1]s WHERE %[3]s", schema.Quoted(table),
		names, where)
}

// copyReferencedRows adds the rows that sampled rows refer to, through one or two references.
func (in *sqliteInspector) copyReferencedRows(ctx context.Context, d *schema.Database) error {
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
			statement := indexStatement(k.Table, k.Column)
			if isCopied(k.RefTable) {
				columns, err := in.storedColumns(ctx, k.RefTable)
				if err != nil {
					return err
				}
				statement += "; " + copyStatement(k.RefTable, columns, fmt.Sprintf("%s IN (SELECT %s FROM main.%s)",
					schema.Quoted(k.RefColumn), schema.Quoted(k.Column), schema.Quoted(k.Table)))
			}
			if _, err := in.conn.ExecContext(ctx, statement, nil); err != nil {
				return err
			}
		}
	}
	return nil
}
