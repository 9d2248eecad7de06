package check

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/value"
)

// implicit reports whether PostgreSQL casts implicitly from one type to another.
func implicit(from, to Type) bool {
	switch {
	case from.Kind == Bad || to.Kind == Bad || from.unknown():
		return true
	case from.Same(to):
		return true
	case from.List || to.List:
		return false
	case from.number() && to.number():
		return from.Kind <= to.Kind // in order of size
	case from.Kind == Date:
		return to.Kind == Timestamp || to.Kind == Timestamptz
	case from.Kind == Timestamp:
		return to.Kind == Timestamptz
	case from.Kind == Time:
		return to.Kind == Interval
	}
	return false
}

// explicit reports whether an explicit cast exists.
func explicit(from, to Type) bool {
	switch {
	case implicit(from, to), from.is(Text), to.is(Text):
		return true
	case from.List && to.List:
		return explicit(from.Elem(), to.Elem())
	case from.List || to.List:
		return false
	case from.number() && to.number():
		return true
	}
	switch from.Kind {
	case Bool:
		return to.Kind == Int4
	case Int4:
		return to.Kind == Bool
	case Timestamp, Timestamptz:
		return to.Kind == Date || to.Kind == Time || to.Kind == Timestamp
	case Interval:
		return to.Kind == Time
	case JSON, JSONB:
		return to.Kind == JSON || to.Kind == JSONB || from.Kind == JSONB && (to.number() || to.Kind == Bool)
	}
	return false
}

// coerce casts an expression to the type its context needs, if PostgreSQL would do so implicitly.
func (c *checker) coerce(n *pg.Node, t Type) bool {
	e := c.out.exprs[n]
	if e == nil || e.Type.Kind == Bad || t.Kind == Bad {
		return true
	}
	from := e.result()
	switch {
	case from.unknown():
		return c.literal(n, e, t)
	case from.Native != t.Native && from.is(Text) && t.is(Text):
		if from.Native != "" {
			c.asText(n, e)
		}
		return true
	case from.Same(t):
		if from.Raw && !t.Raw || t.HasMod {
			e.As = t
		}
		return true
	case implicit(from, t):
		e.As = t.plain()
		return true
	}
	return false
}

// asText writes a cast to text into the statement: functions and patterns of text do not take the database's own types.
func (c *checker) asText(n *pg.Node, e *Expr) {
	inner := &pg.Node{Node: n.Node}
	c.out.exprs[inner] = e
	n.Node = &pg.Node_TypeCast{TypeCast: &pg.TypeCast{Arg: inner, Location: int32(at(inner)),
		TypeName: &pg.TypeName{Names: []*pg.Node{pg.MakeStrNode("text")}, Typemod: -1, Location: -1}}}
	c.out.exprs[n] = &Expr{Type: Type{Kind: Text}}
}

// cast casts an expression explicitly to a type, ignoring modifiers.
func (c *checker) cast(n *pg.Node, t Type) bool {
	e := c.out.exprs[n]
	if e == nil || e.Type.Kind == Bad {
		return true
	}
	if e.result().unknown() {
		return c.literal(n, e, t)
	}
	if !explicit(e.result(), t) {
		return false
	}
	if !e.result().Same(t) || e.result().Raw && !t.Raw {
		e.As = t
	}
	return true
}

// literal parses a quoted literal as a value of a type. NULL becomes a NULL of that type.
func (c *checker) literal(n *pg.Node, e *Expr, t Type) bool {
	e.Type, e.As = t.plain(), Type{}
	k := n.GetAConst()
	if k == nil || k.Isnull {
		return true
	}
	s, ok := k.Val.(*pg.A_Const_Sval)
	if !ok {
		return true
	}
	v, err := Literal(s.Sval.GetSval(), t)
	if err != nil {
		if bad, ok := err.(*value.Error); ok {
			c.fail(bad.Code, at(n), "%s", bad.Message)
		} else {
			c.fail("22P02", at(n), "%s", err)
		}
		e.Type = Type{Kind: Bad}
		return true
	}
	e.Value = v
	return true
}

