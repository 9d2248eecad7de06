package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

// sortGroupsByCalendar sorts groups that are all months or weekdays and have no other order: databases sort them
// alphabetically.
func sortGroupsByCalendar(q *query.Query, r *suql.Result) {
	if q == nil || len(q.GroupBy) != 1 || len(q.OrderBy)+len(r.Decisions)+len(r.Evidence) > 0 {
		return
	}
	at := slices.IndexFunc(q.Select, func(i query.Item) bool {
		return i.Agg == query.None && i.Calc == nil && i.Column == q.GroupBy[0]
	})
	if at < 0 || len(q.Select) != len(r.Columns) {
		return
	}
	SortByCalendar(r, at)
}

// SortByCalendar sorts rows by a column of months or weekdays, those without one last. Other columns change nothing.
func SortByCalendar(r *suql.Result, at int) {
	var named, others [][]any
	var names []string
	for _, row := range r.Rows {
		if name, ok := row[at].(string); ok {
			named, names = append(named, row), append(names, name)
		} else {
			others = append(others, row)
		}
	}
	if order := text.Calendar(names); order != nil {
		r.Rows = r.Rows[:0:0]
		for _, k := range order {
			r.Rows = append(r.Rows, named[k])
		}
		r.Rows = append(r.Rows, others...)
	}
}
