package sqlite

import (
	"fmt"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
)

// expr prints an expression with its implicit cast.
func (p *printer) expr(n *pg.Node) string {
	e := p.c.Expr(n)
	if e == nil {
		return p.raw(n, nil)
	}
	if e.As.Kind == check.Bad {
		return p.raw(n, e)
	}
	return p.convert(p.raw(n, e), e.Type, e.As)
}

func (p *printer) list(nodes []*pg.Node) string { return p.joined(nodes, ", ") }

// joined prints expressions with a separator.
func (p *printer) joined(nodes []*pg.Node, between string) string {
	out := make([]string, len(nodes))
	for i, n := range nodes {
		out[i] = p.expr(n)
	}
	return strings.Join(out, between)
}

// raw prints an expression without its implicit cast.
func (p *printer) raw(n *pg.Node, e *check.Expr) string {
	switch x := n.Node.(type) {
	case *pg.Node_AConst:
		return p.constant(n, e)
	case *pg.Node_ColumnRef:
		if e == nil || e.Ref == nil {
			return p.refuse(n, "this column is not supported")
		}
		return p.ref(e.Ref)
	case *pg.Node_AExpr:
		return p.operation(n, x.AExpr, e)
	case *pg.Node_BoolExpr:
		return p.boolExpr(x.BoolExpr)
	case *pg.Node_NullTest:
		return p.nullTest(n, x.NullTest)
	case *pg.Node_BooleanTest:
		return "(" + p.expr(x.BooleanTest.Arg) + " " + booleanTests[x.BooleanTest.Booltesttype] + ")"
	case *pg.Node_TypeCast:
		return applyModifier(p.expr(x.TypeCast.Arg), e.Type)
	case *pg.Node_FuncCall:
		return p.call(n, x.FuncCall, e)
	case *pg.Node_CaseExpr:
		return p.caseExpr(x.CaseExpr)
	case *pg.Node_CoalesceExpr:
		return p.oneOf("coalesce(", x.CoalesceExpr.Args)
	case *pg.Node_MinMaxExpr:
		name := strings.ToLower(strings.TrimPrefix(x.MinMaxExpr.Op.String(), "IS_"))
		p.compared(x.MinMaxExpr.Args[0])
		return p.oneOf("pg_"+name+"(", x.MinMaxExpr.Args)
	case *pg.Node_AArrayExpr:
		return "json_array(" + p.list(x.AArrayExpr.Elements) + ")"
	case *pg.Node_AIndirection:
		return p.subscript(x.AIndirection)
	case *pg.Node_SubLink:
		return p.subLink(n, x.SubLink, e)
	}
	return p.refuse(n, "this expression is not supported")
}

func (p *printer) boolExpr(x *pg.BoolExpr) string {
	switch x.Boolop {
	case pg.BoolExprType_AND_EXPR:
		return "(" + p.joined(x.Args, " AND ") + ")"
	case pg.BoolExprType_OR_EXPR:
		return "(" + p.joined(x.Args, " OR ") + ")"
	}
	return "(NOT " + p.expr(x.Args[0]) + ")"
}

func (p *printer) nullTest(n *pg.Node, x *pg.NullTest) string {
	if x.Arg.GetRowExpr() != nil {
		return p.refuse(n, "IS NULL of a row is not supported")
	}
	if x.Nulltesttype == pg.NullTestType_IS_NULL {
		return "(" + p.expr(x.Arg) + " IS NULL)"
	}
	return "(" + p.expr(x.Arg) + " IS NOT NULL)"
}

var booleanTests = map[pg.BoolTestType]string{pg.BoolTestType_IS_TRUE: "IS TRUE",
	pg.BoolTestType_IS_NOT_TRUE: "IS NOT TRUE", pg.BoolTestType_IS_FALSE: "IS FALSE",
	pg.BoolTestType_IS_NOT_FALSE: "IS NOT FALSE", pg.BoolTestType_IS_UNKNOWN: "IS NULL",
	pg.BoolTestType_IS_NOT_UNKNOWN: "IS NOT NULL"}

// oneOf prints a function that returns one of its arguments; SQLite requires at least two.
func (p *printer) oneOf(open string, args []*pg.Node) string {
	if len(args) == 1 {
		return p.expr(args[0])
	}
	return open + p.list(args) + ")"
}

func (p *printer) subscript(x *pg.A_Indirection) string {
	ind := x.Indirection[0].GetAIndices()
	if ind.IsSlice {
		return p.refuse(x.Arg, "a slice of a list is not supported")
	}
	return fmt.Sprintf("pg_list_item(%s, %s)", p.expr(x.Arg), p.expr(ind.Uidx))
}

func (p *printer) constant(n *pg.Node, e *check.Expr) string {
	switch v := e.Value.(type) {
	case nil:
		return "NULL"
	case bool:
		if v {
			return "1"
		}
		return "0"
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		s := strconv.FormatFloat(v, 'g', -1, 64)
		if !strings.ContainsAny(s, ".e") {
			s += ".0"
		}
		if strings.Contains(s, "Inf") || strings.Contains(s, "NaN") {
			return p.refuse(n, "infinity and NaN are not supported")
		}
		return s
	case string:
		return text(v)
	}
	return p.refuse(n, "this constant is not supported")
}

func (p *printer) caseExpr(x *pg.CaseExpr) string {
	var b strings.Builder
	b.WriteString("CASE")
	if x.Arg != nil {
		b.WriteString(" " + p.compared(x.Arg))
	}
	for _, w := range x.Args {
		when := w.GetCaseWhen()
		b.WriteString(" WHEN " + p.expr(when.Expr) + " THEN " + p.expr(when.Result))
	}
	if x.Defresult != nil {
		b.WriteString(" ELSE " + p.expr(x.Defresult))
	}
	return "(" + b.String() + " END)"
}

