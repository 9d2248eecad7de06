package onetable

import (
	"math"

	"github.com/ask-surely/surely/internal/learn"
)

// conditionGroups makes, for every cluster, the choice between no condition (candidate 0) and its members.
func (r *reading) conditionGroups(s *learn.Sink) [][]learn.Features {
	if len(r.clusters) == 0 {
		return nil
	}
	shared := r.columnFeatures(s)
	groups := make([][]learn.Features, len(r.clusters))
	for i := range r.clusters {
		groups[i] = r.conditionGroup(s, i, shared)
	}
	return groups
}

// columnFeatures pair the words of the question with the headers of the columns that candidates are about.
func (r *reading) columnFeatures(s *learn.Sink) [][]uint32 {
	t := r.table
	wanted := make([]bool, len(t.Columns))
	for i := range r.candidates {
		wanted[r.candidates[i].Column] = true
	}
	out := make([][]uint32, len(t.Columns))
	for c := range t.Columns {
		if !wanted[c] {
			continue
		}
		col := &t.Columns[c]
		for _, h := range col.label {
			if h.Stop {
				continue
			}
			for i := range r.tokens {
				s.Add(learn.Pair, 67, h.StemID, r.word(i))
			}
			s.Add(learn.Pair, 68, h.StemID, r.word(0), r.word(1))
		}
		out[c] = s.Take()
	}
	return out
}

// view is what the candidates of a cluster have in common.
type view struct {
	longest      int // tokens of its longest exact candidate
	strict, text bool
	columns      []bool // with a strict candidate
	nColumns     int
	weight       float64
	upper        bool
}

func (r *reading) view(cl *cluster) view {
	v := view{columns: make([]bool, len(r.table.Columns))}
	for _, m := range cl.members {
		c := &r.candidates[m]
		if c.loose {
			v.longest = max(v.longest, c.Last-c.First)
		}
		if c.strict {
			v.strict = true
			if !v.columns[c.Column] {
				v.columns[c.Column] = true
				v.nColumns++
			}
		}
		v.text = v.text || !r.table.Columns[c.Column].Number
	}
	for i := cl.first; i < cl.last; i++ {
		v.weight = math.Max(v.weight, r.weights.of(&r.tokens[i]))
		v.upper = v.upper || r.tokens[i].Upper && i > 0
	}
	return v
}

func (r *reading) conditionGroup(s *learn.Sink, index int, shared [][]uint32) []learn.Features {
	cl := &r.clusters[index]
	v := r.view(cl)
	out := make([]learn.Features, 0, len(cl.members)+1)
	r.noCondition(s, cl, &v)
	out = append(out, learn.Features{Sparse: s.Take()})
	for _, m := range cl.members {
		c := &r.candidates[m]
		r.conditionFeatures(s, cl, &v, c)
		out = append(out, learn.Features{Sparse: s.Take(), Shared: shared[c.Column]})
	}
	return out
}

// noCondition describes that a cluster means no condition.
func (r *reading) noCondition(s *learn.Sink, cl *cluster, v *view) {
	header, inHeader := 0.0, -1
	for c := range r.mentions {
		for _, m := range r.mentions[c] {
			if m.first <= cl.first && m.last >= cl.last && m.share > header {
				header, inHeader = m.share, c
			}
		}
	}
	stops := true
	for i := cl.first; i < cl.last; i++ {
		stops = stops && r.tokens[i].Stop
	}
	L, R, n, long := cl.first, cl.last, len(r.clusters), upTo(v.longest, 3)
	s.Add(learn.Common, 1)
	s.Add(learn.Common, 2, upTo(v.longest, 5), flag(v.strict), flag(v.text))
	s.Add(learn.Common, 3, r.shape(L, R), flag(v.strict))
	s.Add(learn.Common, 4, flag(stops), flag(v.upper), long)
	s.Add(learn.Common, 5, upTo(v.nColumns, 4), long)
	s.Add(learn.Common, 6, named(header), long, flag(inHeader >= 0 && v.columns[inHeader]))
	s.Add(learn.Common, 7, amount(L), upTo(n, 6))
	s.Add(learn.Common, 8, upTo(n, 6), long, flag(v.strict))
	s.Add(learn.Common, 9, r.word(L-1))
	s.Add(learn.Common, 10, r.word(R))
	s.Add(learn.Common, 11, r.word(L-1), r.word(L-2))
	s.Add(learn.Common, 12, r.word(R), r.word(R+1))
	s.Add(learn.Common, 13, r.word(L-1), r.word(R))
	s.Add(learn.Common, 15, uint64(v.weight), long)
	s.Add(learn.Common, 16, upTo(len(r.tokens)-R, 3))
	if v.longest <= 2 {
		for i := L; i < R; i++ {
			s.Add(learn.Common, 14, r.word(i), upTo(R-L, 2))
		}
	}
}

// kind is what matters most about a candidate, for conjunctions: its operator, its column's type and how it was found.
func (r *reading) kind(c *candidate) uint64 {
	return uint64(c.Op) + 4*flag(r.table.Columns[c.Column].Number) + 16*r.found(c)
}

