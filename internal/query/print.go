package query

import (
	"regexp"
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

// String returns a short, unambiguous text of the item for addresses; it is not SUQL.
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
		var b strings.Builder
		printer{&b}.conditions(i.Only, true)
		s += " only " + b.String()
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
	if len(c.Values) == 1 {
		return strings.ToLower(c.Values[0].Text)
	}
	parts := make([]string, len(c.Values))
	for i, v := range c.Values {
		parts[i] = strings.ToLower(v.Text)
	}
	return strings.Join(parts, ", ")
}

// SUQL prints the query.
func (q *Query) SUQL() string {
	var b strings.Builder
	p := printer{&b}
	p.query(q)
	return b.String()
}

type printer struct{ b *strings.Builder }

func (p printer) query(q *Query) {
	if q.Written != nil {
		p.b.WriteString(q.written())
		return
	}
	// otherwise ORDER BY and LIMIT of the left query would apply to both
	if q.Set != NoSet && q.Right != nil && (len(q.OrderBy) > 0 || q.Limit > 0) {
		left := *q
		left.Set, left.Right = NoSet, nil
		p.b.WriteString("(")
		p.single(&left, false)
		p.b.WriteString(") " + strings.ToUpper(string(q.Set)) + " ")
		p.query(q.Right)
		return
	}
	p.single(q, false)
	if q.Set != NoSet && q.Right != nil {
		p.b.WriteString(" " + strings.ToUpper(string(q.Set)) + " ")
		p.query(q.Right)
	}
}

// single prints a single SELECT; if texts is set, the selected items are cast to text.
func (p printer) single(q *Query, texts bool) {
	if elements := q.elements(); elements != nil {
		p.b.WriteString("SELECT count(*) FROM (")
		p.single(elements, false)
		p.b.WriteString(") AS " + Different)
		return
	}
	qualified := len(q.From.Tables) > 1 || q.correlated()
	p.b.WriteString("SELECT ")
	if q.Distinct {
		p.b.WriteString("DISTINCT ")
	}
	for i, it := range q.Select {
		if i > 0 {
			p.b.WriteString(", ")
		}
		p.b.WriteString(item(it, qualified))
		if texts && (it.Agg != None || it.Column.Name != "*") {
			p.b.WriteString("::text")
		}
	}
	p.from(q.From)
	if len(q.Where) > 0 {
		p.b.WriteString(" WHERE ")
		p.conditions(q.Where, qualified)
	}
	for i, g := range q.Groups() {
		p.b.WriteString([]string{" GROUP BY ", ", "}[min(i, 1)])
		p.b.WriteString(column(g, qualified))
	}
	if len(q.Having) > 0 {
		p.b.WriteString(" HAVING ")
		p.conditions(q.Having, qualified)
	}
	for i, o := range q.OrderBy {
		p.b.WriteString([]string{" ORDER BY ", ", "}[min(i, 1)])
		p.b.WriteString(item(o.Item, qualified))
		if o.Desc {
			p.b.WriteString(" DESC")
			if o.NullsLast {
				p.b.WriteString(" NULLS LAST")
			}
		}
	}
	if q.Limit > 0 {
		p.b.WriteString(" LIMIT " + strconv.Itoa(q.Limit))
	}
	if q.Offset > 0 {
		p.b.WriteString(" OFFSET " + strconv.Itoa(q.Offset))
	}
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
		if it.Agg != None || it.Calc != nil || it.Column.Name == "*" || slices.Contains(out, it.Column) {
			continue
		}
		out = append(out[:len(out):len(out)], it.Column)
	}
	return out
}

func (p printer) from(f From) {
	p.b.WriteString(" FROM ")
	for i, name := range f.Tables {
		t := schema.SQLName(name)
		if real, ok := f.Alias[name]; ok {
			t = schema.SQLName(real) + " AS " + t
		}
		if i == 0 {
			p.b.WriteString(t)
			continue
		}
		if i-1 >= len(f.Joins) {
			p.b.WriteString(" CROSS JOIN " + t)
			continue
		}
		j := f.Joins[i-1]
		cast := map[bool]string{true: "::text"}[j.Cast]
		if j.Outer {
			p.b.WriteString(" LEFT")
		}
		p.b.WriteString(" JOIN " + t + " ON " + column(j.Left, true) + cast + " = " + column(j.Right, true) + cast)
	}
}

