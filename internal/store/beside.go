package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
)

// beside holds the columns that were read out of a source's texts (package discretize makes them). They lie in a file
// in home, never in the source, and every statement sees them as columns of the owner's tables.
type beside struct {
	path   string
	tables map[string]*besideTable // by the owner's name for the table
	values Values
}

type besideTable struct {
	key     []string
	rows    int64
	columns []besideColumn

	mu   sync.Mutex
	read map[string][]any // what was read for a server, by column
}

// besideColumn is a column as its file describes it. Its companion holds what answer() would say in its place.
type besideColumn struct {
	name, companion string
	described       *schema.Column
}

// columnsFile is where the columns that were read out of a source's texts are kept.
func columnsFile(home, id string) string {
	return filepath.Join(home, "columns", hashed(id, 24)+".sqlite")
}

// besideState changes when columns are read out of texts anew.
func besideState(path string) string {
	s, err := stateOf(path)
	if err != nil {
		return "none"
	}
	return fmt.Sprintf("%d %d", s.Size, s.Time)
}

// openBeside opens the columns in a file and adds them to the owner's description; nil where there is no such file.
func openBeside(ctx context.Context, path string, d *schema.Database) (*beside, error) {
	b, err := describeBeside(ctx, path)
	if b != nil && err == nil {
		b.join(d)
	}
	return b, err
}

func describeBeside(ctx context.Context, path string) (*beside, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	conn, err := (&sqlite3.SQLiteDriver{}).Open(dsn(path, true))
	if err != nil {
		return nil, fmt.Errorf("open the columns read out of texts: %w", err)
	}
	defer conn.Close()
	in := &sqliteInspector{conn: conn.(*sqlite3.SQLiteConn), most: maxLooked}
	d, index, err := describe(ctx, in, "columns", schema.SQLite, func(Progress) {})
	if err != nil {
		return nil, fmt.Errorf("open the columns read out of texts (%s): %w", path, err)
	}
	b := &beside{path: path, tables: map[string]*besideTable{}, values: index.Build()}
	err = in.each(ctx, `SELECT tab, name, companion, label, unit, question, read_from, "key" FROM surely_columns ORDER BY number`, nil, func(row []any) {
		table := d.Table(asText(row[0]))
		if table == nil || table.Column(asText(row[1])) == nil {
			return
		}
		c := table.Column(asText(row[1]))
		c.Label, c.Unit, c.Question, c.ReadFrom, c.Companion = asText(row[3]), asText(row[4]), asText(row[5]), asText(row[6]),
			asText(row[2])
		c.Description = fmt.Sprintf("read from %s: %s", c.ReadFrom, c.Question)
		c.Unique, c.NotNull = false, false
		if c.Role == schema.Title || c.Role == schema.Identifier || c.Role == schema.FreeText {
			c.Role = schema.Plain
		}
		t := b.tables[table.Name]
		if t == nil {
			t = &besideTable{key: strings.Split(asText(row[7]), "\x1f"), rows: table.Rows}
			b.tables[table.Name] = t
		}
		t.columns = append(t.columns, besideColumn{name: c.Name, companion: c.Companion, described: c})
	})
	if err != nil {
		return nil, fmt.Errorf("open the columns read out of texts (%s): %w", path, err)
	}
	return b, nil
}

// join adds the columns to the owner's description. A table that is gone or has another key has lost its columns, and
// so has a column whose name the owner uses by now.
func (b *beside) join(d *schema.Database) {
	for name, t := range b.tables {
		own := d.Table(name)
		if own == nil || strings.Join(rowKey(own), "\x1f") != strings.Join(t.key, "\x1f") {
			delete(b.tables, name)
			continue
		}
		kept := t.columns[:0]
		for _, c := range t.columns {
			if own.Column(c.name) == nil && own.Column(c.described.ReadFrom) != nil {
				c.described.Nulls += max(0, own.Rows-t.rows)
				own.Columns = append(own.Columns, c.described)
				kept = append(kept, c)
			}
		}
		t.columns = kept
	}
}

// rowKey are the columns that name a table's rows.
func rowKey(t *schema.Table) []string {
	if len(t.Key) == 0 {
		return []string{schema.RowID}
	}
	return t.Key
}

// columnsOf are the columns read out of a table's texts; nil where there are none.
func (b *beside) columnsOf(table string) *besideTable {
	if b == nil {
		return nil
	}
	return b.tables[table]
}

// lookUp is how a view shows a column that was read out of texts, and its companion: by the row's key, where a
// statement uses it. It is nil for the owner's own columns.
func (t *besideTable) lookUp(table string, c *schema.Column) []string {
	if t == nil || c.ReadFrom == "" {
		return nil
	}
	var on, out []string
	for _, k := range t.key {
		// The plus takes the owner's type off the key: compared under it, no index of the other side would be of use.
		on = append(on, "surely_d."+schema.Quoted(k)+" = +surely_m."+keyName(k))
	}
	for _, n := range []string{c.Name, c.Companion} {
		out = append(out, fmt.Sprintf("(SELECT surely_d.%s FROM surely_columns.%s surely_d WHERE %s) AS %[1]s",
			schema.Quoted(n), schema.Quoted(table), strings.Join(on, " AND ")))
	}
	return out
}

func keyName(k string) string {
	if k == schema.RowID {
		return k
	}
	return schema.Quoted(k)
}

// joined gives a value index that knows what was read out of texts, too, but for what the source does not show: keys,
// companions, and columns that were not taken over.
func (b *beside) joined(v Values, d *schema.Database) Values {
	if b == nil {
		return v
	}
	return bothValues{v, someValues{b.values, func(m schema.Match) bool {
		t := d.Table(m.Table)
		if t == nil || t.Hidden {
			return false
		}
		c := t.Column(m.Column)
		return c != nil && c.ReadFrom != "" && !c.Hidden
	}}}
}
