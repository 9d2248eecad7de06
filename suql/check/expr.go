package check

import (
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// checkCondition checks a condition.
func (c *checker) checkCondition(n *pg.Node, s *scope, context string) {
	t := c.expr(n, s)
	switch {
	case t.Kind == Bad, t.is(Bool), t.is(Other):
	case t.isUnknown():
		c.coerce(n, Type{Kind: Bool})
	default:
		c.fail(codeMismatch, startLocation(n), "argument of %s must be type boolean, not type %s", context, t)
	}
}

// expr infers and records the type of an expression and its parts.
func (c *checker) expr(n *pg.Node, s *scope) Type {
	c.countSize(1, n)
	switch x := n.GetNode().(type) {
	case nil:
		return Type{Kind: Bad}
	case *pg.Node_AConst:
		return c.constant(n, x.AConst)
	case *pg.Node_ColumnRef:
		return c.column(n, x.ColumnRef, s)
	case *pg.Node_AExpr:
		return c.operation(n, x.AExpr, s)
	case *pg.Node_BoolExpr:
		c.checkConditions(x.BoolExpr.Args, s, strings.TrimSuffix(x.BoolExpr.Boolop.String(), "_EXPR"))
		return c.record(n, Expr{Type: Type{Kind: Bool}})
	case *pg.Node_NullTest:
		c.expr(x.NullTest.Arg, s)
		c.castLiteralToText(x.NullTest.Arg)
		return c.record(n, Expr{Type: Type{Kind: Bool}})
	case *pg.Node_BooleanTest:
		c.checkCondition(x.BooleanTest.Arg, s, strings.ReplaceAll(x.BooleanTest.Booltesttype.String(), "_", " "))
		return c.record(n, Expr{Type: Type{Kind: Bool}})
	case *pg.Node_TypeCast:
		return c.typeCast(n, x.TypeCast, s)
	case *pg.Node_FuncCall:
		return c.checkCall(n, x.FuncCall, s)
	case *pg.Node_CaseExpr:
		return c.caseExpr(n, x.CaseExpr, s)
	case *pg.Node_CoalesceExpr:
		c.checkAll(x.CoalesceExpr.Args, s)
		return c.record(n, Expr{Type: c.castToCommon(x.CoalesceExpr.Args, "COALESCE")})
	case *pg.Node_MinMaxExpr:
		c.checkAll(x.MinMaxExpr.Args, s)
		name := strings.TrimPrefix(x.MinMaxExpr.Op.String(), "IS_")
		return c.record(n, Expr{Type: c.castToCommon(x.MinMaxExpr.Args, name)})
	case *pg.Node_AArrayExpr:
		return c.arrayType(n, x.AArrayExpr.Elements, s)
	case *pg.Node_AIndirection:
		return c.subscript(n, x.AIndirection, s)
	case *pg.Node_SubLink:
		return c.subLink(n, x.SubLink, s)
	case *pg.Node_RowExpr:
		c.checkAll(x.RowExpr.Args, s)
		return c.record(n, Expr{Type: c.requirePostgres(n, "a row of values")})
	case *pg.Node_SqlvalueFunction:
		return c.valueFunction(n, x.SqlvalueFunction)
	}
	return c.reject(n, codeUnsupported, "this expression is not supported")
}

func (c *checker) checkAll(list []*pg.Node, s *scope) {
	for _, n := range list {
		c.expr(n, s)
	}
}

func (c *checker) checkConditions(list []*pg.Node, s *scope, context string) {
	for _, n := range list {
		c.checkCondition(n, s, context)
	}
}

func (c *checker) column(n *pg.Node, x *pg.ColumnRef, s *scope) Type {
	if x.Fields[len(x.Fields)-1].GetAStar() != nil {
		return c.reject(n, codeUnsupported, "using a whole row as a value is not supported")
	}
	ref := c.columnRef(n, s)
	if ref == nil {
		return c.record(n, Expr{Type: Type{Kind: Bad}})
	}
	c.countSize(ref.Column().weight, n)
	return c.record(n, Expr{Type: ref.Column().Type, Ref: ref})
}

func (c *checker) valueFunction(n *pg.Node, x *pg.SQLValueFunction) Type {
	kind := valueKinds[x.Op]
	if kind == Bad {
		return c.reject(n, codeUnsupported, "%s is not supported", syntax.ColumnName(n))
	}
	return c.expr(c.clockCast(n, kind), nil)
}

// valueKinds maps the supported functions that are called without parentheses to their types; the others reveal users
// and schemas.
var valueKinds = map[pg.SQLValueFunctionOp]Kind{
	pg.SQLValueFunctionOp_SVFOP_CURRENT_DATE:        Date,
	pg.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP:   Timestamptz,
	pg.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP_N: Timestamptz,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIMESTAMP:      Timestamp,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIMESTAMP_N:    Timestamp,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIME:           Time,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIME_N:         Time,
}

// clockCast replaces a clock function with a cast of the statement's current time.
func (c *checker) clockCast(n *pg.Node, kind Kind) *pg.Node {
	s := value.FormatStamp(c.now())
	switch kind {
	case Date:
		s = s[:len("2006-01-02")]
	case Time:
		s = s[len("2006-01-02 "):]
	case Timestamptz:
		s += "+00"
	}
	n.Node = castTo(pg.MakeAConstStrNode(s, -1), kind.TypeName(), -1).Node
	return n
}

func (c *checker) constant(n *pg.Node, k *pg.A_Const) Type {
	e := Expr{Type: Type{Kind: Unknown}}
	switch v := k.Val.(type) {
	case *pg.A_Const_Ival:
		e.Type.Kind, e.Value = Int, int64(v.Ival.GetIval())
	case *pg.A_Const_Fval:
		text := v.Fval.GetFval()
		if i, err := strconv.ParseInt(text, 0, 64); err == nil && !strings.HasPrefix(text, "0") {
			e.Type.Kind, e.Value = Int, i
			break
		}
		number, err := value.ParseNumeric(text)
		if err != nil {
			return c.reject(n, err.(*value.Error).Code, "%s", err)
		}
		e.Type.Kind, e.Value = Numeric, number
		if _, fraction, _ := strings.Cut(text, "."); strings.Trim(fraction, "0123456789") == "" {
			e.Type.Mod[1] = len(fraction)
		}
	case *pg.A_Const_Boolval:
		e.Type.Kind, e.Value = Bool, v.Boolval.GetBoolval()
	case *pg.A_Const_Sval:
		e.Value = v.Sval.GetSval()
	}
	return c.record(n, e)
}

func (c *checker) operation(n *pg.Node, x *pg.A_Expr, s *scope) Type {
	op := syntax.OperatorName(x.Name)
	if op == "!=" {
		op = "<>"
	}
	t := Type{Kind: Bool}
	if x.Lexpr != nil {
		c.expr(x.Lexpr, s)
	}
	items := x.Rexpr.GetList().GetItems() // the right side of IN and BETWEEN
	if items == nil {
		c.expr(x.Rexpr, s)
	}
	switch x.Kind {
	case pg.A_Expr_Kind_AEXPR_OP, pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE:
		switch {
		case x.Lexpr == nil:
			t = c.unaryOperator(n, op, x.Rexpr)
		case isComparison(op):
			c.compare(n, op, operand{n: x.Lexpr}, operand{n: x.Rexpr})
		default:
			t = c.operator(n, op, x.Lexpr, x.Rexpr)
		}
	case pg.A_Expr_Kind_AEXPR_DISTINCT, pg.A_Expr_Kind_AEXPR_NOT_DISTINCT:
		c.compare(n, "=", operand{n: x.Lexpr}, operand{n: x.Rexpr})
	case pg.A_Expr_Kind_AEXPR_NULLIF:
		c.compare(n, "=", operand{n: x.Lexpr}, operand{n: x.Rexpr})
		t = c.typeOf(operand{n: x.Lexpr})
	case pg.A_Expr_Kind_AEXPR_IN:
		c.checkIn(n, x.Lexpr, items, s)
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		c.checkBetween(n, x.Lexpr, items, s)
	case pg.A_Expr_Kind_AEXPR_OP_ANY, pg.A_Expr_Kind_AEXPR_OP_ALL:
		c.compareElements(n, op, x)
	default:
		return c.reject(n, codeUnsupported, "this operator is not supported")
	}
	return c.record(n, Expr{Type: t, Op: op})
}

// checkIn checks x IN (a, b, …). All values are cast to their common type; if there is none, each is compared with x.
func (c *checker) checkIn(n, left *pg.Node, items []*pg.Node, s *scope) {
	types := []Type{c.typeOf(operand{n: left})}
	for _, m := range items {
		types = append(types, c.expr(m, s))
	}
	t, ok := commonType(types)
	if ok && t.Kind == Bad {
		return
	}
	if ok && t.isUnknown() {
		t = Type{Kind: Text}
	}
	if ok {
		c.coerce(left, t)
		for _, m := range items {
			c.coerce(m, t)
		}
		return
	}
	for _, m := range items {
		if c.compare(n, "=", operand{n: left}, operand{n: m}).Kind == Bad {
			return
		}
	}
}

func (c *checker) checkBetween(n, left *pg.Node, bounds []*pg.Node, s *scope) {
	c.checkAll(bounds, s)
	if c.typeOf(operand{n: left}).isUnknown() { // the type comes from the bounds
		types := []Type{c.typeOf(operand{n: bounds[0]}), c.typeOf(operand{n: bounds[1]})}
		if t, ok := commonType(types); ok && !t.isUnknown() {
			c.coerce(left, t.plain())
		}
	}
	for i, b := range bounds {
		if c.compare(n, []string{">=", "<="}[i], operand{n: left}, operand{n: b}).Kind == Bad {
			return
		}
	}
}

func (c *checker) typeCast(n *pg.Node, x *pg.TypeCast, s *scope) Type {
	t := c.typeName(x.TypeName)
	// ARRAY[…]::type[] casts the elements.
	if arr := x.Arg.GetAArrayExpr(); arr != nil && t.List {
		for _, e := range arr.Elements {
			c.expr(e, s)
			if from := c.typeOf(operand{n: e}); !c.cast(e, t.Elem()) {
				c.fail("42846", location(n), "cannot cast type %s to %s", from, t.Elem())
			}
		}
		c.record(x.Arg, Expr{Type: t.plain()})
		return c.record(n, Expr{Type: t, Op: "cast"})
	}
	from := c.expr(x.Arg, s)
	if t.Kind == Bad || from.Kind == Bad {
		return c.record(n, Expr{Type: Type{Kind: Bad}})
	}
	if from.List && from.Kind == Unknown {
		from = Type{Kind: Text, List: true}
	}
	if !c.cast(x.Arg, t) {
		return c.reject(n, "42846", "cannot cast type %s to %s", from, t)
	}
	if e := c.out.exprs[x.Arg]; e.Type.Kind == Bad { // an error was reported for the literal
		return c.record(n, Expr{Type: Type{Kind: Bad}})
	}
	result := t.plain()
	result.HasMod, result.Mod = t.HasMod, t.Mod
	return c.record(n, Expr{Type: result, Op: "cast"})
}

func (c *checker) caseExpr(n *pg.Node, x *pg.CaseExpr, s *scope) Type {
	var results, compared []*pg.Node
	if x.Arg != nil {
		c.expr(x.Arg, s)
		c.castLiteralToText(x.Arg)
		compared = append(compared, x.Arg)
	}
	for _, w := range x.Args {
		when := w.GetCaseWhen()
		if x.Arg != nil {
			c.expr(when.Expr, s)
			compared = append(compared, when.Expr)
		} else {
			c.checkCondition(when.Expr, s, "CASE/WHEN")
		}
		c.expr(when.Result, s)
		results = append(results, when.Result)
	}
	if x.Arg != nil {
		for _, w := range compared[1:] {
			if c.compare(w, "=", operand{n: x.Arg}, operand{n: w}).Kind == Bad {
				break
			}
		}
	}
	if x.Defresult != nil {
		c.expr(x.Defresult, s)
		// in PostgreSQL, the type of ELSE comes first
		results = append([]*pg.Node{x.Defresult}, results...)
	}
	return c.record(n, Expr{Type: c.castToCommon(results, "CASE")})
}

func (c *checker) arrayType(n *pg.Node, elements []*pg.Node, s *scope) Type {
	if len(elements) == 0 {
		return c.reject(n, "42P18", "cannot determine type of empty array")
	}
	for _, e := range elements {
		if c.expr(e, s); c.typeOf(operand{n: e}).List {
			c.fail(codeUnsupported, location(e), "lists of lists are not supported")
			return c.record(n, Expr{Type: Type{Kind: Bad}})
		}
	}
	t := c.castToCommon(elements, "ARRAY")
	if t.Kind == Bad {
		return c.record(n, Expr{Type: t})
	}
	return c.record(n, Expr{Type: Type{Kind: t.Kind, List: true}})
}

func (c *checker) subscript(n *pg.Node, x *pg.A_Indirection, s *scope) Type {
	t := c.expr(x.Arg, s)
	if t.Kind == Bad || t.is(Other) {
		return c.record(n, Expr{Type: t})
	}
	ind := x.Indirection[0].GetAIndices()
	if !t.List {
		return c.reject(n, codeMismatch, "cannot subscript type %s because it does not support subscripting", t)
	}
	for _, i := range []*pg.Node{ind.Lidx, ind.Uidx} {
		if i == nil {
			continue
		}
		c.expr(i, s)
		if from := c.typeOf(operand{n: i}); !c.coerce(i, Type{Kind: Int}) {
			c.fail(codeMismatch, location(i), "array subscript must have type integer, not %s", from)
		}
	}
	if ind.IsSlice {
		return c.record(n, Expr{Type: t.plain()})
	}
	return c.record(n, Expr{Type: t.Elem()})
}
