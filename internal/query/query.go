// Package query represents a query as the agent builds it, component by component. A Query covers the part of SUQL that
// questions turn into; Components splits it into decisions, each with an address, so that people can confirm or refuse
// them; Constraints records their replies. SUQL prints it.
//
// It is plain data and knows nothing of databases, models or pages.
package query

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"

	"github.com/ask-surely/surely/internal/schema"
)

// Query is one SELECT, or two joined by a set operation.
type Query struct {
	Select   []Item      `json:"select"`
	Distinct bool        `json:"distinct,omitempty"`
	From     From        `json:"from"`
	Where    []Condition `json:"where,omitempty"`
	GroupBy  []Column    `json:"group_by,omitempty"`
	// Keyed means that GroupBy includes the keys of all tables with ungrouped columns in the result.
	Keyed   bool        `json:"keyed,omitempty"`
	Having  []Condition `json:"having,omitempty"`
	OrderBy []Order     `json:"order_by,omitempty"`
	Limit   int         `json:"limit,omitempty"`  // 0: none
	Offset  int         `json:"offset,omitempty"` // rows skipped: 1 for "the second"
	Set     SetOp       `json:"set,omitempty"`
	Right   *Query      `json:"right,omitempty"` // the second query of a set operation
	// Written holds, in pieces, a statement that the other fields cannot express. From is then the only other field
	// that is known.
	Written []Piece `json:"written,omitempty"`
}

// From names the tables in join order. Joins[i] connects Tables[i+1] to an earlier table. A table used twice has
// another name the second time; Alias maps such names to tables.
type From struct {
	Tables []string          `json:"tables"`
	Joins  []Join            `json:"joins,omitempty"`
	Alias  map[string]string `json:"alias,omitempty"`
}

// Table returns the database's table for a name in From.
func (f From) Table(name string) string {
	if real, ok := f.Alias[name]; ok {
		return real
	}
	return name
}

// Join is an equality between columns of two tables.
type Join struct {
	Left  Column `json:"left"`
	Right Column `json:"right"`
	Cast  bool   `json:"cast,omitempty"` // compared as texts, because their types differ
	// Outer makes it a LEFT JOIN: rows without a match in the new table are kept.
	Outer bool `json:"outer,omitempty"`
}

// Column is a column of a table, or a part of one: its year, its elements. The name "*" means the whole row, or all
// rows if they are counted.
type Column struct {
	Table string `json:"table"`
	Name  string `json:"name"`
	Each  bool   `json:"each,omitempty"` // of a list: its elements, one by one
	Part  Part   `json:"part,omitempty"` // of a date: its year, month …
	// Dated marks a date stored as text, which is compared as the date it contains.
	Dated bool `json:"dated,omitempty"`
	// Found is the form in which the text contains the date.
	Found schema.DateForm `json:"found,omitempty"`
}

// Part is the part of a date, a time or a text that is used; the zero value is all of it.
type Part string

const (
	Year    Part = "year"    // as in 2025
	Quarter Part = "quarter" // as in 2025-Q3
	Month   Part = "month"   // as in 2025-07
	Week    Part = "week"    // as in 2025-07-07, its Monday
	Day     Part = "day"     // as in 2025-07-12, also of a timestamp
	MonthOf Part = "monthof" // as in July, of any year
	Weekday Part = "weekday" // as in Saturday
	DayOf   Part = "dayof"   // as in 12, of any month
	Hour    Part = "hour"    // as in 17
	Size    Part = "size"    // as in 2, the number of elements of a list
	InText  Part = "number"  // as in 1234, the first number in a text such as "1,234 km", or NULL
)

// OfDate reports whether it is a part of a date.
func (p Part) OfDate() bool { return p != "" && p != Size && p != InText }

// IsValue reports whether it is the column's own value, which has the column's unit.
func (p Part) IsValue() bool { return p == "" || p == InText }

// Calc is arithmetic over two items. Share (in percent) and Ratio give NULL for a zero denominator.
type Calc struct {
	Op    CalcOp `json:"op"`
	Left  Item   `json:"left"`
	Right Item   `json:"right"`
}

// CalcOp is an arithmetic operator.
type CalcOp string

