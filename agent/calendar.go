package agent

import (
	"slices"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/text"
)

// inCalendarOrder puts groups into the order of the year or the week where each is a month or a weekday, and nothing
// else gives them an order: databases sort them by their letters.
func inCalendarOrder(q *query.Query, r *suql.Result) {
	if q == nil || len(q.GroupBy) != 1 || len(q.OrderBy) > 0 || len(r.Decisions) > 0 {
		return
	}
	var names []string
	for _, row := range r.Rows {
		name, ok := row[0].(string)
		if !ok {
			return
		}
		names = append(names, name)
	}
	if places := text.Calendar(names); places != nil {
		rows := slices.Clone(r.Rows)
		for i, at := range places {
			r.Rows[i] = rows[at]
		}
	}
}
