package rank

import (
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// asked makes examples of questions of one corpus.
func asked(corpus string, questions ...string) (out []*Example) {
	for _, q := range questions {
		out = append(out, &Example{Corpus: corpus, Question: Question{Tables: 3},
			Asked: propose.Asked(link.New(parsetest.Boats(), parsetest.BoatValues{}, q))})
	}
	return out
}

// A manner of asking is told by its words, of data that nothing was learnt of; without two of them there is none.
func TestManner(t *testing.T) {
	formal := asked("a", "Find the names of all sloops.", "What are the names of boats in each city?",
		"Return the number of owners for each city.", "What is the average length of all boats?")
	plain := asked("b", "any sloops?", "who owes us money", "do we have a ketch", "longest one so far")
	m := trainManner(append(formal, plain...), "a", 1)
	for question, want := range map[string]bool{"What are the names of all owners?": true, "any ketch so far": false} {
		if p := m.in(asked("", question)[0].Asked); p > .5 != want {
			t.Errorf("%s: %.2f", question, p)
		}
	}
	if trainManner(plain, "a", 1) != nil {
		t.Error("a manner that nothing was asked in was learnt")
	}
	if p := (manner)(nil).in(plain[0].Asked); p != 0 {
		t.Errorf("a manner that was not learnt is met by %.2f", p)
	}
}
