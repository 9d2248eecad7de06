package eval

import (
	"math/rand/v2"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Perturb rewrites a value in a question as people mistype it: with a typo, without its first or last word,
// abbreviated, or without punctuation. It reports whether there was a value to rewrite. The same seed gives the same
// question.
func Perturb(question string, values []string, seed uint64) (string, bool) {
	random := rand.New(rand.NewPCG(seed, 0x70657274))
	changed := false
	for _, v := range values {
		at := strings.Index(strings.ToLower(question), strings.ToLower(v))
		if at < 0 || len(v) < 3 || !strings.ContainsFunc(v, unicode.IsLetter) || at+len(v) > len(question) {
			continue
		}
		said, ok := rewrite(question[at:at+len(v)], random)
		if !ok {
			continue
		}
		question = question[:at] + said + question[at+len(v):]
		changed = true
	}
	return question, changed
}

// rewrite tries the perturbations in random order until one changes the value and leaves something to recognise.
func rewrite(value string, random *rand.Rand) (string, bool) {
	kinds := []func(string, *rand.Rand) string{slip, slip, shorten, shorten, abbreviate, strip}
	for _, k := range random.Perm(len(kinds)) {
		said := kinds[k](value, random)
		if said != value && utf8.RuneCountInString(said) >= 3 {
			return said, true
		}
	}
	return value, false
}

// slip misspells one of the longer words.
func slip(value string, random *rand.Rand) string {
	words := strings.Split(value, " ")
	var long []int
	for i, w := range words {
		if utf8.RuneCountInString(w) >= 5 && !strings.ContainsFunc(w, unicode.IsDigit) {
			long = append(long, i)
		}
	}
	if len(long) == 0 {
		return value
	}
	at := long[random.IntN(len(long))]
	w := []rune(words[at])
	i := 1 + random.IntN(len(w)-2)
	switch random.IntN(4) {
	case 0: // left out
		w = append(w[:i], w[i+1:]...)
	case 1: // swapped
		w[i], w[i+1] = w[i+1], w[i]
	case 2: // doubled
		w = append(w[:i+1], w[i:]...)
	default: // a vowel for another, a consonant for a neighbour
		const vowels = "aeiou"
		if v := strings.IndexRune(vowels, unicode.ToLower(w[i])); v >= 0 {
			w[i] = rune(vowels[(v+1+random.IntN(4))%5])
		} else {
			w[i] = rune('a' + random.IntN(26))
		}
	}
	words[at] = string(w)
	return strings.Join(words, " ")
}

// shorten leaves out the first or the last word, unless it is the number that tells the value from others.
func shorten(value string, random *rand.Rand) string {
	words := strings.Fields(value)
	if len(words) < 2 {
		return value
	}
	first := random.IntN(2) == 0
	switch last := len(words) - 1; {
	case first && !strings.ContainsFunc(words[0], unicode.IsDigit):
		return strings.Join(words[1:], " ")
	case !first && !strings.ContainsFunc(words[last], unicode.IsDigit):
		return strings.Join(words[:last], " ")
	}
	return value
}

// abbreviate writes the first of several words as an initial, or cuts a long word.
func abbreviate(value string, random *rand.Rand) string {
	words := strings.Fields(value)
	first, size := utf8.DecodeRuneInString(value)
	names := !strings.ContainsFunc(value, unicode.IsDigit)
	if names && len(words) >= 2 && len(words[0]) > 3 && unicode.IsLetter(first) && random.IntN(2) == 0 {
		return value[:size] + ". " + strings.Join(words[1:], " ")
	}
	for i, w := range words {
		if r := []rune(w); len(r) >= 8 && !strings.ContainsFunc(w, unicode.IsDigit) {
			words[i] = string(r[:4+random.IntN(2)])
			return strings.Join(words, " ")
		}
	}
	return value
}

// strip removes punctuation.
func strip(value string, _ *rand.Rand) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || unicode.IsSpace(r) {
			return r
		}
		return -1
	}, value)), " ")
}
