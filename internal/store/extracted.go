package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// extractedColumns holds the columns that package discretize extracted from a source's texts. They are stored in a file
// in home, never in the source, and statements see them as columns of the owner's tables.
type extractedColumns struct {
	path   string
	tables map[string]*extractedTable // by the owner's name for the table
	values Values
}

type extractedTable struct {
	key     []string
	rows    int64
	columns []extractedColumn

	mu     sync.Mutex
	values map[string][]any // values of a PostgreSQL table's rows, by column; nil until needed
}

// extractedColumn is one such column. Its companion column holds the results of answer().
type extractedColumn struct {
	name, companion string
	column          *schema.Column
}

// columnsFile returns the path of the file with a source's extracted columns.
func columnsFile(home, id string) string {
	return filepath.Join(home, "columns", hashPrefix(id, 24)+".sqlite")
}

// extractedState returns a text that changes whenever columns are extracted again.
func extractedState(path string) string {
	s, err := statFile(path)
	if err != nil {
		return "none"
	}
	return fmt.Sprintf("%d %d", s.Size, s.Time)
}

// openExtracted opens the extracted columns and adds them to the schema; nil if there is no file.
func openExtracted(ctx context.Context, path string, d *schema.Database) (*extractedColumns, error) {
	b, err := describeExtracted(ctx, path)
	if b != nil && err == nil {
		b.addTo(d)
	}
	return b, err
}

func describeExtracted(ctx context.Context, path string) (*extractedColumns, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	conn, err := (&sqlite3.SQLiteDriver{}).Open(dsn(path, true))
	if err != nil {
		return nil, fmt.Errorf("open the extracted columns: %w", err)
	}
	defer conn.Close()
	in := &sqliteInspector{conn: conn.(*sqlite3.SQLiteConn), maxRows: maxRowsRead}
	d, index, err := describe(ctx, in, "columns", schema.SQLite, func(Progress) {})
	if err != nil {
		return nil, fmt.Errorf("open the extracted columns (%s): %w", path, err)
	}
	b := &extractedColumns{path: path, tables: map[string]*extractedTable{}, values: index.Build()}
	err = in.each(ctx, `SELECT tab, name, companion, label, unit, question, read_from, "key" FROM surely_columns ORDER BY number`, nil, func(row []any) {
		table := d.Table(asText(row[0]))
		if table == nil || table.Column(asText(row[1])) == nil {
			return
		}
		c := table.Column(asText(row[1]))
		c.Label, c.Unit, c.Question, c.ReadFrom, c.Companion = asText(row[3]), asText(row[4]), asText(row[5]), asText(row[6]),
			asText(row[2])
		c.Description = fmt.Sprintf("read from %s: %s", c.ReadFrom, c.Question)
		c.Synonyms = questionWords(c)
		c.Unique, c.NotNull = false, false
		if c.Role == schema.Title || c.Role == schema.Identifier || c.Role == schema.FreeText {
			c.Role = schema.Plain
		}
		t := b.tables[table.Name]
		if t == nil {
			t = &extractedTable{key: strings.Split(asText(row[7]), "\x1f"), rows: table.Rows}
			b.tables[table.Name] = t
		}
		t.columns = append(t.columns, extractedColumn{name: c.Name, companion: c.Companion, column: c})
	})
	if err != nil {
		return nil, fmt.Errorf("open the extracted columns (%s): %w", path, err)
	}
	return b, nil
}

// questionWords returns the words of a column's question that may stand for the column: "weigh" for the weight.
func questionWords(c *schema.Column) (out []string) {
	for _, t := range text.Tokens(c.Question) {
		isCommon := text.Stop(t.Lower) || t.Lower == "much" || t.Lower == "many" || t.Lower == c.Unit
		if t.Word && !isCommon && !slices.Contains(out, t.Lower) && !strings.EqualFold(t.Lower, c.Label) {
			out = append(out, t.Lower)
		}
	}
	return out
}

// addTo adds the columns to the schema. It drops columns whose table is gone or has another key, or whose name the
// owner now uses.
func (b *extractedColumns) addTo(d *schema.Database) {
	for name, t := range b.tables {
		table := d.Table(name)
		if table == nil || strings.Join(rowKey(table), "\x1f") != strings.Join(t.key, "\x1f") {
			delete(b.tables, name)
			continue
		}
		kept := t.columns[:0]
		for _, c := range t.columns {
			if table.Column(c.name) == nil && table.Column(c.column.ReadFrom) != nil {
				c.column.Nulls += max(0, table.Rows-t.rows)
				table.Columns = append(table.Columns, c.column)
				kept = append(kept, c)
			}
		}
		t.columns = kept
	}
}

// rowKey lists the columns that identify a table's rows.
func rowKey(t *schema.Table) []string {
	if len(t.Key) == 0 {
		return []string{schema.RowID}
	}
	return t.Key
}

// table returns the columns extracted from a table's texts, or nil.
func (b *extractedColumns) table(table string) *extractedTable {
	if b == nil {
		return nil
	}
	return b.tables[table]
}

// columnExprs returns the expressions with which a view looks up an extracted column and its companion by row key. It
// is nil for the owner's columns.
func (t *extractedTable) columnExprs(table string, c *schema.Column) []string {
	if t == nil || c.ReadFrom == "" {
		return nil
	}
	var conditions, out []string
	for _, k := range t.key {
		// The unary plus removes the owner's type affinity, which would keep SQLite from using the index of
		// surely_columns.
		conditions = append(conditions, "surely_d."+schema.Quoted(k)+" = +surely_m."+keyName(k))
	}
	for _, n := range []string{c.Name, c.Companion} {
		out = append(out, fmt.Sprintf("(SELECT surely_d.%s FROM surely_columns.%s surely_d WHERE %s) AS %[1]s",
			schema.Quoted(n), schema.Quoted(table), strings.Join(conditions, " AND ")))
	}
	return out
}

func keyName(k string) string {
	if k == schema.RowID {
		return k
	}
	return schema.Quoted(k)
}

// mergeValues returns a value index that includes extracted values, except those of keys, companions and columns that
// were not added to the schema.
func (b *extractedColumns) mergeValues(v Values, d *schema.Database) Values {
	if b == nil {
		return v
	}
	return mergedValues{v, filteredValues{b.values, func(m schema.Match) bool {
		t := d.Table(m.Table)
		if t == nil || t.Hidden {
			return false
		}
		c := t.Column(m.Column)
		return c != nil && c.ReadFrom != "" && !c.Hidden
	}}}
}
