package model

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
)

const (
	// maxRun is the number of candidates that are run.
	maxRun = 40
	// emptyResultFactor is the factor for readings with empty results: people mostly ask about things that exist. On
	// WikiSQL's training questions, values from .05 to .2 calibrate the readings.
	emptyResultFactor = .1
)

// runCandidates runs the candidates, records their results, and returns a factor for each one's probability.
func (a *parseSession) runCandidates(candidates []parse.Candidate) []float64 {
	likely := make([]float64, len(candidates))
	for i := range likely {
		likely[i] = 1
	}
	if a.in.Prober == nil {
		return likely
	}
	n := min(len(candidates), maxRun)
	found, err := probe.All(a.unbounded, a.in.Prober, n, func(i int) *query.Query { return candidates[i].Query })
	if err != nil {
		return likely
	}
	for i, f := range found {
		switch {
		case f == nil && candidates[i].Query.Written != nil: // a written statement may read texts, which probes cannot do
		case f == nil || f.Rows == 0 || f.Null || f.Zero: // a query that cannot be run counts as empty
			likely[i] = emptyResultFactor
		}
		if f != nil {
			candidates[i].Result = f.Fingerprint
		}
	}
	return likely
}

// weighByResults updates the candidates' probabilities by their results: those with empty results lose to the others.
// If any result is empty, the confidence is in whole statements rather than in their parts.
func (a *parseSession) weighByResults(parsed *parse.Parsed, confidences map[string]float64) {
	likely := a.runCandidates(parsed.Candidates)
	parsed.Confidences = confidences
	if !slices.Contains(likely, emptyResultFactor) {
		return
	}
	before, after := 0.0, 0.0
	for i := range parsed.Candidates {
		c := &parsed.Candidates[i]
		before += c.P
		c.P *= likely[i]
		after += c.P
	}
	if after <= 0 || before <= 0 {
		return
	}
	scale := 1 / (after + max(0, 1-before)*after/before) // as if the other statements had found as much
	for i := range parsed.Candidates {
		parsed.Candidates[i].P *= scale
	}
	slices.SortStableFunc(parsed.Candidates, func(x, y parse.Candidate) int { return cmp.Compare(y.P, x.P) })
	parsed.Confidences = nil
}
