package check

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// walkLevel visits an expression and everything below it, except sub-queries.
func walkLevel(n *pg.Node, visit func(*pg.Node) bool) {
	syntax.Walk(n, func(m *pg.Node) bool {
		if m.GetSelectStmt() != nil {
			return false
		}
		return visit(m)
	})
}

// key writes an expression so that equal expressions have equal keys: names resolved, positions omitted.
func (c *checker) key(n *pg.Node) string {
	var b strings.Builder
	c.writeKey(&b, n)
	return b.String()
}

func (c *checker) writeKey(b *strings.Builder, n *pg.Node) {
	switch x := n.GetNode().(type) {
	case nil:
		return
	case *pg.Node_ColumnRef:
		c.writeColumn(b, n, x.ColumnRef)
		return
	case *pg.Node_AConst:
		c.writeConstant(b, n, x.AConst)
		return
	case *pg.Node_SubLink:
		fmt.Fprintf(b, "sub%p", n) // no two sub-queries are equal
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

func (c *checker) writeColumn(b *strings.Builder, n *pg.Node, x *pg.ColumnRef) {
	if e := c.out.exprs[n]; e != nil && e.Ref != nil {
		fmt.Fprintf(b, "%p.%d", e.Ref.Source, e.Ref.Index)
		return
	}
	for _, f := range x.Fields {
		b.WriteString("." + f.GetString_().GetSval())
	}
}

func (c *checker) writeConstant(b *strings.Builder, n *pg.Node, x *pg.A_Const) {
	if e := c.out.exprs[n]; e != nil {
		b.WriteString(e.Type.String())
	}
	switch v := x.Val.(type) {
	case *pg.A_Const_Ival:
		fmt.Fprint(b, v.Ival.GetIval())
	case *pg.A_Const_Fval:
		b.WriteString(v.Fval.GetFval())
	case *pg.A_Const_Boolval:
		fmt.Fprint(b, v.Boolval.GetBoolval())
	case *pg.A_Const_Sval:
		fmt.Fprintf(b, "%q", v.Sval.GetSval())
	}
	if x.Isnull {
		b.WriteString("null")
	}
}
