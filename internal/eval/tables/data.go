// Package tables reads questions about single tables with known answers, in WikiTableQuestions' form.
package tables

import (
	"encoding/csv"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
)

// Question is a line of the questions' file.
type Question struct {
	ID       string   `json:"id"`
	Question string   `json:"question"`
	Table    string   `json:"table"`
	Answer   []string `json:"answer"`
	Gold     []string `json:"-"` // statements that answer it, if known
}

// Table is a line of the tables' file: all cells are text.
type Table struct {
	ID     string     `json:"id"`
	Header []string   `json:"header"`
	Rows   [][]string `json:"rows"`
}

// Read reads both files; limit > 0 limits the questions. Tables without questions are left out.
func Read(questions, tables string, limit int) ([]Question, map[string]*Table, error) {
	var asked []Question
	about := map[string]*Table{}
	err := jsonfile.Lines(questions, func(q Question) error {
		if limit > 0 && len(asked) >= limit {
			return nil
		}
		if q.Question == "" || q.Table == "" {
			return fmt.Errorf("no question, or no table")
		}
		asked = append(asked, q)
		about[q.Table] = nil
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	err = jsonfile.Lines(tables, func(t Table) error {
		if _, ok := about[t.ID]; ok {
			about[t.ID] = &t
		}
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	for id, t := range about {
		if t == nil {
			return nil, nil, fmt.Errorf("%s has no table %q", tables, id)
		}
	}
	return asked, about, nil
}

// Import reads both files, writes each table into a folder of its own below another, as a visitor's file, and returns
// the questions as conversations about these files.
func Import(questions, tables, folder string, limit int) ([]*everyday.Question, error) {
	asked, about, err := Read(questions, tables, limit)
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for i, id := range slices.Sorted(maps.Keys(about)) {
		files[id] = filepath.Join(strconv.Itoa(i), "table.csv")
		if err := about[id].Write(filepath.Join(folder, files[id])); err != nil {
			return nil, err
		}
	}
	out := make([]*everyday.Question, len(asked))
	for i, q := range asked {
		out[i] = &everyday.Question{ID: q.ID, Data: files[q.Table], Turns: []string{q.Question}, Answer: q.Answer,
			Means: strings.Join(q.Answer, "; ")}
	}
	return out, nil
}

// Write writes the table as a CSV file, and creates its folder if needed.
func (t *Table) Write(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	w.Write(t.Header)  // an error stays until Error is asked
	w.WriteAll(t.Rows) // flushes, too
	return errors.Join(w.Error(), f.Close())
}
