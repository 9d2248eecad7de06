package words

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed synonyms.txt
var synonyms string

// alike maps stems to groups of words that people use interchangeably in questions about data of any kind.
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

// Alike reports whether two stems may replace each other.
func Alike(a, b string) bool {
	groups := alike[b]
	if len(groups) == 0 {
		return false
	}
	return slices.ContainsFunc(alike[a], func(g int) bool { return slices.Contains(groups, g) })
}
