package eval

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// spiderMatch reports whether two queries are equal in Spider's sense: the same parts, ignoring values and DISTINCT,
// with columns connected by foreign keys treated as one. The order of selected columns and of conditions does not
// matter.
func spiderMatch(db *schema.Database, a, b *query.Query) bool {
	return matcher{one: connected(db)}.same(a, b)
}

// chatMatch is spiderMatch for a chat: got may show more than gold, sorted or limited differently.
func chatMatch(db *schema.Database, got, gold *query.Query) bool {
	return matcher{connected(db), true}.same(got, gold)
}

// connected maps columns connected by foreign keys to one representative.
func connected(db *schema.Database) map[query.Column]query.Column {
	parent := map[query.Column]query.Column{}
	var find func(c query.Column) query.Column
	find = func(c query.Column) query.Column {
		p, ok := parent[c]
		if !ok || p == c {
			return c
		}
		return find(p)
	}
	for _, f := range db.ForeignKeys {
		if f.Inferred {
			continue
		}
		x := find(query.Column{Table: f.Table, Name: f.Column})
		y := find(query.Column{Table: f.RefTable, Name: f.RefColumn})
		if x != y {
			parent[x] = y
		}
	}
	out := map[query.Column]query.Column{}
	for c := range parent {
		out[c] = find(c)
	}
	return out
}

type matcher struct {
	one  map[query.Column]query.Column // representatives of connected columns
	more bool                          // the first may show more than the second
}

func (m matcher) column(c query.Column) string {
	if c.Name == "*" {
		return "*"
	}
	if d, ok := m.one[c]; ok {
		c = d
	}
	return strings.ToLower(c.String())
}

func (m matcher) item(i query.Item) string { return string(i.Agg) + "(" + m.column(i.Column) + ")" }

func (m matcher) same(a, b *query.Query) bool {
	if a == nil || b == nil {
		return a == b
	}
	return m.shows(a, b) && sameFold(a.From.Tables, b.From.Tables) &&
		m.conditions(a.Where, b.Where) && slices.Equal(m.groups(a), m.groups(b)) &&
		m.conditions(a.Having, b.Having) && a.Set == b.Set && m.same(a.Right, b.Right)
}

// shows compares what two queries show, in which order, and whether they have a limit.
func (m matcher) shows(a, b *query.Query) bool {
	if !m.more {
		return slices.Equal(m.select_(a), m.select_(b)) && slices.Equal(m.orders(a), m.orders(b)) &&
			(a.Limit > 0) == (b.Limit > 0)
	}
	shown := m.select_(a)
	return (len(b.OrderBy) == 0 || slices.Equal(m.orders(a), m.orders(b))) &&
		!slices.ContainsFunc(m.select_(b), func(it string) bool { return it != "(*)" && !slices.Contains(shown, it) })
}

func (m matcher) select_(q *query.Query) []string {
	var out []string
	for _, it := range q.Select {
		out = append(out, m.item(it))
	}
	sort.Strings(out)
	return out
}

func (m matcher) groups(q *query.Query) []string {
	var out []string
	for _, g := range q.GroupBy {
		out = append(out, m.column(g))
	}
	sort.Strings(out)
	return out
}

func (m matcher) orders(q *query.Query) []string {
	var out []string
	for _, o := range q.OrderBy {
		out = append(out, fmt.Sprint(m.item(o.Item), o.Desc))
	}
	return out
}

// conditions compares two lists of conditions as multisets, and their connectives as sets.
func (m matcher) conditions(a, b []query.Condition) bool {
	if len(a) != len(b) {
		return false
	}
	connectives := func(conds []query.Condition) (and, or bool) {
		for i := 1; i < len(conds); i++ {
			and, or = and || !conds[i].Or, or || conds[i].Or
		}
		return and, or
	}
	and, or := connectives(a)
	if x, y := connectives(b); x != and || y != or {
		return false
	}
	used := make([]bool, len(b))
next:
	for i := range a {
		for j := range b {
			if !used[j] && m.condition(&a[i], &b[j]) {
				used[j] = true
				continue next
			}
		}
		return false
	}
	return true
}

func (m matcher) condition(a, b *query.Condition) bool {
	return m.item(a.Item) == m.item(b.Item) && a.Op == b.Op && m.same(a.Sub, b.Sub)
}

func sameFold(a, b []string) bool {
	fold := func(s []string) []string {
		out := make([]string, len(s))
		for i, x := range s {
			out[i] = strings.ToLower(x)
		}
		sort.Strings(out)
		return out
	}
	return slices.Equal(fold(a), fold(b))
}
