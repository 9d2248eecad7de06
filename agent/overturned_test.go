package agent

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Overturning a verdict is acknowledged, and undo reverts it before the turn itself.
func TestOverturnedIsTakenBack(t *testing.T) {
	turin := find0(where("city", "=", "Turin"))
	a := newAgent(t, "never", script{"clubs in Turin": {{Query: turin, P: 1}}}, canned{turin.SUQL(): {{"Juve"}}})
	holds := true
	a.o.Overturn = func(_ context.Context, _ string, t *Turn, m Message) error {
		if holds = m.Type == UndoMessage; holds {
			t.Overturned = nil
			return nil
		}
		t.Overturned = append(t.Overturned, "key")
		return nil
	}
	conv := &Conversation{}
	got := converse(t, a, conv, Message{Type: AskMessage, Text: "clubs in Turin"},
		Message{Type: OverturnMessage, Expr: "answer(reviews, 'loud?')", Verdict: "No"}, Message{Type: UndoMessage})
	if !holds || len(conv.Turns) != 1 || !strings.Contains(got, "Changed. You can undo this. Juve.") ||
		!strings.HasSuffix(strings.TrimSpace(got), "Undone. Juve.") {
		t.Errorf("%v, %d turns:\n%s", holds, len(conv.Turns), got)
	}
}

// prints is a prober with a result fingerprint for each statement.
type prints map[string]parse.Probe

func (p prints) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	return p[q.SUQL()], nil
}

// Alternatives that change the answer come first; those without effect come last.
func TestAlternativesChangeTheAnswer(t *testing.T) {
	city := func(name string) *query.Query { return find0(where("city", "=", name)) }
	a := newAgent(t, "never", script{"clubs of the city": {{Query: city("Turin"), P: .4}, {Query: city("Torino"), P: .3},
		{Query: city("Milan"), P: .2}, {Query: city("Genoa"), P: .1}}}, canned{city("Turin").SUQL(): {{"Juve"}}})
	conv := &Conversation{}
	converse(t, a, conv, Message{Type: AskMessage, Text: "clubs of the city"})
	part := ""
	for _, c := range query.Parts(conv.last().Query) {
		if c.Kind == query.WhereValue {
			part = c.ID()
		}
	}
	var got AlternativesEvent
	found := prints{city("Turin").SUQL(): {Rows: 2, Fingerprint: "t"}, city("Torino").SUQL(): {Rows: 2, Fingerprint: "t"},
		city("Milan").SUQL(): {Rows: 3, Fingerprint: "m"}, city("Genoa").SUQL(): {Rows: 1, Zero: true, Fingerprint: "g"}}
	h := &handling{Agent: a, src: &Source{Schema: clubs, Prober: found}, conv: conv,
		emit: func(e Event) { got, _ = e.(AlternativesEvent) }}
	h.listAlternatives(context.Background(), Message{Component: part})
	var texts []string
	for _, o := range got.Options {
		texts = append(texts, o.Text+": "+o.Count)
	}
	if want := []string{"in Milan: 3 results", "in Torino: 2 results"}; !slices.Equal(texts, want) {
		t.Errorf("%q, want %q", texts, want)
	}
}
