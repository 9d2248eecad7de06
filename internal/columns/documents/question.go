package documents

import (
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// Kinds of questions, by the expected answer.
const (
	asksOther = iota
	asksPerson
	asksTime
	asksPlace
	asksAmount
	kindCount
)

// analysedQuestion is a question with its terms and kind.
type analysedQuestion struct {
	text   string
	terms  []string // distinct stems of content words
	weight map[string]float64
	stems  map[string]bool
	pairs  map[string]bool // adjacent stems
	kind   int
	focus  string // stem of the noun that the question asks for
}

func analyseQuestion(rarity *retrieve.Rarity, s string) *analysedQuestion {
	q := &analysedQuestion{text: s, weight: map[string]float64{}, stems: map[string]bool{}, pairs: map[string]bool{}}
	tokens := text.Tokens(s)
	previous := ""
	for _, t := range tokens {
		if !t.Word {
			continue
		}
		if text.Stop(t.Lower) || t.Lower[0] == '\'' {
			continue
		}
		if previous != "" {
			q.pairs[previous+" "+t.Stem] = true
		}
		previous = t.Stem
		if !q.stems[t.Stem] {
			q.stems[t.Stem] = true
			q.terms = append(q.terms, t.Stem)
			q.weight[t.Stem] = rarity.Information(t.Stem) + .05
		}
	}
	q.findKind(tokens)
	return q
}

// amountAdjectives are words after "how" that ask for an amount.
var amountAdjectives = text.Set("many much long old far large big high tall fast often")

// kinds maps question words and the stems of nouns after "what" or "which" to kinds of questions.
var kinds = sync.OnceValue(func() map[string]int {
	out := map[string]int{"who": asksPerson, "whom": asksPerson, "when": asksTime, "where": asksPlace}
	for kind, nouns := range map[int]string{
		asksTime:   "year date month day",
		asksAmount: "number population score rank capacity height time attendance percentage age amount area length",
		asksPlace:  "city town country location state county place venue region district village",
		asksPerson: "player person actor actress coach director driver artist athlete author rider singer",
	} {
		for _, noun := range strings.Fields(nouns) {
			out[text.Stem(noun)] = kind
		}
	}
	return out
})

func (q *analysedQuestion) findKind(tokens []text.Token) {
	for i, t := range tokens {
		switch t.Lower {
		case "who", "whom", "when", "where":
			q.kind = kinds()[t.Lower]
			return
		case "how":
			if i+1 < len(tokens) && amountAdjectives[tokens[i+1].Lower] {
				q.kind = asksAmount
				q.focus = focusAfter(tokens, i+2)
				return
			}
		case "what", "which":
			q.focus = focusAfter(tokens, i+1)
			q.kind = kinds()[q.focus]
			return
		}
	}
}

// focusAfter returns the stem of the noun that the question asks for: the last word of the first run of content words
// from i on.
func focusAfter(tokens []text.Token, i int) string {
	last := ""
	for ; i < len(tokens); i++ {
		t := tokens[i]
		if !t.Word || text.Stop(t.Lower) {
			if last != "" || !t.Word {
				break
			}
			continue
		}
		last = t.Stem
		if n := i + 1; n < len(tokens) && !strings.HasSuffix(t.Lower, "ed") && text.Stop(tokens[n].Lower) {
			break
		}
		if strings.HasSuffix(t.Lower, "ed") {
			break
		}
	}
	return last
}
