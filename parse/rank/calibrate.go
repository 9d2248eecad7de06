package rank

import (
	"hash/fnv"
	"math"

	"surely/parse/lexical/learn"
)

// calibration turns what the model thinks of its best reading into how often such a reading is right: a logistic function
// of its probability and of how many content words went nowhere, fitted on databases that the model had not seen.
type calibration struct{ Base, Sure, Unused float64 }

// of returns the calibrated probability.
func (c calibration) of(p float64, unused int) float64 {
	if c == (calibration{}) {
		return p
	}
	return sigmoid(c.Base + c.Sure*logit(p) + c.Unused*math.Min(float64(unused), 5))
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

func logit(p float64) float64 {
	p = min(max(p, 1e-6), 1-1e-6)
	return math.Log(p / (1 - p))
}

// foldOf puts the questions of one database into one of n folds.
func foldOf(e *Example, n uint32) uint32 {
	h := fnv.New32a()
	h.Write([]byte(e.Corpus + "/" + e.Group))
	return h.Sum32() % n
}

// folds is how many parts of the databases calibration is fitted over.
const folds = 4

// Calibrated trains a model, and calibrates it by what models of the same kind think of databases that were kept from them.
func Calibrated(examples []*Example, o TrainOptions) *Model {
	var seen []judged
	for fold := range uint32(folds) {
		var train, held []*Example
		for _, e := range examples {
			if foldOf(e, folds) == fold {
				held = append(held, e)
			} else {
				train = append(train, e)
			}
		}
		m := Train(train, TrainOptions{Bits: o.Bits, Epochs: o.Epochs, Rate: o.Rate, Decay: o.Decay, Seed: o.Seed})
		right := map[string][2]int{}
		for _, e := range held {
			out := m.judge(e)
			seen = append(seen, out)
			n := right[e.Corpus]
			n[1]++
			if out.right {
				n[0]++
			}
			right[e.Corpus] = n
		}
		for corpus, n := range right {
			o.log("fold %d, %s kept: %.3f right of %d", fold+1, corpus, float64(n[0])/float64(n[1]), n[1])
		}
	}
	m := Train(examples, o)
	m.calibration = fit(seen)
	o.log("calibration: %+v", m.calibration)
	return m
}

func (o TrainOptions) log(format string, args ...any) {
	if o.Log != nil {
		o.Log(format, args...)
	}
}

// judged is what a model thought of its best reading of a question, and whether it was right.
type judged struct {
	p      float64
	unused int
	right  bool
}

func (m *Model) judge(e *Example) judged {
	if len(e.Readings) == 0 {
		return judged{}
	}
	parts := make([]float64, len(e.Parts))
	for i, f := range e.Parts {
		parts[i] = m.weights.Score(&learn.Features{Sparse: f})
	}
	scores := make([]float64, len(e.Readings))
	best := 0
	for i, r := range e.Readings {
		for _, p := range r.Parts {
			scores[i] += parts[p]
		}
		if scores[i] > scores[best] {
			best = i
		}
	}
	learn.Softmax(scores)
	return judged{scores[best], e.Readings[best].Unused, e.Readings[best].Right}
}

// fit fits a calibration by Newton-like steps on the logistic loss.
func fit(seen []judged) calibration {
	w := [3]float64{0, 1, 0}
	if len(seen) < 50 {
		return calibration{}
	}
	for range 4000 {
		var g [3]float64
		for _, o := range seen {
			x := [3]float64{1, logit(o.p), math.Min(float64(o.unused), 5)}
			d := sigmoid(w[0]*x[0] + w[1]*x[1] + w[2]*x[2])
			if o.right {
				d--
			}
			for k := range g {
				g[k] += d * x[k]
			}
		}
		for k := range w {
			w[k] -= .1 * g[k] / float64(len(seen))
		}
	}
	return calibration{w[0], w[1], w[2]}
}
