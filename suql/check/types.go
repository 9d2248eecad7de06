package check

import (
	"cmp"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
)

// Kind is a base type.
type Kind uint8

// The types SUQL knows. Bad is the type of an erroneous expression, so that its error is reported once.
const (
	Bad     Kind = iota
	Unknown      // of a quoted literal or NULL without a type so far
	Bool
	Int4
	Int8
	Numeric
	Float8
	Text
	Date
	Time
	Timestamp
	Timestamptz
	Interval
	JSON
	JSONB
	Bytes
	Record
	anyElement // of function signatures
	anyList
	anyKind
)

var kindNames = [...]string{Bad: "?", Unknown: "unknown", Bool: "boolean", Int4: "integer", Int8: "bigint",
	Numeric: "numeric",
	Float8:  "double precision", Text: "text", Date: "date", Time: "time without time zone",
	Timestamp:   "timestamp without time zone",
	Timestamptz: "timestamp with time zone", Interval: "interval", JSON: "json", JSONB: "jsonb", Bytes: "bytea",
	Record:     "record",
	anyElement: "anyelement", anyList: "anyarray", anyKind: "any"}

// Type is the type of an expression.
type Type struct {
	Kind Kind
	List bool
	// Raw means, on SQLite, that the value is as stored: a number for a numeric, any JSON text for a list. All other
	// values have package value's canonical form.
	Raw bool
	// Mod is the modifier of a cast, such as the precision and scale of numeric(4,1), if HasMod.
	Mod    [2]int
	HasMod bool
	// Native is the database's own type of a text: text functions cast it first, comparisons do not.
	Native string
	// Fields names the fields of an interval literal, as in INTERVAL '1' YEAR.
	Fields string
}

// String is PostgreSQL's name for the type.
func (t Type) String() string {
	s := kindNames[t.Kind]
	if t.List {
		s += "[]"
	}
	return s
}

// Elem returns the type of a list's elements.
func (t Type) Elem() Type { return Type{Kind: t.Kind} }

// Same reports whether two types are equal except for storage and modifiers.
func (t Type) Same(o Type) bool { return t.Kind == o.Kind && t.List == o.List }

func (t Type) number() bool {
	return !t.List && (t.Kind == Int4 || t.Kind == Int8 || t.Kind == Numeric || t.Kind == Float8)
}

func (t Type) integer() bool { return !t.List && (t.Kind == Int4 || t.Kind == Int8) }

func (t Type) unknown() bool { return t.Kind == Unknown && !t.List }

func (t Type) moment() bool {
	return !t.List && (t.Kind == Date || t.Kind == Timestamp || t.Kind == Timestamptz)
}

func (t Type) is(k Kind) bool { return t.Kind == k && !t.List }

// plain returns the type without storage and modifiers.
func (t Type) plain() Type { return Type{Kind: t.Kind, List: t.List} }

// schemaKinds maps the types of package schema other than text.
var schemaKinds = map[schema.Type]Kind{
	schema.Integer: Int4, schema.Numeric: Numeric, schema.Real: Float8, schema.Boolean: Bool, schema.Date: Date,
	schema.Time: Time, schema.Timestamp: Timestamp, schema.Interval: Interval, schema.JSON: JSONB, schema.Bytes: Bytes,
}

// Word names a base type for functions of package internal/store/pgfunc.
func (k Kind) Word() string { return cmp.Or(kindWords[k], "text") }

var kindWords = map[Kind]string{Bool: "bool", Int4: "int4", Int8: "int8", Numeric: "numeric", Float8: "float8",
	Date: "date", Time: "time", Timestamp: "timestamp", Timestamptz: "timestamptz", Interval: "interval", JSON: "json",
	JSONB: "jsonb"}

