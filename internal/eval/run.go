package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/contain"
)

// Run is one evaluation.
type Run struct {
	Dataset string
	Cases   []Case
	Workers int // so many sources at a time; 0: one
	// Open opens a case's data; the source is nil if the data is missing.
	Open func(ctx context.Context, c *Case) (*Source, error)
	// Ask asks a case and scores the outcome. Without a source it returns the score of a missing one.
	Ask func(ctx context.Context, src *Source, i int) (*Score, error)
	// Watch is called with every example once it is scored, concurrently; blocking pauses the evaluation.
	Watch func(Seen)

	Predictions io.Writer // a line per example, for rescoring; may be nil
	Errors      io.Writer // wrong predictions, for people to read; may be nil
	Progress    func(done, all int)
}

// Score is what a case adds to the report.
type Score struct {
	Skipped    bool
	Figures    []Figure
	Slices     map[string][]Figure // of the slices of the report that the case belongs to
	Line       any                 // of the predictions
	Wrong      string              // for the errors
	Took       []time.Duration
	Instead    string             // why the language model was not used
	Result     *Result            // nil: there is none to count
	Components []errdetect.Scored // the confidence in each component of the query
	Seen       *Seen
}

// Seen is the outcome of an example, for watchers of an evaluation.
type Seen struct {
	Prediction
	Question string
	Want     string // the gold, as SUQL if possible
	Right    bool   // the result is the gold's
	Match    bool   // so is the query
	Sure     float64
}

// Run asks every case and reports.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	scores := make([]*Score, len(r.Cases))
	done, lock := 0, sync.Mutex{}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(max(1, r.Workers))
	for _, of := range bySource(r.Cases) {
		g.Go(contain.Err("evaluate questions", func() error {
			return r.over(ctx, of, func(i int, s *Score) {
				scores[i] = s
				if s.Seen != nil && r.Watch != nil {
					r.Watch(*s.Seen)
				}
				lock.Lock()
				defer lock.Unlock()
				if done++; r.Progress != nil {
					r.Progress(done, len(r.Cases))
				}
			})
		}))
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	out := &Report{Dataset: r.Dataset, Examples: len(scores), figures: figures{}, slices: map[string]figures{},
		sizes: map[string]int{}, instead: map[string]int{}}
	for _, s := range scores {
		if err := r.write(s); err != nil {
			return nil, err
		}
		out.add(s)
	}
	return out, nil
}

// bySource groups cases by their data, in the order of their first occurrence.
func bySource(cases []Case) (out [][]int) {
	at := map[string]int{}
	for i, c := range cases {
		n, ok := at[c.Data]
		if !ok {
			n = len(out)
			at[c.Data] = n
			out = append(out, nil)
		}
		out[n] = append(out[n], i)
	}
	return out
}

// over asks the cases of one source.
func (r *Run) over(ctx context.Context, of []int, told func(int, *Score)) (err error) {
	src, err := r.Open(ctx, &r.Cases[of[0]])
	if err != nil {
		return err
	}
	if src != nil {
		defer func() { err = errors.Join(err, src.Close()) }()
	}
	for _, i := range of {
		s, err := r.Ask(ctx, src, i)
		if err = errors.Join(err, ctx.Err()); err != nil {
			return fmt.Errorf("question %d: %w", i, err)
		}
		told(i, s)
	}
	return nil
}

// write writes what a case adds to the files.
func (r *Run) write(s *Score) error {
	if r.Predictions != nil && s.Line != nil {
		lines := json.NewEncoder(r.Predictions)
		lines.SetEscapeHTML(false)
		if err := lines.Encode(s.Line); err != nil {
			return err
		}
	}
	if r.Errors == nil {
		return nil
	}
	_, err := io.WriteString(r.Errors, s.Wrong)
	return err
}
