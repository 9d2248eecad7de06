package nlg

import (
	"strings"
	"testing"
)

// Every rule has balanced slots and brackets, and every class a word.
func TestGrammar(t *testing.T) {
	for _, name := range []string{Plain + ".en", Paper + ".en"} {
		g, err := load(name)
		if err != nil {
			t.Fatal(err)
		}
		for key, pattern := range g.rules {
			for _, pair := range []string{"{}", "[]"} {
				if strings.Count(pattern, pair[:1]) != strings.Count(pattern, pair[1:]) {
					t.Errorf("%s: %s is %q", name, key, pattern)
				}
			}
		}
		for class, words := range g.classWords {
			if len(words) == 0 || words[0] == "" {
				t.Errorf("%s: no word is of the class %s", name, class)
			}
		}
	}
}