// columnType returns the type of a table's column. An integer column is an integer unless its values need a bigint.
func columnType(c *schema.Column) Type {
	kind, ok := schemaKinds[c.Type]
	if !ok {
		return Type{Kind: Text, List: c.List, Native: c.Native, Raw: c.List}
	}
	t := Type{Kind: kind, List: c.List, Raw: c.List || kind == Numeric}
	switch {
	case kind == Int4 && (wide(c.Min) || wide(c.Max)):
		t.Kind = Int8
	case kind == Numeric:
		t.Mod[1] = c.Scale
	}
	return t
}

// wide reports whether a whole number written out needs more than four bytes.
func wide(number string) bool {
	digits := strings.TrimLeft(strings.TrimPrefix(number, "-"), "0")
	if i := strings.IndexByte(digits, '.'); i >= 0 {
		digits = digits[:i]
	}
	return len(digits) > 10 || len(digits) == 10 && digits > "2147483647"
}

// castNames are the type names in casts.
var castNames = map[string]Kind{
	"bool": Bool, "boolean": Bool, "int2": Int4, "smallint": Int4, "int4": Int4, "int": Int4, "integer": Int4,
	"int8": Int8, "bigint": Int8, "numeric": Numeric, "decimal": Numeric, "float4": Float8, "real": Float8,
	"float8": Float8, "text": Text, "varchar": Text, "name": Text, "citext": Text, "date": Date, "time": Time,
	"timestamp": Timestamp, "timestamptz": Timestamptz, "interval": Interval, "json": JSON, "jsonb": JSONB,
	"bytea": Bytes,
}

// intervalFields maps the modifier of an interval type to the fields it names.
var intervalFields = map[int]string{4: "year", 2: "month", 8: "day", 1024: "hour", 2048: "minute", 4096: "second",
	6: "year to month", 1032: "day to hour", 3080: "day to minute", 7176: "day to second", 3072: "hour to minute",
	7168: "hour to second", 6144: "minute to second"}

// typeName returns the type of a cast.
func (c *checker) typeName(n *pg.TypeName) Type {
	var name string
	for i, p := range n.Names {
		s := p.GetString_().GetSval()
		if i == 0 && len(n.Names) > 1 && s == "pg_catalog" {
			continue
		}
		if name != "" {
			name += "."
		}
		name += s
	}
	kind, ok := castNames[name]
	if !ok {
		if name == "bpchar" || name == "char" {
			c.fail(codeUnsupported, int(n.Location), "type character is not supported; use text")
		} else {
			c.fail("42704", int(n.Location), "type %q does not exist", name)
		}
		return Type{Kind: Bad}
	}
	t := Type{Kind: kind, List: len(n.ArrayBounds) > 0}
	if len(n.ArrayBounds) > 1 {
		c.fail(codeUnsupported, int(n.Location), "lists of lists are not supported")
		return Type{Kind: Bad}
	}
	mods := make([]int, 0, 2)
	for _, m := range n.Typmods {
		if v, ok := m.GetAConst().GetVal().(*pg.A_Const_Ival); ok {
			mods = append(mods, int(v.Ival.GetIval()))
		}
	}
	if len(mods) > 0 {
		switch kind {
		case Interval:
			t.Fields = intervalFields[mods[0]]
		case Numeric:
			t.HasMod = true
			copy(t.Mod[:], mods)
			if t.Mod[0] < 1 || t.Mod[0] > 1000 {
				c.fail("22023", int(n.Location), "NUMERIC precision %d must be between 1 and 1000", t.Mod[0])
			}
		case Text, Time, Timestamp, Timestamptz:
			t.HasMod = true
			t.Mod[0] = mods[0]
		}
	}
	return t
}

// valueKinds are the types of the functions without brackets; the others reveal users and schemas.
var valueKinds = map[pg.SQLValueFunctionOp]Kind{
	pg.SQLValueFunctionOp_SVFOP_CURRENT_DATE:        Date,
	pg.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP:   Timestamptz,
	pg.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP_N: Timestamptz,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIMESTAMP:      Timestamp,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIMESTAMP_N:    Timestamp,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIME:           Time,
	pg.SQLValueFunctionOp_SVFOP_LOCALTIME_N:         Time,
}
