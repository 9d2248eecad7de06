package web

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// A source's agent learns its verified questions whenever they change, except those without an expected
// answer.
func TestVerifiedQuestionsTeach(t *testing.T) {
	book := &notebook{}
	s, _, agent := newServed(t, func(o *Options) { o.Notes = book })
	boats := s.find(s.unnarrowed(), "boats")
	wide := schema.Example{Question: "wide 1", SUQL: "SELECT 1"}
	for _, step := range []struct {
		name  string
		event verifiedEvent
		want  []schema.Example
	}{
		{"verified", verifiedEvent{verified: verified{Question: wide.Question, SUQL: wide.SUQL}}, []schema.Example{wide}},
		{"asks back", verifiedEvent{verified: verified{Question: "long 1", SUQL: "SELECT 2", Asks: true}},
			[]schema.Example{wide}},
		{"no answer", verifiedEvent{verified: verified{Question: "deep 1", Reply: true}}, []schema.Example{wide}},
		{"removed", verifiedEvent{verified: verified{Question: wide.Question}, Gone: true}, nil},
	} {
		step.event.Of = "boats"
		data, err := json.Marshal(step.event)
		if err == nil {
			err = book.Add(t.Context(), Note{Kind: verifiedNote, Data: data})
		}
		if err != nil {
			t.Fatal(err)
		}
		before := agent.vouches.Load()
		s.vouch(t.Context(), boats)
		s.vouch(t.Context(), boats) // nothing has changed
		if n := agent.vouches.Load() - before; n != 1 {
			t.Errorf("%s: learnt %d times", step.name, n)
		}
		if got := *agent.vouched.Load(); !slices.Equal(got, step.want) {
			t.Errorf("%s: learnt %v, want %v", step.name, got, step.want)
		}
	}
}