const (
	Plus  CalcOp = "+"
	Minus CalcOp = "-"
	Times CalcOp = "*"
	Ratio CalcOp = "/"
	Share CalcOp = "%"
	// Gap is the absolute difference of two numbers.
	Gap CalcOp = "gap"
	// More and EqualTo compare: left > right, left = right.
	More    CalcOp = ">"
	EqualTo CalcOp = "="
	// DaysBetween is the number of days between two dates, the earlier on the right.
	DaysBetween CalcOp = "days"
	// HoursBetween is the number of hours between two moments, the earlier on the right.
	HoursBetween CalcOp = "hours"
	// Age is the number of full years since a date, given on the right; the left is empty.
	Age CalcOp = "age"
)

// Agg is an aggregate function; the zero value is none.
type Agg string

const (
	None  Agg = ""
	Max   Agg = "max"
	Min   Agg = "min"
	Count Agg = "count"
	Sum   Agg = "sum"
	Avg   Agg = "avg"
)

// percentile is the prefix of the aggregates that take a percentile.
const percentile = "percentile "

// PercentileOf returns the aggregate for a percentile from 0 to 100: 50 is the median.
func PercentileOf(n float64) Agg { return Agg(percentile + strconv.FormatFloat(n, 'f', -1, 64)) }

// Percentile returns the percentile of an aggregate, if it is one.
func (a Agg) Percentile() (n float64, ok bool) {
	s, ok := strings.CutPrefix(string(a), percentile)
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseFloat(s, 64)
	return n, err == nil
}

// Item is a value that is selected, compared or ordered by: a column, an answer about its text, or an aggregate of
// either.
type Item struct {
	Agg      Agg       `json:"agg,omitempty"`
	Distinct bool      `json:"distinct,omitempty"` // inside the aggregate
	Column   Column    `json:"column"`
	Text     *TextCall `json:"text,omitempty"` // what to ask about the column's text
	// Calc is arithmetic over two items; if it is set, Column and Text are empty.
	Calc *Calc `json:"calc,omitempty"`
	// Only holds the aggregate's FILTER conditions.
	Only []Condition `json:"only,omitempty"`
	// Zero replaces NULL, such as the sum of no rows, with 0.
	Zero bool `json:"zero,omitempty"`
	// Number is a constant operand.
	Number string `json:"number,omitempty"`
	// Sub is a scalar sub-query as an operand.
	Sub *Query `json:"sub,omitempty"`
}

// Same reports whether two items are the same value.
func (i Item) Same(j Item) bool { return i.String() == j.String() }

// HasAge reports whether a query computes how old something is today.
func (q *Query) HasAge() bool {
	ages := func(i Item) bool { return i.Calc != nil && i.Calc.IsAge() }
	return slices.ContainsFunc(q.Select, ages) ||
		slices.ContainsFunc(slices.Concat(q.Where, q.Having), func(c Condition) bool { return ages(c.Item) }) ||
		slices.ContainsFunc(q.OrderBy, func(o Order) bool { return ages(o.Item) })
}

// IsAge reports whether a calculation computes how old something is today.
func (c *Calc) IsAge() bool { return c.Op == Age || c.Left.Number == ThisYear }

// IsExistence reports whether the calculation checks if there are any rows.
func (c *Calc) IsExistence() bool {
	return c != nil && c.Op == More && c.Left.CountsRows() && len(c.Left.Only) == 0 && c.Right.Number == "0"
}

// IsUniversal reports whether the calculation checks if the conditions of its left side are so of all rows.
func (c *Calc) IsUniversal() bool {
	return c != nil && c.Op == EqualTo && c.Left.CountsRows() && len(c.Left.Only) > 0 && c.Right.CountsRows() &&
		len(c.Right.Only) == 0
}

// IsFigure reports whether an item is computed, from rows or from other items, rather than the value of a column.
func (i Item) IsFigure() bool { return i.Agg != None || i.Calc != nil }

// CountsRows reports whether an item counts rows, all or some.
func (i Item) CountsRows() bool { return i.Agg == Count && i.Column.Name == "*" && !i.Distinct }

// ThisYear is the current year as an SQL expression.
const ThisYear = "extract(year from current_date)"

// TextCall is answer(column, question), cast to Form if set, or summary(column).
type TextCall struct {
	Question string       `json:"question,omitempty"`
	Summary  bool         `json:"summary,omitempty"`
	Form     verdict.Form `json:"form,omitempty"`
}