// Moment is a date literal that depends on the clock: now, today, tomorrow, yesterday.
type Moment string

// Literal parses a quoted literal as a value of a type: a bool, int64, float64, string (anything stored as text, in
// canonical form), Moment, or value.Decimal.
func Literal(text string, t Type) (any, error) {
	if t.List {
		return listLiteral(text, t.Elem())
	}
	switch t.Kind {
	case Bool:
		return value.ParseBool(text)
	case Numeric:
		return value.ParseDecimal(text)
	case Date, Timestamp, Timestamptz:
		switch word := strings.ToLower(strings.TrimSpace(text)); word {
		case "now", "today", "tomorrow", "yesterday":
			return Moment(word), nil
		case "epoch":
			text = "1970-01-01"
		}
	case Interval:
		if t.Fields != "" {
			v, err := value.ParseIntervalFields(text, t.Fields)
			return v.String(), err
		}
	}
	return value.Cast(t.Kind.Word(), text)
}

func listLiteral(text string, elem Type) (any, error) {
	elems, err := value.ParseArray(text)
	if err != nil {
		return nil, err
	}
	list := make([]any, len(elems))
	for i, s := range elems {
		if s == nil {
			continue
		}
		v, err := Literal(*s, elem)
		if err != nil {
			return nil, err
		}
		if d, ok := v.(value.Decimal); ok {
			v = d.String()
		}
		list[i] = v
	}
	return value.FormatList(list), nil
}

// common returns the common type of several values, as in CASE, UNION and lists.
func common(types []Type) (Type, bool) {
	best := Type{Kind: Unknown}
	raw, native, mixed := true, "", false
	for _, t := range types {
		if t.Kind == Bad {
			return t, true
		}
		if t.unknown() {
			continue
		}
		mixed = mixed || !best.unknown() && t.Native != native
		native = t.Native
		raw = raw && t.Raw && (best.unknown() || best.Mod == t.Mod)
		var ok bool
		if best, ok = wider(best, t); !ok {
			return best, false
		}
	}
	scale := best.Mod
	best = best.plain()
	if !mixed {
		best.Native = native
	}
	if raw {
		best.Mod = scale
	}
	best.Raw = raw && (best.is(Numeric) || best.List)
	if best.is(Numeric) && best.Raw {
		for _, t := range types {
			if !t.unknown() && !t.is(Numeric) {
				best.Raw = false
			}
		}
	}
	return best, true
}

// wider returns the type to which both are cast.
func wider(a, b Type) (Type, bool) {
	switch {
	case a.unknown():
		return b, true
	case a.Same(b):
		return a, true
	case !sameCategory(a, b):
		return a, false
	case implicit(a, b):
		return b, true
	}
	return a, implicit(b, a)
}

func sameCategory(a, b Type) bool {
	return a.number() && b.number() || a.moment() && b.moment() ||
		(a.is(Time) || a.is(Interval)) && (b.is(Time) || b.is(Interval))
}

// unify casts expressions to their common type and returns it. Literals alone become text, unless open.
func (c *checker) unify(nodes []*pg.Node, what string, open bool) Type {
	types := make([]Type, len(nodes))
	for i, n := range nodes {
		if e := c.out.exprs[n]; e != nil {
			types[i] = e.result()
		}
	}
	t, ok := common(types)
	if !ok {
		for i, o := range types {
			if _, ok := common([]Type{t, o}); !ok {
				c.fail(codeMismatch, start(nodes[i]), "%s types %s and %s cannot be matched", what, t, o)
				break
			}
		}
		return Type{Kind: Bad}
	}
	if t.unknown() {
		if open {
			return t
		}
		t = Type{Kind: Text}
	}
	for _, n := range nodes {
		c.coerce(n, t)
	}
	return t
}
