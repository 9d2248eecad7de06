package rank

import (
	"fmt"
	"hash/fnv"
	"math"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"

	"surely/parse/lexical/learn"
)

// calibration turns what the model thinks of its best result into how often such a result is right: a logistic function of
// its probability and of how many content words went nowhere, fitted on databases that the model had not seen.
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
	h.Write([]byte(e.Group))
	return h.Sum32() % n
}

// folds is how many parts of the databases calibration is fitted over.
const folds = 4

// Calibrated trains a model, and calibrates it by what models of the same kind think of databases that were kept from them.
func Calibrated(examples []*Example, o TrainOptions) *Model {
	judged, m := crossed(examples, o)
	m.calibration = fit(slices.Concat(judged...))
	o.log("calibration: %+v", m.calibration)
	for fold, seen := range judged {
		for _, corpus := range corpora(seen) {
			o.log("fold %d, %s kept: %s", fold+1, corpus, summary(seen, corpus, m.calibration))
		}
	}
	all := slices.Concat(judged...)
	for _, corpus := range corpora(all) {
		o.log("all folds, %s kept: %s", corpus, summary(all, corpus, m.calibration))
	}
	return m
}

// crossed trains on all examples, and beside it without each part of the databases: what those models think of the part that
// they do not know is returned by part.
func crossed(examples []*Example, o TrainOptions) ([][]judged, *Model) {
	out := make([][]judged, folds)
	var all *Model
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	group.Go(func() error { all = Train(examples, o); return nil })
	for fold := range out {
		group.Go(func() error {
			var train, held []*Example
			for _, e := range examples {
				if foldOf(e, folds) == uint32(fold) {
					held = append(held, e)
				} else {
					train = append(train, e)
				}
			}
			silent := o
			silent.Log = nil
			m := Train(train, silent)
			for _, e := range held {
				out[fold] = append(out[fold], m.judge(e))
			}
			return nil
		})
	}
	group.Wait() // none of them fails
	return out, all
}

func corpora(seen []judged) []string {
	var out []string
	for _, o := range seen {
		if !slices.Contains(out, o.corpus) {
			out = append(out, o.corpus)
		}
	}
	slices.Sort(out)
	return out
}

// summary says how often the best results of a corpus are right, and how far from that their calibrated probabilities are.
func summary(seen []judged, corpus string, c calibration) string {
	var sure []float64
	var right []bool
	n, known := 0, 0
	for _, o := range seen {
		if o.corpus != corpus {
			continue
		}
		sure, right = append(sure, c.of(o.p, o.unused)), append(right, o.right)
		if o.right {
			n++
		}
		if o.known {
			known++
		}
	}
	of := float64(len(sure))
	return fmt.Sprintf("%.3f right of %.0f, %.3f among the readings, calibration error %.3f", float64(n)/of, of, float64(known)/of, learn.ECEByMass(sure, right))
}

func (o TrainOptions) log(format string, args ...any) {
	if o.Log != nil {
		o.Log(format, args...)
	}
}

// judged is what a model thought of its best result of a question, and whether it was right.
type judged struct {
	corpus string
	p      float64
	unused int
	right  bool
	known  bool // a reading that was tried is right
}

// judge finds the result that the model thinks most probable: readings of the same result add up, as they do when they are
// looked at while a question is read.
func (m *Model) judge(e *Example) judged {
	out := judged{corpus: e.Corpus, known: !e.Missed}
	parts := make([]float64, len(e.Parts))
	for i, f := range e.Parts {
		parts[i] = m.weights.Score(&learn.Features{Sparse: f})
	}
	p := make([]float64, len(e.Readings))
	for i := range e.Readings {
		p[i] = e.Readings[i].score(parts)
	}
	learn.Softmax(p)
	mass := map[uint16]float64{}
	first := map[uint16]int{} // the best reading of each result
	for i, r := range e.Readings {
		if r.Result == 0 {
			continue // the database refuses it
		}
		if r.Empty {
			p[i] *= emptyShare
		}
		mass[r.Result] += p[i]
		if at, ok := first[r.Result]; !ok || p[i] > p[at] {
			first[r.Result] = i
		}
	}
	for i, r := range e.Readings {
		if r.Result != 0 && first[r.Result] == i && mass[r.Result] > out.p {
			out.p, out.unused, out.right = mass[r.Result], int(r.Unused), r.Right
		}
	}
	return out
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
