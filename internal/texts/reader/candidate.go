package reader

import "github.com/ask-surely/surely/internal/words/text"

// Limits on answer candidates.
const (
	maxSpanSentences = 5 // the sentences of a text that are most similar to the question
	maxSpanWords     = 9
)

// candidate is a span of a sentence that may be the answer.
type candidate struct {
	sentence *sentence
	from, to int // byte range in the sentence
	features []feature
}

func (c *candidate) text() string { return c.sentence.Text[c.from:c.to] }

// candidates returns the spans that may be the answer, with their features.
func (w *spanQuestion) candidates(d *document) []candidate {
	var out []candidate
	order, shares := w.sentencesByShare(d)
	for rank, i := range order[:min(maxSpanSentences, len(order))] {
		v := &view{question: w, sentence: &d.sentences[i], share: shares[i], gap: shares[i] - shares[order[0]],
			rank: uint32(rank)}
		out = v.candidates(out)
	}
	return out
}

// view is a sentence prepared for one question.
type view struct {
	question *spanQuestion
	sentence *sentence
	share    float64 // the share of the question's words in the sentence
	gap      float64 // difference from the best sentence's share
	rank     uint32
	classes  []uint32
	matched  []float64 // the weight of each token in the question; 0 if the question does not have it
	hashes   []uint32
}

func (v *view) candidates(out []candidate) []candidate {
	tokens := v.sentence.Tokens
	v.classes, v.matched, v.hashes = make([]uint32, len(tokens)), make([]float64, len(tokens)), make([]uint32, len(tokens))
	for i := range tokens {
		v.classes[i], v.hashes[i] = tokenClass(&tokens[i], i == 0), hashWord(tokens[i].Lower)
		if tokens[i].Word && !text.Stop(tokens[i].Lower) {
			_, x := v.question.similarTerm(tokens[i].Stem)
			v.matched[i] = x / v.question.total
		}
	}
	for b := range tokens {
		if !v.mayBegin(b) {
			continue
		}
		for e := b + 1; e <= min(b+maxSpanWords, len(tokens)) && (e == b+1 || !v.endsSpan(e-1)); e++ {
			if v.mayEnd(b, e) {
				out = append(out, candidate{v.sentence, tokens[b].Start - v.sentence.Start, tokens[e-1].End - v.sentence.Start,
					v.features(b, e)})
			}
		}
	}
	return out
}

// endsSpan reports whether spans must not continue after a token.
func (v *view) endsSpan(i int) bool {
	switch v.sentence.Tokens[i].Lower {
	case ".", ";", "?", "!":
		return true
	}
	return false
}

func (v *view) mayBegin(b int) bool {
	switch v.classes[b] {
	case classMark, classComma, classParenthesis, classAnd, classBe, classAuxiliary, classWh, classNot, classPronoun,
		classStop:
		return false
	case classMoney:
		return v.sentence.Tokens[b].Lower != "%"
	}
	return v.sentence.Tokens[b].Lower[0] != '\''
}

func (v *view) mayEnd(b, e int) bool {
	switch v.classes[e-1] {
	case classMark, classComma, classArticle, classPreposition, classAnd, classBe, classAuxiliary, classWh, classNot,
		classPronoun, classThan, classStop:
		return false
	case classMoney:
		return v.sentence.Tokens[e-1].Lower == "%"
	case classQuote:
		return v.classes[b] == classQuote && e-b > 2
	case classParenthesis:
		return v.sentence.Tokens[e-1].Lower == ")" && e-b > 2
	}
	return !(v.sentence.Tokens[e-1].Lower[0] == '\'' && v.sentence.Tokens[e-1].Lower != "'s")
}
