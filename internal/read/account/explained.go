package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Unexplained returns the unused words of a question that its query does not explain. A word is explained by a part of
// the query that does what words of its sense ask for: "heaviest" by the order of rows, "gap" by a difference. It is
// also explained by a column in its unit, or by one of what it is the opposite of, unless that is to be so: "kilos" by
// a weight in kg, "owe" by what is not paid.
func (q *Question) Unexplained(of *query.Query, unused []string) []string {
	if of == nil || len(unused) == 0 {
		return unused
	}
	s, ranked, done := readStatement(of, q.catalog), isRanking(of), sensesDone(of)
	return slices.DeleteFunc(slices.Clone(unused), func(w string) bool {
		i := slices.IndexFunc(q.tokens, func(t words.Token) bool { return strings.EqualFold(w, q.text[t.Start:t.End]) })
		isSuperlative := lang.IsSuperlative(q.token(i)) || q.token(i-1) == "most" || q.token(i-1) == "least"
		return done.Is(q.token(i)) || ranked && isSuperlative || s.hasUnit(text.Units()[q.token(i)]) ||
			slices.ContainsFunc(s.columns, func(c *link.Column) bool {
				return isOppositeOf(q.token(i), c) && !slices.Contains(s.affirmed, c)
			})
	})
}

// sensesDone returns the senses of the words that ask for what a query does.
func sensesDone(q *query.Query) (done cue.Sense) {
	if comparesSides(q) {
		done |= cue.Or
	}
	ofCalc := map[query.CalcOp]cue.Sense{query.Minus: cue.Gap | cue.Change, query.Gap: cue.Gap | cue.Change,
		query.Ratio: cue.Ratio, query.Share: cue.Share}
	ofAgg := map[query.Agg]cue.Sense{query.Avg: cue.Average, query.Sum: cue.Total, query.Count: cue.Number}
	var add func(query.Item)
	add = func(i query.Item) {
		done |= ofAgg[i.Agg]
		if i.Calc != nil {
			done |= ofCalc[i.Calc.Op]
			add(i.Calc.Left)
			add(i.Calc.Right)
		}
	}
	for _, i := range q.Select {
		add(i)
	}
	return done
}

// isRanking reports whether a query returns the top rows of an ordering, or a maximum or minimum.
func isRanking(q *query.Query) bool {
	extreme := func(i query.Item) bool { return i.Agg == query.Max || i.Agg == query.Min }
	return len(q.OrderBy) > 0 && q.Limit > 0 || slices.ContainsFunc(q.Select, extreme) ||
		slices.ContainsFunc(q.Where, func(c query.Condition) bool {
			return ranksRows(c) || c.Sub != nil && slices.ContainsFunc(c.Sub.Select, extreme)
		})
}

func ranksRows(c query.Condition) bool { return c.Rivals() != nil }

// comparesSides reports whether a query keeps the compared things apart: it has a figure, a group or a row for each
// side.
func comparesSides(q *query.Query) bool {
	filtered, figures := 0, 0
	for _, i := range q.Select {
		if i.Calc != nil && len(i.Calc.Left.Only)+len(i.Calc.Right.Only) > 0 {
			return true // a difference, a ratio
		}
		if i.IsFigure() {
			figures++
		}
		if len(i.Only) > 0 {
			filtered++
		}
	}
	if filtered > 1 || figures == 0 && len(q.GroupBy) == 0 {
		return true
	}
	for k, c := range q.Where {
		mixed := len(c.Values) > 1 && c.Op != query.Between || c.Or && c.Item.Same(q.Where[k-1].Item)
		if mixed && !slices.ContainsFunc(q.GroupBy, func(g query.Column) bool {
			return g.Name == c.Item.Column.Name && g.Table == c.Item.Column.Table && !g.Each
		}) {
			return false
		}
	}
	return len(q.GroupBy) > 0 || figures > 1
}
