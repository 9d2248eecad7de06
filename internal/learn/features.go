// Package learn trains and runs the scorers of the embedded parsers: linear models over hashed sparse features and a
// few dense ones, which choose one of a group's candidates by a softmax, and a small network that reads sequences.
// Training is deterministic given a seed; a trained model is little more than a table of bytes, small enough to
// travel in the program.
package learn

import "slices"

// Class tells how fast the weights of a family of features learn: features that name a word together with a header
// would otherwise explain the training questions by heart.
type Class uint32

// The classes; Options.Rates scales the learning rate of each.
const (
	Common Class = iota
	Pair
	classes = 4 // there is room for more
)

// Features describe one candidate.
type Features struct {
	Sparse []uint32 // hashed features that are present
	// more of them, the same slice for several candidates: it is kept, and scored within a group, only once
	Shared []uint32
	Dense  []float32
}

// Group is one choice: candidates of which one is taken. In training, Gold marks those that are right; a group
// without a right or without a wrong one teaches nothing.
type Group struct {
	Candidates []Features
	Gold       []bool
}

// Sink collects the sparse features of candidates.
type Sink struct{ list []uint32 }

// golden spreads consecutive values over all bits.
const golden = 0x9E3779B97F4A7C15

// Mix folds a value into a running hash.
func Mix(h, x uint64) uint64 {
	h = (h ^ x) * golden
	return h ^ h>>32
}

// Add adds the feature that template has the given values. The class sits in the low bits, so that training can tell.
func (s *Sink) Add(class Class, template uint64, values ...uint64) {
	h := template*golden + 12345
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
