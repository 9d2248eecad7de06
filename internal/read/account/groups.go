package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
)

// requireGroups requires each group to be shown if the question groups by several things: "per route by year", "by
// route and year".
func (q *Question) requireGroups() {
	var groups []requirement
	end := -1 // of the last group
	for i := range q.tokens {
		if !eachWords[q.token(i)] && (q.token(i) != "and" || i != end) {
			continue
		}
		if n, isShown := q.groupAt(i + 1); n > 0 {
			end = i + 1 + n
			groups = append(groups, requirement{i, end, func(s *statement) bool {
				isRatio := strings.Contains(s.sql, " / ") // "fee per guest by town"
				return s.isWritten || !s.has("group") || s.has("order") || isRatio || isShown(s)
			}})
		}
	}
	if len(groups) > 1 {
		q.requirements = append(q.requirements, groups...)
	}
}

// groupAt returns the number of tokens of the thing to group by that is named at a token, or 0, and what shows it.
func (q *Question) groupAt(i int) (n int, isShown func(*statement) bool) {
	if calendarWords[q.token(i)] && !q.catalog.HasNameWord(q.token(i)) {
		return 1, func(s *statement) bool { return s.showsPart || slices.ContainsFunc(s.shown, mayBeTime) }
	}
	var columns []*link.Column
	for _, c := range q.catalog.Columns {
		if k := q.nameAt(c.Names, i); k > 0 && !c.IsMeasure() {
			n, columns = max(n, k), append(columns, c)
		}
	}
	var tables []*link.Table
	for _, t := range q.catalog.Tables {
		if k := q.tableWordsAt(t, i); k > 0 {
			n, tables = max(n, k), append(tables, t)
		}
	}
	return n, func(s *statement) bool {
		return slices.ContainsFunc(s.shown, func(c *link.Column) bool {
			return c.IsReference || slices.Contains(columns, c) || slices.Contains(tables, c.Table)
		})
	}
}

// mayBeTime reports whether a column may hold times, or parts of them.
func mayBeTime(c *link.Column) bool {
	return c.Kind == link.Temporal || c.HoldsYears() || c.HoldsMonths() || c.HoldsWeekdays()
}
