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
	mask := uint32(1)<<m.bits - 1
	var sum int32
	for _, x := range f.Sparse {
		sum += int32(m.sparse[x>>2&mask])
	}
	return m.finish(sum, f)
}

// Perturbed is Score without the features that d leaves out.
func (m *Model) Perturbed(f *Features, d Drop) float64 {
	if d.Rate == 0 {
		return m.Score(f)
	}
	mask := uint32(1)<<m.bits - 1
	salt, below := d.mask()
	var sum int32
	for _, x := range f.Sparse {
		if !dropped(x, salt, below) {
			sum += int32(m.sparse[x>>2&mask])
		}
	}
	return m.finish(sum, f)
}

func (m *Model) finish(sum int32, f *Features) float64 {
	score := float64(sum) * float64(m.scale)
	for i, x := range f.Dense {
		score += float64(x) * float64(m.dense[i])
	}
	return score
}

// Probabilities appends the softmax of the candidates' scores to out.
func (m *Model) Probabilities(out []float64, candidates []Features, d Drop) []float64 {
	start := len(out)
	for i := range candidates {
		out = append(out, m.Perturbed(&candidates[i], d))
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
