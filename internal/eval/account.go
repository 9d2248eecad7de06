package eval

import (
	"time"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/query"
)

// account accumulates the outcomes of an evaluation's examples.
type account struct {
	all                 tally
	components, results calibration
	kinds               map[query.Kind]*calibration
	times               []time.Duration
	skipped             int
	questions, waste    int
	left                int // users who ran out of patience
}

// asked counts the clarifications of an example.
func (a *account) asked(d *Decision) {
	a.questions, a.waste = a.questions+d.Questions, a.waste+d.Waste
	if d.Left {
		a.left++
	}
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
		Exits: float64(a.left) / of,
		Bins:  a.components.bins(), Sure: a.components.p, Right: a.components.right, Slices: map[string]Slice{},
		Kinds: map[string]float64{}}
	r.ECE, r.ECEResult = ECE(r.Bins), ECE(a.results.bins())
	for i, p := range a.results.p {
		r.Results = append(r.Results, errdetect.Scored{Sure: p, Right: a.results.right[i]})
	}
	r.Risk = Halved(r.Results)
	for k, c := range a.kinds {
		r.Kinds[string(k)] = ECE(c.bins())
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
