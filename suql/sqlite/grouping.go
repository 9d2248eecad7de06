package sqlite

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
)

// maxSets bounds how many grouping sets one statement may spell out.
const maxSets = 32

func hasSets(sel *pg.SelectStmt) bool {
	return slices.ContainsFunc(sel.GroupClause, func(n *pg.Node) bool { return n.GetGroupingSet() != nil })
}

// groupingSets prints GROUPING SETS, ROLLUP and CUBE as the union of the groupings they stand for.
func (p *printer) groupingSets(sel *pg.SelectStmt, q *check.Query, top bool) string {
	if q.Windows || len(q.Sets) > 0 {
		return p.refuse(nil, "window or set-returning functions over grouping sets are not supported")
	}
	next := 0
	sets := [][]int{nil}
	for _, n := range sel.GroupClause {
		sets = product(sets, expand(n, &next))
		if len(sets) > maxSets {
			return p.refuse(n, "more than %d grouping sets are not supported", maxSets)
		}
	}
	var arms []string
	outer := p.absent
	for _, set := range sets {
		p.absent = make([]bool, len(q.Group))
		for i := range p.absent {
			p.absent[i] = true
		}
		group := []*pg.Node{}
		for _, i := range set {
			// equal expressions stand for each other
			for j := range q.Group {
				if p.c.Key(q.Group[i]) == p.c.Key(q.Group[j]) {
					p.absent[j] = false
				}
			}
			group = append(group, q.Group[i])
		}
		targets := p.targets(q, false, false)
		if len(group) == 0 {
			targets[0] = oneGroup(targets[0])
		}
		for i, o := range q.Order {
			if o.Target < 0 {
				targets = append(targets, p.expr(o.Node)+" AS pg_key"+strconv.Itoa(i+1))
			}
		}
		arms = append(arms, "SELECT "+strings.Join(targets, ", ")+p.tail(sel, q, nil, group))
	}
	p.absent = outer
	out := quotedNames(q.Columns)
	for i := range out {
		if len(sel.DistinctClause) > 0 {
			out[i] += collation(q.Columns[i].Type)
		}
		if top {
			out[i] += " AS " + schema.Quoted(q.Columns[i].Name)
		}
	}
	var keys []key
	for i, o := range q.Order {
		if o.Target >= 0 {
			keys = append(keys, ordinal(q, o))
		} else {
			keys = append(keys, key{"pg_key" + strconv.Itoa(i+1), collation(p.c.Type(o.Node)), o.Sort, true})
		}
	}
	return fmt.Sprintf("SELECT %s%s FROM (%s)%s", distinct(sel), strings.Join(out, ", "),
		strings.Join(arms, " UNION ALL "), p.orderBy(keys))
}

// expand returns the grouping sets that an element of GROUP BY stands for, as indexes of the query's grouping
// expressions.
func expand(n *pg.Node, next *int) [][]int {
	if row := n.GetRowExpr(); row != nil {
		var all []int
		for _, m := range row.Args {
			for _, s := range expand(m, next) {
				all = append(all, s...)
			}
		}
		return [][]int{all}
	}
	set := n.GetGroupingSet()
	if set == nil {
		i := *next
		*next++
		return [][]int{{i}}
	}
	var parts [][][]int
	for _, m := range set.Content {
		parts = append(parts, expand(m, next))
	}
	switch set.Kind {
	case pg.GroupingSetKind_GROUPING_SET_ROLLUP:
		out := [][]int{nil}
		var sofar []int
		for _, part := range parts {
			sofar = append(append([]int(nil), sofar...), part[0]...)
			out = append([][]int{sofar}, out...)
		}
		return out
	case pg.GroupingSetKind_GROUPING_SET_CUBE:
		out := [][]int{nil}
		for i := len(parts) - 1; i >= 0; i-- {
			var with [][]int
			for _, s := range out {
				with = append(with, append(append([]int(nil), parts[i][0]...), s...))
			}
			out = append(with, out...)
			if len(out) > maxSets {
				break
			}
		}
		return out
	case pg.GroupingSetKind_GROUPING_SET_SETS:
		return slices.Concat(parts...)
	}
	return [][]int{nil} // the empty set
}

func product(a, b [][]int) [][]int {
	var out [][]int
	for _, x := range a {
		for _, y := range b {
			out = append(out, append(append([]int(nil), x...), y...))
		}
	}
	return out
}
