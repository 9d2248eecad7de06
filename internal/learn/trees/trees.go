// Package trees ranks candidates with boosted oblivious trees: every level of a tree tests one feature for all
// candidates, which makes them small and fast.
package trees

import (
	"errors"
	"fmt"
	"math"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/learn/weights"
)

// Forest is a sum of trees. The zero Forest scores everything 0.
type Forest struct {
	depth      int
	trust      float32   // weight of the first feature outside the trees
	features   []float32 // feature tested at each level of each tree
	thresholds []float32 // a candidate goes right if the feature is above
	leaves     []float32 // 1<<depth a tree
}

// Score returns a candidate's log-odds against those it competes with.
func (f *Forest) Score(x []float32) float64 {
	sum := f.trust * x[0]
	for t := 0; t*f.depth < len(f.features); t++ {
		leaf := 0
		for level := t * f.depth; level < (t+1)*f.depth; level++ {
			leaf <<= 1
			if x[int(f.features[level])] > f.thresholds[level] {
				leaf |= 1
			}
		}
		sum += f.leaves[t<<f.depth+leaf]
	}
	return float64(sum)
}

// Probabilities returns the softmax over the candidates of one choice.
func (f *Forest) Probabilities(candidates [][]float32) []float64 {
	p := make([]float64, len(candidates))
	for i, x := range candidates {
		p[i] = f.Score(x)
	}
	learn.Softmax(p)
	return p
}

// Save adds the forest to a weight set under a name.
func (f *Forest) Save(name string, set weights.Set) {
	set[name+" shape"] = []float32{float32(f.depth), f.trust}
	set[name+" features"], set[name+" thresholds"], set[name+" leaves"] = f.features, f.thresholds, f.leaves
}

// ErrForm means that a set holds no forest of the expected form.
var ErrForm = errors.New("not a forest for these features: train again")

// Load reads a forest over the given number of features.
func Load(name string, set weights.Set, features int) (*Forest, error) {
	shape := set[name+" shape"]
	if len(shape) != 2 || math.Round(float64(shape[0])) < 1 || shape[0] > 16 {
		return nil, fmt.Errorf("%s: %w", name, ErrForm)
	}
	f := &Forest{depth: int(math.Round(float64(shape[0]))), trust: shape[1], features: set[name+" features"],
		thresholds: set[name+" thresholds"], leaves: set[name+" leaves"]}
	n := len(f.features)
	if n%f.depth != 0 || len(f.thresholds) != n || len(f.leaves) != n/f.depth<<f.depth {
		return nil, fmt.Errorf("%s: %w", name, ErrForm)
	}
	for i, x := range f.features { // written down as fractions
		if f.features[i] = float32(math.Round(float64(x))); f.features[i] < 0 || int(f.features[i]) >= features {
			return nil, fmt.Errorf("%s: %w", name, ErrForm)
		}
	}
	return f, nil
}
