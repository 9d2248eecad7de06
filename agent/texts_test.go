package agent

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// notes is a Texts with a fixed answer.
type notes struct {
	answer *TextAnswer
	fail   error
}

func (n notes) Weigh(context.Context, string, []parse.Candidate) (*TextAnswer, error) {
	return n.answer, n.fail
}

func TestTextsAnswer(t *testing.T) {
	answer := &TextAnswer{Text: "1871", Document: "bridge.txt", Quote: "It was built in 1871.", Confidence: .8,
		Preferred: true}
	conv := &Conversation{}
	e := closing(t, &Source{Texts: notes{answer: answer}}, conv)
	if len(e.Rows) != 1 || e.Rows[0][0] != "1871" || e.Confidence != .8 || len(e.Evidence) != 1 ||
		e.Evidence[0].Text != answer.Quote ||
		!strings.Contains(e.Reply, "bridge.txt") || len(conv.Turns) != 1 || !conv.Turns[0].Closed || len(e.Offers) != 0 {
		t.Errorf("%+v, %+v", e, conv)
	}
	answer.Table, answer.SUQL, answer.Values = "bridges", "SELECT opened FROM bridges", []string{"1872"}
	if e = closing(t, &Source{Texts: notes{answer: answer}}, conv); !strings.Contains(e.Reply, "1872") ||
		len(e.Offers) != 1 || e.Offers[0].SUQL != answer.SUQL {
		t.Errorf("what a table says instead is not told: %+v", e)
	}
}

func TestTextsLeftAside(t *testing.T) {
	for name, n := range map[string]notes{"nothing": {}, "failing": {fail: errors.New("over budget")},
		"unlikely": {answer: &TextAnswer{Text: "1871"}}} {
		conv := &Conversation{}
		if e := closing(t, &Source{Texts: n}, conv); e.Reply != "" {
			t.Errorf("%s: answered from a document: %+v", name, e)
		}
	}
}

func TestBeside(t *testing.T) {
	a, err := New(Options{Source: func(string) (*Source, error) { return &Source{}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	h := &handling{Agent: a}
	turn := &Turn{DocumentAnswer: &TextAnswer{Text: "1871", Document: "bridge.txt", Quote: "It was built in 1871."}}
	if text := h.documentNotice(turn, &suql.Result{Rows: [][]any{{int64(1872)}}}); !strings.Contains(text, "bridge.txt") ||
		!strings.Contains(text, "1871") {
		t.Errorf("another answer goes untold: %q", text)
	}
	if text := h.documentNotice(turn, &suql.Result{Rows: [][]any{{"Ash Bridge", int64(1871)}}}); text != "" {
		t.Errorf("the same answer is told twice: %q", text)
	}
	if text := h.documentNotice(&Turn{}, &suql.Result{}); text != "" {
		t.Errorf("without documents: %q", text)
	}
}

// closing is the result of a question asked of a source.
func closing(t *testing.T, src *Source, conv *Conversation) ResultEvent {
	t.Helper()
	src.Schema = &schema.Database{}
	a, err := New(Options{Source: func(string) (*Source, error) { return src, nil }})
	if err != nil {
		t.Fatal(err)
	}
	return ask(a, conv, "When was it built?").result
}
