package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/learn"
)

// Run is one evaluation.
type Run struct {
	Dataset string
	Cases   []Case
	Workers int // number of sources at a time; 0: one
	// Open opens a case's data; the source is nil if the data is missing.
	Open func(ctx context.Context, c *Case) (*Source, error)
	// Ask asks a case and scores the outcome. Without a source it returns the score of a case whose data is missing.
	Ask func(ctx context.Context, src *Source, i int) (*Score, error)
	// Watch is called with every example once it is scored, concurrently; blocking pauses the evaluation.
	Watch func(Seen)

	Predictions io.Writer // a line per example, for rescoring; may be nil
	Errors      io.Writer // wrong predictions, for people to read; may be nil
	Progress    func(done, all int)
}

// Score holds what a case adds to the report.
type Score struct {
	Skipped        bool
	Figures        []Figure
	Slices         map[string][]Figure // figures of the report's slices that the case belongs to
	Line           any                 // a line for the predictions file
	ErrorText      string              // text for the errors file
	Durations      []time.Duration
	FallbackReason string             // why the language model was not used
	Result         *errdetect.Scored  // the confidence in the result; nil: none to count
	Components     []errdetect.Scored // the confidence in each component of the query
	Seen           *Seen
}

// Seen is the outcome of an example, for watchers of an evaluation.
type Seen struct {
	Prediction
	Question string  `json:"question"`
	Want     string  `json:"want"`  // the gold, as SUQL if possible
	Right    bool    `json:"right"` // the result equals the gold's
	Match    bool    `json:"match"` // the query equals the gold
	Sure     float64 `json:"sure"`
}

// Run asks every case and returns the report.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	scores := make([]*Score, len(r.Cases))
	done, lock := 0, sync.Mutex{}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(max(1, r.Workers))
	for _, indexes := range bySource(r.Cases) {
		g.Go(contain.Err("evaluate questions", func() error {
			return r.askSource(ctx, indexes, func(i int, s *Score) {
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
		sizes: map[string]int{}, fallbackReasons: map[string]int{}}
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

// askSource asks the cases of one source.
func (r *Run) askSource(ctx context.Context, indexes []int, scored func(int, *Score)) (err error) {
	src, err := r.Open(ctx, &r.Cases[indexes[0]])
	if err != nil {
		return err
	}
	if src != nil {
		defer func() { err = errors.Join(err, src.Close()) }()
	}
	for _, i := range indexes {
		s, err := r.Ask(ctx, src, i)
		if err = errors.Join(err, ctx.Err()); err != nil {
			return fmt.Errorf("question %d: %w", i, err)
		}
		scored(i, s)
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
	_, err := io.WriteString(r.Errors, s.ErrorText)
	return err
}

// Figure is a mean: a sum, divided by the sum of Of, or by the number of examples if that is 0.
type Figure struct {
	Name    string
	Sum, Of float64
}

// fractionOfAll returns a fraction of all examples; a skipped one counts as wrong.
func fractionOfAll(name string, holds bool) Figure { return Figure{Name: name, Sum: number(holds)} }

// fractionOfSome returns a fraction of the examples that have the figure.
func fractionOfSome(name string, holds bool) Figure { return Figure{name, number(holds), 1} }

func number(holds bool) float64 {
	if holds {
		return 1
	}
	return 0
}

// figures are sums by name.
type figures map[string]Figure

func (all figures) add(more []Figure) {
	for _, f := range more {
		all[f.Name] = Figure{f.Name, all[f.Name].Sum + f.Sum, all[f.Name].Of + f.Of}
	}
}

// means returns the values of the figures over n examples.
func (all figures) means(n int) map[string]any {
	out := map[string]any{}
	for name, f := range all {
		if f.Of == 0 {
			f.Of = float64(max(n, 1))
		}
		out[name] = f.Sum / f.Of
	}
	return out
}

// Report is the result of an evaluation.
type Report struct {
	Dataset    string
	Examples   int
	Skipped    int
	Settings   map[string]any
	Results    []errdetect.Scored // the confidence in every result
	Components []errdetect.Scored // the confidence in every component of the queries

	figures         figures
	slices          map[string]figures
	sizes           map[string]int // numbers of examples by slice
	fallbackReasons map[string]int
	times           []time.Duration
}

func (r *Report) add(s *Score) {
	if s.Skipped {
		r.Skipped++
	}
	r.figures.add(s.Figures)
	for name, more := range s.Slices {
		if r.slices[name] == nil {
			r.slices[name] = figures{}
		}
		r.slices[name].add(more)
		r.sizes[name]++
	}
	if s.FallbackReason != "" {
		r.fallbackReasons[s.FallbackReason]++
	}
	if s.Result != nil {
		r.Results = append(r.Results, *s.Result)
	}
	r.Components = append(r.Components, s.Components...)
	r.times = append(r.times, s.Durations...)
}

// Value returns a figure by its name; 0 if there is none.
func (r *Report) Value(name string) float64 {
	value, _ := r.figures.means(r.Examples)[name].(float64)
	return value
}

// bins is the number of bins for calibration errors.
const bins = 15

// calibrate adds the calibration error of components, and of results.
func (r *Report) calibrate(to map[string]any) {
	for name, all := range map[string][]errdetect.Scored{"ece": r.Components, "ece_result": r.Results} {
		var p []float64
		var right []bool
		for _, x := range all {
			p, right = append(p, x.Confidence), append(right, x.Right)
		}
		if len(all) > 0 {
			to[name] = learn.ECE(learn.Bins(p, right, bins))
		}
	}
}

// MarshalJSON writes the report as one object.
func (r *Report) MarshalJSON() ([]byte, error) {
	out := r.figures.means(r.Examples)
	out["dataset"], out["examples"], out["skipped"], out["settings"] = r.Dataset, r.Examples, r.Skipped, r.Settings
	r.calibrate(out)
	out["us_per_parse"] = 0.
	if slices.Sort(r.times); len(r.times) > 0 {
		out["us_per_parse"] = float64(r.times[len(r.times)/2].Nanoseconds()) / 1000
	}
	if len(r.fallbackReasons) > 0 {
		out["instead"] = r.fallbackReasons
	}
	means := map[string]map[string]any{}
	for name, figures := range r.slices {
		means[name] = figures.means(r.sizes[name])
		means[name]["n"] = r.sizes[name]
	}
	if len(means) > 0 {
		out["slices"] = means
	}
	return json.Marshal(out)
}
