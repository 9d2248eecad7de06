package names

import (
	"cmp"
	"math"
	"slices"
)

// otherDatabases holds the words of other databases and trades; the words of a similar one are guessed from them.
type otherDatabases struct {
	sizes []float64
	with  map[string][]int // by word: the indexes of the databases that have it
}

func (o *otherDatabases) add(words []string) {
	if o.with == nil {
		o.with = map[string][]int{}
	}
	for _, w := range words {
		o.with[w] = append(o.with[w], len(o.sizes))
	}
	o.sizes = append(o.sizes, float64(len(words)))
}

// maxSimilar is how many similar databases are used.
const maxSimilar = 12

// like returns the probability of words in a database that has the given words, judging by the most similar databases.
func (o *otherDatabases) like(local map[string]float64) map[string]float64 {
	type other struct {
		at    int
		alike float64
	}
	list := make([]other, len(o.sizes))
	for i := range list {
		list[i].at = i
	}
	for w := range local {
		with := o.with[w]
		weight := math.Log(float64(len(o.sizes)) / float64(len(with)+1))
		for _, at := range with {
			list[at].alike += weight * weight
		}
	}
	for i := range list {
		list[i].alike /= math.Sqrt(o.sizes[i] + 20)
	}
	slices.SortFunc(list, func(a, b other) int { return cmp.Or(cmp.Compare(b.alike, a.alike), a.at-b.at) })
	list = list[:min(len(list), maxSimilar)]
	share, sum := make([]float64, len(o.sizes)), 0.0
	for _, x := range list {
		sum += x.alike * x.alike
	}
	for _, x := range list {
		if sum > 0 {
			share[x.at] = x.alike * x.alike / sum / o.sizes[x.at]
		}
	}
	out := map[string]float64{}
	for w, with := range o.with {
		for _, at := range with {
			if share[at] > 0 {
				out[w] += share[at]
			}
		}
	}
	return out
}
