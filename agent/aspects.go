package agent

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// Aspect summarises one column of some rows: its values with their counts, or its range.
type Aspect struct {
	Name   string `json:"name"`
	Values string `json:"values"`
	Known  int    `json:"said"` // rows with a value

	weight float64
}

// Limits of the summary of rows.
const (
	aspectRows  = 1000
	minSaid     = 3
	aspectsTold = 6
	valuesTold  = 4
)

// aspects summarises how the rows that a question names differ, most distinctive columns first: "how should I compare
// tents?" is not answered, but weights and poles are what one can ask about. It is empty if the question names no kind
// of rows.
func (h *handling) aspects(ctx context.Context, question string, nearest []parse.Candidate) (told string,
	out []Aspect) {
	kind := h.kindOf(question, nearest)
	if kind == nil {
		return "", nil
	}
	t := h.src.Schema.Table(kind.From.Tables[0])
	var columns []*schema.Column
	for _, c := range t.Visible() {
		asked := kind.Where[0].Item.Column.Name == c.Name
		if !asked && !slices.Contains(t.Key, c.Name) && (c.Role == schema.Enumeration || c.ReadFrom != "" ||
			c.Role == schema.Money || c.Type == schema.Boolean || c.Type.Number() && c.Role == schema.Plain) {
			columns = append(columns, c)
			kind.Select = append(kind.Select, query.Item{Column: query.Column{Table: t.Name, Name: c.Name}})
		}
	}
	if len(columns) == 0 {
		return "", nil
	}
	r, err := h.src.Engine.Run(ctx, kind.SUQL(), suql.RunOptions{MaxRows: aspectRows, NoReading: true})
	if err != nil || len(r.Rows) < minSaid {
		return "", nil
	}
	for i, c := range columns {
		a := Aspect{Name: nlg.ColumnLabel(c)}
		if a.describe(r.Rows, i, c); a.Known < minSaid || a.Values == "" {
			continue
		}
		here := float64(a.Known) / float64(len(r.Rows))
		everywhere := 1 - float64(c.Nulls)/float64(max(1, t.Rows))
		a.weight = here * here / max(everywhere, .01)
		out = append(out, a)
	}
	slices.SortStableFunc(out, func(a, b Aspect) int { return cmp.Compare(b.weight, a.weight) })
	out = out[:min(len(out), aspectsTold)]
	var parts []string
	for _, a := range out {
		parts = append(parts, h.o.Voice.Phrase("reply.aspect", "aspect", a.Name, "values", a.Values))
	}
	said := kind.Where[0].Values[0].Text
	if first, _ := utf8.DecodeRuneInString(said); !unicode.IsLower(first) { // a name, not a kind of rows
		said = h.describeReading(&query.Query{From: kind.From, Where: kind.Where, Select: []query.Item{query.Star(t.Name)}})
	}
	rows := h.o.Voice.Figure(fmt.Sprint(len(r.Rows))) + " " + said
	return h.o.Voice.Say("reply.aspects", "rows", rows, "aspects", h.o.Voice.List(parts)), out
}

// resultAspects does the same for a result that says little: no text says what was asked about a kind of rows, or all
// rows of the kind are listed although some words of the question were not used.
func (h *handling) resultAspects(ctx context.Context, t *Turn, whole *query.Query, r *suql.Result) (string, []Aspect) {
	if whole == nil || t.Stopped || !(len(r.Rows) == 0 && whole.ReadsTexts() ||
		len(t.Unused) > 0 && nlg.Overview(whole) && len(whole.Where) == 1) {
		return "", nil
	}
	told, out := h.aspects(ctx, t.Question, []parse.Candidate{{Query: whole}})
	if told != "" {
		told = " " + told
	}
	return told, out
}

// kindOf returns a query for the rows of the kind that a question names, without columns: those with one value of an
// enumeration. nil if there is none.
func (h *handling) kindOf(question string, nearest []parse.Candidate) *query.Query {
	said := text.Fold(question)
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
				strings.Contains(said, text.Fold(text.Singular(w.Values[0].Text))) {
				return &query.Query{From: query.From{Tables: []string{t.Name}}, Where: []query.Condition{w}}
			}
		}
	}
	return nil
}

// describe fills in the values of a column.
func (a *Aspect) describe(rows [][]any, at int, c *schema.Column) {
	counts := map[string]int{}
	var numbers []float64
	for _, row := range rows {
		switch v := row[at].(type) {
		case nil:
			continue
		case []any:
			if len(v) == 0 {
				continue
			}
			for _, e := range v {
				counts[fmt.Sprint(e)]++
			}
		case int64:
			numbers = append(numbers, float64(v))
		case float64:
			numbers = append(numbers, v)
		case bool:
			counts[yesNo(v)]++
		default:
			counts[fmt.Sprint(v)]++
		}
		a.Known++
	}
	if len(numbers) > 0 {
		if low, high := slices.Min(numbers), slices.Max(numbers); low < high {
			a.Values = strings.TrimSpace(fmt.Sprintf("%.4g to %.4g %s", low, high, c.Unit))
		}
		return
	}
	values := make([]string, 0, len(counts))
	for v := range counts {
		values = append(values, v)
	}
	slices.SortFunc(values, func(a, b string) int { return cmp.Or(counts[b]-counts[a], strings.Compare(a, b)) })
	var parts []string
	for _, v := range values[:min(len(values), valuesTold)] {
		parts = append(parts, fmt.Sprintf("%s (%d)", v, counts[v]))
	}
	a.Values = strings.Join(parts, ", ")
}

func yesNo(v bool) string {
	if v {
		return "yes"
	}
	return "no"
}
