package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// someWords ask whether there is anything: a client who has paid everything is not every client. With "you", a question
// is a request: "do you have all …".
var someWords = text.Set("any anyone anybody someone somebody there you")

// EveryAt returns the token that makes a yes/no question ask whether something is so of every row: "are all bills
// paid", "has Ann returned everything"; -1 if there is none.
func EveryAt(tokens []words.Token) int {
	if len(tokens) == 0 || cue.Of(tokens[0].Text)&(cue.Be|cue.Show) != cue.Be {
		return -1
	}
	at := -1
	for i, t := range tokens {
		switch {
		case at < 0 && someWords[t.Text] || cue.Than.Is(t.Text) && (i+1 == len(tokens) || !tokens[i+1].Numeric):
			return -1
		case at < 0 && IsEvery(t.Text) && leavesNothingOut(tokens, i):
			at = i
		}
	}
	return at
}

// leavesNothingOut reports whether a word such as "all" is about rows: not in "after all", "in each town", "all day" or
// "the largest of all boats".
func leavesNothingOut(tokens []words.Token, i int) bool {
	isLast, before := i+1 == len(tokens), tokens[i-1].Text
	switch {
	case !isLast && cue.Duration.Is(tokens[i+1].Text):
		return false
	case before == "of":
		return !isLast && !slices.ContainsFunc(tokens[:i], func(t words.Token) bool { return lang.IsSuperlative(t.Text) })
	}
	return before == "for" || cue.Of(before)&(cue.At|cue.Next) == 0
}

// IsEvery reports whether a word means that nothing is left out.
func IsEvery(word string) bool {
	return word == "all" || word == "each" || strings.HasPrefix(word, "every")
}