// found says how a candidate was found.
func (r *reading) found(c *candidate) uint64 {
	switch {
	case c.fuzzy > 0:
		return 10 + uint64(c.fuzzy*5)
	case c.count == 0 && !c.verbatim:
		return 1
	}
	return 2 + flag(c.strict) + flag(c.loose) + 4*flag(c.verbatim)
}

// conditionFeatures describe one candidate of a cluster.
func (r *reading) conditionFeatures(s *learn.Sink, cl *cluster, v *view, c *candidate) {
	t := r.table
	col := &t.Columns[c.Column]
	op, number, found := uint64(c.Op), flag(col.Number), r.found(c)
	kind, long := r.kind(c), c.Last-c.First
	shape := r.shape(c.First, c.Last)
	s.Add(learn.Common, 20, kind)
	s.Add(learn.Common, 21, kind, upTo(long, 5))
	s.Add(learn.Common, 22, kind, upTo(v.longest-long, 3), upTo(long, 2))
	s.Add(learn.Common, 23, kind, upTo(c.columns, 4), upTo(v.nColumns, 4))
	s.Add(learn.Common, 24, kind, amount(c.count), upTo(long, 2))
	s.Add(learn.Common, 25, kind, shape)
	if c.differs != differsNot || c.verbatim {
		s.Add(learn.Common, 80, uint64(c.differs), flag(c.verbatim), number)
		s.Add(learn.Common, 81, uint64(c.differs), flag(c.verbatim), shape)
		s.Add(learn.Common, 89, uint64(c.differs), flag(c.verbatim), upTo(c.signs, 3))
		s.Add(learn.Common, 82, uint64(c.differs), flag(c.verbatim),
			upTo(len(c.Value)-(r.tokens[c.Last-1].End-r.tokens[c.First].Start), 3))
	}
	if c.spelt {
		s.Add(learn.Common, 83, kind)
		s.Add(learn.Common, 84, r.word(c.First), op)
	}
	if c.fuzzy > 0 {
		s.Add(learn.Common, 26, found, upTo(c.rivals, 3), upTo(long, 3))
		s.Add(learn.Common, 27, upTo(c.rivals, 3), flag(v.strict), upTo(v.longest, 2))
		s.Add(learn.Common, 28, uint64(c.fuzzy*20), flag(v.strict))
		s.Add(learn.Common, 29, uint64(v.weight), upTo(long, 2), found, flag(v.upper))
		s.Add(learn.Common, 85, uint64(c.edits), found)
		s.Add(learn.Common, 87, upTo(c.dropped, 3), uint64(c.edits), upTo(c.rivals, 2))
		s.Add(learn.Common, 88, upTo(c.dropped, 3), upTo(long, 3))
		s.Add(learn.Common, 86, uint64(c.edits), upTo(c.rivals, 3), upTo(len(r.tokens[c.First].Text), 6))
	}
	r.mentionFeatures(s, v, c, kind)
	// The words around.
	l1, l2, l3 := r.word(c.First-1), r.word(c.First-2), r.word(c.First-3)
	r1, r2 := r.word(c.Last), r.word(c.Last+1)
	s.Add(learn.Common, 50, l1, op, number)
	s.Add(learn.Common, 51, l1, l2, op)
	s.Add(learn.Common, 52, l1, l2, l3, op)
	s.Add(learn.Common, 53, r1, op, number)
	s.Add(learn.Common, 54, r1, r2, op)
	for k := 1; k <= 5 && c.First-k >= 0; k++ {
		s.Add(learn.Common, 55, r.word(c.First-k), op, number)
	}
	for k := range 4 {
		s.Add(learn.Common, 56, r.word(c.Last+k), op, number)
	}
	s.Add(learn.Common, 57, shape, l1, op)
	s.Add(learn.Common, 58, col.header, op)
	for i := range col.label {
		h := &col.label[i]
		s.Add(learn.Pair, 60, h.StemID, op)
		s.Add(learn.Pair, 61, h.StemID, shape, op)
		if h.Stop {
			continue
		}
		s.Add(learn.Pair, 62, h.StemID, l1)
		s.Add(learn.Pair, 63, h.StemID, l1, l2)
		s.Add(learn.Pair, 64, h.StemID, r1)
		s.Add(learn.Pair, 70, h.StemID, r1, r2)
		for k := 2; k <= 6; k++ {
			s.Add(learn.Pair, 65, h.StemID, r.word(c.First-k))
		}
		for k := 1; k <= 4; k++ {
			s.Add(learn.Pair, 66, h.StemID, r.word(c.Last+k))
		}
	}
	// The column's values.
	st := &col.stats
	s.Add(learn.Common, 71, st.shape, shape, op)
	if c.numeric && col.Number {
		in := uint64(0)
		switch {
		case c.number < st.least:
			in = 1
		case c.number > st.most:
			in = 2
		case c.number == st.least:
			in = 3
		case c.number == st.most:
			in = 4
		}
		size := upTo(int(math.Round(2*(math.Log10(1+math.Abs(c.number))-st.magnitude))), 6)
		s.Add(learn.Common, 72, in, op, found)
		s.Add(learn.Common, 73, size, op, found)
		s.Add(learn.Common, 78, part(st.year, 2), shape, op, found)
	}
	s.Add(learn.Common, 75, part(st.repeated, 4), kind)
	s.Add(learn.Common, 76, upTo(c.Column, 5), upTo(c.columns, 2))
	s.Add(learn.Common, 77, upTo(len(r.clusters), 5), kind)
}

