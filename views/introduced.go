package views

import "fmt"

// Introduced is what was understood of data, for somebody who has just brought it.
type Introduced struct {
	Source, Label string
	Tables        []IntroducedTable
	Texts         []string // what each is
	Notes         []string // on what was left out or left as it is
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
	Either                  []string // its two values, where it has no others
	Yes                     string   // the one that means yes, empty where neither does
}

// rowsAre says what a row of a table is, or what the table is called where no noun says it.
func (t IntroducedTable) rowsAre(w *Words) string {
	if t.One == "" {
		return t.Label
	}
	return fmt.Sprintf(w.OneRow, t.One)
}
