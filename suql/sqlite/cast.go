package sqlite

import (
	"fmt"

	"github.com/ask-surely/surely/suql/check"
)

// modify applies the modifier of a cast: the scale of a numeric, the length of a text, the digits of seconds.
func (p *printer) modify(s string, t check.Type) string {
	if !t.HasMod {
		return s
	}
	switch t.Kind {
	case check.Numeric:
		return fmt.Sprintf("pg_num_fit(%s, %d, %d)", s, t.Mod[0], t.Mod[1])
	case check.Text:
		return fmt.Sprintf("substr(%s, 1, %d)", s, t.Mod[0])
	case check.Timestamp, check.Timestamptz, check.Time:
		return fmt.Sprintf("pg_precision(%s, %s, %d)", text(t.Kind.Word()), s, t.Mod[0])
	}
	return s
}

// canonical prints a stored number as a decimal with the column's declared scale.
func canonical(s string, t check.Type) string {
	if t.Mod[1] > 0 {
		return fmt.Sprintf("pg_num(%s, %d)", s, t.Mod[1])
	}
	return "pg_num(" + s + ")"
}

// casts print casts determined by source and target type alone; convert handles the others.
var casts = map[[2]check.Kind]string{
	{check.Bool, check.Text}:        "CASE %s WHEN 1 THEN 'true' WHEN 0 THEN 'false' END",
	{check.Int4, check.Text}:        "CAST(%s AS TEXT)",
	{check.Int8, check.Text}:        "CAST(%s AS TEXT)",
	{check.Float8, check.Text}:      "pg_float_text(%s)",
	{check.Timestamptz, check.Text}: "(%s || '+00')",
	{check.Date, check.Text}:        "(%s || '')", // not the bare column, whose affinity would turn texts into numbers

	{check.Int4, check.Int8}:      "%s",
	{check.Int4, check.Numeric}:   "CAST(%s AS TEXT)",
	{check.Int4, check.Float8}:    "CAST(%s AS REAL)",
	{check.Int4, check.Bool}:      "(%s <> 0)",
	{check.Int8, check.Int4}:      "pg_int4(%s)",
	{check.Int8, check.Numeric}:   "CAST(%s AS TEXT)",
	{check.Int8, check.Float8}:    "CAST(%s AS REAL)",
	{check.Numeric, check.Int4}:   "pg_num_int('int4', %s)",
	{check.Numeric, check.Int8}:   "pg_num_int('int8', %s)",
	{check.Numeric, check.Float8}: "pg_float(%s)",
	{check.Float8, check.Int4}:    "pg_float_int('int4', %s)",
	{check.Float8, check.Int8}:    "pg_float_int('int8', %s)",
	{check.Float8, check.Numeric}: "pg_num_float(%s)",
	{check.Bool, check.Int4}:      "%s",

	{check.Date, check.Timestamp}:   "(%s || ' 00:00:00')",
	{check.Date, check.Timestamptz}: "(%s || ' 00:00:00')",
	{check.Timestamp, check.Date}:   "substr(%s, 1, 10)",
	{check.Timestamp, check.Time}:   "substr(%s, 12)",
	{check.Timestamptz, check.Date}: "substr(%s, 1, 10)",
	{check.Timestamptz, check.Time}: "substr(%s, 12)",
	{check.Interval, check.Time}:    "pg_interval_time(%s)",

	{check.JSONB, check.Bool}:    "pg_cast('bool', %s)",
	{check.JSONB, check.Int4}:    "pg_cast('int4', %s)",
	{check.JSONB, check.Int8}:    "pg_cast('int8', %s)",
	{check.JSONB, check.Numeric}: "pg_cast('numeric', %s)",
	{check.JSONB, check.Float8}:  "pg_cast('float8', %s)",
}

// convert prints a cast from one type to another. Types without a table row are parsed from text, or are text already.
func (p *printer) convert(s string, from, to check.Type) string {
	if from.List || to.List {
		return convertList(s, from, to)
	}
	if from.Kind == check.Numeric && from.Raw {
		switch {
		case to.Kind == check.Text || to.Kind == check.Numeric && !to.Raw:
			return canonical(s, from)
		case to.Kind == check.Float8:
			return "CAST(" + s + " AS REAL)"
		}
	}
	if from.Kind == to.Kind {
		return s
	}
	if format, ok := casts[[2]check.Kind{from.Kind, to.Kind}]; ok {
		return fmt.Sprintf(format, s)
	}
	if to.Kind == check.Text {
		return s
	}
	switch from.Kind {
	case check.Text, check.Unknown:
		return "pg_cast(" + text(to.Kind.Word()) + ", " + s + ")"
	case check.Time, check.Timestamp, check.Timestamptz, check.JSON, check.JSONB:
		return s
	}
	return p.refuse(nil, "casting %s to %s is not supported", from, to)
}

// convertList prints a cast from or to a list.
func convertList(s string, from, to check.Type) string {
	switch {
	case !to.List:
		return fmt.Sprintf("pg_list_text(%s, %s)", text(from.Kind.Word()), s)
	case !from.List:
		return fmt.Sprintf("pg_list_parse(%s, %s)", text(to.Kind.Word()), s)
	case from.Kind == to.Kind:
		return s
	}
	return fmt.Sprintf("pg_list_cast(%s, %s, %s)", text(from.Kind.Word()), text(to.Kind.Word()), s)
}
