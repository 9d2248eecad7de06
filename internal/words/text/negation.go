package text

import (
	"slices"
	"strings"
)

// negations are the English words that negate what follows them or what they stand beside.
var negations = Set("no not n't never without hardly barely scarcely rarely seldom nor neither none nothing nowhere nobody " +
	"lack lacks lacked lacking absent cannot isn't minus zero")

// foreignNegations are the negations of the other languages in which texts are most often written.
var foreignNegations = Set("nein nicht kein keine keinen nie non pas jamais aucun aucune nunca não nem niente mai nessun " +
	"nessuna sin niet geen nooit nej inte ikke ingen nie нет не nope")

// besideWords are negations that stand beside the word that they negate, as in "not active" and "no_show".
var besideWords = Set("not no non never without nicht kein keine sin")

// Negates reports whether a lower-case English word negates.
func Negates(w string) bool { return negations[w] }

// Denies reports whether a lower-case word negates in English or in another language of texts.
func Denies(w string) bool { return negations[w] || foreignNegations[w] }

// negatingPrefixes negate a word.
var negatingPrefixes = []string{"non", "dis", "un", "in", "im", "il", "ir"}

// Opposed reports whether one of two words or phrases negates the other: "unavailable" and "available", "not active"
// and "active", "careless" and "careful". Such pairs are spelled alike and mean the opposite.
func Opposed(a, b string) bool {
	x, y := wordsOnly(a), wordsOnly(b)
	shared := func(in []string) func(string) bool {
		return func(w string) bool { return slices.Contains(in, w) }
	}
	left := slices.DeleteFunc(slices.Clone(x), shared(y))
	right := slices.DeleteFunc(slices.Clone(y), shared(x))
	if isNegated(left) != isNegated(right) {
		return true
	}
	if len(left) != 1 || len(right) != 1 {
		return false
	}
	return hasNegatingPrefix(left[0], right[0]) || hasNegatingPrefix(right[0], left[0]) || hasLessSuffix(left[0],
		right[0]) ||
		hasLessSuffix(right[0], left[0])
}

// wordsOnly returns the words of a phrase, folded and split at hyphens.
func wordsOnly(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return strings.ContainsRune(" -_.,;:!?'\"/()", r) })
}

func isNegated(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return besideWords[w] })
}

// hasNegatingPrefix reports whether a word is the other one, or nearly so, with a negating prefix that the other lacks.
func hasNegatingPrefix(word, of string) bool {
	for _, p := range negatingPrefixes {
		rest, ok := strings.CutPrefix(word, p)
		if ok && len(rest) >= 3 && !strings.HasPrefix(of, p) && Distance(rest, of, 1) <= min(1, len(rest)/5) {
			return true
		}
	}
	return false
}

// hasLessSuffix reports whether a word is the other with -less, added or in place of -ful: careless, careful.
func hasLessSuffix(word, of string) bool {
	stem, without := strings.CutSuffix(word, "less")
	return without && len(stem) >= 3 && (of == stem+"ful" || of == stem)
}
