package syntax

import (
	"fmt"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// grammarVersion is the version of PostgreSQL's grammar in pg_query, which printing requires.
const grammarVersion = 170007

// Postgres prints a tree in PostgreSQL's dialect.
func Postgres(root *pg.Node) (string, error) {
	text, err := pg.Deparse(&pg.ParseResult{Version: grammarVersion, Stmts: []*pg.RawStmt{{Stmt: addBrackets(root)}}})
	if err != nil {
		return "", fmt.Errorf("print statement: %w", err)
	}
	return text, nil
}

// PostgresExpr prints one expression in PostgreSQL's dialect.
func PostgresExpr(n *pg.Node) (string, error) {
	text, err := Postgres(&pg.Node{Node: &pg.Node_SelectStmt{SelectStmt: &pg.SelectStmt{
		TargetList:  []*pg.Node{{Node: &pg.Node_ResTarget{ResTarget: &pg.ResTarget{Val: n}}}},
		LimitOption: pg.LimitOption_LIMIT_OPTION_DEFAULT, Op: pg.SetOperation_SETOP_NONE,
	}}})
	if err != nil {
		return "", err
	}
	return text[len("SELECT "):], nil
}

// pg_query drops some brackets: it prints (NOT a) IS NULL as NOT a IS NULL, which means something else. So addBrackets
// wraps the operand in COALESCE( ), which returns it unchanged.

// addBrackets returns the tree, or a copy in which operands that would lose their brackets are wrapped.
func addBrackets(root *pg.Node) *pg.Node {
	found := false
	Walk(root, func(n *pg.Node) bool {
		eachOperand(n, func(o *pg.Node) { found = found || losesBrackets(o) })
		if i := n.GetAIndirection(); i != nil {
			found = found || needsBrackets(i.Arg)
		}
		return !found
	})
	if !found {
		return root
	}
	root = Clone(root)
	Walk(root, func(n *pg.Node) bool {
		eachOperand(n, func(o *pg.Node) {
			if losesBrackets(o) {
				inner := &pg.Node{Node: o.Node}
				o.Node = &pg.Node_CoalesceExpr{CoalesceExpr: &pg.CoalesceExpr{Args: []*pg.Node{inner}, Location: -1}}
			}
		})
		if i := n.GetAIndirection(); i != nil && needsBrackets(i.Arg) {
			inner := &pg.Node{Node: i.Arg.Node}
			null := &pg.Node{Node: &pg.Node_AConst{AConst: &pg.A_Const{Isnull: true, Location: -1}}}
			i.Arg.Node = pg.MakeFuncCallNode([]*pg.Node{pg.MakeStrNode("array_cat")}, []*pg.Node{inner, null}, -1).Node
		}
		return true
	})
	return root
}

// eachOperand calls f for the operands of n, some of which are printed without brackets.
func eachOperand(n *pg.Node, f func(*pg.Node)) {
	switch x := n.Node.(type) {
	case *pg.Node_AExpr:
		if x.AExpr.Kind != pg.A_Expr_Kind_AEXPR_NULLIF {
			Each(n, f)
			for _, o := range x.AExpr.Rexpr.GetList().GetItems() {
				f(o)
			}
		}
	case *pg.Node_NullTest, *pg.Node_BooleanTest, *pg.Node_SubLink, *pg.Node_TypeCast:
		Each(n, f)
	}
}

// losesBrackets reports whether an expression binds less tightly than its position as an operand requires.
func losesBrackets(n *pg.Node) bool {
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

// needsBrackets reports whether a subscripted expression needs brackets that the printer would omit.
func needsBrackets(n *pg.Node) bool {
	switch n.Node.(type) {
	case *pg.Node_CoalesceExpr, *pg.Node_CaseExpr, *pg.Node_MinMaxExpr, *pg.Node_AConst,
		*pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_BooleanTest, *pg.Node_SqlvalueFunction:
		return true
	case *pg.Node_SubLink:
		return n.GetSubLink().SubLinkType != pg.SubLinkType_EXPR_SUBLINK
	}
	return false
}
