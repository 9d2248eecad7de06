package query

import (
	"regexp"
	"strings"
)

func printConditions(conds []Condition, qualified bool) string {
	var b strings.Builder
	for i, c := range conds {
		switch {
		case i > 0 && c.Or:
			b.WriteString(" OR ")
		case i > 0:
			b.WriteString(" AND ")
		}
		b.WriteString(c.suql(qualified))
	}
	return b.String()
}

func (c Condition) suql(qualified bool) string {
	op := strings.ToUpper(strings.Replace(string(c.Op), "like", "ilike", 1))
	it := item(c.Item, qualified)
	if c.Cast {
		it += "::text"
	}
	switch c.Op {
	case IsNull, IsNotNull:
		return it + " " + op
	case Has:
		return c.literal(0) + " = ANY (" + it + ")"
	case HasNot: // NULL counts as an empty list
		if len(c.Values) > 1 {
			return "(" + it + " && " + c.array() + ") IS NOT TRUE"
		}
		return "(" + c.literal(0) + " = ANY (" + it + ")) IS NOT TRUE"
	case HasAny:
		return it + " && " + c.array()
	case OpenAt:
		return "open_at(" + it + ", " + c.literal(0) + ")"
	}
	switch {
	case c.Sub != nil && c.Cast && c.Sub.Set == NoSet:
		return it + " " + op + " (" + c.Sub.single(true) + ")"
	case c.Sub != nil:
		return it + " " + op + " (" + c.Sub.SUQL() + ")"
	case c.Other != nil:
		return it + " " + op + " " + item(*c.Other, qualified)
	case c.Op == Between || c.Op == NotBetween:
		return it + " " + op + " " + c.literal(0) + " AND " + c.literal(1)
	case c.Op == In || c.Op == NotIn:
		return it + " " + op + " (" + joined(c.Values, Value.suql) + ")"
	}
	return it + " " + op + " " + c.literal(0)
}

// array prints the values as an array.
func (c Condition) array() string { return "ARRAY[" + joined(c.Values, Value.suql) + "]" }

// literal prints value i; a missing one prints as NULL, so that incomplete queries still parse.
func (c Condition) literal(i int) string {
	if i >= len(c.Values) {
		return "NULL"
	}
	return c.Values[i].suql()
}

func (v Value) suql() string {
	if v.Number {
		return v.Text
	}
	return Literal(v.Text)
}

// Literal prints a text as an SQL literal.
func Literal(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// Dates matches the dates in a statement. Those for "last month", for instance, depend on the day of the run.
var Dates = regexp.MustCompile(`'\d{4}-\d{2}[^']*'|\b(19|20)\d\d\b`)
