package browse

import (
	"math"
	"slices"
	"sort"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// decision is a choice between options, most probable first. Decisions are independent of each other, so a query's
// probability is the product over its decisions.
type decision struct {
	options []option
	words   []string // content words that are unused if no option is applied
}

// option changes a query under construction; a nil apply leaves it unchanged.
type option struct {
	p     float64
	apply func(*query.Query)
}

// decideWhether adds a decision on whether to apply a change, with probability p.
func (a *searchReading) decideWhether(p float64, apply func(*query.Query)) {
	d := decision{options: []option{{p, apply}, {1 - p, nil}}}
	if p < .5 {
		d.options[0], d.options[1] = d.options[1], d.options[0]
	}
	a.decisions = append(a.decisions, d)
}

// decideBetween adds a decision between options, and scales down their probabilities if they sum to more than one; what
// is left is the probability that none is right.
func (a *searchReading) decideBetween(options ...option) {
	sum := 0.0
	for _, o := range options {
		sum += o.p
	}
	if sum > 1 {
		for i := range options {
			options[i].p /= sum
		}
	} else if sum < 1 {
		options = append(options, option{1 - sum, nil})
	}
	sort.SliceStable(options, func(i, j int) bool { return options[i].p > options[j].p })
	a.decisions = append(a.decisions, decision{options: options})
}

// where returns a function that adds a condition to a query.
func where(c query.Condition) func(*query.Query) {
	return func(q *query.Query) { addCondition(q, c) }
}

// addCondition adds a condition unless the query already has it, since people repeat themselves.
func addCondition(q *query.Query, c query.Condition) {
	if !slices.ContainsFunc(q.Where, c.Equals) {
		q.Where = append(q.Where, c)
	}
}

// unmetFactor is the factor by which each superlative without a column lowers the probability.
const unmetFactor = .4

// enumerate returns the most probable combinations of options that the constraints allow.
func (a *searchReading) enumerate(beam int, known query.Constraints) []parse.Candidate {
	options := make([][]float64, len(a.decisions))
	for i, d := range a.decisions {
		for _, o := range d.options {
			options[i] = append(options[i], o.p)
		}
	}
	var out []parse.Candidate
	// Constraints may rule out almost everything: try many more combinations than the beam before giving up.
	parse.Combine(options, 60*beam, func(taken []uint8, p float64) bool {
		if q := a.build(taken); known.Allow(q) {
			out = append(out, parse.Candidate{Query: q, P: a.p * p * math.Pow(unmetFactor, float64(len(a.unmet))),
				Unused: a.unused(taken)})
		}
		return len(out) < beam
	})
	return out
}

// unused returns the content words that no applied option uses.
func (a *searchReading) unused(taken []uint8) []string {
	out := slices.Clone(a.unmet)
	for i, k := range taken {
		if d := a.decisions[i]; d.options[k].apply == nil {
			out = append(out, d.words...)
		}
	}
	return out
}

func (a *searchReading) build(taken []uint8) *query.Query {
	q := &query.Query{From: query.From{Tables: []string{a.table.Name}}}
	for i, k := range taken {
		if apply := a.decisions[i].options[k].apply; apply != nil {
			apply(q)
		}
	}
	a.finish(q)
	return q
}
