package agent

import (
	"context"
	"reflect"
	"slices"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/suql"
)

// mostTied is how many others are looked for that come out as the one that is shown; fewer are named.
const mostTied = mostNamed + 1

// tied tells what else comes first where one row was shown of several: "The same holds for Peru and Chile."
func (h *handling) tied(ctx context.Context, whole *query.Query, r *suql.Result) string {
	if whole == nil || whole.Limit != 1 || whole.Offset > 0 || len(whole.OrderBy) != 1 || whole.Distinct ||
		whole.Set != query.NoSet || whole.Written != nil || whole.Reads() || len(r.Rows) != 1 ||
		len(whole.Select) != len(r.Columns) {
		return ""
	}
	more := whole.Clone()
	more.Limit = 1 + mostTied
	more.Select = append(more.Select, whole.OrderBy[0].Item)
	ctx, cancel := context.WithTimeout(ctx, referring)
	defer cancel()
	all, err := h.src.Engine.Run(ctx, more.SUQL(), suql.RunOptions{MaxVerdicts: 1})
	if err != nil || len(all.Rows) < 2 {
		return "" // the answer stands; nothing more is known
	}
	by := len(all.Columns) - 1
	others := *all
	others.Columns = all.Columns[:by]
	others.Rows = slices.Clone(all.Rows[:0])
	first := all.Rows[0]
	for _, row := range all.Rows[1:] {
		if first[by] == nil || !reflect.DeepEqual(row[by], first[by]) {
			break
		}
		if !reflect.DeepEqual(row[:by], r.Rows[0]) {
			others.Rows = append(others.Rows, row[:by])
		}
	}
	if len(others.Rows) == 0 {
		return ""
	}
	names := h.named(&others, whole)
	switch {
	case len(names) == 0 || len(others.Rows) >= mostTied:
		return " " + h.o.Voice.Say("reply.tied.many")
	}
	return " " + h.o.Voice.Say("reply.tied", "rows", h.o.Voice.List(names))
}
