package documents

import (
	"math"
	"sort"
)

// rowView is a row's features for one question.
type rowView struct {
	row     int
	cells   float64 // the question's share in its cells
	all     float64 // ... in its cells and all its passages
	best    float64 // ... in its best passage
	joined  float64 // ... in its cells and best passage together
	pairs   float64 // share of the question's word pairs in cells and best passage
	extreme float64 // it has the extreme value asked for
	near    float64 // ... among the rows that cover the question best
	score   float64
}

// finding is a question being answered.
type finding struct {
	*collection
	asked   *asked
	weights map[string]float64
	total   float64
	rows    []rowView // best first
	bests   bests
}

// bests are the highest values among the candidates of a question.
type bests struct{ passage float64 }

// share is the share of the question's information in some sets of stems.
func (f *finding) share(sets ...map[string]bool) float64 {
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

// rank sorts all rows by a few hand-set weights; the learnt weights apply to candidates.
func (f *finding) rank() {
	f.weights, f.total = f.weigh(f.asked)
	f.rows = make([]rowView, len(f.collection.rows))
	topCells := 0.0
	for r := range f.collection.rows {
		f.rows[r] = f.view(r)
		topCells = math.Max(topCells, f.rows[r].cells)
	}
	for i := range f.tables {
		if column := f.extremeColumn(&f.tables[i]); column >= 0 {
			f.markExtremes(&f.tables[i], column, topCells)
		}
	}
	for r := range f.rows {
		v := &f.rows[r]
		v.score = v.joined + .5*v.all + .5*v.pairs + .3*v.cells + .25*v.near + .15*v.extreme
	}
	sort.SliceStable(f.rows, func(a, b int) bool { return f.rows[a].score > f.rows[b].score })
}

// view computes a row's shares of the question.
func (f *finding) view(n int) rowView {
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

// extremeColumn is the column of a table that the question's superlative is about, -1 without one.
func (f *finding) extremeColumn(t *namingTable) int {
	q := f.asked
	if q.most == 0 {
		return -1
	}
	rows := f.collection.rows[t.rows[0]:t.rows[1]]
	best, bestScore := -1, 0.0
	for c := range t.header {
		read, years := 0, 0
		for r := range rows {
			if x := rows[r].numbers[c]; !math.IsNaN(x) {
				read++
				if x > 1000 && x < 2100 {
					years++
				}
			}
		}
		if read*2 < len(rows) || read == 0 {
			continue
		}
		score := .2
		for s := range t.header[c].stems {
			if q.stems[s] {
				score++
			}
			if s == q.after {
				score++
			}
		}
		if q.timely && years*2 > read {
			score += .9
		} else if !q.timely && years*2 > read {
			score -= .15
		}
		if score > bestScore {
			best, bestScore = c, score
		}
	}
	return best
}

func (f *finding) markExtremes(t *namingTable, column int, topCells float64) {
	views := f.rows[t.rows[0]:t.rows[1]]
	mark := func(among func(*rowView) bool, set func(*rowView)) {
		top := math.Inf(-1)
		value := func(v *rowView) float64 {
			x := f.collection.rows[v.row].numbers[column] * float64(f.asked.most)
			if math.IsNaN(x) || !among(v) {
				return math.Inf(-1)
			}
			return x
		}
		for i := range views {
			top = math.Max(top, value(&views[i]))
		}
		for i := range views {
			if x := value(&views[i]); x == top && !math.IsInf(x, -1) {
				set(&views[i])
			}
		}
	}
	mark(func(*rowView) bool { return true }, func(v *rowView) { v.extreme = 1 })
	mark(func(v *rowView) bool { return v.cells >= .85*topCells }, func(v *rowView) { v.near = 1 })
}
