package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Atom is a condition that a phrase of the question may stand for.
type Atom struct {
	Op     string // what sort of condition: "eq", "gt", "null", "none" …
	Table  *Table // whose rows it is about
	Column *Column
	Where  []query.Condition // all hold
	Mask   Mask              // the phrase
	Cue    Mask              // words beside it that it rests on: "more than", "without"
	How    string            // in which way the phrase matches: exact, stemmed …, or a relation's letter
	Rows   int64             // how many rows hold a value, where that is known
	Score  float64           // by which the likelier ones are kept, where there are too many
	Number float64           // of a comparison
	Told   bool              // of a text: the question says that it is what a text tells
}

// Clashes reports whether two atoms rest on the same words, those aside that both only lean on.
func (a *Atom) Clashes(b *Atom) bool { return (a.Mask|a.Cue)&(b.Mask|b.Cue)&^(a.Cue&b.Cue) != 0 }

// Holds reports whether the condition is that a text holds the phrase, or does not.
func (a *Atom) Holds() bool { return a.Op == "has" || a.Op == "hasnot" }

// said reports whether the condition is a value said as the data has it.
func (a *Atom) said() bool {
	return (a.Op == "eq" || a.Op == "ne") && (a.How == string(schema.Exact) || a.How == string(schema.Folded))
}

// maxAtoms bounds how many atoms of a question are kept.
const maxAtoms = 36

func (q *Question) atoms(values Values) []Atom {
	var out []Atom
	if values != nil {
		out = append(out, q.valueAtoms(values)...)
	}
	out = append(out, q.meantValues(out)...)
	out = append(out, q.comparisons()...)
	out = append(out, q.dates()...)
	out = append(out, q.calendar()...)
	out = append(out, q.flags()...)
	out = append(out, q.averages()...)
	out = append(out, q.columnPairs()...)
	out = append(out, q.patterns()...)
	out = append(out, q.absences()...)
	out = append(out, q.roles(out)...)
	slices.SortStableFunc(out, func(a, b Atom) int { return -cmp.Compare(a.Score, b.Score) })
	if len(out) > maxAtoms {
		out = out[:maxAtoms]
	}
	return out
}

func first(m Mask) int {
	for i := range maxTokens {
		if m&(1<<uint(i)) != 0 {
			return i
		}
	}
	return maxTokens
}

func last(m Mask) int {
	for i := maxTokens - 1; i >= 0; i-- {
		if m&(1<<uint(i)) != 0 {
			return i
		}
	}
	return -1
}