// Op compares an item with values or with a sub-query.
type Op string

const (
	Equal        Op = "="
	NotEqual     Op = "<>"
	Greater      Op = ">"
	GreaterEqual Op = ">="
	Less         Op = "<"
	LessEqual    Op = "<="
	Like         Op = "like" // printed as ILIKE; the value contains its own %
	NotLike      Op = "not like"
	In           Op = "in"
	NotIn        Op = "not in"
	Between      Op = "between"
	NotBetween   Op = "not between" // below the first value, or above the second
	Has          Op = "has"         // a list column contains the value: 'x' = ANY (column)
	HasNot       Op = "has not"     // it contains none of the values, or is empty
	HasAny       Op = "has any"     // it contains one of the values
	OpenAt       Op = "open at"     // open_at(column, value)
	IsNull       Op = "is null"
	IsNotNull    Op = "is not null"
)

// Condition compares Item with Values, with the rows of Sub, or with Other.
type Condition struct {
	Or     bool    `json:"or,omitempty"` // joined to the previous condition by OR; AND binds tighter, as in SQL
	Item   Item    `json:"item"`
	Op     Op      `json:"op"`
	Values []Value `json:"values,omitempty"` // two for Between and NotBetween, any number for In
	Sub    *Query  `json:"sub,omitempty"`
	Other  *Item   `json:"other,omitempty"` // compared with another value of the same row
	Cast   bool    `json:"cast,omitempty"`  // compared with Sub as text, because the types differ
}

// Mirrored maps comparisons to those with swapped sides.
var Mirrored = map[Op]Op{Equal: Equal, NotEqual: NotEqual, Greater: Less, GreaterEqual: LessEqual, Less: Greater,
	LessEqual: GreaterEqual}

// HasAlternatives reports whether conditions on the query's rows are joined by OR.
func (q *Query) HasAlternatives() bool {
	return slices.ContainsFunc(q.Where, func(c Condition) bool { return c.Or })
}

// Value is a literal. First and Last are the tokens of the question it came from, or -1.
type Value struct {
	Text   string `json:"text"`
	Number bool   `json:"number,omitempty"` // printed without quotes
	First  int    `json:"first"`
	Last   int    `json:"last"`
}

// Order is one sort key.
type Order struct {
	Item Item `json:"item"`
	Desc bool `json:"desc,omitempty"`
	// NullsLast puts rows without a value last in descending order, in which PostgreSQL puts them first by default.
	NullsLast bool `json:"nulls_last,omitempty"`
}

// SetOp is a set operation between two queries.
type SetOp string

const (
	NoSet     SetOp = ""
	Union     SetOp = "union"
	Intersect SetOp = "intersect"
	Except    SetOp = "except"
)

// Star selects whole rows.
func Star(table string) Item { return Item{Column: Column{Table: table, Name: "*"}} }

// ReadsTexts reports whether the query has conditions for which texts must be read.
func (q *Query) ReadsTexts() bool {
	return slices.ContainsFunc(q.Where, func(c Condition) bool { return c.Item.Text != nil })
}

// Rivals returns the sub-query over the rows of the same table with which a condition compares a row; nil if there is
// none.
func (c Condition) Rivals() *Query {
	for _, sub := range []*Query{c.Sub, c.Item.Sub} {
		if sub != nil && len(sub.From.Alias) > 0 {
			return sub
		}
	}
	return nil
}

// Peers splits a sub-query that compares a row with those that have the same value of some item: it returns that item,
// and the sub-query over all rows. For other queries the item is nil.
func (q *Query) Peers() (*Item, *Query) {
	if q == nil || len(q.From.Alias) == 0 || len(q.From.Alias) != len(q.From.Tables) {
		return nil, q
	}
	all := *q
	all.Where = slices.Clone(q.Where)
	var shared *Item
	if at := slices.IndexFunc(q.Where, func(c Condition) bool { return c.Other != nil && c.Op == Equal }); at >= 0 {
		shared, all.Where = q.Where[at].Other, slices.Delete(all.Where, at, at+1)
	}
	all.From.Alias = nil
	return shared, all.renamed(q.From.Alias)
}
