// Package learn runs linear models over hashed sparse features, turns their scores into probabilities, and measures how
// far probabilities can be trusted. A model is little more than a table of bytes, small enough to embed.
package learn

import (
	"bytes"
	"encoding/gob"
	"math"
	"slices"
)

// Class is the kind of a feature, so that training can treat kinds differently: with features that combine a word with
// a header, a model could merely memorise the training questions.
type Class uint32

// The classes; the low two bits of a feature, which hold them, leave room for four.
const (
	Common Class = iota
	Pair
)

// Sink collects the sparse features of candidates.
type Sink struct{ list []uint32 }

// hashMultiplier spreads consecutive values over all bits.
const hashMultiplier = 0x9E3779B97F4A7C15

// Mix folds a value into a running hash.
func Mix(h, x uint64) uint64 {
	h = (h ^ x) * hashMultiplier
	return h ^ h>>32
}

// Add adds the feature identified by a template and its values. The class is in the low bits, where training finds it.
func (s *Sink) Add(class Class, template uint64, values ...uint64) {
	h := template*hashMultiplier + 12345
	for _, x := range values {
		h = Mix(h, x)
	}
	h ^= h >> 31
	h *= 0xD6E8FEB86659FD93
	h ^= h >> 29
	s.list = append(s.list, uint32(h^h>>32)&^3|uint32(class))
}

// Take returns the features added since the last call.
func (s *Sink) Take() []uint32 {
	out := slices.Clone(s.list)
	s.list = s.list[:0]
	return out
}

// Model scores candidates. It is safe for use by several goroutines.
type Model struct {
	Scale   float32 // the score for a weight of 1
	Weights []byte  // each an int8; their number is a power of two
}

// Dropout leaves out random features, the same ones wherever they occur, for a perturbed pass. The zero Dropout leaves
// out none.
type Dropout struct {
	Seed uint64
	Rate float64 // share of the features left out
}

// Score adds up the weights of a candidate's features, except those that d leaves out.
func (m *Model) Score(features []uint32, d Dropout) float64 {
	mask := uint32(len(m.Weights) - 1)
	salt, below := uint32(Mix(d.Seed, 0x5EED)), uint32(d.Rate*65536)
	var sum int32
	for _, x := range features {
		if below == 0 || (x^salt)*2654435761>>16 >= below {
			sum += int32(int8(m.Weights[x>>2&mask]))
		}
	}
	return float64(sum) * float64(m.Scale)
}

// Softmax turns scores into probabilities, in place.
func Softmax(scores []float64) {
	most := math.Inf(-1)
	for _, x := range scores {
		most = max(most, x)
	}
	total := 0.0
	for i, x := range scores {
		scores[i] = math.Exp(x - most)
		total += scores[i]
	}
	for i := range scores {
		scores[i] /= total
	}
}

// Read reads a model, and no further, so that several can follow each other.
func Read(r *bytes.Reader) (*Model, error) {
	m := &Model{}
	return m, gob.NewDecoder(r).Decode(m)
}
