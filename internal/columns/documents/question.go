package documents

import (
	"strings"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// Kinds of answers that a question word asks for.
const (
	asksOther = iota
	asksPerson
	asksTime
	asksPlace
	asksAmount
	asks
)

// asked is an analysed question.
type asked struct {
	text   string
	terms  []string // stems of content words, each once
	weight map[string]float64
	stems  map[string]bool
	pairs  map[string]bool // neighbouring stems
	kind   int
	focus  string // stem of the noun asked for
}

func ask(rarity *retrieve.Rarity, s string) *asked {
	q := &asked{text: s, weight: map[string]float64{}, stems: map[string]bool{}, pairs: map[string]bool{}}
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
			q.weight[t.Stem] = rarity.Of(t.Stem) + .05
		}
	}
	q.findKind(tokens)
	return q
}

func (q *asked) findKind(tokens []text.Token) {
	for i, t := range tokens {
		switch t.Lower {
		case "who", "whom":
			q.kind = asksPerson
			return
		case "when":
			q.kind = asksTime
			return
		case "where":
			q.kind = asksPlace
			return
		case "how":
			if i+1 < len(tokens) {
				switch tokens[i+1].Lower {
				case "many", "much", "long", "old", "far", "large", "big", "high", "tall", "fast", "often":
					q.kind = asksAmount
					q.focus = nounAfter(tokens, i+2)
					return
				}
			}
		case "what", "which":
			q.focus = nounAfter(tokens, i+1)
			switch q.focus {
			case text.Stem("year"), text.Stem("date"), text.Stem("month"), text.Stem("day"):
				q.kind = asksTime
			case text.Stem("number"), text.Stem("population"), text.Stem("score"), text.Stem("rank"), text.Stem("capacity"),
				text.Stem("height"), text.Stem("time"), text.Stem("attendance"), text.Stem("percentage"), text.Stem("age"),
				text.Stem("amount"), text.Stem("area"), text.Stem("length"):
				q.kind = asksAmount
			case text.Stem("city"), text.Stem("town"), text.Stem("country"), text.Stem("location"), text.Stem("state"),
				text.Stem("county"), text.Stem("place"), text.Stem("venue"), text.Stem("region"), text.Stem("district"),
				text.Stem("village"):
				q.kind = asksPlace
			case text.Stem("player"), text.Stem("person"), text.Stem("actor"), text.Stem("actress"), text.Stem("coach"),
				text.Stem("director"), text.Stem("driver"), text.Stem("artist"), text.Stem("name"), text.Stem("athlete"),
				text.Stem("author"), text.Stem("rider"), text.Stem("singer"):
				if q.focus != text.Stem("name") {
					q.kind = asksPerson
				}
			}
			return
		}
	}
}

// nounAfter returns the stem of the noun asked for: the last of the first run of content words from i on.
func nounAfter(tokens []text.Token, i int) string {
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
