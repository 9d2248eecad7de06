package agent

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
)

// clarify emits the current query and a question about a doubtful part, and reports whether there was one.
func (h *handling) clarify(ctx context.Context, t *Turn, q *Readings) bool {
	ask := q.Next()
	h.emit(StateEvent{Components: h.chips(q), Weighed: q.weighed()})
	if ask == nil {
		return false
	}
	h.emit(h.clarification(ctx, t, q, ask))
	return true
}

// clarification puts a question into words.
func (h *handling) clarification(ctx context.Context, t *Turn, q *Readings, ask *Ask) ClarifyEvent {
	c := ask.Component
	e := ClarifyEvent{ID: h.clarificationID(t), Kind: "choose", Options: []Option{}, About: &c,
		Readings: q.readings()}
	switch {
	case len(ask.Options) > 0:
		e.Word = q.topic(ask)
		e.Question, e.Options = h.choiceQuestion(e.Word), h.readingOptions(ctx, ask)
		e.Because = h.describeDifference(e.Word, e.Options)
		e.Options = append(e.Options, Option{ID: NoneOfThese, Text: h.o.Voice.Say("option.else")})
	case len(ask.Alternatives) > 0:
		e.Question = h.o.Voice.AlternativesQuestion(h.names(), c, q.Query())
		for i, o := range h.alternatives(ask) {
			e.Options = append(e.Options, Option{ID: strconv.Itoa(i + 1), Text: h.o.Voice.Option(h.names(), o, q.Query()),
				Query: query.Swap(q.Query(), ask.Original, o), part: &o})
		}
		if misp.IsConditionPart(c) {
			option := Option{ID: dropOption, Text: h.o.Voice.DropOption(h.names(), c)}
			if at := query.ConditionOf(q.Query(), c); at >= 0 {
				option.Query = query.WithoutCondition(q.Query(), at)
			}
			e.Options = append(e.Options, option)
		}
		e.Options = append(e.Options, Option{ID: NoneOfThese, Text: h.o.Voice.Say("option.none")})
	default:
		e.Kind = "confirm"
		e.Question = h.o.Voice.Question(h.names(), c, q.Query()).Text
		e.Because = h.reason(ctx, q, ask)
	}
	return e
}

// exchange returns the record of a clarification and its answer.
func (h *handling) exchange(card *openCard, said string) Exchange {
	x := Exchange{Component: card.About.ID(), Probability: card.ask.P, Question: card.Question, Options: card.Options,
		Answer: strings.TrimSpace(said)}
	if card.Kind == "confirm" {
		x.Options = []Option{{ID: Yes, Text: h.o.Voice.Say("option.yes")}, {ID: No, Text: h.o.Voice.Say("option.no")}}
	}
	for _, o := range card.Options {
		if o.ID == x.Answer {
			x.Answer = o.Text
		}
	}
	return x
}

// readings returns the remaining queries with their current probabilities.
func (q *Readings) readings() []parse.Candidate {
	var out []parse.Candidate
	total := q.Belief.Total()
	for i, candidate := range q.Belief.Queries {
		if q.Belief.Contradictions[i] == 0 && total > 0 {
			out = append(out, parse.Candidate{Query: candidate, P: q.Belief.P[i] / total, Result: q.Belief.Parsed[i].Result})
		}
	}
	return out
}

// dropOption is the id of the option "it does not matter".
const dropOption = "drop"

// clarificationID identifies the open clarification. It changes with every reply, so that late or repeated replies are
// recognised.
func (h *handling) clarificationID(t *Turn) string {
	return fmt.Sprintf("%d.%d", len(h.conv.Turns), t.AbandonedClarifications+len(t.Replies)+1)
}

// alternatives returns the choices after a no: the parser's next candidates, then values of the column asked about.
func (h *handling) alternatives(ask *Ask) []query.Component {
	c := ask.Original
	if c.Kind != query.WhereValue || len(c.Cond.Values) != 1 {
		return ask.Alternatives
	}
	var values []string
	if h.src.Values != nil {
		for _, m := range h.src.Values.Lookup(c.Cond.Values[0].Text, 20) {
			if strings.EqualFold(m.Column, c.Item.Column.Name) {
				values = append(values, m.Value)
			}
		}
	}
	return appendValues(slices.Clone(ask.Alternatives), c, append(values, h.knownValues(c)...), misp.DefaultK)
}

