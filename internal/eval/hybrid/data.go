// Package hybrid asks the chat about tables and documents together, and scores answers as HybridQA, OTT-QA and DuRePa's
// paper do. It turns their files into what anybody would give Surely: a folder of tables and documents.
package hybrid

import (
	"encoding/json"
	"fmt"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
)

// Question is a question of the benchmark. Answer is for scoring only.
type Question struct {
	ID     string `json:"question_id"`
	Text   string `json:"question"`
	Table  string `json:"table_id"`
	Answer string `json:"answer-text"`
}

// Cell is a cell with the passages it links to.
type Cell struct {
	Text  string
	Links []string
}

// UnmarshalJSON reads [text, [links]].
func (c *Cell) UnmarshalJSON(b []byte) error {
	parts := []any{&c.Text, &c.Links}
	if err := json.Unmarshal(b, &parts); err != nil {
		return fmt.Errorf("a cell must be [text, [links]]: %w", err)
	}
	return nil
}

// Table is a table with the passages that its cells link to.
type Table struct {
	ID       string            `json:"id"`
	Title    string            `json:"title"`
	Section  string            `json:"section_title"`
	Header   []Cell            `json:"header"`
	Rows     [][]Cell          `json:"data"`
	Passages map[string]string `json:"-"`
}

// Files name the benchmark's files.
type Files struct{ Questions, Tables, Passages string }

// Read reads questions with their tables and passages.
func (f Files) Read(limit int) ([]Question, map[string]*Table, error) {
	questions, err := ReadQuestions(f.Questions)
	if err != nil {
		return nil, nil, err
	}
	if limit > 0 && limit < len(questions) {
		questions = questions[:limit]
	}
	tables := map[string]*Table{}
	for _, q := range questions {
		tables[q.Table] = nil
	}
	err = jsonfile.Lines(f.Tables, func(t *Table) error {
		if _, ok := tables[t.ID]; ok {
			tables[t.ID] = t
		}
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	err = Passages(f.Passages, func(id string, passages map[string]string) {
		if t := tables[id]; t != nil {
			t.Passages = passages
		}
	})
	return questions, tables, err
}

// Passages gives the passages of each table, by link.
func Passages(file string, f func(table string, passages map[string]string)) error {
	return jsonfile.Lines(file, func(l struct {
		ID       string
		Passages map[string]string
	}) error {
		f(l.ID, l.Passages)
		return nil
	})
}

// ReadQuestions reads a file of questions.
func ReadQuestions(file string) ([]Question, error) {
	var questions []Question
	return questions, jsonfile.Read(file, &questions)
}
