package learn

import "math"

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
