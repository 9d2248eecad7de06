package documents

import "github.com/ask-surely/surely/internal/words/text"

// bag is a text's stems and the pairs of neighbouring ones.
type bag struct {
	stems map[string]bool
	pairs map[string]bool
}

func bagOf(s string) bag {
	b := bag{stems: map[string]bool{}, pairs: map[string]bool{}}
	previous := ""
	for _, stem := range text.Words(s) {
		b.stems[stem] = true
		if previous != "" {
			b.pairs[previous+" "+stem] = true
		}
		previous = stem
	}
	return b
}
