package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// This file handles conditions on the size of lists, as opposed to single elements.

// elementCount is a condition on the number of elements: "several" means at least two.
type elementCount struct {
	op query.Op
	n  float64
}

var elementCountWords = map[string]elementCount{"several": {query.GreaterEqual, 2},
	"multiple": {query.GreaterEqual, 2}, "single": {query.Equal, 1}}

// IsCountWord reports whether a word such as "several" gives the size of a list.
func IsCountWord(word string) bool { return elementCountWords[word].n > 0 }

// sizeColumn returns the number of elements of a list column, as a column for queries.
func (c *Column) sizeColumn() query.Column {
	ref := c.Ref()
	ref.Part = query.Size
	return ref
}

// sizeCondition returns a condition on the number of a list's elements. NULL counts as zero.
func (c *Column) sizeCondition(op query.Op, n float64) query.Condition {
	includesZero := op == query.Less || op == query.LessEqual || n == 0
	return query.Condition{Item: query.Item{Column: c.sizeColumn(), Zero: includesZero && c.Nulls > 0}, Op: op,
		Values: []query.Value{{Text: words.FormatNumber(n), Number: true}}}
}

// CountsElements reports whether a condition counts a list's elements.
func (a *Atom) CountsElements() bool { return strings.HasPrefix(a.Op, "size ") }

// listSizeAtoms links numbers before the name of a list to conditions on its size: "at least two skills", "several
// skills".
func (q *Question) listSizeAtoms() (out []Atom) {
	for _, c := range q.Catalog.Columns {
		if !c.List || c.Type.Number() {
			continue
		}
		m := &q.Columns[c.Index]
		add := func(first, last int, op query.Op, n float64, cueMask Mask) {
			if q.HasSense(first-1, cue.Top|cue.First|cue.Last|cue.Show) || q.Token(first-1) == "the" {
				return // "the two genres with the most bands"
			}
			out = append(out, Atom{Op: "size " + OpName[op], Table: c.Table, Column: c, Cue: cueMask, Match: "unit",
				Mask: Span(first, last) | q.nameAt(m, last), Score: 3.5 + m.Share,
				Where: []query.Condition{c.sizeCondition(op, n)}})
		}
		for _, f := range q.Numbers {
			at := q.listNameAt(m, f.Last)
			if at == 0 && f.Unit.Dimension != "" { // "three days", for a list of days
				at = q.listNameAt(m, f.Last-1)
			}
			if !f.Ordinal && at > 0 {
				for _, comparison := range q.ComparisonsAt(f.First, f.Last) {
					add(f.First, at, comparison.Op, f.Value, comparison.Cue)
				}
			}
		}
		for i := range q.Tokens {
			if comparison, ok := elementCountWords[q.Token(i)]; ok {
				if at := q.listNameAt(m, i+1); at > 0 {
					add(i, at, comparison.op, comparison.n, 0)
				}
			}
		}
	}
	return out
}

// listNameAt returns the token, at or shortly after the given one, at which the name of a list begins; 0 if none.
func (q *Question) listNameAt(m *Mention, at int) int {
	for range 3 { // "two or more different genres"
		switch w := q.Token(at); {
		case q.nameAt(m, at) != 0:
			return at
		case q.HasSense(at, cue.Distinct), w == "things", w == "or", w == "more", w == "fewer", w == "less":
			at++
		default:
			return 0
		}
	}
	return 0
}

// CountedColumn returns the column of a table whose values, or whose elements, a number counts, and the words that name
// it: "mechanics" in "customers with more than three mechanics". There is none if they also name the rows of a table.
func (q *Question) CountedColumn(f Figure, t *Table) (column *Column, name Mask) {
	if f.Ordinal || f.Unit.Dimension != "" {
		return nil, 0
	}
	first := f.Last
	for q.HasSense(first, cue.Distinct) {
		first++
	}
	for _, c := range t.Columns {
		if c.IsMeasure() {
			continue
		}
		if at := q.listNameAt(&q.Columns[c.Index], f.Last); c.List && at > 0 && !q.NamesTable(1<<uint(at)) {
			return c, 1 << uint(at)
		}
		for _, n := range c.Names {
			if words := q.phraseAt(n.Stem, first); words != 0 && q.isPlural(Last(words)) && !q.NamesTable(words) {
				return c, words
			}
		}
	}
	return nil, 0
}

// phraseAt returns the words of a name that stand at a token, or 0.
func (q *Question) phraseAt(stems []string, at int) Mask {
	if len(stems) == 0 || at+len(stems) > len(q.Stems) || !slices.Equal(q.Stems[at:at+len(stems)], stems) {
		return 0
	}
	return Span(at, at+len(stems))
}

// isPlural reports whether a token is the plural of a noun.
func (q *Question) isPlural(i int) bool { return text.Singular(q.Token(i)) != q.Token(i) }

// nameAt returns the mask of a token that is part of a mention, or 0.
func (q *Question) nameAt(m *Mention, at int) Mask {
	bit := Mask(1) << uint(at)
	if m.Exact&bit != 0 || m.Loose&bit != 0 && m.Relations[at].IsSameWord() {
		return bit
	}
	return 0
}
