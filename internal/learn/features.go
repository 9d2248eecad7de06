// Package learn runs linear models over hashed sparse features, whose scores a softmax compares, and measures how far
// probabilities can be trusted. A model is little more than a table of bytes, small enough to embed.
package learn

import "slices"

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

// Add adds the feature that template has the given values. The class is in the low bits, where training finds it.
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
