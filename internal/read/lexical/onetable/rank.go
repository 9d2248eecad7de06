package onetable

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/learn"
)

// rankDense is the number of dense features of a whole query.
const rankDense = 8

// setView is what the whole queries of a condition set have in common.
type setView struct {
	rows               bits
	height             int
	redundant          int // conditions without which the rows are the same
	numbers, values    int // numbers and exact values of the question that no condition uses
	inequalities, same int
	columns            uint64
	fuzzy, verbatim    int
}

func (s *session) setView(x *set) setView {
	v := setView{rows: s.setRows(x)}
	v.height = v.rows.count()
	used := make([]bool, len(s.tokens))
	for k, m := range x.members {
		c := &s.candidates[m]
		for i := c.First; i < c.Last; i++ {
			used[i] = true
		}
		v.columns |= 1 << (c.Column & 63)
		v.inequalities += int(flag(c.Op != Equal))
		v.fuzzy += int(flag(c.fuzzy > 0))
		v.verbatim += int(flag(c.verbatim))
		for _, o := range x.members[:k] {
			if d := &s.candidates[o]; d.Column == c.Column {
				v.same++
				if c.Op == Equal && d.Op == Equal {
					v.same += 2
				}
			}
		}
		v.redundant += int(flag(s.table.height > 0 && s.rowsWithout(x, k) == v.height))
	}
	for i := range used {
		v.numbers += int(flag(s.tokens[i].Numeric && !used[i]))
	}
	for i := range s.clusters {
		for _, m := range s.clusters[i].members {
			if c := &s.candidates[m]; c.strict && !s.table.Columns[c.Column].Number && !used[c.First] {
				v.values++
				break
			}
		}
	}
	return v
}

// rowsWithout counts the rows of a set without one of its conditions.
func (s *session) rowsWithout(x *set, k int) int {
	rest := s.table.all()
	for j, o := range x.members {
		if j != k {
			rest = rest.and(s.candidateRows(o))
		}
	}
	return rest.count()
}

// rankGroup makes the choice between whole queries. Candidate 0 stands for a query that is not among them.
func (s *session) rankGroup(sink *learn.Sink, d *decoded) []learn.Features {
	out := make([]learn.Features, 0, len(d.wholes)+1)
	dense := make([]float32, (len(d.wholes)+1)*rankDense)
	next := func() []float32 {
		x := dense[:rankDense:rankDense]
		dense = dense[rankDense:]
		return x
	}
	s.otherFeatures(sink, d)
	out = append(out, learn.Features{Sparse: sink.Take(), Dense: next()})
	views := make([]setView, len(d.sets))
	mass := s.resultMass(d)
	for i := range d.wholes {
		w := &d.wholes[i]
		if views[w.set].rows == nil {
			views[w.set] = s.setView(&d.sets[w.set])
		}
		s.wholeFeatures(sink, w, &views[w.set])
		x := next()
		set, sel, agg := d.sets[w.set].lp, d.selects[w.Select], d.aggs[w.Select][w.Agg]
		x[0], x[1], x[2] = float32(set), float32(sel), float32(agg)
		x[3], x[4], x[5] = float32(math.Exp(set)), float32(math.Exp(sel)), float32(math.Exp(agg))
		if m := mass[w.result]; m > 0 && s.table.height > 0 {
			x[6], x[7] = float32(math.Log(m)), float32(m)
		} else {
			x[6], x[7] = float32(w.lp), float32(math.Exp(w.lp))
		}
		out = append(out, learn.Features{Sparse: sink.Take(), Dense: x})
	}
	return out
}

// resultMass sums the probabilities of queries up by what they return.
func (s *session) resultMass(d *decoded) map[uint64]float64 {
	mass := map[uint64]float64{}
	for i := range d.wholes {
		mass[d.wholes[i].result] += math.Exp(d.wholes[i].lp)
	}
	return mass
}

