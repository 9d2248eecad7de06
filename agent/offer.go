package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// answers returns what words results.
func (h *handling) answers() *nlg.Answers { return h.o.Voice.Answers(h.src.Schema, h.forRestatement) }

// tableOf converts a result for wording.
func tableOf(r *suql.Result) *nlg.Table {
	return &nlg.Table{Columns: r.Columns, Rows: r.Rows, Truncated: r.Truncated}
}

// countedOffer offers to show the rows that a figure was computed from.
func (h *handling) countedOffer(whole *query.Query, r *suql.Result) []Offer {
	if whole == nil || len(r.Rows) == 0 || whole.Set != query.NoSet || len(whole.From.Tables) == 0 ||
		len(whole.Having) > 0 || computedFromNothing(whole, r) {
		return nil
	}
	figures := false
	for _, it := range whole.Select {
		figures = figures || it.Agg != query.None || it.Calc != nil
	}
	if !figures {
		return nil
	}
	rows := &query.Query{Select: []query.Item{query.Star(whole.From.Tables[0])}, From: whole.From, Where: whole.Where}
	if len(whole.From.Tables) > 1 {
		rows.Select = h.namesOf(whole)
	}
	if len(rows.Select) == 0 {
		return nil
	}
	return []Offer{{Text: h.o.Voice.Say("offer.rows", "rows",
		h.o.Voice.Rows(h.src.Schema, whole.From.Table(whole.From.Tables[0]))), SUQL: rows.SUQL()}}
}

// computedFromNothing reports whether a figure was computed from no rows: it is empty, a count of zero, or "no".
func computedFromNothing(whole *query.Query, r *suql.Result) bool {
	if len(r.Rows) != 1 || len(r.Rows[0]) != 1 || len(whole.Select) != 1 {
		return false
	}
	x := r.Rows[0][0]
	return x == nil || x == false || x == int64(0) && whole.Select[0].Agg == query.Count
}

// namesOf returns the columns that name a query's rows, and the columns it uses.
func (h *handling) namesOf(whole *query.Query) []query.Item {
	var out []query.Item
	add := func(c query.Column) {
		c.Part, c.Each = "", false
		i := query.Item{Column: c}
		if c.Name != "" && c.Name != "*" && !slices.ContainsFunc(out, i.Same) {
			out = append(out, i)
		}
	}
	for _, name := range whole.From.Tables {
		if t := h.src.Schema.Table(whole.From.Table(name)); t != nil {
			for _, c := range t.Visible() {
				if c.Role == schema.Title {
					add(query.Column{Table: name, Name: c.Name})
				}
			}
		}
	}
	for _, i := range whole.Select {
		add(i.Column)
	}
	for _, c := range whole.Where {
		add(c.Item.Column)
	}
	return out
}

// reply words the result, beginning with the answer.
func (h *handling) reply(question string, r *suql.Result, whole *query.Query, offers []Offer, partial bool) string {
	v, quote, without := h.o.Voice, "", ""
	at := slices.IndexFunc(r.Evidence, func(e suql.Evidence) bool {
		return e.Row == 0 && e.Text != "" && strings.Contains(e.Expr, "'")
	})
	if at >= 0 {
		quote = r.Evidence[at].Text
	}
	if len(offers) > 0 && offers[0].Without != "" {
		without = v.Say("reply.without", "condition", offers[0].Without, "count",
			v.Count(offers[0].Count, offers[0].Count >= h.o.MaxRows))
	}
	sentence := h.answers().Reply(question, tableOf(r), whole, quote, without)
	if partial {
		sentence += " " + v.Say("reply.partial")
	}
	return sentence
}
