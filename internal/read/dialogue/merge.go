package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// mergedConditions holds the combined conditions of two queries, and how they were combined.
type mergedConditions struct {
	where []query.Condition
	how   string
}

// merge returns the ways to add conditions to those of the previous query: replacing those on the same column, or
// keeping them as well.
func (t *turn) merge(now []query.Condition) []mergedConditions {
	before := t.before.Where
	now = t.replaceTime(now)
	if len(now) == 0 {
		return []mergedConditions{{slices.Clone(before), "kept"}}
	}
	isAbout := func(w query.Condition) bool {
		return slices.ContainsFunc(now, func(c query.Condition) bool { return sameSubject(w, c) })
	}
	if !slices.ContainsFunc(before, isAbout) {
		return []mergedConditions{{append(slices.Clone(before), now...), "added"}}
	}
	out := []mergedConditions{{ReplaceConditions(before, now), "replaced"}}
	if slices.ContainsFunc(before, func(w query.Condition) bool {
		return isAbout(w) && !slices.ContainsFunc(now, func(c query.Condition) bool { return contradicts(c, w) })
	}) {
		out = append(out, mergedConditions{append(slices.Clone(before), now...), "beside"})
	}
	return out
}

// contradicts reports whether two conditions on a column contradict each other.
func contradicts(c, old query.Condition) bool {
	return sameSubject(old, c) && c.Item.Column.Part == old.Item.Column.Part && c.Op == old.Op &&
		(c.Op == query.Equal || c.Op == query.Between) || c.Equals(old)
}

// join returns base with the missing ones of the other tables joined to it.
func (t *turn) join(base query.From, others ...string) (query.From, bool) {
	from := query.From{Tables: slices.Clone(base.Tables), Joins: slices.Clone(base.Joins)}
	for _, name := range others {
		if slices.Contains(from.Tables, name) {
			continue
		}
		first, other := t.cat.Table(from.Tables[0]), t.cat.Table(name)
		if first == nil || other == nil {
			return from, false
		}
		edges := t.cat.Path(first, other)
		if edges == nil || len(edges) > maxJoins {
			return from, false
		}
		for _, e := range edges {
			if !slices.Contains(from.Tables, e.Right.Table.Name) {
				from.Tables = append(from.Tables, e.Right.Table.Name)
				from.Joins = append(from.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(),
					Cast: e.Left.Kind != e.Right.Kind})
			}
		}
	}
	return from, true
}

// maxJoins is the maximum number of joins between the previous query's tables and one that the turn needs.
const maxJoins = 3

// repeats reports whether a query's joins repeat rows of its first table.
func (t *turn) repeats(from query.From) bool {
	unknown := func(name string) bool { return t.cat.Table(name) == nil }
	return slices.ContainsFunc(from.Tables, unknown) || t.cat.RepeatsRows(t.cat.Table(from.Tables[0]), from.Tables)
}

// usesTable reports whether the previous query uses a table.
func (t *turn) usesTable(table string) bool { return slices.Contains(t.before.From.Tables, table) }

// has reports whether the turn contains a word of a class.
func (t *turn) has(class map[string]bool) bool {
	return slices.ContainsFunc(t.set.Question.Tokens, func(x token) bool { return class[x.Text] })
}

// among returns the condition that a row is among the rows, or groups, of a limited query.
func (t *turn) among() (query.Condition, bool) {
	b := t.before
	var key query.Column
	base := t.cat.Table(b.From.Tables[0])
	switch {
	case len(b.GroupBy) == 1 || len(b.GroupBy) > 1 && b.Keyed:
		key = b.GroupBy[0]
	case len(b.GroupBy) > 1 || base == nil:
		return query.Condition{}, false
	case base.Key != nil:
		key = base.Key.Ref()
	case len(base.TitleColumns) == 1 && base.TitleColumns[0].Distinct == base.Rows:
		key = base.TitleColumns[0].Ref()
	default:
		return query.Condition{}, false
	}
	sub := b.Clone()
	sub.Select, sub.Keyed, sub.Distinct = []query.Item{{Column: key}}, false, false
	return query.Condition{Item: query.Item{Column: key}, Op: query.In, Sub: sub}, key.Part == ""
}
