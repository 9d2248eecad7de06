package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// zeros links negated mentions of a quantity to zero: "counties without a hospital", "films that cost nothing".
func (q *Question) zeros() []Atom {
	var out []Atom
	gone := q.gone()
	for _, c := range q.Catalog.Columns {
		m := &q.Columns[c.At]
		whole := c.Type == schema.Integer
		if m.Exact|gone == 0 || !c.fromZero() {
			continue
		}
		if gone != 0 && whole && (m.Exact != 0 || c.Unit.Of == "") {
			a := q.compares(c, Figure{}, query.Equal, 0)
			a.Op, a.Mask, a.How, a.Score = "zero", gone|m.Exact, "gone", .5+.5*m.Share
			out = append(out, a)
		}
		if m.Exact == 0 {
			continue
		}
		a := q.compares(c, Figure{}, query.Equal, 0)
		if said := q.Negated(First(m.Exact), 4); said != 0 {
			a.Op, a.Mask, a.Cue, a.Score = "zero", m.Exact, said, .8+.5*m.Share
			out = append(out, a)
		} else if said := q.having(First(m.Exact)); said != 0 && whole {
			a.Op, a.Mask, a.Cue, a.Score = "some", m.Exact, said, .2+.5*m.Share
			a.Where[0].Op = query.Greater
			out = append(out, a)
		}
	}
	return out
}

// fromZero reports whether a column holds quantities of which some are zero.
func (c *Column) fromZero() bool { return c.Measure() && c.Type.Number() && c.Lo == 0 && c.Min != "" }

// nothing are the negations that mean no quantity, recorded as zero or not at all, rather than an unknown one: a closed
// class.
var nothing = text.Set("no non nothing none without zero never")

// Nothing reports whether a negation is such a word.
func (q *Question) Nothing(said Mask) bool { return said != 0 && nothing[q.Near(First(said))] }

// gone returns the words that say that none is left: "out of stock", "sold out", "what have we run out of", "none
// left".
func (q *Question) gone() Mask {
	for i := range q.Tokens {
		spent := false
		switch w, next := q.Near(i), q.Near(i+1); {
		case w == "out" && next == "of":
			spent = q.Near(i+2) == "stock" || i+2 == len(q.Tokens)
		case next == "out":
			spent = w == "sold" || w == "run" || w == "ran"
		case next == "left":
			spent = w == "none" || w == "nothing"
		}
		if spent {
			return 3 << uint(i)
		}
	}
	return 0
}

// havers are verbs and prepositions of possession.
const havers = cue.Having | cue.With

// having returns the mask of such a word shortly before token i.
func (q *Question) having(i int) Mask {
	const near = 3
	for k := i - 1; k >= max(0, i-near); k-- {
		if q.Asks(k, havers) {
			return 1 << uint(k)
		}
	}
	return 0
}

// unfinished links words for unfinished things to the dates that some rows lack.
func (q *Question) unfinished() []Atom {
	var out []Atom
	for i := range q.Tokens {
		if !q.Asks(i, cue.Open) {
			continue
		}
		for _, c := range q.Catalog.Columns {
			if m := &q.Columns[c.At]; c.Kind == Temporal && c.Nulls > 0 && m.Exact&(1<<uint(i)) == 0 {
				out = append(out, Atom{Op: "null", Table: c.Table, Column: c, Mask: 1 << uint(i), How: "open", Score: .6 +
					.3*m.Share + .2*q.Tables[c.Table.At].Share,
					Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: query.IsNull}}})
			}
		}
	}
	return out
}

// parted are words for what was paid of an amount: a closed class.
var parted = text.Set("paid received settled repaid given collected")

// unpaid compares what was paid of an amount with the amount: "who still owes us money", "who has paid in full".
func (q *Question) unpaid() []Atom {
	var out []Atom
	for i := range q.Tokens {
		op, otherwise := query.Less, query.GreaterEqual
		switch w := q.Near(i); {
		case w == "fully", w == "everything", w == "full" && q.Near(i-1) == "in":
			op, otherwise = otherwise, op
		case !q.Asks(i, cue.Owing):
			continue
		}
		said := q.Negated(i, 5)
		if said == 0 && q.Near(i+1) == "nothing" {
			said = 2 << uint(i)
		}
		for _, part := range q.Catalog.Columns {
			if !part.Measure() || !slices.ContainsFunc(part.Names[0].Text, func(w string) bool { return parted[w] }) {
				continue
			}
			mask := 1<<uint(i) | q.Columns[part.At].All()
			for _, whole := range part.Table.Columns {
				if !Comparable(part, whole) || whole.Hi < part.Hi || whole.Lo < part.Lo {
					continue
				}
				out = append(out, Compare(part, whole, op, mask, 0, .8))
				if said != 0 {
					out = append(out, Compare(part, whole, otherwise, mask, said, 1.1))
				}
			}
		}
	}
	return out
}

