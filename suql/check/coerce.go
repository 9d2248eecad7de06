package check

import (
	"errors"
	"strings"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/value"
)

// castsImplicitly reports whether PostgreSQL casts implicitly from one type to another.
func castsImplicitly(from, to Type) bool {
	switch {
	case from.Kind == Bad || to.Kind == Bad || from.isUnknown():
		return true
	case from.Same(to), from.is(Other), to.is(Other):
		return true
	case from.List || to.List:
		return false
	case from.isNumber() && to.isNumber():
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

// castsExplicitly reports whether an explicit cast exists.
func castsExplicitly(from, to Type) bool {
	switch {
	case castsImplicitly(from, to), from.is(Text), to.is(Text):
		return true
	case from.List && to.List:
		return castsExplicitly(from.Elem(), to.Elem())
	case from.List || to.List:
		return false
	case from.isNumber() && to.isNumber():
		return true
	}
	switch from.Kind {
	case Bool:
		return to.Kind == Int
	case Int:
		return to.Kind == Bool
	case Timestamp, Timestamptz:
		return to.Kind == Date || to.Kind == Time || to.Kind == Timestamp
	case Interval:
		return to.Kind == Time
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
	case from.isUnknown():
		return c.literal(n, e, t)
	case from.Native != t.Native && from.is(Text) && (t.is(Text) || t.is(Other)):
		if from.Native != "" {
			c.addTextCast(n, e)
		}
		return true
	case from.Same(t), from.is(Other), t.is(Other):
		return true
	case castsImplicitly(from, t):
		e.CastTo = t.plain()
		return true
	}
	return false
}

// addTextCast adds a cast to text to the statement, since text functions and patterns do not accept native types.
func (c *checker) addTextCast(n *pg.Node, e *Expr) {
	inner := &pg.Node{Node: n.Node}
	c.out.exprs[inner] = e
	n.Node = castTo(inner, "text", location(inner)).Node
	c.out.exprs[n] = &Expr{Type: Type{Kind: Text}}
}

// castTo returns a cast of n to a type.
func castTo(n *pg.Node, name string, location int) *pg.Node {
	return &pg.Node{Node: &pg.Node_TypeCast{TypeCast: &pg.TypeCast{Arg: n, Location: int32(location),
		TypeName: &pg.TypeName{Names: []*pg.Node{pg.MakeStrNode(name)}, Typemod: -1, Location: -1}}}}
}

// cast casts an expression explicitly to a type, ignoring modifiers.
func (c *checker) cast(n *pg.Node, t Type) bool {
	e := c.out.exprs[n]
	if e == nil || e.Type.Kind == Bad {
		return true
	}
	if e.result().isUnknown() {
		return c.literal(n, e, t)
	}
	if !castsExplicitly(e.result(), t) {
		return false
	}
	if !e.result().Same(t) {
		e.CastTo = t
	}
	return true
}

// literal parses a quoted literal as a value of a type. NULL becomes a NULL of that type.
func (c *checker) literal(n *pg.Node, e *Expr, t Type) bool {
	e.Type, e.CastTo = t.plain(), Type{}
	s, ok := n.GetAConst().GetVal().(*pg.A_Const_Sval)
	if !ok {
		return true
	}
	if t.isMoment() {
		s.Sval.Sval = c.resolveClockWord(s.Sval.Sval)
	}
	v, err := Literal(s.Sval.GetSval(), t)
	if err != nil {
		code := "22P02"
		if bad, ok := errors.AsType[*value.Error](err); ok {
			code = bad.Code
		}
		c.fail(code, location(n), "%s", err)
		e.Type = Type{Kind: Bad}
		return true
	}
	e.Value = v
	return true
}

// resolveClockWord replaces a date literal that depends on the clock, such as "today", with its date.
func (c *checker) resolveClockWord(s string) string {
	day := func(n int) string { return value.FormatDate(c.now().AddDate(0, 0, n)) }
	switch strings.ToLower(strings.TrimSpace(s)) {
	case "now":
		return value.FormatStamp(c.now())
	case "today":
		return day(0)
	case "tomorrow":
		return day(1)
	case "yesterday":
		return day(-1)
	case "epoch":
		return "1970-01-01"
	}
	return s
}

// now returns the statement's current time in UTC.
func (c *checker) now() time.Time { return c.out.Now.UTC().Truncate(time.Microsecond) }

// Literal parses a quoted literal as a value of a type: a bool, int64, float64, or a string in canonical format.
func Literal(text string, t Type) (any, error) {
	switch {
	case t.List:
		return listLiteral(text, t.Elem())
	case t.Kind == Bool:
		return value.ParseBool(text)
	}
	return value.Cast(t.Kind.TypeName(), text)
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
		if list[i], err = Literal(*s, elem); err != nil {
			return nil, err
		}
	}
	return value.FormatList(list), nil
}

// commonType returns the common type of several values, as in CASE, UNION and lists.
func commonType(types []Type) (Type, bool) {
	best := Type{Kind: Unknown}
	native, nativeTypesDiffer := "", false
	for _, t := range types {
		if t.Kind == Bad {
			return t, true
		}
		if t.isUnknown() {
			continue
		}
		nativeTypesDiffer = nativeTypesDiffer || !best.isUnknown() && t.Native != native
		native = t.Native
		var ok bool
		if best, ok = widerType(best, t); !ok {
			return best, false
		}
	}
	if best = best.plain(); !nativeTypesDiffer {
		best.Native = native
	}
	return best, true
}

// widerType returns the type to which two types are cast.
func widerType(a, b Type) (Type, bool) {
	switch {
	case a.isUnknown(), b.is(Other):
		return b, true
	case a.Same(b), a.is(Other):
		return a, true
	case !sameCategory(a, b):
		return a, false
	case castsImplicitly(a, b):
		return b, true
	}
	return a, castsImplicitly(b, a)
}

func sameCategory(a, b Type) bool {
	return a.isNumber() && b.isNumber() || a.isMoment() && b.isMoment() ||
		(a.is(Time) || a.is(Interval)) && (b.is(Time) || b.is(Interval))
}

// castToCommon casts expressions to their common type and returns it. If all are untyped literals, it is text.
func (c *checker) castToCommon(nodes []*pg.Node, context string) Type {
	types := make([]Type, len(nodes))
	for i, n := range nodes {
		if e := c.out.exprs[n]; e != nil {
			types[i] = e.result()
		}
	}
	t, ok := commonType(types)
	if !ok {
		for i, o := range types {
			if _, ok := commonType([]Type{t, o}); !ok {
				c.fail(codeMismatch, startLocation(nodes[i]), "%s types %s and %s cannot be matched", context, t, o)
				break
			}
		}
		return Type{Kind: Bad}
	}
	if t.isUnknown() {
		t = Type{Kind: Text}
	}
	for _, n := range nodes {
		c.coerce(n, t)
	}
	return t
}
