package eval

import (
	"context"
	"time"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
)

// Case is a benchmark question with its judge.
type Case struct {
	Example
	Want  string // the gold, for display
	Judge func(ctx context.Context, d *Decision) (Judged, error)
}

// Judged is the judgement of a decision.
type Judged struct {
	score
	Skipped bool             // the gold cannot be run; counts as wrong
	Talk    bool             // no query was required, or none was made
	Query   any              // in the benchmark's own form
	Slices  map[string]score // slices of the report it belongs to
	Wrong   string           // entry for the error file, if any
}

// score says which parts of an example were right.
type score struct{ qm, ex, values bool }

// group is the questions about one database, which is open only while they are asked.
type group struct {
	of   []int // their numbers
	open func(ctx context.Context) (put, func() error, error)
}

// put makes a case of a question.
type put func(ctx context.Context, i int) (*Case, error)

// runner asks questions and sums up the outcomes.
type runner struct {
	dataset string
	workers int
	decide  Decide // nil: Best
	watch   Watch
	output.Files
}

// judged is the outcome of a question; its case is nil if its database is missing.
type judged struct {
	*Case
	Judged
	decision Decision
	took     time.Duration
}

// run evaluates n questions.
func (r *runner) run(ctx context.Context, n int, groups []group) (*Report, error) {
	if r.decide == nil {
		r.decide = Best
	}
	all := make([]judged, n)
	var list []output.Group
	for _, of := range groups {
		list = append(list, output.Group{Of: of.of, Open: func(ctx context.Context) (func(context.Context, int) error,
			func() error, error) {
			each, closes, err := of.open(ctx)
			if each == nil || err != nil {
				return nil, nil, err
			}
			return func(ctx context.Context, i int) error { return r.one(ctx, each, i, &all[i]) }, closes, nil
		}})
	}
	if err := r.Each(ctx, n, r.workers, list); err != nil {
		return nil, err
	}
	a := account{slices: map[string]*tally{}, instead: map[string]int{}}
	for i := range all {
		if err := a.add(i, &all[i], &r.Files); err != nil {
			return nil, err
		}
	}
	return a.report(r.dataset, n), nil
}

// one decides and judges one question.
func (r *runner) one(ctx context.Context, of put, i int, m *judged) error {
	c, err := of(ctx, i)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return err
	}
	m.Case = c
	start := time.Now()
	m.decision, err = r.decide(ctx, c.Example)
	m.took = time.Since(start)
	if err != nil {
		return err
	}
	if m.Judged, err = c.Judge(ctx, &m.decision); err != nil {
		return err
	}
	r.watch.seen(i, c.Input.Question, c.Want, &m.decision, m.ex || m.values, m.qm)
	return ctx.Err()
}

// account accumulates the outcomes of an evaluation's examples.
type account struct {
	all                 tally
	slices              map[string]*tally
	components, results calibration
	kinds               map[query.Kind]*calibration
	times               []time.Duration
	skipped             int
	questions, waste    int
	left                int // users who ran out of patience
	instead             map[string]int
}

// add adds an example, and writes its prediction.
func (a *account) add(i int, m *judged, files *output.Files) error {
	d := &m.decision
	a.all.add(m.score)
	p := d.prediction(i)
	p.Query = m.Query
	if m.Case == nil || m.Skipped {
		a.skipped++
	}
	if m.Case != nil {
		a.times = append(a.times, m.took)
		a.questions, a.waste = a.questions+d.Questions, a.waste+d.Waste
		if d.Left {
			a.left++
		}
		if d.Instead != "" {
			a.instead[d.Instead]++
		}
	}
	for name, s := range m.Slices {
		if a.slices[name] == nil {
			a.slices[name] = &tally{}
		}
		a.slices[name].add(s)
	}
	if m.Case != nil && !m.Skipped && !m.Talk {
		a.sure(d, m.Gold, m.ex)
	}
	if err := files.Predict(p); err != nil || m.Wrong == "" {
		return err
	}
	return files.Wrong("%s", m.Wrong)
}