// otherFeatures describe a question whose query is not found.
func (s *session) otherFeatures(sink *learn.Sink, d *decoded) {
	x := d
	if s.free != nil {
		x = s.free // what was said does not change the question
	}
	top, sum := math.Inf(-1), 0.0
	for i := range x.wholes {
		top = max(top, x.wholes[i].lp)
		sum += math.Exp(x.wholes[i].lp)
	}
	sure := part(math.Exp(max(top, -20)), 10)
	sink.Add(learn.Common, 350)
	sink.Add(learn.Common, 351, sure)
	sink.Add(learn.Common, 352, part(min(1, sum), 20))
	sink.Add(learn.Common, 353, upTo(len(s.clusters), 6))
	sink.Add(learn.Common, 354, upTo(x.count, 4), sure)
	if len(x.sets) > 0 {
		v := s.setView(&x.sets[0])
		sink.Add(learn.Common, 355, upTo(v.numbers, 2), upTo(v.values, 2))
		sink.Add(learn.Common, 356, upTo(v.fuzzy, 2), amount(v.height))
	}
	unknown := 0
	for i := range s.tokens {
		if k := &s.tokens[i]; !k.Stop && s.weights.of(k) >= rareWord && !x.hidden[i] {
			unknown++
		}
	}
	sink.Add(learn.Common, 357, upTo(unknown, 3), sure)
	sink.Add(learn.Common, 358, upTo(len(s.tokens)/5, 6))
}

func (s *session) wholeFeatures(sink *learn.Sink, q *whole, v *setView) {
	t := s.table
	a, number := uint64(q.Agg), flag(t.Columns[q.Select].Number)
	n, rows := len(q.Conditions), uint64(15)
	if t.height > 0 {
		rows = amount(v.height)
	}
	own := flag(v.columns>>(q.Select&63)&1 == 1)
	sink.Add(learn.Common, 300, a, number)
	sink.Add(learn.Common, 301, rows, upTo(n, 4))
	sink.Add(learn.Common, 302, rows, a, number)
	sink.Add(learn.Common, 303, upTo(n, 4), upTo(v.redundant, 4))
	sink.Add(learn.Common, 304, flag(v.height == 0), upTo(n, 3), upTo(v.inequalities, 2))
	sink.Add(learn.Common, 305, own, a)
	sink.Add(learn.Common, 306, upTo(v.numbers, 3), upTo(n, 3))
	sink.Add(learn.Common, 307, upTo(v.values, 3), upTo(n, 3))
	sink.Add(learn.Common, 308, upTo(v.inequalities, 3), a)
	sink.Add(learn.Common, 313, upTo(v.same, 4))
	sink.Add(learn.Common, 314, upTo(v.fuzzy, 2), upTo(v.verbatim, 2), flag(v.height == 0))
	if t.height > 0 {
		distinct := s.distinct(q.Select, v.rows)
		sink.Add(learn.Common, 309, upTo(distinct, 3), rows, a)
		for i := range min(2, len(s.tokens)) {
			sink.Add(learn.Common, 310, s.tokens[i].ID, a, rows)
			sink.Add(learn.Common, 315, s.tokens[i].ID, a, upTo(distinct, 3))
		}
	}
	unused := 0
	for c := range t.Columns {
		if s.best[c].share > 0.9 && c != q.Select && v.columns>>(c&63)&1 == 0 {
			unused++
		}
	}
	sink.Add(learn.Common, 311, upTo(unused, 4))
	sink.Add(learn.Common, 312, upTo(unused, 4), named(s.best[q.Select].share), own)
	sink.Add(learn.Common, 316, a, s.word(0), s.word(1), upTo(n, 2), number)
}

// distinct counts the distinct values of a column in rows, up to a few.
func (s *session) distinct(column int, rows bits) int {
	var seen [4]int32
	n := 0
	cells := s.table.Columns[column].cells
	rows.each(func(r int) bool {
		v := cells[r]
		if slices.Contains(seen[:n], v) {
			return true
		}
		seen[n] = v
		n++
		return n < len(seen)
	})
	return n
}
