package parse

import (
	"surely/query"
	"surely/schema"
)

// listOps say of a list's elements what parsers say of single values, which is all that most know.
var listOps = map[query.Op]query.Op{query.Equal: query.Has, query.NotEqual: query.HasNot, query.In: query.HasAny, query.NotIn: query.HasNot}

// Fit returns q as the schema wants it: lists are compared, grouped and told apart by their elements, and rows without a
// value do not come first among the largest.
func Fit(db *schema.Database, q *query.Query) *query.Query {
	out := q.Clone()
	for i, c := range out.Where {
		if c.Sub != nil {
			out.Where[i].Sub = Fit(db, c.Sub)
			continue
		}
		t := db.Table(c.Item.Column.Table)
		if t == nil || c.Item.Text != nil {
			continue
		}
		if col := t.Column(c.Item.Column.Name); col != nil && col.List && listOps[c.Op] != "" {
			out.Where[i].Op = listOps[c.Op]
		}
	}
	apart := len(out.GroupBy) > 0 || out.Distinct
	each := func(c *query.Column) {
		if t := db.Table(c.Table); t != nil {
			col := t.Column(c.Name)
			c.Each = col != nil && col.List
		}
	}
	for i := range out.GroupBy {
		each(&out.GroupBy[i])
	}
	for i, it := range out.Select {
		if apart && it.Agg == query.None && it.Text == nil || it.Agg == query.Count && it.Distinct && len(out.Select) == 1 && !apart {
			each(&out.Select[i].Column)
		}
	}
	for i, o := range out.OrderBy {
		if apart && o.Item.Agg == query.None && o.Item.Text == nil {
			each(&out.OrderBy[i].Item.Column)
		}
		if t := db.Table(o.Item.Column.Table); o.Desc && t != nil {
			col := t.Column(o.Item.Column.Name)
			out.OrderBy[i].NullsLast = col != nil && col.Nulls > 0
		}
	}
	if q.Right != nil {
		out.Right = Fit(db, q.Right)
	}
	return out
}
