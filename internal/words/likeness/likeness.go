// Package likeness measures how alike two English words are in meaning, by vectors learned from
// usage. Words of one kind are alike too, opposites included ("highest", "lowest"), so likeness is
// evidence for a model to weigh, not a list of synonyms.
package likeness

import (
	"bytes"
	_ "embed"
	"fmt"
	"math"
	"strings"
	"sync"
)

// Size is the dimension of the vectors.
const Size = 100

//go:embed words.bin
var embedded []byte

var known = sync.OnceValue(func() *space {
	s, err := read(embedded)
	if err != nil {
		panic("likeness: the embedded vectors: " + err.Error()) // 'go run ./cmd/lab train likeness' makes them
	}
	return s
})

// A space is words with their vectors.
type space struct {
	list    []string // frequent ones first
	index   map[string]int
	vectors []int8    // of length 1 when divided by scale
	scale   []float32 // of every word: the length of its vector
}

// read parses the output of Fit: the words, one per line, an empty line, and the vectors.
func read(data []byte) (*space, error) {
	list, rest, ok := bytes.Cut(data, []byte("\n\n"))
	if !ok {
		return nil, fmt.Errorf("not a list of words")
	}
	words := strings.Split(string(list), "\n")
	if len(rest) != len(words)*Size {
		return nil, fmt.Errorf("%d words need %d numbers, not %d", len(words), len(words)*Size, len(rest))
	}
	s := &space{list: words, index: make(map[string]int, len(words)), vectors: make([]int8, len(rest)),
		scale: make([]float32, len(words))}
	for i, b := range rest {
		s.vectors[i] = int8(b)
	}
	for i, w := range words {
		s.index[w] = i
		s.scale[i] = float32(math.Sqrt(float64(dot(s.at(i), s.at(i)))))
	}
	return s, nil
}

func (s *space) at(i int) []int8 { return s.vectors[i*Size : (i+1)*Size] }

// find looks up a lower-case word; an unknown plural is looked up as its singular.
func (s *space) find(word string) (int, bool) {
	if i, ok := s.index[word]; ok {
		return i, true
	}
	if one, ok := strings.CutSuffix(word, "s"); ok {
		i, ok := s.index[one]
		return i, ok
	}
	return 0, false
}

// A Word has been looked up for comparison with many others; the zero Word is unknown.
type Word int32

// Find looks up a word in lower case.
func Find(word string) Word {
	i, ok := known().find(word)
	if !ok {
		return 0
	}
	return Word(i + 1)
}

// To is the cosine between two words: 1 for the same word, about 0 for unrelated or unknown ones.
func (w Word) To(other Word) float32 {
	if w == 0 || other == 0 {
		return 0
	}
	s := known()
	i, j := int(w-1), int(other-1)
	return float32(dot(s.at(i), s.at(j))) / (s.scale[i] * s.scale[j])
}

// Share is how much of one word's meaning another has, by their cosine: most pairs are below .3 and count nothing.
func Share(cosine float32) float64 { return max(0, float64(cosine-.3)/.7) }

// Of is the cosine between two words in lower case.
func Of(a, b string) float32 { return Find(a).To(Find(b)) }

func dot(a, b []int8) int32 {
	b = b[:len(a)]
	var sum int32
	for i, x := range a {
		sum += int32(x) * int32(b[i])
	}
	return sum
}

// Rank is a lower-case word's frequency rank, from 0.
func Rank(word string) (rank int, ok bool) {
	rank, ok = known().index[word]
	return rank, ok
}

// Words calls f for every known word, the frequent ones first, until it returns false.
func Words(f func(word string) bool) {
	s := known()
	for _, w := range s.list {
		if !f(w) {
			return
		}
	}
}
