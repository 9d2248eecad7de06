package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// appliesToMissing reports whether a condition applies to rows that must not exist: "no outage that started in 2024".
func (p *plan) appliesToMissing(a *link.Atom) bool {
	return slices.ContainsFunc(p.where, func(b *link.Atom) bool { return b.Op == "none" && b.Table == a.Table && a != b })
}

// absencePath returns the path from the base to rows that one of its rows must lack, or to a table that links them.
func (p *plan) absencePath(q *link.Question, other *link.Table) []link.Edge {
	path := q.Path(p.base, other)
	if len(path) == 2 && path[0].IsToMany() && !path[1].IsToMany() && len(p.conditionsOn(other)) == 0 {
		return path[:1]
	}
	return path
}

// requiresAbsence reports whether a negated value is in a table with several rows per row of the base; if so, none of
// them may have it.
func (p *plan) requiresAbsence(q *link.Question, a *link.Atom) bool {
	return a.Op == "ne" && a.Table != p.base && slices.ContainsFunc(q.Path(p.base, a.Table), link.Edge.IsToMany)
}

// notExists returns the condition that a row at the start of a path has no row at its end that satisfies the given
// conditions.
func notExists(path []link.Edge, where ...query.Condition) query.Condition {
	sub := &query.Query{Select: []query.Item{{Column: path[0].Right.Ref()}},
		From: query.From{Tables: []string{path[0].Right.Table.Name}}, Where: where}
	for _, e := range path[1:] {
		sub.From.Tables = append(sub.From.Tables, e.Right.Table.Name)
		sub.From.Joins = append(sub.From.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(),
			Cast: e.Left.Kind != e.Right.Kind})
	}
	if path[0].Right.Nulls > 0 {
		sub.Where = append(sub.Where, query.Condition{Item: query.Item{Column: path[0].Right.Ref()}, Op: query.IsNotNull})
	}
	return query.Condition{Item: query.Item{Column: path[0].Left.Ref()}, Op: query.NotIn, Sub: sub,
		Cast: path[0].Left.Kind != path[0].Right.Kind}
}
