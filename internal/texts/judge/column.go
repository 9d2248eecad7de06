package judge

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
)

// Columns judges a source's notes column by column: whether any note of a column answers a question. It implements
// parse.Notes, and is safe for concurrent use.
type Columns struct {
	run   func(ctx context.Context, statement string, max int) ([][]any, error)
	mu    sync.Mutex
	known map[query.Column][]Sentence
}

// NewColumns returns a judge of the notes that a function selects.
func NewColumns(run func(ctx context.Context, statement string, max int) ([][]any, error)) *Columns {
	return &Columns{run: run, known: map[query.Column][]Sentence{}}
}

// Limits on the notes of a column: how many are read, and how many of these are judged for a question.
const (
	maxNotes       = 500
	maxJudgedNotes = 16
)

// Judge implements parse.Notes. It judges the notes with the words most similar to the question's.
func (c *Columns) Judge(ctx context.Context, column query.Column, question string) (yes, no float64, err error) {
	notes, err := c.notes(ctx, column)
	if err != nil || len(notes) == 0 {
		return 0, 0, err
	}
	j, err := Default()
	if err != nil {
		return 0, 0, err
	}
	stances, err := j.JudgeSentences(ctx, question, nearest(question, notes))
	for _, s := range stances {
		yes, no = max(yes, s.Yes), max(no, s.No)
	}
	return yes, no, err
}

// nearest returns the notes with the words most similar to a question's.
func nearest(question string, notes []Sentence) []string {
	type near struct {
		text       string
		similarity float64
	}
	asked := encode.NewBag(subjectPattern.ReplaceAllString(question, ""))
	all := make([]near, len(notes))
	for i, n := range notes {
		all[i] = near{n.Text, asked.CoveredBy(n.bag)}
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(b.similarity, a.similarity) })
	var out []string
	for _, n := range all[:min(len(all), maxJudgedNotes)] {
		out = append(out, n.text)
	}
	return out
}

// notes returns the different notes of a column, read once.
func (c *Columns) notes(ctx context.Context, column query.Column) ([]Sentence, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if out, ok := c.known[column]; ok {
		return out, nil
	}
	q := query.Query{Select: []query.Item{{Column: column}}, Distinct: true, From: query.From{Tables: []string{column.Table}},
		Where: []query.Condition{{Item: query.Item{Column: column}, Op: query.IsNotNull}}, Limit: maxNotes}
	rows, err := c.run(ctx, q.SUQL(), maxNotes)
	if err != nil {
		return nil, err
	}
	var out []Sentence
	for _, row := range rows {
		if s, ok := row[0].(string); ok && s != "" {
			out = append(out, NewSentence(s))
		}
	}
	c.known[column] = out
	return out, nil
}
