package reader

import "github.com/ask-surely/surely/internal/words/text"

// Limits on answer candidates.
const (
	spanSentences = 5 // per text, those most similar to the question
	spanWords     = 9
)

// candidate is a span of a sentence that may be the answer.
type candidate struct {
	sentence *sentence
	from, to int // byte range in the sentence
	features []feature
}

func (c *candidate) text() string { return c.sentence.Text[c.from:c.to] }

// candidates returns the spans that may answer the question, with their features.
func (w *spanQuestion) candidates(d *document) []candidate {
	var out []candidate
	order, shares := w.bySharing(d)
	for rank, i := range order[:min(spanSentences, len(order))] {
		v := &view{w: w, s: &d.sentences[i], share: shares[i], gap: shares[i] - shares[order[0]], rank: uint32(rank)}
		out = v.candidates(out)
	}
	return out
}

// view is a sentence prepared for one question.
type view struct {
	w       *spanQuestion
	s       *sentence
	share   float64 // the share of the question's words in it
	gap     float64 // difference from the best sentence's share
	rank    uint32
	class   []uint32
	matched []float64 // the weight in the question of each token; 0 if the question lacks it
	hash    []uint32
}

func (v *view) candidates(out []candidate) []candidate {
	tokens := v.s.Tokens
	v.class, v.matched, v.hash = make([]uint32, len(tokens)), make([]float64, len(tokens)), make([]uint32, len(tokens))
	for i := range tokens {
		v.class[i], v.hash[i] = classOf(&tokens[i], i == 0), hashWord(tokens[i].Lower)
		if tokens[i].Word && !text.Stop(tokens[i].Lower) {
			_, x := v.w.like(tokens[i].Stem)
			v.matched[i] = x / v.w.total
		}
	}
	for b := range tokens {
		if !v.begins(b) {
			continue
		}
		for e := b + 1; e <= min(b+spanWords, len(tokens)) && (e == b+1 || !v.stops(e-1)); e++ {
			if v.ends(b, e) {
				out = append(out, candidate{v.s, tokens[b].Start - v.s.Start, tokens[e-1].End - v.s.Start, v.features(b, e)})
			}
		}
	}
	return out
}

// stops reports whether no span continues beyond a token.
func (v *view) stops(i int) bool {
	switch v.s.Tokens[i].Lower {
	case ".", ";", "?", "!":
		return true
	}
	return false
}

func (v *view) begins(b int) bool {
	switch v.class[b] {
	case classMark, classComma, classParenthesis, classAnd, classBe, classAuxiliary, classWh, classNot, classPronoun,
		classStop:
		return false
	case classMoney:
		return v.s.Tokens[b].Lower != "%"
	}
	return v.s.Tokens[b].Lower[0] != '\''
}

func (v *view) ends(b, e int) bool {
	switch v.class[e-1] {
	case classMark, classComma, classArticle, classPreposition, classAnd, classBe, classAuxiliary, classWh, classNot,
		classPronoun, classThan, classStop:
		return false
	case classMoney:
		return v.s.Tokens[e-1].Lower == "%"
	case classQuote:
		return v.class[b] == classQuote && e-b > 2
	case classParenthesis:
		return v.s.Tokens[e-1].Lower == ")" && e-b > 2
	}
	return !(v.s.Tokens[e-1].Lower[0] == '\'' && v.s.Tokens[e-1].Lower != "'s")
}
