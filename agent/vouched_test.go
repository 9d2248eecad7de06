package agent

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// A verified question is answered by its statement without being parsed. It is parsed like any other if it may be a
// follow-up, or if its statement contains a date or cannot be run.
func TestVerifiedQuestions(t *testing.T) {
	names := find0()
	verified := find0(where("city", query.Equal, "Milan")).SUQL()
	reading := script{"q": []parse.Candidate{{Query: names, P: .99, Result: "names"}}}
	const dated = "SELECT name FROM clubs WHERE founded >= '2026-10-01'"
	rows := canned{names.SUQL(): [][]any{{"x"}}, verified: [][]any{{"y"}}, dated: [][]any{{"z"}}}
	a := newAgent(t, "never", wordy{"clubs": reading, "Large ones?": reading, "new clubs": reading}, rows)
	db := *clubs
	db.Examples = []schema.Example{{Question: "large ones", SUQL: verified, By: "Ada"},
		{Question: "new clubs", SUQL: dated}}
	a.o.Source = func(string) (*Source, error) { return &Source{Schema: &db, Engine: rows}, nil }
	for _, c := range []struct {
		turns []string
		want  string
	}{
		{[]string{"Large ones?"}, verified}, {[]string{"clubs", "Large ones?"}, names.SUQL()},
		{[]string{"new clubs"}, names.SUQL()},
	} {
		conv := &Conversation{}
		var last ResultEvent
		for _, text := range c.turns {
			last = ask(a, conv, text).result
		}
		if last.SUQL != c.want || (last.Verified != nil) != (c.want == verified) {
			t.Errorf("%v ran %q, verified: %v; want %q", c.turns, last.SUQL, last.Verified, c.want)
		}
		if c.want == verified && (last.Searched != "Clubs in Milan." || last.Verified.By != "Ada") {
			t.Errorf("verified by %q: %s", last.Verified.By, last.Searched)
		}
	}
}
