package reader

import (
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// wanted is what a question requires of its span.
type wanted struct {
	wh    uint32      // hash of the question word
	focus uint32      // hash of the stem of the noun asked for
	noun  encode.Word // that noun
	shape uint32      // of the question: is the answer its subject, its object, ...
	terms map[string]float64
	heads map[string]string // terms by their first letters
	role  map[string]uint32 // the position of a stem in the question
	total float64
}

func (e *Embedded) wanted(q *question) *wanted {
	w := &wanted{wh: hashWord(q.wh), focus: hashWord(q.focus), terms: map[string]float64{}, heads: map[string]string{},
		role: map[string]uint32{}}
	at := 0
	for i, t := range q.tokens {
		if t.Stem == q.focus {
			w.noun = encode.Find(t.Lower)
		}
		switch t.Lower {
		case "who", "what", "which", "when", "where", "how", "why", "whom", "whose":
			if w.shape == 0 {
				at = i
				w.shape = shapeAfter(q.tokens, i)
			}
		}
	}
	if at > 1 {
		w.shape += 10
	}
	for i, t := range q.tokens {
		if !t.Word || text.Stop(t.Lower) || t.Lower == "many" || t.Lower == "much" || t.Lower[0] == '\'' {
			continue
		}
		if _, ok := w.terms[t.Stem]; !ok {
			w.terms[t.Stem] = e.rarity.Of(t.Stem)
			w.total += w.terms[t.Stem]
			if len(t.Stem) > 4 {
				w.heads[t.Stem[:5]] = t.Stem
			}
		}
		role := uint32(2)
		switch {
		case i <= at+2:
			role = 1
		case i >= len(q.tokens)-3:
			role = 3
		}
		if class := classOf(&q.tokens[i], i == 0); class == classEd || class == classIng {
			role += 3
		} else if class == className {
			role += 6
		}
		w.role[t.Stem] = role
	}
	w.total += 1e-6
	return w
}

// shapeAfter infers the answer's grammatical role from the word after the question word and its
// noun.
func shapeAfter(tokens []text.Token, i int) uint32 {
	for k := i + 1; k < len(tokens) && k < i+6; k++ {
		switch tokens[k].Lower {
		case "did", "do", "does":
			return 2
		case "is", "was", "are", "were":
			return 3
		case "has", "have", "had", "can", "could", "would", "will", "might", "may", "should":
			return 4
		}
		if k == i+1 && (classOf(&tokens[k], false) == classEd || tokens[k].Lower == "wrote" || tokens[k].Lower == "made") {
			return 5
		}
	}
	return 1
}

func hashWord(s string) uint32 {
	if s == "" {
		return 0
	}
	return hash32(s)
}

// like returns the question's term that a stem equals or resembles, and its weight.
func (w *wanted) like(stem string) (string, float64) {
	if x, ok := w.terms[stem]; ok {
		return stem, x
	}
	if len(stem) > 4 {
		if term, ok := w.heads[stem[:5]]; ok {
			return term, .7 * w.terms[term]
		}
	}
	return "", 0
}

// bySharing orders the sentences by how much of the question they contain.
func (e *Embedded) bySharing(w *wanted, d *document) ([]int, []float64) {
	overlap := make([]float64, len(d.sentences))
	for i := range d.sentences {
		held := map[string]float64{}
		for k := range d.sentences[i].Tokens {
			if term, x := w.like(d.sentences[i].Tokens[k].Stem); x > held[term] {
				overlap[i] += (x - held[term]) / w.total
				held[term] = x
			}
		}
	}
	return retrieve.BestFirst(overlap), overlap
}
