package cli

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// TestLearnt keeps replies and makes examples of those that left nothing in doubt.
func TestLearnt(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	data := filepath.Join(dir, "clubs.csv")
	if err := os.WriteFile(data, []byte("name,city,members\nToro,Turin,40\nInter,Milan,70\nSamp,Genoa,30\n"),
		0o600); err != nil {
		t.Fatal(err)
	}
	g := &globals{Data: []string{data}, Home: dir, Offline: true}
	a, err := g.app(ctx, streams{in: strings.NewReader(""), out: io.Discard, err: io.Discard,
		getenv: func(string) string { return "" }})
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
		Where: []query.Condition{{Item: query.Item{Column: column("city")}, Op: query.Equal,
			Values: []query.Value{{Text: "Milan", First: -1, Last: -1}}}}}
	keep := keepReplies(ctx, kept, func(err error) { t.Error(err) })
	// a reply is no query
	keep(agent.Feedback{Question: "clubs in Milan", Reply: agent.ReplyYes, Query: meant})
	keep(agent.Feedback{Question: "clubs in Milan", Reply: agent.ReplyRan, Query: meant}) // this is
	// nobody confirmed it
	keep(agent.Feedback{Question: "clubs there", Reply: agent.ReplyRan, Query: meant, Doubtful: true})
	// data that is not there
	keep(agent.Feedback{Question: "elsewhere", Source: "gone", Reply: agent.ReplyRan, Query: meant})
	got, err := learnt(ctx, kept, a)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != repeats {
		t.Fatalf("%d examples", len(got))
	}
	if e := got[0]; e.Question != "clubs in Milan" || len(e.Gold.Conditions) != 1 ||
		e.Gold.Conditions[0].Value != "Milan" {
		t.Errorf("learnt %+v", e.Gold)
	}
}

// TestFeedbackCommand prints what visitors thought, until they delete the chat.
func TestFeedbackCommand(t *testing.T) {
	ctx, home := context.Background(), t.TempDir()
	kept, err := state.Open(filepath.Join(home, stateFile))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	if err := kept.Conversations().Save(ctx, "c", "", nil); err != nil {
		t.Fatal(err)
	}
	if err := keepJudgements(kept)(ctx, web.Judgement{Conversation: "c", Turn: 2, Question: "who is late?",
		Reason: "nobody is"}); err != nil {
		t.Fatal(err)
	}
	if err := kept.Feedback().Add(ctx, state.Remark{Kind: replyRemark, Data: []byte("{}")}); err != nil {
		t.Fatal(err)
	}
	printed := func() string {
		var out, errs bytes.Buffer
		if code := run(ctx, []string{"feedback", "--home", home},
			streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }}); code != 0 {
			t.Fatal(errs.String())
		}
		return out.String()
	}
	if got := printed(); strings.Count(got, "\n") != 1 || !strings.Contains(got, `"good":false,"reason":"nobody is"`) ||
		!strings.Contains(got, `"time":"`) {
		t.Errorf("it prints %q", got)
	}
	if err := kept.Conversations().Delete(ctx, "c"); err != nil {
		t.Fatal(err)
	}
	if got := printed(); got != "" {
		t.Errorf("left of a deleted chat: %q", got)
	}
}
