package reader

import (
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

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
func (e *Embedded) candidates(q *question, d *document) []candidate {
	w := e.wanted(q)
	order, overlap := e.bySharing(w, d)
	words := d.words()
	var out []candidate
	top := 0.0
	if len(order) > 0 {
		top = overlap[order[0]]
	}
	for rank, i := range order {
		if rank >= spanSentences {
			break
		}
		v := &view{w: w, s: &d.sentences[i], words: words[i], overlap: overlap[i], behind: overlap[i] - top,
			rank: uint32(rank)}
		if i > 0 && d.sentences[i-1].part == d.sentences[i].part {
			v.before = overlap[i-1]
		}
		out = v.candidates(out)
	}
	return out
}

// view is a sentence prepared for one question.
type view struct {
	w       *wanted
	s       *sentence
	overlap float64
	behind  float64
	before  float64
	rank    uint32
	class   []uint32
	matched []float64 // the question's weight of each token; 0 if it is not in the question
	term    []string  // the question's word that a token matches
	hash    []uint32
	words   []encode.Word
	like    []float32 // similarity of each token to the noun asked for
}

func (v *view) candidates(out []candidate) []candidate {
	tokens := v.s.Tokens
	v.class, v.matched, v.hash = make([]uint32, len(tokens)), make([]float64, len(tokens)), make([]uint32, len(tokens))
	v.term, v.like = make([]string, len(tokens)), make([]float32, len(tokens))
	for i := range tokens {
		v.class[i] = classOf(&tokens[i], i == 0)
		if tokens[i].Word && !text.Stop(tokens[i].Lower) {
			term, x := v.w.like(tokens[i].Stem)
			v.matched[i], v.term[i] = x/v.w.total, term
		}
		v.hash[i] = hashWord(tokens[i].Lower)
		v.like[i] = v.w.noun.To(v.words[i])
	}
	for b := range tokens {
		if !v.begins(b) {
			continue
		}
		for e := b + 1; e <= b+spanWords && e <= len(tokens); e++ {
			last := v.class[e-1]
			if last == classMark && e-1 > b {
				if m := tokens[e-1].Lower; m == "." || m == ";" || m == "?" || m == "!" {
					break
				}
			}
			if !v.ends(b, e) {
				continue
			}
			c := candidate{sentence: v.s, from: tokens[b].Start - v.s.Start, to: tokens[e-1].End - v.s.Start}
			c.features = v.features(b, e)
			out = append(out, c)
		}
	}
	return out
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
