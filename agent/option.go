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

// distinctly describes each reading. Equal descriptions are extended: by columns, tables, and at last by the whole
// statement.
func (h *handling) distinctly(ask *Ask) []string {
	out := make([]string, len(ask.Options))
	brief := h.brief(ask.Options)
	for i, r := range ask.Options {
		if out[i] = r.Text; out[i] == "" {
			out[i] = h.o.Voice.Whole(h.src.Schema, h.forRestatement(brief[i]))
			if len(r.unused) > 0 {
				out[i] = h.o.Voice.Phrase("option.unused", "reading", out[i], "words", h.o.Voice.Quoted(r.unused))
			}
		}
	}
	for _, more := range []func(i int) string{
		func(i int) string {
			if columns := h.columns(ask.Options[i].Query); columns != "" {
				return h.o.Voice.Phrase("option.shown", "reading", out[i], "columns", columns)
			}
			return out[i]
		},
		func(i int) string {
			if tables := h.tables(ask.Options[i].Query, out[i]); tables != "" {
				return h.o.Voice.Phrase("option.shown", "reading", out[i], "columns", tables)
			}
			return out[i]
		},
		func(i int) string {
			return h.o.Voice.Shown(h.src.Schema, ask.Options[i].Query.SUQL())
		},
	} {
		longer := slices.Clone(out)
		for _, i := range alike(out) {
			longer[i] = more(i)
		}
		if len(alike(longer)) < len(alike(out)) { // otherwise it is only longer
			out = longer
		}
	}
	return out
}

// manyConditions is from how many conditions on those that all readings have need no words.
const manyConditions = 3

// brief leaves out of readings with many conditions those that all of them have, as long as each keeps one of its own.
func (h *handling) brief(options []Reading) []*query.Query {
	all, out := make([]*query.Query, len(options)), make([]*query.Query, len(options))
	uses, most := map[string]int{}, 0
	said := func(q *query.Query, c query.Condition) string { return h.o.Voice.Condition(h.src.Schema, c, q.From) }
	for i, r := range options {
		all[i], most = r.Query, max(most, len(r.Query.Where))
		for _, c := range r.Query.Where {
			uses[said(r.Query, c)]++
		}
	}
	for i, q := range all {
		out[i] = q.Clone()
		out[i].Where = slices.DeleteFunc(out[i].Where, func(c query.Condition) bool {
			return !c.Or && uses[said(q, c)] == len(all)
		})
	}
	if most < manyConditions || slices.ContainsFunc(out, func(q *query.Query) bool { return len(q.Where) == 0 }) {
		return all
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

// columns describes the selected columns, beside what tells which rows they are of.
func (h *handling) columns(q *query.Query) string {
	var out []string
	for _, c := range query.Components(q) {
		if c.Kind == query.SelectColumn && c.Block == "" && c.Item.Column.Name != "*" &&
			!h.naming(c.Item.Column) {
			out = append(out, h.o.Voice.Piece(h.src.Schema, c, q))
		}
	}
	return h.o.Voice.List(out)
}

// tables describes the tables that a reading's description does not mention.
func (h *handling) tables(q *query.Query, said string) string {
	var out []string
	for _, name := range q.From.Tables {
		if rows := h.o.Voice.Rows(h.src.Schema, q.From.Table(name)); !strings.Contains(said, rows) {
			out = append(out, rows)
		}
	}
	slices.Sort(out) // their order tells nothing
	return h.o.Voice.List(out)
}

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
	case n == 1 && allFigures(q) && len(q.Select) == len(r.Columns):
		told := make([]string, len(q.Select))
		for i, v := range r.Rows[0] {
			told[i] = h.figure(v, q, i)
		}
		return strings.Join(told, ", ")
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

// allFigures reports whether a query shows figures alone: two averages side by side.
func allFigures(q *query.Query) bool {
	return len(q.GroupBy) == 0 && !slices.ContainsFunc(q.Select, func(i query.Item) bool {
		return i.Agg == query.None && i.Calc == nil
	})
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
