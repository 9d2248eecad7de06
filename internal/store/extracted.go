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

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/values"
	"github.com/ask-surely/surely/internal/words/text"
)

// extractedColumns holds the columns that package discretize extracted from a source's texts. They are stored in a file
// in the home folder, never in the source, and statements see them as columns of the owner's tables.
type extractedColumns struct {
	path   string
	tables map[string]*extractedTable // by the owner's name for the table
	values *values.Index
}

type extractedTable struct {
	key []string

	mu      sync.Mutex
	records map[string]string // for PostgreSQL: the values of some columns as JSON, by the columns' names
}

// columnsFile returns the path of the file with a source's extracted columns.
func columnsFile(home, id string) string {
	return filepath.Join(home, "columns", hashPrefix(id, 24)+".sqlite")
}

// extractedState returns a text that changes whenever columns are extracted again.
func extractedState(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return "none"
	}
	return fileState(info)
}

// openExtracted opens the extracted columns and adds them to the schema. It returns nil if there is no file.
func openExtracted(ctx context.Context, path string, d *schema.Database) (_ *extractedColumns, err error) {
	defer func() { err = wrapError("open the extracted columns ("+path+")", err) }()
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	in, err := openInspector(path, true)
	if err != nil {
		return nil, err
	}
	defer in.conn.Close()
	described, err := describe(ctx, in, "columns", schema.SQLite, nil, func(Progress) {})
	if err != nil {
		return nil, err
	}
	b := &extractedColumns{path: path, tables: map[string]*extractedTable{}, values: described.Values}
	return b, in.each(ctx, `SELECT tab, name, companion, label, unit, question, read_from, "key" FROM surely_columns
		ORDER BY number`, nil, func(row []any) {
		if t := described.Schema.Table(asText(row[0])); t != nil {
			b.add(d.Table(t.Name), t, row)
		}
	})
}

// add adds an extracted column to the owner's table, unless the table is gone, has another key, or has a column with
// the same name.
func (b *extractedColumns) add(table, extracted *schema.Table, row []any) {
	c, key := extracted.Column(asText(row[1])), asText(row[7])
	if c == nil || table == nil || strings.Join(rowKey(table), "\x1f") != key {
		return
	}
	if b.tables[table.Name] == nil {
		b.tables[table.Name] = &extractedTable{key: rowKey(table)}
	}
	c.Companion, c.Label, c.Unit, c.Question, c.ReadFrom = asText(row[2]), asText(row[3]), asText(row[4]), asText(row[5]),
		asText(row[6])
	if table.Column(c.Name) != nil || table.Column(c.ReadFrom) == nil {
		return
	}
	c.Description = fmt.Sprintf("read from %s: %s", c.ReadFrom, c.Question)
	c.Synonyms = questionWords(c)
	c.Unique, c.NotNull = false, false
	if c.Role == schema.Title || c.Role == schema.Identifier || c.Role == schema.FreeText {
		c.Role = schema.Plain
	}
	c.Nulls += max(0, table.Rows-extracted.Rows)
	table.Columns = append(table.Columns, c)
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

// columnExprs returns the expressions with which a view looks up an extracted column and its companion by row key. The
// result is nil for the owner's columns.
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
