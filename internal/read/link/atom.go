package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Atom is a condition that a phrase in the question may express.
type Atom struct {
	Op           string // kind of condition: "eq", "gt", "null", "none" …
	Table        *Table // the table it is about
	Column       *Column
	Where        []query.Condition // joined by AND
	Mask         Mask              // the phrase
	Cue          Mask              // supporting words: "more than", "without"
	Match        string            // how the phrase matches: exact, stemmed …, or a relation's letter
	Rows         int64             // number of rows with the value, if known
	Score        float64           // decides which atoms are kept if there are too many
	Number       float64           // the number of a comparison
	RefersToText bool              // for a text condition: the question refers to the contents of texts
	Negated      bool              // a negation directly precedes it: only its opposite is meant
}

// Overlaps reports whether two atoms use the same words, other than words that only support both.
func (a *Atom) Overlaps(b *Atom) bool { return (a.Mask|a.Cue)&(b.Mask|b.Cue)&^(a.Cue&b.Cue) != 0 }

// Words returns the tokens that express the condition. An implied condition has none.
func (a *Atom) Words() Mask {
	if a.Match == Implied {
		return 0
	}
	return a.Mask | a.Cue
}

// IsSubstringMatch reports whether the condition requires a text to contain the phrase, or not to contain it.
func (a *Atom) IsSubstringMatch() bool { return a.Op == "has" || a.Op == "hasnot" }

// NeedsSubquery reports whether the condition needs a subquery.
func (a *Atom) NeedsSubquery() bool {
	return len(a.Where) == 0 || slices.ContainsFunc(a.Where, func(c query.Condition) bool { return c.Sub != nil })
}

// matchesExactly reports whether the condition names a value exactly as in the data, apart from case and accents.
func (a *Atom) matchesExactly() bool {
	return (a.Op == "eq" || a.Op == "ne") && (a.Match == string(schema.Exact) || a.Match == string(schema.Folded))
}

// Implied is the Match of a condition on a column that no words express but that the encoder expects.
const Implied = "supposed"

// singleCondition returns one condition on a column.
func singleCondition(c query.Column, op query.Op, values ...query.Value) []query.Condition {
	return []query.Condition{{Item: query.Item{Column: c}, Op: op, Values: values}}
}

// maxAtoms is the maximum number of atoms kept for a question.
const maxAtoms = 36

func (q *Question) atoms(values Values) []Atom {
	var out []Atom
	if values != nil {
		out = append(out, q.valueAtoms(values)...)
	}
	out = append(out, q.codeAtoms()...)
	out = append(out, q.listSizeAtoms()...)
	out = append(out, q.comparisonAtoms()...)
	out = append(out, q.nonzeroAtoms()...)
	out = append(out, q.dateAtoms()...)
	out = q.mergeOrBounds(out)
	out = append(out, q.calendarAtoms()...)
	out = append(out, q.stateAtoms()...)
	out = append(out, q.averageAtoms()...)
	out = append(out, q.dueDateAtoms()...)
	out = q.preferCodes(append(out, q.absenceAtoms()...))
	slices.SortStableFunc(out, func(a, b Atom) int { return -cmp.Compare(a.Score, b.Score) })
	if len(out) > maxAtoms {
		out = out[:maxAtoms]
	}
	return out
}
