package rank

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/learn"
)

// secondSize is the number of features from the second pass.
const secondSize = 4

// SecondPass returns how well each reading fits the question, as log-odds.
type SecondPass func(ctx context.Context, question string, wordings []string) ([]float32, error)

// inOrder returns the readings that the database accepts, best first, and the scores of all readings.
func (m *Model) inOrder(e *Example, parts map[uint16]float64) (order []int, scores []float64) {
	scores = make([]float64, len(e.Readings))
	for i := range e.Readings {
		scores[i] = e.Readings[i].score(parts, m)
		if e.Readings[i].Result != 0 {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	return order, scores
}

// scoreSecondPass runs the second pass over the best readings of an example.
func (m *Model) scoreSecondPass(ctx context.Context, e *Example, fits SecondPass) error {
	if fits == nil {
		return nil
	}
	order, _ := m.inOrder(e, m.partScores(e))
	order = order[:min(len(order), secondPassSize)]
	wordings := make([]string, len(order))
	for k, i := range order {
		wordings[k] = e.Readings[i].Wording
	}
	got, err := fits(ctx, e.Text, wordings)
	if err != nil {
		return err
	}
	for k, i := range order {
		e.Readings[i].Second = &got[k]
	}
	return nil
}

// secondPassSize is the number of readings in the second pass.
const secondPassSize = 8

// secondFeatures returns each finalist's features from the second pass, and the highest score. Finalists without a
// score rank behind all others.
func secondFeatures(e *Example, list []finalist) (each [][secondSize]float32, best float32) {
	each = make([][secondSize]float32, len(list))
	var p []float64
	for _, f := range list {
		if s := e.Readings[f.reading].Second; s != nil {
			p = append(p, float64(*s))
		}
	}
	if len(p) == 0 {
		return each, 0
	}
	best = float32(slices.Max(p))
	least := slices.Min(p)
	all := make([]float64, len(list))
	for k, f := range list {
		all[k] = least - 1
		if s := e.Readings[f.reading].Second; s != nil {
			all[k] = float64(*s)
		}
		each[k][0], each[k][1] = float32(all[k]), float32(all[k])-best
	}
	learn.Softmax(all)
	mass := map[uint16]float64{}
	for k, f := range list {
		mass[f.result] += all[k]
	}
	for k, f := range list {
		each[k][2] = float32(math.Log(max(mass[f.result], 1e-9)))
		each[k][3] = flag(e.Readings[f.reading].Second != nil)
	}
	return each, best
}
