package onetable

import (
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words/text"
)

// outlook is what is known of a question's conditions when the rest is chosen.
type outlook struct {
	hidden  []bool    // tokens that are values of the likeliest conditions
	column  []float64 // by column, how likely it is in a condition
	members []int     // the likeliest conditions, as indexes of candidates
	count   int       // their number
	rows    int       // that they hold for
}

// questionWords ask for a column.
var questionWords = text.Set("what who which when where how whose name tell list give show find")

// asks returns the token that begins what is asked for, or -1.
func (r *reading) asks() int {
	for i := range r.tokens {
		if questionWords[r.tokens[i].Text] {
			return i
		}
	}
	return -1
}

// open returns, by column, the mentions outside values and the weightiest of them.
func (r *reading) open(o *outlook) (mentions [][]mention, best []mention) {
	mentions = make([][]mention, len(r.mentions))
	best = make([]mention, len(r.mentions))
	for c := range r.mentions {
		for _, m := range r.mentions[c] {
			within := 0
			for i := m.first; i < m.last; i++ {
				if o.hidden[i] {
					within++
				}
			}
			if within*2 > m.last-m.first {
				continue
			}
			mentions[c] = append(mentions[c], m)
			if m.weight > best[c].weight {
				best[c] = m
			}
		}
	}
	return mentions, best
}

// values returns how many tokens each of n, and the end, is before the next value, and where the first value stands.
func (o *outlook) values(n int) (toValue []int, first int) {
	toValue, first = make([]int, n+1), farAway
	for i, d := n, farAway; i >= 0; i-- {
		if i < n && o.hidden[i] {
			d, first = 0, i
		}
		toValue[i] = d
		d++
	}
	return toValue, first
}

// contest counts the other columns that are named better than one, or before it, and says whether its words are rather
// theirs.
type contest struct{ better, earlier, same, dominated, fuller int }

func (r *reading) contest(c int, mentions [][]mention, best []mention, o *outlook) contest {
	var x contest
	m := &best[c]
	for other := range mentions {
		if other == c {
			continue
		}
		free := flag(o.column[other] < 0.5) // of conditions
		for _, rival := range mentions[other] {
			switch {
			case m.weight <= 0 || !rival.overlaps(m):
			case rival.weight > m.weight:
				x.dominated = max(x.dominated, 2+int(free))
			case rival.weight == m.weight:
				x.dominated = max(x.dominated, 1)
			}
			x.fuller += int(free * flag(rival.share > m.share))
		}
		if n := len(mentions[other]); n == 0 || o.column[other] > 0.5 && n < 2 {
			continue
		}
		rival := best[other]
		x.better += int(flag(rival.weight > m.weight+1e-9))
		x.earlier += int(flag(rival.share > 0.5 && rival.first < m.first))
		x.same += int(flag(rival.first == m.first && rival.weight >= m.weight && m.weight > 0))
	}
	return x
}

