package mix

import (
	"context"
	"errors"
	"fmt"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
)

// Own is the set of questions over the user's own files.
const Own = "own"

// Files are questions, and the tables and passages that answer them, as JSON lines.
type Files struct{ Questions, Tables, Passages string }

// Read reads the collection. An id belongs to one table or passage.
func (f Files) Read(limit int) (*Corpus, []Question, error) {
	c := newCorpus()
	err := jsonfile.Lines(f.Tables, func(t *struct {
		eval.WikiTable
		Title string `json:"title"`
	}) error {
		if err := complete(&t.WikiTable); err != nil {
			return err
		}
		n, err := c.addNew(joint.Document{ID: t.ID, Title: t.Title, Header: t.Header, Rows: t.Cells()})
		c.Wiki[n] = &t.WikiTable
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	err = jsonfile.Lines(f.Passages, func(p *struct{ ID, Title, Text string }) error {
		if p.Text == "" {
			return errors.New(`the passage has no "text"`)
		}
		_, err := c.addNew(joint.Document{ID: p.ID, Title: p.Title, Text: p.Text})
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	all, err := c.own(f.Questions)
	if err != nil {
		return nil, nil, err
	}
	var out []Question
	for _, i := range sample(len(all), limit) {
		out = append(out, all[i])
	}
	return c, out, nil
}

// complete validates a table and infers missing types: a column of numbers is numeric.
func complete(t *eval.WikiTable) error {
	if len(t.Header) == 0 {
		return errors.New(`the table has no "header"`)
	}
	for i, row := range t.Rows {
		if len(row) != len(t.Header) {
			return fmt.Errorf("row %d has %d cells for %d headers", i+1, len(row), len(t.Header))
		}
	}
	if len(t.Types) == 0 {
		for c := range t.Header {
			t.Types = append(t.Types, typeOf(t.Rows, c))
		}
	}
	if len(t.Types) != len(t.Header) {
		return fmt.Errorf("%d types for %d headers", len(t.Types), len(t.Header))
	}
	return nil
}

func typeOf(rows [][]any, column int) string {
	for _, row := range rows {
		if _, number := row[column].(float64); !number && row[column] != nil {
			return "text"
		}
	}
	return "real"
}

// addNew adds a document whose id must be new.
func (c *Corpus) addNew(d joint.Document) (int, error) {
	if d.ID == "" {
		return 0, errors.New(`there is no "id"`)
	}
	if _, there := c.number[d.ID]; there {
		return 0, fmt.Errorf("the id %q already exists", d.ID)
	}
	return c.add(d), nil
}

// own reads questions with their answers, all of which together are right, and the ids of their documents.
func (c *Corpus) own(file string) (out []Question, err error) {
	err = jsonfile.Lines(file, func(l struct {
		Question  string
		Answer    []any
		Documents []string
	}) error {
		if l.Question == "" || len(l.Answer) == 0 || len(l.Documents) == 0 {
			return errors.New(`a question needs "question", "answer" (a list) and "documents" (a list of ids)`)
		}
		q := Question{Set: Own, Text: l.Question, Gold: map[int]bool{}, Home: -1}
		for _, v := range l.Answer {
			q.Answers = append(q.Answers, fmt.Sprint(v))
		}
		for _, id := range l.Documents {
			n, ok := c.number[id]
			if !ok {
				return fmt.Errorf("there is no table or passage %q", id)
			}
			q.Gold[n] = true
		}
		out = append(out, q)
		return nil
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("%s: there is no question", file)
	}
	return out, err
}

// own measures retrieval and answering over the user's own files.
func (r *Run) own(ctx context.Context, report *Report) error {
	c, questions, err := r.Files.Read(r.Wiki)
	if err != nil {
		return err
	}
	return r.over(ctx, c, questions, []among{of(Own)}, report)
}
