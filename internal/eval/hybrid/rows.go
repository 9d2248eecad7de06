package hybrid

import (
	"math"
	"sort"
)

// rowView is a row's features for one question.
type rowView struct {
	row     int
	cells   float64 // the question's share in its cells
	all     float64 // ... in its cells and all linked passages
	best    float64 // ... in its best passage
	joined  float64 // ... in its cells and best passage together
	pairs   float64 // share of the question's word pairs in cells and best passage
	extreme float64 // it has the extreme value asked for
	near    float64 // ... among the rows that cover the question best
	score   float64
}

// rank sorts all rows by a few hand-set weights; the learnt weights apply to candidates.
func (ix *index) rank(q *asked) []rowView {
	weights, total := ix.weigh(q)
	views := make([]rowView, len(ix.Rows))
	share := func(sets ...map[string]bool) float64 {
		sum := 0.0
		for _, t := range q.terms {
			w := weights[t]
			for _, s := range sets {
				if w > 0 && s[t] {
					sum += w
					break
				}
			}
		}
		return sum / total
	}
	topCells := 0.0
	for r := range ix.Rows {
		v := &views[r]
		v.row = r
		own := map[string]bool{}
		pairs := map[string]bool{}
		for _, c := range ix.cells[r] {
			for s := range c.stems {
				own[s] = true
			}
			for p := range c.pairs {
				pairs[p] = true
			}
		}
		v.cells, v.all = share(own), share(ix.rows[r])
		best := bag{}
		v.joined = v.cells
		for _, l := range ix.linked[r] {
			p := ix.passages[l]
			v.best = math.Max(v.best, share(p.stems))
			if joined := share(own, p.stems); joined > v.joined {
				v.joined, best = joined, p
			}
		}
		held := 0.0
		for p := range q.pairs {
			if pairs[p] || best.pairs[p] {
				held++
			}
		}
		v.pairs = held / float64(len(q.pairs)+1)
		topCells = math.Max(topCells, v.cells)
	}
	if column := ix.extremeColumn(q); column >= 0 {
		ix.markExtremes(q, column, views, topCells)
	}
	for r := range views {
		v := &views[r]
		v.score = v.joined + .5*v.all + .5*v.pairs + .3*v.cells + .25*v.near + .15*v.extreme
	}
	sort.SliceStable(views, func(a, b int) bool { return views[a].score > views[b].score })
	return views
}

// extremeColumn is the column of the question's superlative, -1 without one.
func (ix *index) extremeColumn(q *asked) int {
	if q.most == 0 {
		return -1
	}
	best, bestScore := -1, 0.0
	for c := range ix.header {
		read, years := 0, 0
		for r := range ix.Rows {
			if c < len(ix.number[r]) && !math.IsNaN(ix.number[r][c]) {
				read++
				if x := ix.number[r][c]; x > 1000 && x < 2100 {
					years++
				}
			}
		}
		if read*2 < len(ix.Rows) || read == 0 {
			continue
		}
		score := .2
		for s := range ix.header[c].stems {
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

func (ix *index) markExtremes(q *asked, column int, views []rowView, topCells float64) {
	mark := func(among func(*rowView) bool, set func(*rowView)) {
		top := math.Inf(-1)
		value := func(v *rowView) float64 {
			if column >= len(ix.number[v.row]) {
				return math.Inf(-1)
			}
			x := ix.number[v.row][column] * float64(q.most)
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
