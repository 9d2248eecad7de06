package discretize

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// isSameColumn reports whether columns of two sub-domains are the same: they have equal names, or are amounts of the
// same term in convertible units.
func (p *proposer) isSameColumn(a, b *Column) bool {
	if a.Kind == Number && b.Kind == Number && a.Unit != "" && a.term == b.term {
		return measures[text.Singular(a.Unit)].family == measures[text.Singular(b.Unit)].family
	}
	return a.Name == b.Name && a.Kind == b.Kind && a.Unit == b.Unit
}

// isRedundant reports whether an offer is the same as a chosen one or repeats it.
func isRedundant(o offer, chosen []offer) bool {
	return slices.ContainsFunc(chosen, func(c offer) bool { return o.column.Name == c.column.Name || o.isRepeatOf(c) })
}

// isRepeatOf reports whether an offer has mostly the same rows and words as another.
func (o offer) isRepeatOf(c offer) bool {
	both := 0
	for r := range o.rows {
		if c.rows[r] {
			both++
		}
	}
	overlap := float64(both) / float64(min(len(o.rows), len(c.rows)))
	a, b := o.column.term, c.column.term
	switch [2]termKind{a.kind, b.kind} {
	case [2]termKind{trait, trait}:
		return sharesWord(a.word, b.word) && overlap >= .6
	case [2]termKind{amount, amount}:
		return (a.word == b.word || haveSameExamples(o, c)) && overlap >= .5
	case [2]termKind{day, day}:
		return overlap >= .5
	case [2]termKind{trait, variety}:
		return sharesWord(a.word, b.word) && strings.Contains(a.word, " ") ||
			slices.ContainsFunc(c.column.Values, func(v string) bool { return stemWords(v) == a.word })
	case [2]termKind{trait, amount}:
		return sharesWord(a.word, b.word+" "+b.cue) && overlap >= .8
	case [2]termKind{variety, trait}:
		return sharesWord(a.word, b.word) && strings.Contains(b.word, " ") && overlap >= .6
	}
	return false
}

// haveSameExamples reports whether two columns have the same values in their examples.
func haveSameExamples(a, b offer) bool {
	for _, x := range a.column.Examples {
		for _, y := range b.column.Examples {
			if x.Row == y.Row && x.Value != y.Value {
				return false
			}
		}
	}
	return len(a.column.Examples) > 0 && len(b.column.Examples) > 0 && a.column.Examples[0] == b.column.Examples[0]
}

func sharesWord(a, b string) bool {
	return slices.ContainsFunc(strings.Fields(a), func(x string) bool { return slices.Contains(strings.Fields(b), x) })
}
