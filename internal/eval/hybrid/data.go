// Package hybrid asks the chat about tables and documents together, and scores answers as HybridQA, OTT-QA and DuRePa's
// paper do. It turns their files into what anybody would give Surely: a folder of tables and documents.
package hybrid

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
)

// Question is a question of the benchmark. Answer and Nodes are for scoring only.
type Question struct {
	ID     string `json:"question_id"`
	Text   string `json:"question"`
	Table  string `json:"table_id"`
	Answer string `json:"answer-text"`
	Nodes  []Node `json:"answer-node"`
}

// Node is where an answer was found: in a cell, or in the passage that it links to.
type Node struct {
	Row, Column int
	Link        string // empty for the cell itself
}

// UnmarshalJSON reads [text, [row, column], link, kind].
func (n *Node) UnmarshalJSON(b []byte) error {
	var parts []json.RawMessage
	if err := json.Unmarshal(b, &parts); err != nil {
		return err
	}
	var at []int
	if len(parts) < 2 || json.Unmarshal(parts[1], &at) != nil || len(at) != 2 {
		return fmt.Errorf("an answer's node must be [text, [row, column], link, kind], not %s", b)
	}
	n.Row, n.Column = at[0], at[1]
	if len(parts) > 3 && string(parts[3]) == `"passage"` {
		return json.Unmarshal(parts[2], &n.Link)
	}
	return nil
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

// Passage is the first passage with the answer, if it is short enough to learn from.
func (q *Question) Passage(passages map[string]string) string {
	for _, n := range q.Nodes {
		if n.Link == "" {
			continue
		}
		if body := passages[n.Link]; len(body) < 2500 &&
			strings.Contains(strings.ToLower(body), strings.ToLower(q.Answer)) {
			return body
		}
		return ""
	}
	return ""
}
