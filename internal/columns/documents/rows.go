package documents

import (
	"math"
	"sort"
)

// rowView is a row's features for one question.
type rowView struct {
	row    int
	cells  float64 // the question's share in its cells
	all    float64 // ... in its cells and all its passages
	best   float64 // ... in its best passage
	joined float64 // ... in its cells and best passage together
	pairs  float64 // share of the question's word pairs in cells and best passage
	score  float64
}

// questionSearch is a question being answered.
type questionSearch struct {
	*collection
	asked   *analysedQuestion
	weights map[string]float64
	total   float64
	rows    []rowView // best first
	best    maxScores
}

// maxScores are the highest values among the candidates of a question.
type maxScores struct{ passage float64 }

// share returns the share of the question's information in some sets of stems.
func (f *questionSearch) share(sets ...map[string]bool) float64 {
	sum := 0.0
	for _, t := range f.asked.terms {
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

// rank sorts all rows by a few hand-set weights; the trained weights apply to candidates.
func (f *questionSearch) rank() {
	f.weights, f.total = f.weigh(f.asked)
	f.rows = make([]rowView, len(f.collection.rows))
	for r := range f.collection.rows {
		v := f.view(r)
		v.score = v.joined + .5*v.all + .5*v.pairs + .3*v.cells
		f.rows[r] = v
	}
	sort.SliceStable(f.rows, func(a, b int) bool { return f.rows[a].score > f.rows[b].score })
}

// view computes a row's shares of the question.
func (f *questionSearch) view(n int) rowView {
	r := &f.collection.rows[n]
	v := rowView{row: n, cells: f.share(r.cellStems()...), all: f.share(r.stems)}
	best := bag{}
	v.joined = v.cells
	for _, l := range r.links {
		p := &f.passages[l.passage].words
		v.best = math.Max(v.best, f.share(p.stems))
		if joined := f.share(append(r.cellStems(), p.stems)...); joined > v.joined {
			v.joined, best = joined, *p
		}
	}
	held := 0.0
	for p := range f.asked.pairs {
		in := best.pairs[p]
		for _, b := range r.words {
			in = in || b.pairs[p]
		}
		if in {
			held++
		}
	}
	v.pairs = held / float64(len(f.asked.pairs)+1)
	return v
}

func (r *namingRow) cellStems() []map[string]bool {
	out := make([]map[string]bool, 0, len(r.words)+1)
	for _, b := range r.words {
		out = append(out, b.stems)
	}
	return out
}
