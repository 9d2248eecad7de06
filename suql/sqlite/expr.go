package sqlite

import (
	"fmt"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
)

// printExpr prints an expression with its implicit cast.
func (p *printer) printExpr(n *pg.Node) string {
	e := p.c.Expr(n)
	if e == nil {
		return p.printUncast(n, nil)
	}
	if e.CastTo.Kind == check.Bad {
		return p.printUncast(n, e)
	}
	printed := p.convert(p.printUncast(n, e), e.Type, e.CastTo)
	if e.Type.Kind == check.Text && n.GetColumnRef() != nil && p.storedColumn(n) != "" {
		switch column := p.storedColumn(n); e.CastTo.Kind {
		case check.Timestamp:
			return isoMoment(column, printed)
		case check.Date:
			return fmt.Sprintf("CASE WHEN %[1]s >= '0001' AND date(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END", column, printed)
		}
	}
	return printed
}

func (p *printer) printList(nodes []*pg.Node) string { return p.printJoined(nodes, ", ") }

// printJoined prints expressions with a separator.
func (p *printer) printJoined(nodes []*pg.Node, separator string) string {
	out := make([]string, len(nodes))
	for i, n := range nodes {
		out[i] = p.printExpr(n)
	}
	return strings.Join(out, separator)
}

// printUncast prints an expression without its implicit cast.
func (p *printer) printUncast(n *pg.Node, e *check.Expr) string {
	switch x := n.Node.(type) {
	case *pg.Node_AConst:
		return p.constant(n, e)
	case *pg.Node_ColumnRef:
		if e == nil || e.Ref == nil {
			return p.reject(n, "this column is not supported")
		}
		return p.printColumn(e.Ref)
	case *pg.Node_AExpr:
		return p.operation(n, x.AExpr, e)
	case *pg.Node_BoolExpr:
		return p.boolExpr(x.BoolExpr)
	case *pg.Node_NullTest:
		test := strings.ReplaceAll(x.NullTest.Nulltesttype.String(), "_", " ")
		return "(" + p.printExpr(x.NullTest.Arg) + " " + test + ")"
	case *pg.Node_BooleanTest:
		test := strings.NewReplacer("_", " ", "UNKNOWN", "NULL").Replace(x.BooleanTest.Booltesttype.String())
		return "(" + p.printExpr(x.BooleanTest.Arg) + " " + test + ")"
	case *pg.Node_TypeCast:
		return applyModifier(p.printExpr(x.TypeCast.Arg), e.Type)
	case *pg.Node_FuncCall:
		return p.printCall(n, x.FuncCall, e)
	case *pg.Node_CaseExpr:
		return p.caseExpr(x.CaseExpr)
	case *pg.Node_CoalesceExpr:
		return p.printChoice("coalesce(", x.CoalesceExpr.Args)
	case *pg.Node_MinMaxExpr:
		name := strings.ToLower(strings.TrimPrefix(x.MinMaxExpr.Op.String(), "IS_"))
		p.printCompared(x.MinMaxExpr.Args[0])
		return p.printChoice("pg_"+name+"(", x.MinMaxExpr.Args)
	case *pg.Node_AArrayExpr:
		return "json_array(" + p.printList(x.AArrayExpr.Elements) + ")"
	case *pg.Node_AIndirection:
		return p.subscript(x.AIndirection)
	case *pg.Node_SubLink:
		return p.subLink(n, x.SubLink, e)
	}
	return p.reject(n, "this expression is not supported")
}

func (p *printer) boolExpr(x *pg.BoolExpr) string {
	if x.Boolop == pg.BoolExprType_NOT_EXPR {
		return "(NOT " + p.printExpr(x.Args[0]) + ")"
	}
	return "(" + p.printJoined(x.Args, " "+strings.TrimSuffix(x.Boolop.String(), "_EXPR")+" ") + ")"
}

// printChoice prints a function that returns one of its arguments; SQLite requires at least two.
func (p *printer) printChoice(open string, args []*pg.Node) string {
	if len(args) == 1 {
		return p.printExpr(args[0])
	}
	return open + p.printList(args) + ")"
}

