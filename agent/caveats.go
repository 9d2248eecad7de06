package agent

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// caveats names the spellings that an answer's conditions merged, and counts the rows that were excluded because a
// value is missing, or included because a list is empty.
func (h *handling) caveats(ctx context.Context, q *query.Query) string {
	if q == nil || q.Set != query.NoSet || len(q.From.Tables) == 0 {
		return ""
	}
	out := ""
	if spellings := h.spellings(q); len(spellings) > 0 {
		out += " " + h.o.Voice.Say("reply.spelled", "words", h.o.Voice.QuotedList(spellings))
	}
	for i, c := range q.Where {
		if n := h.countUnknown(ctx, q, i); n > 0 {
			phrase := "reply.unknown"
			if c.Op == query.HasNot {
				phrase = "reply.empty"
			}
			out += " " + h.o.Voice.Say(phrase, "n", fmt.Sprint(n),
				"column", h.o.Voice.Heading(h.names(), query.Item{Column: c.Item.Column}, q.From))
		}
	}
	return out
}

// spellings returns the spellings of a value that the answer combines; for groups, those of one group.
func (h *handling) spellings(q *query.Query) []string {
	for _, c := range q.Where {
		if col := nlg.FindColumn(h.src.Schema, c.Item.Column, q.From); col != nil {
			for _, v := range c.Values {
				if spellings := col.Spelled[v.Text]; len(spellings) > 0 {
					return spellings
				}
			}
		}
	}
	columns := slices.Clone(q.GroupBy)
	for _, it := range q.Select {
		if it.Agg == query.Count && it.Distinct {
			columns = append(columns, it.Column)
		}
	}
	for _, g := range columns {
		if col := nlg.FindColumn(h.src.Schema, g, q.From); col != nil {
			for _, v := range col.Values {
				if spellings := col.Spelled[v.Value]; len(spellings) > 0 {
					return spellings
				}
			}
		}
	}
	return nil
}

// unknownTimeout is the time limit for counting rows with missing values.
const unknownTimeout = time.Second

// countUnknown counts the rows that meet all other conditions but have no value for a negated one.
func (h *handling) countUnknown(ctx context.Context, candidate *query.Query, at int) int64 {
	c := candidate.Where[at]
	col := nlg.FindColumn(h.src.Schema, c.Item.Column, candidate.From)
	if col == nil || col.Nulls == 0 || c.Sub != nil || c.Other != nil || c.Or || candidate.ReadsTexts() ||
		len(candidate.From.Tables) > 1 {
		return 0
	}
	_, no := col.Flag()
	switch {
	case c.Op == query.NotEqual, c.Op == query.NotIn, c.Op == query.HasNot:
	case c.Op == query.Equal && no != "" && len(c.Values) == 1 && c.Values[0].Text == no:
	default:
		return 0
	}
	ctx, cancel := context.WithTimeout(ctx, unknownTimeout)
	defer cancel()
	where := slices.Clone(candidate.Where)
	where[at] = query.Condition{Item: query.Item{Column: c.Item.Column}, Op: query.IsNull}
	q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}, From: candidate.From,
		Where: where}
	r, err := h.src.Engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: 1, MaxVerdicts: 1})
	if err != nil || len(r.Rows) != 1 {
		return 0 // the answer is complete without it
	}
	n, _ := r.Rows[0][0].(int64)
	return n
}

// otherCurrency returns a notice if a question asks for amounts in a currency that the data does not have, else "".
func (h *handling) otherCurrency(question string, best *query.Query) string {
	var currency string
	tokens := words.Tokenize(question)
	for i, t := range tokens {
		sign := text.CurrencyOf(t.Text)
		if sign == "" || h.isValue(t.Text) ||
			text.Units()[t.Text].Dimension == "mass" && (i == 0 || tokens[i-1].Text != "in" || h.usesWeight(best)) {
			continue
		}
		currency = sign
	}
	if currency == "" {
		return ""
	}
	has := map[string]bool{}
	for _, t := range h.src.Schema.Visible() {
		for _, c := range t.Visible() {
			if u := nlg.UnitOf(h.src.Schema, c); u.Symbol != "" && (c.Role == schema.Money || text.Currency(u.Symbol)) {
				has[u.Symbol] = true
			}
		}
	}
	if len(has) == 0 || has[currency] || has[strings.TrimSpace(currency)] {
		return ""
	}
	var signs []string
	for sign := range has {
		signs = append(signs, sign)
	}
	slices.Sort(signs)
	return h.o.Voice.Say("reply.currency", "has", h.o.Voice.List(signs), "asked", currency)
}

// isValue reports whether a word is a value in the data.
func (h *handling) isValue(word string) bool {
	return h.src.Values != nil && slices.ContainsFunc(h.src.Values.Lookup(word, 1), func(m schema.Match) bool {
		return m.How == schema.Exact || m.How == schema.Folded
	})
}

// usesWeight reports whether a query uses a weight; then "pounds" is a unit of mass, not a currency.
func (h *handling) usesWeight(q *query.Query) bool {
	weighs := func(c query.Column) bool {
		col := nlg.FindColumn(h.src.Schema, c, q.From)
		return col != nil && text.Units()[strings.ToLower(nlg.UnitOf(h.src.Schema, col).Symbol)].Dimension == "mass"
	}
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return weighs(it.Column) }) ||
		slices.ContainsFunc(q.Where, func(c query.Condition) bool { return weighs(c.Item.Column) })
}
