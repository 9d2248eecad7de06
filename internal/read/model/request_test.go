package model_test

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestRequests holds what the model is sent, letter by letter: at first and when the checker refused that, after a no
// and a yes within a conversation, and when nothing was found. REWRITE=1 in the environment accepts
// what is sent now.
func TestRequests(t *testing.T) {
	var sent []llmtest.Request
	refusal := errors.New(`1:8: column "nam" does not exist`)
	p := parser(t, func(r llmtest.Request) llmtest.Response {
		sent = append(sent, r)
		return llmtest.Gold(quietSUQL)
	}, func(o *model.Options) {
		o.Check = func(*schema.Database, string) error { defer func() { refusal = nil }(); return refusal }
	})
	parsed := func(in parse.Input) *parse.Parsed {
		got, err := p.Parse(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	in := input(query.Constraints{})
	parsed(in)
	in.History = []parse.Turn{{Question: "inns in Faro", SUQL: "SELECT * FROM inns WHERE town = 'Faro'",
		Rows: []parse.RowRef{{Table: "inns", Key: "7", Title: "Casa"}}}}
	for _, c := range query.Components(parsed(in).Candidates[0].Query) {
		switch {
		case c.Kind == query.SelectColumn:
			in.Constraints.Confirmed = append(in.Constraints.Confirmed, c)
		case c.Kind == query.WhereValue && c.Choice == "cheap":
			in.Constraints.Forbidden = append(in.Constraints.Forbidden, c)
		}
	}
	parsed(in)
	var b strings.Builder
	b.WriteString(sent[0].System)
	for _, r := range sent {
		if r.System != sent[0].System {
			t.Error("the system prompt differs from request to request")
		}
		b.WriteString("\n---- message\n" + r.Last + "\n")
	}
	const file = "testdata/requests.v5.golden"
	if os.Getenv("REWRITE") != "" {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("the requests differ from %s:\n%s", file, b.String())
	}
}

// Of a large schema, the model is told what the question mentions.
func TestLargeSchema(t *testing.T) {
	in := input(query.Constraints{})
	table := *in.Schema.Tables[0]
	for i := range 3000 {
		table.Columns = append(table.Columns, &schema.Column{Name: "measure_" + string(rune('a'+i%26)) +
			strings.Repeat("x", i/26), Type: schema.Real})
	}
	in.Schema = &schema.Database{Name: "large", Tables: []*schema.Table{&table}}
	system := ""
	in.Question = "three inns whose cost is cheap, by score, with quiet comments"
	p := parser(t, func(r llmtest.Request) llmtest.Response { system = r.System; return llmtest.Gold(quietSUQL) })
	if _, err := p.Parse(t.Context(), in); err != nil {
		t.Fatal(err)
	}
	if len(system) > 24000 || !strings.Contains(system, "only what the question may need") {
		t.Errorf("%d bytes", len(system))
	}
	for _, column := range []string{"\n  id ", "\n  name ", "\n  cost ", "\n  score ", "\n  comments "} {
		if !strings.Contains(system, column) {
			t.Errorf("the model is not told of %s", column)
		}
	}
}

// The model is told what the owner settled about the data, apart from spellings, which are read as one.
func TestSettledFacts(t *testing.T) {
	in := input(query.Constraints{})
	settled := "yes"
	about := in.Schema.Tables[0].Name + "."
	db := *in.Schema
	db.Doubts = []*schema.Doubt{
		{About: about + "cost", Kind: schema.When, Question: "Which date is meant?", Settled: &settled,
			Options: []schema.DoubtOption{{ID: "yes", Text: "the first"}, {ID: "no", Text: "the second"}}},
		{About: about + "cost", Kind: schema.HowMuch, Question: "Which amount is meant?"},
	}
	in.Schema = &db
	system := ""
	p := parser(t, func(r llmtest.Request) llmtest.Response { system = r.System; return llmtest.Gold(quietSUQL) })
	if _, err := p.Parse(t.Context(), in); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(system, ");\n-- Which date is meant? the first\n") || strings.Contains(system, "Which amount") {
		t.Error(system)
	}
}
