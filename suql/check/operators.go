package check

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// operand is one side of an operator: an expression, or a column of a sub-query.
type operand struct {
	n   *pg.Node
	sub *pg.SelectStmt
	col int
	// elem is set if the operand stands for the elements of a list expression.
	elem bool
}

func (c *checker) typeOf(o operand) Type {
	if o.sub != nil {
		return c.out.queries[o.sub].Columns[o.col].Type
	}
	e := c.out.exprs[o.n]
	if e == nil {
		return Type{Kind: Bad}
	}
	if t := e.result(); !o.elem || t.isUnknown() || t.Kind == Bad {
		return t
	}
	return e.result().Elem()
}

// coerceOperand casts an operand to a type.
func (c *checker) coerceOperand(o operand, t Type) bool {
	switch {
	case o.sub != nil:
		c.coerceColumn(o.sub, o.col, t)
		return true
	case o.elem:
		e := c.out.exprs[o.n]
		list := Type{Kind: t.Kind, List: true}
		if e.result().isUnknown() {
			return c.literal(o.n, e, list)
		}
		if e.result().Kind != t.Kind {
			e.CastTo = list
		}
		return true
	}
	return c.coerce(o.n, t)
}

func isComparison(op string) bool { return value.Comparisons[op] != nil }

// compare casts the operands of a comparison to their common type and returns it.
func (c *checker) compare(n *pg.Node, op string, l, r operand) Type {
	a, b := c.typeOf(l), c.typeOf(r)
	if a.Kind == Bad || b.Kind == Bad {
		return Type{Kind: Bad}
	}
	if a.isUnknown() && b.isUnknown() {
		a, b = Type{Kind: Text}, Type{Kind: Text}
		c.coerceOperand(l, a)
		c.coerceOperand(r, b)
		return a
	}
	if a.isUnknown() {
		a = b.plain()
		a.Native = b.Native
		c.coerceOperand(l, a)
	}
	if b.isUnknown() {
		b = a.plain()
		b.Native = a.Native
		c.coerceOperand(r, b)
	}
	t, ok := commonType([]Type{a, b})
	if !ok {
		c.failNoOperator(n, op, a, b)
		return Type{Kind: Bad}
	}
	if !t.isNumber() { // numbers of any types can be compared
		c.coerceOperand(l, t)
		c.coerceOperand(r, t)
	}
	return t
}

func (c *checker) failNoOperator(n *pg.Node, op string, a, b Type) Type {
	c.failHint(codeNoFunction, location(n), "you might need to add an explicit cast", "operator does not exist: %s %s %s", a, op,
		b)
	return Type{Kind: Bad}
}

// requirePostgres returns the type of expressions that only PostgreSQL can check and compute. It fails on SQLite.
func (c *checker) requirePostgres(n *pg.Node, what string) Type {
	if c.db.Dialect == schema.Postgres {
		return Type{Kind: Other}
	}
	c.fail(codeUnsupported, location(n), "%s is not supported on SQLite; use a PostgreSQL source", what)
	return Type{Kind: Bad}
}

// operator returns the type of a binary operator other than a comparison.
func (c *checker) operator(n *pg.Node, op string, l, r *pg.Node) Type {
	a, b := c.typeOf(operand{n: l}), c.typeOf(operand{n: r})
	if a.Kind == Bad || b.Kind == Bad {
		return Type{Kind: Bad}
	}
	text := Type{Kind: Text}
	switch op {
	case "~~", "!~~", "~~*", "!~~*", "~", "!~", "~*", "!~*":
		if castsImplicitly(a, text) && castsImplicitly(b, text) {
			c.coerce(l, text)
			c.coerce(r, text)
			return Type{Kind: Bool}
		}
	case "||":
		return c.concat(n, l, r, a, b)
	case "@>", "<@", "&&":
		return c.listOperator(n, op, l, r, a, b)
	case "+", "-", "*", "/", "%", "^":
		return c.arithmetic(n, op, l, r, a, b)
	case "->", "->>", "#>", "#>>", "&", "|", "#", "<<", ">>", "^@":
		c.castLiteralToText(l)
		return c.requirePostgres(n, "the operator "+op)
	default:
		c.fail(codeUnsupported, location(n), "the operator %s is not supported", op)
		return Type{Kind: Bad}
	}
	return c.failNoOperator(n, op, a, b)
}

// concat returns the type of ||, which joins texts, and lists with lists or elements.
func (c *checker) concat(n, l, r *pg.Node, a, b Type) Type {
	switch {
	case a.List || b.List:
		if t, ok := commonType([]Type{a.Elem(), b.Elem()}); ok {
			if a.isUnknown() || b.isUnknown() { // a literal next to a list is a list
				list := Type{Kind: t.Kind, List: true}
				c.coerce(l, list)
				c.coerce(r, list)
			}
			if joined := c.requirePostgres(n, "joining lists with ||"); joined.Kind == Bad {
				return joined
			}
			return Type{Kind: t.Kind, List: true}
		}
	case a.is(Other) || b.is(Other):
		return c.requirePostgres(n, "joining JSON with ||")
	case a.is(Text) || b.is(Text) || a.isUnknown() || b.isUnknown():
		// anynonarray || text requires one text, which may be a literal
		for _, o := range []*pg.Node{l, r} {
			e := c.out.exprs[o]
			if e.result().isUnknown() {
				c.coerce(o, Type{Kind: Text})
			} else if !e.result().is(Text) {
				e.CastTo = Type{Kind: Text}
			}
		}
		return Type{Kind: Text}
	}
	return c.failNoOperator(n, "||", a, b)
}

