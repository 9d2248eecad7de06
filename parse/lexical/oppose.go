package lexical

import (
	"slices"

	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/text"
)

// negations turn what stands behind them.
var negations = text.Set("not no without except excluding never neither nor don't doesn't didn't isn't aren't " +
	"haven't hasn't cannot can't")

// opposed is small for a query that turns the wrong part of the question: that leaves out what stands before the
// "not", takes both sides of it alike, or asks one column to be two things at once.
func opposed(q *query.Query, tokens []words.Token) float64 {
	weight := 1.0
	turn := slices.IndexFunc(tokens, func(t words.Token) bool { return negations[t.Text] })
	if q.Set == query.Except || q.Set == query.Intersect {
		left, right := lastRead(q), lastRead(q.Right)
		switch {
		case left < 0 || right < 0 || turn < 0:
		case q.Set == query.Except && right < turn && turn < left:
			weight *= .03
		case q.Set == query.Intersect && min(left, right) < turn && turn < max(left, right):
			weight *= .1
		}
	}
	for i, a := range q.Where {
		if a.Sub != nil {
			weight *= opposed(a.Sub, tokens)
			if read := lastRead(a.Sub); a.Op == query.NotIn && read >= 0 && read < turn {
				weight *= .05
			}
		}
		for k, b := range q.Where[:i] {
			either := slices.ContainsFunc(q.Where[k+1:i+1], func(c query.Condition) bool { return c.Or })
			if either || !a.Item.Same(b.Item) || len(a.Values) != 1 || len(b.Values) != 1 {
				continue
			}
			switch {
			case a.Op == query.Equal && b.Op == query.Equal, a.Op == query.Equal && b.Op == query.NotEqual,
				a.Op == query.NotEqual && b.Op == query.Equal:
				weight *= .02
			}
		}
	}
	return weight
}

// lastRead returns the last token of the question that a value of the conditions was read from, or -1.
func lastRead(q *query.Query) int {
	last := -1
	for _, c := range q.Where {
		for _, v := range c.Values {
			last = max(last, v.Last)
		}
		if c.Sub != nil {
			last = max(last, lastRead(c.Sub))
		}
	}
	return last
}
