package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// placedCondition is a condition of a query, together with its words in the question.
type placedCondition struct {
	words link.Mask
	at    int // index among the query's conditions
}

// orJoin joins two conditions on different columns by OR if an "or" is between them: "over 300 pots or more than 30
// kg". The query's other conditions hold for both.
func orJoin(q *link.Question, out *query.Query, where []placedCondition) {
	for ors := q.WithSense(cue.Or); ors != 0; ors &= ors - 1 {
		i := link.First(ors)
		left, right := conditionsBeside(q, where, i)
		if left < 0 || right < 0 || left == right || out.Where[left].Item.Same(out.Where[right].Item) {
			continue
		}
		var shared []query.Condition
		for k, c := range out.Where {
			if k != left && k != right {
				shared = append(shared, c)
			}
		}
		first, second := out.Where[left], out.Where[right]
		out.Where = append(slices.Clone(shared), first)
		for k, c := range append(shared, second) {
			c.Or = k == 0
			out.Where = append(out.Where, c)
		}
		return
	}
}

// conditionsBeside returns the conditions on both sides of a token, if no other words that match the data are in
// between; -1 if there is none.
func conditionsBeside(q *link.Question, where []placedCondition, i int) (left, right int) {
	left, right = -1, -1
	for _, s := range where {
		if s.words == 0 || s.words&link.Span(i, i+1) != 0 {
			continue
		}
		switch first, last := link.First(s.words), link.Last(s.words); {
		case last < i && link.Span(last+1, i)&q.Linked&^s.words == 0:
			left = s.at
		case first > i && link.Span(i+1, first)&q.Linked&^s.words == 0:
			right = s.at
		}
	}
	return left, right
}
