package eval

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// sameParts reports whether two queries are equal in Spider's sense: the same parts, ignoring values and DISTINCT, with
// columns connected by foreign keys treated as one. The order of selected columns and of conditions does not matter.
func sameParts(db *schema.Database, a, b *query.Query) bool {
	m := connectedColumns(db)
	return slices.Equal(m.parts(a, true), m.parts(b, true))
}

// coversParts is sameParts for a chat: got may show more than gold, have another limit, and be sorted if gold is not.
func coversParts(db *schema.Database, got, gold *query.Query) bool {
	m := connectedColumns(db)
	shown := m.items(got.Select)
	return slices.Equal(m.parts(got, false), m.parts(gold, false)) &&
		(len(gold.OrderBy) == 0 || slices.Equal(m.orders(got), m.orders(gold))) &&
		!slices.ContainsFunc(m.items(gold.Select), func(it string) bool {
			return it != "(*)" && !slices.Contains(shown, it)
		})
}

// columnClasses maps columns connected by foreign keys to one representative.
type columnClasses map[query.Column]query.Column

func connectedColumns(db *schema.Database) columnClasses {
	m := columnClasses{}
	for _, f := range db.ForeignKeys {
		if x, y := m.find(query.Column{Table: f.Table, Name: f.Column}),
			m.find(query.Column{Table: f.RefTable, Name: f.RefColumn}); x != y && !f.Inferred {
			m[x] = y
		}
	}
	return m
}

func (m columnClasses) find(c query.Column) query.Column {
	for {
		next, ok := m[c]
		if !ok {
			return c
		}
		c = next
	}
}

// parts returns a query's parts, sorted; if whole is set, these include what it shows, its order, and whether it has a
// limit.
func (m columnClasses) parts(q *query.Query, whole bool) (out []string) {
	if q == nil {
		return nil
	}
	for _, t := range q.From.Tables {
		out = append(out, "from "+strings.ToLower(t))
	}
	out = append(out, m.conditions("where ", q.Where, whole)...)
	out = append(out, m.conditions("having ", q.Having, whole)...)
	for _, g := range q.GroupBy {
		out = append(out, "group by "+m.column(g))
	}
	if whole {
		for _, it := range m.items(q.Select) {
			out = append(out, "select "+it)
		}
		out = append(out, m.orders(q)...)
		out = append(out, fmt.Sprint("limited ", q.Limit > 0))
	}
	out = append(out, fmt.Sprintf("set %v %q", q.Set, m.parts(q.Right, whole)))
	slices.Sort(out)
	return out
}

func (m columnClasses) column(c query.Column) string {
	if c.Name == "*" {
		return "*"
	}
	return strings.ToLower(m.find(c).String())
}

func (m columnClasses) item(i query.Item) string {
	return string(i.Agg) + "(" + m.column(i.Column) + ")"
}

func (m columnClasses) items(list []query.Item) (out []string) {
	for _, it := range list {
		out = append(out, m.item(it))
	}
	return out
}

func (m columnClasses) orders(q *query.Query) (out []string) {
	for i, o := range q.OrderBy {
		out = append(out, fmt.Sprint("order by ", i, m.item(o.Item), o.Desc))
	}
	return out
}

// conditions returns conditions without their values, and the connectives between them.
func (m columnClasses) conditions(clause string, list []query.Condition, whole bool) (out []string) {
	for i, c := range list {
		out = append(out, fmt.Sprintf("%s%s %s %q", clause, m.item(c.Item), c.Op, m.parts(c.Sub, whole)))
		if word := fmt.Sprint(clause, "or ", c.Or); i > 0 && !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return out
}
