package reader

import (
	_ "embed"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed synonyms.txt
var synonymsFile string

// synonymsOf maps a stem to its groups of synonyms.
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
