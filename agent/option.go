package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/suql"
)

// which asks for a choice between readings, or for a word's meaning; where the data can hardly answer, it says so.
func (h *handling) which(t *Turn, ask *Ask) string {
	switch {
	case ask.Word != "":
		return h.o.Voice.Say("ask.word", "word", ask.Word)
	case ask.Beyond && t.Beyond >= declining:
		return h.o.Voice.Say("ask.beyond", "words", h.o.Voice.Quoted(unread(t.Candidates)), "tables", h.holdings())
	}
	return h.o.Voice.Say("ask.readings")
}

// readingOptions describes each reading by how it differs, and its result.
func (h *handling) readingOptions(ctx context.Context, ask *Ask) []Option {
	out := make([]Option, len(ask.Options))
	for i, text := range h.distinctly(ask) {
		q := ask.Options[i].Query
		out[i] = Option{ID: strconv.Itoa(i + 1), Reading: h.o.Voice.Sentence(text), Gives: h.gives(ctx, q), Query: q}
		if out[i].Gives != "" {
			text = h.o.Voice.Say("option.gives", "reading", text, "gives", out[i].Gives)
		}
		out[i].Text = h.o.Voice.Sentence(text)
	}
	return out
}

// distinctly describes each reading briefly. Equal descriptions are extended: by all parts, then by columns, tables,
// and at last the whole statement.
func (h *handling) distinctly(ask *Ask) []string {
	said := make([][]string, len(ask.Options))
	uses := map[string]int{}
	for i, r := range ask.Options {
		said[i] = []string{r.Text}
		if r.Text == "" {
			said[i] = h.pieces(r.Query)
		}
		for _, text := range said[i] {
			uses[text]++
		}
	}
	out := make([]string, len(ask.Options))
	for i, r := range ask.Options {
		own := slices.DeleteFunc(slices.Clone(said[i]), func(text string) bool {
			return len(ask.Options) > 1 && uses[text] == len(ask.Options)
		})
		if out[i] = strings.Join(own, ", "); out[i] == "" {
			out[i] = h.plain(r.Query, said[i], h.conditions(ask, lacks(said, i, uses)))
		}
	}
	for _, more := range []func(i int) string{
		func(i int) string { return strings.Join(said[i], ", ") },
		func(i int) string {
			return h.o.Voice.Say("option.shown", "reading", out[i], "columns", h.columns(ask.Options[i].Query))
		},
		func(i int) string {
			return h.o.Voice.Say("option.from", "reading", out[i], "tables", h.tables(ask.Options[i].Query))
		},
		func(i int) string {
			return h.o.Voice.Shown(h.src.Schema, ask.Options[i].Query.SUQL())
		},
	} {
		told := slices.Clone(out)
		for _, i := range alike(out) {
			told[i] = more(i)
		}
		if len(alike(told)) < len(alike(out)) { // otherwise it is only longer
			out = told
		}
	}
	return out
}

// alike are the indexes of repeated texts.
func alike(texts []string) []int {
	uses := map[string]int{}
	for _, text := range texts {
		uses[text]++
	}
	var out []int
	for i, text := range texts {
		if uses[text] > 1 {
			out = append(out, i)
		}
	}
	return out
}

// columns describes the selected columns.
func (h *handling) columns(q *query.Query) string {
	var out []string
	for _, c := range query.Components(q) {
		if c.Kind == query.SelectColumn && c.Block == "" {
			out = append(out, h.o.Voice.Piece(h.src.Schema, c, q))
		}
	}
	return h.o.Voice.List(out)
}

// tables describes the tables.
func (h *handling) tables(q *query.Query) string {
	var out []string
	for _, name := range q.From.Tables {
		out = append(out, h.o.Voice.Rows(h.src.Schema, q.From.Table(name)))
	}
	return h.o.Voice.List(out)
}

// lacks are the pieces that all readings but one have.
func lacks(said [][]string, at int, uses map[string]int) []string {
	var out []string
	for _, text := range said[(at+1)%len(said)] {
		if uses[text] == len(said)-1 && !slices.Contains(said[at], text) {
			out = append(out, text)
		}
	}
	return out
}