// appendValues appends components that are like c, a part of a condition, but with other values, up to the limit.
func appendValues(out []query.Component, c query.Component, values []string, limit int) []query.Component {
	seen := map[string]bool{"": true}
	for _, o := range append([]query.Component{c}, out...) {
		if len(o.Cond.Values) == 1 {
			seen[strings.ToLower(o.Cond.Values[0].Text)] = true
		}
	}
	for _, text := range values {
		if key := strings.ToLower(text); len(out) < limit && !seen[key] {
			seen[key] = true
			_, err := strconv.ParseFloat(text, 64)
			number := c.Cond.Values[0].Number && err == nil
			out = append(out, query.WithValue(c, query.Value{Text: text, Number: number, First: -1, Last: -1}))
		}
	}
	return out
}

// knownValues returns the values that the schema lists for a component's column, the most frequent first.
func (h *handling) knownValues(c query.Component) []string {
	var out []string
	if col := nlg.FindColumn(h.src.Schema, c.Item.Column, c.From); col != nil && !col.Hidden {
		for _, v := range col.Values {
			out = append(out, v.Value)
		}
	}
	return out
}

// reason explains why a question is asked and, if known without reading text, what the reply would change.
func (h *handling) reason(ctx context.Context, q *Readings, ask *Ask) string {
	v := h.o.Voice
	switch ask.Component.Kind {
	case query.WhereCount, query.HavingCount:
		return v.Say("because.missing")
	}
	with, without := q.best(ask.Component.ID(), true), q.best(ask.Component.ID(), false)
	yes, okYes := h.probe(ctx, with)
	no, okNo := h.probe(ctx, without)
	if okYes && okNo && ask.Component.Kind == query.LimitRows { // the question is about the number of rows shown
		yes, no = yes.limitTo(with.Limit, with.Offset), no.limitTo(without.Limit, without.Offset)
	}
	switch {
	case !okYes || !okNo:
	case yes.Rows != no.Rows:
		return v.Say("because.counts", "yes", v.Count(yes.Rows, yes.Capped), "no", v.Count(no.Rows, no.Capped))
	case yes.Fingerprint != no.Fingerprint:
		return v.Say("because.others", "count", v.Count(yes.Rows, yes.Capped))
	}
	return v.Say("because.doubt")
}

// describeDifference says in what options differ, as what a word, if it is known, can be: "“total” can be a count (45)
// or a sum (12,300)".
func (h *handling) describeDifference(word string, options []Option) string {
	if len(options) < 2 {
		return h.o.Voice.Say("because.doubt")
	}
	v := h.o.Voice
	subject := v.Phrase("because.question")
	if word != "" {
		subject = v.QuotedList([]string{word})
	}
	meanings := make([]string, len(options))
	for i, o := range options {
		other := options[0]
		if i == 0 {
			other = options[1]
		}
		meanings[i] = o.Reading
		if labels := h.missingLabels(o.Query, other.Query); len(labels) > 0 {
			meanings[i] = labels[0].text
		}
	}
	for i, o := range options {
		if slices.Index(meanings, meanings[i]) < i || slices.Contains(meanings[i+1:], meanings[i]) {
			meanings[i] = o.Reading
		}
	}
	for i, o := range options {
		if o.Preview != "" {
			meanings[i] = v.Phrase("because.meaning", "meaning", meanings[i], "gives", o.Preview)
		}
	}
	return v.Say("because.meanings", "subject", subject, "meanings", v.OneOf(meanings))
}

// probe counts a query's results, unless text would have to be read.
func (h *handling) probe(ctx context.Context, q *query.Query) (resultCount, bool) {
	if h.src.Prober == nil || q == nil || q.Written != nil || readsTexts(q) {
		return resultCount{}, false
	}
	all := *q // all rows found, not only those shown
	all.Limit, all.Offset, all.OrderBy = 0, 0, nil
	p, err := h.src.Prober.Probe(ctx, &all)
	if err != nil {
		return resultCount{}, false
	}
	return resultCount{Probe: p, Capped: p.Rows >= parse.ProbeRows}, true
}

// readsTexts reports whether a query reads texts, for a condition or for a column that it shows.
func readsTexts(q *query.Query) bool {
	return slices.ContainsFunc(query.Components(q), func(c query.Component) bool {
		return c.Kind == query.WhereText || c.Kind == query.SelectText
	})
}

type resultCount struct {
	parse.Probe
	Capped bool
}

// best returns the most probable query with, or without, a component.
func (q *Readings) best(id string, has bool) *query.Query {
	if k, ok := q.Belief.Index[id]; ok {
		if at := q.Belief.Best(k, has); at >= 0 {
			return q.Belief.Queries[at]
		}
	}
	return nil
}
