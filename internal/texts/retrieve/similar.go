package retrieve

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// similar is a word of similar meaning to one of a question: "shattered" to "broken". It may be an opposite, which
// suits a search, since a text that denies something is about it.
type similar struct {
	stem   string
	cosine float32
}

// A word is searched for together with at most maxSimilar words whose similarity is at least minSimilarity.
const (
	maxSimilar    = 8
	minSimilarity = .4
)

// similarWords caches the result of similarTo, which takes some milliseconds.
var similarWords = encode.NewCache[string, []similar](1 << 12)

// similarTo returns the words nearest in meaning to a word in lower case, without its own forms.
func similarTo(word string) []similar {
	if known, ok := similarWords.Get(word); ok {
		return known
	}
	seen := map[string]bool{text.Stem(word): true}
	var out []similar
	if w := encode.Find(word); w != 0 {
		encode.Frequent(func(other string) bool {
			if x := w.Similarity(encode.Find(other)); x >= minSimilarity && !text.Stop(other) {
				out = append(out, similar{text.Stem(other), x})
			}
			return true
		})
	}
	slices.SortStableFunc(out, func(a, b similar) int { return cmp.Compare(b.cosine, a.cosine) })
	out = slices.DeleteFunc(out, func(s similar) bool {
		again := seen[s.stem]
		seen[s.stem] = true
		return again
	})
	out = slices.Clone(out[:min(maxSimilar, len(out))])
	similarWords.Put(word, out)
	return out
}
