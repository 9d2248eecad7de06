// Package dir measures questions about a catalogue with columns extracted from its texts: direct ones,
// with the right rows picked by hand, and exploratory ones, with the aspects a good shop assistant
// would mention.
package dir

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/words/text"
)

// Question is a question with its answer: names of rows, their number, or the aspects to mention.
type Question struct {
	Text    string   `json:"question"`
	Domain  string   `json:"domain"`
	Rows    []string `json:"rows,omitempty"`
	Count   *int     `json:"count,omitempty"`
	Aspects []string `json:"aspects,omitempty"`
}

// Exploratory reports whether the question asks for aspects instead of rows.
func (q *Question) Exploratory() bool { return len(q.Aspects) > 0 }

// Read reads questions, one per line.
func Read(file string) (out []Question, err error) {
	err = jsonfile.Lines(file, func(q Question) error {
		out = append(out, q)
		return nil
	})
	return out, err
}

// Answer is a system's answer.
type Answer struct {
	Rows      []string // by name
	Count     *int
	Subjects  []string // of the answer to an exploratory question
	Decisions int      // about texts
}

// System answers questions. wanted is the number of right rows; a system that only ranks returns that many.
type System struct {
	Name string
	Ask  func(ctx context.Context, q *Question, wanted int) (Answer, error)
}

// Figures are a system's scores.
type Figures struct {
	System      string  `json:"system"`
	Accuracy    float64 `json:"accuracy"`
	Direct      float64 `json:"direct"`
	Exploratory float64 `json:"exploratory"`
	Decisions   float64 `json:"decisions_per_question"`
	Seconds     float64 `json:"seconds_per_question"`
}

// Measure asks a system all questions. A question that fails is wrong.
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

// An exploratory answer must mention at least enough of the aspects; of its first mostSubjects statements at most a
// third may be about anything else.
const (
	enough       = 4
	mostSubjects = 6
)

// judge reports whether an answer is right: exactly the right rows, their number, or enough aspects.
func (q *Question) judge(a *Answer) bool {
	switch {
	case q.Exploratory():
		subjects := a.Subjects[:min(len(a.Subjects), mostSubjects)]
		hits := map[string]bool{}
		good := 0
		for _, t := range subjects {
			if w := q.aspect(t); w != "" {
				hits[w] = true
				good++
			}
		}
		return len(hits) >= enough && 3*good >= 2*len(subjects)
	case q.Count != nil:
		return a.Count != nil && *a.Count == *q.Count
	}
	return len(a.Rows) == len(q.Rows) &&
		!slices.ContainsFunc(a.Rows, func(r string) bool { return !slices.Contains(q.Rows, r) })
}

// aspect returns the aspect that the words mention, or an empty string.
func (q *Question) aspect(words string) string {
	stems := text.Words(strings.ReplaceAll(words, "_", " "))
	for _, a := range q.Aspects {
		if slices.Contains(stems, text.Stem(a)) {
			return a
		}
	}
	return ""
}
