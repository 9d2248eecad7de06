package agent

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/parse"
)

// An answer that is stated names the words that it does not use.
func TestUnusedWordsAreNamed(t *testing.T) {
	q := find0()
	a := newAgent(t, "gain=0.5", fixedParser{&parse.Parsed{Data: 1, Tokens: []string{"frilly", "clubs"},
		Candidates: []parse.Candidate{{Query: q, P: .99, Unused: []string{"frilly"}}}}}, canned{q.SUQL(): {{"Toro"}}})
	conv := &Conversation{}
	r := ask(a, conv, "frilly clubs").result
	if r.Guess || !strings.Contains(r.Reply, "“frilly”") {
		t.Errorf("guess %v: %s", r.Guess, r.Reply)
	}
}
