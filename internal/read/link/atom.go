package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Atom is a condition that a phrase of the question may stand for.
type Atom struct {
	Op     string // kind of condition: "eq", "gt", "null", "none" …
	Table  *Table // the table it is about
	Column *Column
	Where  []query.Condition // joined by AND
	Mask   Mask              // the phrase
	Cue    Mask              // supporting words: "more than", "without"
	How    string            // how the phrase matches: exact, stemmed …, or a relation's letter
	Rows   int64             // number of rows with the value, if known
	Score  float64           // for keeping the most probable if there are too many
	Number float64           // the number of a comparison
	Told   bool              // of a text condition: the question refers to the contents of texts
	Denied bool              // a negation directly precedes it: only its opposite is meant
}

// Clashes reports whether two atoms use the same words, except words that only support both.
func (a *Atom) Clashes(b *Atom) bool { return (a.Mask|a.Cue)&(b.Mask|b.Cue)&^(a.Cue&b.Cue) != 0 }

// Words returns the tokens that express the condition. An implied condition has none.
func (a *Atom) Words() Mask {
	if a.How == Supposed {
		return 0
	}
	return a.Mask | a.Cue
}

// Holds reports whether the condition requires a text to contain the phrase, or not to contain it.
func (a *Atom) Holds() bool { return a.Op == "has" || a.Op == "hasnot" }

// Nested reports whether the condition needs a subquery.
func (a *Atom) Nested() bool {
	return len(a.Where) == 0 || slices.ContainsFunc(a.Where, func(c query.Condition) bool { return c.Sub != nil })
}

// isWordedAsInData reports whether the condition names a value exactly as in the data, apart from case and accents.
func (a *Atom) isWordedAsInData() bool {
	return (a.Op == "eq" || a.Op == "ne") && (a.How == string(schema.Exact) || a.How == string(schema.Folded))
}

// Supposed is the match of a condition that no words express, but that the encoder expects on its column.
const Supposed = "supposed"

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
	out = append(out, q.codes()...)
	out = q.onlyValue(out)
	out = append(out, q.meantValues(out)...)
	out = append(out, q.sizes()...)
	out = append(out, q.comparisons()...)
	out = append(out, q.dates()...)
	out = q.eitherBound(out)
	out = append(out, q.calendar()...)
	out = append(out, q.standings()...)
	out = append(out, q.flags()...)
	out = append(out, q.averageAtoms()...)
	out = append(out, q.comparedPairs()...)
	out = append(out, q.fulfilments()...)
	out = append(out, q.duePairs()...)
	out = append(out, q.unpaidAtoms()...)
	out = append(out, q.patterns()...)
	out = dropLimitMeanings(q.preferCodes(append(out, q.absences()...)))
	slices.SortStableFunc(out, func(a, b Atom) int { return -cmp.Compare(a.Score, b.Score) })
	if len(out) > maxAtoms {
		out = out[:maxAtoms]
	}
	return out
}
