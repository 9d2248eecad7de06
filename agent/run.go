package agent

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"surely/parse"
	"surely/query"
	"surely/schema"
	"surely/suql"
)

// runByHand runs a statement that the person wrote or edited.
func (h *handling) runByHand(ctx context.Context, statement string) {
	if t := h.conv.open(); t != nil {
		t.Closed = true
	}
	h.conv.Turns = append(h.conv.Turns, Turn{At: h.o.Clock()})
	h.finish(ctx, h.conv.last(), nil, statement)
}

// finish runs a turn's statement and closes the turn. Whole is nil when the statement was written by hand.
func (h *handling) finish(ctx context.Context, t *Turn, whole *query.Query, statement string) {
	t.Closed, t.SUQL, t.Query = true, statement, whole
	t.Asked, t.Options, t.Drop = nil, nil, nil
	result, err := h.src.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: h.o.MaxRows,
		Progress: func(p suql.Progress) { h.emit(ProgressEvent{p}) }})
	if err != nil {
		h.failWith(err)
		return
	}
	h.learn(t, whole)
	partial := ctx.Err() != nil
	t.Stopped = partial
	t.Searched = h.searched(whole, statement)
	t.Evidence = result.Evidence
	t.Rows = h.references(whole, result)
	e := ResultEvent{Result: *result, Searched: t.Searched, SUQL: statement, Turns: t.Exchanges, Partial: partial, Query: whole, Labels: h.labels(whole, result),
		Confidence: t.Confidence, Unused: t.Unused, Guess: t.Guess}
	if len(result.Rows) == 0 && !partial && whole != nil {
		e.Offers = h.offers(ctx, t, whole)
		e.Stats.Add(h.tried)
	}
	e.Reply = h.hedge(t) + h.reply(result, whole, e.Offers, partial) + h.phrases(ctx, t.Question, result)
	t.Reply = e.Reply
	h.emit(e)
}

// hedge says in front of an answer that it is only a guess, and at what words.
func (h *handling) hedge(t *Turn) string {
	switch {
	case !t.Guess:
		return ""
	case len(t.Unused) > 0:
		return h.o.Voice.Say("reply.guess.word", "words", h.o.Voice.List(t.Unused)) + " "
	}
	return h.o.Voice.Say("reply.guess") + " "
}

// phrases has a model speak of the rows, where there is one.
func (h *handling) phrases(ctx context.Context, question string, r *suql.Result) string {
	if h.o.Phrase == nil || len(r.Rows) == 0 || ctx.Err() != nil {
		return ""
	}
	text := ""
	// A model that fails in the middle has said what it has said; the rows are there all the same.
	_ = h.o.Phrase(ctx, question, r, func(e PhraseEvent) {
		text += " " + e.Text
		h.emit(e)
	})
	return text
}

// searched says what was searched for, from the statement that was run. The columns of an overview are there to be seen.
func (h *handling) searched(whole *query.Query, statement string) string {
	if whole != nil && overview(whole) {
		rows := whole.Clone()
		rows.Select = []query.Item{query.Star(whole.From.Tables[0])}
		whole, statement = rows, rows.SUQL()
	}
	if whole != nil && h.conv != nil {
		statement = h.spoken(whole).SUQL()
	}
	text, err := h.o.Voice.Restate(h.src.Schema, statement)
	if err != nil {
		return statement
	}
	return text
}

// labels are what people call what a query works out: "average price", where the statement's column is called avg.
func (h *handling) labels(whole *query.Query, r *suql.Result) []string {
	if whole == nil || len(whole.Select) != len(r.Columns) {
		return nil
	}
	out := make([]string, len(r.Columns))
	some := false
	for i, item := range whole.Select {
		if item.Agg != query.None || item.Column.Each || item.Text != nil && !item.Text.Summary {
			out[i], some = h.o.Voice.Heading(h.src.Schema, item, whole.From), true
		}
	}
	if !some {
		return nil
	}
	return out
}