func (p *printer) operation(n *pg.Node, x *pg.A_Expr, e *check.Expr) string {
	switch x.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if x.Lexpr == nil { // a sign: + or -
			return "(" + e.Op + " " + p.expr(x.Rexpr) + ")"
		}
		switch e.Op {
		case "=", "<>", "<", ">", "<=", ">=":
			return p.comparison(e.Op, x.Lexpr, x.Rexpr)
		}
		return p.binary(n, x, e)
	case pg.A_Expr_Kind_AEXPR_DISTINCT:
		return p.comparison("IS NOT", x.Lexpr, x.Rexpr)
	case pg.A_Expr_Kind_AEXPR_NOT_DISTINCT:
		return p.comparison("IS", x.Lexpr, x.Rexpr)
	case pg.A_Expr_Kind_AEXPR_NULLIF:
		return fmt.Sprintf("nullif(%s, %s)", p.compared(x.Lexpr), p.expr(x.Rexpr))
	case pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE:
		return p.like(e.Op, p.expr(x.Lexpr), x.Rexpr)
	case pg.A_Expr_Kind_AEXPR_IN:
		items := x.Rexpr.GetList().GetItems()
		not := ""
		if e.Op == "<>" {
			not = "NOT "
		}
		if x.Lexpr.GetRowExpr() != nil {
			parts := make([]string, len(items))
			for i, m := range items {
				parts[i] = p.comparison("=", x.Lexpr, m)
			}
			return "(" + not + "(" + strings.Join(parts, " OR ") + "))"
		}
		return fmt.Sprintf("(%s %sIN (%s))", p.compared(x.Lexpr), not, p.list(items))
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		not, bounds := "", x.Rexpr.GetList().GetItems()
		if x.Kind == pg.A_Expr_Kind_AEXPR_NOT_BETWEEN {
			not = "NOT "
		}
		return fmt.Sprintf("(%s %sBETWEEN %s AND %s)", p.compared(x.Lexpr), not, p.expr(bounds[0]), p.expr(bounds[1]))
	case pg.A_Expr_Kind_AEXPR_OP_ANY, pg.A_Expr_Kind_AEXPR_OP_ALL:
		return p.quantified(x, e)
	}
	return p.refuse(n, "this operator is not supported")
}

func (p *printer) binary(n *pg.Node, x *pg.A_Expr, e *check.Expr) string {
	l, r := p.expr(x.Lexpr), p.expr(x.Rexpr)
	f := func(format string) string { return fmt.Sprintf(format, l, r) }
	switch e.Op {
	case "~~", "!~~", "~~*", "!~~*", "~", "!~", "~*", "!~*":
		return p.like(e.Op, l, x.Rexpr)
	case "@>":
		return f("pg_list_contains(%s, %s)")
	case "<@":
		return f("pg_list_contains(%[2]s, %[1]s)")
	case "&&":
		return f("pg_list_overlaps(%s, %s)")
	case "||":
		return f("(%s || %s)")
	}
	return p.arithmetic(n, x, e, l, r)
}

// divisions print the operators that can fail, for each kind of number.
var divisions = map[check.Kind]map[string]string{
	check.Int:     {"/": "pg_div(%s, %s)", "%": "pg_mod(%s, %s)"},
	check.Numeric: {"/": "pg_num_div(%s, %s)", "%": "pg_mod(%s, %s)", "^": "pg_power(%s, %s)"},
	check.Float8:  {"/": "pg_div(%s, %s)", "^": "pg_power(%s, %s)"},
}

// arithmetic prints an operator of numbers or times, with printed operands.
func (p *printer) arithmetic(n *pg.Node, x *pg.A_Expr, e *check.Expr, l, r string) string {
	a, b := p.c.Type(x.Lexpr), p.c.Type(x.Rexpr)
	sign := strings.Trim(e.Op, "+")
	plain := fmt.Sprintf("(%s %s %s)", l, e.Op, r)
	format, divides := divisions[e.Type.Kind][e.Op]
	switch {
	case a.Kind == check.Date && b.Kind == check.Date:
		return fmt.Sprintf("CAST(julianday(%s) - julianday(%s) AS INTEGER)", l, r)
	case e.Type.Kind == check.Interval:
		return fmt.Sprintf("pg_stamp_diff(%s, %s)", l, r)
	case e.Type.Kind == check.Date && a.Kind == check.Int:
		return fmt.Sprintf("pg_date_add(%s, %s)", r, l)
	case e.Type.Kind == check.Date:
		return fmt.Sprintf("pg_date_add(%s, %s%s)", l, sign, r)
	case a.Kind == check.Interval:
		return fmt.Sprintf("pg_stamp_add(%s, %s, 1)", r, l)
	case b.Kind == check.Interval:
		return fmt.Sprintf("pg_stamp_add(%s, %s, %s1)", l, r, sign)
	case divides && e.Type.Kind == check.Int && p.positive(x.Rexpr):
		return plain
	case divides:
		return fmt.Sprintf(format, l, r)
	case e.Type.Kind == check.Int:
		return "pg_int" + plain
	case e.Type.Kind == check.Numeric:
		return "pg_num" + plain
	case e.Type.Kind == check.Float8:
		return plain
	}
	return p.refuse(n, "the operator %s is not supported", e.Op)
}

// positive reports whether an expression is a positive number.
func (p *printer) positive(n *pg.Node) bool {
	v, ok := p.c.Expr(n).Value.(int64)
	return ok && n.GetAConst() != nil && v > 0
}
