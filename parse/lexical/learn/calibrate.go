package learn

import (
	"cmp"
	"math"
	"slices"
)

// Bin is one bar of a reliability diagram: how sure the predictions in it were, and how often they were right.
type Bin struct {
	N     int     `json:"n"`
	Sure  float64 `json:"sure"`  // mean probability
	Right float64 `json:"right"` // share that was right
}

// Bins sorts predictions into n bins of equal width by their probability.
func Bins(p []float64, right []bool, n int) []Bin {
	bins := make([]Bin, n)
	for i, x := range p {
		b := &bins[max(0, min(n-1, int(x*float64(n))))]
		b.N++
		b.Sure += x
		if right[i] {
			b.Right++
		}
	}
	for i := range bins {
		if b := &bins[i]; b.N > 0 {
			b.Sure /= float64(b.N)
			b.Right /= float64(b.N)
		}
	}
	return bins
}

// ECE is the expected calibration error: the mean distance between sureness and truth, weighted by the bins' sizes.
func ECE(bins []Bin) float64 {
	sum, n := 0.0, 0
	for _, b := range bins {
		sum += float64(b.N) * math.Abs(b.Sure-b.Right)
		n += b.N
	}
	if n == 0 {
		return 0
	}
	return sum / float64(n)
}

// massBins is the number of bins of equal mass.
const massBins = 10

// ECEByMass is the expected calibration error over ten bins that hold equally many predictions.
func ECEByMass(p []float64, right []bool) float64 {
	order := make([]int, len(p))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(p[a], p[b]) })
	off := 0.0
	for b := range massBins {
		gap := 0.0
		for _, i := range order[b*len(p)/massBins : (b+1)*len(p)/massBins] {
			gap += p[i]
			if right[i] {
				gap--
			}
		}
		off += math.Abs(gap)
	}
	return off / float64(max(1, len(p)))
}

// Temperature returns the number that the groups' scores should be divided by so that their softmax is calibrated:
// the one with the least negative log-likelihood on groups that were not trained on.
func (m *Model) Temperature(groups []Group) float64 {
	var scores [][]float64
	var gold [][]bool
	for i := range groups {
		g := &groups[i]
		if !teaches(g) {
			continue
		}
		var s []float64
		for k := range g.Candidates {
			s = append(s, m.Score(&g.Candidates[k]))
		}
		scores, gold = append(scores, s), append(gold, g.Gold)
	}
	loss := func(t float64) float64 {
		sum := 0.0
		var p []float64
		for i := range scores {
			p = p[:0]
			for _, s := range scores[i] {
				p = append(p, s/t)
			}
			Softmax(p)
			right := 1e-12
			for k := range p {
				if gold[i][k] {
					right += p[k]
				}
			}
			sum -= math.Log(right)
		}
		return sum
	}
	// The loss has a single minimum in log t: a golden-section search finds it.
	low, high := math.Log(0.25), math.Log(4.0)
	ratio := (math.Sqrt(5) - 1) / 2
	for range 24 {
		a, b := high-ratio*(high-low), low+ratio*(high-low)
		if loss(math.Exp(a)) < loss(math.Exp(b)) {
			high = b
		} else {
			low = a
		}
	}
	return math.Exp((low + high) / 2)
}

// Heat divides the model's scores by t from now on.
func (m *Model) Heat(t float64) {
	m.scale /= float32(t)
	for i := range m.dense {
		m.dense[i] /= float32(t)
	}
}
