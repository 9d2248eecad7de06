package link

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// zeros returns conditions that negated quantities are zero: "counties without a hospital", "films that cost nothing".
func (q *Question) zeros() (out []Atom) {
	for _, c := range q.Catalog.Columns {
		m := &q.Columns[c.At]
		said := q.Negated(First(m.Exact), 4)
		if m.Exact == 0 || said == 0 || !c.fromZero() {
			continue
		}
		a := q.compares(c, Figure{}, query.Equal, 0)
		a.Op, a.Mask, a.Cue, a.Score = "zero", m.Exact, said, .8+.5*m.Share
		out = append(out, a)
	}
	return out
}

// fromZero reports whether a column holds quantities with a minimum of zero.
func (c *Column) fromZero() bool { return c.Measure() && c.Type.Number() && c.Lo == 0 && c.Min != "" }

// noQuantityWords lists the negations for a quantity of zero, stored as zero or NULL, rather than an unknown one: a
// closed class.
var noQuantityWords = text.Set("no non nothing none without zero never")

// Nothing reports whether a negation means a quantity of zero.
func (q *Question) Nothing(said Mask) bool { return said != 0 && noQuantityWords[q.Near(First(said))] }

// unfinished links words such as "open" to date columns that are NULL in some rows.
func (q *Question) unfinished() []Atom {
	var out []Atom
	owed := Mask(0)
	for _, o := range q.Owes() {
		owed = o.Mask
	}
	for i := range q.Tokens {
		if !q.Asks(i, cue.Open) || owed&(1<<uint(i)) != 0 {
			continue
		}
		for _, c := range q.Catalog.Columns {
			if m := &q.Columns[c.At]; c.Kind == Temporal && c.Nulls > 0 && m.Exact&(1<<uint(i)) == 0 {
				out = append(out, Atom{Op: "null", Table: c.Table, Column: c, Mask: 1 << uint(i), How: "open", Score: .6 +
					.3*m.Share + .2*q.Tables[c.Table.At].Share,
					Where: singleCondition(c.Ref(), query.IsNull)})
			}
		}
	}
	return out
}

// nulls links mentions of a column with missing values to conditions that its value is missing or known.
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
			Where: singleCondition(c.Ref(), op)}
	}
	said := q.deniedUpTo(mask, 4)
	if after := q.Negated(Last(mask)+6, 5) &^ mask; said == 0 && after != 0 && q.mayNegateBefore(First(after)) {
		said = after // "whose sex is not known"
	}
	switch {
	case opposite != 0:
		mask = opposite
		if denied := cmp.Or(q.leftOut(mask), q.deniedAtOnce(mask)); denied != 0 { // "unpaid ones left out"
			return []Atom{is(query.IsNotNull, "known", denied&^mask, 1)}
		}
		return []Atom{is(query.IsNull, "null", 0, 1)}
	case said != 0:
		none := is(query.IsNull, "null", said, 1)
		if c.fromZero() && q.Nothing(said) {
			none.Where = singleCondition(c.Ref(), query.Equal, query.Value{Text: "0", Number: true})
			none.Where[0].Item.Zero = true
		}
		return []Atom{none}
	}
	return []Atom{is(query.IsNotNull, "known", 0, .1)}
}

// Contradicts reports whether the question contradicts a condition that a value is missing, as "unpaid ones left out"
// does.
func (q *Question) Contradicts(all []query.Condition) bool {
	return slices.ContainsFunc(q.Atoms, func(a Atom) bool {
		return a.Op == "known" && a.Cue != 0 && slices.ContainsFunc(all, func(c query.Condition) bool {
			return c.Op == query.IsNull && c.Item.Column == a.Column.Ref()
		})
	})
}

// absences returns conditions that no row exists, from negated mentions of a table: by its name ("customers without
// orders"), by a column that refers to another table ("who hasn't listed anything") or by a date of such rows ("who
// never ordered anything"), or by a verb that nothing else explains ("books nobody has borrowed", "boats that did not
// sail").
func (q *Question) absences() (out []Atom) {
	add := func(t *Table, mask Mask, near int, how string, score float64) {
		if said := q.Negated(First(mask), near); mask != 0 && said != 0 {
			out = append(out, Atom{Op: "none", Table: t, Mask: mask, Cue: said, How: how, Score: score})
		}
	}
	for _, t := range q.Catalog.Tables {
		m := &q.Tables[t.At]
		if m.Exact != 0 {
			add(t, m.Exact, 5, "", 1)
		} else {
			add(t, m.forms(), 5, "", .6)
		}
		refers := slices.ContainsFunc(t.Columns, func(c *Column) bool { return c.Refers })
		for _, c := range t.Columns {
			if m := &q.Columns[c.At]; c.Refers {
				add(t, cmp.Or(m.Exact, m.Loose), 5, "refers", .5+.5*m.Share)
			} else if refers && c.Kind == Temporal {
				add(t, m.Exact, 2, "refers", 1)
			}
		}
		for i := range q.Tokens {
			bit := Mask(1) << uint(i)
			if !refers || m.All()&^bit != 0 || q.Content&bit == 0 || q.Named()&bit != 0 || q.Tokens[i].Numeric {
				continue
			}
			score := .4
			if q.deniedVerb(bit) {
				score = .9
			}
			add(t, bit, 3, "guessed", score)
		}
	}
	return slices.DeleteFunc(out, func(a Atom) bool { // "never took a test" negates only tests
		return a.How != "" && slices.ContainsFunc(out, func(b Atom) bool { return b.How == "" && b.Cue == a.Cue })
	})
}

// forms returns the tokens that are inflected or shortened words of the name.
func (m *Mention) forms() (mask Mask) {
	for i, how := range m.How {
		if how.Same() {
			mask |= m.Loose & (1 << uint(i))
		}
	}
	return mask
}

// deniedVerb reports whether words directly follow the negation of a verb: "did not sail", "have never been".
func (q *Question) deniedVerb(m Mask) bool {
	at := First(m) - 1
	if q.Near(at) == "t" { // "didn't"
		at--
	}
	said := q.Near(at)
	return said == "never" || said == "not" && auxiliaries[q.Near(at-1)] || auxiliaries[strings.TrimSuffix(said, "n")]
}

// auxiliaries are the auxiliaries of verbs for actions: a closed class.
var auxiliaries = text.Set("did do does have has had")
