package syntax

import pg "github.com/pganalyze/pg_query_go/v6"

// PostgreSQL's printer drops brackets in some places: (NOT a) IS NULL is printed as NOT a IS NULL, which means
// something else. There shield wraps the operand in COALESCE( ), which returns it unchanged.

// shield returns the tree, or a copy in which operands that would lose their brackets are wrapped.
func shield(root *pg.Node) *pg.Node {
	found := false
	Walk(root, func(n *pg.Node) bool {
		operands(n, func(o *pg.Node) { found = found || loose(o) })
		if i := n.GetAIndirection(); i != nil {
			found = found || bare(i.Arg)
		}
		return !found
	})
	if !found {
		return root
	}
	root = Clone(root)
	Walk(root, func(n *pg.Node) bool {
		operands(n, func(o *pg.Node) {
			if loose(o) {
				inner := &pg.Node{Node: o.Node}
				o.Node = &pg.Node_CoalesceExpr{CoalesceExpr: &pg.CoalesceExpr{Args: []*pg.Node{inner}, Location: -1}}
			}
		})
		if i := n.GetAIndirection(); i != nil && bare(i.Arg) {
			inner := &pg.Node{Node: i.Arg.Node}
			null := &pg.Node{Node: &pg.Node_AConst{AConst: &pg.A_Const{Isnull: true, Location: -1}}}
			i.Arg.Node = pg.MakeFuncCallNode([]*pg.Node{pg.MakeStrNode("array_cat")}, []*pg.Node{inner, null}, -1).Node
		}
		return true
	})
	return root
}

// operands calls f for the operands of n that are printed without brackets.
func operands(n *pg.Node, f func(*pg.Node)) {
	each := func(nodes ...*pg.Node) {
		for _, o := range nodes {
			one(o, f)
		}
	}
	switch x := n.Node.(type) {
	case *pg.Node_AExpr:
		e := x.AExpr
		switch e.Kind {
		case pg.A_Expr_Kind_AEXPR_NULLIF:
		case pg.A_Expr_Kind_AEXPR_OP, pg.A_Expr_Kind_AEXPR_DISTINCT:
			for _, o := range []*pg.Node{e.Lexpr, e.Rexpr} { // expressions are bracketed here, sub-queries are not
				if o.GetSubLink() != nil {
					each(o)
				}
			}
		case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN, pg.A_Expr_Kind_AEXPR_BETWEEN_SYM,
			pg.A_Expr_Kind_AEXPR_NOT_BETWEEN_SYM:
			each(e.Lexpr)
			each(e.Rexpr.GetList().GetItems()...)
		case pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE, pg.A_Expr_Kind_AEXPR_SIMILAR,
			pg.A_Expr_Kind_AEXPR_NOT_DISTINCT:
			each(e.Lexpr, e.Rexpr)
		default:
			each(e.Lexpr)
		}
	case *pg.Node_NullTest:
		each(x.NullTest.Arg)
	case *pg.Node_BooleanTest:
		each(x.BooleanTest.Arg)
	case *pg.Node_SubLink:
		each(x.SubLink.Testexpr)
	case *pg.Node_TypeCast:
		if a := x.TypeCast.Arg; a.GetSubLink() != nil {
			each(a)
		}
	}
}

// loose reports whether an expression binds less tightly than those operand positions.
func loose(n *pg.Node) bool {
	switch x := n.Node.(type) {
	case *pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_BooleanTest:
		return true
	case *pg.Node_SubLink:
		return x.SubLink.Testexpr != nil
	case *pg.Node_AExpr:
		e := x.AExpr
		if e.Kind == pg.A_Expr_Kind_AEXPR_NULLIF {
			return false
		}
		if e.Kind != pg.A_Expr_Kind_AEXPR_OP {
			return true
		}
		switch name := e.Name[len(e.Name)-1].GetString_().GetSval(); name {
		case "+", "-", "*", "/", "%", "^", "||":
			return false
		}
		return true
	}
	return false
}

// bare reports whether a subscripted expression needs brackets that the printer would omit.
func bare(n *pg.Node) bool {
	switch n.Node.(type) {
	case *pg.Node_CoalesceExpr, *pg.Node_CaseExpr, *pg.Node_MinMaxExpr, *pg.Node_AConst,
		*pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_BooleanTest, *pg.Node_SqlvalueFunction, *pg.Node_GroupingFunc:
		return true
	case *pg.Node_SubLink:
		return n.GetSubLink().SubLinkType != pg.SubLinkType_EXPR_SUBLINK
	}
	return false
}
