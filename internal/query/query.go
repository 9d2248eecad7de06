// Package query holds a question's query as the agent builds it: component by component. A Query is the part of SUQL
// that questions turn into; Components takes it apart into the decisions it consists of, each with an address that
// says what is decided, so that a person can confirm or refuse it; Constraints keeps what was said. SUQL prints it.
//
// It is plain data with no knowledge of databases, models or pages.
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
	// GroupBy holds the keys of all tables of which ungrouped columns are shown
	Keyed   bool        `json:"keyed,omitempty"`
	Having  []Condition `json:"having,omitempty"`
	OrderBy []Order     `json:"order_by,omitempty"`
	Limit   int         `json:"limit,omitempty"`  // 0: none
	Offset  int         `json:"offset,omitempty"` // rows left out before the first: 1 for "the second"
	Set     SetOp       `json:"set,omitempty"`
	Right   *Query      `json:"right,omitempty"` // the second query of a set operation
	// Written is the whole statement, in parts, where the form cannot type it. Of everything else only From is known then.
	Written []Piece `json:"written,omitempty"`
}

// From names the tables, in join order. Joins[i] connects Tables[i+1] to one of the tables before it. A table that
// takes part twice has another name the second time: Alias tells which table such a name stands for.
type From struct {
	Tables []string          `json:"tables"`
	Joins  []Join            `json:"joins,omitempty"`
	Alias  map[string]string `json:"alias,omitempty"`
}

// Table returns the database's table behind a name of From.
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
	// Outer keeps the rows of the tables before it that no row of the new one belongs to.
	Outer bool `json:"outer,omitempty"`
}

// Column is a column of a table, or a part of one: its year, its elements. The name "*" means the whole row, or all
// rows under count.
type Column struct {
	Table string `json:"table"`
	Name  string `json:"name"`
	Each  bool   `json:"each,omitempty"` // of a list: its elements, one by one
	Part  Part   `json:"part,omitempty"` // of a date: its year, month …
	// Dated is a date that is kept as text: it is compared as the date that it says.
	Dated bool `json:"dated,omitempty"`
	// Found is how that date is found in the text.
	Found schema.DateForm `json:"found,omitempty"`
}

// Part is what is looked at of a date, a time or a text; the zero value is all of it.
type Part string

const (
	Year    Part = "year"    // 2025
	Quarter Part = "quarter" // 2025-Q3
	Month   Part = "month"   // 2025-07
	Day     Part = "day"     // 2025-07-12, of what has a time too
	MonthOf Part = "monthof" // July, of any year
	Weekday Part = "weekday" // Saturday
	DayOf   Part = "dayof"   // 12, of any month
	Hour    Part = "hour"    // 17
	InText  Part = "number"  // 1234, the first number in a text such as "1,234 km"; NULL where it holds none
)

// Unlike years and months, the names of months and weekdays have no order of their own.

// Calc is arithmetic over two items. Share and Ratio give a fraction, of nothing none at all: Share is in percent.
type Calc struct {
	Op    CalcOp `json:"op"`
	Left  Item   `json:"left"`
	Right Item   `json:"right"`
	In    string `json:"in,omitempty"` // the unit that the left is converted into by the right
}

// CalcOp is an operator of arithmetic.
type CalcOp string

const (
	Plus  CalcOp = "+"
	Minus CalcOp = "-"
	Times CalcOp = "*"
	Ratio CalcOp = "/"
	Share CalcOp = "%"
	// Gap is how far two numbers are apart, whichever is larger.
	Gap CalcOp = "gap"
	// More and Alike say whether the left is more than the right, or the same.
	More  CalcOp = ">"
	Alike CalcOp = "="
	// Apart is how many days lie between two dates, the earlier on the right.
	Apart CalcOp = "days"
	// Elapsed is how many hours lie between two moments, the earlier on the right.
	Elapsed CalcOp = "hours"
	// Age is how many full years have passed since a date, which is on the right; the left is empty.
	Age CalcOp = "age"
)

// Agg is an aggregator; the zero value is none.
type Agg string

const (
	None  Agg = ""
	Max   Agg = "max"
	Min   Agg = "min"
	Count Agg = "count"
	Sum   Agg = "sum"
	Avg   Agg = "avg"
)

// percentile begins the name of an aggregator that takes one.
const percentile = "percentile "

// PercentileOf is the aggregator that takes a percentile, of 100: 50 is the median.
func PercentileOf(n float64) Agg { return Agg(percentile + strconv.FormatFloat(n, 'f', -1, 64)) }

// Percentile tells which percentile an aggregator takes, if it does.
func (a Agg) Percentile() (n float64, ok bool) {
	s, ok := strings.CutPrefix(string(a), percentile)
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseFloat(s, 64)
	return n, err == nil
}

