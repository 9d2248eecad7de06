package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/suql"
)

// which asks for a choice between readings, or for what a word means.
func (h *handling) which(ask *Ask) string {
	if ask.Word != "" {
		return h.o.Voice.Say("ask.word", "word", ask.Word)
	}
	return h.o.Voice.Say("ask.readings")
}

// readingOptions says each reading by what the others have not, and what it would give.
func (h *handling) readingOptions(ctx context.Context, ask *Ask) []Option {
	said := make([][]string, len(ask.Options))
	uses := map[string]int{}
	for i, r := range ask.Options {
		if ask.Word != "" {
			said[i] = []string{r.Text}
		} else {
			said[i] = h.pieces(r.Query)
		}
		for _, text := range said[i] {
			uses[text]++
		}
	}
	seen := map[string]bool{}
	out := make([]Option, len(ask.Options))
	for i, r := range ask.Options {
		own := slices.DeleteFunc(slices.Clone(said[i]), func(text string) bool { return uses[text] == len(ask.Options) })
		text := strings.Join(own, ", ")
		if text == "" {
			text = h.plain(r.Query, lacks(said, i, uses))
		}
		if seen[text] { // told apart by nothing so short
			text = strings.TrimSuffix(h.searched(r.Query, r.Query.SUQL()), ".")
		}
		seen[text] = true
		out[i] = Option{ID: strconv.Itoa(i + 1), Reading: h.o.Voice.Sentence(text), Gives: h.gives(ctx, r.Query),
			Query: r.Query}
		if out[i].Gives != "" && ask.Word == "" {
			text = h.o.Voice.Say("option.gives", "reading", text, "gives", out[i].Gives)
		}
		out[i].Text = h.o.Voice.Sentence(text)
	}
	return out
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

// plain says a reading that has nothing which the others have not: by what it lacks, or that it is of everything.
func (h *handling) plain(q *query.Query, lacks []string) string {
	if len(lacks) > 0 {
		return h.o.Voice.Say("option.without", "condition", h.o.Voice.List(lacks))
	}
	if len(q.Where) > 0 || len(q.From.Tables) == 0 {
		return h.o.Voice.Say("option.plain")
	}
	return h.o.Voice.Say("option.plain.all", "rows", h.o.Voice.Rows(h.src.Schema, q.From.Table(q.From.Tables[0])))
}

// pieces says what a query consists of, each piece in a few words of its own.
func (h *handling) pieces(q *query.Query) []string {
	var out []string
	for _, c := range parts(q) {
		if !shown(c) || c.Kind == query.SelectAgg && c.Item.Agg == query.None &&
			(overview(q) || h.naming(c.Item.Column) || c.Item.Column.Name == "*") {
			continue
		}
		if (c.Kind == query.SelectAgg || c.Kind == query.SelectColumn) && c.Item.Agg == query.None &&
			slices.Contains(q.GroupBy, c.Item.Column) {
			continue // "for each day" says it
		}
		if c.Cond.Op != "" {
			c.Cond = h.called(c.Cond)
		}
		text := h.o.Voice.Piece(h.src.Schema, c, q)
		if text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}

// meaning says what components that rest on a word make of it; none is what a reading makes of it that leaves it out.
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
	return strings.Join(out, ", ")
}

// gives says in a few words what a query would give, unless texts would have to be read to know.
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
		return h.worded(r.Rows[0][0])
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
			return h.o.Voice.Say("gives.more", "first", first, "n", strconv.Itoa(more)+"+")
		default:
			return h.o.Voice.Say("gives.more", "first", first, "n", strconv.Itoa(more))
		}
	}
}

// isKey reports whether what is shown is a key, which tells nobody anything.
func (h *handling) isKey(i query.Item) bool {
	if h.src.Schema == nil || i.Agg != query.None {
		return false
	}
	t := h.src.Schema.Table(i.Column.Table)
	return t != nil && slices.Contains(t.Key, i.Column.Name)
}

// Bounds of what is told of a reading's result.
const (
	mostPreviewed    = 100
	longestPreviewed = 40
)