// near is how far a mention is, and how much of the label it holds; there is none where d is below 0.
type near struct {
	d     int
	share float64
}

// farther reports whether a mention is farther than another, or as far and less of one.
func (n near) farther(d int, share float64) bool {
	return n.d < 0 || d < n.d || d == n.d && share > n.share
}

// beside finds the mentions of a candidate's column that are next to it.
func (r *reading) beside(c *candidate) (before, after near) {
	before.d, after.d = -1, -1
	for _, m := range r.mentions[c.Column] {
		if d := c.First - m.last; d >= 0 && (before.d < 0 || d < before.d) {
			before = near{d, m.share}
		}
		if d := m.first - c.Last; d >= 0 && (after.d < 0 || d < after.d) {
			after = near{d, m.share}
		}
	}
	return before, after
}

// rivalry counts the mentions of other columns that speak against the one of a candidate.
type rivalry struct{ before, after, nearer, better, dominated int }

func (r *reading) rivalry(v *view, c *candidate, before, after near) rivalry {
	var x rivalry
	nearest := farAway
	if before.d >= 0 {
		nearest = before.d
	}
	if after.d >= 0 {
		nearest = min(nearest, after.d)
	}
	best := &r.best[c.Column]
	for o := range r.table.Columns {
		if o == c.Column {
			continue
		}
		for _, m := range r.mentions[o] {
			if best.weight > 0 && m.overlaps(best) && m.weight > best.weight {
				x.dominated = max(x.dominated, 2+int(flag(v.columns[o])))
			}
		}
		if !r.table.Columns[o].Number && c.count == 0 && !c.verbatim {
			continue
		}
		for _, m := range r.mentions[o] {
			if m.share >= 0.3 {
				x.count(m, c, before, after, nearest)
			}
		}
		x.better += int(flag(v.columns[o] && r.best[o].share > best.share))
	}
	return x
}

// count counts a mention of another column that is nearer to a candidate than those of its own.
func (x *rivalry) count(m mention, c *candidate, before, after near, nearest int) {
	d := m.first - c.Last
	if m.last <= c.First {
		d = c.First - m.last
		x.before += int(flag(before.farther(d, m.share)))
	} else if d >= 0 {
		x.after += int(flag(after.farther(d, m.share)))
	}
	x.nearer += int(flag(d >= 0 && d < nearest))
}

// farAway is where no mention counts as near.
const farAway = 99

// mentionFeatures relate a candidate to the places where its column, and others, are named.
func (r *reading) mentionFeatures(s *learn.Sink, v *view, c *candidate, kind uint64) {
	number, op := flag(r.table.Columns[c.Column].Number), uint64(c.Op)
	before, after := r.beside(c)
	x, best := r.rivalry(v, c, before, after), &r.best[c.Column]
	s.Add(learn.Common, 30, distance(before.d), named(before.share), number)
	s.Add(learn.Common, 31, distance(after.d), named(after.share), number)
	s.Add(learn.Common, 32, distance(before.d), distance(after.d), kind)
	s.Add(learn.Common, 33, upTo(x.before, 2), distance(before.d), number)
	s.Add(learn.Common, 34, upTo(x.after, 2), distance(after.d), number)
	s.Add(learn.Common, 35, upTo(x.nearer, 2), kind)
	s.Add(learn.Common, 36, upTo(x.better, 2), named(best.share), upTo(c.columns, 3))
	s.Add(learn.Common, 42, upTo(best.surface, 3), upTo(best.missing, 3), upTo(x.nearer, 1), kind)
	s.Add(learn.Common, 43, uint64(x.dominated), named(best.share), upTo(x.nearer, 1), kind)
	s.Add(learn.Common, 44, uint64(x.dominated), distance(before.d), distance(after.d), named(best.share))
	s.Add(learn.Common, 37, upTo(len(r.mentions[c.Column]), 2), kind)
	if before.d >= 0 && before.d <= 3 {
		between := r.phrase(c.First-before.d, c.First)
		s.Add(learn.Common, 38, between, op)
		s.Add(learn.Common, 39, between, kind, named(before.share))
	}
	if after.d >= 0 && after.d <= 2 {
		s.Add(learn.Common, 40, r.phrase(c.Last, c.Last+after.d), op, named(after.share))
	}
	if ms := r.mentions[c.Column]; len(ms) > 0 {
		s.Add(learn.Common, 41, amount(ms[0].first), named(ms[0].share), kind)
	}
}

// phrase hashes consecutive words.
func (r *reading) phrase(first, last int) uint64 {
	h := uint64(0)
	for i := first; i < last; i++ {
		h = learn.Mix(h, r.word(i))
	}
	return h
}