// conditions returns the optional pieces: conditions.
func (h *handling) conditions(ask *Ask, pieces []string) []string {
	var out []string
	for _, r := range ask.Options {
		for _, c := range parts(r.Query) {
			if !ofCondition(c) {
				continue
			}
			c.Cond = h.called(c.Cond)
			if text := h.o.Voice.Piece(h.src.Schema, c, r.Query); slices.Contains(pieces, text) && !slices.Contains(out, text) {
				out = append(out, text)
			}
		}
	}
	return out
}

// plain describes a reading without distinguishing pieces: as a whole if that is short, or by what it lacks.
func (h *handling) plain(q *query.Query, pieces, lacks []string) string {
	switch {
	case len(q.Where) == 0 && listing(q) && len(q.From.Tables) > 0:
		return h.o.Voice.Say("option.plain.all", "rows", h.o.Voice.Rows(h.src.Schema, q.From.Table(q.From.Tables[0])))
	case listing(q):
		if text := h.o.Voice.Whole(h.src.Schema, q); text != "" {
			return text
		}
	}
	if len(lacks) > 0 {
		return h.o.Voice.Say("option.without", "condition", h.o.Voice.List(lacks))
	}
	return strings.Join(pieces, ", ")
}

// listing reports whether a query shows all of its rows unaggregated.
func listing(q *query.Query) bool {
	return len(q.GroupBy) == 0 && q.Set == query.NoSet && q.Limit == 0 && q.Written == nil &&
		!slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Agg != query.None || it.Calc != nil })
}

// pieces describes a query's parts, each in a few words, the subject first.
func (h *handling) pieces(q *query.Query) []string {
	var out []string
	add := func(text string) {
		if text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	top, topped := "", false
	if len(q.GroupBy) > 0 || !slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Agg != query.None }) {
		top, topped = h.o.Voice.Top(h.src.Schema, q)
	}
	add(top)
	for _, c := range parts(q) {
		if c.Kind == query.SelectColumn && c.Block == "" && c.Item.Agg == query.None && c.Item.Calc != nil {
			add(h.o.Voice.Piece(h.src.Schema, c, q)) // computed values have no aggregator
		}
		if !shown(c) || topped && toldBy(c, q) {
			continue
		}
		if c.Kind == query.SelectAgg {
			text, rows := h.showing(c, q, topped)
			if add(text); rows && len(out) > 1 && out[len(out)-1] == text { // the kind of rows comes first
				out = slices.Insert(out[:len(out)-1], 0, text)
			}
			continue
		}
		if c.Cond.Op != "" {
			c.Cond = h.called(c.Cond)
		}
		add(h.o.Voice.Piece(h.src.Schema, c, q))
	}
	return out
}

// toldBy reports whether the description of an extreme already mentions a part.
func toldBy(c query.Component, q *query.Query) bool {
	switch c.Kind {
	case query.OrderItem, query.OrderDesc, query.LimitRows, query.GroupColumn:
		return true
	case query.SelectAgg:
		return c.Item.Same(q.OrderBy[0].Item)
	}
	return false
}

// showing describes a selected item: rows by kind, and a column by its rows if necessary. It is empty if groups or the
// extreme imply it.
func (h *handling) showing(c query.Component, q *query.Query, topped bool) (text string, rows bool) {
	it, v := c.Item, h.o.Voice
	if it.Agg != query.None || it.Text != nil {
		return v.Piece(h.src.Schema, c, q), false
	}
	if slices.Contains(q.GroupBy, it.Column) {
		return "", false // "for each day" says it
	}
	table := q.From.Table(it.Column.Table)
	first := ""
	if len(q.From.Tables) > 0 {
		first = q.From.Table(q.From.Tables[0])
	}
	if table == "" || overview(q) || it.Column.Name == "*" {
		table = first
	}
	rows = overview(q) || h.whichRow(it)
	switch {
	case table == "" || len(q.GroupBy) > 0 && !rows:
		return v.Piece(h.src.Schema, c, q), false
	case len(q.GroupBy) > 0 || rows && topped && table == first:
		return "", false
	case rows:
		return v.Rows(h.src.Schema, table), true
	case slices.ContainsFunc(q.Select, func(o query.Item) bool {
		return o.Agg == query.None && h.whichRow(o)
	}):
		return v.Piece(h.src.Schema, c, q), false
	}
	return v.Of(h.src.Schema, v.Piece(h.src.Schema, c, q), table), false
}

