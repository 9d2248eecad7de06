package cue

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// claims maps the stems of verbs that say what somebody wants, offers or tells, and so what only a text holds, to the
// verbs.
var claims = func() map[string]string {
	out := map[string]string{}
	for _, verb := range strings.Fields(`need require ask request demand insist expect offer provide mention complain
		recommend describe report promise allow`) {
		out[text.Stem(verb)] = verb
	}
	return out
}()

// Claim returns the verb of which a word in lower case is a form, if that says what somebody wants, offers or tells:
// "require" for "requires".
func Claim(word string) (verb string, ok bool) {
	verb, ok = claims[text.Stem(word)]
	return verb, ok && (word == verb || strings.HasSuffix(word, "s") || strings.HasSuffix(word, "ed") ||
		strings.HasSuffix(word, "ing"))
}
