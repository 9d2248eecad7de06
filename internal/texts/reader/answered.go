package reader

import (
	"math"

	"github.com/ask-surely/surely/internal/texts/verdict"
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

// trainAnswered trains the classifier of answerable questions. Spans are scored by a model trained on the other half of
// the groups, since a model is overconfident on its training data.
func (e *Embedded) trainAnswered(set []SpanExample, cases []spanCase, seed int64) []float32 {
	half := func(group string) uint32 { return hash32(group) >> 7 & 1 }
	var weighers [2]*logistic
	for h := range weighers {
		var others []spanCase
		for i := range cases {
			if x := &set[cases[i].of]; x.Undivided || half(x.Group) != uint32(h) {
				others = append(others, cases[i])
			}
		}
		weighers[h] = trainSpans(others, 2, 2, seed)
	}
	var own []*SpanExample
	for i := range set {
		if !set[i].Undivided {
			own = append(own, &set[i])
		}
	}
	var examples []example
	add := func(x *SpanExample, body string, yes bool) {
		q := parseQuestion(e.lexicon, x.Question, verdict.Text)
		f := e.answeredFeatures(q, analyse(e.lexicon, []string{body}), weighers[half(x.Group)])
		examples = append(examples, example{features: f, yes: yes, weight: 1})
	}
	for i, x := range own {
		add(x, x.Text, true)
		for far := 1; far < len(own); far++ {
			if other := own[(i+far*37)%len(own)]; other.Group != x.Group {
				add(x, other.Text, false)
				break
			}
		}
	}
	return fit{bits: answeredBits, epochs: 20, rate: .2, pull: 1e-4, seed: seed, rounds: 3}.train(examples).weights
}