// selectGroup makes the choice of the column that is asked for.
func (r *reading) selectGroup(s *learn.Sink, o *outlook) []learn.Features {
	t, n := r.table, len(r.tokens)
	w := func(i int) uint64 { return r.masked(i, o.hidden) }
	mentions, best := r.open(o)
	ask := r.asks()
	toValue, firstValue := o.values(n)
	rivals := 0
	for c := range best {
		rivals += int(flag(best[c].share > 0.6 && o.column[c] < 0.5))
	}
	a0, a1, a2 := w(max(ask, 0)), w(max(ask, 0)+1), w(max(ask, 0)+2)
	out := make([]learn.Features, len(t.Columns))
	for c := range t.Columns {
		col := &t.Columns[c]
		m := best[c]
		number, where := flag(col.Number), part(o.column[c], 4)
		both := where + 8*named(m.share)
		s.Add(learn.Common, 100, where)
		s.Add(learn.Common, 101, number, upTo(c, 4))
		s.Add(learn.Common, 102, both)
		s.Add(learn.Common, 103, both, upTo(rivals, 3))
		s.Add(learn.Common, 104, named(m.share), amount(m.first), where)
		s.Add(learn.Common, 105, upTo(len(mentions[c]), 3), where, upTo(len(r.mentions[c]), 3))
		x := r.contest(c, mentions, best, o)
		dominated := uint64(x.dominated)
		clear := flag(x.better == 0 && m.weight > 0 && dominated == 0)
		s.Add(learn.Common, 140, dominated, named(m.share), where)
		s.Add(learn.Common, 141, clear, named(m.share), where, upTo(m.missing, 2))
		s.Add(learn.Common, 142, upTo(m.surface, 4), upTo(m.missing, 4), upTo(m.last-m.first, 4))
		s.Add(learn.Common, 143, uint64(max(0, m.weight)/2), where, dominated)
		s.Add(learn.Common, 144, upTo(x.fuller, 2), named(m.share), where, dominated)
		s.Add(learn.Common, 106, upTo(x.better, 3), both)
		s.Add(learn.Common, 107, upTo(x.earlier, 3), both)
		s.Add(learn.Common, 108, upTo(x.better, 2), upTo(x.earlier, 2), upTo(x.same, 2), where)
		if ms := mentions[c]; len(ms) > 0 {
			s.Add(learn.Common, 145, flag(m.first < firstValue), named(m.share), where, flag(ask >= 0 && ask < m.first))
			s.Add(learn.Common, 146, upTo(m.first-firstValue, 4), clear, where)
			s.Add(learn.Common, 109, w(m.first-1), named(m.share))
			s.Add(learn.Common, 110, w(m.first-1), w(m.first-2), named(m.share))
			s.Add(learn.Common, 111, w(m.last), named(m.share))
			s.Add(learn.Common, 112, w(m.last), w(m.last+1), where)
			s.Add(learn.Common, 113, distance(m.first-ask), named(m.share), where)
			s.Add(learn.Common, 114, upTo(toValue[m.last], 4), where, named(m.share))
			s.Add(learn.Common, 115, distance(ms[0].first-ask), named(ms[0].share))
			h := uint64(5)
			for k := max(0, ask); k < ms[0].first && k < ask+6; k++ {
				h = learn.Mix(h, w(k))
			}
			s.Add(learn.Common, 116, h, named(ms[0].share))
			s.Add(learn.Common, 117, upTo(m.last-m.first, 3), upTo(len(col.label), 4), named(m.share))
			for _, y := range ms {
				s.Add(learn.Common, 118, w(y.first-1), w(y.last), flag(y.share > 0.6))
			}
		}
		st := &col.stats
		s.Add(learn.Common, 120, w(0), number, where)
		s.Add(learn.Common, 121, w(0), w(1), number, where)
		s.Add(learn.Common, 122, st.shape, w(0), w(1))
		s.Add(learn.Common, 123, st.shape, a0, a1)
		s.Add(learn.Common, 124, st.shape, where)
		s.Add(learn.Common, 150, st.kind, a0, a1)
		s.Add(learn.Common, 151, st.kind, a0)
		s.Add(learn.Common, 152, st.kind, where, named(m.share))
		s.Add(learn.Common, 125, col.header)
		s.Add(learn.Common, 126, col.header, w(0), w(1))
		s.Add(learn.Common, 127, col.header, a0, a1, a2)
		for i := range n {
			if k := &r.tokens[i]; !o.hidden[i] && !k.Stop {
				s.Add(learn.Common, 137, st.shape, k.StemID)
			}
		}
		r.selectPairs(s, o, c, ask, where, flag(m.weight == 0))
		out[c] = learn.Features{Sparse: s.Take()}
	}
	return out
}

// selectPairs pair a column's header with the words of the question.
func (r *reading) selectPairs(s *learn.Sink, o *outlook, c, ask int, where, unnamed uint64) {
	w := func(i int) uint64 { return r.masked(i, o.hidden) }
	a := max(ask, 0)
	label := r.table.Columns[c].label
	used := 0
	for i := range label {
		h := &label[i]
		if h.Stop && len(label) > 1 {
			continue
		}
		if used++; used > 5 {
			break
		}
		s.Add(learn.Pair, 130, h.StemID)
		s.Add(learn.Pair, 131, h.StemID, w(a), w(a+1))
		s.Add(learn.Pair, 132, h.StemID, w(a))
		s.Add(learn.Pair, 133, h.StemID, w(len(r.tokens)-1), unnamed)
		for k := range r.tokens {
			if o.hidden[k] {
				continue
			}
			stem := r.tokens[k].StemID
			s.Add(learn.Pair, 134, h.StemID, stem)
			s.Add(learn.Pair, 135, h.StemID, w(k), w(k+1))
			if k > ask && k <= ask+4 {
				s.Add(learn.Pair, 136, h.StemID, stem)
			}
			s.Add(learn.Pair, 138, h.StemID, stem, where)
		}
	}
}
