package eval

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Tables is a benchmark of WikiTableQuestions' form: questions about single tables, with known answers.
type Tables struct{ tables map[string]*sheet }

// sheet is a table to write: all cells are text.
type sheet struct {
	Name   string     `json:"id"`
	Header []string   `json:"header"`
	Rows   [][]string `json:"rows"`
}

// Cases reads the questions, at most limit of them (0: all), and their tables.
func (t *Tables) Cases(questions, tables string, limit int) (out []Case, err error) {
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
	t.tables = map[string]*sheet{}
	err = ReadLines(tables, func(s *sheet) error {
		t.tables[s.Name] = s
		return nil
	})
	for _, c := range out {
		if err == nil && t.tables[c.Data] == nil {
			err = fmt.Errorf("%s has no table %q", tables, c.Data)
		}
	}
	return out, err
}

// Open opens a case's table as open opens a visitor's file.
func (t *Tables) Open(ctx context.Context, c *Case,
	open func(ctx context.Context, path string) (*Source, error)) (*Source, error) {
	return inFolder(func(folder string) (string, error) {
		path := filepath.Join(folder, "table.csv")
		return path, t.tables[c.Data].write(path)
	}, func(path string) (*Source, error) { return open(ctx, path) })
}

// write writes the table as a CSV file.
func (s *sheet) write(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	w.Write(s.Header)  // an error stays until Error is asked
	w.WriteAll(s.Rows) // flushes, too
	return errors.Join(w.Error(), f.Close())
}
