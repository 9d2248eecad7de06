package documents

import (
	"sort"
)

// rowShares holds the shares of a question's information that a row covers, and its score.
type rowShares struct {
	row         int
	cellShare   float64 // by its cells
	allShare    float64 // by its cells and all its passages
	joinedShare float64 // by its cells and best passage together
	pairShare   float64 // share of the question's word pairs in its cells and best passage
	score       float64
}

// questionSearch is the search for answers to a question.
type questionSearch struct {
	*collection
	model     *model
	question  *analysedQuestion
	weights   map[string]float64
	total     float64
	rows      []rowShares // best first
	maxScores maxScores
}

// maxScores holds the highest values among a question's candidates.
type maxScores struct{ passage float64 }

// share returns the share of the question's information that some sets of stems cover.
func (f *questionSearch) share(sets ...map[string]bool) float64 {
	sum := 0.0
	for _, t := range f.question.terms {
		w := f.weights[t]
		for _, s := range sets {
			if w > 0 && s[t] {
				sum += w
				break
			}
		}
	}
	return sum / f.total
}

// rankRows sorts all rows by a score with hand-set weights; the trained weights are for candidates.
func (f *questionSearch) rankRows() {
	f.weights, f.total = f.termWeights(f.question)
	f.rows = make([]rowShares, len(f.collection.rows))
	for r := range f.collection.rows {
		v := f.computeRowShares(r)
		v.score = v.joinedShare + .5*v.allShare + .5*v.pairShare + .3*v.cellShare
		f.rows[r] = v
	}
	sort.SliceStable(f.rows, func(a, b int) bool { return f.rows[a].score > f.rows[b].score })
}

// computeRowShares returns the shares of the question that a row covers.
func (f *questionSearch) computeRowShares(n int) rowShares {
	r := &f.collection.rows[n]
	v := rowShares{row: n, cellShare: f.share(r.cellStems()...), allShare: f.share(r.stems)}
	best := bag{}
	v.joinedShare = v.cellShare
	for _, l := range r.links {
		p := &f.passages[l.passage].words
		if joined := f.share(append(r.cellStems(), p.stems)...); joined > v.joinedShare {
			v.joinedShare, best = joined, *p
		}
	}
	coveredPairs := 0.0
	for p := range f.question.pairs {
		isCovered := best.pairs[p]
		for _, b := range r.words {
			isCovered = isCovered || b.pairs[p]
		}
		if isCovered {
			coveredPairs++
		}
	}
	v.pairShare = coveredPairs / float64(len(f.question.pairs)+1)
	return v
}

func (r *namingRow) cellStems() []map[string]bool {
	out := make([]map[string]bool, 0, len(r.words)+1)
	for _, b := range r.words {
		out = append(out, b.stems)
	}
	return out
}
