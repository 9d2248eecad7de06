package decode

import "github.com/ask-surely/surely/internal/query"

// CanWrite reports whether there are actions for all parts of a query. There are none for the time between two dates,
// medians, opening hours, a table joined with itself, averages of groups' counts and sums (their statements read FROM a
// query, and so were not trained on), and statements in pieces.
func CanWrite(q *query.Query) bool {
	if q == nil {
		return true
	}
	if q.Written != nil || len(q.From.Alias) > 0 || !CanWrite(q.Right) {
		return false
	}
	for _, it := range q.Select {
		if !canWriteItem(it) {
			return false
		}
	}
	for _, list := range [][]query.Condition{q.Where, q.Having} {
		for _, c := range list {
			if c.Op == query.OpenAt || !canWriteItem(c.Item) || !CanWrite(c.Sub) {
				return false
			}
		}
	}
	for _, o := range q.OrderBy {
		if !canWriteItem(o.Item) {
			return false
		}
	}
	return true
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
