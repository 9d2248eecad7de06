package rank

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// asSettled returns a query about the date and the amount that the owner says are meant where a question names none.
// Words that nothing explains may name one in other words, so nothing is changed then.
func asSettled(question *link.Question, q *query.Query) *query.Query {
	if question.UnexplainedTokens() != 0 {
		return q
	}
	byName := func(a, b query.Column) int { return cmp.Or(cmp.Compare(a.Table, b.Table), cmp.Compare(a.Name, b.Name)) }
	for _, from := range slices.SortedFunc(maps.Keys(q.UsedColumns()), byName) {
		c := question.Catalog.ColumnIn(q.From, from)
		if c == nil || question.Columns[c.Index].All() != 0 {
			continue
		}
		to := query.Column{Table: from.Table, Name: settledInstead(question.Catalog.DB, c, q)}
		if to.Name == "" || to.Name == c.Name || q.Mentions(to) {
			continue
		}
		if changed := q.ReplaceColumn(from, to); changed != nil {
			q = changed
		}
	}
	return q
}

// settledInstead returns the column that the owner says is meant where a column like c is not named, or nothing.
func settledInstead(db *schema.Database, c *link.Column, q *query.Query) string {
	switch t := c.Table; {
	case c.Dated():
		return t.When
	case t.Amount == "" || !ranksOrAggregates(q, c):
		return ""
	case c.Role == schema.Money || slices.ContainsFunc(db.Doubts, func(d *schema.Doubt) bool {
		return d.Kind == schema.HowMuch && slices.Contains(d.Values, c.Name) &&
			strings.HasPrefix(d.About, t.Name+".")
	}):
		return t.Amount
	}
	return ""
}

// ranksOrAggregates reports whether a query adds a column up, averages it or the like, or orders by it.
func ranksOrAggregates(q *query.Query, c *link.Column) bool {
	is := func(i query.Item) bool { return i.Column.Table == c.Table.Name && i.Column.Name == c.Name }
	isFigure := func(i query.Item) bool { return is(i) && i.Agg != query.None && i.Agg != query.Count }
	return slices.ContainsFunc(q.Select, isFigure) ||
		slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return is(o.Item) })
}
