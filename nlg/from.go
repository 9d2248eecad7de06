package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// finestRows returns the noun for the rows of a join: bookings joined with their rooms are bookings.
func (p speaker) finestRows(f query.From) string {
	return p.Rows(p.db, f.Table(p.finestTable(f)))
}

// FinestTable returns the table whose rows occur once each in a join: the one to which no other joined table refers.
func FinestTable(db *schema.Database, f query.From) string { return speaker{db: db}.finestTable(f) }

func (p speaker) finestTable(f query.From) string {
	if len(f.Tables) < 2 {
		return strings.Join(f.Tables, "")
	}
	out := slices.DeleteFunc(slices.Clone(f.Tables), func(name string) bool {
		return slices.ContainsFunc(f.Joins, func(j query.Join) bool { return p.refersTo(name, j.Left, j.Right, f) })
	})
	if len(out) != 1 {
		return f.Tables[0]
	}
	return out[0]
}

// refersTo reports whether a join condition follows a key from another table to the named one.
func (p speaker) refersTo(name string, a, b query.Column, f query.From) bool {
	if a.Table == name {
		a, b = b, a
	}
	return b.Table == name && a.Table != name && slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == f.Table(a.Table) && k.Column == a.Name && k.RefTable == f.Table(b.Table) && k.RefColumn == b.Name
	})
}

// isFromOtherTable reports whether a column of a join belongs to a table other than the finest.
func (p speaker) isFromOtherTable(c query.Column, f query.From) bool {
	return len(f.Tables) > 1 && c.Table != "" && c.Table != p.finestTable(f)
}

// isKey reports whether a column is the key of a query's first table, or an identifier that is not a foreign key.
func (p speaker) isKey(c query.Column, f query.From) bool {
	if len(f.Tables) == 0 || c.Table != "" && c.Table != f.Tables[0] {
		return false
	}
	t := p.db.Table(f.Tables[0])
	if t == nil || len(t.Key) > 0 {
		return t != nil && len(t.Key) == 1 && t.Key[0] == c.Name
	}
	column := t.Column(c.Name)
	return column != nil && column.Role == schema.Identifier && !slices.ContainsFunc(p.db.ForeignKeys,
		func(k schema.ForeignKey) bool { return k.Table == t.Name && k.Column == c.Name })
}

// showsOnlyNames reports whether a query shows only the names or keys of a table's rows.
func (p speaker) showsOnlyNames(q *query.Query) bool {
	return len(q.Select) == 1 && isColumn(q.Select[0]) && p.identifiesRows(q.Select[0].Column, q.From)
}

// refersTransitively reports whether a table refers to another, directly or through others.
func (p speaker) refersTransitively(table, to string, f query.From) bool {
	for _, j := range f.Joins {
		for _, on := range [][2]query.Column{{j.Left, j.Right}, {j.Right, j.Left}} {
			if on[0].Table == table && p.refersTo(on[1].Table, on[0], on[1], f) &&
				(on[1].Table == to || p.refersTransitively(on[1].Table, to, f)) {
				return true
			}
		}
	}
	return false
}

// shownTable returns the table whose rows a query shows: the one whose title or columns it selects, or the first.
func (p speaker) shownTable(q *query.Query) string {
	tables, named := map[string]bool{}, ""
	for _, i := range q.Select {
		if i.Agg != query.None || p.db.Table(q.From.Table(i.Column.Table)) == nil {
			continue
		}
		if tables[i.Column.Table] = true; named == "" && p.identifiesRows(i.Column, q.From) {
			named = i.Column.Table
		}
	}
	finest := p.finestTable(q.From)
	switch {
	case len(tables) == 1:
		for t := range tables {
			return t
		}
	case tables[finest], named == "": // bookings joined with their rooms are bookings
		return finest
	}
	return named
}

// identifiesRows reports whether a column identifies the rows of its table: the key, or the title.
func (p speaker) identifiesRows(c query.Column, f query.From) bool {
	t := p.db.Table(f.Table(c.Table))
	if t == nil {
		return false
	}
	col := t.Column(c.Name)
	isTitle := col != nil && t.Rows > 0 && col.Distinct == t.Rows && strings.EqualFold(p.columnOwnLabel(col),
		p.tableNoun(t.Name))
	return c.Part == "" && !c.Each && (isTitle || t.Title() != nil && t.Title().Name == c.Name ||
		p.isKey(c, query.From{Tables: []string{t.Name}}) && t.Name == c.Table)
}

// hasGenericRows reports whether a query has a single table with no noun for its rows.
func (p speaker) hasGenericRows(f query.From) bool {
	return len(f.Tables) == 1 && p.rows(p.db, f) == p.g.render("rows", nil)
}

// FindColumn returns the schema's column for a column of a query, in any of its tables if it names none; or nil.
func FindColumn(db *schema.Database, c query.Column, f query.From) *schema.Column {
	names := f.Tables
	if c.Table != "" {
		names = []string{c.Table}
	}
	for _, n := range names {
		if t := db.Table(f.Table(n)); t != nil {
			if col := t.Column(c.Name); col != nil {
				return col
			}
		}
	}
	return nil
}

// isSoleDate reports whether a table has no column of dates but the given one.
func (p speaker) isSoleDate(c query.Column, f query.From) bool {
	t := p.db.Table(f.Table(c.Table))
	return t != nil && len(f.Alias) == 0 && !slices.ContainsFunc(t.Columns, func(o *schema.Column) bool {
		return o.Dated() && o.Name != c.Name
	})
}
