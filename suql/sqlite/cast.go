package sqlite

import (
	"fmt"

	"github.com/ask-surely/surely/suql/check"
)

// applyModifier prints the modifier of a cast: the scale of a numeric, the length of a text.
func applyModifier(s string, t check.Type) string {
	switch {
	case t.HasMod && t.Kind == check.Numeric:
		return fmt.Sprintf("pg_num_fit(%s, %d, %d)", s, t.Mod[0], t.Mod[1])
	case t.HasMod && t.Kind == check.Text:
		return fmt.Sprintf("substr(%s, 1, %d)", s, t.Mod[0])
	}
	return s
}

// casts holds the formats of casts that depend only on source and target type; convert handles the others.
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