// references names the rows shown, for later turns to point at.
func (h *handling) references(whole *query.Query, result *suql.Result) []parse.RowRef {
	if whole == nil || len(whole.From.Tables) == 0 || h.src.Schema == nil {
		return nil
	}
	table := h.src.Schema.Table(whole.From.Tables[0])
	if table == nil {
		return nil
	}
	key, title := -1, titleColumn(table, result)
	for i, c := range result.Columns {
		if len(table.Key) == 1 && strings.EqualFold(c, table.Key[0]) {
			key = i
		}
	}
	var out []parse.RowRef
	for _, row := range result.Rows[:min(len(result.Rows), 20)] {
		r := parse.RowRef{Table: table.Name}
		if key >= 0 {
			r.Key = fmt.Sprint(row[key])
		}
		if title >= 0 {
			r.Title = fmt.Sprint(row[title])
		}
		if r.Key != "" || r.Title != "" {
			out = append(out, r)
		}
	}
	return out
}

// reply says in a sentence what was found.
func (h *handling) reply(r *suql.Result, whole *query.Query, offers []Offer, partial bool) string {
	v := h.o.Voice
	text := ""
	n := len(r.Rows)
	switch {
	case n == 0 && len(offers) > 0 && offers[0].Without != "":
		text = v.Say("reply.none.but", "without", v.Say("reply.without", "condition", offers[0].Without, "count", v.Count(offers[0].Count, offers[0].Count >= h.o.MaxRows)))
	case n == 0:
		text = v.Say("reply.none")
	case n == 1 && len(r.Columns) == 1 && whole != nil && len(whole.Select) == 1 && whole.Select[0].Agg != query.None:
		text = v.Value(h.src.Schema, whole, show(r.Rows[0][0]))
	default:
		text = h.listing(r, whole)
	}
	if partial {
		text += " " + v.Say("reply.partial")
	}
	return text
}

// listing names the first rows.
func (h *handling) listing(r *suql.Result, whole *query.Query) string {
	v := h.o.Voice
	column, beside := h.naming1(r, whole)
	var names []string
	for _, row := range r.Rows[:min(len(r.Rows), 3)] {
		s := show(row[column])
		if s == "" || len(s) > 80 {
			continue
		}
		if beside >= 0 && row[beside] != nil {
			s += " (" + show(row[beside]) + ")"
		}
		names = append(names, s)
	}
	count := v.Count(len(r.Rows), r.Truncated)
	switch {
	case len(names) == 0:
		return v.Say("reply.many", "n", count)
	case len(r.Rows) == 1:
		return v.Say("reply.one", "names", names[0])
	case len(r.Rows) <= 3:
		return v.Say("reply.list", "n", count, "names", v.List(names))
	}
	return v.Say("reply.more", "n", count, "names", v.List(names))
}

// naming1 picks the columns that say best what a row is: its name where it has one.
func (h *handling) naming1(r *suql.Result, whole *query.Query) (column, beside int) {
	column, beside = naming(r, whole)
	if whole != nil && len(whole.From.Tables) > 0 && h.src.Schema != nil {
		if title := titleColumn(h.src.Schema.Table(whole.From.Table(whole.From.Tables[0])), r); title >= 0 {
			column = title
		}
	}
	return column, beside
}

// titleColumn is the first column of a result that names the rows of a table, or -1.
func titleColumn(table *schema.Table, r *suql.Result) int {
	return slices.IndexFunc(r.Columns, func(name string) bool {
		if table == nil {
			return false
		}
		c := table.Column(name)
		return c != nil && c.Role == schema.Title
	})
}

// naming picks the column that says best what a row is, and for groups what was worked out for each, or -1: a group is
// called by what it was grouped by, a row by its first text.
func naming(r *suql.Result, whole *query.Query) (column, beside int) {
	if whole != nil && len(whole.GroupBy) == 1 && len(whole.Select) == len(r.Columns) {
		column, beside = -1, -1
		for i, item := range whole.Select {
			if item.Agg == query.None && item.Text == nil && item.Column == whole.GroupBy[0] && column < 0 {
				column = i
			} else if item.Agg != query.None && beside < 0 {
				beside = i
			}
		}
		if column >= 0 {
			return column, beside
		}
	}
	for i := range r.Columns {
		if _, ok := r.Rows[0][i].(string); ok {
			return i, -1
		}
	}
	return 0, -1
}

// show prints a value as a person would read it.
func show(x any) string {
	switch x := x.(type) {
	case nil:
		return ""
	case float64:
		s := fmt.Sprintf("%.2f", x)
		return strings.TrimRight(strings.TrimRight(s, "0"), ".")
	case []any:
		parts := make([]string, len(x))
		for i, e := range x {
			parts[i] = show(e)
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(x)
}
