// Package discretize turns free text into columns. It collects what the texts of a table talk about, proposes columns
// of a type, has a reader decide every row, merges what is spelt differently, and keeps the outcome in a file of its
// own from which a table is made that joins the owner's by its key. The owner's data is read and never written.
package discretize

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Kind is what a column holds.
type Kind string

const (
	YesNo  Kind = "yes/no"
	Choice Kind = "choice" // one of a few values
	List   Kind = "list"   // some of a few values
	Number Kind = "number"
	Date   Kind = "date"
)

// Column is a column that texts can fill.
type Column struct {
	Name     string    `json:"name"`
	Label    string    `json:"label"`
	Kind     Kind      `json:"kind"`
	Unit     string    `json:"unit,omitempty"`
	Question string    `json:"question"`         // that a cell answers about its row's text
	Of       string    `json:"of"`               // the column of the text
	Domains  []string  `json:"domains"`          // the sub-domains whose rows have it; empty: all
	Values   []string  `json:"values,omitempty"` // of a choice or a list, most frequent first
	Rows     int       `json:"rows"`             // how many rows say it
	Examples []Example `json:"examples"`

	term term
}

// Example is a row that says it, in its words.
type Example struct {
	Row   string `json:"row"`
	Value string `json:"value"`
	Quote string `json:"quote"`
}

// Row is one row's text: what it is called, which sub-domain it belongs to.
type Row struct {
	Key    []any
	Title  string
	Domain string
	Text   string
}

// Cell is what was decided of one row and one column.
type Cell struct {
	State      State
	Value      string  // as the column writes it: a number in its unit, yes or no; elements of a list are parted by "; "
	Quote      string  // the sentence of the text that it rests on
	Confidence float64 // 0 to 1
}

// State says whether a cell has a value.
type State string

const (
	Said   State = "said"
	Silent State = "silent" // the text does not say
	Unsure State = "unsure" // it may say so: the column stays empty, answer() is what the reader said
	Apart  State = "apart"  // a row of another sub-domain, which has no such column: answer() is what the reader said
)

// parted divides the elements of a list in a cell.
const parted = "; "

// Elements are the elements of a list's cell.
func (c Cell) Elements() []string {
	if c.State != Said || c.Value == "" {
		return nil
	}
	return strings.Split(c.Value, parted)
}

// typeName is the column's type in the generated table.
func (c *Column) typeName() string {
	return map[Kind]string{YesNo: "boolean", Choice: "text", List: "text[]", Number: "numeric", Date: "date"}[c.Kind]
}

// In reports whether rows of a sub-domain have the column.
func (c *Column) In(domain string) bool {
	return len(c.Domains) == 0 || slices.Contains(c.Domains, domain)
}

// Companion is the name of the column beside a discretised one that holds what answer() would say: the answer, the
// sentence it rests on and how certain it is, as JSON; NULL where the text has to be read.
func Companion(name string) string { return name + " said" }

// TextColumns are the columns of a table that are worth reading.
func TextColumns(t *schema.Table) []string {
	var out []string
	for _, c := range t.Visible() {
		if c.Role == schema.FreeText {
			out = append(out, c.Name)
		}
	}
	return out
}
