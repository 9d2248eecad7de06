// Package suql checks, plans and runs SUQL: PostgreSQL's SQL with the functions answer(text, question) and
// summary(text). The result of a statement is the one PostgreSQL would return if these were ordinary functions; the
// engine only reads less text.
package suql

import (
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// Result is the result of a statement. Its JSON encoding is a fixed contract.
type Result struct {
	Columns   []string   `json:"columns"`
	Rows      [][]any    `json:"rows"` // nil, bool, int64, float64, string, []any
	Truncated bool       `json:"truncated"`
	Evidence  []Evidence `json:"evidence"`
	Stats     Stats      `json:"stats"`
	Warnings  []Warning  `json:"warnings"`
	Origins   []Origin   `json:"origins,omitempty"` // of the columns
	Reads     []string   `json:"-"`                 // the table columns that the statement depends on: "shops.name"
	Decisions []Decision `json:"-"`                 // all decisions behind the rows, with or without a quote
	Partial   bool       `json:"-"`                 // the run stopped early: the rows are certain, others may be missing
}

// Evidence is the sentence that supports a text decision about a row of the result.
type Evidence struct {
	Row     int    `json:"row"`
	Expr    string `json:"expr"`
	Verdict string `json:"verdict"`
	Text    string `json:"text"`
	// Mixed quotes the opposite from a text that contradicts itself; else nil.
	Mixed *verdict.Mixed `json:"mixed,omitempty"`
}

// evidence converts a verdict to a row's evidence.
func evidence(row int, expr string, v verdict.Verdict) Evidence {
	return Evidence{Row: row, Expr: expr, Verdict: v.Answer, Text: v.Quote, Mixed: v.Mixed}
}

// UnquotedVerdicts returns the yes and no verdicts that no single sentence supports, as evidence without a text.
func (r *Result) UnquotedVerdicts() (out []Evidence) {
	for _, d := range r.Decisions {
		quoted := func(e Evidence) bool { return e.Row == d.Row && e.Expr == d.Expr }
		if (d.Verdict == verdict.Yes || d.Verdict == verdict.No) && !slices.ContainsFunc(r.Evidence, quoted) {
			out = append(out, Evidence{Row: d.Row, Expr: d.Expr, Verdict: d.Verdict})
		}
	}
	return out
}

// Decision is a text decision that a row of the result depends on. Its key identifies it for overturning.
type Decision struct {
	Row     int
	Expr    string
	Verdict string
	Key     string
	Near    *verdict.NearMatch // the closest sentence, if the text has no answer
}

// Stats is the cost of a run.
type Stats struct {
	verdict.Usage
	RowsConsidered int   `json:"rows_considered"`
	ElapsedMS      int64 `json:"elapsed_ms"`
}

// Warning is a problem that did not stop the run. Row is -1 if it does not concern a single row.
type Warning struct {
	Row     int    `json:"row"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Error is an error with PostgreSQL's SQLSTATE, if it has one. Its JSON encoding is a fixed contract.
type Error = syntax.Error

// Position is a position in the statement as typed, counted from 1.
type Position = syntax.Position

// Progress is the state of a run that is reading text.
type Progress struct {
	Checked    int `json:"checked"`  // rows decided so far
	Total      int `json:"total"`    // rows to decide; 0 if unknown
	Found      int `json:"found"`    // rows that certainly match
	AtLeast    int `json:"at_least"` // bounds for the final number of matches
	AtMost     int `json:"at_most"`
	ModelCalls int `json:"model_calls"`
}

// Source runs one SELECT in the dialect of its database. Package store opens one and sandboxes every statement.
type Source func(ctx context.Context, sql string, args ...any) (Cursor, error)

// Cursor reads a result row by row and must be closed. Rows hold nil, bool, int64, float64, string, []any, and
// json.Number for decimals with more digits than a float64 has.
type Cursor interface {
	Columns() []string
	Next() bool
	Row() []any // the caller may keep it
	Err() error
	Close() error
}
