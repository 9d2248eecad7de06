package model

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
)

const (
	// mostLooked is the number of candidates that are run.
	mostLooked = 40
	// emptyHanded is the factor for readings without results: people mostly ask about what exists. On WikiSQL's
	// training questions, values from .05 to .2 calibrate the readings.
	emptyHanded = .1
)

// look runs the candidates and records their results. It returns the factors for their probabilities.
func (a *asking) look(candidates []parse.Candidate) []float64 {
	likely := make([]float64, len(candidates))
	for i := range likely {
		likely[i] = 1
	}
	if a.in.Prober == nil {
		return likely
	}
	n := min(len(candidates), mostLooked)
	found, err := probe.All(a.whole, a.in.Prober, n, func(i int) *query.Query { return candidates[i].Query })
	if err != nil {
		return likely
	}
	for i, f := range found {
		switch {
		case f == nil && candidates[i].Query.Written != nil: // it may read texts, which probes do not
		case f == nil || f.Rows == 0 || f.Null || f.Zero: // what cannot be run finds nothing
			likely[i] = emptyHanded
		}
		if f != nil {
			candidates[i].Result = f.Fingerprint
		}
	}
	return likely
}

// weighed updates the probabilities of the candidates and their components by the candidates' results: those with the
// same result are one, so that nobody is asked about a difference that makes none. The most probable candidate becomes
// the first.
func (a *asking) weighed(parsed *parse.Parsed, local map[string]float64) {
	likely := a.look(parsed.Candidates)
	parsed.Local = local
	same := sameResult(parsed.Candidates)
	merged := len(same) > len(slices.Compact(slices.Sorted(slices.Values(same))))
	if !merged && !slices.Contains(likely, emptyHanded) {
		return
	}
	before, after := newMass(), newMass()
	first := parsed.Candidates[0].P
	for i := range parsed.Candidates {
		c := &parsed.Candidates[i]
		before.add(c.Query, c.P)
		c.P *= likely[i]
		after.add(parsed.Candidates[same[i]].Query, c.P)
	}
	// What was not enumerated changes like the candidates after the first.
	rest := max(0, 1-before.total)
	left := rest
	if others := before.total - first; others > 0 {
		left *= (after.total - parsed.Candidates[0].P) / others
	}
	total := after.total + left
	if total <= 0 || after.total <= 0 {
		return
	}
	parsed.Local = map[string]float64{}
	for id, p := range after.of {
		share := parse.Kindred * p / after.total // of what was not enumerated
		if was, ok := local[id]; ok && rest > 0 {
			share = min(max((was-before.of[id])/rest, 0), 1)
		}
		parsed.Local[id] = (p + share*left) / total
	}
	var out []parse.Candidate
	for i, c := range parsed.Candidates {
		c.P /= total
		if at := same[i]; at < i {
			out[same[at]].P += c.P
			continue
		}
		same[i] = len(out)
		out = append(out, c)
	}
	slices.SortStableFunc(out, func(x, y parse.Candidate) int { return cmp.Compare(y.P, x.P) })
	parsed.Candidates = out
}

// sameResult is for each candidate the first with the same result.
func sameResult(candidates []parse.Candidate) []int {
	out, first := make([]int, len(candidates)), map[string]int{}
	for i, c := range candidates {
		out[i] = i
		if at, ok := first[c.Result]; ok && c.Result != "" {
			out[i] = at
		} else {
			first[c.Result] = i
		}
	}
	return out
}

// mass is the probability of queries, and of each component by id.
type mass struct {
	total float64
	of    map[string]float64
}

func newMass() *mass { return &mass{of: map[string]float64{}} }

func (m *mass) add(q *query.Query, p float64) {
	m.total += p
	seen := map[string]bool{}
	for _, c := range query.Components(q) {
		if id := c.ID(); !seen[id] {
			seen[id] = true
			m.of[id] += p
		}
	}
}
