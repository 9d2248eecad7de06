package check

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/value"
)

// operand is one side of an operator: an expression, or the column of a sub-query.
type operand struct {
	n   *pg.Node
	sub *pg.SelectStmt
	col int
	// elem means that the operand is the elements of a list expression.
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
	if t := e.result(); !o.elem || t.unknown() || t.Kind == Bad {
		return t
	}
	return e.result().Elem()
}

// want casts an operand to a type.
func (c *checker) want(o operand, t Type) bool {
	switch {
	case o.sub != nil:
		c.coerceColumn(o.sub, o.col, t)
		return true
	case o.elem:
		e := c.out.exprs[o.n]
		list := Type{Kind: t.Kind, List: true}
		if e.result().unknown() {
			return c.literal(o.n, e, list)
		}
		if e.result().Kind != t.Kind {
			e.As = list
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
	if a.unknown() && b.unknown() {
		a, b = Type{Kind: Text}, Type{Kind: Text}
		c.want(l, a)
		c.want(r, b)
		return a
	}
	if a.unknown() {
		a = b.plain()
		a.Native = b.Native
		c.want(l, a)
	}
	if b.unknown() {
		b = a.plain()
		b.Native = a.Native
		c.want(r, b)
	}
	t, ok := common([]Type{a, b})
	if !ok || t.is(JSON) || t.is(Record) {
		c.noOperator(n, op, a, b)
		return Type{Kind: Bad}
	}
	stored := func(t Type) bool { return t.integer() || t.Raw || t.is(Float8) }
	if t.number() && stored(a) && stored(b) { // stored numbers compare without a cast
		return t
	}
	t.Raw = false
	c.want(l, t)
	c.want(r, t)
	return t
}

func (c *checker) noOperator(n *pg.Node, op string, a, b Type) {
	c.failHint(codeNoFunction, at(n), "you might need to add an explicit cast", "operator does not exist: %s %s %s", a, op,
		b)
}

// operator types a binary operator other than a comparison.
func (c *checker) operator(n *pg.Node, op string, l, r *pg.Node) Type {
	lo, ro := operand{n: l}, operand{n: r}
	a, b := c.typeOf(lo), c.typeOf(ro)
	if a.Kind == Bad || b.Kind == Bad {
		return Type{Kind: Bad}
	}
	both := func(t Type) { c.coerce(l, t); c.coerce(r, t) }
	text, boolean := Type{Kind: Text}, Type{Kind: Bool}
	switch op {
	case "~~", "!~~", "~~*", "!~~*", "~", "!~", "~*", "!~*", "^@":
		if (a.is(Text) || a.unknown()) && (b.is(Text) || b.unknown()) {
			both(text)
			return boolean
		}
		c.noOperator(n, op, a, b)
		return Type{Kind: Bad}
	case "||":
		return c.concat(n, l, r, a, b)
	case "@>", "<@", "&&":
		return c.listOperator(n, op, l, r, a, b)
	case "->", "->>", "#>", "#>>":
		return c.jsonOperator(n, op, r, a, b)
	case "+", "-", "*", "/", "%", "^":
		return c.arithmetic(n, op, l, r, a, b)
	case "&", "|", "#", "<<", ">>":
		if a.unknown() {
			a = b
		}
		if b.unknown() {
			b = a
		}
		if a.integer() && b.integer() {
			t, _ := common([]Type{a, b})
			if op == "<<" || op == ">>" {
				t = a
			}
			both(t)
			return t
		}
	default:
		c.fail(codeUnsupported, at(n), "the operator %s is not supported", op)
		return Type{Kind: Bad}
	}
	c.noOperator(n, op, a, b)
	return Type{Kind: Bad}
}

// concat types ||, which joins texts, and lists with lists or elements.
func (c *checker) concat(n, l, r *pg.Node, a, b Type) Type {
	text := Type{Kind: Text}
	switch {
	case a.List && b.List:
		if t, ok := common([]Type{a, b}); ok {
			t.Raw = false
			c.coerce(l, t)
			c.coerce(r, t)
			return t
		}
	case a.List:
		if t, ok := c.appended(l, r, a, b); ok {
			return t
		}
	case b.List:
		if t, ok := c.appended(r, l, b, a); ok {
			return t
		}
	case a.is(JSONB) || b.is(JSONB):
		c.fail(codeUnsupported, at(n), "joining jsonb values is not supported")
		return Type{Kind: Bad}
	case a.is(Text) || b.is(Text) || a.unknown() || b.unknown():
		// anynonarray || text needs a text; one literal is enough
		for _, o := range []*pg.Node{l, r} {
			e := c.out.exprs[o]
			if e.result().unknown() {
				c.coerce(o, text)
			} else if !e.result().is(Text) {
				e.As = text
			}
		}
		return text
	}
	c.noOperator(n, "||", a, b)
	return Type{Kind: Bad}
}

// appended types a list with an element added at either end.
func (c *checker) appended(l, element *pg.Node, list, t Type) (Type, bool) {
	to := list.Elem()
	if t.unknown() { // a literal beside a list becomes a list
		to = list.plain()
	} else if both, ok := common([]Type{to, t}); ok && both.Kind == list.Kind {
		to = both.plain()
	} else {
		return Type{}, false
	}
	c.coerce(element, to)
	c.coerce(l, list.plain())
	return list.plain(), true
}

func (c *checker) listOperator(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	if a.unknown() && b.List {
		a = b.plain()
		c.coerce(l, a)
	}
	if b.unknown() && a.List {
		b = a.plain()
		c.coerce(r, b)
	}
	if a.List && b.List && a.Kind == b.Kind {
		return Type{Kind: Bool}
	}
	if a.is(JSONB) || b.is(JSONB) {
		c.fail(codeUnsupported, at(n), "the operator %s is not supported for jsonb", op)
		return Type{Kind: Bad}
	}
	c.noOperator(n, op, a, b)
	return Type{Kind: Bad}
}

func (c *checker) jsonOperator(n *pg.Node, op string, r *pg.Node, a, b Type) Type {
	if !a.is(JSON) && !a.is(JSONB) {
		c.noOperator(n, op, a, b)
		return Type{Kind: Bad}
	}
	if op == "#>" || op == "#>>" {
		if !c.coerce(r, Type{Kind: Text, List: true}) {
			c.noOperator(n, op, a, b)
			return Type{Kind: Bad}
		}
	} else if b.unknown() {
		c.coerce(r, Type{Kind: Text})
	} else if !b.is(Text) && !b.is(Int4) {
		c.noOperator(n, op, a, b)
		return Type{Kind: Bad}
	}
	if op == "->>" || op == "#>>" {
		return Type{Kind: Text}
	}
	return a.plain()
}

// arithmetic types an operator of numbers or times.
func (c *checker) arithmetic(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	if a.unknown() || b.unknown() {
		var ok bool
		if a, b, ok = c.literalSide(n, op, a, b); !ok {
			return Type{Kind: Bad}
		}
	}
	if a.number() && b.number() {
		return c.numberOperator(n, op, l, r, a, b)
	}
	return c.timeOperator(n, op, l, r, a, b)
}

// literalSide types an untyped literal from the other operand. It returns false after reporting that there is no such
// type.
func (c *checker) literalSide(n *pg.Node, op string, a, b Type) (Type, Type, bool) {
	known := a
	if a.unknown() {
		known = b
	}
	guess, ok := besideLiteral(known, op, b.unknown())
	switch {
	case ok && a.unknown():
		return guess, b, true
	case ok:
		return a, guess, true
	case known.unknown() || known.moment() || known.is(Time) || known.is(Interval):
		c.fail("42725", at(n), "operator is not unique: %s %s %s", a, op, b)
	default:
		c.noOperator(n, op, a, b)
	}
	return a, b, false
}

// numberOperator types an operator of two numbers, computed in the larger type; powers of integers are floats.
func (c *checker) numberOperator(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	t, _ := common([]Type{a, b})
	switch {
	case op == "^" && t.Kind != Numeric:
		t.Kind = Float8
	case op == "%" && t.Kind == Float8:
		c.noOperator(n, op, a, b)
		return Type{Kind: Bad}
	}
	return c.castSides(l, r, t.Kind, t.Kind, t.Kind)
}

// timeOperator types an operator of dates, times and intervals.
func (c *checker) timeOperator(n *pg.Node, op string, l, r *pg.Node, a, b Type) Type {
	switch {
	case a.List || b.List: // none takes lists
	case op == "-" && a.is(Date) && b.is(Date):
		return c.castSides(l, r, Date, Date, Int4)
	case op == "-" && a.moment() && b.moment():
		t, _ := common([]Type{a, b})
		return c.castSides(l, r, t.Kind, t.Kind, Interval)
	case (op == "*" || op == "/") && a.is(Interval) && b.number():
		return c.castSides(l, r, Interval, Float8, Interval)
	case op == "*" && a.number() && b.is(Interval):
		return c.castSides(l, r, Float8, Interval, Interval)
	default:
		if t, ok := shifts[shift{op, a.Kind, b.Kind}]; ok {
			return c.castSides(l, r, t.left, t.right, t.result)
		}
	}
	c.noOperator(n, op, a, b)
	return Type{Kind: Bad}
}

// shift is a sum or difference of dates, times, intervals and days.
type shift struct {
	op          string
	left, right Kind
}

// shifts are the existing sums and differences: the operand types, with untyped literals, and the result.
var shifts = map[shift]struct{ left, right, result Kind }{
	{"+", Date, Int4}:            {Date, Int4, Date},
	{"-", Date, Int4}:            {Date, Int4, Date},
	{"+", Int4, Date}:            {Int4, Date, Date},
	{"+", Date, Interval}:        {Timestamp, Interval, Timestamp},
	{"-", Date, Interval}:        {Timestamp, Interval, Timestamp},
	{"+", Timestamp, Interval}:   {Timestamp, Interval, Timestamp},
	{"-", Timestamp, Interval}:   {Timestamp, Interval, Timestamp},
	{"+", Timestamptz, Interval}: {Timestamptz, Interval, Timestamptz},
	{"-", Timestamptz, Interval}: {Timestamptz, Interval, Timestamptz},
	{"+", Interval, Date}:        {Interval, Timestamp, Timestamp},
	{"+", Interval, Timestamp}:   {Interval, Timestamp, Timestamp},
	{"+", Interval, Timestamptz}: {Interval, Timestamptz, Timestamptz},
	{"+", Date, Time}:            {Date, Time, Timestamp},
	{"+", Time, Date}:            {Time, Date, Timestamp},
	{"+", Interval, Interval}:    {Interval, Interval, Interval},
	{"-", Interval, Interval}:    {Interval, Interval, Interval},
	{"+", Time, Interval}:        {Time, Interval, Time},
	{"-", Time, Interval}:        {Time, Interval, Time},
	{"+", Interval, Time}:        {Interval, Time, Time},
	{"-", Time, Time}:            {Time, Time, Interval},
}

// castSides casts the operands and returns the result type. Kind Bad leaves an operand unchanged.
func (c *checker) castSides(l, r *pg.Node, left, right, result Kind) Type {
	c.coerce(l, Type{Kind: left})
	c.coerce(r, Type{Kind: right})
	return Type{Kind: result}
}

// besideLiteral is the type of an untyped literal beside an operand of a known type; last means that it is the second
// operand.
func besideLiteral(known Type, op string, last bool) (Type, bool) {
	additive := op == "+" || op == "-"
	switch {
	case known.number(), known.moment() && op == "-" && last:
		return known.plain(), true
	case (known.is(Timestamp) || known.is(Timestamptz)) && op == "+", known.is(Interval) && additive, known.is(Time) &&
		additive && last:
		return Type{Kind: Interval}, true
	case known.is(Interval) && (op == "*" || op == "/") && last:
		return Type{Kind: Float8}, true
	}
	return Type{}, false
}

// prefix types a unary operator.
func (c *checker) prefix(n *pg.Node, op string, r *pg.Node) Type {
	b := c.typeOf(operand{n: r})
	switch {
	case b.Kind == Bad:
		return b
	case op == "-" || op == "+" || op == "@":
		if b.unknown() {
			b = Type{Kind: Float8}
			c.coerce(r, b)
		}
		if b.number() || op == "-" && b.is(Interval) {
			c.coerce(r, b.plain())
			return b.plain()
		}
	case op == "~" && b.integer():
		return b
	case op == "|/" || op == "||/":
		if b.number() || b.unknown() {
			c.coerce(r, Type{Kind: Float8})
			return Type{Kind: Float8}
		}
	}
	c.failHint(codeNoFunction, at(n), "you might need to add an explicit cast", "operator does not exist: %s %s", op, b)
	return Type{Kind: Bad}
}
