package onetable

import (
	"math/rand/v2"
	"strings"
	"unicode"
	"unicode/utf8"
)

// misquote rewrites a value in a question as people would misquote it: misspelt, shortened, without signs. It returns
// the question as it was where that leaves nothing to recognise.
func misquote(question, value string, random *rand.Rand) string {
	at := strings.Index(strings.ToLower(question), value)
	if value == "" || at < 0 || len(strings.ToLower(question)) != len(question) {
		return question
	}
	typed := question[at : at+len(value)]
	parts := strings.Fields(typed)
	if len(parts) == 0 {
		return question
	}
	switch kind := random.IntN(10); {
	case kind < 4:
		misspell(parts, random)
	case kind < 6 && len(parts) > 1 && letters(parts[0]):
		parts = parts[1:]
	case kind < 8 && len(parts) > 1 && letters(parts[len(parts)-1]):
		parts = parts[:len(parts)-1]
	case kind < 9:
		for i := range parts {
			parts[i] = strings.Map(unsigned, parts[i])
		}
	default:
		abbreviate(parts, random)
	}
	said := strings.TrimSpace(strings.Join(parts, " "))
	if len(said) < 3 {
		return question
	}
	return question[:at] + said + question[at+len(value):]
}

// unsigned drops what is neither letter nor digit.
func unsigned(r rune) rune {
	if unicode.IsLetter(r) || unicode.IsDigit(r) {
		return r
	}
	return -1
}

// abbreviate shortens a word, the last one only where it is long, or else makes a slip.
func abbreviate(parts []string, random *rand.Rand) {
	i := random.IntN(len(parts))
	switch n := len(parts[i]); {
	case n >= 7 && letters(parts[i]):
		parts[i] = parts[i][:n/2+1]
	case i+1 < len(parts) && n > 2 && letters(parts[i]) && parts[i][0] < utf8.RuneSelf:
		parts[i] = parts[i][:1] + "."
	default:
		misspell(parts, random)
	}
}

// misspell makes a slip in the longest word.
func misspell(parts []string, random *rand.Rand) {
	longest := 0
	for i := range parts {
		if len(parts[i]) > len(parts[longest]) {
			longest = i
		}
	}
	w := []rune(parts[longest])
	if len(w) < 4 || !letters(parts[longest]) {
		return
	}
	i := 1 + random.IntN(len(w)-2)
	switch random.IntN(4) {
	case 0:
		w = append(w[:i], w[i+1:]...)
	case 1:
		w[i], w[i+1] = w[i+1], w[i]
	case 2:
		w[i] = rune('a' + random.IntN(26))
	default:
		w = append(w[:i], append([]rune{w[i]}, w[i:]...)...)
	}
	parts[longest] = string(w)
}

func letters(s string) bool {
	return !strings.ContainsFunc(s, unicode.IsDigit)
}
