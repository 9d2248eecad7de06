package browse

import (
	"github.com/ask-surely/surely/parse/link"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// dates reads "in December", "on March 5", "opened after 2010": conditions on columns of dates, as package link finds
// them, those first that more words speak for.
func (a *ask) dates() {
	if a.roles.date == nil {
		return
	}
	seen := map[string]bool{}
	for _, at := range link.New(a.in.Schema, a.in.Values, a.in.Question).Atoms {
		if at.Column == nil || at.Table.Name != a.table.Name {
			continue
		}
		c, said := a.table.Column(at.Column.Name), a.spoken(at.Mask|at.Cue)
		if c == nil || c.Type != schema.Date && c.Type != schema.Timestamp || len(said) == 0 || seen[c.Name+at.Op] {
			continue
		}
		seen[c.Name+at.Op] = true
		for i := range a.tokens { // "opened" names the column
			if any1(labelWords(c), a.tokens[i].Stem) && !a.explained[i] {
				a.explain(i, i+1)
			}
		}
		for _, i := range said {
			a.explain(i, i+1)
		}
		conditions := at.Where
		a.maybe(.9, func(q *query.Query) {
			for _, w := range conditions {
				add(q, w)
			}
		})
	}
}

// spoken are the tokens of a mask, or none where one of them is explained.
func (a *ask) spoken(mask link.Mask) []int {
	var out []int
	for i := range a.tokens {
		if i < 64 && mask&link.Span(i, i+1) != 0 {
			if a.explained[i] {
				return nil
			}
			out = append(out, i)
		}
	}
	return out
}
