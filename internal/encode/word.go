package encode

import (
	"strings"

	"github.com/ask-surely/surely/weights/minilm"
)

// Word is a frequent word, looked up for comparing its meaning with many others; the zero Word is unknown.
type Word int32

// LookupWord looks up a word in lower case; an unknown plural is looked up as its singular.
func LookupWord(word string) Word {
	for _, w := range []string{word, strings.TrimSuffix(word, "s")} {
		if rank, ok := Rank(w); ok {
			return Word(rank + firstWord)
		}
	}
	return 0
}

// Similarity returns the cosine between two words by their token embeddings: 1 for the same word, about 0 for unrelated
// or unknown ones. Words of the same kind are also similar, including opposites ("highest", "lowest"), so it is
// evidence for a model to weigh, not a list of synonyms.
func (w Word) Similarity(other Word) float32 {
	if w == 0 || other == 0 {
		return 0
	}
	c, err := meanCentre()
	if err != nil {
		return 0 // not reached: a test covers the embedded file
	}
	return c.cosine(int32(w), int32(other))
}

// WordSimilarity returns the cosine between two words in lower case.
func WordSimilarity(a, b string) float64 { return float64(LookupWord(a).Similarity(LookupWord(b))) }

// Rank returns a lower-case word's rank by frequency, from 0; only frequent words have one.
func Rank(word string) (rank int, ok bool) {
	id, ok := Words().ids[word]
	return int(id) - firstWord, ok && id >= firstWord && word[0] != '#'
}

// Frequent calls f for every frequent word, the most frequent first, until it returns false.
func Frequent(f func(word string) bool) {
	for i, w := range strings.Split(minilm.Vocabulary, "\n") {
		if i >= firstWord && w != "" && w[0] != '#' && !f(w) {
			return
		}
	}
}