func (p *printer) subscript(x *pg.A_Indirection) string {
	ind := x.Indirection[0].GetAIndices()
	if ind.IsSlice {
		return p.reject(x.Arg, "a slice of a list is not supported")
	}
	return fmt.Sprintf("pg_list_item(%s, %s)", p.printExpr(x.Arg), p.printExpr(ind.Uidx))
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
			return p.reject(n, "infinity and NaN are not supported")
		}
		return s
	case string:
		return quoteText(v)
	}
	return p.reject(n, "this constant is not supported")
}

func (p *printer) caseExpr(x *pg.CaseExpr) string {
	var b strings.Builder
	b.WriteString("CASE")
	if x.Arg != nil {
		b.WriteString(" " + p.printCompared(x.Arg))
	}
	for _, w := range x.Args {
		when := w.GetCaseWhen()
		b.WriteString(" WHEN " + p.printExpr(when.Expr) + " THEN " + p.printExpr(when.Result))
	}
	if x.Defresult != nil {
		b.WriteString(" ELSE " + p.printExpr(x.Defresult))
	}
	return "(" + b.String() + " END)"
}

func (p *printer) operation(n *pg.Node, x *pg.A_Expr, e *check.Expr) string {
	switch x.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if x.Lexpr == nil { // a sign: + or -
			return "(" + e.Op + " " + p.printExpr(x.Rexpr) + ")"
		}
		switch e.Op {
		case "=", "<>", "<", ">", "<=", ">=":
			return p.printComparison(e.Op, x.Lexpr, x.Rexpr)
		}
		return p.binary(n, x, e)
	case pg.A_Expr_Kind_AEXPR_DISTINCT:
		return p.printComparison("IS NOT", x.Lexpr, x.Rexpr)
	case pg.A_Expr_Kind_AEXPR_NOT_DISTINCT:
		return p.printComparison("IS", x.Lexpr, x.Rexpr)
	case pg.A_Expr_Kind_AEXPR_NULLIF:
		return fmt.Sprintf("nullif(%s, %s)", p.printCompared(x.Lexpr), p.printExpr(x.Rexpr))
	case pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE:
		return p.printLike(e.Op, p.printExpr(x.Lexpr), x.Rexpr)
	case pg.A_Expr_Kind_AEXPR_IN:
		items := x.Rexpr.GetList().GetItems()
		not := ""
		if e.Op == "<>" {
			not = "NOT "
		}
		return fmt.Sprintf("(%s %sIN (%s))", p.printCompared(x.Lexpr), not, p.printList(items))
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		not, bounds := "", x.Rexpr.GetList().GetItems()
		if x.Kind == pg.A_Expr_Kind_AEXPR_NOT_BETWEEN {
			not = "NOT "
		}
		return fmt.Sprintf("(%s %sBETWEEN %s AND %s)", p.printCompared(x.Lexpr), not, p.printExpr(bounds[0]),
			p.printExpr(bounds[1]))
	case pg.A_Expr_Kind_AEXPR_OP_ANY, pg.A_Expr_Kind_AEXPR_OP_ALL:
		return p.printQuantified(x, e)
	}
	return p.reject(n, "this operator is not supported")
}

