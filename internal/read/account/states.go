package account

import (
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// requireStates requires a yes/no column that a word names where the word cannot be meant in passing: before the noun
// of the rows ("paid lessons"), or as the verb for the amount that is asked for ("how much did Ann pay").
func (q *Question) requireStates(i int) {
	if cue.Not.Is(q.token(i)) || !q.isBeforeRows(i) && !q.isVerbOfAmount(i) || q.namesOther(i) {
		return
	}
	isNamed := func(c *link.Column) bool { return c.IsYesNo() && q.namesState(i, c) }
	if slices.ContainsFunc(q.catalog.Columns, isNamed) {
		q.requirements = append(q.requirements, requirement{i, i + 1, func(s *statement) bool {
			return s.isWritten || s.mentions(q.token(i)) || slices.ContainsFunc(s.columns, func(c *link.Column) bool {
				return isNamed(c) || c.IsYesNo() && containsStem(c.Names, q.tokens[i].Stem) // "standing order"
			})
		}})
	}
}

// namesState reports whether the word at a token is a yes/no column's name, a form of it, or its opposite.
func (q *Question) namesState(i int, c *link.Column) bool {
	return isOppositeOf(q.token(i), c) || slices.ContainsFunc(c.Names, func(n link.Name) bool {
		return len(n.Text) == 1 && (n.Stem[0] == q.tokens[i].Stem || text.Opposed(q.token(i), n.Text[0]) ||
			cue.NamesState(q.token(i), n.Stem[0]))
	})
}

// namesOther reports whether the word at a token is part of the name of a table, or of a column that is not yes or no.
func (q *Question) namesOther(i int) bool {
	stem := q.tokens[i].Stem
	return slices.ContainsFunc(q.catalog.Tables, func(t *link.Table) bool { return containsStem(t.Names, stem) }) ||
		slices.ContainsFunc(q.catalog.Columns, func(c *link.Column) bool {
			return !c.IsYesNo() && containsStem(c.Names, stem)
		})
}

// isBeforeRows reports whether a token is an attribute of the rows: only attributes stand between it and a table's
// name, or a plural noun that nothing in the data is called.
func (q *Question) isBeforeRows(i int) bool {
	for k := i + 1; k <= i+maxAttributes && k < len(q.tokens) && q.tokens[k].Word && !q.tokens[k].Stop; k++ {
		w := q.token(k)
		if text.Singular(w) != w && !q.catalog.HasNameWord(w) ||
			slices.ContainsFunc(q.catalog.Tables, func(t *link.Table) bool { return q.tableWordsAt(t, k) > 0 }) {
			return true
		}
	}
	return false
}

// isVerbOfAmount reports whether a token is a verb whose object is the amount that the question asks for: "how much did
// she pay", "who owes the most".
func (q *Question) isVerbOfAmount(i int) bool {
	object := i + 1
	if q.token(object) == "the" {
		object++
	}
	if w := q.token(object); w == "most" || w == "least" {
		return object+1 == len(q.tokens) || !q.tokens[object+1].Word || q.tokens[object+1].Stop
	}
	begin := q.afterFrame()
	return q.token(begin) == "how" && q.token(begin+1) == "much" && i > begin+1
}
