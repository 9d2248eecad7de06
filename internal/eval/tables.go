package eval

import (
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// sheet is a table to write: all cells are text.
type sheet struct {
	Name   string     `json:"id"`
	Header []string   `json:"header"`
	Rows   [][]string `json:"rows"`
}

// TableCases reads questions of WikiTableQuestions' form, about single tables and with known answers, at most limit of
// them (0: all).
func TableCases(questions, tables string, limit int) (out []Case, err error) {
	err = ReadLines(questions, func(q struct {
		ID, Question, Table string
		Answer              []string
	}) error {
		if q.Question == "" || q.Table == "" {
			return errors.New("no question, or no table")
		}
		if limit <= 0 || len(out) < limit {
			out = append(out, Case{ID: q.ID, Data: q.Table, Turns: []string{q.Question}, Answer: q.Answer,
				Means: strings.Join(q.Answer, "; ")})
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	known := map[string]*sheet{}
	err = ReadLines(tables, func(s *sheet) error {
		known[s.Name] = s
		return nil
	})
	for i := range out {
		s := known[out[i].Data]
		if err == nil && s == nil {
			err = fmt.Errorf("%s has no table %q", tables, out[i].Data)
		}
		out[i].write = func(folder string) (string, error) { return s.write(filepath.Join(folder, "table.csv")) }
	}
	return out, err
}

// write writes the table as a CSV file, and returns its path.
func (s *sheet) write(path string) (string, error) {
	f, err := os.Create(path)
	if err != nil {
		return "", err
	}
	w := csv.NewWriter(f)
	w.Write(s.Header)  // an error stays until Error is asked
	w.WriteAll(s.Rows) // flushes, too
	return path, errors.Join(w.Error(), f.Close())
}
