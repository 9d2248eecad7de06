package check

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"surely/suql/syntax"
)

// walkLevel visits an expression and what is below it, but not into sub-queries.
func walkLevel(n *pg.Node, visit func(*pg.Node) bool) {
	syntax.Walk(n, func(m *pg.Node) bool {
		if m.GetSelectStmt() != nil {
			return false
		}
		return visit(m)
	})
}

// key writes an expression in a form that is equal for equal expressions: names resolved, places left out.
func (c *checker) key(n *pg.Node) string {
	var b strings.Builder
	c.writeKey(&b, n)
	return b.String()
}

func (c *checker) writeKey(b *strings.Builder, n *pg.Node) {
	if n == nil || n.Node == nil {
		return
	}
	switch x := n.Node.(type) {
	case *pg.Node_ColumnRef:
		if e := c.out.exprs[n]; e != nil && e.Ref != nil {
			fmt.Fprintf(b, "%p.%d", e.Ref.Source, e.Ref.Index)
			if e.Ref.Merged[0] != nil {
				b.WriteString("merged")
			}
			return
		}
		for _, f := range x.ColumnRef.Fields {
			b.WriteString("." + f.GetString_().GetSval())
		}
		return
	case *pg.Node_AConst:
		e := c.out.exprs[n]
		if e != nil {
			b.WriteString(e.Type.String())
		}
		switch v := x.AConst.Val.(type) {
		case *pg.A_Const_Ival:
			fmt.Fprint(b, v.Ival.GetIval())
		case *pg.A_Const_Fval:
			b.WriteString(v.Fval.GetFval())
		case *pg.A_Const_Boolval:
			fmt.Fprint(b, v.Boolval.GetBoolval())
		case *pg.A_Const_Sval:
			fmt.Fprintf(b, "%q", v.Sval.GetSval())
		}
		if x.AConst.Isnull {
			b.WriteString("null")
		}
		return
	case *pg.Node_SubLink:
		fmt.Fprintf(b, "sub%p", n) // no two sub-queries are the same
		return
	case *pg.Node_AExpr:
		fmt.Fprintf(b, "%d", x.AExpr.Kind)
		for _, p := range x.AExpr.Name {
			b.WriteString(p.GetString_().GetSval())
		}
		b.WriteByte('(')
		c.writeKey(b, x.AExpr.Lexpr)
		b.WriteByte(',')
		c.writeKey(b, x.AExpr.Rexpr)
		b.WriteByte(')')
		return
	case *pg.Node_FuncCall:
		f := x.FuncCall
		b.WriteString(syntax.FunctionName(f))
		fmt.Fprint(b, f.AggStar, f.AggDistinct)
		if f.Over != nil {
			fmt.Fprintf(b, "over%s/%s/%d", f.Over.Name, f.Over.Refname, f.Over.FrameOptions)
		}
	case *pg.Node_TypeCast:
		for _, p := range x.TypeCast.TypeName.Names {
			b.WriteString(p.GetString_().GetSval())
		}
		for _, m := range x.TypeCast.TypeName.Typmods {
			fmt.Fprint(b, m.GetAConst().GetIval().GetIval())
		}
		fmt.Fprint(b, len(x.TypeCast.TypeName.ArrayBounds))
	case *pg.Node_BoolExpr:
		fmt.Fprint(b, x.BoolExpr.Boolop)
	case *pg.Node_NullTest:
		fmt.Fprint(b, x.NullTest.Nulltesttype)
	case *pg.Node_BooleanTest:
		fmt.Fprint(b, x.BooleanTest.Booltesttype)
	case *pg.Node_MinMaxExpr:
		fmt.Fprint(b, x.MinMaxExpr.Op)
	case *pg.Node_SqlvalueFunction:
		fmt.Fprint(b, x.SqlvalueFunction.Op)
	case *pg.Node_SortBy:
		fmt.Fprint(b, x.SortBy.SortbyDir, x.SortBy.SortbyNulls)
	case *pg.Node_AIndices:
		fmt.Fprint(b, x.AIndices.IsSlice)
	}
	fmt.Fprintf(b, "%T(", n.Node)
	syntax.Each(n, func(m *pg.Node) {
		c.writeKey(b, m)
		b.WriteByte(',')
	})
	b.WriteByte(')')
}

// checkGrouping refuses columns that a grouped query neither groups by nor aggregates.
func (c *checker) checkGrouping(sel *pg.SelectStmt, q *Query, s *scope) {
	keys := map[string]int{}
	keyed := map[*Source]map[string]bool{}
	for i, n := range q.Group {
		if key := c.key(n); keys[key] == 0 {
			keys[key] = i + 1
		}
		if e := c.out.exprs[n]; e != nil && e.Ref != nil {
			if keyed[e.Ref.Source] == nil {
				keyed[e.Ref.Source] = map[string]bool{}
			}
			if base := e.Ref.Column().Base; base != nil {
				keyed[e.Ref.Source][base.Name] = true
			}
		}
	}
	// A table whose whole primary key is grouped by gives all its columns.
	whole := map[*Source]bool{}
	for src, cols := range keyed {
		if src.Table == nil || len(src.Table.Key) == 0 {
			continue
		}
		all := true
		for _, k := range src.Table.Key {
			all = all && cols[k]
		}
		whole[src] = all
	}
	var check func(n *pg.Node, depth int)
	check = func(n *pg.Node, depth int) {
		if n == nil || n.Node == nil {
			return
		}
		e := c.out.exprs[n]
		if i := keys[c.key(n)]; i > 0 && depth == 0 {
			c.out.grouping[n] = i
			return
		} else if i > 0 && e != nil && e.Ref != nil {
			return
		}
		if f := n.GetFuncCall(); f != nil && f.Over == nil && e != nil && e.Func != nil && e.Func.Aggregate && depth == 0 {
			return
		}
		if g := n.GetGroupingFunc(); g != nil && depth == 0 {
			for _, a := range g.Args {
				if c.out.grouping[a] = keys[c.key(a)]; c.out.grouping[a] == 0 {
					c.fail(codeGrouping, at(a), "arguments to GROUPING must be grouping expressions of the associated query level")
				}
			}
			return
		}
		if e != nil && e.Ref != nil {
			ref := e.Ref
			if ref.scope.query != q || whole[ref.Source] {
				return
			}
			name := fmt.Sprintf("%s.%s", ref.Source.Name, ref.Column().Name)
			if depth > 0 {
				c.fail(codeGrouping, at(n), "subquery uses ungrouped column %q from outer query", name)
			} else {
				c.fail(codeGrouping, at(n), "column %q must appear in the GROUP BY clause or be used in an aggregate function", name)
			}
			return
		}
		next := depth
		if n.GetSelectStmt() != nil {
			next++
		}
		syntax.Each(n, func(m *pg.Node) { check(m, next) })
	}
	for _, t := range q.Targets {
		check(t.Node, 0)
	}
	check(sel.HavingClause, 0)
	for _, o := range q.Order {
		check(o.Node, 0)
	}
	for _, n := range q.On {
		check(n, 0)
	}
	for _, w := range sel.WindowClause {
		check(w, 0)
	}
}
