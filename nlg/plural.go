package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// bare is a phrase without its article.
func (v *Voice) bare(phrase string) string {
	if first, rest, ok := strings.Cut(phrase, " "); ok && v.g.is("articles", first) {
		return rest
	}
	return phrase
}

// firstWord is the first word of a phrase.
func firstWord(phrase string) string {
	first, _, _ := strings.Cut(phrase, " ")
	return first
}

func (v *Voice) singular(phrase string) string {
	if head, of, ok := strings.Cut(phrase, " of "); ok { // country of origin
		return v.singular(head) + " of " + of
	}
	if w := strings.Fields(phrase); manyDone(strings.Fields(strings.ToLower(phrase))) { // film watched
		return text.Singular(strings.Join(w[:len(w)-1], " ")) + " " + w[len(w)-1]
	}
	at := strings.LastIndexByte(phrase, ' ') + 1
	if one := v.g.rules["one."+strings.ToLower(phrase[at:])]; one != "" {
		return phrase[:at] + one
	}
	return text.Singular(phrase)
}

// plural inflects a phrase's last word, or that before "of", by the lexicon's endings; plurals stay.
func (v *Voice) plural(phrase string) string {
	if name := v.quotable(phrase); name != phrase {
		return name
	}
	if head, of, ok := strings.Cut(phrase, " of "); ok && !v.counts(strings.Fields(phrase)) { // countries of origin
		return v.plural(head) + " of " + of
	}
	i := strings.LastIndexByte(phrase, ' ') + 1
	if i > 0 && manyDone(strings.Fields(strings.ToLower(phrase))) {
		return phrase
	}
	w := strings.Fields(strings.ToLower(phrase))
	if len(w) == 2 && lang.Done(w[1]) && !lang.Noun(w[1]) && lang.Noun(w[0]) {
		return v.plural(firstWord(phrase)) + phrase[i-1:] // years made
	}
	word := phrase[i:]
	lower := strings.ToLower(word)
	if v.g.is("say.plural", lower) || text.Singular(lower) != lower {
		return phrase
	}
	for _, e := range v.g.ends {
		pattern, to := e[0], e[1]
		ending, open := strings.CutPrefix(pattern, "*")
		if !open {
			if lower == ending {
				return phrase[:i] + to
			}
			continue
		}
		if stem, ok := strings.CutSuffix(lower, ending); ok {
			return phrase[:i] + word[:len(stem)] + to
		}
	}
	return phrase
}
