// Package ingest imports data files (CSV, TSV, JSON, JSONL, Excel, Parquet) into tables of a SQLite file. It detects
// encoding, delimiter, header and types, streams the file, and reports what did not fit.
package ingest

import "github.com/ask-surely/surely/internal/budget"

// Report is the result of importing all files.
type Report struct {
	Tables    []*Table   `json:"tables"`
	Documents []Document `json:"documents,omitempty"`
	Skipped   []Skipped  `json:"skipped,omitempty"`
	Refused   []Skipped  `json:"refused,omitempty"` // unreadable files, if Lenient
}

// Skipped is a file, or a part of one, that was skipped, and why.
type Skipped struct {
	File string `json:"file"`
	Why  string `json:"why"`
}

// Table describes an imported table. Lines are counted from 1.
type Table struct {
	File      string   `json:"file"`
	Name      string   `json:"name"`
	Encoding  string   `json:"encoding"`
	Delimiter string   `json:"delimiter,omitempty"`
	Header    bool     `json:"header"`
	Columns   []Column `json:"columns"`
	Rows      int64    `json:"rows"`
	Kept      int64    `json:"kept,omitempty"`    // cells that do not fit, stored in an additional column
	Ragged    int64    `json:"ragged,omitempty"`  // rows with too few or too many fields
	Notes     []Note   `json:"notes,omitempty"`   // the first few notes
	Remarks   []string `json:"remarks,omitempty"` // remarks on the whole table

	isSheet bool // written by writeSheet
	budget  *budget.Budget
}

// Column is an imported column.
type Column struct {
	Name string `json:"name"`
	Type string `json:"type"`
	Unit string `json:"unit,omitempty"` // the unit written with its numbers: $, EUR, %
}

// Note describes something in a line that did not fit.
type Note struct {
	Line    int    `json:"line"`
	Message string `json:"message"`
}

// Document is a file of running text.
type Document struct {
	File string `json:"file"`
	Name string `json:"name"`
}

const maxNotes = 20

// names returns the names of the table's columns.
func (t *Table) names() []string {
	out := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		out[i] = c.Name
	}
	return out
}

func (t *Table) note(line int, message string) {
	if len(t.Notes) < maxNotes {
		t.Notes = append(t.Notes, Note{line, message})
	}
}
