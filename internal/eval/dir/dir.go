// Package dir measures questions about a catalogue whose texts were turned into columns: direct ones, of which the
// right rows were picked by hand from the texts, and exploratory ones, of which was written down what a good shop
// assistant would speak of.
package dir

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/words/text"
)

// Question is a question with what answers it: rows by their names, how many there are, or what should be spoken of.
type Question struct {
	Text    string   `json:"question"`
	Domain  string   `json:"domain"`
	Rows    []string `json:"rows,omitempty"`
	Count   *int     `json:"count,omitempty"`
	Aspects []string `json:"aspects,omitempty"`
}

// Exploratory says that no rows are wanted.
func (q *Question) Exploratory() bool { return len(q.Aspects) > 0 }

// Read reads questions, one a line.
func Read(file string) (out []Question, err error) {
	err = jsonfile.Lines(file, func(q Question) error {
		out = append(out, q)
		return nil
	})
	return out, err
}

// Answer is what a system makes of a question.
type Answer struct {
	Rows      []string // by name
	Count     *int
	Told      []string // to an exploratory question: what is spoken of
	Decisions int      // about texts
	Ran       bool     // a query
	Reads     bool     // the query asks texts what no column answers
}

// System answers questions. wanted is how many rows are right: a system that only ranks takes so many.
type System struct {
	Name string
	Ask  func(ctx context.Context, q *Question, wanted int) (Answer, error)
}

// Figures are how a system does.
type Figures struct {
	System      string  `json:"system"`
	Accuracy    float64 `json:"accuracy"`
	Direct      float64 `json:"direct"`
	Exploratory float64 `json:"exploratory"`
	Decisions   float64 `json:"decisions_per_question"`
	Seconds     float64 `json:"seconds_per_question"`
	// the direct questions whose queries ask texts nothing but what columns answer
	Columns Answered `json:"from_columns"`
}

// Answered is how some of the questions fare.
type Answered struct {
	Questions int `json:"questions"`
	Right     int `json:"right"`
	Decisions int `json:"decisions"`
}

// Measure puts all questions to a system. A question that fails is wrong.
func Measure(ctx context.Context, s System, questions []Question) (Figures, error) {
	out := Figures{System: s.Name}
	direct, exploratory := 0, 0
	start := time.Now()
	for i := range questions {
		q := &questions[i]
		a, err := s.Ask(ctx, q, len(q.Rows))
		if ctx.Err() != nil {
			return out, ctx.Err()
		}
		right := err == nil && q.judge(&a)
		out.Decisions += float64(a.Decisions)
		of := &out.Direct
		if q.Exploratory() {
			exploratory++
			of = &out.Exploratory
		} else {
			direct++
			if a.Ran && !a.Reads {
				out.Columns.add(a.Decisions, right)
			}
		}
		if right {
			out.Accuracy++
			*of++
		}
	}
	n := float64(max(1, len(questions)))
	out.Seconds = time.Since(start).Seconds() / n
	out.Accuracy /= n
	out.Decisions /= n
	out.Direct /= float64(max(1, direct))
	out.Exploratory /= float64(max(1, exploratory))
	return out, nil
}

func (n *Answered) add(decisions int, right bool) {
	n.Questions++
	n.Decisions += decisions
	if right {
		n.Right++
	}
}

// enough is how many of the things worth speaking of have to be spoken of, and of mostTold things at most one in
// three may be another.
const (
	enough   = 4
	mostTold = 6
)

// judge says whether an answer is right: exactly the rows that are, or the number.
func (q *Question) judge(a *Answer) bool {
	switch {
	case q.Exploratory():
		told := a.Told[:min(len(a.Told), mostTold)]
		hits := map[string]bool{}
		good := 0
		for _, t := range told {
			if w := q.aspect(t); w != "" {
				hits[w] = true
				good++
			}
		}
		return len(hits) >= enough && 3*good >= 2*len(told)
	case q.Count != nil:
		return a.Count != nil && *a.Count == *q.Count
	}
	return len(a.Rows) == len(q.Rows) &&
		!slices.ContainsFunc(a.Rows, func(r string) bool { return !slices.Contains(q.Rows, r) })
}

// aspect is the thing worth speaking of that some words name; empty where they name none.
func (q *Question) aspect(words string) string {
	stems := text.Words(strings.ReplaceAll(words, "_", " "))
	for _, a := range q.Aspects {
		if slices.Contains(stems, text.Stem(a)) {
			return a
		}
	}
	return ""
}
