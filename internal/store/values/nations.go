package values

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"
)

//go:embed nations.txt
var nationsText string

// nation holds the names of one country and its adjectives.
type nation struct {
	names          []string
	codes          []string        // codes of the country and its language, which occur in data but not in questions
	mustCapitalize map[string]bool // joined names that mean the country only when capitalised
}

// nations returns the countries by each of their names, folded and joined.
var nations = sync.OnceValue(func() map[string]*nation {
	found := map[string]*nation{}
	for line := range strings.Lines(nationsText) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		n := &nation{mustCapitalize: map[string]bool{}}
		for name := range strings.SplitSeq(strings.TrimSpace(line), "; ") {
			if code, ok := strings.CutPrefix(name, "="); ok {
				n.codes = append(n.codes, code)
				continue
			}
			name, mustCapitalize := strings.CutSuffix(name, "!")
			key := strings.Join(fold(name), "")
			n.names = append(n.names, name)
			n.mustCapitalize[key] = mustCapitalize
			found[key] = n
		}
	}
	return found
})

// countryNames returns the other names and codes of the country that a phrase names, including adjectives: France for
// French, and the reverse. The phrase may be ambiguous: Americans.
func countryNames(phrase string, words []string) (names, codes []string) {
	joined := strings.Join(words, "")
	n := nations()[joined]
	if n == nil {
		joined = strings.TrimSuffix(joined, "s")
		if n = nations()[joined]; n == nil {
			return nil, nil
		}
	}
	if n.mustCapitalize[joined] && !strings.ContainsFunc(phrase[:min(len(phrase), 1)], unicode.IsUpper) {
		return nil, n.codes
	}
	return n.names, n.codes
}