// whichRow reports whether an item identifies the row: its title, or all of it.
func (h *handling) whichRow(it query.Item) bool { return h.naming(it.Column) || it.Column.Name == "*" }

// meaning describes what components make of a word; none describes a reading that ignores it.
func (h *handling) meaning(about []query.Component, q *query.Query) string {
	var out []string
	for _, c := range about {
		text := h.o.Voice.Meaning(h.src.Schema, c, q)
		if text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	if len(out) == 0 {
		return h.o.Voice.Say("option.leave")
	}
	return strings.Join(slices.DeleteFunc(slices.Clone(out), func(text string) bool {
		return slices.ContainsFunc(out, func(other string) bool { // "due day" beside "no due day"
			return other != text && strings.Contains(" "+other+" ", " "+text+" ")
		})
	}), ", ")
}

// first describes by what the shown rows are first, and which they are.
func (h *handling) first(ctx context.Context, q *query.Query) (text, rows string) {
	text, _ = h.o.Voice.Top(h.src.Schema, q)
	plain := *q
	plain.Select = slices.DeleteFunc(slices.Clone(q.Select), func(it query.Item) bool {
		return it.Agg != query.None || it.Calc != nil
	})
	if text == "" || h.src.Prober == nil || len(plain.Select) == 0 {
		return "", ""
	}
	found, err := h.src.Prober.Probe(ctx, &plain)
	if err != nil || found.Rows == 0 {
		return "", ""
	}
	return text, found.Fingerprint
}

// sums are variants of a grouped query, ordered by sums of its rows' columns.
func (h *handling) sums(q *query.Query) []*query.Query {
	if len(q.GroupBy) == 0 || len(q.OrderBy) == 0 {
		return nil
	}
	var out []*query.Query
	for _, name := range q.From.Tables {
		t := h.src.Schema.Table(q.From.Table(name))
		if t == nil || name == q.GroupBy[0].Table && len(q.From.Tables) > 1 {
			continue
		}
		for _, c := range t.Visible() {
			if !measures(t, c) {
				continue
			}
			sum := query.Item{Agg: query.Sum, Column: query.Column{Table: name, Name: c.Name}}
			other := q.Clone()
			for i, it := range other.Select {
				if it.Same(q.OrderBy[0].Item) {
					other.Select[i] = sum
				}
			}
			other.OrderBy[0].Item, other.OrderBy[0].NullsLast = sum, other.OrderBy[0].Desc
			if h.runs(other) {
				out = append(out, other)
			}
		}
	}
	return out
}

// gives describes a query's result briefly, unless text would have to be read.
func (h *handling) gives(ctx context.Context, q *query.Query) string {
	for _, c := range query.Components(q) {
		if c.Kind == query.WhereText || c.Kind == query.SelectText {
			return ""
		}
	}
	r, err := h.src.Engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: mostPreviewed, NoReading: true})
	if err != nil {
		return ""
	}
	switch n := len(r.Rows); {
	case n == 0:
		return h.o.Voice.Say("gives.none")
	case n == 1 && len(r.Columns) == 1:
		if holds, ok := r.Rows[0][0].(bool); ok {
			return h.yesOrNo(holds)
		}
		return h.figure(r.Rows[0][0], q, 0)
	default:
		names := h.named(r, q)
		if slices.ContainsFunc(names, func(name string) bool { return len(name) > longestPreviewed }) {
			names = nil
		}
		first := strings.Join(names, ", ")
		switch more := n - len(names); {
		case len(names) == 0:
			return h.o.Voice.Count(n, r.Truncated)
		case more == 0 && !r.Truncated:
			return first
		case r.Truncated:
			return h.o.Voice.Phrase("gives.more", "first", first, "n", strconv.Itoa(more)+"+")
		default:
			return h.o.Voice.Phrase("gives.more", "first", first, "n", strconv.Itoa(more))
		}
	}
}

// isKey reports whether the selected item is a key, which means nothing to people.
func (h *handling) isKey(i query.Item) bool {
	t := h.src.Schema.Table(i.Column.Table)
	return i.Agg == query.None && t != nil && slices.Contains(t.Key, i.Column.Name)
}

// Limits of a described result.
const (
	mostPreviewed    = 100
	longestPreviewed = 40
)
