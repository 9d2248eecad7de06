package encode

import (
	"math"
	"strings"
	"sync"

	"github.com/ask-surely/surely/weights/minilm"
)

// Bag holds a text's words, which are compared by their token embeddings alone, without the layers: thousands of
// sentences can be compared with a question in the time it takes to encode a few.
type Bag struct {
	ids     []int32
	weights []float32
	total   float32
}

// The vocabulary begins with special tokens, followed by words in order of frequency, so a word's position tells how
// much information it carries. Tokens before the first word carry none, nor do the few words after it that occur in
// every sentence.
const (
	firstWord      = 1996
	minInformation = .1
)

// information returns how much information a token carries.
func information(id int32) float32 {
	if id < firstWord {
		return 0
	}
	return float32(math.Log(float64(id) / (.95 * firstWord)))
}

// NewBag gathers the words of a text.
func NewBag(text string) *Bag {
	b := &Bag{}
	for _, t := range DefaultTokenizer().Tokens(text) {
		if w := information(t.ID); w > 0 {
			b.ids, b.weights, b.total = append(b.ids, t.ID), append(b.weights, w), b.total+w
		}
	}
	return b
}

// CoveredBy returns how much of a bag's information the nearest words of another cover: from 0 to 1.
func (b *Bag) CoveredBy(other *Bag) float64 {
	if b.total == 0 {
		return 0
	}
	c, err := meanCentre()
	if err != nil {
		return 0 // not reached: a test covers the embedded file
	}
	var held float32
	for i, id := range b.ids {
		best := float32(0)
		for k, o := range other.ids {
			switch {
			case other.weights[k] < minInformation:
			case o == id:
				best = 1
			case best < 1:
				best = max(best, c.cosine(id, o))
			}
		}
		held += b.weights[i] * best
	}
	return float64(held / b.total)
}

// centre holds what is needed to compare token embeddings after their mean, which would dominate every cosine, has been
// subtracted.
type centre struct {
	tokens *matrix
	along  []float32 // per token: its dot product with the mean
	length []float32 // per token: its distance from the mean
	square float32   // the squared length of the mean
}

var meanCentre = sync.OnceValues(func() (*centre, error) {
	m, err := tokenMatrix()
	if err != nil {
		return nil, err
	}
	n := len(m.scale)
	mean := make([]float32, Width)
	for id := firstWord; id < n; id++ {
		m.add(id, mean)
	}
	for i := range mean {
		mean[i] /= float32(n - firstWord)
	}
	c := &centre{tokens: m, along: make([]float32, n), length: make([]float32, n), square: Similar(mean, mean)}
	row := make([]float32, Width)
	for id := firstWord; id < n; id++ {
		clear(row)
		m.add(id, row)
		c.along[id] = Similar(row, mean)
		c.length[id] = float32(math.Sqrt(max(1e-12, float64(Similar(row, row)-2*c.along[id]+c.square))))
	}
	return c, nil
})

func (c *centre) cosine(a, b int32) float32 {
	x, y := c.tokens.numbers[int(a)*Width:][:Width], c.tokens.numbers[int(b)*Width:][:Width]
	var p, q int32 // independent sums, which processors add in parallel
	for i := 0; i < Width; i += 2 {
		p += int32(int8(x[i])) * int32(int8(y[i]))
		q += int32(int8(x[i+1])) * int32(int8(y[i+1]))
	}
	product := float32(p+q) * c.tokens.scale[a] * c.tokens.scale[b]
	return (product - c.along[a] - c.along[b] + c.square) / (c.length[a] * c.length[b])
}

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
	id, ok := DefaultTokenizer().ids[word]
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
