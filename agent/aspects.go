package agent

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// Aspect is one column in which rows differ.
type Aspect struct {
	Name      string `json:"name"`
	KnownRows int    `json:"said"` // rows with a value

	weight float64
}

// Limits on the summary of rows.
const (
	maxAspectRows  = 1000
	minKnownValues = 3
	maxAspects     = 6
)

// summarizeRows names the columns in which the rows that a question names differ, beginning with the most distinctive.
// "How should I compare tents?" cannot be answered, but the summary shows that one can ask about their weights and
// poles. It begins with a space, and is empty if the question names no kind of rows.
func (h *handling) summarizeRows(ctx context.Context, question string, nearest []parse.Candidate) (summary string,
	out []Aspect) {
	kind := h.kindOf(question, nearest)
	if kind == nil {
		return "", nil
	}
	t := h.src.Schema.Table(kind.From.Tables[0])
	if kind.Select = comparableItems(t, kind.Where[0].Item.Column.Name); len(kind.Select) == 0 {
		return "", nil
	}
	r, err := h.run(ctx, kind.SUQL(), suql.RunOptions{MaxRows: maxAspectRows, NoReading: true})
	if err != nil || len(r.Rows) < minKnownValues {
		return "", nil
	}
	for i, it := range kind.Select {
		c := t.Column(it.Column.Name)
		a, values := Aspect{Name: nlg.ColumnLabel(c)}, map[string]bool{}
		for _, row := range r.Rows {
			if value := fmt.Sprint(row[i]); !slices.Contains([]string{"<nil>", "[]"}, value) {
				a.KnownRows++
				values[value] = true
			}
		}
		if a.KnownRows < minKnownValues || len(values) < 2 {
			continue
		}
		known := float64(a.KnownRows) / float64(len(r.Rows))
		expected := 1 - float64(c.Nulls)/float64(max(1, t.Rows))
		a.weight = known * known / max(expected, .01)
		out = append(out, a)
	}
	if len(out) == 0 {
		return "", nil
	}
	slices.SortStableFunc(out, func(a, b Aspect) int { return cmp.Compare(b.weight, a.weight) })
	out = out[:min(len(out), maxAspects)]
	var parts []string
	for _, a := range out {
		parts = append(parts, a.Name)
	}
	rows := h.o.Voice.Figure(fmt.Sprint(len(r.Rows))) + " " + h.describeReading(&query.Query{From: kind.From,
		Where: kind.Where, Select: []query.Item{query.Star(t.Name)}})
	return " " + h.o.Voice.Say("reply.aspects", "rows", rows, "aspects", h.o.Voice.List(parts)), out
}

// comparableItems returns the columns of a table by which its rows may be compared, except one that all of them share.
func comparableItems(t *schema.Table, shared string) (out []query.Item) {
	for _, c := range t.Visible() {
		if c.Name != shared && !slices.Contains(t.Key, c.Name) && (c.Role == schema.Enumeration || c.ReadFrom != "" ||
			c.Role == schema.Money || c.Type == schema.Boolean || c.Type.Number() && c.Role == schema.Plain) {
			out = append(out, query.Item{Column: query.Column{Table: t.Name, Name: c.Name}})
		}
	}
	return out
}

// summarizeResult summarises the rows behind an uninformative result: no text answers what was asked about a kind of
// rows, or all rows of the kind are listed although some words of the question were not used.
func (h *handling) summarizeResult(ctx context.Context, t *Turn, q *query.Query, r *suql.Result) (string, []Aspect) {
	if q == nil || t.Stopped || !(len(r.Rows) == 0 && q.ReadsTexts() ||
		len(t.Unused) > 0 && nlg.IsOverview(q) && len(q.Where) == 1) {
		return "", nil
	}
	return h.summarizeRows(ctx, t.Question, []parse.Candidate{{Query: q}})
}

// kindOf returns a query, without columns, for the kind of rows that a question names: those with one value of an
// enumeration. It returns nil if the question names none.
func (h *handling) kindOf(question string, nearest []parse.Candidate) *query.Query {
	folded := text.Fold(question)
	for i := range nearest {
		q := nearest[i].Query
		if len(q.From.Tables) != 1 {
			continue
		}
		t := h.src.Schema.Table(q.From.Tables[0])
		for _, w := range q.Where {
			if t == nil || w.Op != query.Equal || len(w.Values) != 1 || w.Item.Text != nil || w.Values[0].Number {
				continue
			}
			if c := t.Column(w.Item.Column.Name); c != nil && c.Role == schema.Enumeration && c.ReadFrom == "" &&
				strings.Contains(folded, text.Fold(text.Singular(w.Values[0].Text))) {
				return &query.Query{From: query.From{Tables: []string{t.Name}}, Where: []query.Condition{w}}
			}
		}
	}
	return nil
}
