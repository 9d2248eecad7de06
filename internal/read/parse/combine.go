package parse

import (
	"cmp"
	"math"
	"slices"
)

// Combine visits the combinations of independent decisions, most probable first. options[i] holds the probabilities of
// decision i's options in descending order. visit gets the index of each decision's option, in a slice that it must not
// keep, and the combination's probability; it returns false to stop. At most limit combinations are visited.
func Combine(options [][]float64, limit int, visit func(choice []uint8, p float64) bool) {
	start := combination{choice: make([]uint8, len(options))}
	for _, o := range options {
		if len(o) == 0 || o[0] <= 0 {
			return
		}
		start.score += math.Log(o[0])
	}
	open := []combination{start} // the most probable last
	seen := map[string]bool{string(start.choice): true}
	for n := 0; len(open) > 0 && n < limit; n++ {
		c := open[len(open)-1]
		open = open[:len(open)-1]
		if !visit(c.choice, math.Exp(c.score)) {
			return
		}
		for i, o := range options {
			k := int(c.choice[i])
			if k+1 >= len(o) || o[k+1] < minOption || k+1 > math.MaxUint8 {
				continue
			}
			next := combination{append([]uint8(nil), c.choice...), c.score + math.Log(o[k+1]/o[k])}
			next.choice[i]++
			if key := string(next.choice); !seen[key] {
				seen[key] = true
				at, _ := slices.BinarySearchFunc(open, next.score, combination.compare)
				open = slices.Insert(open, at, next)
			}
		}
	}
}

// minOption is the minimum probability of an option that is worth combining.
const minOption = 1e-4

type combination struct {
	choice []uint8
	score  float64
}

func (c combination) compare(score float64) int { return cmp.Compare(c.score, score) }

// CommonUnused returns the words that all readings leave unused.
func CommonUnused(list []Candidate) (out []string) {
	for i, c := range list {
		if i == 0 {
			out = slices.Clone(c.Unused)
		}
		out = slices.DeleteFunc(out, func(w string) bool { return !slices.Contains(c.Unused, w) })
	}
	return out
}

// Merge adds up the probabilities of equal queries and returns the most probable ones. The probability of those it
// drops goes to "something else".
func Merge(candidates []Candidate, beam int) []Candidate {
	at := map[string]int{}
	var out []Candidate
	for _, c := range candidates {
		key := c.Query.SUQL()
		if i, ok := at[key]; ok {
			out[i].P += c.P
			if out[i].Rivals == nil {
				out[i].Rivals, out[i].Evidence.Rival = c.Rivals, c.Evidence.Rival
				out[i].Evidence.RivalShare = c.Evidence.RivalShare
			}
			continue
		}
		at[key] = len(out)
		out = append(out, c)
	}
	slices.SortStableFunc(out, func(a, b Candidate) int { return cmp.Compare(b.P, a.P) })
	return out[:min(beam, len(out))]
}
