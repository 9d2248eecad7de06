package agent

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// choiceQuestion returns the question that offers readings, which differ in what a word means if one is known.
func (h *handling) choiceQuestion(word string) string {
	if word != "" {
		return h.o.Voice.Say("ask.word", "word", word)
	}
	return h.o.Voice.Say("ask.readings")
}

// readingOptions describes each reading in words, with its result.
func (h *handling) readingOptions(ctx context.Context, ask *Ask) []Option {
	out := make([]Option, len(ask.Options))
	for i, r := range ask.Options {
		text := cmp.Or(r.Text, h.describeReading(r.Query))
		if r.Text == "" && len(r.unused) > 0 {
			text = h.o.Voice.Phrase("option.unused", "reading", text, "words", h.o.Voice.QuotedList(r.unused))
		}
		out[i] = Option{ID: strconv.Itoa(i + 1), Reading: h.o.Voice.Sentence(text), Preview: h.describeResult(ctx, r.Query),
			Query: r.Query}
		if out[i].Preview != "" {
			text = h.o.Voice.Say("option.gives", "reading", text, "gives", out[i].Preview)
		}
		out[i].Text = h.o.Voice.Sentence(text)
	}
	return out
}

// describeReading describes a complete reading.
func (h *handling) describeReading(q *query.Query) string {
	return h.o.Voice.Describe(h.names(), h.forRestatement(q))
}

// describeMeaning describes the components that a word may stand for.
func (h *handling) describeMeaning(about []query.Component, q *query.Query) string {
	var out []string
	for _, c := range about {
		if slices.ContainsFunc(about, func(o query.Component) bool { return isPartOf(c, o) }) {
			continue
		}
		text := h.o.Voice.DescribeMeaning(h.names(), c, q)
		if text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return strings.Join(out, ", ")
}

// isPartOf reports whether a component is the column of a condition that another names as a whole.
func isPartOf(c, whole query.Component) bool {
	return c.Kind == query.WhereColumn && c.Item.Same(whole.Item) &&
		slices.Contains([]query.Kind{query.WhereOp, query.WhereValue, query.WhereSub}, whole.Kind)
}

// describeFirst describes what a query sorts by, and returns a fingerprint of the first rows.
func (h *handling) describeFirst(ctx context.Context, q *query.Query) (text, rows string) {
	text, _ = h.o.Voice.DescribeTop(h.names(), q)
	plain := *q
	plain.Select = slices.DeleteFunc(slices.Clone(q.Select), func(it query.Item) bool {
		return it.Agg != query.None || it.Calc != nil
	})
	if text == "" || h.src.Prober == nil || len(plain.Select) == 0 || !h.ordersByMeasure(q) {
		return "", ""
	}
	found, err := h.src.Prober.Probe(ctx, &plain)
	if err != nil || found.Rows == 0 {
		return "", ""
	}
	return text, found.Fingerprint
}

// ordersByMeasure reports whether a query sorts by a number of rows or by numbers that can be ranked: no yes or no, no
// date, and no sum of names.
func (h *handling) ordersByMeasure(q *query.Query) bool {
	it := q.OrderBy[0].Item
	if it.Agg == query.Count || it.Calc != nil || it.Agg == query.None && it.Column.Name == "*" {
		return true
	}
	t, c := h.src.Schema.Table(q.From.Table(it.Column.Table)), nlg.FindColumn(h.src.Schema, it.Column, q.From)
	return t == nil || c == nil || isMeasure(t, c)
}

// sumVariants returns variants of a grouped query, ordered by sums of its rows' columns.
func (h *handling) sumVariants(q *query.Query) []*query.Query {
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
			if !isMeasure(t, c) {
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
			if h.engineAccepts(other) {
				out = append(out, other)
			}
		}
	}
	return out
}

// describeResult describes a query's result briefly, unless text would have to be read.
func (h *handling) describeResult(ctx context.Context, q *query.Query) string {
	if readsTexts(q) {
		return ""
	}
	r, err := h.run(ctx, q.SUQL(), suql.RunOptions{MaxRows: maxPreviewRows, NoReading: true})
	if err != nil {
		return ""
	}
	switch n := len(r.Rows); {
	case n == 0:
		return h.o.Voice.Say("gives.none")
	case n == 1 && len(r.Columns) == 1:
		if holds, ok := r.Rows[0][0].(bool); ok {
			return h.resultVoice().YesOrNo(holds)
		}
		return h.resultVoice().FormatFigure(r.Rows[0][0], q, 0)
	case n == 1 && allFigures(q) && len(q.Select) == len(r.Columns):
		figures := make([]string, len(q.Select))
		for i, v := range r.Rows[0] {
			figures[i] = h.resultVoice().FormatFigure(v, q, i)
		}
		return strings.Join(figures, ", ")
	default:
		names := h.resultVoice().RowNames(h.named(ctx, r, q), q)
		if slices.ContainsFunc(names, func(name string) bool { return len(name) > maxPreviewName }) {
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

// allFigures reports whether a query shows only figures, such as two averages side by side.
func allFigures(q *query.Query) bool {
	return len(q.GroupBy) == 0 && !slices.ContainsFunc(q.Select, func(i query.Item) bool {
		return i.Agg == query.None && i.Calc == nil
	})
}

// Limits on the description of a result.
const (
	maxPreviewRows = 100
	maxPreviewName = 40
)
