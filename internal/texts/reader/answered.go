package reader

import (
	"math"
)

// The span finder always finds one. Whether it is an answer at all is learnt separately: from questions about their own
// paragraph, and about one of another article, with span weights trained on neither.

const answeredBits = 8

// leastAnswered is the minimum probability that a text answers at all for its best span to be returned.
const leastAnswered = .5

// Feature numbers of a whole text.
const (
	aAlways = iota
	aTop
	aUnion
	aSecond
	aScore
	aScoreTop
	aChance
	aTerms
	aLength
	aWh
)

// answeredFeatures measure how much of the question a text covers, and how much its best span stands
// out.
func (e *Embedded) answeredFeatures(q *question, d *document, m *logistic) []feature {
	w := e.wanted(q)
	order, overlap := e.bySharing(w, d)
	top, second := 0.0, 0.0
	if len(order) > 0 {
		top = overlap[order[0]]
	}
	if len(order) > 1 {
		second = overlap[order[1]]
	}
	held := map[string]float64{}
	for i := range d.sentences {
		for k := range d.sentences[i].Tokens {
			if term, x := w.like(d.sentences[i].Tokens[k].Stem); x > held[term] {
				held[term] = x
			}
		}
	}
	union := 0.0
	for _, x := range held {
		union += x / w.total
	}
	best, sum := math.Inf(-1), 0.0
	candidates := e.candidates(q, d)
	scores := make([]float64, len(candidates))
	for i := range candidates {
		scores[i] = m.score(candidates[i].features)
		best = max(best, scores[i])
	}
	for _, s := range scores {
		sum += math.Exp(s - best)
	}
	if len(candidates) == 0 {
		best, sum = -10, 1
	}
	out := []feature{{aAlways, 1}, {aTop, float32(top)}, {aUnion, float32(union)}, {aSecond, float32(second)},
		{aScore, float32(best / 10)},
		{aScoreTop, float32(best / 10 * top)}, {aChance, float32(1 / sum)}, {aTerms, float32(len(w.terms)) / 10},
		{aLength, float32(math.Log1p(float64(len(d.sentences))))}}
	return append(out, feature{aWh + w.wh%(1<<answeredBits-aWh), 1})
}
