package reader

import (
	"math"

	"github.com/ask-surely/surely/internal/words/lexicon"
)

// trait is which way a text leans on one aspect, from -1 (no) to 1, by its cues alone.
type trait struct {
	aspect *lexicon.Aspect
	lean   float32
}

// traitsBut finds what kind of thing a text is about: its leaning on every aspect that it says anything of, phrases
// in deaf left out. Places come in kinds, and what is doubtful by itself ("her ring on my hand", said of the noise?) is
// less so where candles, bookings and high prices stand beside it.
func (d *document) traitsBut(l *lexicon.Lexicon, deaf unheard) []trait {
	sums := make([]float64, len(l.Aspects))
	for i := range d.sentences {
		l.AllHits(d.sentences[i].words, func(a *lexicon.Aspect, hits []lexicon.Hit) {
			for _, h := range hits {
				if h.Topic || deaf[a.Name][h.Phrase] {
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

// showing is how many sentences a text needs to show what kind of thing it is about; of fewer, traits count less.
const showing = 15

// traitFeatures notices the kind of thing a text is about, for telling yes from no to what is asked of it. A long one
// says enough of the aspect itself.
func (e *Embedded) traitFeatures(a *lexicon.Aspect, d *document) []feature {
	if len(d.sentences) > manySentences {
		return nil
	}
	var out []feature
	share := min(1, float32(len(d.sentences))/showing)
	traits := d.traits
	if e.unheard != nil {
		traits = func() []trait { return d.traitsBut(e.lexicon, e.unheard) }
	}
	for _, t := range traits() {
		if t.aspect.ID != a.ID {
			out = append(out, feature{hashed("trait", a.Name, t.aspect.Name), share * t.lean})
		}
	}
	return out
}
