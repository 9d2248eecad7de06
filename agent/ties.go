package agent

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// Limits on ties: rows examined, and ties named.
const maxTieRows, maxTied = 20, 4

// topRows returns the first rows of an answer that shows only the top one, with the value they are sorted by; nil for
// other answers.
func (h *handling) topRows(ctx context.Context, q *query.Query, r *suql.Result) *suql.Result {
	if !isTopOne(q) || len(r.Rows) != 1 || len(q.Select) != len(r.Columns) || !h.showsName(q) {
		return nil
	}
	more := withColumn(q, q.OrderBy[0].Item)
	more.Limit = maxTieRows
	return h.lookUp(ctx, more, maxTieRows)
}

// withTopFigure adds the figure that put a group first, as in "Save-a-lot, with 31 orders". Other answers are
// unchanged.
func (h *handling) withTopFigure(q *query.Query, r, all *suql.Result) (*suql.Result, *query.Query) {
	if all == nil || len(q.GroupBy) == 0 || len(q.Select) != 1 || q.OrderBy[0].Item.Agg == query.None ||
		!reflect.DeepEqual(all.Rows[0][0], r.Rows[0][0]) {
		return r, q
	}
	return &suql.Result{Columns: all.Columns, Rows: all.Rows[:1]}, withColumn(q, q.OrderBy[0].Item)
}

// tieNotice names the other rows with the same value: "Tied with Peru and Chile."
func (h *handling) tieNotice(q *query.Query, r, all *suql.Result) string {
	if all == nil || len(all.Rows) < 2 {
		return ""
	}
	sortColumn := len(all.Columns) - 1
	others := suql.Result{Columns: all.Columns[:sortColumn]}
	seen := []string{fmt.Sprint(r.Rows[0]...)}
	for _, row := range all.Rows {
		if row[sortColumn] == nil || !reflect.DeepEqual(row[sortColumn], all.Rows[0][sortColumn]) {
			break
		}
		if key := fmt.Sprint(row[:sortColumn]...); !slices.Contains(seen, key) {
			seen = append(seen, key)
			others.Rows = append(others.Rows, row[:sortColumn])
		}
	}
	switch {
	case len(others.Rows) == 0:
		return ""
	case len(others.Rows) >= maxTied:
		return " " + h.o.Voice.Say("reply.tied.many")
	}
	if names := h.resultVoice().RowNames(tableOf(&others), q); len(names) > 0 {
		return " " + h.o.Voice.Say("reply.tied", "rows", h.o.Voice.List(names))
	}
	return ""
}

// isTopOne reports whether a query shows only the first row in some order.
func isTopOne(q *query.Query) bool {
	return q != nil && q.Limit == 1 && q.Offset == 0 && len(q.OrderBy) == 1 && !q.Distinct && q.Set == query.NoSet &&
		q.Written == nil && !q.ReadsTexts()
}

// showsName reports whether a query shows the name of the top row or group, rather than another column of it.
func (h *handling) showsName(q *query.Query) bool {
	if len(q.Select) == 0 || len(q.From.Tables) == 0 {
		return false
	}
	it := q.Select[0]
	if it.Agg != query.None || it.Calc != nil || it.Text != nil {
		return false
	}
	if len(q.GroupBy) > 0 {
		return true
	}
	if it.Column.Part != "" {
		return false
	}
	c := nlg.FindColumn(h.src.Schema, it.Column, q.From)
	return c != nil && it.Column.Table == q.From.Tables[0] && (c.Role == schema.Title || c.Unique)
}

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

// SortByCalendar sorts rows by a column of months or weekdays, with rows that lack one last. If the column holds
// anything else, the order stays.
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
