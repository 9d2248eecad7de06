package reader

import (
	"math"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// spanOf answers a question with the best span by the trained weights. Its probability is relative to the other
// candidates, not that any is an answer.
func (e *Embedded) spanOf(q *question, d *document) (*candidate, float64) {
	candidates := e.candidates(q, d)
	if len(candidates) == 0 {
		return nil, 0
	}
	scores := make([]float64, len(candidates))
	top := math.Inf(-1)
	for i := range candidates {
		scores[i] = e.spans.score(candidates[i].features)
		top = math.Max(top, scores[i])
	}
	order := retrieve.BestFirst(scores)
	sum := 0.0
	for i := range scores {
		scores[i] = math.Exp(scores[i] - top)
		sum += scores[i]
	}
	return expected(candidates, scores, order, sum)
}

// expected picks the span with the highest expected word overlap with the right answer: among overlapping spans, the
// middle one is safest.
func expected(candidates []candidate, p []float64, order []int, sum float64) (*candidate, float64) {
	n := min(20, len(order))
	var best *candidate
	bestScore, chance := -1.0, 0.0
	for a := range n {
		i := order[a]
		score := .3 * p[i]
		mass := 0.0
		for b := range n {
			j := order[b]
			s := shared(&candidates[i], &candidates[j])
			score += p[j] * s
			if s > .6 {
				mass += p[j]
			}
		}
		if score > bestScore {
			best, bestScore, chance = &candidates[i], score, mass/sum
		}
	}
	return best, chance
}

// shared is the word overlap of two spans, from 0 to 1, without articles.
func shared(a, b *candidate) float64 {
	if a.sentence == b.sentence && (a.to <= b.from || b.to <= a.from) {
		return 0
	}
	return WordF1(Normal(a.text()), Normal(b.text()))
}

// WordF1 is the word overlap of two normalised answers, from 0 to 1.
func WordF1(a, b string) float64 {
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x)+len(y) == 0 {
		return 1
	}
	counts := map[string]int{}
	for _, w := range x {
		counts[w]++
	}
	n := 0
	for _, w := range y {
		if counts[w] > 0 {
			counts[w]--
			n++
		}
	}
	return 2 * float64(n) / float64(len(x)+len(y))
}

// Normal normalises an answer for comparison: lower case, without articles and punctuation.
func Normal(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsSpace(r) {
			b.WriteRune(r)
		}
	}
	words := strings.Fields(b.String())
	kept := words[:0]
	for _, w := range words {
		if w != "a" && w != "an" && w != "the" {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, " ")
}
