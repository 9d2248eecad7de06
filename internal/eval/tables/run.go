package tables

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/learn"
)

// Run is one evaluation.
type Run struct {
	Questions []Question
	Tables    map[string]*Table
	// Open opens a file like a visitor's.
	Open func(ctx context.Context, path string) (*talk.Source, error)
	output.Files
}

// Report is the result; all rates are fractions of all examples.
type Report struct {
	Dataset      string         `json:"dataset"`
	Examples     int            `json:"examples"`
	Skipped      int            `json:"skipped"`
	Settings     map[string]any `json:"settings"`
	AccEx        float64        `json:"acc_ex"`
	Denotation   float64        `json:"acc_denotation"`
	Asked        float64        `json:"asked"`
	AvgQuestions float64        `json:"avg_questions"`
	Declined     float64        `json:"declined"`
	WrongSilent  float64        `json:"wrong_silent"`
	Empty        float64        `json:"empty"`
	Failed       float64        `json:"failed"`
	ECEResult    float64        `json:"ece_result"`
	Microseconds float64        `json:"us_per_parse"` // median, of a whole turn
	P99          float64        `json:"us_p99"`
	Opening      float64        `json:"seconds_opening"`
}

// tally accumulates outcomes.
type tally struct {
	right, asked, questions, declined, silent, empty, failed int

	sure   []float64
	ok     []bool
	times  []time.Duration
	opened time.Duration
}

// Run asks every question; predictions are in file order.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	dir, err := os.MkdirTemp("", "surely-tables-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	lines := make([]*talk.Prediction, len(r.Questions))
	t, done := &tally{}, 0
	for _, group := range talk.Grouped(r.Questions, func(q Question) string { return q.Table }) {
		start := time.Now()
		src, err := r.open(ctx, dir, r.Tables[r.Questions[group[0]].Table])
		if err != nil {
			return nil, err
		}
		t.opened += time.Since(start)
		for _, i := range group {
			if lines[i], err = r.ask(ctx, src, i, t); err != nil {
				src.Close()
				return nil, err
			}
			done++
			r.Done(done, len(r.Questions))
		}
		src.Close()
	}
	for i, line := range lines {
		if err := errors.Join(r.Predict(line), r.wrong(i, line)); err != nil {
			return nil, err
		}
	}
	return t.report(len(r.Questions)), nil
}

func (r *Run) open(ctx context.Context, dir string, t *Table) (*talk.Source, error) {
	path := filepath.Join(dir, "table.csv")
	if err := t.Write(path); err != nil {
		return nil, err
	}
	src, err := r.Open(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", t.ID, err)
	}
	return src, nil
}

func (r *Run) ask(ctx context.Context, src *talk.Source, i int, t *tally) (*talk.Prediction, error) {
	q := r.Questions[i]
	o, err := (&talk.Talk{Agent: src.Agent}).Ask(ctx, q.Question, talk.Silent)
	if err != nil {
		return nil, fmt.Errorf("%s, %q: %w", q.ID, q.Question, err)
	}
	p := o.Predict(i, q.ID, src.Schema)
	t.add(o, p, denotation.Same(p.Answer, q.Answer))
	return p, nil
}

func (t *tally) add(o *talk.Outcome, p *talk.Prediction, right bool) {
	asked := len(o.Asked) > 0
	switch {
	case right:
		t.right++
	case o.Failed != nil:
		t.failed++
	case !p.Declined && !asked:
		t.silent++
	}
	if p.Declined {
		t.declined++
	} else if len(p.Answer) == 0 {
		t.empty++
	}
	if asked {
		t.asked++
	}
	t.questions += len(o.Asked)
	t.sure, t.ok = append(t.sure, o.Sure()), append(t.ok, right)
	t.times = append(t.times, o.Took)
}

func (t *tally) report(n int) *Report {
	of := func(x int) float64 { return float64(x) / float64(max(n, 1)) }
	r := &Report{Dataset: "tables", Examples: n, AccEx: of(t.right), Denotation: of(t.right), Asked: of(t.asked),
		AvgQuestions: of(t.questions),
		Declined:     of(t.declined), WrongSilent: of(t.silent), Empty: of(t.empty), Failed: of(t.failed),
		ECEResult: learn.ECEByMass(t.sure, t.ok),
		Opening:   t.opened.Seconds()}
	if slices.Sort(t.times); n > 0 {
		r.Microseconds, r.P99 = float64(t.times[n/2].Microseconds()), float64(t.times[n*99/100].Microseconds())
	}
	return r
}

// wrong logs a wrong answer.
func (r *Run) wrong(i int, p *talk.Prediction) error {
	q := r.Questions[i]
	if denotation.Same(p.Answer, q.Answer) {
		return nil
	}
	return r.Wrong("%s [%s] %s\n  header %s\n  suql   %s%s%s\n  got    %v\n  want   %v\n", q.ID, q.Table,
		q.Question,
		strings.Join(r.Tables[q.Table].Header, " | "), p.SUQL, p.Error, p.Reply, p.Answer, q.Answer)
}
