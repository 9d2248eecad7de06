package views

import "fmt"

// Introduced describes how added data was understood, for the person who added it.
type Introduced struct {
	Source, Label string
	Tables        []IntroducedTable
	Texts         []string // descriptions of documents
	Notes         []string // remarks about skipped or unchanged data
	Links         []string
	Suggestions   []Offer
}

// IntroducedTable is one table.
type IntroducedTable struct {
	Label   string
	RowNoun string // noun for a row
	Rows    string
	Columns []IntroducedColumn
}

// IntroducedColumn is one column with a short description of its values.
type IntroducedColumn struct{ Label, Description string }

// rowDescription describes a row of the table, or returns the table's label if there is no noun.
func (t IntroducedTable) rowDescription() string {
	if t.RowNoun == "" {
		return t.Label
	}
	return fmt.Sprintf(English.RowDescription, t.RowNoun)
}
