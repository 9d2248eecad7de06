package mix

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
)

// sample draws k of n numbers by chance, always the same; all of them where k is 0. They rise.
func sample(n, k int) []int {
	all := rand.New(rand.NewPCG(1, 1)).Perm(n)
	if k > 0 && k < n {
		all = all[:k]
	}
	slices.Sort(all)
	return all
}

func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
