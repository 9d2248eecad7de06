package suql

import (
	"strconv"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// Constructors of tree nodes.

func selectNode(s *pg.SelectStmt) *pg.Node {
	return &pg.Node{Node: &pg.Node_SelectStmt{SelectStmt: s}}
}

func target(name string, n *pg.Node) *pg.Node {
	return &pg.Node{Node: &pg.Node_ResTarget{ResTarget: &pg.ResTarget{Name: name, Val: n}}}
}

// targets returns a select list of expressions, or of a constant if there are none.
func targets(columns []*pg.Node) []*pg.Node {
	if len(columns) == 0 {
		columns = []*pg.Node{intLiteral(1)}
	}
	out := make([]*pg.Node, len(columns))
	for i, c := range columns {
		out[i] = target("", c)
	}
	return out
}

func funcCall(name string, args ...*pg.Node) *pg.Node {
	return pg.MakeFuncCallNode([]*pg.Node{pg.MakeStrNode(name)}, args, -1)
}

func binaryOp(op string, a, b *pg.Node) *pg.Node {
	return pg.MakeAExprNode(pg.A_Expr_Kind_AEXPR_OP, []*pg.Node{pg.MakeStrNode(op)}, a, b, -1)
}

func castTo(n *pg.Node, typ string) *pg.Node {
	return &pg.Node{Node: &pg.Node_TypeCast{TypeCast: &pg.TypeCast{Arg: n, TypeName: typeName(typ), Location: -1}}}
}

func typeName(typ string) *pg.TypeName {
	names := []*pg.Node{pg.MakeStrNode(typ)}
	switch typ {
	case "bool", "int8", "numeric":
		names = []*pg.Node{pg.MakeStrNode("pg_catalog"), pg.MakeStrNode(typ)}
	}
	return &pg.TypeName{Names: names, Typemod: -1, Location: -1}
}

func stringLiteral(s string) *pg.Node { return pg.MakeAConstStrNode(s, -1) }

// intLiteral returns an integer literal, or a float literal if n has more than 32 bits, as the parser does.
func intLiteral(n int64) *pg.Node {
	if int64(int32(n)) == n {
		return pg.MakeAConstIntNode(n, -1)
	}
	return &pg.Node{Node: &pg.Node_AConst{AConst: &pg.A_Const{
		Val: &pg.A_Const_Fval{Fval: &pg.Float{Fval: strconv.FormatInt(n, 10)}}, Location: -1}}}
}

func columnRef(n string) *pg.Node { return pg.MakeColumnRefNode([]*pg.Node{pg.MakeStrNode(n)}, -1) }

func boolLiteral(b bool) *pg.Node {
	return &pg.Node{Node: &pg.Node_AConst{AConst: &pg.A_Const{Val: &pg.A_Const_Boolval{Boolval: &pg.Boolean{Boolval: b}},
		Location: -1}}}
}

func nullLiteral() *pg.Node {
	return &pg.Node{Node: &pg.Node_AConst{AConst: &pg.A_Const{Isnull: true, Location: -1}}}
}

func coalesce(args ...*pg.Node) *pg.Node {
	return &pg.Node{Node: &pg.Node_CoalesceExpr{CoalesceExpr: &pg.CoalesceExpr{Args: args, Location: -1}}}
}

// conjuncts splits a condition into the operands of its ANDs.
func conjuncts(n *pg.Node) []*pg.Node {
	if n == nil {
		return nil
	}
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_AND_EXPR {
		var out []*pg.Node
		for _, a := range b.Args {
			out = append(out, conjuncts(a)...)
		}
		return out
	}
	return []*pg.Node{n}
}

// conjunction joins conditions with AND; it is the inverse of conjuncts.
func conjunction(parts []*pg.Node) *pg.Node {
	switch len(parts) {
	case 0:
		return nil
	case 1:
		return parts[0]
	}
	return pg.MakeBoolExprNode(pg.BoolExprType_AND_EXPR, parts, -1)
}

// splitByText splits a condition into the conjuncts that read no text and the others; each may be nil.
func splitByText(n *pg.Node) (textFree, rest *pg.Node) {
	var textFreeParts, textParts []*pg.Node
	for _, c := range conjuncts(n) {
		if isTextFree(c) {
			textFreeParts = append(textFreeParts, c)
		} else {
			textParts = append(textParts, c)
		}
	}
	return conjunction(textFreeParts), conjunction(textParts)
}

// simpleSelect returns a SELECT of expressions from relations, of which there may be none.
func simpleSelect(from []*pg.Node, targets ...*pg.Node) *pg.SelectStmt {
	return &pg.SelectStmt{TargetList: targets, FromClause: from, LimitOption: pg.LimitOption_LIMIT_OPTION_DEFAULT,
		Op: pg.SetOperation_SETOP_NONE}
}

// subselect returns a FROM clause that consists of a SELECT with a name.
func subselect(inner *pg.SelectStmt, name string, columns ...*pg.Node) []*pg.Node {
	return []*pg.Node{{Node: &pg.Node_RangeSubselect{RangeSubselect: &pg.RangeSubselect{
		Subquery: selectNode(inner), Alias: &pg.Alias{Aliasname: name, Colnames: columns}}}}}
}

// dropLimitAndWith removes LIMIT, OFFSET and WITH from a SELECT.
func dropLimitAndWith(s *pg.SelectStmt) {
	s.LimitCount, s.LimitOffset, s.LimitOption = nil, nil, pg.LimitOption_LIMIT_OPTION_DEFAULT
	s.WithClause = nil
}

// dropGrouping removes GROUP BY, HAVING, WINDOW and DISTINCT from a SELECT.
func dropGrouping(s *pg.SelectStmt) {
	s.GroupClause, s.HavingClause, s.WindowClause, s.DistinctClause = nil, nil, nil, nil
}

// copySelect returns a shallow copy of a SELECT.
func copySelect(s *pg.SelectStmt) *pg.SelectStmt {
	return &pg.SelectStmt{
		DistinctClause: s.DistinctClause, TargetList: s.TargetList, FromClause: s.FromClause, WhereClause: s.WhereClause,
		GroupClause: s.GroupClause, GroupDistinct: s.GroupDistinct, HavingClause: s.HavingClause,
		WindowClause: s.WindowClause,
		SortClause:   s.SortClause, LimitOffset: s.LimitOffset, LimitCount: s.LimitCount,
		LimitOption: s.LimitOption, WithClause: s.WithClause, Op: s.Op, All: s.All, Larg: s.Larg, Rarg: s.Rarg,
	}
}
