package onetable

import (
	"strings"

	"github.com/ask-surely/surely/internal/learn"
)

// aggGroup makes the choice of the aggregator for a column.
func (r *reading) aggGroup(s *learn.Sink, o *outlook, c int) []learn.Features {
	n := len(r.tokens)
	w := func(i int) uint64 { return r.masked(i, o.hidden) }
	col := &r.table.Columns[c]
	number := flag(col.Number)
	var m mention
	for _, x := range r.mentions[c] {
		if !o.hidden[x.first] {
			m = x
			break
		}
	}
	rows := amount(o.rows)
	manner := r.manner(o, &m)
	out := make([]learn.Features, aggs)
	for a := range uint64(aggs) {
		s.Add(learn.Common, 200, a, number)
		s.Add(learn.Common, 201, a, number, upTo(o.count, 3), rows)
		s.Add(learn.Common, 202, a, number, rows, w(0), w(1))
		s.Add(learn.Common, 203, a, w(0), w(1), number)
		s.Add(learn.Common, 204, a, w(0), w(1), w(2), number)
		s.Add(learn.Common, 205, a, w(0), w(1), w(2), w(3))
		for i := range n {
			if o.hidden[i] {
				continue
			}
			s.Add(learn.Common, 210, a, w(i))
			s.Add(learn.Common, 211, a, w(i), number)
			s.Add(learn.Common, 212, a, w(i), w(i+1))
			s.Add(learn.Common, 213, a, w(i), w(i+1), number)
			s.Add(learn.Common, 214, a, w(i), w(i+1), w(i+2), number)
		}
		if m.weight > 0 {
			s.Add(learn.Common, 220, a, w(m.first-1), number)
			s.Add(learn.Common, 221, a, w(m.first-1), w(m.first-2), number)
			s.Add(learn.Common, 222, a, w(m.first-1), w(m.first-2), w(m.first-3))
			s.Add(learn.Common, 223, a, w(m.last), number)
			s.Add(learn.Common, 224, a, w(m.first), w(m.first-1))
		}
		s.Add(learn.Common, 225, a, named(m.share), number)
		s.Add(learn.Common, 226, a, col.header)
		s.Add(learn.Common, 227, a, col.stats.shape)
		s.Add(learn.Common, 228, a, col.stats.shape, w(0), w(1))
		s.Add(learn.Common, 229, a, col.stats.kind, rows)
		for _, h := range col.label {
			s.Add(learn.Pair, 230, a, h.StemID)
			s.Add(learn.Pair, 231, a, h.StemID, w(0), w(1))
			s.Add(learn.Pair, 232, a, h.StemID, w(m.first-1))
			for i := range n {
				if !o.hidden[i] {
					s.Add(learn.Pair, 233, a, h.StemID, w(i))
				}
			}
		}
		s.Add(learn.Common, 240, a, upTo(n/4, 6))
		for k, x := range manner {
			s.Add(learn.Common, 241, a, uint64(k), x)
			s.Add(learn.Common, 242, a, uint64(k), x, number, w(0))
			s.Add(learn.Common, 243, a, uint64(k), x, number, w(0), w(1))
			s.Add(learn.Common, 244, a, uint64(k), x, number, rows)
			for _, y := range manner[:k] {
				s.Add(learn.Common, 245, a, uint64(k), x, y, number)
			}
		}
		out[a] = learn.Features{Sparse: s.Take()}
	}
	return out
}

// manner says in which manner a question is written: people who write tidily, quote headers in capitals or type values
// as the table has them mean other things by "how many" than people who do not.
func (r *reading) manner(o *outlook, m *mention) [5]uint64 {
	n := len(r.tokens)
	if n == 0 {
		return [5]uint64{}
	}
	ends := flag(r.tokens[n-1].Text == "?") + 2*flag(r.tokens[0].Upper) +
		4*flag(strings.Contains(r.text, "  ") || strings.TrimSpace(r.text) != r.text)
	capitals, small := 0, 0 // of headers within the question
	for c := range r.best {
		b := &r.best[c]
		if b.share < 0.6 || b.first == 0 {
			continue
		}
		if k := r.table.Columns[c].label; len(k) > 0 && k[0].Upper {
			if r.tokens[b.first].Upper {
				capitals++
			} else {
				small++
			}
		}
	}
	header := flag(capitals > 0) + 2*flag(small > 0)
	if m.weight > 0 && m.first > 0 {
		header += 4 + 4*flag(r.tokens[m.first].Upper)
	}
	var same, lowered bool
	for _, k := range o.members {
		c := &r.candidates[k]
		if c.numeric || c.verbatim || c.fuzzy > 0 {
			continue
		}
		typed := r.span(c.First, c.Last)
		if typed == c.Value {
			same = same || typed != c.folded
		} else {
			lowered = lowered || typed == c.folded
		}
	}
	return [5]uint64{ends, header, flag(same) + 2*flag(lowered), upTo(len(r.table.Columns), 12), upTo(n/3, 7)}
}
