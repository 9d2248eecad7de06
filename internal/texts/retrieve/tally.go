package retrieve

import (
	"slices"
	"sort"
	"sync"
)

// tally sums scores by passage. Tallies are reused, since clearing one is cheaper than allocating it.
type tally struct {
	scores   []float32
	passages []uint32
}

func (t *tally) add(n uint32, score float32) {
	if t.scores[n] == 0 {
		t.passages = append(t.passages, n)
	}
	t.scores[n] += score
}

// reset clears the tally and returns it to the pool.
func (t *tally) reset() {
	for _, n := range t.passages {
		t.scores[n] = 0
	}
	t.passages = t.passages[:0]
	tallies.Put(t)
}

var tallies = sync.Pool{New: func() any { return &tally{} }}

// tally returns the BM25 scores over a question's terms. The caller must reset it.
func (ix *Index) tally(q *Question, limit int) *tally {
	t := tallies.Get().(*tally)
	if len(t.scores) < len(ix.passages) {
		t.scores = make([]float32, len(ix.passages)+len(ix.passages)/8)
	}
	average := float32(ix.words)/float32(max(1, len(ix.passages))) + 1
	for _, term := range ix.queryTerms(q) {
		list, weight := term.list, float32(term.weight)
		contribute := func(i int, n uint32) float32 {
			tf := float32(list.counts[i])
			return weight * tf * 2.2 / (tf + 1.2*(.25+.75*float32(ix.passages[n].length)/average))
		}
		if len(list.passages) > maxCommonPassages && len(t.passages) >= limit && len(t.passages) < maxCommonPassages/4 {
			for _, n := range t.passages {
				if i, ok := slices.BinarySearch(list.passages, n); ok {
					t.scores[n] += contribute(i, n)
				}
			}
			continue
		}
		stride := len(list.passages)/maxCommonPassages + 1 // very common terms are sampled
		for i := 0; i < len(list.passages); i += stride {
			t.add(list.passages[i], contribute(i, list.passages[i]))
		}
	}
	return t
}

// best returns the numbers of the passages with the best scores; ties are in ascending order.
func (t *tally) best(limit int) []uint32 {
	better := func(a, b uint32) bool {
		return t.scores[a] > t.scores[b] || t.scores[a] == t.scores[b] && a < b
	}
	kept := make([]uint32, 0, limit+1)
	for _, n := range t.passages {
		if len(kept) == limit && !better(n, kept[limit-1]) {
			continue
		}
		i := sort.Search(len(kept), func(i int) bool { return better(n, kept[i]) })
		kept = slices.Insert(kept, i, n)
		kept = kept[:min(len(kept), limit)]
	}
	return kept
}
