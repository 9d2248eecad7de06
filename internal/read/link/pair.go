package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// columnPairs links two columns of a table that are compared with each other.
func (q *Question) columnPairs() []Atom {
	return slices.Concat(q.comparedPairs(), q.duePairs(), q.sidePairs())
}

// comparedPairs are two mentioned columns with a comparison between them: "more wine than beer", "sold below asking".
func (q *Question) comparedPairs() []Atom {
	var out []Atom
	for i, t := range q.Tokens {
		var ops []query.Op
		switch {
		case t.Text == "than":
			ops = q.thanOps(i)
		case q.Asks(i, cue.Above), t.Text == "after":
			ops = []query.Op{q.orAlike(i, query.Greater, query.GreaterEqual)}
		case q.Asks(i, cue.Below), t.Text == "before":
			ops = []query.Op{q.orAlike(i, query.Less, query.LessEqual)}
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

// thanOps are the possible operators of a "than", by the word before it.
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

// orAlike is a word's operator, including equality after "on or" or "at or".
func (q *Question) orAlike(i int, strict, alike query.Op) query.Op {
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
		if right == 0 || First(right) < i || !b.Measure() || b.Unit.Of == "" {
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

// measuredBy are the tokens for what a column's unit measures, which may name all columns with that unit.
func (q *Question) measuredBy(c *Column) (m Mask) {
	for i := range q.Tokens {
		if w := measured[c.Unit.Of]; w != "" && q.Stems[i] == text.Stem(w) {
			m |= 1 << uint(i)
		}
	}
	return m
}

// saidApart are the tokens that name a column and no other column of its table.
func (q *Question) saidApart(c *Column) Mask {
	m := &q.Columns[c.At]
	if own := m.Exact &^ q.commonOf(c); own != 0 {
		return own
	}
	var loose Mask
	for i, how := range m.How {
		if how.Same() {
			loose |= m.Loose & (1 << uint(i))
		}
	}
	return loose &^ q.commonOf(c)
}

// Comparable reports whether two columns of a table can be compared.
func Comparable(a, b *Column) bool {
	return a != b && a.Kind == b.Kind && (a.Measure() && a.Unit == b.Unit || a.Kind == Temporal)
}

// duePairs compare due dates with actual dates: "delivered late", "paid in time".
func (q *Question) duePairs() []Atom {
	var out []Atom
	for i := range q.Tokens {
		op := query.Op("")
		switch w := q.Near(i); {
		case q.Asks(i, cue.Late), w == "after", w == "later":
			op = query.Greater
		case q.Asks(i, cue.Punctual) && (w != "time" || q.Near(i-1) == "in" || q.Near(i-1) == "on"):
			op = query.LessEqual
		default:
			continue
		}
		for _, due := range q.Catalog.Columns {
			if due.Kind != Temporal || !due.planned() {
				continue
			}
			for _, c := range due.Table.Columns {
				if !Comparable(c, due) || c.planned() {
					continue
				}
				m := &q.Columns[c.At]
				out = append(out, Compare(c, due, op, 1<<uint(i)|m.All(), q.Columns[due.At].All()&^m.All(), .9+m.Share+
					.3*float64(Count(m.Loose))))
				if neg := q.Negated(i, 3); neg != 0 {
					turned := map[query.Op]query.Op{query.Greater: query.LessEqual, query.LessEqual: query.Greater}[op]
					out = append(out, Compare(c, due, turned, 1<<uint(i)|m.All(), neg, 1.2+m.Share))
				}
			}
		}
	}
	return out
}

// planned reports whether a column is a planned date, by its name.
func (c *Column) planned() bool {
	return slices.ContainsFunc(c.Names[0].Stem, func(stem string) bool {
		switch stem {
		case "due", "plan", "schedul", "expect", "promis", "deadlin", "target", "until":
			return true
		}
		return false
	})
}

// sidePairs compare the figures of two sides: "home wins", for home goals and away goals.
func (q *Question) sidePairs() []Atom {
	var out []Atom
	for i := range q.Tokens {
		op := query.Op("")
		switch {
		case q.Asks(i, cue.Wins):
			op = query.Greater
		case q.Asks(i, cue.Loses):
			op = query.Less
		case q.Asks(i, cue.Even):
			op = query.Equal
		default:
			continue
		}
		for _, a := range q.Catalog.Columns {
			for _, b := range a.Table.Columns {
				if !a.Measure() || !Comparable(a, b) || !sided(a, b) || op == query.Equal && a.At > b.At {
					continue
				}
				m := &q.Columns[a.At]
				out = append(out, Compare(a, b, op, 1<<uint(i)|m.Exact&^q.Columns[b.At].Exact, 0, .7+m.Share))
			}
		}
	}
	return out
}

// sided reports whether the names of two columns differ in one word: home goals and away goals.
func sided(a, b *Column) bool {
	x, y := a.Names[0].Stem, b.Names[0].Stem
	if len(x) != len(y) || len(x) < 2 {
		return false
	}
	differ := 0
	for k := range x {
		if x[k] != y[k] {
			differ++
		}
	}
	return differ == 1
}

// Compare is a comparison of two columns of a row. Dates are compared by day if only one has a time.
func Compare(a, b *Column, op query.Op, mask, said Mask, score float64) Atom {
	left, right := a.Ref(), b.Ref()
	if a.Kind == Temporal {
		left, right = a.When(), b.When()
		left.Part, right.Part = query.Day, query.Day
	}
	return Atom{Op: "col" + OpName[op], Table: a.Table, Column: a, Mask: mask, Cue: said &^ mask, Score: score,
		Where: []query.Condition{{Item: query.Item{Column: left}, Op: op, Other: &query.Item{Column: right}}}}
}

// commonOf are the tokens that name several comparable columns of a table, and so distinguish none.
func (q *Question) commonOf(c *Column) Mask {
	var common Mask
	for _, o := range c.Table.Columns {
		if Comparable(o, c) {
			common |= q.Columns[o.At].Exact
		}
	}
	return common
}
