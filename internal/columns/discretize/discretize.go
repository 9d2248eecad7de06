// Package discretize turns free text into columns. It collects what a table's texts are about, proposes typed columns,
// has a reader decide every row, merges spellings, and stores the result in a separate file, from which a table is
// generated that joins the owner's by key. The owner's data is only read.
package discretize

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
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

// Column is a column that can be extracted from texts.
type Column struct {
	Name     string    `json:"name"`
	Label    string    `json:"label"`
	Kind     Kind      `json:"kind"`
	Unit     string    `json:"unit,omitempty"`
	Question string    `json:"question"`         // the question that a cell answers about its row's text
	Of       string    `json:"of"`               // the text column
	Domains  []string  `json:"domains"`          // the sub-domains with this column; empty: all
	Values   []string  `json:"values,omitempty"` // of a choice or list, the most frequent first
	Rows     int       `json:"rows"`             // number of rows that state it
	Examples []Example `json:"examples"`
	By       string    `json:"proposed_by,omitempty"` // the language model that proposed it; empty: Surely

	term term
}

// Example is a row that states it, with the sentence.
type Example struct {
	Row   string `json:"row"`
	Value string `json:"value"`
	Quote string `json:"quote"`
}

// Row is one row's text, with its label and sub-domain.
type Row struct {
	Key    []any
	Title  string
	Domain string
	Text   string
}

// Cell is the decision about one row and one column.
type Cell struct {
	State      State
	Value      string  // in the column's form: a number in its unit, yes or no; list elements separated by "; "
	Quote      string  // the sentence it rests on
	Confidence float64 // 0 to 1
}

// State says whether a cell has a value.
type State string

const (
	HasValue  State = "said"
	NotStated State = "silent" // the text does not say
	Unsure    State = "unsure" // it may say so: the column stays empty, and answer() returns the reader's verdict
)

// listSeparator separates the elements of a list in a cell.
const listSeparator = "; "

// Elements splits a list cell.
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

// In reports whether rows of a sub-domain have the column.
func (c *Column) In(domain string) bool {
	return len(c.Domains) == 0 || slices.Contains(c.Domains, domain)
}

// Companion returns the name of the column beside an extracted one that stores what answer() would return: answer,
// sentence and certainty as JSON; NULL if the text has to be read.
func Companion(name string) string { return name + " said" }

// textColumns lists the text columns of a table worth reading.
func textColumns(t *schema.Table) []string {
	var out []string
	for _, c := range t.Visible() {
		if c.Role == schema.FreeText {
			out = append(out, c.Name)
		}
	}
	return out
}
