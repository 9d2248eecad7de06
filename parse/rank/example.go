// Package rank weighs whole readings of a question (package propose) with one trained model, and reads questions with it:
// what the readings of one result add up to is the probability of that result.
package rank

import (
	"slices"

	"surely/parse/link"
	"surely/parse/propose"
)

// Example is a question to learn from: readings of which some are right.
type Example struct {
	Parts    [][]uint32
	Readings []Tried
	Missed   bool // no reading that was tried is right
	Corpus   string
	Group    string // the database it is of
}

// Tried is a reading that was tried.
type Tried struct {
	Parts  []uint16
	Right  bool
	Unused int // content words that went nowhere
}

// Best returns the readings that score best, at most n of them, the best first, with their scores.
func Best(m *Model, set *propose.Set, n int) (order []int, scores []float64) {
	scores = m.Scores(set)
	order = make([]int, len(set.Readings))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch {
		case scores[a] > scores[b]:
			return -1
		case scores[a] < scores[b]:
			return 1
		}
		return 0
	})
	return order[:min(n, len(order))], scores
}

// prior is what a reading scores before anything was learnt: by the words that it leaves unused, and by how well the
// values that it uses were said.
func prior(set *propose.Set, i int) float64 {
	left := set.Unused(i)
	linked := link.Count(left & set.Question.Linked)
	return -1.5*float64(linked) - .4*float64(link.Count(left)-linked) + set.Plausible(i)
}

// compact keeps of a set what learning needs.
func compact(set *propose.Set, order []int, right []bool, corpus string) *Example {
	e := &Example{Corpus: corpus, Missed: !slices.Contains(right, true)}
	at := map[uint16]uint16{}
	for k, i := range order {
		r := set.Readings[i]
		t := Tried{Right: right[k], Unused: link.Count(set.Unused(i)), Parts: make([]uint16, len(r.Parts))}
		for j, p := range r.Parts {
			n, ok := at[p]
			if !ok {
				n = uint16(len(e.Parts))
				at[p] = n
				e.Parts = append(e.Parts, slices.Clone(set.Parts[p]))
			}
			t.Parts[j] = n
		}
		e.Readings = append(e.Readings, t)
	}
	return e
}

// NewExample tries the best readings of a question; right tells of each whether it is.
func NewExample(m *Model, set *propose.Set, n int, corpus string, right func(i int) bool) *Example {
	order, _ := Best(m, set, n)
	verdicts := make([]bool, len(order))
	for k, i := range order {
		verdicts[k] = right(i)
	}
	return compact(set, order, verdicts, corpus)
}
