package agent

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
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
func (h *handling) reply(ctx context.Context, question string, r *suql.Result, q *query.Query, offers []Offer,
	partial bool) string {
	v, quote, without := h.o.Voice, "", ""
	if partial && len(r.Rows) == 0 {
		return v.Say("reply.partial") // texts that were not read may fit
	}
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
	sentence := h.resultVoice().Reply(question, h.named(ctx, r, q), q, quote, without)
	if partial {
		sentence += " " + v.Say("reply.partial")
	}
	return sentence
}

// Limits after an empty result: the conditions that are removed one by one, and the offers made.
const maxRemoved, maxOffers = 6, 3

// removalOffers offers to drop a condition. The offer with the most results comes first.
func (h *handling) removalOffers(ctx context.Context, q *query.Query) []Offer {
	var offers []Offer
	most := 0
	for i, c := range q.Where[:min(len(q.Where), maxRemoved)] {
		looser := query.WithoutCondition(q, i)
		result, err := h.runForOffer(ctx, looser, maxRows)
		if err != nil || len(result.Rows) == 0 {
			continue
		}
		condition := h.o.Voice.Condition(h.names(), c, q.From)
		o := Offer{Text: h.o.Voice.Say("offer.without", "condition", condition), SUQL: looser.SUQL(),
			Without: condition, Count: len(result.Rows)}
		if len(result.Rows) > most {
			most = len(result.Rows)
			offers = append([]Offer{o}, offers...)
		} else {
			offers = append(offers, o)
		}
	}
	return offers[:min(len(offers), maxOffers)]
}

// runForOffer runs a search whose result may be offered.
func (h *handling) runForOffer(ctx context.Context, q *query.Query, rows int) (*suql.Result, error) {
	result, err := h.run(ctx, q.SUQL(), suql.RunOptions{MaxRows: rows})
	if err == nil {
		h.offerUsage.Add(result.Stats.Usage)
	}
	return result, err
}

// Nearest is a row whose text nearly matches, with its best sentence. It becomes part of a result only if a person
// accepts it.
type Nearest struct {
	Row         []any   `json:"row"` // its columns are those of the query for near matches
	Title       string  `json:"title"`
	Text        string  `json:"text"` // the sentence
	Expr        string  `json:"expr"`
	Probability float64 `json:"likely"`
	Key         string  `json:"-"` // the decision's key, for overturning it
}

const (
	maxNearest     = 3   // maximum number of rows offered
	maxNearestRead = 200 // maximum number of rows examined; their texts were read for the answer
	fewRows        = 3   // near matches are offered for results with fewer rows
)

// nearest finds near matches if few or no rows satisfy the text conditions. A near match satisfies all other
// conditions, and each of its texts matches or has a sentence that nearly does. Only texts that were read for the
// answer are used.
func (h *handling) nearest(ctx context.Context, q *query.Query, r *suql.Result) []Nearest {
	if !allowsNearMatches(q) || len(r.Rows) >= fewRows || r.Truncated || ctx.Err() != nil {
		return nil
	}
	candidates := withoutTextConditions(q)
	candidates.Select = h.identifyingItems(candidates)
	if len(candidates.Select) == 0 {
		candidates.Select = []query.Item{query.Star(q.From.Tables[0])}
	}
	conditions := 0
	for _, c := range q.Where {
		if c.Item.Text != nil {
			candidates.Select = append(candidates.Select, c.Item)
			conditions++
		}
	}
	result, err := h.runForOffer(ctx, candidates, maxNearestRead)
	if err != nil || len(result.Rows) == 0 {
		return nil
	}
	column, _ := h.resultVoice().IdentifyingColumns(tableOf(result), candidates)
	var out []Nearest
	for i, row := range result.Rows {
		if n := undecidedText(result.Decisions, i, conditions); n != nil {
			n.Row, n.Title = row[:len(row)-conditions], h.resultVoice().Format(row[column])
			out = append(out, *n)
		}
	}
	slices.SortStableFunc(out, func(a, b Nearest) int { return cmp.Compare(b.Probability, a.Probability) })
	return out[:min(len(out), maxNearest)]
}

// allowsNearMatches reports whether near matches make sense: the query lists or counts rows, with yes/no questions
// about texts.
func allowsNearMatches(q *query.Query) bool {
	if q == nil || q.Set != query.NoSet || len(q.GroupBy)+len(q.Having) > 0 || len(q.Written) > 0 ||
		len(q.From.Tables) == 0 {
		return false
	}
	readsText := false
	for _, c := range q.Where {
		if c.Item.Text == nil {
			continue
		}
		if c.Or || c.Item.Text.Summary || c.Op != query.Equal || len(c.Values) != 1 || c.Values[0].Text != verdict.Yes {
			return false
		}
		readsText = true
	}
	return readsText
}

// withoutTextConditions returns the query without text conditions, order and limits.
func withoutTextConditions(q *query.Query) *query.Query {
	out := q.Clone()
	out.Where = slices.DeleteFunc(out.Where, func(c query.Condition) bool { return c.Item.Text != nil })
	if len(out.Where) > 0 {
		out.Where[0].Or = false
	}
	out.OrderBy, out.Limit, out.Offset, out.Distinct = nil, 0, 0, false
	return out
}

// undecidedText returns a row's least likely undecided text; nil if a verdict is no, or nothing is undecided.
func undecidedText(decisions []suql.Decision, row, conditions int) *Nearest {
	var weakest *Nearest
	satisfied := 0
	for _, d := range decisions {
		switch {
		case d.Row != row:
		case d.Verdict == verdict.Yes:
			satisfied++
		case d.Verdict == verdict.NoInformation && d.Near != nil:
			satisfied++
			if weakest == nil || d.Near.Likely < weakest.Probability {
				weakest = &Nearest{Text: d.Near.Text, Expr: d.Expr, Probability: d.Near.Likely, Key: d.Key}
			}
		}
	}
	if satisfied < conditions {
		return nil
	}
	return weakest
}

// describeNearest describes the near matches in words.
func (h *handling) describeNearest(list []Nearest, found int) string {
	if len(list) == 0 {
		return ""
	}
	var quotes []string
	for _, n := range list {
		quotes = append(quotes, fmt.Sprintf("%s (“%s”)", n.Title, n.Text))
	}
	phrase := "reply.nearest"
	if found > 0 {
		phrase = "reply.nearest.more"
	}
	return " " + h.o.Voice.Say(phrase, "rows", h.o.Voice.List(quotes))
}
