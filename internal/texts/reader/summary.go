package reader

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits of a summary.
const (
	summarySentences = 3
	summaryWords     = 70
)

// summary picks two or three sentences that cover most of the text without repeating each other. Since it only quotes,
// it says nothing that the text does not.
func (e *Embedded) summary(d *document) verdict.Verdict {
	if len(d.sentences) == 0 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1}
	}
	weights := e.termWeights(d)
	var chosen []int
	parts := map[int]bool{}
	words := 0
	for len(chosen) < summarySentences {
		best, bestScore := -1, 0.0
		for i := range d.sentences {
			s := &d.sentences[i]
			if n := len(s.words); n < 4 && len(d.sentences) > 3 || words > 0 && words+n > summaryWords {
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

// novelty returns how much a sentence adds to a summary. Parts already quoted count less, so that several of many
// reviews are quoted.
func novelty(s *sentence, weights map[string]float64, quoted bool) float64 {
	score := 0.0
	for stem := range distinct(s.Tokens) {
		score += weights[stem]
	}
	if quoted {
		score *= .7
	}
	return score / math.Sqrt(float64(len(s.words))+8)
}

// termWeights weights stems by the number of sentences they occur in; a stem that occurs once says
// little about the whole.
func (e *Embedded) termWeights(d *document) map[string]float64 {
	counts := map[string]float64{}
	for i := range d.sentences {
		for stem := range distinct(d.sentences[i].Tokens) {
			counts[stem]++
		}
	}
	for stem, n := range counts {
		counts[stem] = math.Sqrt(n) * e.rarity.Of(stem)
	}
	return counts
}

func distinct(tokens []text.Token) map[string]bool {
	set := map[string]bool{}
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) {
			set[t.Stem] = true
		}
	}
	return set
}
