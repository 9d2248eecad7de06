package onetable

import (
	"strings"

	"github.com/ask-surely/surely/parse/lexical/learn"
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
		for _, h := range col.labels[0] {
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
		if k := r.table.Columns[c].labels[0]; len(k) > 0 && k[0].Upper {
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

// aggSequence is the question as the order of its words tells the aggregator of a column: "the highest" means another
// thing before the column that is asked for than within a condition.
func (r *reading) aggSequence(s *learn.Sink, o *outlook, c int) learn.Sequence {
	n := len(r.tokens)
	roles, values := r.roles(o, c), r.valueRoles(o)
	q := learn.Sequence{Tokens: make([][]uint32, n)}
	for i := range n {
		k := &r.tokens[i]
		switch {
		case o.hidden[i]:
			s.Add(learn.Common, 500, values[i])
		case k.Numeric && roles[i] < roleAsked:
			s.Add(learn.Common, 501)
		default:
			s.Add(learn.Common, 502, k.StemID)
			s.Add(learn.Common, 503, k.ID)
		}
		s.Add(learn.Common, 504, roles[i])
		s.Add(learn.Common, 505, uint64(min(i, 9)))
		q.Tokens[i] = s.Take()
	}
	col := &r.table.Columns[c]
	number, rows := flag(col.Number), amount(o.rows)
	w0, w1 := r.masked(0, o.hidden), r.masked(1, o.hidden)
	s.Add(learn.Common, 520, number)
	s.Add(learn.Common, 521, rows, number)
	s.Add(learn.Common, 522, upTo(o.count, 4))
	s.Add(learn.Common, 523, col.stats.shape)
	s.Add(learn.Common, 524, col.stats.kind)
	s.Add(learn.Common, 525, col.header)
	for i := range col.labels[0] {
		s.Add(learn.Common, 526, col.labels[0][i].StemID)
	}
	s.Add(learn.Common, 527, named(r.best[c].share))
	for _, k := range o.members {
		d := &r.candidates[k]
		s.Add(learn.Common, 528, uint64(d.Op), flag(r.table.Columns[d.Column].Number))
	}
	s.Add(learn.Common, 529, w0, w1, number)
	s.Add(learn.Common, 530, w0, w1, rows)
	q.Whole = s.Take()
	return q
}

// What a word that names columns is to the column that an aggregator is chosen for.
const (
	roleOther     uint64 = 2 // it names another column
	roleCondition uint64 = 3 // … one that is in a condition, in part; the next number: in full
	roleAsked     uint64 = 5 // it names the column itself, in part; the next number: in full
)

// roles says, by token, which columns it names.
func (r *reading) roles(o *outlook, asked int) []uint64 {
	out := make([]uint64, len(r.tokens))
	for c := range r.mentions {
		for _, m := range r.mentions[c] {
			role := roleOther
			if c == asked {
				role = roleAsked
			} else if o.column[c] > 0.5 {
				role = roleCondition
			}
			if m.share > 0.9 && role != roleOther {
				role++
			}
			for i := m.first; i < m.last; i++ {
				out[i] = max(out[i], role)
			}
		}
	}
	return out
}

// valueRoles says, by token, of what condition it is the value.
func (r *reading) valueRoles(o *outlook) []uint64 {
	out := make([]uint64, len(r.tokens))
	for _, k := range o.members {
		c := &r.candidates[k]
		for i := c.First; i < c.Last; i++ {
			out[i] = 1 + uint64(c.Op) + 4*flag(r.table.Columns[c.Column].Number) + 8*flag(i > c.First)
		}
	}
	return out
}
