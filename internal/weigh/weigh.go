// Package weigh turns what a parser proposes, and what speaks for and against it, into probabilities. It is the one
// calibration of whole readings: nothing before it rescales them for what they leave out, and nothing after it does.
package weigh

import (
	"cmp"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/read/parse"
)

// weights are the weights of the evidence, as logarithms of factors of a reading's share, and those of "something
// else".
type weights struct {
	omitted  float64 // of each part of the question that a reading must use and does not
	uncalled float64 // of a state for which no word of the question calls
	rival    float64 // of a reading made from another one, beside how well it fits
	chosen   float64 // of each earlier choice that it agrees with, less those against it
	rest     float64 // of "something else", as are the others:
	power    float64 // the power of its share
	unused   float64 // of each word that the first reading leaves out
}

// fitted are the weights that training/weigh/fit.py finds on questions of authors that no reader learnt from. chosen is
// not fitted: what somebody has chosen before is meant again in eight of nine cases.
var fitted = weights{omitted: -.61, uncalled: -1.98, rival: -.26, chosen: math.Log(8), rest: -1.75, power: .21,
	unused: .27}

// Weigh sets the probabilities of a question's readings, and of "something else".
func Weigh(parsed *parse.Parsed) {
	w := fitted
	if parsed.Confidences != nil { // a model's own probabilities of whole statements are calibrated
		w.rest, w.power, w.unused = 0, 1, 0
	}
	rest := 1.0
	best, total := -1, 0.0
	for i := range parsed.Candidates {
		c := &parsed.Candidates[i]
		e := c.Evidence
		rest -= e.Share
		c.P = math.Exp(w.logFactor(e)) * max(e.Share, e.RivalShare*math.Exp(w.rival)*e.Rival)
		total += c.P
		if best < 0 || c.P > parsed.Candidates[best].P {
			best = i
		}
	}
	if best < 0 {
		return
	}
	rest = w.restOf(max(rest, parsed.Else), len(parsed.Candidates[best].Unused))
	for i := range parsed.Candidates {
		parsed.Candidates[i].P /= total + rest
	}
	parsed.Else = rest / (total + rest)
	if parsed.Confidences == nil {
		slices.SortStableFunc(parsed.Candidates, func(a, b parse.Candidate) int { return cmp.Compare(b.P, a.P) })
	}
}

// least is the least share whose logarithm is taken.
const least = 1e-6

// logFactor returns the logarithm of the factor of a reading's share.
func (w *weights) logFactor(e parse.Evidence) float64 {
	x := w.omitted*float64(e.Omitted) + w.chosen*float64(e.Chosen)
	if e.Uncalled {
		x += w.uncalled
	}
	return x
}

// restOf returns the weight of "something else" of some share, where the first reading leaves out some words.
func (w *weights) restOf(share float64, unused int) float64 {
	return math.Exp(w.rest + w.power*math.Log(max(share, least)) + w.unused*float64(unused))
}
