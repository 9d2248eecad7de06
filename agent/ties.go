package agent

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

// Limits on ties: rows examined after those shown, and ties named.
const maxTieRows, maxTied = 20, 4

// topRows returns the rows of an answer that shows only the first in some order, with those that follow and the value
// that they are sorted by; nil for other answers.
func (h *handling) topRows(ctx context.Context, q *query.Query, r *suql.Result) *suql.Result {
	if !isTop(q) || len(r.Rows) != q.Limit || len(q.Select) != len(r.Columns) ||
		slices.ContainsFunc(q.Select, isComputed) {
		return nil
	}
	more := withColumn(q, q.OrderBy[0].Item)
	more.Limit += maxTieRows
	return h.lookUp(ctx, more, more.Limit)
}

// isComputed reports whether an item is more than a column.
func isComputed(it query.Item) bool { return it.Agg != query.None || it.Calc != nil || it.Text != nil }

// withTopFigure adds the figure that puts the top row or group first, as in "Save-a-lot, with 31 orders". Other answers
// are unchanged.
func (h *handling) withTopFigure(q *query.Query, r, all *suql.Result) (*suql.Result, *query.Query) {
	if all == nil || q.Limit != 1 || len(q.Select) != 1 || q.Select[0].Same(q.OrderBy[0].Item) ||
		!reflect.DeepEqual(all.Rows[0][0], r.Rows[0][0]) || all.Rows[0][len(all.Columns)-1] == nil {
		return r, q
	}
	return &suql.Result{Columns: all.Columns, Rows: all.Rows[:1]}, withColumn(q, q.OrderBy[0].Item)
}

// tieNotice names the other rows with the same value as the last one shown, or says how many there are: "Tied with Peru
// and Chile."
func (h *handling) tieNotice(ctx context.Context, q *query.Query, r, all *suql.Result) string {
	if all == nil || len(all.Rows) <= len(r.Rows) {
		return ""
	}
	sortColumn := len(all.Columns) - 1
	others := suql.Result{Columns: all.Columns[:sortColumn]}
	last := all.Rows[len(r.Rows)-1][sortColumn]
	var seen []string
	for _, row := range r.Rows {
		seen = append(seen, fmt.Sprint(row...))
	}
	for _, row := range all.Rows {
		key := fmt.Sprint(row[:sortColumn]...)
		if last != nil && reflect.DeepEqual(row[sortColumn], last) && !slices.Contains(seen, key) {
			seen = append(seen, key)
			others.Rows = append(others.Rows, row[:sortColumn])
		}
	}
	if len(others.Rows) == 0 {
		return ""
	}
	names := h.resultVoice().RowNames(h.named(ctx, &others, q), q)
	if n := len(others.Rows); len(names) == 0 || n >= maxTied {
		names = []string{h.o.Voice.CountOf(n, n >= maxTieRows, h.o.Voice.Phrase("reply.tied.more"))}
	}
	phrase := "reply.tied"
	if len(r.Rows) > 1 {
		phrase = "reply.tied.last"
	}
	return " " + h.o.Voice.Say(phrase, "rows", h.o.Voice.List(names))
}

// isTop reports whether a query shows only the first rows in some order.
func isTop(q *query.Query) bool {
	return q != nil && q.Limit > 0 && q.Offset == 0 && len(q.OrderBy) == 1 && !q.Distinct && q.Set == query.NoSet &&
		q.Written == nil && !q.ReadsTexts()
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
