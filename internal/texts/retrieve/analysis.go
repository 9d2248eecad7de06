// Package retrieve finds the passages relevant to a question: by their words (BM25), and by the lexicon's cues for
// aspects. It ranks the sentences of one text, many texts for a question, and whole collections through an index in
// memory.
package retrieve

import (
	"cmp"
	_ "embed"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed model/retrieve.bin
var modelFile []byte

// embeddedModel returns the embedded rarities of words, counted over the training texts.
var embeddedModel = weights.Embedded("ranking model", modelFile)

// Question is a question prepared for searching.
type Question struct {
	Asked []lexicon.AskedAspect
	words []string // content words in lower case with distinct stems
	stems []string
	bag   *encode.Bag
}

// Rarity maps stems to the information that they carry, by their rarity in ordinary prose: about 0 for a word in every
// sentence, about 1 for one in a million words.
type Rarity struct{ weights []float32 }

const rarityBits = 17

// EmbeddedRarity returns the rarity counted over the training texts of the embedded models.
func EmbeddedRarity() *Rarity {
	set, err := embeddedModel()
	if err != nil {
		return &Rarity{} // not reached: a test covers the embedded file
	}
	return &Rarity{weights: set["rarity"]}
}

// Information returns how much information a stem carries.
func (r *Rarity) Information(stem string) float64 {
	if stem == "" || text.Stop(stem) {
		return 0
	}
	if len(r.weights) == 0 {
		return 1
	}
	if w := r.weights[hash(stem)&(1<<rarityBits-1)]; w > 0 {
		return float64(w)
	}
	return 1
}

func hash(s string) uint32 {
	h := text.Hash32(s)
	return h ^ h>>15
}

// IsUninformative reports whether a content word does not distinguish questions, as in "does this restaurant have ...",
// "can you find ...".
func IsUninformative(stem string) bool { return uninformativeStems[stem] }

var uninformativeStems = text.Stems(strings.Fields(`restaurant place establishment spot here there known good know find get serve offer have make go person
	event one people someone anyone anything something thing kind type sort mention say tell describe text document article
	passage review reviews reviewer customer guest visitor hotel lot many much use want need like take look involve part
	whether confirm check sure let stay guesthouse inn possible able option available question call called name named
	provide feature contain include considered general overall`)...)

// similarWord is a word with a meaning similar to a question's word: "shattered" to "broken". It may be an opposite,
// which suits a search, since a text that denies something is about it.
type similarWord struct {
	stem   string
	cosine float32
}

// Limits on the similar words that a search for a word includes.
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
