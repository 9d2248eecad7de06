// Package reading measures how well a reader reads: on fact sheets, review questions, yes/no questions over passages
// and questions whose answer is a span. Data sets are split by what the texts are about (restaurant, entity, passage,
// article), never at random.
package reading

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Case is one question to a reader with the answer a careful reader gives.
type Case struct {
	Index    int          `json:"index"`
	Group    string       `json:"group"` // what the text is about; a split never divides a group
	Topic    string       `json:"topic,omitempty"`
	Question string       `json:"question"`
	Text     []string     `json:"-"`
	Form     verdict.Form `json:"-"`    // of the answer, where the set says it
	Want     []string     `json:"want"` // any of these is right
}

// Outcome is a case with the reader's answer.
type Outcome struct {
	Case
	Answer     string  `json:"answer"`
	Quote      string  `json:"quote,omitempty"`
	Confidence float64 `json:"confidence"`
}

// Ask asks a reader all cases.
func Ask(ctx context.Context, r verdict.Reader, cases []Case) ([]Outcome, error) {
	requests := make([]verdict.Request, len(cases))
	for i, c := range cases {
		requests[i] = verdict.Request{Task: verdict.Answer, Question: c.Question, Text: c.Text, Form: c.Form}
	}
	verdicts, err := r.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	out := make([]Outcome, len(cases))
	for i, v := range verdicts {
		if v.Err != nil {
			return nil, fmt.Errorf("case %d: %w", cases[i].Index, v.Err)
		}
		out[i] = Outcome{Case: cases[i], Answer: v.Answer, Quote: v.Quote, Confidence: v.Confidence}
	}
	return out, nil
}

// askAll puts the cases to a reader that reading a file gave.
func askAll(ctx context.Context, r verdict.Reader) func(cases []Case, err error) ([]Outcome, error) {
	return func(cases []Case, err error) ([]Outcome, error) {
		if err != nil {
			return nil, err
		}
		return Ask(ctx, r, cases)
	}
}

// city is the form of a file of fact sheets.
type city struct {
	City        string `json:"city"`
	Restaurants []struct {
		ID    int `json:"_id"`
		Facts struct {
			Yes []string `json:"yes"`
			No  []string `json:"no"`
		} `json:"facts"`
		Name    string   `json:"name"`
		Reviews []string `json:"reviews"`
	} `json:"restaurants"`
}

// Facts reads fact sheets: every JSON file of a folder with the reviews of restaurants and what they say of each topic.
// questions gives the question of each topic. keep chooses restaurants by their id; nil keeps all.
func Facts(dir string, questions map[string]string, keep func(id int) bool) ([]Case, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		return nil, err
	}
	topics := slices.Sorted(maps.Keys(questions))
	var cases []Case
	for _, file := range files {
		var c city
		if err := jsonfile.Read(file, &c); err != nil {
			return nil, err
		}
		for _, r := range c.Restaurants {
			if keep != nil && !keep(r.ID) {
				continue
			}
			want := map[string]string{}
			for _, t := range r.Facts.Yes {
				want[t] = verdict.Yes
			}
			for _, t := range r.Facts.No {
				want[t] = verdict.No
			}
			for _, t := range topics {
				w := cmp.Or(want[t], verdict.NoInformation)
				cases = append(cases, Case{Index: len(cases), Group: fmt.Sprint(r.ID), Topic: t, Question: questions[t],
					Text: r.Reviews, Want: []string{w}})
			}
		}
	}
	if len(cases) == 0 {
		return nil, fmt.Errorf("no fact sheets in %s", dir)
	}
	return cases, nil
}

// Confusion counts answers: wanted → given.
type Confusion map[string]map[string]int

// Confuse counts outcomes, by topic if topics.
func Confuse(outcomes []Outcome, keep func(*Outcome) bool) Confusion {
	c := Confusion{}
	for i := range outcomes {
		o := &outcomes[i]
		if keep != nil && !keep(o) {
			continue
		}
		if c[o.Want[0]] == nil {
			c[o.Want[0]] = map[string]int{}
		}
		c[o.Want[0]][o.Answer]++
	}
	return c
}

// Balanced is the accuracy averaged over the expected answers.
func (c Confusion) Balanced() float64 {
	var sum float64
	for want := range c {
		sum += c.Rate(want, want)
	}
	if len(c) == 0 {
		return 0
	}
	return sum / float64(len(c))
}

// Rate is the share of cases expecting one answer that got another.
func (c Confusion) Rate(want, given string) float64 {
	n := 0
	for _, k := range c[want] {
		n += k
	}
	if n == 0 {
		return 0
	}
	return float64(c[want][given]) / float64(n)
}

// ECE is the expected calibration error of the confidences over ten bins.
func ECE(outcomes []Outcome) float64 {
	p, right := make([]float64, len(outcomes)), make([]bool, len(outcomes))
	for i := range outcomes {
		p[i], right[i] = outcomes[i].Confidence, outcomes[i].Right()
	}
	return learn.ECE(learn.Bins(p, right, 10))
}

// Right reports whether the answer is one of those expected.
func (o *Outcome) Right() bool {
	return slices.Contains(o.Want, o.Answer)
}
