package decode

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// expression is a value described by actions: an item, or a literal.
type expression struct {
	item    query.Item
	literal *query.Value
	column  *link.Column      // the column that the item is, or aggregates
	only    []query.Condition // for a CASE: when it has a value
	zero    bool              // without a value it is 0 instead of NULL
	day     bool              // a Julian day: the difference of two is the days between them
}

// ignoredFunctions are functions that a query need not apply, since it ignores case in comparisons, divides exactly and
// shows figures rounded.
var ignoredFunctions = map[string]bool{"int": true, "real": true, "round": true, "round1": true, "round2": true,
	"lower": true, "upper": true, "trim": true, "null0": true}

var aggregates = map[string]query.Agg{"count": query.Count, "countd": query.Count, "sum": query.Sum, "sumd": query.Sum,
	"avg": query.Avg, "avgd": query.Avg, "min": query.Min, "max": query.Max, "total": query.Sum}

var dateParts = map[string]query.Part{"year": query.Year, "sub4": query.Year, "month": query.MonthOf,
	"day": query.DayOf, "hour": query.Hour, "clock": query.Hour, "wday": query.Weekday, "ym": query.Month, "sub7": query.Month,
	"date": query.Day, "date%": query.Day, "sub10": query.Day, "quarter": query.Quarter, "weekof": query.Week}

var arithmetic = map[string]query.CalcOp{"+": query.Plus, "-": query.Minus, "*": query.Times, "/": query.Ratio}

func (b *builder) expression() expression {
	a := b.next()
	if a >= firstColumn && a < firstValue {
		return b.refer(b.q.Catalog.Columns[a-firstColumn])
	}
	if v := b.literal(a); v != nil {
		return expression{literal: v}
	}
	word := grammar[a].name
	switch {
	case ignoredFunctions[word]:
		return b.expression()
	case aggregates[word] != "":
		return b.aggregate(word)
	case dateParts[word] != "":
		return partOf(dateParts[word], b.expression())
	case arithmetic[word] != "":
		return calculate(arithmetic[word], b.expression(), b.expression())
	}
	return b.specialForm(word)
}

// refer returns a column as an expression.
func (b *builder) refer(c *link.Column) expression {
	b.used |= b.q.Columns[c.Index].All()
	b.addTable(c.Table)
	b.columns = append(b.columns, c)
	return expression{item: query.Item{Column: c.Ref()}, column: c}
}

// specialForm returns the expression of an action that no table of functions covers.
func (b *builder) specialForm(word string) expression {
	switch word {
	case "count*":
		b.table()
		return expression{item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}
	case "all":
		return expression{item: query.Star(b.table().Name)}
	case "star":
		return expression{item: query.Item{Column: query.Column{Name: "*"}}}
	case "or0":
		return b.expression().orZero()
	case "sub":
		return expression{item: query.Item{Sub: b.selected()}}
	case "abs":
		return b.expression().distance()
	case "age":
		return ageOf(b.expression())
	case "jd":
		return b.julian(b.expression())
	case "days", "hours", "gap", "share", "more", "same":
		return computed(word, b.expression(), b.expression())
	case "only":
		e := b.expression()
		return e.filtered(flatten(b.condition()))
	case "median", "pct":
		return b.percentile(word)
	case "size":
		return sizeOf(b.expression())
	case "today":
		return expression{item: query.Item{Number: "current_date"}, day: true}
	case "thisyear":
		return expression{item: query.Item{Number: query.ThisYear}}
	case "case", "case1", "cond":
		return b.conditional(word)
	}
	fail()
	return expression{}
}

// conditional returns a value that depends on a condition.
func (b *builder) conditional(word string) expression {
	only := flatten(b.condition())
	if word == "cond" {
		return whether(only)
	}
	e := b.expression()
	if word == "case" {
		return e.given(only, b.expression().literal)
	}
	return e.given(only, nil)
}

// whether returns conditions as 1 or 0.
func whether(only []query.Condition) expression {
	out := expression{only: only, zero: true, literal: &query.Value{Text: "1", Number: true}}
	if len(only) == 1 {
		out.item.Calc = comparisonItem(only[0])
	}
	return out
}

// given returns an expression where conditions hold, and elsewhere nothing, or 0.
func (e expression) given(only []query.Condition, rest *query.Value) expression {
	if e.only != nil || rest != nil && rest.Text != "0" {
		fail()
	}
	e.zero = rest != nil
	e.only = only
	return e
}

