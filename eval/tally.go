package eval

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/ask-surely/surely/errdetect"
)

// Tally is what one setting gave over all examples.
type Tally struct {
	Settings  Settings
	Examples  int
	QM, Ex    int // right by query and by result
	Questions int
	Waste     int // questions about what was right
	Left      int // examples at which the user ran out of patience
}

func (t *Tally) add(o Outcome, qm, ex bool) {
	t.Examples++
	t.Questions += o.Questions
	t.Waste += o.Waste
	if o.Left {
		t.Left++
	}
	if qm {
		t.QM++
	}
	if ex {
		t.Ex++
	}
}

func (t *Tally) merge(o Tally) {
	t.Examples += o.Examples
	t.QM += o.QM
	t.Ex += o.Ex
	t.Questions += o.Questions
	t.Waste += o.Waste
	t.Left += o.Left
}

func (t *Tally) rate(n int) float64 { return float64(n) / float64(max(1, t.Examples)) }

// AccEx is the share of right results.
func (t *Tally) AccEx() float64 { return t.rate(t.Ex) }

// AccQM is the share of right queries.
func (t *Tally) AccQM() float64 { return t.rate(t.QM) }

// AvgQuestions is the number of questions an example.
func (t *Tally) AvgQuestions() float64 { return t.rate(t.Questions) }

// QRight is the share of the questions that were about what was right.
func (t *Tally) QRight() float64 { return float64(t.Waste) / float64(max(1, t.Questions)) }

// Meet lets the agent and the user meet under every setting, reading each question once. It uses all cores; the figures
// do not depend on how many there are.
func (w *Wiki) Meet(ctx context.Context, settings []Settings, passes int) ([]Tally, error) {
	total := make([]Tally, len(settings))
	drops := -1 // one of the settings that wants perturbed passes
	for i, s := range settings {
		total[i].Settings = s
		if _, ok := s.Detector.(errdetect.Dropout); ok {
			drops = i
		}
	}
	var mu sync.Mutex
	err := w.eachTable(ctx, func(ctx context.Context, p *wikiParser, questions []int) error {
		sums := make([]Tally, len(settings))
		for _, i := range questions {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := w.meet(ctx, p, i, settings, passes, drops, sums); err != nil {
				return fmt.Errorf("question %d: %w", i, err)
			}
		}
		mu.Lock()
		defer mu.Unlock()
		for i, t := range sums {
			total[i].merge(t)
		}
		return nil
	})
	for i := range total { // what was skipped is wrong
		total[i].Examples = len(w.Questions)
	}
	return total, err
}

func (w *Wiki) meet(ctx context.Context, p *wikiParser, i int, settings []Settings, passes, drops int,
	sums []Tally) error {
	q := &w.Questions[i]
	e := p.example(i, q)
	parsed, err := e.Parser.Parse(ctx, e.Input)
	if err != nil || len(parsed.Candidates) == 0 {
		return err
	}
	one := Settings{}
	if drops >= 0 {
		one = settings[drops]
	}
	c, err := newCase(ctx, e, parsed, one, passes)
	if err != nil {
		return err
	}
	all := c.Passes
	want, err := p.table.Run(&q.SQL)
	if err != nil {
		return err
	}
	for k, s := range settings {
		c.Passes = nil
		if _, ok := s.Detector.(errdetect.Dropout); ok {
			c.Passes = all
		}
		o := Interact(*c, s, i)
		qm, ex := false, false
		if o.Query != nil {
			if said, err := p.wiki(o.Query, q.Question); err == nil {
				got, err := p.table.Run(said)
				qm, ex = said.Same(&q.SQL), err == nil && slices.Equal(got, want)
			}
		}
		sums[k].add(o, qm, ex)
	}
	return nil
}
