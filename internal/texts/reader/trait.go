package reader

import (
	"math"

	"github.com/ask-surely/surely/internal/words/lexicon"
)

// trait is how much a text's cues alone lean to one side of an aspect, from -1 (no) to 1.
type trait struct {
	aspect *lexicon.Aspect
	lean   float32
}

// traitsOf estimates what kind of thing a text is about, by how it leans on every aspect that it mentions. The kind of
// place helps with ambiguous cues ("her ring on my hand": about noise?), which candles, bookings and high prices make
// clearer.
func (d *document) traitsOf(l *lexicon.Lexicon) []trait {
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

// minShowing is the number of sentences a text needs to show what kind of thing it is about; with fewer, traits count
// less.
const minShowing = 15

// traitFeatures adds the kind of thing a text is about as evidence for yes or no. Long texts say
// enough about the aspect itself.
func (e *Embedded) traitFeatures(a *lexicon.Aspect, d *document) []feature {
	if len(d.sentences) > manySentences {
		return nil
	}
	var out []feature
	share := min(1, float32(len(d.sentences))/minShowing)
	for _, t := range d.traits() {
		if t.aspect.ID != a.ID {
			out = append(out, feature{hashed("trait", a.Name, t.aspect.Name), share * t.lean})
		}
	}
	return out
}