func (c *checker) listOperator(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	switch {
	case a.isUnknown() && b.List:
		a = b.plain()
		c.coerce(l, a)
	case b.isUnknown() && a.List:
		b = a.plain()
		c.coerce(r, b)
	case a.is(Other) || b.is(Other):
		c.requirePostgres(n, "the operator "+op+" for JSON")
		return Type{Kind: Bool}
	}
	if a.List && b.List && a.Kind == b.Kind {
		return Type{Kind: Bool}
	}
	return c.failNoOperator(n, op, a, b)
}

// arithmetic returns the type of an operator on numbers or times.
func (c *checker) arithmetic(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	if a.isUnknown() || b.isUnknown() {
		known := a
		if a.isUnknown() {
			known = b
		}
		literal, ok := literalType(known, op, b.isUnknown())
		switch {
		case ok && a.isUnknown():
			a = literal
		case ok:
			b = literal
		case known.isUnknown() || known.isMoment() || known.is(Time) || known.is(Interval):
			c.fail("42725", location(n), "operator is not unique: %s %s %s", a, op, b)
			return Type{Kind: Bad}
		default:
			return c.failNoOperator(n, op, a, b)
		}
	}
	if !a.isNumber() || !b.isNumber() {
		return c.timeOperator(n, op, l, r, a, b)
	}
	t, _ := commonType([]Type{a, b})
	switch {
	case op == "^" && t.Kind != Numeric: // a power of integers is a float
		t.Kind = Float8
	case op == "%" && t.Kind == Float8:
		return c.failNoOperator(n, op, a, b)
	}
	return c.castOperands(l, r, t.Kind, t.Kind, t.Kind)
}

// timeOperator returns the type of an operator on dates, times and intervals.
func (c *checker) timeOperator(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	switch {
	case a.List || b.List:
		return c.failNoOperator(n, op, a, b)
	case a.is(Other) || b.is(Other):
		return c.requirePostgres(n, "the operator "+op+" for JSON")
	case op == "-" && a.isMoment() && b.isMoment() && !(a.is(Date) && b.is(Date)):
		t, _ := commonType([]Type{a, b})
		return c.castOperands(l, r, t.Kind, t.Kind, Interval)
	}
	if t, ok := timeOperations[timeOperation{op, a.Kind, b.Kind}]; ok {
		return c.castOperands(l, r, t.left, t.right, t.result)
	}
	isSpan := func(t Type) bool { return t.is(Interval) || t.is(Time) }
	if isSpan(a) && (isSpan(b) || b.isNumber() || b.isMoment()) || isSpan(b) && (a.isNumber() || a.isMoment()) {
		return c.requirePostgres(n, "arithmetic with "+a.String()+" and "+b.String())
	}
	return c.failNoOperator(n, op, a, b)
}

// timeOperation is a sum or difference of dates, timestamps, intervals and days.
type timeOperation struct {
	op          string
	left, right Kind
}

// timeOperations maps the sums and differences that both databases compute to the types that the operands are cast to,
// and the result type.
var timeOperations = map[timeOperation]struct{ left, right, result Kind }{
	{"-", Date, Date}:            {Date, Date, Int},
	{"-", Time, Time}:            {Time, Time, Interval},
	{"+", Date, Int}:             {Date, Int, Date},
	{"-", Date, Int}:             {Date, Int, Date},
	{"+", Int, Date}:             {Int, Date, Date},
	{"+", Date, Interval}:        {Timestamp, Interval, Timestamp},
	{"-", Date, Interval}:        {Timestamp, Interval, Timestamp},
	{"+", Timestamp, Interval}:   {Timestamp, Interval, Timestamp},
	{"-", Timestamp, Interval}:   {Timestamp, Interval, Timestamp},
	{"+", Timestamptz, Interval}: {Timestamptz, Interval, Timestamptz},
	{"-", Timestamptz, Interval}: {Timestamptz, Interval, Timestamptz},
	{"+", Interval, Date}:        {Interval, Timestamp, Timestamp},
	{"+", Interval, Timestamp}:   {Interval, Timestamp, Timestamp},
	{"+", Interval, Timestamptz}: {Interval, Timestamptz, Timestamptz},
}

// castOperands casts the operands and returns the result type.
func (c *checker) castOperands(l, r *pg.Node, left, right, result Kind) Type {
	c.coerce(l, Type{Kind: left})
	c.coerce(r, Type{Kind: right})
	return Type{Kind: result}
}