// comparisonItem returns a condition as a shown item: whether one value is larger than another, or the same; nil if
// that cannot be expressed.
func comparisonItem(c query.Condition) *query.Calc {
	op, ok := map[query.Op]query.CalcOp{query.Greater: query.More, query.Less: query.More,
		query.Equal: query.EqualTo}[c.Op]
	right := query.Item{Sub: c.Sub}
	switch {
	case c.Other != nil:
		right = *c.Other
	case len(c.Values) == 1 && c.Values[0].Number:
		right = query.Item{Number: c.Values[0].Text}
	case c.Sub == nil:
		ok = false
	}
	if !ok {
		return nil
	}
	if c.Op == query.Less {
		return &query.Calc{Op: op, Left: right, Right: c.Item}
	}
	return &query.Calc{Op: op, Left: c.Item, Right: right}
}

func (b *builder) aggregate(word string) expression { return aggregateOf(word, b.expression()) }

func aggregateOf(word string, of expression) expression {
	agg := aggregates[word]
	if of.only != nil {
		return filteredAggregate(agg, word == "countd", of)
	}
	if of.literal != nil || of.item.Agg != query.None || of.item.Sub != nil || of.item.Column.Name == "*" {
		fail()
	}
	it := of.item
	if agg != query.Count {
		if of.isKey() {
			fail()
		}
		it = of.asQuantity()
	}
	it.Agg, it.Distinct, it.Zero = agg, word == "countd" || word == "sumd" || word == "avgd", word == "total"
	return expression{item: it, column: of.column}
}

// filteredAggregate returns an aggregate of the rows that meet a condition.
func filteredAggregate(agg query.Agg, distinct bool, of expression) expression {
	one := of.literal != nil && of.literal.Text == "1"
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	some := rows
	some.Only = of.only
	switch {
	case one && (agg == query.Sum || agg == query.Count && !of.zero):
		return expression{item: some}
	case one && agg == query.Avg && of.zero:
		return expression{item: query.Item{Calc: &query.Calc{Op: query.Ratio, Left: some, Right: rows}}}
	case of.literal != nil || of.item.Agg != query.None || of.zero && agg != query.Sum:
		fail()
	}
	it := of.item
	if agg != query.Count {
		it = of.asQuantity()
	}
	it.Agg, it.Distinct, it.Only, it.Zero = agg, distinct, of.only, of.zero
	return expression{item: it, column: of.column}
}

// isDaily reports whether a column's dates have no time of day.
func isDaily(c *link.Column) bool {
	return c.Type == schema.Date || c.Type == schema.Text && len(c.Samples) > 0 && len(c.Samples[0]) == len(time.DateOnly)
}

func partOf(p query.Part, e expression) expression {
	c := e.column
	if e.literal != nil && e.literal.Text == "now" && p == query.Year {
		return expression{item: query.Item{Number: query.ThisYear}}
	}
	if c == nil || e.item.Agg != query.None || c.Kind != link.Temporal {
		fail()
	}
	if p == query.Day && isDaily(c) {
		return e // it has no time of day
	}
	if !c.HasDatePart(p) {
		fail()
	}
	e.item.Column = c.AsDate()
	e.item.Column.Part = p
	return e
}

// operand returns an expression inside a calculation.
func (e expression) operand() query.Item {
	if e.only != nil || e.isKey() {
		fail()
	}
	if e.literal == nil {
		return e.asQuantity()
	}
	if !e.literal.Number {
		fail()
	}
	return query.Item{Number: e.literal.Text}
}

func calculate(op query.CalcOp, l, r expression) expression {
	c := query.Calc{Op: op, Left: l.operand(), Right: r.operand()}
	hundred := func(i query.Item) bool { return i.Number == "100" }
	switch {
	case l.day && r.day && op == query.Minus:
		c.Op = query.DaysBetween
	case op == query.Ratio && c.Left.Calc != nil && c.Left.Agg == query.None && c.Left.Calc.Op == query.Times &&
		(hundred(c.Left.Calc.Left) || hundred(c.Left.Calc.Right)):
		c.Op = query.Share
		if of := c.Left.Calc; hundred(of.Left) {
			c.Left = of.Right
		} else {
			c.Left = of.Left
		}
	case op == query.Times && hundred(c.Left) && c.Right.Calc != nil && c.Right.Calc.Op == query.Ratio:
		c = query.Calc{Op: query.Share, Left: c.Right.Calc.Left, Right: c.Right.Calc.Right}
	case op == query.Times && hundred(c.Right) && c.Left.Calc != nil && c.Left.Calc.Op == query.Ratio:
		c = query.Calc{Op: query.Share, Left: c.Left.Calc.Left, Right: c.Left.Calc.Right}
	}
	return expression{item: query.Item{Calc: &c}}
}

