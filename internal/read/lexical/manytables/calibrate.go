package manytables

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/learn"
)

// calibration turns the scores of a beam into probabilities that hold on databases that were not trained on.
type calibration struct {
	Temperature float64   `json:"temperature"`
	Among       []float64 `json:"among"` // weights for whether the right query is in the beam at all
}

// probabilities returns the candidates' probabilities; what is missing to one is for queries that are not there.
func (c calibration) probabilities(scores []float64) []float64 {
	if len(scores) == 0 {
		return nil
	}
	out := make([]float64, len(scores))
	t := c.Temperature
	if t <= 0 {
		t = 1
	}
	for i, s := range scores {
		out[i] = s / t
	}
	learn.Softmax(out)
	among := c.among(out)
	for i := range out {
		out[i] *= among
	}
	return out
}

// describe returns what the chance of the right query's being there is judged by.
func describe(p []float64) []float64 {
	top, entropy := 0.0, 0.0
	for _, x := range p {
		top = max(top, x)
		if x > 0 {
			entropy -= x * math.Log(x)
		}
	}
	return []float64{1, top, entropy, math.Log(float64(len(p)) + 1)}
}

func (c calibration) among(p []float64) float64 {
	x := describe(p)
	if len(c.Among) != len(x) {
		return 1
	}
	sum := 0.0
	for i, w := range c.Among {
		sum += w * x[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

// tally counts questions and how well they are read.
type tally struct{ questions, likeliest, first, among uint64 }

// calibrate finds the temperature and the chance that the right query is in the beam, on beams that neither stage was
// trained on: the second stage is trained once more without each fold. Questions count as they were asked.
func calibrate(beams []*beam, o TrainOptions) calibration {
	var scores [][]float64
	var gold [][]bool
	var right [2]tally // as asked, in fewer words
	for fold := range o.Folds {
		rank := trainRank(beams, func(b *beam) bool { return b.fold != fold }, o)
		for _, b := range beams {
			if b == nil || b.fold != fold {
				continue
			}
			t := &right[bit(b.short)]
			t.questions++
			if len(b.group.Candidates) == 0 {
				continue
			}
			var s []float64
			best := 0
			for i := range b.group.Candidates {
				s = append(s, rank.Score(&b.group.Candidates[i]))
				if s[i] > s[best] {
					best = i
				}
			}
			t.likeliest += bit(b.group.Gold[0])
			t.first += bit(b.group.Gold[best])
			t.among += bit(slices.Contains(b.group.Gold, true))
			if !b.short {
				scores, gold = append(scores, s), append(gold, b.group.Gold)
			}
		}
	}
	for i, form := range [...]string{"as asked", "in fewer words"} {
		t, n := right[i], float64(max(1, right[i].questions))
		o.Progress("many tables, on databases left out, %s: the likeliest query right %.4f, the one ranked first "+
			"%.4f, one of the beam %.4f",
			form, float64(t.likeliest)/n, float64(t.first)/n, float64(t.among)/n)
	}
	c := calibration{}
	best := math.Inf(1)
	for t := 0.5; t <= 4; t *= 1.05 {
		if loss := negativeLogLikelihood(scores, gold, t); loss < best {
			best, c.Temperature = loss, t
		}
	}
	c.Among = fitAmong(scores, gold, c.Temperature)
	return c
}

// negativeLogLikelihood sums over the questions whose right query is there.
func negativeLogLikelihood(scores [][]float64, gold [][]bool, t float64) float64 {
	c := calibration{Temperature: t}
	sum := 0.0
	for i, s := range scores {
		right, any := 0.0, false
		for k, p := range c.probabilities(s) {
			if gold[i][k] {
				right, any = right+p, true
			}
		}
		if any {
			sum -= math.Log(right + 1e-12)
		}
	}
	return sum
}

// fitAmong fits a logistic regression by plain gradient steps; there are few weights and the loss is convex.
func fitAmong(scores [][]float64, gold [][]bool, t float64) []float64 {
	c := calibration{Temperature: t}
	var xs [][]float64
	var ys []float64
	for i, s := range scores {
		x := describe(c.probabilities(s))
		y := 0.0
		for _, g := range gold[i] {
			if g {
				y = 1
			}
		}
		xs, ys = append(xs, x), append(ys, y)
	}
	if len(xs) == 0 {
		return nil
	}
	w := make([]float64, len(xs[0]))
	for range 3000 {
		gradient := make([]float64, len(w))
		for i, x := range xs {
			z := 0.0
			for j := range w {
				z += w[j] * x[j]
			}
			d := 1/(1+math.Exp(-z)) - ys[i]
			for j := range w {
				gradient[j] += d * x[j] / float64(len(xs))
			}
		}
		for j := range w {
			w[j] -= 0.5 * gradient[j]
		}
	}
	return w
}
