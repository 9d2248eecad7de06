// Package learn runs linear models over hashed sparse features, turns their scores into probabilities, and measures how
// far probabilities can be trusted. A model is little more than a table of bytes, small enough to embed.
package learn

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
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
	bits   int
	scale  float32 // the score for a weight of 1
	sparse []int8
}

// Dropout leaves out random features, the same ones wherever they occur, for a perturbed pass. The zero Dropout leaves
// out none.
type Dropout struct {
	Seed uint64
	Rate float64 // share of the features left out
}

// Score adds up the weights of a candidate's features, except those that d leaves out.
func (m *Model) Score(features []uint32, d Dropout) float64 {
	mask := uint32(1)<<m.bits - 1
	salt, below := uint32(Mix(d.Seed, 0x5EED)), uint32(d.Rate*65536)
	var sum int32
	for _, x := range features {
		if below == 0 || (x^salt)*2654435761>>16 >= below {
			sum += int32(m.sparse[x>>2&mask])
		}
	}
	return float64(sum) * float64(m.scale)
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

// magic begins every model of this format.
const magic = "SLM1"

// errFormat means that the input is not a model.
var errFormat = errors.New("not a model of this version")

// Reader is the input for several models in sequence, such as *bytes.Reader or *bufio.Reader.
type Reader interface {
	io.Reader
	io.ByteReader
}

// Read reads a model: the weights that are not zero, each with its distance from the previous one.
func Read(r Reader) (*Model, error) {
	m, err := read(r)
	if err != nil {
		return nil, fmt.Errorf("read model: %w", err)
	}
	return m, nil
}

func read(r Reader) (*Model, error) {
	var head [len(magic)]byte
	if _, err := io.ReadFull(r, head[:]); err != nil || string(head[:]) != magic {
		return nil, errFormat
	}
	var err error
	number := func() uint64 {
		if err != nil {
			return 0
		}
		var x uint64
		x, err = binary.ReadUvarint(r)
		return x
	}
	bits := number()
	scale := number()
	if dense := number(); err != nil || bits > 28 || dense != 0 {
		return nil, errFormat
	}
	m := &Model{bits: int(bits), scale: math.Float32frombits(uint32(scale)), sparse: make([]int8, 1<<bits)}
	at := uint64(0)
	for count := number(); count > 0 && err == nil; count-- {
		at += number()
		v, e := r.ReadByte()
		if e != nil || at >= uint64(len(m.sparse)) {
			return nil, errFormat
		}
		m.sparse[at] = int8(v)
	}
	if err != nil {
		return nil, errFormat
	}
	return m, nil
}
