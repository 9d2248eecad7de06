package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// appliesToMissing reports whether a condition applies to the missing rows: "no outage that started in 2024".
func (p *plan) appliesToMissing(a *link.Atom) bool {
	return slices.ContainsFunc(p.where, func(b *link.Atom) bool { return b.Op == "none" && b.Table == a.Table && a != b })
}

// without returns the path to rows that must not exist for a row of the base, or to a linking table.
func (p *plan) without(q *link.Question, other *link.Table) []link.Edge {
	way := q.Way(p.base, other)
	if len(way) == 2 && way[0].Many() && !way[1].Many() && len(p.of(other)) == 0 {
		return way[:1]
	}
	return way
}

// requiresAbsence reports whether a negated value is in a table with several rows per row of the base: then none of
// them may have it.
func (p *plan) requiresAbsence(q *link.Question, a *link.Atom) bool {
	return a.Op == "ne" && a.Table != p.base && slices.ContainsFunc(q.Way(p.base, a.Table), link.Edge.Many)
}

// notExists returns the condition that a row at the start of a path has no row at its end that satisfies the given
// conditions.
func notExists(way []link.Edge, where ...query.Condition) query.Condition {
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
