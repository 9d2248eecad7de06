package mix

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
)

// sample draws k of the numbers below n with a fixed seed, in ascending order; all of them if k is 0.
func sample(n, k int) []int {
	all := rand.New(rand.NewPCG(1, 1)).Perm(n)
	if k > 0 && k < n {
		all = all[:k]
	}
	slices.Sort(all)
	return all
}

func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
