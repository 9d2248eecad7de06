package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
)

// deedTokens returns the words that only say that somebody did what the rows are about, if a query computes a figure of
// the rows of that person: "Tom teach" in "how many hours did Tom teach".
func (q *Question) deedTokens(x *query.Query) (m Mask) {
	if len(x.Select) != 1 || x.Select[0].Agg == query.None && x.Select[0].Calc == nil {
		return 0
	}
	for i := range q.Atoms {
		a := &q.Atoms[i]
		verb := Last(a.Mask) + 1
		if a.Op == "eq" && a.Column.HasProperNames && auxiliaries[q.Token(First(a.Mask)-1)] && !q.mayBeOfOther(a) &&
			q.isPlainVerb(verb) && slices.ContainsFunc(x.Where, a.Where[0].Equals) {
			m |= a.Mask | Span(verb, verb+1)
		}
	}
	return m
}

// mayBeOfOther reports whether the name that an atom is about may as well be a value of another column: the verb tells
// whether Tom is who taught or who was taught.
func (q *Question) mayBeOfOther(a *Atom) bool {
	return slices.ContainsFunc(q.Atoms, func(b Atom) bool {
		return b.Op == "eq" && b.Mask&a.Mask != 0 && b.Column != a.Column && b.Match != Implied
	})
}

// isPlainVerb reports whether a token is a verb with no meaning of its own for the data: it has no sense such as that
// of "win", is part of no value, and is not related to a column that tells whether or when something was done.
func (q *Question) isPlainVerb(i int) bool {
	bit := Mask(1) << uint(i)
	if q.Content&bit == 0 || !lang.IsVerb(q.Token(i)) || q.HasSense(i, ^cue.Duration) || q.NamedTokens()&bit != 0 {
		return false
	}
	return !slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool {
		return (c.IsYesNo() || c.Kind == Temporal) && q.Columns[c.Index].Loose&bit != 0
	})
}
