package query

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// String returns table.name, or the bare name if the table is unknown.
func (c Column) String() string {
	s := c.Name
	if c.Table != "" {
		s = c.Table + "." + c.Name
	}
	if c.Part != "" {
		s = string(c.Part) + " of " + s
	}
	return s
}

// String returns the call without its column: answer('…')::date or summary().
func (t *TextCall) String() string {
	if t.Summary {
		return "summary()"
	}
	return "answer(" + Literal(t.Question) + ")" + cast(t.Form)
}

// String returns a short, unambiguous text for the item, for use in addresses; it is not SUQL.
func (i Item) String() string {
	s := i.Column.String()
	switch {
	case i.Calc != nil:
		s = "(" + i.Calc.Left.String() + " " + string(i.Calc.Op) + " " + i.Calc.Right.String() + ")"
	case i.Number != "":
		s = i.Number
	case i.Sub != nil:
		s = "(" + i.Sub.SUQL() + ")"
	}
	if len(i.Only) > 0 {
		s += " only " + printConditions(i.Only, true)
	}
	if i.Text != nil {
		s += "." + i.Text.String()
	}
	if i.Agg == None && !i.Distinct {
		return s
	}
	return i.aggName() + "(" + s + ")"
}

func (i Item) aggName() string {
	name := string(i.Agg)
	if i.Agg == None {
		name = "none"
	}
	if i.Distinct {
		name += " distinct"
	}
	if i.Zero {
		name += " or 0"
	}
	return name
}

func (c Condition) valueText() string {
	if c.Other != nil {
		return c.Other.String()
	}
	return joined(c.Values, func(v Value) string { return strings.ToLower(v.Text) })
}

// joined prints a list, separated by commas.
func joined[T any](list []T, text func(T) string) string {
	parts := make([]string, len(list))
	for i, x := range list {
		parts[i] = text(x)
	}
	return strings.Join(parts, ", ")
}

// SUQL prints the query.
func (q *Query) SUQL() string {
	if q.Written != nil {
		return q.written()
	}
	left := q.single(false)
	if q.Set == NoSet || q.Right == nil {
		return left
	}
	if len(q.OrderBy) > 0 || q.Limit > 0 { // otherwise they would apply to both
		left = "(" + left + ")"
	}
	return left + " " + strings.ToUpper(string(q.Set)) + " " + q.Right.SUQL()
}

// single prints a single SELECT; if texts is set, the selected items are cast to text.
func (q *Query) single(texts bool) string {
	if elements := q.elements(); elements != nil {
		return "SELECT count(*) FROM (" + elements.single(false) + ") AS " + Different
	}
	qualified := len(q.From.Tables) > 1 || q.correlated()
	out := "SELECT "
	if q.Distinct {
		out += "DISTINCT "
	}
	out += joined(q.Select, func(it Item) string {
		if texts && (it.Agg != None || it.Column.Name != "*") {
			return item(it, qualified) + "::text"
		}
		return item(it, qualified)
	}) + q.From.suql()
	if len(q.Where) > 0 {
		out += " WHERE " + printConditions(q.Where, qualified)
	}
	if groups := q.Groups(); len(groups) > 0 {
		out += " GROUP BY " + joined(groups, func(g Column) string { return column(g, qualified) })
	}
	if len(q.Having) > 0 {
		out += " HAVING " + printConditions(q.Having, qualified)
	}
	if len(q.OrderBy) > 0 {
		out += " ORDER BY " + joined(q.OrderBy, func(o Order) string {
			switch s := item(o.Item, qualified); {
			case !o.Desc:
				return s
			case o.NullsLast:
				return s + " DESC NULLS LAST"
			default:
				return s + " DESC"
			}
		})
	}
	if q.Limit > 0 {
		out += " LIMIT " + strconv.Itoa(q.Limit)
	}
	if q.Offset > 0 {
		out += " OFFSET " + strconv.Itoa(q.Offset)
	}
	return out
}

// correlated reports whether a condition refers to a table that the query itself does not read.
func (q *Query) correlated() bool {
	return slices.ContainsFunc(q.Where, func(c Condition) bool {
		return c.Other != nil && c.Other.Column.Table != "" && !slices.Contains(q.From.Tables, c.Other.Column.Table)
	})
}

// Different is the alias of a sub-query whose rows, the distinct elements of a list, are counted.
const Different = "different"

// elements returns the query to count over when distinct elements of a list are counted, else nil: an aggregate's
// argument cannot be a set-returning function.
func (q *Query) elements() *Query {
	if len(q.Select) != 1 || q.Select[0].Agg != Count || !q.Select[0].Column.Each || len(q.GroupBy)+len(q.Having) > 0 {
		return nil
	}
	out := *q
	out.Select, out.Distinct, out.OrderBy, out.Limit = []Item{{Column: q.Select[0].Column}}, true, nil, 0
	return &out
}

// Groups returns the GROUP BY items: the groups themselves, and the plain columns that are shown or ordered by, unless
// the groups include their table's key. PostgreSQL requires this.
func (q *Query) Groups() []Column {
	grouped := len(q.GroupBy) > 0 || len(q.Having) > 0
	items := q.Select[:len(q.Select):len(q.Select)]
	for _, o := range q.OrderBy {
		items = append(items, o.Item)
	}
	for _, it := range items {
		grouped = grouped || it.Agg != None
	}
	out := q.GroupBy
	if !grouped || q.Keyed {
		return out
	}
	for _, it := range items {
		if it.IsFigure() || it.Column.Name == "*" || slices.Contains(out, it.Column) {
			continue
		}
		out = append(out[:len(out):len(out)], it.Column)
	}
	return out
}

