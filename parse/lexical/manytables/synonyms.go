package manytables

import (
	_ "embed"
	"strings"

	"surely/parse/lexical/words"
)

//go:embed synonyms.txt
var synonymText string

// lexicon says which groups of like meaning a stem belongs to.
type lexicon map[string][]int

// synonyms are words that people use for one another when they ask about data, whatever the data is about.
var synonyms = readLexicon(synonymText)

func readLexicon(text string) lexicon {
	l := lexicon{}
	for i, line := range strings.Split(text, "\n") {
		for _, w := range strings.Fields(line) {
			stem := words.Stem(w)
			l[stem] = append(l[stem], i)
		}
	}
	return l
}

func (l lexicon) same(a, b string) bool {
	for _, g := range l[a] {
		for _, h := range l[b] {
			if g == h {
				return true
			}
		}
	}
	return false
}
