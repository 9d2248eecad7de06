package check

import (
	"cmp"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
)

// Kind is a base type.
type Kind uint8

// The types of SUQL. Bad is the type of an invalid expression, so that its error is reported once. Other is any type
// that only PostgreSQL computes with, which every operator and function accepts.
const (
	Bad     Kind = iota
	Unknown      // of a quoted literal or NULL whose type is not determined
	Bool
	Int
	Numeric
	Float8
	Text
	Date
	Time
	Timestamp
	Timestamptz
	Interval
	Other
	anyElement // of function signatures
	anyList
	anyKind
)

var kindNames = [...]string{Bad: "?", Unknown: "unknown", Bool: "boolean", Int: "integer", Numeric: "numeric",
	Float8: "double precision", Text: "text", Date: "date", Time: "time without time zone",
	Timestamp: "timestamp without time zone", Timestamptz: "timestamp with time zone", Interval: "interval",
	Other: "json", anyElement: "anyelement", anyList: "anyarray", anyKind: "any"}

// Type is the type of an expression.
type Type struct {
	Kind Kind
	List bool
	// Mod is the modifier of a cast, such as the precision and scale of numeric(4,1), if HasMod is set; else Mod[1] is
	// the number of decimals that a numeric shows.
	Mod    [2]int
	HasMod bool
	// Native is the database's own type of a column that SUQL treats as text: text functions cast it first, comparisons
	// do not.
	Native string
}

// String returns PostgreSQL's name for the type.
func (t Type) String() string {
	s := kindNames[t.Kind]
	if t.List {
		s += "[]"
	}
	return s
}

// Elem returns the type of a list's elements.
func (t Type) Elem() Type { return Type{Kind: t.Kind} }

// Same reports whether two types are equal except for modifiers.
func (t Type) Same(o Type) bool { return t.Kind == o.Kind && t.List == o.List }

func (t Type) isNumber() bool {
	return !t.List && (t.Kind == Int || t.Kind == Numeric || t.Kind == Float8)
}

func (t Type) isUnknown() bool { return t.Kind == Unknown && !t.List }

func (t Type) isMoment() bool {
	return !t.List && (t.Kind == Date || t.Kind == Timestamp || t.Kind == Timestamptz)
}

func (t Type) is(k Kind) bool { return t.Kind == k && !t.List }

// plain returns the type without modifiers.
func (t Type) plain() Type { return Type{Kind: t.Kind, List: t.List} }

// schemaKinds maps the types of package schema, other than text, to kinds.
var schemaKinds = map[schema.Type]Kind{
	schema.Integer: Int, schema.Numeric: Numeric, schema.Real: Float8, schema.Boolean: Bool, schema.Date: Date,
	schema.Time: Time, schema.Timestamp: Timestamp, schema.Interval: Interval, schema.JSON: Other, schema.Bytes: Other,
}

// TypeName returns the name of a base type as functions of package internal/store/pgfunc expect it.
func (k Kind) TypeName() string { return cmp.Or(typeNames[k], "text") }

var typeNames = map[Kind]string{Bool: "bool", Int: "int", Numeric: "numeric", Float8: "float8", Date: "date",
	Time: "time", Timestamp: "timestamp", Timestamptz: "timestamptz", Interval: "interval"}

// columnType returns the type of a table's column.
func columnType(c *schema.Column) Type {
	kind, ok := schemaKinds[c.Type]
	if !ok {
		return Type{Kind: Text, List: c.List, Native: c.Native}
	}
	t := Type{Kind: kind, List: c.List}
	if kind == Numeric {
		t.Mod[1] = c.Scale
	}
	return t
}

// castNames maps the type names in casts to types.
var castNames = map[string]Kind{
	"bool": Bool, "boolean": Bool, "int2": Int, "smallint": Int, "int4": Int, "int": Int, "integer": Int,
	"int8": Int, "bigint": Int, "numeric": Numeric, "decimal": Numeric, "float4": Float8, "real": Float8,
	"float8": Float8, "text": Text, "varchar": Text, "name": Text, "citext": Text, "date": Date, "time": Time,
	"timestamp": Timestamp, "timestamptz": Timestamptz, "interval": Interval, "json": Other, "jsonb": Other,
	"bytea": Other,
}

// KindOf returns the type that a name stands for in casts, or Other if the name is not in castNames.
func KindOf(name string) Kind { return cmp.Or(castNames[name], Other) }

// typeName returns the type of a cast.
func (c *checker) typeName(n *pg.TypeName) Type {
	var parts []string
	for _, p := range n.Names {
		parts = append(parts, p.GetString_().GetSval())
	}
	name := strings.TrimPrefix(strings.Join(parts, "."), "pg_catalog.")
	kind, ok := castNames[name]
	switch {
	case name == "bpchar" || name == "char":
		c.fail(codeUnsupported, int(n.Location), "type character is not supported; use text")
		return Type{Kind: Bad}
	case !ok:
		c.fail("42704", int(n.Location), "type %q does not exist", name)
		return Type{Kind: Bad}
	case len(n.ArrayBounds) > 1:
		c.fail(codeUnsupported, int(n.Location), "lists of lists are not supported")
		return Type{Kind: Bad}
	}
	t := Type{Kind: kind, List: len(n.ArrayBounds) > 0}
	mods := make([]int, 0, 2)
	for _, m := range n.Typmods {
		if v, ok := m.GetAConst().GetVal().(*pg.A_Const_Ival); ok {
			mods = append(mods, int(v.Ival.GetIval()))
		}
	}
	if len(mods) == 0 {
		return t
	}
	switch kind {
	case Interval:
		c.requirePostgres(&pg.Node{Node: &pg.Node_TypeName{TypeName: n}}, "an interval with fields")
	case Numeric:
		t.HasMod = true
		copy(t.Mod[:], mods)
		if t.Mod[0] < 1 || t.Mod[0] > 1000 {
			c.fail("22023", int(n.Location), "NUMERIC precision %d must be between 1 and 1000", t.Mod[0])
		}
	case Text:
		t.HasMod = true
		t.Mod[0] = mods[0]
	}
	return t
}
