package reader

import (
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// spanQuestion is a question prepared for finding spans.
type spanQuestion struct {
	wh    uint32             // hash of the question word
	focus uint32             // hash of question.focus
	terms map[string]float64 // rarity weights of the stems of its content words
	heads map[string]string  // terms by their first letters
	total float64
}

// headLength is the number of first letters that forms of a word share.
const headLength = 5

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
		w.terms[t.Stem] = e.rarity.Information(t.Stem)
		w.total += w.terms[t.Stem]
		if len(t.Stem) >= headLength {
			w.heads[t.Stem[:headLength]] = t.Stem
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

// similarTerm returns the question's term that equals or resembles a stem, and its weight.
func (w *spanQuestion) similarTerm(stem string) (string, float64) {
	if x, ok := w.terms[stem]; ok {
		return stem, x
	}
	if len(stem) >= headLength {
		if term, ok := w.heads[stem[:headLength]]; ok {
			return term, .7 * w.terms[term]
		}
	}
	return "", 0
}

// coverage returns the share of the question's words in several sentences together.
func (w *spanQuestion) coverage(sentences ...sentence) float64 {
	covered, share := map[string]float64{}, 0.0
	for i := range sentences {
		for k := range sentences[i].Tokens {
			if term, x := w.similarTerm(sentences[i].Tokens[k].Stem); x > covered[term] {
				share += (x - covered[term]) / w.total
				covered[term] = x
			}
		}
	}
	return share
}

// sentencesByShare returns the indexes of the sentences in descending order of coverage, and the coverage of each.
func (w *spanQuestion) sentencesByShare(d *document) ([]int, []float64) {
	shares := make([]float64, len(d.sentences))
	for i := range d.sentences {
		shares[i] = w.coverage(d.sentences[i])
	}
	return retrieve.BestFirst(shares), shares
}
