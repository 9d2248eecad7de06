package reader

import (
	"math"

	"github.com/ask-surely/surely/internal/words/lexicon"
)

// trait is a text's lean on an aspect by its cues alone, from -1 (no) to 1.
type trait struct {
	aspect *lexicon.Aspect
	lean   float32
}

// computeTraits returns a text's traits for every aspect with cues. They show what kind of thing the text is about,
// which helps with ambiguous cues: candles, bookings and high prices suggest a quiet restaurant.
func (d *document) computeTraits(l *lexicon.Lexicon) []trait {
	sums := make([]float64, len(l.Aspects))
	for i := range d.sentences {
		l.AllHits(d.sentences[i].words, func(a *lexicon.Aspect, hits []lexicon.Hit) {
			for _, h := range hits {
				if h.Topic {
					continue
				}
				weight := 1.0
				if h.Weak {
					weight = .5
				}
				if !h.Yes {
					weight = -weight
				}
				sums[a.ID] += weight
			}
		})
	}
	var traits []trait
	for i, sum := range sums {
		if sum != 0 {
			traits = append(traits, trait{l.Aspects[i], float32(math.Tanh(sum))})
		}
	}
	return traits
}

// minTraitSentences is the number of sentences from which traits have full weight.
const minTraitSentences = 15

// traitFeatures returns a text's traits on other aspects as features. Long texts have enough information on the aspect
// itself.
func (e *Embedded) traitFeatures(a *lexicon.Aspect, d *document) []feature {
	if len(d.sentences) > manySentences {
		return nil
	}
	var out []feature
	share := min(1, float32(len(d.sentences))/minTraitSentences)
	for _, t := range d.traits() {
		if t.aspect.ID != a.ID {
			out = append(out, feature{featureHash("trait", a.Name, t.aspect.Name), share * t.lean})
		}
	}
	return out
}
