package agent

import (
	"context"
	"fmt"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// clarify emits the current query and a question about a doubtful part, and reports whether there was one.
func (h *handling) clarify(ctx context.Context, t *Turn, q *Readings) bool {
	ask := q.Next()
	h.emit(StateEvent{Components: h.chips(q)})
	if ask == nil {
		return false
	}
	h.emit(h.clarification(ctx, t, q, ask))
	return true
}

// clarification puts a question into words and records its options on the turn.
func (h *handling) clarification(ctx context.Context, t *Turn, q *Readings, ask *Ask) ClarifyEvent {
	c := ask.Component
	e := ClarifyEvent{ID: h.clarificationID(t), Kind: "choose", Options: []Option{}, Word: ask.Word, About: &c,
		Readings: q.readings()}
	t.Asked, t.Options, t.Drop = &c, nil, nil
	switch {
	case len(ask.Options) > 0:
		e.Question, e.Options = h.whichQuestion(t, ask), h.readingOptions(ctx, ask)
		e.Because = h.describeDifference(e.Options)
		other := "option.else"
		if ask.AsksAnswerable {
			other, e.Because = "option.beyond", h.o.Voice.Say("because.doubt")
		}
		e.Options = append(e.Options, Option{ID: NoneOfThese, Text: h.o.Voice.Say(other)})
	case len(ask.Alternatives) > 0:
		e.Question = h.o.Voice.AlternativesQuestion(h.names(), c, q.Query())
		t.Options = h.alternatives(ask)
		for i, o := range t.Options {
			option := Option{ID: strconv.Itoa(i + 1), Text: h.o.Voice.Option(h.names(), o, q.Query())}
			option.Query = query.Swap(q.Query(), ask.Original, o)
			e.Options = append(e.Options, option)
		}
		if isConditionPart(c) {
			t.Drop = &c
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

// exchange returns the record of an answered clarification.
func (h *handling) exchange(e ClarifyEvent, p float64) Exchange {
	x := Exchange{Component: e.About.ID(), Probability: p, Question: e.Question, Options: e.Options}
	if e.Kind == "confirm" {
		x.Options = []Option{{ID: Yes, Text: h.o.Voice.Say("option.yes")}, {ID: No, Text: h.o.Voice.Say("option.no")}}
	}
	return x
}

// readings returns the remaining queries with their current probabilities.
func (q *Readings) readings() []parse.Candidate {
	var out []parse.Candidate
	total := q.b.total()
	for i, candidate := range q.b.queries {
		if q.b.contradictions[i] == 0 && total > 0 {
			out = append(out, parse.Candidate{Query: candidate, P: q.b.p[i] / total, Result: q.b.results[i]})
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
