package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// resultVoice returns the voice for results over the current source.
func (h *handling) resultVoice() *nlg.ResultVoice {
	return h.o.Voice.ForResults(h.names(), h.forRestatement)
}

// tableOf converts a result to the table that nlg describes.
func tableOf(r *suql.Result) *nlg.Table {
	return &nlg.Table{Columns: r.Columns, Rows: r.Rows, Truncated: r.Truncated}
}

// sourceRowsOffer offers to show the rows that a figure was computed from.
func (h *handling) sourceRowsOffer(q *query.Query, r *suql.Result) []Offer {
	if q == nil || len(r.Rows) == 0 || q.Set != query.NoSet || len(q.From.Tables) == 0 ||
		len(q.Having) > 0 || isComputedFromNoRows(q, r) {
		return nil
	}
	hasFigures := false
	for _, it := range q.Select {
		hasFigures = hasFigures || it.Agg != query.None || it.Calc != nil
	}
	if !hasFigures {
		return nil
	}
	rows := &query.Query{Select: []query.Item{query.Star(q.From.Tables[0])}, From: q.From, Where: q.Where}
	if len(q.From.Tables) > 1 {
		rows.Select = h.identifyingItems(q)
	}
	if len(rows.Select) == 0 {
		return nil
	}
	return []Offer{{Text: h.o.Voice.Say("offer.rows", "rows",
		h.o.Voice.Rows(h.names(), q.From.Table(q.From.Tables[0]))), SUQL: rows.SUQL()}}
}

// isComputedFromNoRows reports whether a figure was computed from no rows: it is NULL, a count of zero, or false.
func isComputedFromNoRows(q *query.Query, r *suql.Result) bool {
	if len(r.Rows) != 1 || len(r.Rows[0]) != 1 || len(q.Select) != 1 {
		return false
	}
	x := r.Rows[0][0]
	return x == nil || x == false || x == int64(0) && q.Select[0].Agg == query.Count
}

// identifyingItems returns the columns that name a query's rows, and the columns it uses.
func (h *handling) identifyingItems(q *query.Query) []query.Item {
	var out []query.Item
	add := func(c query.Column) {
		c.Part, c.Each = "", false
		i := query.Item{Column: c}
		if c.Name != "" && c.Name != "*" && !slices.ContainsFunc(out, i.Same) {
			out = append(out, i)
		}
	}
	for _, name := range q.From.Tables {
		if t := h.src.Schema.Table(q.From.Table(name)); t != nil {
			for _, c := range t.Visible() {
				if c.Role == schema.Title {
					add(query.Column{Table: name, Name: c.Name})
				}
			}
		}
	}
	for _, i := range q.Select {
		add(i.Column)
	}
	for _, c := range q.Where {
		add(c.Item.Column)
	}
	return out
}

// reply puts the result into a sentence.
func (h *handling) reply(question string, r *suql.Result, q *query.Query, offers []Offer, partial bool) string {
	v, quote, without := h.o.Voice, "", ""
	at := slices.IndexFunc(r.Evidence, func(e suql.Evidence) bool {
		return e.Row == 0 && e.Text != "" && strings.Contains(e.Expr, "'")
	})
	if at >= 0 {
		quote = r.Evidence[at].Text
	}
	if len(offers) > 0 && offers[0].Without != "" {
		without = v.Say("reply.without", "condition", offers[0].Without, "count",
			v.Count(offers[0].Count, offers[0].Count >= maxRows))
	}
	sentence := h.resultVoice().Reply(question, tableOf(r), q, quote, without)
	if partial {
		sentence += " " + v.Say("reply.partial")
	}
	return sentence
}
