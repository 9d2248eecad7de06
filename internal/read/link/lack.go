package link

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// noQuantityWords lists the negations that mean a quantity of zero, stored as zero or, if no row has a zero, as NULL,
// rather than an unknown one.
var noQuantityWords = text.Set("no non nothing none without zero never")

// StoresZero reports whether the column holds amounts of money, and zero is the least of them. A grade of zero is a
// grade.
func (c *Column) StoresZero() bool {
	return c.Kind == Number && c.IsMoney() && c.Min != "" && c.Lo == 0
}

// nullAtoms links mentions of a column with missing values to conditions that its value is missing or known.
func (q *Question) nullAtoms(c *Column, m *Mention) []Atom {
	mask := m.Exact
	opposite := m.Opposites()
	mask = cmp.Or(mask, m.Loose)
	if q.onlySaysUnknown(mask) {
		return nil
	}
	newAtom := func(op query.Op, name string, negation Mask, score float64) Atom {
		return Atom{Op: name, Table: c.Table, Column: c, Mask: mask, Cue: negation, Score: score + .5*m.Share,
			Where: singleCondition(c.Ref(), op)}
	}
	negation := cmp.Or(q.negationNear(mask, 4), q.pendingBefore(mask))
	if trailing := q.NegationBefore(Last(mask)+6, 5) &^ mask; negation == 0 && trailing != 0 &&
		q.mayNegatePrevious(First(trailing)) {
		negation = trailing // "whose sex is not known"
	}
	switch {
	case opposite != 0:
		mask = opposite
		if exclusion := cmp.Or(q.exclusionTokens(mask), q.directNegation(mask)); exclusion != 0 { // "unpaid ones left out"
			return []Atom{newAtom(query.IsNotNull, "known", exclusion&^mask, 1)}
		}
		return []Atom{newAtom(query.IsNull, "null", 0, 1)}
	case negation != 0 && noQuantityWords[q.Token(First(negation))] && c.StoresZero():
		none := newAtom(query.Equal, "null", negation, 1)
		none.Where = singleCondition(c.Ref(), query.Equal, query.Value{Text: "0", Number: true})
		return []Atom{none}
	case negation != 0:
		return []Atom{newAtom(query.IsNull, "null", negation, 1)}
	}
	return []Atom{newAtom(query.IsNotNull, "known", 0, .1)}
}

// absenceAtoms returns conditions that there are no rows of a table, from its negated mentions: by its name ("customers
// without orders"), by a column that refers to another table ("who hasn't listed anything"), by a date of its rows
// ("who never ordered anything"), or by a verb that nothing else explains ("books nobody has borrowed", "boats that did
// not sail").
func (q *Question) absenceAtoms() (out []Atom) {
	add := func(t *Table, mask Mask, near int, how string, score float64) {
		if negation := q.NegationBefore(First(mask), near); mask != 0 && negation != 0 {
			out = append(out, Atom{Op: "none", Table: t, Mask: mask, Cue: negation, Match: how, Score: score})
		}
	}
	for _, t := range q.Catalog.Tables {
		m := &q.Tables[t.Index]
		if m.Exact != 0 {
			add(t, m.Exact, 5, "", 1)
		} else {
			add(t, m.variantTokens(), 5, "", .6)
		}
		isReferring := slices.ContainsFunc(t.Columns, func(c *Column) bool { return c.IsReference })
		for _, c := range t.Columns {
			if m := &q.Columns[c.Index]; c.IsReference {
				add(t, cmp.Or(m.Exact, m.Loose), 5, "refers", .5+.5*m.Share)
			} else if isReferring && c.Kind == Temporal {
				add(t, m.Exact, 2, "refers", 1)
			}
		}
		for i := range q.Tokens {
			bit := Mask(1) << uint(i)
			if !isReferring || m.All()&^bit != 0 || q.Content&bit == 0 || q.NamedTokens()&bit != 0 || q.Tokens[i].Numeric {
				continue
			}
			score := .4
			if q.isNegatedVerb(bit) {
				score = .9
			}
			add(t, bit, 3, "guessed", score)
		}
	}
	return slices.DeleteFunc(out, func(a Atom) bool { // "never took a test" negates only tests
		return a.Match != "" && slices.ContainsFunc(out, func(b Atom) bool { return b.Match == "" && b.Cue == a.Cue })
	})
}

// variantTokens returns the tokens that are inflected or shortened forms of words of the name.
func (m *Mention) variantTokens() (mask Mask) {
	for i, how := range m.Relations {
		if how.IsSameWord() {
			mask |= m.Loose & (1 << uint(i))
		}
	}
	return mask
}

// isNegatedVerb reports whether words directly follow the negation of a verb: "did not sail", "have never been".
func (q *Question) isNegatedVerb(m Mask) bool {
	at := First(m) - 1
	if q.Token(at) == "t" { // "didn't"
		at--
	}
	word := q.Token(at)
	return word == "never" || word == "not" && auxiliaries[q.Token(at-1)] || auxiliaries[strings.TrimSuffix(word, "n")]
}

// auxiliaries are the auxiliary verbs before verbs of action.
var auxiliaries = text.Set("did do does have has had")

// IsAuxiliary reports whether a word is a form of "do" or "have".
func IsAuxiliary(word string) bool { return auxiliaries[word] }
