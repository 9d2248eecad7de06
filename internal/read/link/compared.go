package link

import (
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// comparedPairs are two mentioned columns with a comparison between them: "more wine than beer", "sold below asking".
func (q *Question) comparedPairs() []Atom {
	var out []Atom
	for i, t := range q.Tokens {
		var ops []query.Op
		switch {
		case t.Text == "than":
			ops = q.thanOps(i)
		case q.Asks(i, cue.Above), t.Text == "after":
			ops = []query.Op{q.withEquality(i, query.Greater, query.GreaterEqual)}
		case q.Asks(i, cue.Below), t.Text == "before":
			ops = []query.Op{q.withEquality(i, query.Less, query.LessEqual)}
		case q.sameDay(i):
			ops = []query.Op{query.Equal}
		default:
			continue
		}
		said := Span(max(0, i-1), i+1)
		if q.Counted()&Span(i+1, i+4) == 0 {
			out = append(out, q.pairsWith(i, ops, said)...)
		}
		for _, a := range q.Catalog.Columns {
			left := q.saidApart(a)
			if left == 0 || First(left) > i {
				continue
			}
			for _, b := range a.Table.Columns {
				if right := q.saidApart(b); right != 0 && Last(right) > i && Comparable(a, b) {
					for _, op := range ops {
						out = append(out, Compare(a, b, op, left|right, said&^(left|right)|1<<uint(i), 1.5))
					}
				}
			}
		}
	}
	return out
}

// Words before "than" that determine which side is larger.
const (
	larger  = cue.More | cue.Later | cue.Elder
	smaller = cue.Less | cue.Earlier | cue.Younger
)

// thanOps returns the possible operators of a "than", by the word before it.
func (q *Question) thanOps(i int) []query.Op {
	const near = 3 // "more calories than", "longer to sail than"
	for k := i - 1; k >= max(0, i-near); k-- {
		switch {
		case q.Asks(k, larger):
			return []query.Op{query.Greater}
		case q.Asks(k, smaller):
			return []query.Op{query.Less}
		}
	}
	return []query.Op{query.Greater, query.Less}
}

// withEquality returns a word's operator, including equality after "on or" or "at or".
func (q *Question) withEquality(i int, strict, alike query.Op) query.Op {
	if q.Near(i-1) == "or" && (q.Near(i-2) == "on" || q.Near(i-2) == "at") {
		return alike
	}
	return strict
}

// pairsWith are pairs of which only the second is mentioned: "went for less than the asking price".
func (q *Question) pairsWith(i int, ops []query.Op, said Mask) []Atom {
	var out []Atom
	for _, b := range q.Catalog.Columns {
		right := q.Columns[b.At].Exact
		if right == 0 || First(right) < i || !b.Measure() || b.Unit.Dimension == "" {
			continue
		}
		for _, a := range b.Table.Columns {
			if Comparable(a, b) && q.Columns[a.At].Exact&^(right|q.measuredBy(b)) == 0 {
				for _, op := range ops {
					out = append(out, Compare(a, b, op, right, said, .7))
				}
			}
		}
	}
	return out
}

// measuredBy returns the tokens for what a column's unit measures, which may name all columns with that unit.
func (q *Question) measuredBy(c *Column) (m Mask) {
	for i := range q.Tokens {
		if w := dimensionWords[c.Unit.Dimension]; w != "" && q.Stems[i] == text.Stem(w) {
			m |= 1 << uint(i)
		}
	}
	return m
}

// saidApart returns the tokens that name a column and no other column of its table.
func (q *Question) saidApart(c *Column) Mask {
	m := &q.Columns[c.At]
	if own := m.Exact &^ q.commonWords(c); own != 0 {
		return own
	}
	var loose Mask
	for i, how := range m.How {
		if how.Same() {
			loose |= m.Loose & (1 << uint(i))
		}
	}
	return loose &^ q.commonWords(c)
}

// commonWords returns the tokens that name several comparable columns of a table, and so distinguish none.
func (q *Question) commonWords(c *Column) Mask {
	var common Mask
	for _, o := range c.Table.Columns {
		if Comparable(o, c) {
			common |= q.Columns[o.At].Exact
		}
	}
	return common
}
