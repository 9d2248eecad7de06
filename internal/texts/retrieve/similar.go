package retrieve

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// similarWord is a word with a meaning similar to a question's word: "shattered" to "broken". It may be an opposite,
// which suits a search, since a text that denies something is about it.
type similarWord struct {
	stem   string
	cosine float32
}

// Limits on the similar words that are searched for with a word.
const (
	maxSimilar    = 8
	minSimilarity = .4
)

// similarWords caches the results of findSimilar, which takes a few milliseconds.
var similarWords = encode.NewCache[string, []similarWord](1 << 12)

// findSimilar returns the words most similar in meaning to a word in lower case, without its own forms.
func findSimilar(word string) []similarWord {
	if cached, ok := similarWords.Get(word); ok {
		return cached
	}
	seen := map[string]bool{text.Stem(word): true}
	var out []similarWord
	if w := encode.LookupWord(word); w != 0 {
		encode.Frequent(func(other string) bool {
			if x := w.Similarity(encode.LookupWord(other)); x >= minSimilarity && !text.Stop(other) {
				out = append(out, similarWord{text.Stem(other), x})
			}
			return true
		})
	}
	slices.SortStableFunc(out, func(a, b similarWord) int { return cmp.Compare(b.cosine, a.cosine) })
	out = slices.DeleteFunc(out, func(s similarWord) bool {
		isRepeated := seen[s.stem]
		seen[s.stem] = true
		return isRepeated
	})
	out = slices.Clone(out[:min(maxSimilar, len(out))])
	similarWords.Put(word, out)
	return out
}
