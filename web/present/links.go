package present

import (
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

const (
	RowsPath   = "/rows"
	conditions = "is." // prefix of parameters that name a column
)

// rowsAt is the address of the rows of a table with these values in its columns.
func rowsAt(source, table string, pairs ...string) string {
	q := url.Values{"source": {source}, "table": {table}}
	for i := 0; i+1 < len(pairs); i += 2 {
		q.Set(conditions+pairs[i], pairs[i+1])
	}
	return RowsPath + "?" + q.Encode()
}

// RowsOf is the statement for the rows in a page's address; false if there are none.
func RowsOf(t *schema.Table, params url.Values) (statement string, ok bool) {
	if t == nil || t.Hidden {
		return "", false
	}
	var where []string
	for name, values := range params {
		column, named := strings.CutPrefix(name, conditions)
		if !named {
			continue
		}
		c := t.Column(column)
		if c == nil || c.Hidden || c.List || len(values) != 1 {
			return "", false
		}
		if f, _ := strconv.ParseFloat(values[0], 64); c.Type.Number() && (math.IsInf(f, 0) || math.IsNaN(f)) {
			return "", false // no row has such a number
		}
		where = append(where, schema.Quoted(c.Name)+" = "+columnLiteral(c, values[0]))
	}
	if len(where) == 0 {
		return "", false
	}
	slices.Sort(where)
	return "SELECT * FROM " + schema.Quoted(t.Name) + " WHERE " + strings.Join(where, " AND "), true
}

// byKeys reports whether a table refers to another by several keys, as flights do to airports.
func byKeys(db *schema.Database, key schema.ForeignKey) bool {
	n := 0
	for _, k := range db.ForeignKeys {
		if k.Table == key.Table && k.RefTable == key.RefTable {
			n++
		}
	}
	return n > 1
}

// refersToKey is the foreign key of a column.
func refersToKey(db *schema.Database, table string, c *schema.Column) (schema.ForeignKey, bool) {
	if db == nil || c == nil {
		return schema.ForeignKey{}, false
	}
	for _, k := range db.ForeignKeys {
		if k.Table == table && k.Column == c.Name {
			if to := db.Table(k.RefTable); to != nil && !to.Hidden && to.Column(k.RefColumn) != nil {
				return k, true
			}
		}
	}
	return schema.ForeignKey{}, false
}

// link links cells to the pages of the rows they name.
func (f fitting) link(src Data) fitting {
	if !src.Rows || src.Database == nil {
		return f
	}
	for k, c := range f {
		if c.column != nil && !c.column.List {
			f[k].linked = &src
		}
	}
	return f
}

// page is the address of the row that a cell names, by key or title; empty if none.
func (f fitting) page(k int, values []any) string {
	c := f[k]
	if c.linked == nil || k >= len(values) || Plain(values[k]) == "" {
		return ""
	}
	if to, ok := refersToKey(c.linked.Database, c.table.Name, c.column); ok {
		return rowsAt(c.linked.Name, to.RefTable, to.RefColumn, Plain(values[k]))
	}
	if len(c.table.Key) == 1 && (c.column.Role == schema.Title || c.view.Kind == views.Title) {
		at, there := c.index[c.table.Key[0]]
		if there && f[at].linked != nil && f[at].table == c.table && at < len(values) && values[at] != nil {
			return rowsAt(c.linked.Name, c.table.Name, c.table.Key[0], Plain(values[at]))
		}
	}
	if c.column.Role == schema.Title || len(c.table.Key) == 1 && c.table.Key[0] == c.column.Name {
		return rowsAt(c.linked.Name, c.table.Name, c.column.Name, Plain(values[k]))
	}
	return ""
}

// columnLiteral writes a value to compare a column with.
func columnLiteral(c *schema.Column, value string) string {
	if _, err := strconv.ParseFloat(value, 64); err == nil && c.Type.Number() {
		return value
	}
	return query.Literal(value)
}

// Listed shows several rows of a table, each linked to its page.
func Listed(src Data, r *suql.Result) (columns []views.Column, rows []views.Row) {
	fit := Fit(*r, nil, src.Database).link(src)
	for _, c := range fit {
		columns = append(columns, c.view)
	}
	for _, values := range r.Rows {
		rows = append(rows, fit.row(values))
	}
	return columns, rows
}

// Reference is a foreign key by which rows of a table refer to one row.
type Reference struct {
	schema.ForeignKey
	Value     string // of the key
	Statement string // that counts the rows
}

// OneRow shows everything known about a row; count returns how many rows refer to it.
func OneRow(src Data, t *schema.Table, r *suql.Result, count func(Reference) (any, bool)) *views.OneRow {
	db, fit := src.Database, Fit(*r, nil, src.Database).link(src)
	row := fit.row(r.Rows[0])
	out := &views.OneRow{Title: row.Title, Link: row.Link, Picture: row.Picture}
	for i, c := range fit {
		if i >= len(row.Cells) || row.Cells[i].Empty {
			continue
		}
		f := views.Field{Column: c.view, Cell: row.Cells[i]}
		if _, refers := refersToKey(db, t.Name, c.column); !refers {
			f.Cell.Page = "" // it is this page
		}
		out.Fields = append(out.Fields, f)
	}
	for _, k := range db.ForeignKeys {
		from, at := db.Table(k.Table), slices.Index(r.Columns, k.RefColumn)
		if k.RefTable != t.Name || from == nil || from.Hidden || at < 0 || r.Rows[0][at] == nil {
			continue
		}
		column, value := from.Column(k.Column), Plain(r.Rows[0][at])
		if column == nil || column.Hidden {
			continue
		}
		n, ok := count(Reference{k, value, "SELECT count(*) FROM " + schema.Quoted(k.Table) + " WHERE " +
			schema.Quoted(k.Column) + " = " + columnLiteral(column, value)})
		if !ok || Plain(n) == "0" {
			continue
		}
		said := fitted{}.pretty(n) + " " + strings.ToLower(TableName(db, from))
		if Plain(n) == "1" {
			said = "1 " + text.Singular(strings.ToLower(TableName(db, from)))
		}
		if byKeys(db, k) {
			said += " (" + ColumnName(column) + ")"
		}
		out.Links = append(out.Links, views.RowLink{Text: said, Href: rowsAt(src.Name, k.Table, k.Column, value)})
	}
	return out
}
