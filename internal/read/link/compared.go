package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// comparedPairs returns comparisons of columns mentioned around a comparing word: "more wine than beer", "sold below
// asking".
func (q *Question) comparedPairs() []Atom {
	var out []Atom
	for i, t := range q.Tokens {
		var ops []query.Op
		from := max(0, i-1)
		switch {
		case t.Text == "than":
			ops, from = q.thanOps(i)
		case q.Asks(i, cue.Above), t.Text == "after":
			ops = []query.Op{q.withEquality(i, query.Greater, query.GreaterEqual)}
		case q.FallsBelow(i), t.Text == "before":
			ops = []query.Op{q.withEquality(i, query.Less, query.LessEqual)}
		case q.sameDay(i), t.Text == "exactly":
			ops = []query.Op{query.Equal}
		default:
			continue
		}
		said := Span(from, i+1)
		if q.Counted()&Span(i+1, i+4) == 0 {
			for _, p := range q.ComparedFrom(i) {
				for _, op := range ops {
					out = append(out, Compare(p.Column, p.Named, op, p.Mask, said, .7))
				}
			}
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

// thanOps returns the possible operators of a "than", by a word before it, and that word's token.
func (q *Question) thanOps(i int) ([]query.Op, int) {
	const near = 3 // "more calories than", "longer to sail than"
	for k := i - 1; k >= max(0, i-near); k-- {
		switch {
		case q.Asks(k, larger):
			return []query.Op{query.Greater}, k
		case q.Asks(k, smaller):
			return []query.Op{query.Less}, k
		}
	}
	return []query.Op{query.Greater, query.Less}, max(0, i-1)
}

// FallsBelow reports whether a token says that the value before it is less than the value after it: "below", "short
// of".
func (q *Question) FallsBelow(i int) bool {
	return q.Asks(i, cue.Below) || q.Near(i) == "short" && q.Near(i+1) == "of"
}

// withEquality returns a word's operator, including equality after "on or" or "at or".
func (q *Question) withEquality(i int, strict, alike query.Op) query.Op {
	if q.Near(i-1) == "or" && (q.Near(i-2) == "on" || q.Near(i-2) == "at") {
		return alike
	}
	return strict
}

// ComparedPair is a mentioned column and another of its table to compare with it.
type ComparedPair struct {
	Column, Named *Column
	Mask          Mask // the words for the mentioned one
}

// ComparedFrom returns the pairs whose mentioned column follows a comparing word: "for less than the asking price".
func (q *Question) ComparedFrom(word int) (out []ComparedPair) {
	const near = 6
	for _, b := range q.Catalog.Columns {
		named := q.ownWords(b)
		if named == 0 || First(named) < word || First(named) > word+near || !b.Measure() {
			continue
		}
		for _, a := range b.Table.Columns {
			if b.hasCounterpart(a) && q.Columns[a.At].Exact&^(q.Columns[b.At].Exact|q.measuredBy(b)) == 0 {
				out = append(out, ComparedPair{a, b, q.Columns[b.At].Exact})
			}
		}
	}
	return out
}

// hasCounterpart reports whether another column may be compared with this one without being mentioned: they have the
// same unit, or their names share a word.
func (c *Column) hasCounterpart(other *Column) bool {
	return Comparable(other, c) && (c.Unit.Dimension != "" || slices.ContainsFunc(c.Names[0].Stem, func(stem string) bool {
		return slices.Contains(other.Names[0].Stem, stem)
	}))
}

// ownWords returns the tokens that name a column. Tokens that also name comparable columns are included only if there
// are no others.
func (q *Question) ownWords(c *Column) Mask { return cmp.Or(q.exactApart(c), q.Columns[c.At].Exact) }

// exactApart returns the tokens that equal words of a column's name, but not of the name of a comparable column.
func (q *Question) exactApart(c *Column) Mask { return q.Columns[c.At].Exact &^ q.commonWords(c) }

// fulfilments returns comparisons of results with plans: "held every planned session", "not all that we ordered".
func (q *Question) fulfilments() (out []Atom) {
	const near = 4
	for i := range q.Tokens {
		if w := q.Near(i); w != "all" && w != "every" && w != "each" {
			continue
		}
		negated := q.Negated(i, near)
		for _, b := range q.Catalog.Columns {
			planned := q.exactApart(b)
			if planned&Span(i+1, i+1+near) == 0 || !b.Measure() {
				continue
			}
			for _, a := range b.Table.Columns {
				if done := q.saidApart(a); b.hasCounterpart(a) && (negated != 0 || done != 0 && First(done) < i) {
					op := query.GreaterEqual
					if negated != 0 {
						op = query.Less
					}
					out = append(out, Compare(a, b, op, q.Columns[b.At].Exact|done, 1<<uint(i)|negated, 1.2))
				}
			}
		}
	}
	return out
}

// measuredBy returns the tokens for what a column's unit measures, such as "weight"; these may name any such column.
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
	if own := q.exactApart(c); own != 0 {
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

// commonWords returns the tokens that name columns with which a column can be compared, so that they do not distinguish
// it.
func (q *Question) commonWords(c *Column) Mask {
	var common Mask
	for _, o := range c.Table.Columns {
		if Comparable(o, c) {
			common |= q.Columns[o.At].Exact
		}
	}
	return common
}
