package nlg

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Means reports whether a reply belongs to a word class of the lexicon, such as yes or no.
func (v *Voice) Means(word, reply string) bool {
	return reply == word || v.g.is("reply."+word, reply)
}

// Last is the result of Nth for the last of several.
const Last = -1

// mostNth is the highest ordinal in the lexicon.
const mostNth = 6

// Nth returns the ordinal in a reply: 2 for "the second one", "option 2" and "2".
func (v *Voice) Nth(reply string) (place int, ok bool) {
	words := strings.FieldsFunc(strings.ToLower(reply), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	named := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return v.g.is("reply.nth.with", w) })
	if len(named) == 0 { // "option one": "one" may be a filler or the ordinal
		named = slices.DeleteFunc(words, func(w string) bool { return v.nth(w) == 0 })
	}
	if len(named) != 1 {
		return 0, false
	}
	place = v.nth(named[0])
	return place, place != 0
}

// nth returns the ordinal of a single word, 0 for none.
func (v *Voice) nth(word string) int {
	if n, err := strconv.Atoi(word); err == nil && n > 0 {
		return n
	}
	if v.g.is("reply.nth.last", word) {
		return Last
	}
	for n := 1; n <= mostNth; n++ {
		if v.g.is("reply.nth."+itoa(n), word) {
			return n
		}
	}
	return 0
}

// After splits off a leading word of a class, such as yes, and returns the rest.
func (v *Voice) After(word, text string) (rest string, ok bool) {
	fields := strings.Fields(text)
	for n := 1; n < len(fields) && n <= 3; n++ {
		if v.g.is("reply."+word, strings.ToLower(strings.TrimRight(strings.Join(fields[:n], " "), ",.;:-!"))) {
			return strings.Join(fields[n:], " "), true
		}
	}
	return "", false
}
