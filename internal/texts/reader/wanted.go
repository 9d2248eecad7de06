package reader

import (
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// spanQuestion is what a question requires of its span.
type spanQuestion struct {
	wh    uint32             // hash of the question word
	focus uint32             // hash of the stem of the noun asked for
	terms map[string]float64 // rarity weights of the stems of its content words
	heads map[string]string  // terms by their first letters
	total float64
}

// headLetters is the number of first letters by which two stems count as forms of one word.
const headLetters = 5

func (e *Embedded) spanQuestion(q *question) *spanQuestion {
	w := &spanQuestion{wh: hashWord(q.wh), focus: hashWord(q.focus), terms: map[string]float64{},
		heads: map[string]string{},
		total: 1e-6}
	for _, t := range q.tokens {
		if !t.Word || text.Stop(t.Lower) || t.Lower == "many" || t.Lower == "much" || t.Lower[0] == '\'' {
			continue
		}
		if _, ok := w.terms[t.Stem]; ok {
			continue
		}
		w.terms[t.Stem] = e.rarity.Of(t.Stem)
		w.total += w.terms[t.Stem]
		if len(t.Stem) >= headLetters {
			w.heads[t.Stem[:headLetters]] = t.Stem
		}
	}
	return w
}

func hashWord(s string) uint32 {
	if s == "" {
		return 0
	}
	return text.Hash32(s)
}

// like returns the question's term that a stem equals or resembles, and its weight.
func (w *spanQuestion) like(stem string) (string, float64) {
	if x, ok := w.terms[stem]; ok {
		return stem, x
	}
	if len(stem) >= headLetters {
		if term, ok := w.heads[stem[:headLetters]]; ok {
			return term, .7 * w.terms[term]
		}
	}
	return "", 0
}

// share returns the question's share in several sentences together.
func (w *spanQuestion) share(sentences ...sentence) float64 {
	held, share := map[string]float64{}, 0.0
	for i := range sentences {
		for k := range sentences[i].Tokens {
			if term, x := w.like(sentences[i].Tokens[k].Stem); x > held[term] {
				share += (x - held[term]) / w.total
				held[term] = x
			}
		}
	}
	return share
}

// bySharing orders the sentences by the question's share in them.
func (w *spanQuestion) bySharing(d *document) ([]int, []float64) {
	shares := make([]float64, len(d.sentences))
	for i := range d.sentences {
		shares[i] = w.share(d.sentences[i])
	}
	return retrieve.BestFirst(shares), shares
}
