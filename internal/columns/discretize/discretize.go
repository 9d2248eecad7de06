// Package discretize extracts columns from free text. It proposes typed columns for what a table's texts mention,
// decides their cells, merges spellings, and writes the columns to a separate file, as a table with the owner's key. A
// language model, if there is one, proposes the columns and decides the cells; otherwise both are derived from words.
// The owner's data is only read.
package discretize

import (
	"slices"
	"strings"
)

// Kind is the kind of a column.
type Kind string

const (
	YesNo  Kind = "yes/no"
	Choice Kind = "choice" // one of a few values
	List   Kind = "list"   // some of a few values
	Number Kind = "number"
	Date   Kind = "date"
)

// Column is a column extracted from texts.
type Column struct {
	Name       string    `json:"name"`
	Label      string    `json:"label"`
	Kind       Kind      `json:"kind"`
	Unit       string    `json:"unit,omitempty"`
	Question   string    `json:"question"`         // the question about a row's text that the cell answers
	TextColumn string    `json:"of"`               // the text column
	Domains    []string  `json:"domains"`          // the sub-domains with this column; empty: all
	Values     []string  `json:"values,omitempty"` // of a choice or list, most frequent first
	Rows       int       `json:"rows"`             // number of rows with a value
	Examples   []Example `json:"examples"`
	ProposedBy string    `json:"proposed_by,omitempty"` // the language model; empty: this package

	term term
}

// Example is a row with a value, and the sentence that states it.
type Example struct {
	Row   string `json:"row"`
	Value string `json:"value"`
	Quote string `json:"quote"`
}

// Row is the text of a row, with the row's key, title and sub-domain.
type Row struct {
	Key    []any
	Title  string
	Domain string
	Text   string
}

// Cell is the decision about a row and a column.
type Cell struct {
	State      State
	Value      string  // "yes" or "no"; a number in the column's unit; list elements separated by "; "
	Quote      string  // the sentence that supports it
	Confidence float64 // 0 to 1

	textHash string // verdict.TextHash of the row's text
}

// State is the state of a cell.
type State string

const (
	HasValue  State = "said"
	NotStated State = "silent" // the text has no information
	Unsure    State = "unsure" // the column is empty; answer() returns the reader's verdict
)

// listSeparator separates the elements of a list in a cell.
const listSeparator = "; "

// Elements returns the elements of a cell's value.
func (c Cell) Elements() []string {
	if c.State != HasValue || c.Value == "" {
		return nil
	}
	return strings.Split(c.Value, listSeparator)
}

// typeName returns the column's type in the generated table.
func (c *Column) typeName() string {
	return map[Kind]string{YesNo: "boolean", Choice: "text", List: "text[]", Number: "numeric", Date: "date"}[c.Kind]
}

// appliesTo reports whether to ask a column's question about a row: the column belongs to the row's sub-domain, or the
// row's text mentions the column's term.
func (c *Column) appliesTo(r *parsedText) bool {
	return len(c.Domains) == 0 || slices.Contains(c.Domains, r.row.Domain) || len(r.mentions[c.term]) > 0
}

// Companion returns the name of an extracted column's companion, which stores the result of answer() with its sentence
// and confidence as JSON; NULL if the text must be read.
func Companion(name string) string { return name + " said" }
