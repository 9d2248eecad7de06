package check

import (
	"fmt"
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

func (c *checker) checkGroupBy(sel *pg.SelectStmt, s *scope) {
	var items func(list []*pg.Node)
	items = func(list []*pg.Node) {
		for _, n := range list {
			if row := n.GetRowExpr(); row != nil {
				items(row.Args)
				continue
			}
			c.groupItem(n, sel, s)
		}
	}
	items(sel.GroupClause)
}

// groupItem resolves a grouping expression: a column of FROM, else the name or number of a selected expression, else an
// expression.
func (c *checker) groupItem(n *pg.Node, sel *pg.SelectStmt, s *scope) {
	q := s.query
	if ref := n.GetColumnRef(); ref != nil && slices.ContainsFunc(s.names, func(col visibleColumn) bool {
		return len(ref.Fields) == 1 && col.name == ref.Fields[0].GetString_().GetSval()
	}) {
		c.expr(n, s)
		q.Group = append(q.Group, n)
		return
	}
	switch i, node, ok := c.resolveItem(n, s, "GROUP BY"); {
	case !ok:
	case node != n:
		c.groupTarget(n, i, s)
	default:
		q.Group = append(q.Group, n)
	}
}

// groupTarget groups by a column of the select list.
func (c *checker) groupTarget(n *pg.Node, i int, s *scope) {
	target := s.query.Targets[i]
	c.castLiteralToText(target)
	if e := c.out.exprs[target]; e != nil {
		c.out.exprs[n] = e
		s.query.Columns[i].Type = e.result()
	}
	s.query.Group = append(s.query.Group, target)
}

func (c *checker) checkDistinct(sel *pg.SelectStmt, s *scope) {
	q := s.query
	if len(sel.DistinctClause) == 0 || sel.DistinctClause[0].GetNode() == nil { // plain DISTINCT
		return
	}
	for _, n := range sel.DistinctClause {
		if _, node, ok := c.resolveItem(n, s, "SELECT DISTINCT ON"); ok {
			q.DistinctOn = append(q.DistinctOn, node)
		}
	}
}

// windowDef checks the expressions of a window.
func (c *checker) windowDef(w *pg.WindowDef, s *scope) {
	for _, n := range w.PartitionClause {
		c.expr(n, s)
		c.castLiteralToText(n)
	}
	for _, n := range w.OrderClause {
		sort := n.GetSortBy()
		c.expr(sort.Node, s)
		c.castLiteralToText(sort.Node)
	}
	for _, n := range []*pg.Node{w.StartOffset, w.EndOffset} {
		c.expr(n, s)
	}
}

// checkGrouping reports columns that are neither in GROUP BY nor aggregated.
func (c *checker) checkGrouping(sel *pg.SelectStmt, q *Query) {
	g := &groupCheck{checker: c, sel: sel, q: q, keys: map[string]bool{}}
	for _, n := range q.Group {
		g.keys[c.key(n)] = true
		if e := c.out.exprs[n]; e != nil && e.Ref != nil {
			g.columns = append(g.columns, e.Ref)
		}
	}
	exprs := append(slices.Concat(q.Targets, q.DistinctOn, sel.WindowClause), sel.HavingClause)
	for _, o := range q.Order {
		exprs = append(exprs, o.Node)
	}
	for _, n := range exprs {
		g.check(n, 0)
	}
}

// groupCheck is the check of a grouped query's expressions.
type groupCheck struct {
	*checker
	sel     *pg.SelectStmt
	q       *Query
	keys    map[string]bool // the keys of the grouping expressions
	columns []*Ref          // the columns among them
}

// check reports ungrouped columns in an expression; depth counts the sub-queries around it.
func (g *groupCheck) check(n *pg.Node, depth int) {
	if n == nil || n.Node == nil {
		return
	}
	e := g.out.exprs[n]
	if len(g.keys) > 0 && g.keys[g.key(n)] && (depth == 0 || e != nil && e.Ref != nil) {
		return
	}
	if depth == 0 && isAggregateCall(n, e) {
		return
	}
	if e != nil && e.Ref != nil {
		g.checkColumn(n, e.Ref)
		return
	}
	if n.GetSelectStmt() != nil {
		depth++
	}
	syntax.Each(n, func(m *pg.Node) { g.check(m, depth) })
}

// isAggregateCall reports whether an expression is an aggregate call, which may use any column.
func isAggregateCall(n *pg.Node, e *Expr) bool {
	f := n.GetFuncCall()
	return f != nil && f.Over == nil && e != nil && e.Func != nil && e.Func.Aggregate
}

// checkColumn reports an ungrouped column, unless its table's complete key is in GROUP BY.
func (g *groupCheck) checkColumn(n *pg.Node, ref *Ref) {
	if ref.scope.query != g.q {
		return
	}
	if g.groupsByKey(ref.Source) {
		if key := g.key(n); ref.Source.Table.ViaSubquery && !g.keys[key] { // a sub-query has no key
			g.sel.GroupClause, g.q.Group = append(g.sel.GroupClause, n), append(g.q.Group, n)
			g.keys[key] = true
		}
		return
	}
	name := fmt.Sprintf("%s.%s", ref.Source.Name, ref.Column().Name)
	g.fail(codeGrouping, location(n), "column %q must appear in the GROUP BY clause or be used in an aggregate function", name)
}

// groupsByKey reports whether a table's complete primary key is in GROUP BY, so that all of its columns may be used.
func (g *groupCheck) groupsByKey(src *Source) bool {
	if src.Table == nil || len(src.Table.Key) == 0 {
		return false
	}
	isMissing := func(key string) bool {
		return !slices.ContainsFunc(g.columns, func(r *Ref) bool {
			return r.Source == src && r.Column().Base != nil && r.Column().Base.Name == key
		})
	}
	return !slices.ContainsFunc(src.Table.Key, isMissing)
}