func (p *printer) binary(n *pg.Node, x *pg.A_Expr, e *check.Expr) string {
	l, r := p.printExpr(x.Lexpr), p.printExpr(x.Rexpr)
	f := func(format string) string { return fmt.Sprintf(format, l, r) }
	switch e.Op {
	case "~~", "!~~", "~~*", "!~~*", "~", "!~", "~*", "!~*":
		return p.printLike(e.Op, l, x.Rexpr)
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

// divisionFormats holds the formats of the operators that can fail, by kind of number.
var divisionFormats = map[check.Kind]map[string]string{
	check.Int:     {"/": "pg_div(%s, %s)", "%": "pg_mod(%s, %s)"},
	check.Numeric: {"/": "pg_num_div(%s, %s)", "%": "pg_mod(%s, %s)", "^": "pg_power(%s, %s)"},
	check.Float8:  {"/": "pg_div(%s, %s)", "^": "pg_power(%s, %s)"},
}

// arithmetic prints an operator on numbers or times, with printed operands.
func (p *printer) arithmetic(n *pg.Node, x *pg.A_Expr, e *check.Expr, l, r string) string {
	a, b := p.c.Type(x.Lexpr), p.c.Type(x.Rexpr)
	sign := strings.Trim(e.Op, "+")
	direct := fmt.Sprintf("(%s %s %s)", l, e.Op, r)
	format, canFail := divisionFormats[e.Type.Kind][e.Op]
	switch {
	case a.Kind == check.Date && b.Kind == check.Date:
		return fmt.Sprintf("CAST(julianday(%s) - julianday(%s) AS INTEGER)", l, r)
	case e.Type.Kind == check.Interval && a.Kind == check.Time:
		return fmt.Sprintf("pg_stamp_diff('2000-01-01 ' || %s, '2000-01-01 ' || %s)", l, r)
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
	case canFail && e.Type.Kind == check.Int && p.isPositive(x.Rexpr):
		return direct
	case canFail:
		return fmt.Sprintf(format, l, r)
	case e.Type.Kind == check.Int:
		return "pg_int" + direct
	case e.Type.Kind == check.Numeric:
		return "pg_num" + direct
	case e.Type.Kind == check.Float8:
		return direct
	}
	return p.reject(n, "the operator %s is not supported", e.Op)
}

// isPositive reports whether an expression is a positive integer literal.
func (p *printer) isPositive(n *pg.Node) bool {
	v, ok := p.c.Expr(n).Value.(int64)
	return ok && n.GetAConst() != nil && v > 0
}

// applyModifier applies the modifier of a cast to a printed expression: the scale of a numeric, or the length of a
// text.
func applyModifier(s string, t check.Type) string {
	switch {
	case t.HasMod && t.Kind == check.Numeric:
		return fmt.Sprintf("pg_num_fit(%s, %d, %d)", s, t.Mod[0], t.Mod[1])
	case t.HasMod && t.Kind == check.Text:
		return fmt.Sprintf("substr(%s, 1, %d)", s, t.Mod[0])
	}
	return s
}

// casts holds the formats of casts that depend only on the source and target types; convert handles the others.
var casts = map[[2]check.Kind]string{
	{check.Bool, check.Text}:        "CASE %s WHEN 1 THEN 'true' WHEN 0 THEN 'false' END",
	{check.Int, check.Text}:         "CAST(%s AS TEXT)",
	{check.Float8, check.Text}:      "pg_float_text(%s)",
	{check.Timestamptz, check.Text}: "(%s || '+00')",
	{check.Date, check.Text}:        "(%s || '')", // not the column alone, whose affinity would convert texts to numbers

	{check.Int, check.Float8}:  "CAST(%s AS REAL)",
	{check.Int, check.Bool}:    "(%s <> 0)",
	{check.Numeric, check.Int}: "pg_int(round(%s))",
	{check.Float8, check.Int}:  "pg_int(pg_rint(%s))",

	{check.Numeric, check.Float8}: "CAST(%s AS REAL)",
	{check.Float8, check.Numeric}: "pg_num(%s)",

	{check.Date, check.Timestamp}:   "(%s || ' 00:00:00')",
	{check.Date, check.Timestamptz}: "(%s || ' 00:00:00')",
	{check.Timestamp, check.Date}:   "substr(%s, 1, 10)",
	{check.Timestamp, check.Time}:   "substr(%s, 12)",
	{check.Timestamptz, check.Date}: "substr(%s, 1, 10)",
	{check.Timestamptz, check.Time}: "substr(%s, 12)",
}

// convert prints a cast from one type to another. Casts that are not in the table parse text, or change nothing.
func (p *printer) convert(s string, from, to check.Type) string {
	switch {
	case to.List != from.List, from.List && from.Kind != to.Kind:
		return p.reject(nil, "casting %s to %s is not supported", from, to)
	case from.Kind == to.Kind:
		return s
	case from.Kind == check.Numeric && to.Kind == check.Text:
		return fmt.Sprintf("pg_num_text(%s, %d)", s, from.Mod[1])
	}
	if format, ok := casts[[2]check.Kind{from.Kind, to.Kind}]; ok {
		return fmt.Sprintf(format, s)
	}
	switch {
	case to.Kind == check.Text:
		return s
	case from.Kind == check.Text || from.Kind == check.Unknown:
		return "pg_cast(" + quoteText(to.Kind.TypeName()) + ", " + s + ")"
	case from.Kind == check.Interval || from.Kind == check.Other:
		return p.reject(nil, "casting %s to %s is not supported", from, to)
	}
	return s
}
