package reader

import (
	"math"
	"math/rand"
)

// feature is a feature of a text, by its index in the weight table.
type feature struct {
	id    uint32
	value float32
}

// hashed is the hash of a name; tables are small, and collisions cost little.
func hashed(parts ...string) uint32 {
	h := uint32(2166136261)
	for _, p := range parts {
		for i := 0; i < len(p); i++ {
			h = (h ^ uint32(p[i])) * 16777619
		}
		h = (h ^ '|') * 16777619
	}
	h ^= h >> 15
	return h & (1<<stanceBits - 1)
}

// logistic is a log-linear yes/no model over hashed features.
type logistic struct {
	weights []float32
}

// example is a training case of a logistic.
type example struct {
	features []feature
	yes      bool
	weight   float64
}

func (m *logistic) score(features []feature) float64 {
	var sum float64
	for _, f := range features {
		sum += float64(m.weights[f.id] * f.value)
	}
	return sum
}

func (m *logistic) probability(features []feature) float64 { return sigmoid(m.score(features)) }

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// fit configures the training of a logistic.
type fit struct {
	bits   uint
	epochs int
	rate   float64
	pull   float64 // L1 regularisation of used weights
	seed   int64
	rounds int // number of averaged models, each trained in another order; 0: 1
}

// train averages the models of all rounds: with few examples, much depends on their order.
func (f fit) train(examples []example) *logistic {
	m := f.round(examples)
	for n := 2; n <= f.rounds; n++ {
		f.seed++
		m.average(f.round(examples), n)
	}
	return m
}

// average updates m, the mean of n-1 models, with the nth.
func (m *logistic) average(next *logistic, n int) {
	for i, w := range next.weights {
		m.weights[i] += (w - m.weights[i]) / float32(n)
	}
}

// round fits by AdaGrad.
func (f fit) round(examples []example) *logistic {
	m := &logistic{weights: make([]float32, 1<<f.bits)}
	squares := make([]float32, 1<<f.bits)
	random := rand.New(rand.NewSource(f.seed))
	for range f.epochs {
		for _, i := range random.Perm(len(examples)) {
			x := &examples[i]
			d := -m.probability(x.features)
			if x.yes {
				d++
			}
			d *= x.weight
			for _, feature := range x.features {
				w := &m.weights[feature.id]
				step := float32(d)*feature.value - float32(f.pull*x.weight)**w
				squares[feature.id] += step * step
				*w += float32(f.rate) * step / float32(math.Sqrt(float64(squares[feature.id])+1))
			}
		}
	}
	return m
}
