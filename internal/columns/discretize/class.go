package discretize

import (
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
)

// wordClass is a class of words, recognised by their similarity to some seeds.
type wordClass struct {
	name          string
	seeds         []string
	minSimilarity float32  // minimum mean similarity to the seeds
	similar       []string // words that are similar but not in the class

	mu    sync.Mutex
	cache map[string]bool
}

// classes are properties that descriptions state without their name: "red", not "of the colour red".
var classes = []*wordClass{
	{name: "colour", seeds: []string{"red", "black", "blue", "green", "white", "yellow"}, minSimilarity: .275,
		similar: []string{"dark", "bright", "coloured", "colored", "color", "colour", "colors", "colours"}},
	{name: "material", seeds: []string{"leather", "cotton", "steel", "aluminium", "plastic", "wool", "wood", "nylon"}, minSimilarity: .22,
		similar: []string{"stainless", "fabric", "fabrics", "textile", "textiles", "material", "materials"}},
}

// contains reports whether a lower-case word belongs to the class.
func (k *wordClass) contains(word string) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if isMember, ok := k.cache[word]; ok {
		return isMember
	}
	if k.cache == nil {
		k.cache = map[string]bool{}
	}
	sum := float32(0)
	for _, s := range k.seeds {
		if s == word {
			sum = float32(len(k.seeds))
			break
		}
		sum += encode.LookupWord(s).Similarity(encode.LookupWord(word))
	}
	k.cache[word] = sum >= k.minSimilarity*float32(len(k.seeds)) && !slices.Contains(k.similar, word)
	return k.cache[word]
}
