package agent

import (
	"context"
	"errors"
	"testing"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// An owner's verified question is answered by its statement, and settles the same choice for other
// questions; once it is withdrawn, both are parsed as before.
func TestVouch(t *testing.T) {
	names := find0()
	cities := &query.Query{Select: []query.Item{{Column: col("city")}}, From: names.From}
	both := func(where ...query.Condition) script {
		a, b := names.Clone(), cities.Clone()
		a.Where, b.Where = where, where
		return script{"q": []parse.Candidate{{Query: a, P: .5, Result: a.SUQL()}, {Query: b, P: .45, Result: b.SUQL()}}}
	}
	verified, other := both(), both(where("members", query.Greater, "3"))
	rows := canned{"SELECT 1": [][]any{{1}}}
	for _, s := range []script{verified, other} {
		for _, c := range s["q"] {
			rows[c.Query.SUQL()] = [][]any{{"x"}}
		}
	}
	a := newAgent(t, "gain=0.9", wordy{"the place of each club": verified, "The place of each club?": verified,
		"the place of large clubs": other}, rows)
	a.o.Detector = errdetect.Gain(.9)
	chosen := other["q"][1].Query.SUQL()
	for _, step := range []struct {
		name    string
		vouched []schema.Example
		same    string // the statement of the verified question; empty: it is asked about
		other   string
	}{
		{"before", nil, "", ""},
		{"verified", []schema.Example{{Question: "The place of each club?", SUQL: cities.SUQL()}}, cities.SUQL(), chosen},
		{"none of the readings", []schema.Example{{Question: "the place of each club", SUQL: "SELECT 1"}}, "SELECT 1", ""},
		{"withdrawn", nil, "", ""},
	} {
		if err := a.SetVerified(context.Background(), "", step.vouched, true); err != nil {
			t.Fatal(step.name, err)
		}
		for question, want := range map[string]string{"the place of each club": step.same,
			"the place of large clubs": step.other} {
			if h := ask(a, &Conversation{}, question); h.result.SUQL != want || (h.asked.ID == "") != (want != "") {
				t.Errorf("%s: %q asked %+v, ran %q, want %q", step.name, question, h.asked, h.result.SUQL, want)
			}
		}
	}
}

// A source that cannot be opened or read teaches nothing, and returns an error.
func TestVouchFails(t *testing.T) {
	a := newAgent(t, "gain=0.9", nil, nil)
	a.o.Source = func(string) (*Source, error) { return nil, errors.New("gone") }
	questions := []schema.Example{{Question: "q", SUQL: "SELECT 1"}}
	if err := a.SetVerified(context.Background(), "clubs", questions, true); err == nil {
		t.Error("a source that is gone was vouched for")
	}
}

// A verified question is parsed like any other if it may be a follow-up, or if its statement contains a date.
func TestVouchedInContext(t *testing.T) {
	names := find0()
	reading := script{"q": []parse.Candidate{{Query: names, P: .99, Result: "names"}}}
	const dated = "SELECT name FROM clubs WHERE founded >= '2026-10-01'"
	rows := canned{names.SUQL(): [][]any{{"x"}}, "SELECT 1": [][]any{{1}}, dated: [][]any{{"y"}}}
	a := newAgent(t, "never",
		wordy{"clubs": reading, "large ones": reading, "new clubs": reading}, rows)
	if err := a.SetVerified(context.Background(), "", []schema.Example{{Question: "large ones", SUQL: "SELECT 1"},
		{Question: "new clubs", SUQL: dated}}, false); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		turns []string
		want  string
	}{
		{[]string{"large ones"}, "SELECT 1"}, {[]string{"clubs", "large ones"}, names.SUQL()},
		{[]string{"new clubs"}, names.SUQL()},
	} {
		conv, ran := &Conversation{}, ""
		for _, text := range c.turns {
			ran = ask(a, conv, text).result.SUQL
		}
		if ran != c.want {
			t.Errorf("%v ran %q, want %q", c.turns, ran, c.want)
		}
	}
}