func (f From) suql() string {
	out := " FROM "
	for i, name := range f.Tables {
		t := schema.SQLName(name)
		if real, ok := f.Alias[name]; ok {
			t = schema.SQLName(real) + " AS " + t
		}
		if i == 0 {
			out += t
			continue
		}
		if i-1 >= len(f.Joins) {
			out += " CROSS JOIN " + t
			continue
		}
		j, cast := f.Joins[i-1], ""
		if j.Cast {
			cast = "::text"
		}
		if j.Outer {
			out += " LEFT"
		}
		out += " JOIN " + t + " ON " + column(j.Left, true) + cast + " = " + column(j.Right, true) + cast
	}
	return out
}

func item(i Item, qualified bool) string {
	if i.Agg != None {
		i.Column.Each = false // an aggregate cannot take the elements of a list
	}
	s := column(i.Column, qualified)
	switch {
	case i.Column.Name == "*" && i.Agg != None:
		s = "*"
	case i.Calc != nil:
		s = i.Calc.suql(qualified)
	case i.Number != "":
		s = i.Number
	case i.Sub != nil:
		s = "(" + i.Sub.SUQL() + ")"
	}
	if i.Text != nil {
		if i.Text.Summary {
			s = "summary(" + s + ")"
		} else {
			s = "answer(" + s + ", " + Literal(i.Text.Question) + ")" + cast(i.Text.Form)
		}
	}
	if i.Distinct {
		s = "DISTINCT " + s
	}
	if n, ok := i.Agg.Percentile(); ok {
		s = "percentile_cont(" + strconv.FormatFloat(n/100, 'f', -1, 64) + ") WITHIN GROUP (ORDER BY " + s + ")"
	} else if i.Agg != None {
		s = string(i.Agg) + "(" + s + ")"
	}
	if len(i.Only) > 0 {
		s += " FILTER (WHERE " + printConditions(i.Only, qualified) + ")"
	}
	if i.Zero {
		s = "coalesce(" + s + ", 0)"
	}
	return s
}

// suql prints arithmetic. Division is never integer division, and division by zero gives NULL instead of an error.
func (c *Calc) suql(qualified bool) string {
	if c.Op == Age {
		return "extract(year from age(current_date, " + operand(c.Right, qualified) + "))"
	}
	left, right := operand(c.Left, qualified), operand(c.Right, qualified)
	switch c.Op {
	case Ratio:
		if c.Right.Number != "" {
			return "1.0 * " + left + " / " + right
		}
		return "1.0 * " + left + " / nullif(" + right + ", 0)"
	case Share:
		return "100.0 * " + left + " / nullif(" + right + ", 0)"
	case Gap:
		return "abs(" + left + " - " + right + ")"
	case DaysBetween:
		return left + "::date - " + right + "::date"
	case HoursBetween:
		return "extract(epoch from " + left + " - " + right + ") / 3600"
	}
	return left + " " + string(c.Op) + " " + right
}

func operand(i Item, qualified bool) string {
	s := item(i, qualified)
	if i.Calc != nil && i.Agg == None {
		return "(" + s + ")"
	}
	return s
}

func cast(f verdict.Form) string {
	switch f {
	case verdict.Date:
		return "::date"
	case verdict.Number:
		return "::numeric"
	case verdict.Boolean:
		return "::boolean"
	}
	return ""
}

func column(c Column, qualified bool) string {
	name := "*"
	if c.Name != "*" {
		name = schema.SQLName(c.Name)
	}
	if qualified && c.Table != "" {
		name = schema.SQLName(c.Table) + "." + name
	}
	if c.Each {
		return "unnest(" + name + ")"
	}
	if c.Dated {
		name = dateIn(name, c.Found)
	}
	switch c.Part {
	case Year, Hour:
		return "extract(" + string(c.Part) + " from " + name + ")"
	case DayOf:
		return "extract(day from " + name + ")"
	case Size:
		return "cardinality(" + name + ")"
	case InText:
		return "substring(replace(" + name + ", ',', '') from " + Literal(schema.FirstNumber) + ")::numeric"
	case Week:
		return "to_char(date_trunc('week', " + name + "), '" + partFormat[Day] + "')"
	case Quarter, Month, Day, MonthOf, Weekday:
		return "to_char(" + name + ", '" + partFormat[c.Part] + "')"
	}
	return name
}

// dateIn prints an expression for the date in the text column called name, or NULL if it has none.
func dateIn(name string, form schema.DateForm) string {
	pattern, before, after := form.First()
	switch {
	case form == schema.Clock:
		return name + "::time"
	case pattern == "":
		return name + "::timestamp"
	}
	if form == schema.DayFirst {
		return "to_date(substring(" + name + " from " + Literal(pattern) + "), " + Literal(schema.DayFirstTemplate) + ")"
	}
	found := "substring(replace(" + name + ", '.', '') from " + Literal(pattern) + ")"
	if before != "" {
		found = "(" + Literal(before) + " || " + found + ")"
	}
	if after != "" {
		found = "(" + found + " || " + Literal(after) + ")"
	}
	return found + "::timestamp"
}

// partFormat is the to_char format of a part of a date.
var partFormat = map[Part]string{
	Quarter: `YYYY-"Q"Q`, Month: "YYYY-MM", Day: "YYYY-MM-DD", MonthOf: "FMMonth", Weekday: "FMDay",
}
