package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// inside reports whether a condition applies to the missing rows: "no outage that started in 2024".
func (p *plan) inside(a *link.Atom) bool {
	return slices.ContainsFunc(p.where, func(b *link.Atom) bool { return b.Op == "none" && b.Table == a.Table && a != b })
}

// without is the path to rows of which none may belong to a row of the base; a linking table suffices.
func (p *plan) without(q *link.Question, other *link.Table) []link.Edge {
	way := q.Way(p.base, other)
	if len(way) == 2 && way[0].Many() && !way[1].Many() && len(p.of(other)) == 0 {
		return way[:1]
	}
	return way
}

// lacks reports whether a negated value is in a table with several rows per row of the base; then none of them may have
// it. The same holds for values that are missing altogether: "artists without a sale".
func (p *plan) lacks(q *link.Question, a *link.Atom) bool {
	missing := (a.Op == "null" || a.Op == "zero") && q.Nothing(a.Cue) && q.Tables[a.Table.At].Exact == 0
	if a.Op != "ne" && !missing {
		return false
	}
	return a.Table != p.base && slices.ContainsFunc(q.Way(p.base, a.Table), link.Edge.Many)
}

// lacking is the condition that no dependent row has a value.
func lacking(q *link.Question, base *link.Table, a *link.Atom) query.Condition {
	c := a.Where[0]
	switch {
	case c.Item.Zero || a.Op == "zero":
		c.Item.Zero, c.Op = false, query.Greater
	case a.Op == "null":
		c.Op = query.IsNotNull
	case a.Column.List:
		c.Op = query.Has
	default:
		c.Op = query.Equal
	}
	return noneAt(q.Way(base, a.Table), c)
}

// noneAt is the condition that no row at the end of a path, filtered by some conditions, belongs to a row at its start.
func noneAt(way []link.Edge, where ...query.Condition) query.Condition {
	sub := &query.Query{Select: []query.Item{{Column: way[0].Right.Ref()}},
		From: query.From{Tables: []string{way[0].Right.Table.Name}}, Where: where}
	for _, e := range way[1:] {
		sub.From.Tables = append(sub.From.Tables, e.Right.Table.Name)
		sub.From.Joins = append(sub.From.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(),
			Cast: e.Left.Kind != e.Right.Kind})
	}
	if way[0].Right.Nulls > 0 {
		sub.Where = append(sub.Where, query.Condition{Item: query.Item{Column: way[0].Right.Ref()}, Op: query.IsNotNull})
	}
	return query.Condition{Item: query.Item{Column: way[0].Left.Ref()}, Op: query.NotIn, Sub: sub,
		Cast: way[0].Left.Kind != way[0].Right.Kind}
}
