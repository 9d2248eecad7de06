// Package query holds a question's query as the agent builds it: component by component. A Query is the part of SUQL
// that questions turn into; Components takes it apart into the decisions it consists of, each with an address that
// says what is decided, so that a person can confirm or refuse it; Constraints keeps what was said. SUQL prints it.
//
// It is plain data with no knowledge of databases, models or pages.
package query

import "surely/verdict"

// Query is one SELECT, or two joined by a set operation.
type Query struct {
	Select   []Item      `json:"select"`
	Distinct bool        `json:"distinct,omitempty"`
	From     From        `json:"from"`
	Where    []Condition `json:"where,omitempty"`
	GroupBy  []Column    `json:"group_by,omitempty"`
	Keyed    bool        `json:"keyed,omitempty"` // GroupBy holds the keys of all tables of which ungrouped columns are shown
	Having   []Condition `json:"having,omitempty"`
	OrderBy  []Order     `json:"order_by,omitempty"`
	Limit    int         `json:"limit,omitempty"` // 0: none
	Set      SetOp       `json:"set,omitempty"`
	Right    *Query      `json:"right,omitempty"` // the second query of a set operation
}

// From names the tables, in join order. Joins[i] connects Tables[i+1] to one of the tables before it.
type From struct {
	Tables []string `json:"tables"`
	Joins  []Join   `json:"joins,omitempty"`
}

// Join is an equality between columns of two tables.
type Join struct {
	Left  Column `json:"left"`
	Right Column `json:"right"`
	Cast  bool   `json:"cast,omitempty"` // compared as texts, because their types differ
}

// Column is a column of a table; the name "*" means the whole row, or all rows under count.
type Column struct {
	Table string `json:"table"`
	Name  string `json:"name"`
	Each  bool   `json:"each,omitempty"` // of a list: its elements, one by one
}

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

// Item is a value that is selected, compared or ordered by: a column, what a reader finds in it, an aggregate over either.
type Item struct {
	Agg      Agg       `json:"agg,omitempty"`
	Distinct bool      `json:"distinct,omitempty"` // inside the aggregate
	Column   Column    `json:"column"`
	Text     *TextCall `json:"text,omitempty"` // what to ask of the column, when it holds free text
}

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
	Has          Op = "has"     // a list column holds the value: 'x' = ANY (column)
	HasNot       Op = "has not" // it holds none of the values
	HasAny       Op = "has any" // it holds one of the values
	OpenAt       Op = "open at" // open_at(column, value)
	IsNull       Op = "is null"
	IsNotNull    Op = "is not null"
)

// Condition compares Item with Values, or with the rows of Sub.
type Condition struct {
	Or     bool    `json:"or,omitempty"` // joined to the condition before it by OR; AND binds tighter, as in SQL
	Item   Item    `json:"item"`
	Op     Op      `json:"op"`
	Values []Value `json:"values,omitempty"` // two for Between, any number for In
	Sub    *Query  `json:"sub,omitempty"`
	Cast   bool    `json:"cast,omitempty"` // compared with Sub as texts, because their types differ
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
