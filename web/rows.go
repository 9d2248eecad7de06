package web

import (
	"context"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

const (
	rowsPath   = "/rows"
	conditions = "is." // prefix of parameters that name a column
	mostListed = 200   // rows of a page
)

// rowsAt is the address of the rows of a table with these values in its columns.
func rowsAt(source, table string, pairs ...string) string {
	q := url.Values{"source": {source}, "table": {table}}
	for i := 0; i+1 < len(pairs); i += 2 {
		q.Set(conditions+pairs[i], pairs[i+1])
	}
	return rowsPath + "?" + q.Encode()
}

// handleRows shows the rows of a table with given values: one with all its details and links along its keys in both
// directions, several as a list.
func (s *Server) handleRows(c echo.Context) error {
	src := s.find(viewOf(c), c.QueryParam("source"))
	if src == nil || src.database() == nil || src.Rows == nil {
		return refuse("no_source", views.English.NoSuchSource)
	}
	t := src.database().Table(c.QueryParam("table"))
	statement, ok := rowsOf(t, c.QueryParams())
	if !ok {
		return refuse("not_found", views.English.NotFound)
	}
	ctx := c.Request().Context()
	r, err := src.Rows(ctx, nil, statement, mostListed)
	s.auditRequest(c, Entry{Source: src.Name, Did: "rows", Said: statement}, err)
	if err != nil {
		return s.explain(err)
	}
	fit := fitColumns(*r, nil, src.database()).link(src)
	p := views.RowsPage{Table: label(src.database(), t), Count: views.English.RowsFound(len(r.Rows), r.Truncated)}
	switch {
	case len(r.Rows) == 0:
		return refuse("not_found", views.English.NotFound)
	case len(r.Rows) == 1:
		p.One = s.oneRow(ctx, src, t, fit, r)
	default:
		s.listRows(fit, r, &p)
	}
	return s.render(c, views.RowsOf(p))
}

// rowsOf is the statement for the rows in a page's address; false if there are none.
func rowsOf(t *schema.Table, params url.Values) (statement string, ok bool) {
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

// oneRow shows everything known about a row.
func (s *Server) oneRow(ctx context.Context, src *Source, t *schema.Table, fit fitting, r *suql.Result) *views.OneRow {
	db, row := src.database(), fit.row(r.Rows[0])
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
		value := plain(r.Rows[0][at])
		column := from.Column(k.Column)
		if column == nil || column.Hidden {
			continue
		}
		counted, err := src.Rows(ctx, nil, "SELECT count(*) FROM "+schema.Quoted(k.Table)+" WHERE "+schema.Quoted(k.Column)+
			" = "+columnLiteral(column, value), 1)
		if err != nil || len(counted.Rows) != 1 || plain(counted.Rows[0][0]) == "0" {
			continue
		}
		count := fitted{}.pretty(counted.Rows[0][0]) + " " + strings.ToLower(label(db, from))
		if plain(counted.Rows[0][0]) == "1" {
			count = "1 " + text.Singular(strings.ToLower(label(db, from)))
		}
		if byKeys(db, k) {
			count += " (" + words(column) + ")"
		}
		out.Links = append(out.Links, views.RowLink{Text: count,
			Href: rowsAt(src.Name, k.Table, k.Column, value)})
	}
	return out
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

// listRows lists several rows, each linked to its page.
func (s *Server) listRows(fit fitting, r *suql.Result, p *views.RowsPage) {
	for _, c := range fit {
		p.Columns = append(p.Columns, c.view)
	}
	for _, values := range r.Rows {
		p.Rows = append(p.Rows, fit.row(values))
	}
}

// link links cells to the pages of the rows they name.
func (f fitting) link(src *Source) fitting {
	if src == nil || src.Rows == nil || src.database() == nil {
		return f
	}
	for k, c := range f {
		if c.column != nil && !c.column.List {
			f[k].linked = src
		}
	}
	return f
}

// page is the address of the row that a cell names, by key or title; empty if none.
func (f fitting) page(k int, values []any) string {
	c := f[k]
	if c.linked == nil || k >= len(values) || plain(values[k]) == "" {
		return ""
	}
	if to, ok := refersToKey(c.linked.database(), c.table.Name, c.column); ok {
		return rowsAt(c.linked.Name, to.RefTable, to.RefColumn, plain(values[k]))
	}
	if len(c.table.Key) == 1 && (c.column.Role == schema.Title || c.view.Kind == views.Title) {
		at, there := c.index[c.table.Key[0]]
		if there && f[at].linked != nil && f[at].table == c.table && at < len(values) && values[at] != nil {
			return rowsAt(c.linked.Name, c.table.Name, c.table.Key[0], plain(values[at]))
		}
	}
	if c.column.Role == schema.Title || len(c.table.Key) == 1 && c.table.Key[0] == c.column.Name {
		return rowsAt(c.linked.Name, c.table.Name, c.column.Name, plain(values[k]))
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
