package parse

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// listOps maps operators on single values, which is all that most parsers know, to operators on a list's elements.
var listOps = map[query.Op]query.Op{query.Equal: query.Has, query.NotEqual: query.HasNot, query.In: query.HasAny,
	query.NotIn: query.HasNot}

// Fit adapts q to the schema: lists are compared, grouped and counted by elements, dates are compared with days instead
// of years, and NULL is neither first in descending order nor a group that is picked.
func Fit(db *schema.Database, q *query.Query) *query.Query {
	out := q.Clone()
	for i, c := range out.Where {
		out.Where[i] = fitCondition(db, out.From, c)
	}
	list, split := splitList(db, out)
	each := func(c *query.Column) { c.Each = split && c.Table == list.Table && c.Name == list.Name }
	for i := range out.GroupBy {
		each(&out.GroupBy[i])
	}
	for i, it := range out.Select {
		if it.Text == nil {
			each(&out.Select[i].Column)
		}
	}
	for i, o := range out.OrderBy {
		if o.Item.Agg == query.None && o.Item.Text == nil {
			each(&out.OrderBy[i].Item.Column)
		}
		if t := db.Table(out.From.Table(o.Item.Column.Table)); o.Desc && t != nil {
			col := t.Column(o.Item.Column.Name)
			out.OrderBy[i].NullsLast = col != nil && (col.Nulls > 0 || isOptional(out.From, o.Item.Column))
		}
	}
	if q.Right != nil {
		out.Right = Fit(db, q.Right)
	}
	out.Where = append(out.Where, knownGroups(db, out, comparedGroups(out))...)
	return out
}

// isOptional reports whether a column's table is joined only where it has a row.
func isOptional(f query.From, c query.Column) bool {
	return slices.ContainsFunc(f.Joins, func(j query.Join) bool { return j.Outer && j.Right.Table == c.Table })
}

// comparedGroups returns the columns by whose groups a query picks, or over whose groups it averages.
func comparedGroups(q *query.Query) (out []query.Column) {
	if q.Limit > 0 || len(q.Having) > 0 {
		out = append(out, q.GroupBy...)
	}
	for _, it := range q.Select {
		if c := it.Calc; c != nil && c.Op == query.Ratio && c.Right.Agg == query.Count && c.Right.Distinct {
			out = append(out, c.Right.Column)
		}
	}
	return out
}

// knownGroups returns conditions that exclude NULL from the groups that a query counts, or among which it picks.
func knownGroups(db *schema.Database, q *query.Query, groups []query.Column) (known []query.Condition) {
	for _, g := range groups {
		t := db.Table(q.From.Table(g.Table))
		if t == nil || g.Part != "" || g.Each || slices.ContainsFunc(q.Where, func(c query.Condition) bool {
			return c.Or || c.Item.Column == g
		}) {
			continue
		}
		if c := t.Column(g.Name); c != nil && c.Nulls > 0 {
			known = append(known, query.Condition{Item: query.Item{Column: g}, Op: query.IsNotNull})
		}
	}
	return known
}

// fitCondition returns a condition adapted to its column.
func fitCondition(db *schema.Database, f query.From, c query.Condition) query.Condition {
	switch {
	case c.Sub != nil:
		c.Sub = Fit(db, c.Sub)
		return c
	case c.Item.Sub != nil:
		c.Item.Sub = Fit(db, c.Item.Sub)
		return c
	}
	t := db.Table(f.Table(c.Item.Column.Table))
	if t == nil || c.Item.Text != nil {
		return c
	}
	switch col := t.Column(c.Item.Column.Name); {
	case col == nil:
	case col.List && listOps[c.Op] != "" && c.Item.Column.Part == "":
		c.Op = listOps[c.Op]
	default:
		return fitYears(col, c)
	}
	return c
}

// splitList returns the list whose elements a query groups by, selects with DISTINCT or counts, if there is exactly
// one: two lists would be paired element by element, and beside other columns DISTINCT would lose rows with an empty
// list.
func splitList(db *schema.Database, q *query.Query) (list query.Column, ok bool) {
	var columns []query.Column
	grouped := len(q.GroupBy) > 0
	columns = append(columns, q.GroupBy...)
	for _, it := range q.Select {
		counted := it.Agg == query.Count && it.Distinct && !grouped && len(q.Having) == 0
		if it.Text == nil && (it.Agg == query.None && (grouped || q.Distinct && len(q.Select) == 1) || counted &&
			len(q.Select) == 1) {
			columns = append(columns, it.Column)
		}
	}
	for _, c := range columns {
		t := db.Table(c.Table)
		if t == nil {
			continue
		}
		if col := t.Column(c.Name); col == nil || !col.List {
			continue
		}
		if ok && (c.Table != list.Table || c.Name != list.Name) {
			return query.Column{}, false
		}
		list, ok = c, true
	}
	return list, ok
}
