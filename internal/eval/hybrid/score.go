package hybrid

import "strings"

// official normalises an answer by SQuAD's rules: lower case, without punctuation, then without articles. Only ASCII
// punctuation is removed, leaving no space.
func official(s string) []string {
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
	return kept
}

// Score compares an answer with the gold: exact match, and word overlap.
func Score(got, want string) (em, f1 float64) {
	g, w := official(got), official(want)
	if strings.Join(g, " ") == strings.Join(w, " ") {
		em = 1
	}
	if len(g) == 0 || len(w) == 0 {
		return em, em
	}
	left := map[string]int{}
	for _, x := range w {
		left[x]++
	}
	shared := 0
	for _, x := range g {
		if left[x] > 0 {
			left[x]--
			shared++
		}
	}
	return em, 2 * float64(shared) / float64(len(g)+len(w))
}
