package cli

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"surely/agent"
	"surely/query"
	"surely/state"
)

// TestLearnt keeps replies and makes examples of those that left nothing in doubt.
func TestLearnt(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	data := filepath.Join(dir, "clubs.csv")
	if err := os.WriteFile(data, []byte("name,city,members\nToro,Turin,40\nInter,Milan,70\nSamp,Genoa,30\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	g := &globals{Data: []string{data}, Home: dir, Offline: true}
	a, err := g.app(ctx, streams{in: strings.NewReader(""), out: io.Discard, err: io.Discard, getenv: func(string) string { return "" }})
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	kept, err := state.Open(filepath.Join(dir, "state.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	column := func(name string) query.Column { return query.Column{Table: "clubs", Name: name} }
	meant := &query.Query{Select: []query.Item{{Column: column("name")}}, From: query.From{Tables: []string{"clubs"}},
		Where: []query.Condition{{Item: query.Item{Column: column("city")}, Op: query.Equal, Values: []query.Value{{Text: "Milan", First: -1, Last: -1}}}}}
	keep := keepReplies(ctx, kept, func(err error) { t.Error(err) })
	keep(agent.Feedback{Question: "clubs in Milan", Reply: agent.ReplyYes, Query: meant})              // a reply is no query
	keep(agent.Feedback{Question: "clubs in Milan", Reply: agent.ReplyRan, Query: meant})              // this is
	keep(agent.Feedback{Question: "clubs there", Reply: agent.ReplyRan, Query: meant, Doubtful: true}) // nobody confirmed it
	keep(agent.Feedback{Question: "elsewhere", Source: "gone", Reply: agent.ReplyRan, Query: meant})   // data that is not there
	got, err := learnt(ctx, kept, a)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != repeats {
		t.Fatalf("%d examples", len(got))
	}
	if e := got[0]; e.Question != "clubs in Milan" || len(e.Gold.Conditions) != 1 || e.Gold.Conditions[0].Value != "Milan" {
		t.Errorf("learnt %+v", e.Gold)
	}
}
