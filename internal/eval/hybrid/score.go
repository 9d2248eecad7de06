package hybrid

import (
	"strings"

	"github.com/ask-surely/surely/internal/texts/reader"
)

// official normalises an answer by SQuAD's rules: lower case, without punctuation, then without articles. Only ASCII
// punctuation is removed, leaving no space.
func official(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if !strings.ContainsRune("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", r) {
			b.WriteRune(r)
		}
	}
	words := strings.Fields(b.String())
	kept := words[:0]
	for _, w := range words {
		if w != "a" && w != "an" && w != "the" {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, " ")
}

// Score compares an answer with the gold: exact match, and word overlap.
func Score(got, want string) (em, f1 float64) {
	g, w := official(got), official(want)
	if g == w {
		em = 1
	}
	return em, reader.WordF1(g, w)
}
