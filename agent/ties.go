package agent

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// maxTied is the maximum number of ties named.
const maxTied = 4

// Limits of the search for ties: rows, and time.
const (
	maxTieRows  = 20
	tiesTimeout = time.Second / 2
)

// topRows returns the first rows of an answer that shows only the top one, with the value they are sorted by; nil for
// other answers.
func (h *handling) topRows(ctx context.Context, q *query.Query, r *suql.Result) *suql.Result {
	if !isTopOne(q) || len(r.Rows) != 1 || len(q.Select) != len(r.Columns) || !h.showsName(q) {
		return nil
	}
	more := withColumn(q, q.OrderBy[0].Item)
	more.Limit = maxTieRows
	ctx, cancel := context.WithTimeout(ctx, tiesTimeout)
	defer cancel()
	all, err := h.src.Engine.Run(ctx, more.SUQL(), suql.RunOptions{MaxVerdicts: 1})
	if err != nil || len(all.Rows) == 0 {
		return nil // the answer is complete without it
	}
	return all
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

// tieNotice names the other rows with the same value: "The same holds for Peru and Chile."
func (h *handling) tieNotice(q *query.Query, r, all *suql.Result) string {
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
	if names := h.resultVoice().RowNames(tableOf(&others), q); len(names) > 0 {
		return " " + h.o.Voice.Say("reply.tied", "rows", h.o.Voice.List(names))
	}
	return ""
}

// isTopOne reports whether a query shows only the first of several things in an order.
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
	if it.Agg != query.None || it.Calc != nil || it.Text != nil || it.Column.Part != "" {
		return false
	}
	if len(q.GroupBy) > 0 {
		return true
	}
	c := nlg.FindColumn(h.src.Schema, it.Column, q.From)
	return c != nil && it.Column.Table == q.From.Tables[0] && (c.Role == schema.Title || c.Unique)
}