// asShown returns an expression as an item to show.
func (e expression) asShown() query.Item {
	if e.only != nil && e.item.Calc != nil && e.literal != nil {
		return e.item
	}
	if e.literal != nil || e.only != nil {
		fail()
	}
	return e.item
}

// asOrder returns an expression as a sort key; rows without it come last.
func (e expression) asOrder(desc bool) query.Order {
	mayLack := e.item.Calc != nil || e.column != nil && e.column.Nulls > 0
	return query.Order{Item: e.asSortKey(), Desc: desc, NullsLast: desc && mayLack}
}

// asSortKey returns an expression as an item to sort by.
func (e expression) asSortKey() query.Item {
	if e.literal != nil || e.only != nil {
		fail()
	}
	return e.asQuantity()
}

// asQuantity returns the item in the form in which it is compared, sorted or computed with: as the number or date that
// a text contains.
func (e expression) asQuantity() query.Item {
	it := e.item
	if e.column != nil && it.Agg == query.None && it.Calc == nil && it.Column == e.column.Ref() {
		it.Column = e.column.Quantity()
	}
	return it
}

// isWhole reports whether an expression's values are those of its column.
func (e expression) isWhole() bool {
	isPicked := slices.Contains([]query.Agg{query.None, query.Min, query.Max}, e.item.Agg)
	return e.column != nil && isPicked && e.item.Column.Part == ""
}

// isKey reports whether an expression only identifies rows: a key, a reference, or a number such as a ticket's.
// Keys are counted, but neither computed with nor compared by size.
func (e expression) isKey() bool {
	c := e.column
	identifies := c != nil && (c.IsKey || c.IsReference || c.Role == schema.Identifier)
	return identifies && e.item.Agg == query.None && c.Kind != link.Temporal && !c.HoldsYears()
}

var isDay = regexp.MustCompile(`^\d{4}-\d\d-\d\d`)

// isDay reports whether the value is a day and the expression a date.
func (e expression) isDay(value string) bool {
	return e.column != nil && e.column.Kind == link.Temporal && isDay.MatchString(value)
}

// value returns a literal in the form in which the expression is compared with it.
func (e expression) value(v *query.Value, op query.Op) query.Value {
	out := *v
	number := func() query.Value {
		n, ok := words.ParseNumber(out.Text)
		if !ok {
			fail()
		}
		out.Text, out.Number = words.FormatNumber(n), true
		return out
	}
	c := e.column
	if c == nil || e.item.Agg == query.Count || e.item.Agg == query.Sum || e.item.Agg == query.Avg {
		return number()
	}
	switch e.item.Column.Part {
	case query.Year, query.DayOf, query.Hour:
		if hour, ok := strings.CutSuffix(out.Text, ":00"); ok {
			out.Text = hour
		}
		return number()
	case query.MonthOf:
		return nameOf(out, 12, func(n int) string { return time.Month(n).String() })
	case query.Weekday:
		return nameOf(out, 7, func(n int) string { return weekdays[n%7] })
	case query.Quarter, query.Month, query.Week, query.Day:
		out.Number = false
		return out
	}
	switch {
	case c.Kind == link.Flag && c.Type == schema.Boolean:
		out.Text, out.Number = c.No, true
		if slices.Contains([]string{"1", "yes", "Yes", "Y", "T", "true"}, v.Text) {
			out.Text = c.Yes
		}
	case c.Type.Number():
		return number()
	case c.Numbers != nil && op != query.Equal && op != query.NotEqual:
		return number()
	default:
		out.Number = false
	}
	return out
}

// nameOf returns the name of the month or weekday whose number is the value.
func nameOf(v query.Value, most int, name func(int) string) query.Value {
	n, err := strconv.Atoi(v.Text)
	if err != nil || n < 0 || n > most {
		fail()
	}
	v.Text, v.Number = name(n), false
	return v
}
