package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// columnComparisons returns comparisons between columns mentioned around a comparison word: "more wine than beer",
// "sold below asking".
func (q *Question) columnComparisons() []Atom {
	var out []Atom
	for i, t := range q.Tokens {
		var ops []query.Op
		from := max(0, i-1)
		switch {
		case t.Text == "than":
			ops, from = q.thanOps(i)
		case q.HasSense(i, cue.Above), t.Text == "after":
			ops = []query.Op{q.withEquality(i, query.Greater, query.GreaterEqual)}
		case q.IsBelowWord(i), t.Text == "before":
			ops = []query.Op{q.withEquality(i, query.Less, query.LessEqual)}
		case q.isSameDay(i), t.Text == "exactly":
			ops = []query.Op{query.Equal}
		default:
			continue
		}
		cueMask := Span(from, i+1)
		if q.NumberAndDateTokens()&Span(i+1, i+4) == 0 {
			for _, p := range q.PairsAfter(i) {
				for _, op := range ops {
					out = append(out, CompareColumns(p.Other, p.Mentioned, op, p.Mask, cueMask, .7))
				}
			}
		}
		for _, a := range q.Catalog.Columns {
			left := q.distinctiveWords(a)
			if left == 0 || First(left) > i {
				continue
			}
			for _, b := range a.Table.Columns {
				if right := q.distinctiveWords(b); right != 0 && Last(right) > i && Comparable(a, b) {
					for _, op := range ops {
						out = append(out, CompareColumns(a, b, op, left|right, cueMask&^(left|right)|1<<uint(i), 1.5))
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

// thanOps returns the possible operators for a "than", given by a word before it, and that word's token.
func (q *Question) thanOps(i int) ([]query.Op, int) {
	const near = 3 // "more calories than", "longer to sail than"
	for k := i - 1; k >= max(0, i-near); k-- {
		switch {
		case q.HasSense(k, larger):
			return []query.Op{query.Greater}, k
		case q.HasSense(k, smaller):
			return []query.Op{query.Less}, k
		}
	}
	return []query.Op{query.Greater, query.Less}, max(0, i-1)
}

// IsBelowWord reports whether a token says that the value before it is less than the value after it: "below", "short
// of".
func (q *Question) IsBelowWord(i int) bool {
	return q.HasSense(i, cue.Below) || q.Token(i) == "short" && q.Token(i+1) == "of"
}

func (q *Question) withEquality(i int, strict, orEqual query.Op) query.Op {
	if q.Token(i-1) == "or" && (q.Token(i-2) == "on" || q.Token(i-2) == "at") {
		return orEqual
	}
	return strict
}

// ColumnPair is a mentioned column and another column of its table to compare it with.
type ColumnPair struct {
	Other, Mentioned *Column
	Mask             Mask // the words for the mentioned one
}

// PairsAfter returns the pairs whose mentioned column follows a comparison word: "for less than the asking price".
func (q *Question) PairsAfter(word int) (out []ColumnPair) {
	const near = 6
	for _, b := range q.Catalog.Columns {
		named := q.ownWords(b)
		if named == 0 || First(named) < word || First(named) > word+near || !b.IsMeasure() {
			continue
		}
		for _, a := range b.Table.Columns {
			if b.mayPairWith(a) && q.Columns[a.Index].Exact&^(q.Columns[b.Index].Exact|q.dimensionTokens(b)) == 0 {
				out = append(out, ColumnPair{a, b, q.Columns[b.Index].Exact})
			}
		}
	}
	return out
}

// mayPairWith reports whether another column may be compared with this one without being mentioned: they have the same
// unit, or their names share a word.
func (c *Column) mayPairWith(other *Column) bool {
	return Comparable(other, c) && (c.Unit.Dimension != "" || slices.ContainsFunc(c.Names[0].Stem, func(stem string) bool {
		return slices.Contains(other.Names[0].Stem, stem)
	}))
}

// ownWords returns the tokens that name a column. Tokens that also name comparable columns are included only if there
// are no others.
func (q *Question) ownWords(c *Column) Mask {
	return cmp.Or(q.distinctiveExactWords(c), q.Columns[c.Index].Exact)
}

// distinctiveExactWords returns the tokens that equal words of a column's name, but not of the name of a comparable
// column.
func (q *Question) distinctiveExactWords(c *Column) Mask {
	return q.Columns[c.Index].Exact &^ q.sharedWords(c)
}

// dimensionTokens returns the tokens for what a column's unit measures, such as "weight"; these may name any column
// with such a unit.
func (q *Question) dimensionTokens(c *Column) Mask {
	w := dimensionWords[c.Unit.Dimension]
	return q.TokensWhere(func(i int) bool { return w != "" && q.Stems[i] == text.Stem(w) })
}

// distinctiveWords returns the tokens that name a column and no other column of its table.
func (q *Question) distinctiveWords(c *Column) Mask {
	m := &q.Columns[c.Index]
	if own := q.distinctiveExactWords(c); own != 0 {
		return own
	}
	var loose Mask
	for i, how := range m.Relations {
		if how.IsSameWord() {
			loose |= m.Loose & (1 << uint(i))
		}
	}
	return loose &^ q.sharedWords(c)
}

// sharedWords returns the tokens that name columns with which a column can be compared, so that they do not distinguish
// it.
func (q *Question) sharedWords(c *Column) Mask {
	var common Mask
	for _, o := range c.Table.Columns {
		if Comparable(o, c) {
			common |= q.Columns[o.Index].Exact
		}
	}
	return common
}
