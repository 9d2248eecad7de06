// Package dialogue reads a turn as one that goes on from the last: "and metal?", "by day", "which of them know first aid?".
// What is said now is read like any question; what was asked before lends the parts that go unsaid.
package dialogue

import (
	"slices"
	"strings"

	"surely/parse/link"
	"surely/query"
)

// pointing are words that point back to what was said or shown, opening those that a turn that goes on begins with, and
// asking those that say what is wanted, not only of which rows: closed classes of English.
var (
	pointing = words("those these them they their it its that ones one same instead also too there theirs such")
	opening  = words("and but or what how only just now with without from in by for then ok okay not except excluding sort sorted of per")
	asking   = words("who which what how when where list show name average avg total sum many much most least highest lowest by per each count")
)

func words(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}

// GoesOn is how probable it is that a turn goes on from the last query, by its form alone.
func GoesOn(q *link.Question) float64 {
	var points, table bool
	for _, t := range q.Tokens {
		points = points || pointing[t.Text]
	}
	for i := range q.Tables {
		table = table || q.Tables[i].Exact != 0
	}
	opens := opening[q.Near(0)]
	asks := (q.Near(0) == "what" || q.Near(0) == "how") && q.Near(1) != "about"
	switch {
	case opens && !asks || points && !table:
		return .9
	case points:
		return .6
	case len(q.Tokens) <= 4 && !table:
		return .75
	}
	return .08
}

// Narrows is how probable it is that a turn that goes on only says of which rows, and keeps what was asked of them.
func Narrows(q *link.Question) float64 {
	first := 0
	for first < len(q.Tokens) && (q.Near(first) == "and" || q.Near(first) == "but" || q.Near(first) == "ok") {
		first++
	}
	if (q.Near(first) == "what" || q.Near(first) == "how") && q.Near(first+1) == "about" {
		return .95
	}
	for i := first; i < len(q.Tokens); i++ {
		if asking[q.Tokens[i].Text] || strings.HasSuffix(q.Tokens[i].Text, "est") {
			return .12
		}
	}
	return .92
}

// Narrow is the query before with the conditions of another: its own give way where both are about the same column.
func Narrow(cat *link.Catalog, before, now *query.Query) *query.Query {
	if before.Set != query.NoSet || len(now.Where) == 0 {
		return nil
	}
	out := before.Clone()
	from, ok := both(cat, before, now)
	if !ok {
		return nil
	}
	out.From = from
	out.Where = conditions(before, now)
	return out
}

// Ask is what a turn asks, of the rows that the query before was about.
func Ask(cat *link.Catalog, before, now *query.Query) *query.Query {
	if before.Set != query.NoSet || now.Set != query.NoSet {
		return nil
	}
	out := now.Clone()
	from, ok := both(cat, now, before)
	if !ok {
		return nil
	}
	out.From = from
	out.Where = conditions(before, now)
	if before.Limit > 0 && len(before.GroupBy) == 0 && len(out.OrderBy) == 0 {
		return nil // of the first few only: no condition says which
	}
	grouped := len(now.GroupBy) > 0 && len(before.GroupBy) == 0
	if grouped && len(before.Select) == 1 && (before.Select[0].Agg != query.None || before.Select[0].Calc != nil) && onlyCounts(now) {
		// "average bill", "by day": the figure stays, the groups are new.
		out.Select = append(keysOf(now), before.Select[0])
	}
	if len(before.GroupBy) > 0 && len(now.GroupBy) == 0 && len(now.OrderBy) == 0 && len(now.Select) == 1 && now.Select[0].Agg != query.None {
		// "listings per district", "what do they cost on average": the groups stay.
		out.GroupBy, out.Keyed = before.GroupBy, before.Keyed
		out.Select = append(keysOf(before), now.Select[0])
	}
	return out
}

// conditions are those of both queries.
func conditions(before, now *query.Query) []query.Condition {
	out := slices.Clone(now.Where)
	for _, w := range before.Where {
		if !slices.ContainsFunc(now.Where, func(c query.Condition) bool { return replaces(c, w) }) {
			out = append(out, w)
		}
	}
	return out
}

// replaces reports whether a condition stands in the place of an older one: another value of the same column.
func replaces(c, old query.Condition) bool {
	a, b := c.Item.Column, old.Item.Column
	a.Part, b.Part, a.Dated, b.Dated = "", "", false, false
	return a == b && a.Name != "" && (c.Op == old.Op || c.Item.Column.Part != "" || old.Item.Column.Part != "")
}

func onlyCounts(q *query.Query) bool {
	for _, it := range q.Select {
		if it.Agg != query.None && it.Agg != query.Count || it.Calc != nil {
			return false
		}
	}
	return true
}

func keysOf(q *query.Query) []query.Item {
	var out []query.Item
	for _, it := range q.Select {
		if it.Agg == query.None && it.Calc == nil {
			out = append(out, it)
		}
	}
	return out
}

// both returns tables that hold the columns of both queries: those of base, and what is missing joined on.
func both(cat *link.Catalog, base, other *query.Query) (query.From, bool) {
	if len(base.From.Alias)+len(other.From.Alias) > 0 {
		return base.From, false
	}
	from := query.From{Tables: slices.Clone(base.From.Tables), Joins: slices.Clone(base.From.Joins)}
	for _, name := range other.From.Tables {
		if slices.Contains(from.Tables, name) {
			continue
		}
		edges, ok := cat.Join(from.Tables[0], name)
		if !ok {
			return from, false
		}
		for _, e := range edges {
			if !slices.Contains(from.Tables, e.Right.Table.Name) {
				from.Tables = append(from.Tables, e.Right.Table.Name)
				from.Joins = append(from.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(), Cast: e.Left.Kind != e.Right.Kind})
			}
		}
	}
	return from, true
}
