package nlg

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// MatchesClass reports whether a reply belongs to a class of the lexicon, such as yes or no.
func (v *Voice) MatchesClass(class, reply string) bool {
	return reply == class || v.g.inClass("reply."+class, reply)
}

// Last is the result of Ordinal for "the last".
const Last = -1

// maxOrdinal is the highest ordinal in the lexicon.
const maxOrdinal = 6

// Ordinal returns the ordinal in a reply: 2 for "the second one", "option 2" and "2".
func (v *Voice) Ordinal(reply string) (n int, ok bool) {
	words := strings.FieldsFunc(strings.ToLower(reply), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	significant := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return v.g.inClass("reply.nth.with", w) })
	if len(significant) == 0 { // "option one": "one" may be a filler or the ordinal
		significant = slices.DeleteFunc(words, func(w string) bool { return v.wordOrdinal(w) == 0 })
	}
	if len(significant) != 1 {
		return 0, false
	}
	n = v.wordOrdinal(significant[0])
	return n, n != 0
}

// wordOrdinal returns the ordinal that a word names, or 0.
func (v *Voice) wordOrdinal(word string) int {
	if n, err := strconv.Atoi(word); err == nil && n > 0 {
		return n
	}
	if v.g.inClass("reply.nth.last", word) {
		return Last
	}
	for n := 1; n <= maxOrdinal; n++ {
		if v.g.inClass("reply.nth."+itoa(n), word) {
			return n
		}
	}
	return 0
}

// CutPrefix removes a leading word or phrase of a class, such as yes, and returns the rest.
func (v *Voice) CutPrefix(class, text string) (rest string, ok bool) {
	fields := strings.Fields(text)
	for n := 1; n < len(fields) && n <= 3; n++ {
		if v.g.inClass("reply."+class, strings.ToLower(strings.TrimRight(strings.Join(fields[:n], " "), ",.;:-!"))) {
			return strings.Join(fields[n:], " "), true
		}
	}
	return "", false
}
