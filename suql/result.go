// Package suql checks, plans and runs SUQL: PostgreSQL-flavoured SQL in which answer(text, question) and summary(text)
// may stand wherever a text value may. A statement means what PostgreSQL would return if the two were ordinary
// functions; the engine may only be faster.
package suql

import (
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// Result is what a statement gave. Its JSON form is a fixed contract.
type Result struct {
	Columns   []string   `json:"columns"`
	Rows      [][]any    `json:"rows"` // nil, bool, int64, float64, string, []any
	Truncated bool       `json:"truncated"`
	Evidence  []Evidence `json:"evidence"`
	Stats     Stats      `json:"stats"`
	Warnings  []Warning  `json:"warnings"`
	Reads     []string   `json:"-"` // the columns of tables that it goes by: "shops.name"
	Decisions []Decision `json:"-"` // all that the rows rest on, those without a quote too
	Partial   bool       `json:"-"` // stopped before everything was read: the rows are certain, others may be missing
}

// Evidence is the sentence that a text decision about a returned row rests on.
type Evidence struct {
	Row     int    `json:"row"`
	Expr    string `json:"expr"`
	Verdict string `json:"verdict"`
	Text    string `json:"text"`
	// Mixed tells of a text that is divided, and shows its other side; nil where it is of one mind.
	Mixed *verdict.Mixed `json:"mixed,omitempty"`
}

// evidence is what a verdict about a row rests on.
func evidence(row int, expr string, v verdict.Verdict) Evidence {
	return Evidence{Row: row, Expr: expr, Verdict: v.Answer, Text: v.Quote, Mixed: v.Mixed}
}

// Decision is a decision about text that a returned row rests on. Its key names it to whoever overturns it.
type Decision struct {
	Row     int
	Expr    string
	Verdict string
	Key     string
	Near    *verdict.Near // what comes nearest where the text does not say
}

// Stats says what a run cost.
type Stats struct {
	verdict.Usage
	RowsConsidered int   `json:"rows_considered"`
	ElapsedMS      int64 `json:"elapsed_ms"`
}

// Warning is something that did not stop the run but that the person should know. Row is -1 when it concerns no row.
type Warning struct {
	Row     int    `json:"row"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Error is a refusal or failure with PostgreSQL's SQLSTATE where it has one. Its JSON form is a fixed contract.
type Error = syntax.Error

// Position is a place in the statement as typed, counted from 1.
type Position = syntax.Position

// Progress is what is certain while text is being read.
type Progress struct {
	Checked    int `json:"checked"`  // rows decided so far
	Total      int `json:"total"`    // rows to decide; 0 while unknown
	Found      int `json:"found"`    // rows that match for certain
	AtLeast    int `json:"at_least"` // bounds of how many will match in the end
	AtMost     int `json:"at_most"`  // with those whose text comes near, which a person may take in
	ModelCalls int `json:"model_calls"`
}
