// Package everyday measures the chat on questions as people type them, over databases of all kinds,
// each with its SQL. The package runs the golds itself, without the product's code.
package everyday

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
)

// Question is one conversation with the expected result of its last turn.
type Question struct {
	ID           string   `json:"id"`
	Data         string   `json:"data"` // a file of the data's folder
	Part         string   `json:"part"`
	Kind         Kind     `json:"kind"`
	Turns        []string `json:"turns"`
	Gold         []string `json:"gold"`       // SQLite's SQL; any of them is right
	GoldFirst    []string `json:"gold_first"` // of the first turn
	Readings     []string `json:"readings"`   // names of the golds, if the question has several meanings
	Ambiguous    bool     `json:"ambiguous"`
	Unanswerable bool     `json:"unanswerable"`
	Order        bool     `json:"order"` // the rows must be in the gold's order
	Means        string   `json:"means"`
	SaysAny      []string `json:"says_any"` // words that a reply without data must contain
	SaysAll      []string `json:"says_all"`
	Labels       *Labels  `json:"gold_rows"`
	Answer       []string `json:"-"` // instead of golds: what the requested column denotes
}

// Kind is the kind of a question.
type Kind string

// Kinds with their own scoring.
const (
	Meta         Kind = "meta"
	Unanswerable Kind = "unanswerable"
)

// Labels are the rows whose text meets the condition, labelled by hand.
type Labels struct {
	Table string   `json:"table"`
	Key   string   `json:"key"`
	Rows  []any    `json:"rows"`
	Maybe []any    `json:"maybe"` // may or may not be part of the answer
	Show  []string `json:"show"`  // columns that identify a row
	Form  string   `json:"form"`  // "rows" if the rows themselves are requested
}

// Read reads the questions of a part ("": all) over the files of a folder; limit > 0 bounds them.
func Read(path, folder, part string, limit int) ([]*Question, error) {
	var all, out []*Question
	if err := jsonfile.Read(path, &all); err != nil {
		return nil, err
	}
	for _, q := range all {
		if part != "" && q.Part != part || limit > 0 && len(out) >= limit {
			continue
		}
		if err := q.check(folder); err != nil {
			return nil, fmt.Errorf("%s, question %s: %w", path, q.ID, err)
		}
		out = append(out, q)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no questions of part %q", path, part)
	}
	return out, nil
}

func (q *Question) check(folder string) error {
	switch {
	case len(q.Turns) == 0:
		return errors.New("no turns")
	case filepath.Base(q.Data) != q.Data:
		return fmt.Errorf("%q is not a file in the folder", q.Data)
	case len(q.Gold) == 0 && !q.Unanswerable && q.Kind != Meta:
		return errors.New("no gold")
	}
	_, err := os.Stat(filepath.Join(folder, q.Data))
	return err
}

// Closed reports whether a question is only counted: nobody looks at how it fares, and nothing learns from it.
func (q *Question) Closed() bool { return q.Part == "closed" }

// asksForRows reports whether the expected rows are labelled by hand.
func (q *Question) asksForRows() bool { return q.Labels != nil && q.Labels.Form == "rows" }
