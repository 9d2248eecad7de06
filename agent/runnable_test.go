package agent

import (
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

// strict is an engine that refuses a statement before it runs it.
type strict struct {
	canned
	refused string
}

func (s strict) Check(statement string) error {
	if statement == s.refused {
		return errors.New("42803: it must appear in the GROUP BY clause")
	}
	return nil
}

// TestRefusedAreNotMeant checks that readings the engine would refuse are dropped, however likely,
// at first and after a no. If no other is left, the person learns why.
func TestRefusedAreNotMeant(t *testing.T) {
	wrong := find0()
	wrong.Select = append(wrong.Select, query.Item{Agg: query.Count, Column: query.Column{Table: "clubs", Name: "*"}})
	genoa, milan := find0(where("city", query.Equal, "Genoa")), find0(where("city", query.Equal, "Milan"))
	e := strict{canned{genoa.SUQL(): {{"Toro"}}, milan.SUQL(): {{"Inter"}}}, wrong.SUQL()}
	p := script{"clubs": {{Query: wrong, P: .6}, {Query: genoa, P: .3}, {Query: milan, P: .1}},
		"odd": {{Query: wrong, P: 1}}}
	got := converse(t, newAgent(t, "never", p, e), &Conversation{}, Message{Type: AskMessage, Text: "clubs"})
	if !strings.Contains(got, "result "+genoa.SUQL()) || strings.Contains(got, "42803") {
		t.Errorf("at first: %s", got)
	}
	conv := &Conversation{}
	a := newAgent(t, "probability=0.9", p, e)
	events := converse(t, a, conv, Message{Type: AskMessage, Text: "clubs"}, Message{Type: AnswerMessage, Value: No},
		Message{Type: AnswerMessage, Value: "1"})
	if !strings.Contains(events, "result "+milan.SUQL()) || strings.Contains(events, "42803") ||
		strings.Contains(events, wrong.SUQL()) {
		t.Errorf("after a no: %s", events)
	}
	if got := converse(t, newAgent(t, "never", p, e), &Conversation{},
		Message{Type: AskMessage, Text: "odd"}); strings.Contains(got, "result") {
		t.Errorf("where there is nothing else: %s", got)
	}
}
