package agent

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// maxTied is the maximum number of ties named.
const maxTied = 4

// Limits of the search for ties: rows, and time.
const (
	maxTieRows  = 20
	tiesTimeout = time.Second / 2
)

// leaders returns the first rows, at least one, of an answer that shows one row on top, with the value they are sorted
// by; nil for other answers.
func (h *handling) leaders(ctx context.Context, whole *query.Query, r *suql.Result) *suql.Result {
	if !showsOnlyFirst(whole) || len(r.Rows) != 1 || len(whole.Select) != len(r.Columns) || !h.showsName(whole) {
		return nil
	}
	more := withColumn(whole, whole.OrderBy[0].Item)
	more.Limit = maxTieRows
	ctx, cancel := context.WithTimeout(ctx, tiesTimeout)
	defer cancel()
	all, err := h.src.Engine.Run(ctx, more.SUQL(), suql.RunOptions{MaxVerdicts: 1})
	if err != nil || len(all.Rows) == 0 {
		return nil // the answer is complete without it
	}
	return all
}

// onTop adds the figure that a group was first by, as in "Save-a-lot, with 31 orders". Other answers stay unchanged.
func (h *handling) onTop(whole *query.Query, r, all *suql.Result) (*suql.Result, *query.Query) {
	if all == nil || len(whole.GroupBy) == 0 || len(whole.Select) != 1 || whole.OrderBy[0].Item.Agg == query.None ||
		!reflect.DeepEqual(all.Rows[0][0], r.Rows[0][0]) {
		return r, whole
	}
	return &suql.Result{Columns: all.Columns, Rows: all.Rows[:1]}, withColumn(whole, whole.OrderBy[0].Item)
}

// otherTies names the other rows with the same value: "The same holds for Peru and Chile."
func (h *handling) otherTies(whole *query.Query, r, all *suql.Result) string {
	if all == nil || len(all.Rows) < 2 {
		return ""
	}
	by := len(all.Columns) - 1
	others := suql.Result{Columns: all.Columns[:by]}
	seen := []string{fmt.Sprint(r.Rows[0]...)}
	for _, row := range all.Rows {
		if row[by] == nil || !reflect.DeepEqual(row[by], all.Rows[0][by]) {
			break
		}
		if key := fmt.Sprint(row[:by]...); !slices.Contains(seen, key) {
			seen = append(seen, key)
			others.Rows = append(others.Rows, row[:by])
		}
	}
	switch {
	case len(others.Rows) == 0:
		return ""
	case len(others.Rows) >= maxTied:
		return " " + h.o.Voice.Say("reply.tied.many")
	}
	if names := h.answers().Named(tableOf(&others), whole); len(names) > 0 {
		return " " + h.o.Voice.Say("reply.tied", "rows", h.o.Voice.List(names))
	}
	return ""
}

// showsOnlyFirst reports whether a query shows only the first of several things in an order.
func showsOnlyFirst(q *query.Query) bool {
	return q != nil && q.Limit == 1 && q.Offset == 0 && len(q.OrderBy) == 1 && !q.Distinct && q.Set == query.NoSet &&
		q.Written == nil && !q.ReadsTexts()
}

// showsName reports whether a query shows the name of what comes first, not something about it.
func (h *handling) showsName(whole *query.Query) bool {
	if len(whole.Select) == 0 || len(whole.From.Tables) == 0 {
		return false
	}
	it := whole.Select[0]
	if it.Agg != query.None || it.Calc != nil || it.Text != nil || it.Column.Part != "" {
		return false
	}
	if len(whole.GroupBy) > 0 {
		return true
	}
	t := h.src.Schema.Table(whole.From.Table(it.Column.Table))
	if t == nil || it.Column.Table != whole.From.Tables[0] {
		return false
	}
	c := t.Column(it.Column.Name)
	return c != nil && (c.Role == schema.Title || c.Unique)
}
