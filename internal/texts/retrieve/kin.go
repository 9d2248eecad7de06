package retrieve

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// kin is a word of similar meaning to one of a question: "shattered" to "broken". Opposites are among them, which is
// right for a search: a text that denies something is about it.
type kin struct {
	stem string
	near float32 // the cosine of the two
}

// Only the mostKin words nearest to a word are searched for as well, and only from leastKin on.
const (
	mostKin  = 8
	leastKin = .4
)

// kept are the kin of recent words: finding them takes some milliseconds.
var kept = encode.NewCache[string, []kin](1 << 12)

// kinOf returns the words nearest in meaning to a word in lower case, without its own forms.
func kinOf(word string) []kin {
	if known, ok := kept.Get(word); ok {
		return known
	}
	own := text.Stem(word)
	var out []kin
	if w := encode.Find(word); w != 0 {
		encode.Frequent(func(other string) bool {
			if near := w.To(encode.Find(other)); near >= leastKin && text.Stem(other) != own && !text.Stop(other) {
				out = append(out, kin{text.Stem(other), near})
			}
			return true
		})
	}
	slices.SortStableFunc(out, func(a, b kin) int { return cmp.Compare(b.near, a.near) })
	seen := map[string]bool{}
	out = slices.DeleteFunc(out, func(k kin) bool {
		again := seen[k.stem]
		seen[k.stem] = true
		return again
	})
	out = slices.Clone(out[:min(mostKin, len(out))])
	kept.Put(word, out)
	return out
}
