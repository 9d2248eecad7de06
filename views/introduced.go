package views

import "fmt"

// Introduced describes new data as it was understood, for the person who added it.
type Introduced struct {
	Source, Label string
	Tables        []IntroducedTable
	Texts         []string // what each is
	Notes         []string // about what was left out or left unchanged
	Links         []string
	Suggestions   []Offer
}

// IntroducedTable is one table.
type IntroducedTable struct {
	Name, Label string
	One         string // what a row is
	Rows        string
	Columns     []IntroducedColumn
}

// IntroducedColumn is one column.
type IntroducedColumn struct {
	Name, Label, Unit, Role string
	Roles                   []string
	Number, Hidden          bool
	Means                   string // in a few words
	Refers                  string // the other table's column that it refers to
	Referable               []string
	Either                  []string // its two values, if it has no others
	Yes                     string   // the one that means yes; empty if neither does
}

// rowsAre names what a row of a table is, or the table itself if there is no noun.
func (t IntroducedTable) rowsAre() string {
	if t.One == "" {
		return t.Label
	}
	return fmt.Sprintf(English.OneRow, t.One)
}