func (p printer) conditions(conds []Condition, qualified bool) {
	for i, c := range conds {
		if i > 0 {
			p.b.WriteString(map[bool]string{true: " OR ", false: " AND "}[c.Or])
		}
		p.condition(c, qualified)
	}
}

func (p printer) condition(c Condition, qualified bool) {
	if c.Op == Exists || c.Op == NotExists {
		p.b.WriteString(strings.ToUpper(string(c.Op)) + " (")
		p.query(c.Sub)
		p.b.WriteString(")")
		return
	}
	it := item(c.Item, qualified)
	if c.Cast {
		it += "::text"
	}
	switch c.Op {
	case IsNull, IsNotNull:
		p.b.WriteString(it + " " + strings.ToUpper(string(c.Op)))
		return
	case Has:
		p.b.WriteString(c.literal(0) + " = ANY (" + it + ")")
		return
	case HasNot: // NULL lists nothing
		if len(c.Values) > 1 {
			p.b.WriteString("(" + it + " && " + c.array() + ") IS NOT TRUE")
			return
		}
		p.b.WriteString("(" + c.literal(0) + " = ANY (" + it + ")) IS NOT TRUE")
		return
	case HasAny:
		p.b.WriteString(it + " && " + c.array())
		return
	case OpenAt:
		p.b.WriteString("open_at(" + it + ", " + c.literal(0) + ")")
		return
	}
	op := strings.ToUpper(strings.Replace(string(c.Op), "like", "ilike", 1))
	p.b.WriteString(it + " " + op + " ")
	switch {
	case c.Sub != nil:
		p.b.WriteString("(")
		if c.Cast && c.Sub.Set == NoSet {
			p.single(c.Sub, true)
		} else {
			p.query(c.Sub)
		}
		p.b.WriteString(")")
	case c.Other != nil:
		p.b.WriteString(item(*c.Other, qualified))
	case c.Op == Between || c.Op == NotBetween:
		p.b.WriteString(c.literal(0) + " AND " + c.literal(1))
	case c.Op == In || c.Op == NotIn:
		p.b.WriteString("(")
		for i := range c.Values {
			if i > 0 {
				p.b.WriteString(", ")
			}
			p.b.WriteString(c.literal(i))
		}
		p.b.WriteString(")")
	default:
		p.b.WriteString(c.literal(0))
	}
}

// array prints the values as an array.
func (c Condition) array() string {
	parts := make([]string, len(c.Values))
	for i := range c.Values {
		parts[i] = c.literal(i)
	}
	return "ARRAY[" + strings.Join(parts, ", ") + "]"
}

// literal prints value i; a missing one prints as NULL, so that incomplete queries still parse.
func (c Condition) literal(i int) string {
	if i >= len(c.Values) {
		return "NULL"
	}
	if v := c.Values[i]; !v.Number {
		return Literal(v.Text)
	}
	return c.Values[i].Text
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
		var b strings.Builder
		printer{&b}.conditions(i.Only, qualified)
		s += " FILTER (WHERE " + b.String() + ")"
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

// dateIn prints the date in a text, or NULL.
func dateIn(name string, form schema.DateForm) string {
	pattern, before, behind := form.First()
	if pattern == "" {
		return name + "::timestamp"
	}
	if form == schema.DayFirst {
		return "to_date(substring(" + name + " from " + Literal(pattern) + "), " + Literal(schema.DayFirstTemplate) + ")"
	}
	found := "substring(replace(" + name + ", '.', '') from " + Literal(pattern) + ")"
	if before != "" {
		found = "(" + Literal(before) + " || " + found + ")"
	}
	if behind != "" {
		found = "(" + found + " || " + Literal(behind) + ")"
	}
	return found + "::timestamp"
}

// partFormat is the to_char format of a part of a date.
var partFormat = map[Part]string{
	Quarter: `YYYY-"Q"Q`, Month: "YYYY-MM", Day: "YYYY-MM-DD", MonthOf: "FMMonth", Weekday: "FMDay",
}

// Literal prints a text as an SQL literal.
func Literal(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// Dates matches the dates in a statement. Those for "last month", for instance, depend on the day of the run.
var Dates = regexp.MustCompile(`'\d{4}-\d{2}[^']*'|\b(19|20)\d\d\b`)
