package words

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed synonyms.txt
var synonyms string

// alike says which groups of like meaning a stem belongs to: words that people use for one another when they ask
// about data, whatever the data is about.
var alike = readAlike(synonyms)

func readAlike(text string) map[string][]int {
	groups := map[string][]int{}
	for i, line := range strings.Split(text, "\n") {
		for _, w := range strings.Fields(line) {
			stem := Stem(w)
			groups[stem] = append(groups[stem], i)
		}
	}
	return groups
}

// Alike reports whether two stems are of words that may stand for one another.
func Alike(a, b string) bool {
	groups := alike[b]
	if len(groups) == 0 {
		return false
	}
	return slices.ContainsFunc(alike[a], func(g int) bool { return slices.Contains(groups, g) })
}