// Item is a value that is selected, compared or ordered by: a column, what a reader finds in it, an aggregate over
// either.
type Item struct {
	Agg      Agg       `json:"agg,omitempty"`
	Distinct bool      `json:"distinct,omitempty"` // inside the aggregate
	Column   Column    `json:"column"`
	Text     *TextCall `json:"text,omitempty"` // what to ask of the column, when it holds free text
	// Calc is what is worked out from several columns; Column and Text are empty then.
	Calc *Calc `json:"calc,omitempty"`
	// Only are the conditions under which the aggregate takes a row.
	Only []Condition `json:"only,omitempty"`
	// Zero says that the sum of no rows is 0.
	Zero bool `json:"zero,omitempty"`
	// Number is a plain number, as an operand of arithmetic.
	Number string `json:"number,omitempty"`
	// Sub is a query of one value, as an operand of arithmetic.
	Sub *Query `json:"sub,omitempty"`
}

// Same reports whether two items are the same value.
func (i Item) Same(j Item) bool { return i.String() == j.String() }

// SameMeasure reports whether two items are about the same values, in whatever way these are taken together.
func (i Item) SameMeasure(j Item) bool {
	i.Agg, j.Agg, i.Distinct, j.Distinct = None, None, false, false
	return i.Same(j)
}

// Ages reports whether a query asks how old something is today.
func (q *Query) Ages() bool {
	ages := func(i Item) bool { return i.Calc != nil && (i.Calc.Op == Age || i.Calc.Left.Number == ThisYear) }
	return slices.ContainsFunc(q.Select, ages) ||
		slices.ContainsFunc(slices.Concat(q.Where, q.Having), func(c Condition) bool { return ages(c.Item) }) ||
		slices.ContainsFunc(q.OrderBy, func(o Order) bool { return ages(o.Item) })
}

// ThisYear is the number of the present year.
const ThisYear = "extract(year from current_date)"

// TextCall is answer(column, question), cast to Form where one is wanted, or summary(column).
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
	Like         Op = "like" // printed as ILIKE; the value carries its own %
	NotLike      Op = "not like"
	In           Op = "in"
	NotIn        Op = "not in"
	Between      Op = "between"
	Has          Op = "has"        // a list column holds the value: 'x' = ANY (column)
	HasNot       Op = "has not"    // it holds none of the values
	HasAny       Op = "has any"    // it holds one of the values
	Exists       Op = "exists"     // Sub finds a row; Item is empty
	NotExists    Op = "not exists" // Sub finds none
	OpenAt       Op = "open at"    // open_at(column, value)
	IsNull       Op = "is null"
	IsNotNull    Op = "is not null"
)

// Condition compares Item with Values, with the rows of Sub, or with Other.
type Condition struct {
	Or     bool    `json:"or,omitempty"` // joined to the condition before it by OR; AND binds tighter, as in SQL
	Item   Item    `json:"item"`
	Op     Op      `json:"op"`
	Values []Value `json:"values,omitempty"` // two for Between, any number for In
	Sub    *Query  `json:"sub,omitempty"`
	Other  *Item   `json:"other,omitempty"` // compared with another value of the same row
	Cast   bool    `json:"cast,omitempty"`  // compared with Sub as texts, because their types differ
}

// Value is a literal. First and Last are the tokens of the question it was read from, or -1.
type Value struct {
	Text   string `json:"text"`
	Number bool   `json:"number,omitempty"` // printed bare
	First  int    `json:"first"`
	Last   int    `json:"last"`
}

// Order is one sort key.
type Order struct {
	Item Item `json:"item"`
	Desc bool `json:"desc,omitempty"`
	// NullsLast keeps rows without a value from coming first where the largest are wanted, as PostgreSQL would have it.
	NullsLast bool `json:"nulls_last,omitempty"`
}

// SetOp joins two queries.
type SetOp string

const (
	NoSet     SetOp = ""
	Union     SetOp = "union"
	Intersect SetOp = "intersect"
	Except    SetOp = "except"
)

// Star selects whole rows.
func Star(table string) Item { return Item{Column: Column{Table: table, Name: "*"}} }

// Reads reports whether texts have to be read for the rows that a query finds.
func (q *Query) Reads() bool {
	return slices.ContainsFunc(q.Where, func(c Condition) bool { return c.Item.Text != nil })
}

// Peers takes a sub-query apart that compares a row with those of its table that have something in common with it: the
// item that they have in common, and the sub-query over all rows. Of other queries there is no such item.
func (q *Query) Peers() (*Item, *Query) {
	if q == nil || len(q.From.Tables) != 1 || q.From.Alias[q.From.Tables[0]] == "" {
		return nil, q
	}
	alias := q.From.Tables[0]
	real := q.From.Alias[alias]
	own := func(c *Column) {
		if c.Table == alias {
			c.Table = real
		}
	}
	out := &Query{Select: slices.Clone(q.Select), From: From{Tables: []string{real}}}
	for i := range out.Select {
		own(&out.Select[i].Column)
	}
	var shared *Item
	for _, c := range q.Where {
		if c.Other != nil && c.Op == Equal && shared == nil {
			shared = c.Other
			continue
		}
		own(&c.Item.Column)
		out.Where = append(out.Where, c)
	}
	return shared, out
}