// literalType returns the type of an untyped literal next to an operand of a known type.
func literalType(known Type, op string, isSecond bool) (Type, bool) {
	additive := op == "+" || op == "-"
	switch {
	case known.isNumber(), known.is(Other), known.isMoment() && op == "-" && isSecond:
		return known.plain(), true
	case additive && (known.isMoment() && !known.is(Date) && op == "+" || known.is(Interval) || known.is(Time) &&
		isSecond):
		return Type{Kind: Interval}, true
	}
	return Type{}, false
}

// unaryOperator returns the type of a unary operator.
func (c *checker) unaryOperator(n *pg.Node, op string, r *pg.Node) Type {
	b := c.typeOf(operand{n: r})
	switch {
	case b.Kind == Bad:
		return b
	case op == "-" || op == "+":
		if b.isUnknown() {
			b = Type{Kind: Float8}
			c.coerce(r, b)
		}
		if b.isNumber() {
			return b.plain()
		}
		if op == "-" && (b.is(Interval) || b.is(Other)) {
			if t := c.requirePostgres(n, "a negative "+b.String()); t.Kind == Bad {
				return t
			}
			return b
		}
	case op == "@" || op == "~" || op == "|/" || op == "||/":
		return c.requirePostgres(n, "the operator "+op)
	}
	c.failHint(codeNoFunction, location(n), "you might need to add an explicit cast", "operator does not exist: %s %s", op, b)
	return Type{Kind: Bad}
}

func (c *checker) subLink(n *pg.Node, x *pg.SubLink, s *scope) Type {
	bad := Type{Kind: Bad}
	sel := x.Subselect.GetSelectStmt()
	if x.Testexpr != nil {
		c.expr(x.Testexpr, s)
	}
	if x.SubLinkType == pg.SubLinkType_ANY_SUBLINK || x.SubLinkType == pg.SubLinkType_ALL_SUBLINK {
		return c.compareRows(n, x, s)
	}
	q := c.selectStmt(sel, s, nil)
	switch x.SubLinkType {
	case pg.SubLinkType_EXISTS_SUBLINK:
		return c.record(n, Expr{Type: Type{Kind: Bool}})
	case pg.SubLinkType_EXPR_SUBLINK, pg.SubLinkType_ARRAY_SUBLINK:
		if len(q.Columns) != 1 {
			if len(q.Columns) > 0 {
				c.fail(codeSyntax, location(n), "subquery must return only one column")
			}
			return c.record(n, Expr{Type: bad})
		}
		t := q.Columns[0].Type
		if x.SubLinkType == pg.SubLinkType_EXPR_SUBLINK {
			return c.record(n, Expr{Type: t})
		}
		if t.List {
			return c.reject(n, codeUnsupported, "lists of lists are not supported")
		}
		return c.record(n, Expr{Type: Type{Kind: t.Kind, List: true}})
	}
	return c.reject(n, codeUnsupported, "this kind of sub-query is not supported")
}

// compareRows checks a comparison with ANY or ALL rows of a sub-query.
func (c *checker) compareRows(n *pg.Node, x *pg.SubLink, s *scope) Type {
	sel := x.Subselect.GetSelectStmt()
	q := c.checkBranch(sel, s, nil)
	op := "="
	if len(x.OperName) > 0 {
		op = syntax.OperatorName(x.OperName)
	}
	if op == "!=" {
		op = "<>"
	}
	if x.Testexpr.GetRowExpr() != nil { // only PostgreSQL compares rows
		return c.record(n, Expr{Type: Type{Kind: Bool}, Op: op})
	}
	if len(q.Columns) != 1 {
		return c.reject(n, codeSyntax, "subquery has too many columns")
	}
	c.checkQuantified(n, op, operand{n: x.Testexpr}, operand{sub: sel, col: 0})
	return c.record(n, Expr{Type: Type{Kind: Bool}, Op: op})
}

// compareElements checks a comparison with ANY or ALL elements of a list.
func (c *checker) compareElements(n *pg.Node, op string, x *pg.A_Expr) {
	t := c.out.exprs[x.Rexpr].Type
	if t.Kind == Bad {
		return
	}
	if !t.isUnknown() && !t.List {
		c.fail("42809", location(n), "op ANY/ALL (array) requires array on right side")
		return
	}
	c.checkQuantified(n, op, operand{n: x.Lexpr}, operand{n: x.Rexpr, elem: true})
}

// checkQuantified checks a comparison or match with ANY or ALL of several values.
func (c *checker) checkQuantified(n *pg.Node, op string, l, r operand) {
	text := Type{Kind: Text}
	switch {
	case isComparison(op):
		c.compare(n, op, l, r)
	case strings.Trim(op, "!~*") == "":
		if !c.coerceOperand(l, text) || !c.typeOf(r).is(Text) && !c.typeOf(r).isUnknown() || !c.coerceOperand(r, text) {
			c.failNoOperator(n, op, c.typeOf(l), c.typeOf(r))
		}
	default:
		c.fail(codeUnsupported, location(n), "%s with ANY or ALL is not supported", op)
	}
}
