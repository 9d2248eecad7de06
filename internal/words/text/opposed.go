package text

import (
	"slices"
	"strings"
)

// denyingPrefixes make a word of another that says the opposite.
var denyingPrefixes = []string{"non", "dis", "un", "in", "im", "il", "ir"}

// denyingWords deny what stands beside them.
var denyingWords = Set("not no non never without nicht kein keine sin")

// Opposed reports whether one of two words or phrases is the other one denied: "unavailable" and "available", "not
// active" and "active", "careless" and "careful". Such two are spelt alike and mean the opposite.
func Opposed(a, b string) bool {
	x, y := wordsOnly(a), wordsOnly(b)
	shared := func(in []string) func(string) bool {
		return func(w string) bool { return slices.Contains(in, w) }
	}
	left := slices.DeleteFunc(slices.Clone(x), shared(y))
	right := slices.DeleteFunc(slices.Clone(y), shared(x))
	if denied(left) != denied(right) {
		return true
	}
	if len(left) != 1 || len(right) != 1 {
		return false
	}
	return prefixed(left[0], right[0]) || prefixed(right[0], left[0]) || lacking(left[0], right[0]) ||
		lacking(right[0], left[0])
}

// wordsOnly are the words of a phrase, folded; hyphens part them.
func wordsOnly(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return strings.ContainsRune(" -_.,;:!?'\"/()", r) })
}

func denied(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return denyingWords[w] })
}

// prefixed reports whether a word is another, or nearly, behind a prefix that denies and that the other has not.
func prefixed(word, of string) bool {
	for _, p := range denyingPrefixes {
		rest, ok := strings.CutPrefix(word, p)
		if ok && len(rest) >= 3 && !strings.HasPrefix(of, p) && Distance(rest, of, 1) <= len(rest)/5 {
			return true
		}
	}
	return false
}

// lacking reports whether one word says that there is none of what the other is full of: careless, careful.
func lacking(word, of string) bool {
	stem, without := strings.CutSuffix(word, "less")
	return without && len(stem) >= 3 && (of == stem+"ful" || of == stem)
}
