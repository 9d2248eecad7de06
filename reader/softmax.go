package reader

import (
	"math"
	"math/rand"
)

// The classes of a stance.
const (
	classYes = iota
	classNo
	classNone
	classes
)

// softmax is a log-linear model over hashed features with three classes.
type softmax struct {
	weights [classes][]float32
	lean    [classes]float64 // what a decision multiplies the probabilities with, to miss no class too often
}

// example is a training case of a softmax.
type example struct {
	features []feature
	class    int
	group    string // of what a split must not divide
	topic    string
}

func (m *softmax) probabilities(features []feature) [classes]float64 {
	var score [classes]float64
	top := math.Inf(-1)
	for k := range score {
		for _, f := range features {
			score[k] += float64(m.weights[k][f.id] * f.value)
		}
		top = math.Max(top, score[k])
	}
	sum := 0.0
	for k := range score {
		score[k] = math.Exp(score[k] - top)
		sum += score[k]
	}
	for k := range score {
		score[k] /= sum
	}
	return score
}

// trainSoftmax fits by AdaGrad with a pull to zero on every weight that is used.
func trainSoftmax(examples []example, bits uint, epochs int, rate, pull float64, seed int64) *softmax {
	m := &softmax{lean: [classes]float64{1, 1, 1}}
	var g [classes][]float32
	for k := range m.weights {
		m.weights[k] = make([]float32, 1<<bits)
		g[k] = make([]float32, 1<<bits)
	}
	random := rand.New(rand.NewSource(seed))
	for range epochs {
		for _, i := range random.Perm(len(examples)) {
			x := &examples[i]
			p := m.probabilities(x.features)
			for k := range p {
				d := -p[k]
				if k == x.class {
					d++
				}
				for _, f := range x.features {
					w := &m.weights[k][f.id]
					step := float32(d)*f.value - float32(pull)**w
					g[k][f.id] += step * step
					*w += float32(rate) * step / float32(math.Sqrt(float64(g[k][f.id])+1))
				}
			}
		}
	}
	return m
}
