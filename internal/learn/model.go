package learn

import "math"

// Model scores candidates. It is safe for use by several goroutines.
type Model struct {
	bits   int
	scale  float32 // what a weight of 1 is worth
	sparse []int8
	dense  []float32
}

// Drop leaves features out at random, the same ones wherever they occur: a perturbed pass.
type Drop struct {
	Seed uint64
	Rate float64 // how many of the features are left out
}

// mask gives what decides whether a feature stays; below is the rate in 1/65536.
func (d Drop) mask() (salt, below uint32) {
	return uint32(Mix(d.Seed, 0x5EED)), uint32(d.Rate * 65536)
}

func dropped(feature, salt, below uint32) bool {
	return (feature^salt)*2654435761>>16 < below
}

// Score returns a candidate's score, comparable within its group only.
func (m *Model) Score(f *Features) float64 {
	return m.finish(m.sum(f.Sparse, Drop{})+m.sum(f.Shared, Drop{}), f.Dense)
}

// sum adds up the weights of features, without those that d leaves out.
func (m *Model) sum(features []uint32, d Drop) int32 {
	mask := uint32(1)<<m.bits - 1
	var sum int32
	if d.Rate == 0 {
		for _, x := range features {
			sum += int32(m.sparse[x>>2&mask])
		}
		return sum
	}
	salt, below := d.mask()
	for _, x := range features {
		if !dropped(x, salt, below) {
			sum += int32(m.sparse[x>>2&mask])
		}
	}
	return sum
}

func (m *Model) finish(sum int32, dense []float32) float64 {
	score := float64(sum) * float64(m.scale)
	for i, x := range dense {
		score += float64(x) * float64(m.dense[i])
	}
	return score
}

// Probabilities appends the softmax of the candidates' scores to out. A Drop of rate 0 leaves nothing out.
func (m *Model) Probabilities(out []float64, candidates []Features, d Drop) []float64 {
	type scored struct {
		first *uint32
		sum   int32
	}
	var known [16]scored // of shared features; what does not fit is summed again
	n, start := 0, len(out)
next:
	for i := range candidates {
		f := &candidates[i]
		sum := m.sum(f.Sparse, d)
		if len(f.Shared) > 0 {
			for _, k := range known[:n] {
				if k.first == &f.Shared[0] {
					out = append(out, m.finish(sum+k.sum, f.Dense))
					continue next
				}
			}
			shared := m.sum(f.Shared, d)
			if n < len(known) {
				known[n] = scored{&f.Shared[0], shared}
				n++
			}
			sum += shared
		}
		out = append(out, m.finish(sum, f.Dense))
	}
	Softmax(out[start:])
	return out
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
