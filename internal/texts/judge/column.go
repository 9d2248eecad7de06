package judge

import (
	"context"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/query"
)

// Columns judges a source's notes column by column: whether any note of a column answers a question. It implements
// parse.Notes, and is safe for concurrent use.
type Columns struct {
	run   func(ctx context.Context, statement string, max int) ([][]any, error)
	mu    sync.Mutex
	known map[query.Column]*columnNotes
}

// columnNotes holds the notes of a column, and what was judged about them.
type columnNotes struct {
	mu     sync.Mutex
	read   time.Time
	notes  []Sentence
	judged map[string]Stance // by question
}

// NewColumns returns a judge of the notes that a function selects.
func NewColumns(run func(ctx context.Context, statement string, max int) ([][]any, error)) *Columns {
	return &Columns{run: run, known: map[query.Column]*columnNotes{}}
}

// Limits on the notes of a column: how many are read, and how long they are kept.
const (
	maxNotes    = 500
	maxNotesAge = 5 * time.Minute
)

// Judge implements parse.Notes. The notes are judged as the sentences of one text: those most similar to the question.
func (c *Columns) Judge(ctx context.Context, column query.Column, question string) (yes, no float64, err error) {
	c.mu.Lock()
	of := c.known[column]
	if of == nil {
		of = &columnNotes{}
		c.known[column] = of
	}
	c.mu.Unlock()
	of.mu.Lock()
	defer of.mu.Unlock()
	if time.Since(of.read) > maxNotesAge {
		if of.notes, err = c.notes(ctx, column); err != nil {
			return 0, 0, err
		}
		of.read, of.judged = time.Now(), map[string]Stance{}
	}
	s, ok := of.judged[question]
	if !ok {
		if s, err = strongest(ctx, question, of.notes); err != nil {
			return 0, 0, err
		}
		of.judged[question] = s
	}
	return s.Yes, s.No, nil
}

// strongest returns the highest probabilities with which a note affirms and denies a question.
func strongest(ctx context.Context, question string, notes []Sentence) (Stance, error) {
	j, err := Default()
	if err != nil {
		return Stance{}, err
	}
	t, err := j.JudgeText(ctx, question, notes)
	if err != nil || t.MostAffirming < 0 {
		return Stance{}, err
	}
	return Stance{Yes: t.Sentences[t.MostAffirming].Yes, No: t.Sentences[t.MostDenying].No}, nil
}

// notes reads notes of a column; equal ones count once.
func (c *Columns) notes(ctx context.Context, column query.Column) (out []Sentence, err error) {
	item := query.Item{Column: column}
	q := query.Query{Select: []query.Item{item}, From: query.From{Tables: []string{column.Table}},
		Where: []query.Condition{{Item: item, Op: query.IsNotNull}}, Limit: maxNotes}
	rows, err := c.run(ctx, q.SUQL(), maxNotes)
	seen := map[string]bool{"": true}
	for _, row := range rows {
		if s, ok := row[0].(string); ok && !seen[s] {
			seen[s] = true
			out = append(out, NewSentence(s))
		}
	}
	return out, err
}