// sure records the confidence in a decision's components and result, and whether they are right. gold may be nil.
func (a *account) sure(d *Decision, gold *query.Query, ex bool) {
	a.results.add(d.Sure, ex)
	for _, c := range d.Components {
		right := gold != nil && talk.Has(gold, c.Component)
		a.components.add(c.P, right)
		if a.kinds == nil {
			a.kinds = map[query.Kind]*calibration{}
		}
		if a.kinds[c.Component.Kind] == nil {
			a.kinds[c.Component.Kind] = &calibration{}
		}
		a.kinds[c.Component.Kind].add(c.P, right)
	}
}

// report is the sum over n examples.
func (a *account) report(dataset string, n int) *Report {
	s, of := a.all.slice(), float64(max(1, n))
	r := &Report{Dataset: dataset, Examples: n, Skipped: a.skipped, AccQM: s.AccQM, AccEx: s.AccEx, AccValues: s.AccValues,
		AvgQuestions: float64(a.questions) / of, QRight: float64(a.waste) / float64(max(1, a.questions)),
		Exits: float64(a.left) / of, Instead: a.instead,
		Bins: a.components.bins(), Sure: a.components.p, Right: a.components.right, Slices: map[string]Slice{},
		Kinds: map[string]float64{}}
	for name, t := range a.slices {
		r.Slices[name] = t.slice()
	}
	r.ECE, r.ECEResult = learn.ECE(r.Bins), learn.ECE(a.results.bins())
	for i, p := range a.results.p {
		r.Results = append(r.Results, errdetect.Scored{Sure: p, Right: a.results.right[i]})
	}
	r.Risk = Halved(r.Results)
	for k, c := range a.kinds {
		r.Kinds[string(k)] = learn.ECE(c.bins())
	}
	r.Microseconds = output.Median(a.times)
	return r
}

// risks are the error rates at which the detector risk is measured, on halves random halves.
var risks = []float64{.05, .1, .2}

const halves = 20

// Halved measures the detector risk when it is calibrated on one half of the results and tested on the other.
func Halved(results []errdetect.Scored) []errdetect.Kept {
	c := errdetect.Calibration{Scores: results}
	var out []errdetect.Kept
	for _, e := range risks {
		out = append(out, c.Halves(e, halves, 1))
	}
	return out
}

// together groups items by key, ordered by first occurrence.
func together[T any](list []T, key func(T) string) [][]T {
	var out [][]T
	for _, group := range output.Groups(list, key) {
		var of []T
		for _, i := range group {
			of = append(of, list[i])
		}
		out = append(out, of)
	}
	return out
}

// Seen is the outcome of an example, for watchers of an evaluation.
type Seen struct {
	Index     int     `json:"index"`
	Question  string  `json:"question"`
	Want      string  `json:"want"` // the gold, as SUQL if possible
	SUQL      string  `json:"suql"`
	Right     bool    `json:"right"` // the result is the gold's
	Match     bool    `json:"match"` // so is the query
	Sure      float64 `json:"sure"`
	Questions int     `json:"questions"`
	Turns     []Turn  `json:"turns"`
}

// Watch is called with every example once it is judged, concurrently. The evaluation waits for it: blocking pauses the
// evaluation.
type Watch func(Seen)

// seen notifies the watcher, if any.
func (w Watch) seen(index int, question, want string, d *Decision, right, match bool) {
	if w == nil {
		return
	}
	p := d.prediction(index)
	w(Seen{Index: index, Question: question, Want: want, SUQL: p.SUQL, Right: right, Match: match, Sure: d.Sure,
		Questions: p.Questions, Turns: p.Turns})
}

// calibrationBins is the number of bins that calibration is measured with.
const calibrationBins = 15

// calibration collects predictions.
type calibration struct {
	p     []float64
	right []bool
}

func (c *calibration) add(p float64, right bool) {
	c.p, c.right = append(c.p, p), append(c.right, right)
}

func (c *calibration) bins() []learn.Bin { return learn.Bins(c.p, c.right, calibrationBins) }
