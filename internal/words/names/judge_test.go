package names

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// stems are the basis for comparing readings, function words aside.
func stems(s string) []string {
	var out []string
	for _, t := range text.Tokens(s) {
		if !skippableWords[t.Lower] || t.Lower == "to" || t.Lower == "on" {
			out = append(out, text.Stem(t.Lower))
		}
	}
	return out
}

// same reports whether two stems belong to one word, or to related words: "enrolled", "enrolment".
func same(a, b string) bool {
	const root = 6
	return a == b || len(a) >= root && len(b) >= root && a[:root] == b[:root]
}

// Judge reports whether a name was read correctly or wrongly; if it stays as written it is neither.
func Judge(name string, says []string, got string) (right, wrong bool) {
	has := stems(got)
	for _, s := range says {
		if slices.EqualFunc(stems(s), has, same) {
			return true, false
		}
	}
	var gold []string
	for _, s := range says {
		gold = append(gold, stems(s)...)
	}
	for _, w := range text.Tokens(got) {
		occurs := func(m string) bool { return same(m, text.Stem(w.Lower)) }
		if !skippableWords[w.Lower] && !slices.ContainsFunc(gold, occurs) &&
			!strings.Contains(strings.ToLower(name), w.Lower) {
			return false, true
		}
	}
	return false, false
}
