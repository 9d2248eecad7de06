package decode

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// CanWrite reports whether there are actions for all parts of a query. There are none for the time between two dates,
// medians, opening hours, a table joined with itself, averages of groups' counts and sums (their statements read FROM a
// query, so they were left out of training), and statements in pieces.
func CanWrite(q *query.Query) bool {
	if q == nil {
		return true
	}
	if q.Written != nil || len(q.From.Alias) > 0 || !CanWrite(q.Right) {
		return false
	}
	items := slices.Clone(q.Select)
	for _, c := range slices.Concat(q.Where, q.Having) {
		if c.Op == query.OpenAt || !CanWrite(c.Sub) {
			return false
		}
		items = append(items, c.Item)
	}
	for _, o := range q.OrderBy {
		items = append(items, o.Item)
	}
	return !slices.ContainsFunc(items, func(it query.Item) bool { return !canWriteItem(it) })
}

func canWriteItem(it query.Item) bool {
	if _, ok := it.Agg.Percentile(); ok || !CanWrite(it.Sub) {
		return false
	}
	c := it.Calc
	if c == nil {
		return true
	}
	perGroup := c.Op == query.Ratio && c.Right.Agg == query.Count && c.Right.Distinct
	return !perGroup && c.Op != query.DaysBetween && c.Op != query.HoursBetween && canWriteItem(c.Left) &&
		canWriteItem(c.Right)
}
