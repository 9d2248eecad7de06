package discretize

import (
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
)

// wordClass is a class of words recognised by their likeness to some seeds.
type wordClass struct {
	name    string
	seeds   []string
	least   float32  // mean likeness to the seeds
	similar []string // similar words that are not of the class

	mu    sync.Mutex
	known map[string]bool
}

// classes are properties that descriptions state without naming them: nobody writes "of the colour red".
var classes = []*wordClass{
	{name: "colour", seeds: []string{"red", "black", "blue", "green", "white", "yellow"}, least: .275,
		similar: []string{"dark", "bright", "coloured", "colored", "color", "colour", "colors", "colours"}},
	{name: "material", seeds: []string{"leather", "cotton", "steel", "aluminium", "plastic", "wool", "wood", "nylon"}, least: .22,
		similar: []string{"stainless", "fabric", "fabrics", "textile", "textiles", "material", "materials"}},
}

// contains reports whether a lower-case word belongs to the class.
func (k *wordClass) contains(word string) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if is, ok := k.known[word]; ok {
		return is
	}
	if k.known == nil {
		k.known = map[string]bool{}
	}
	sum := float32(0)
	for _, s := range k.seeds {
		if s == word {
			sum = float32(len(k.seeds))
			break
		}
		sum += encode.Find(s).Similarity(encode.Find(word))
	}
	k.known[word] = sum >= k.least*float32(len(k.seeds)) && !slices.Contains(k.similar, word)
	return k.known[word]
}
