package joint

import (
	"math/bits"

	"github.com/ask-surely/surely/internal/words/text"
)

// term is a content word of a question that the index knows.
type term struct {
	stem   uint32
	weight float32 // share of the question's information
}

// mostTerms is how many words of a question are used.
const mostTerms = 64

// Kinds of questions, by their first words.
const (
	AsksWhat = iota
	AsksWho
	AsksWhen
	AsksAmount
	AsksElse
	QuestionKinds
)

// work is a prepared question, with reusable buffers for comparing it.
type work struct {
	ix      *Index
	scores  []float32 // by part, all 0 between questions
	touched []uint32
	found   []scored
	slot    []uint8 // by stem: the term's number, from 1; all 0 between questions

	terms   []term
	unknown float32 // share of the question in no document
	words   int
	asked   Asked
	focus   uint8  // the term for what is asked, counted from 1; 0 if there is none
	pairs   uint64 // terms that directly follow the previous one
	named   uint64 // capitalised terms
	digits  uint64
	weight  [mostTerms]float32
}

func newWork(ix *Index) *work {
	return &work{ix: ix, scores: make([]float32, len(ix.parts)), slot: make([]uint8, len(ix.stems))}
}

// begin prepares a question. The work must be returned to the pool.
func (ix *Index) begin(question string) *work {
	w := ix.pool.Get().(*work)
	for _, t := range w.terms {
		w.slot[t.stem] = 0
	}
	*w = work{ix: ix, scores: w.scores, touched: w.touched, found: w.found, slot: w.slot, terms: w.terms[:0]}
	tokens := text.Tokens(question)
	w.takeTerms(tokens)
	w.asked = Ask(tokens)
	w.focus = w.slot[ix.stems[w.asked.Focus]]
	return w
}

func (w *work) takeTerms(tokens []text.Token) {
	var total float32
	previous := -2
	for i := range tokens {
		t := &tokens[i]
		if !t.Word {
			continue
		}
		w.words++
		if text.Stop(t.Lower) || t.Lower[0] == '\'' {
			continue
		}
		stem, ok := w.ix.stems[t.Stem]
		if !ok {
			w.unknown++
			total++
			continue
		}
		if w.slot[stem] == 0 && len(w.terms) < mostTerms {
			n := len(w.terms)
			w.terms = append(w.terms, term{stem: stem, weight: w.ix.rarity[stem]})
			w.slot[stem] = uint8(n + 1)
			total += w.ix.rarity[stem]
			if previous == i-1 && n > 0 {
				w.pairs |= 1 << n
			}
			if t.Digit {
				w.digits |= 1 << n
			}
			if t.Upper && i > 0 {
				w.named |= 1 << n
			}
		}
		previous = i
	}
	for i := range w.terms {
		w.terms[i].weight /= total
		w.weight[i] = w.terms[i].weight
	}
	if total > 0 {
		w.unknown /= total
	}
}

// reckoning are superlatives and words for aggregates, which need several rows of a table.
var reckoning = map[string]bool{"total": true, "average": true, "sum": true, "mean": true, "most": true, "least": true,
	"highest": true, "lowest": true, "largest": true, "smallest": true, "longest": true, "shortest": true, "fewest": true,
	"maximum": true, "minimum": true}

// Asked is what a question asks for.
type Asked struct {
	Kind    int    // of AsksWhat and the others
	Reckons bool   // it asks for a total over several rows, or for an extreme
	Focus   string // stem of the noun that the answer is a kind of; empty if unknown
}

// Ask classifies a question by its words.
func Ask(tokens []text.Token) Asked {
	a := Asked{Kind: AsksElse}
	for i := range tokens {
		word := tokens[i].Lower
		a.Reckons = a.Reckons || reckoning[word]
		if a.Kind != AsksElse {
			continue
		}
		switch word {
		case "who", "whom", "whose":
			a.Kind = AsksWho
		case "when":
			a.Kind = AsksWhen
		case "how":
			if i+1 < len(tokens) && (tokens[i+1].Lower == "many" || tokens[i+1].Lower == "much") {
				a.Kind = AsksAmount
			}
		case "what", "which", "where":
			a.Kind = AsksWhat
		}
		if a.Kind != AsksElse {
			a.Focus = nounOf(tokens[i+1:])
		}
	}
	return a
}

// nounOf is the stem of the last word of the first run of content words.
func nounOf(tokens []text.Token) string {
	noun := ""
	for i := range tokens {
		t := &tokens[i]
		if t.Word && !text.Stop(t.Lower) {
			noun = t.Stem
		} else if noun != "" || !t.Word {
			break
		}
	}
	return noun
}

// share is the share of the question's information in some of its terms.
func (w *work) share(terms uint64) float32 {
	sum := float32(0)
	for ; terms != 0; terms &= terms - 1 {
		sum += w.weight[bits.TrailingZeros64(terms)]
	}
	return sum
}

// of returns the terms among some stems.
func (w *work) of(stems []uint32) uint64 {
	held := uint64(0)
	for _, s := range stems {
		if n := w.slot[s]; n != 0 {
			held |= 1 << (n - 1)
		}
	}
	return held
}
