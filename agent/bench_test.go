package agent

import (
	"context"
	"fmt"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// many are typical candidates of the embedded parser: similar queries of two or three conditions.
func many() []parse.Candidate {
	var out []parse.Candidate
	p := .1
	for i := range 40 {
		conds := []query.Condition{where("city", query.Equal, []string{"Turin", "Milan", "Genoa"}[i%3]),
			where("members", query.Greater, fmt.Sprint(10*(i%5)))}
		if i%2 == 0 {
			conds = append(conds, where("name", query.Like, fmt.Sprintf("%%%d%%", i%7)))
		}
		q := find0(conds...)
		q.Select[0].Agg = []query.Agg{query.None, query.Count}[i/20]
		out = append(out, parse.Candidate{Query: q, P: p, Result: []string{"a", "b", "c"}[i%3]})
		p *= .9
	}
	return out
}

type fixed []parse.Candidate

func (f fixed) Parse(context.Context, parse.Input) (*parse.Parsed, error) {
	return &parse.Parsed{Data: 1, Candidates: f}, nil
}

type nothing struct{}

func (nothing) Check(string) error { return nil }

func (nothing) Run(context.Context, string, suql.RunOptions) (*suql.Result, error) {
	return &suql.Result{Columns: []string{"name"}, Rows: [][]any{{"a"}}}, nil
}

// BenchmarkTurn measures the agent's own cost of a question: splitting 40 candidates, deciding what
// to ask, showing the state and wording the question. Parser and database cost nothing here.
func BenchmarkTurn(b *testing.B) {
	a, err := New(Options{Source: func(string) (*Source, error) { return &Source{Schema: clubs, Engine: nothing{}}, nil },
		Parser: fixed(many())})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		conv := &Conversation{}
		asked := false
		a.Handle(context.Background(), conv, Message{Type: AskMessage, Text: "clubs"}, func(e Event) {
			_, is := e.(ClarifyEvent)
			asked = asked || is
		})
		if !asked {
			b.Fatal("nothing was asked")
		}
	}
}

// BenchmarkReply measures a reply: rebuilding and conditioning the belief, and the next question or the result.
func BenchmarkReply(b *testing.B) {
	a, err := New(Options{Source: func(string) (*Source, error) { return &Source{Schema: clubs, Engine: nothing{}}, nil },
		Parser: fixed(many())})
	if err != nil {
		b.Fatal(err)
	}
	start := &Conversation{}
	a.Handle(context.Background(), start, Message{Type: AskMessage, Text: "clubs"}, func(Event) {})
	for b.Loop() {
		conv := &Conversation{Turns: append([]Turn(nil), start.Turns...)}
		a.Handle(context.Background(), conv, Message{Type: AnswerMessage, Value: Yes}, func(Event) {})
	}
}
