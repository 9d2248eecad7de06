package reader

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits on a summary.
const (
	maxSummarySentences = 3
	maxSummaryWords     = 70
)

// summarize returns up to three sentences that cover most of the text without repeating each other.
func (e *Embedded) summarize(d *document) verdict.Verdict {
	if len(d.sentences) == 0 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1}
	}
	weights := e.termWeights(d)
	var chosen []int
	parts := map[int]bool{}
	words := 0
	for len(chosen) < maxSummarySentences {
		best, bestScore := -1, 0.0
		for i := range d.sentences {
			s := &d.sentences[i]
			if n := len(s.words); n < 4 && len(d.sentences) > 3 || words > 0 && words+n > maxSummaryWords {
				continue
			}
			if score := novelty(s, weights, parts[s.part]); score > bestScore {
				best, bestScore = i, score
			}
		}
		if best < 0 {
			break
		}
		s := &d.sentences[best]
		chosen, words, parts[s.part] = append(chosen, best), words+len(s.words), true
		for _, t := range s.Tokens {
			delete(weights, t.Stem)
		}
	}
	if len(chosen) == 0 {
		chosen = []int{0}
	}
	quote := d.sentences[chosen[0]].Text
	slices.Sort(chosen)
	texts := make([]string, len(chosen))
	for i, c := range chosen {
		texts[i] = d.sentences[c].Text
	}
	return verdict.Verdict{Answer: strings.Join(texts, " "), Quote: quote, Confidence: .6}
}

// novelty returns how much a sentence adds to a summary. Sentences of parts that are already quoted have a lower score,
// so that a summary quotes several reviews.
func novelty(s *sentence, weights map[string]float64, isQuoted bool) float64 {
	score := 0.0
	for stem := range distinctStems(s.Tokens) {
		score += weights[stem]
	}
	if isQuoted {
		score *= .7
	}
	return score / math.Sqrt(float64(len(s.words))+8)
}

// termWeights returns the weights of stems, by rarity and the number of sentences with them.
func (e *Embedded) termWeights(d *document) map[string]float64 {
	counts := map[string]float64{}
	for i := range d.sentences {
		for stem := range distinctStems(d.sentences[i].Tokens) {
			counts[stem]++
		}
	}
	for stem, n := range counts {
		counts[stem] = math.Sqrt(n) * e.rarity.Information(stem)
	}
	return counts
}

func distinctStems(tokens []text.Token) map[string]bool {
	set := map[string]bool{}
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) {
			set[t.Stem] = true
		}
	}
	return set
}
