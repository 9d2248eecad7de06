package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// counsel is a guide with fixed advice.
type counsel struct{ *Guidance }

func (c counsel) Explore(context.Context, string) (*Guidance, error) { return c.Guidance, nil }

// closing asks one question and returns the event that closes the turn.
func closing(t *testing.T, src *Source, conv *Conversation) ResultEvent {
	t.Helper()
	src.Schema = &schema.Database{}
	a, err := New(Options{Source: func(string) (*Source, error) { return src, nil }})
	if err != nil {
		t.Fatal(err)
	}
	var last ResultEvent
	a.Handle(context.Background(), conv, Message{Type: AskMessage, Text: "When was it built?"}, func(e Event) {
		if r, ok := e.(ResultEvent); ok {
			last = r
		}
	})
	return last
}

func TestGuide(t *testing.T) {
	conv := &Conversation{}
	g := &Guidance{About: "kettles", Rows: 8, Aspects: []Aspect{{"capacity", "0.5 to 2 l", 6},
		{"timer", "no (2), yes (1)", 3}}}
	e := closing(t, &Source{Guide: counsel{g}}, conv)
	if len(e.Rows) != 2 || e.Rows[0][0] != "capacity" || e.Rows[1][2] != int64(3) ||
		!strings.Contains(e.Reply, "8 kettles") || !strings.Contains(e.Reply, "0.5 to 2 l") || len(conv.Turns) != 1 {
		t.Errorf("%+v, %+v", e, conv)
	}
	if e = closing(t, &Source{Guide: counsel{}}, &Conversation{}); e.Reply != "" {
		t.Errorf("a question of another kind is taken for one: %+v", e)
	}
}
