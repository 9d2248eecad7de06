package reader

import (
	_ "embed"
	"strings"

	"surely/text"
)

//go:embed synonyms.txt
var synonymsFile string

// synonymsOf maps a stem to the groups of words taken for the same.
var synonymsOf = func() map[string][]int {
	m := map[string][]int{}
	for i, line := range strings.Split(synonymsFile, "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		for _, w := range strings.Fields(line) {
			stem := text.Stem(w)
			m[stem] = append(m[stem], i)
		}
	}
	return m
}()

//go:embed related.txt
var relatedFile string

// relatedTo maps a stem to those that speak of the same matter.
var relatedTo = func() map[string][]string {
	m := map[string][]string{}
	for _, line := range strings.Split(relatedFile, "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		group := strings.Fields(line)
		for i := range group {
			group[i] = text.Stem(group[i])
		}
		for _, a := range group {
			for _, b := range group {
				if a != b {
					m[a] = append(m[a], b)
				}
			}
		}
	}
	return m
}()