// nulls links mentions of columns with missing values.
func (q *Question) nulls(c *Column, m *Mention) []Atom {
	mask := m.Exact
	opposite := Mask(0)
	for i := range q.Tokens {
		if m.Loose&(1<<uint(i)) != 0 && m.How[i] == Opposite {
			opposite |= 1 << uint(i)
		}
	}
	mask = cmp.Or(mask, m.Loose)
	is := func(op query.Op, name string, said Mask, score float64) Atom {
		return Atom{Op: name, Table: c.Table, Column: c, Mask: mask, Cue: said, Score: score + .5*m.Share,
			Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: op}}}
	}
	said := q.deniedUpTo(mask, 4)
	if after := q.Negated(Last(mask)+6, 5) &^ mask; said == 0 && after != 0 && q.follows(First(after)) {
		said = after // "whose sex is not known"
	}
	switch {
	case opposite != 0:
		mask = opposite
		return []Atom{is(query.IsNull, "null", 0, 1)}
	case said != 0:
		none := is(query.IsNull, "null", said, 1)
		if c.fromZero() && q.Nothing(said) {
			none.Where = []query.Condition{{Item: query.Item{Column: c.Ref(), Zero: true}, Op: query.Equal,
				Values: []query.Value{{Text: "0", Number: true}}}}
		}
		return []Atom{none}
	}
	return []Atom{is(query.IsNotNull, "known", 0, .1)}
}

// absences links mentions of tables without matching rows: "customers without orders", "never ordered".
func (q *Question) absences() []Atom {
	var out []Atom
	for _, t := range q.Catalog.Tables {
		m := &q.Tables[t.At]
		mask := m.Exact
		score := 1.0
		if mask == 0 {
			for i := range q.Tokens {
				if bit := Mask(1) << uint(i); m.Loose&bit != 0 && m.How[i].Same() {
					mask |= bit
				}
			}
			score = .6
		}
		if mask == 0 {
			continue
		}
		said := q.Negated(First(mask), 5)
		if said == 0 {
			continue
		}
		out = append(out, Atom{Op: "none", Table: t, Mask: mask, Cue: said, Score: score})
	}
	return slices.Concat(out, q.unreferred(), q.undone(), q.unhappened())
}

// unhappened are negated verbs that match date columns of dependent rows: "customers who never ordered anything", for
// orders with an order date.
func (q *Question) unhappened() []Atom {
	const near = 2
	var out []Atom
	for _, c := range q.Catalog.Columns {
		m := &q.Columns[c.At]
		if c.Kind != Temporal || m.Exact == 0 ||
			!slices.ContainsFunc(c.Table.Columns, func(c *Column) bool { return c.Refers }) {
			continue
		}
		if said := q.Negated(First(m.Exact), near); said != 0 {
			out = append(out, Atom{Op: "none", Table: c.Table, Mask: m.Exact, Cue: said, How: "refers", Score: 1})
		}
	}
	return out
}

// unreferred links mentions of referring columns: "who hasn't listed anything".
func (q *Question) unreferred() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		m := &q.Columns[c.At]
		if !c.Refers || m.All() == 0 {
			continue
		}
		mask := cmp.Or(m.Exact, m.Loose)
		if said := q.Negated(First(mask), 5); said != 0 {
			out = append(out, Atom{Op: "none", Table: c.Table, Mask: mask, Cue: said, How: "refers", Score: .5 + .5*m.Share})
		}
	}
	return out
}

// undone are otherwise unexplained negated verbs about dependent rows: "books nobody has borrowed", for loans.
func (q *Question) undone() []Atom {
	const near = 3
	var out []Atom
	for i := range q.Tokens {
		bit := Mask(1) << uint(i)
		said := q.Negated(i, near)
		if said == 0 || q.Content&bit == 0 || q.Named()&bit != 0 || q.Tokens[i].Numeric {
			continue
		}
		for _, t := range q.Catalog.Tables {
			if slices.ContainsFunc(t.Columns, func(c *Column) bool { return c.Refers }) && q.Tables[t.At].All() == 0 {
				out = append(out, Atom{Op: "none", Table: t, Mask: bit, Cue: said, How: "guessed", Score: .4})
			}
		}
	}
	return out
}
