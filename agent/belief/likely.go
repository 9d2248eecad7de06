package belief

import (
	"cmp"
	"slices"
)

// Thresholds for results to offer, as shares of the readings' probability and of the most probable result's.
const (
	minShare         = .05
	minShareOfLeader = .15
)

// minStatedShare is the leading result's share below which dominated results are offered if there are no others.
const minStatedShare = .5

// LikelyResults returns at most limit of the most probable results, each as the indexes of its queries; nil if fewer
// than two are worth offering.
func (b *Belief) LikelyResults(limit int) [][]int {
	best, mass := b.Leaders()
	out := b.likelyResults(best, mass, limit, false)
	if len(out) == 0 && len(mass) > 0 && slices.Max(mass) < minStatedShare*(b.Total()-b.NoneProbability) {
		return b.likelyResults(best, mass, limit, true)
	}
	return out
}

// likelyResults returns the most probable results, with or without dominated ones.
func (b *Belief) likelyResults(best []int, mass []float64, limit int, withDominated bool) (out [][]int) {
	var classes []int
	for class := range best {
		if withDominated || !b.isDominated(class, best, mass) {
			classes = append(classes, class)
		}
	}
	slices.SortStableFunc(classes, func(x, y int) int { return cmp.Compare(mass[y], mass[x]) })
	total := b.Total() - b.NoneProbability
	for _, class := range classes {
		if len(out) == limit || mass[class] < max(minShare*total, minShareOfLeader*mass[classes[0]]) {
			break
		}
		var members []int
		for i, c := range b.Class {
			if c == class {
				members = append(members, i)
			}
		}
		out = append(out, members)
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// isDominated reports whether another result is at least as probable, uses all the words of the question that this one
// uses, and adds fewer components that no word names. Nobody would recognise the question in the dominated result.
func (b *Belief) isDominated(class int, best []int, mass []float64) bool {
	this := b.Parsed[best[class]]
	for other, at := range best {
		if o := b.Parsed[at]; other != class && mass[other] >= mass[class] && IsSubset(o.Unused, this.Unused) &&
			IsSubset(o.Added, this.Added) && !IsSubset(this.Added, o.Added) {
			return true
		}
	}
	return false
}
