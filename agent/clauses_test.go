package agent

import (
	"math"
	"testing"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// A parser that decides clause by clause is doubted by its confidence in each, and asked again after a refusal.
func TestClauseByClause(t *testing.T) {
	parsed := func(value float64, of ...*query.Query) *parse.Parsed {
		p := &parse.Parsed{Confidences: map[string]float64{}}
		for _, q := range of {
			p.Candidates = append(p.Candidates, parse.Candidate{Query: q, P: value / float64(len(of))})
		}
		for _, c := range query.Components(of[0]) {
			p.Confidences[c.ID()] = .99
			if c.Kind == query.WhereValue {
				p.Confidences[c.ID()] = value
			}
		}
		return p
	}
	q := NewMISP(NewBelief(parsed(.8, high)), DialogueOptions{Detector: errdetect.Probability(.95),
		Reparse: func(k query.Constraints) *parse.Parsed { return parsed(.97, school) }})
	if a := asks(t, q, teamValue+"westchester high"); a.P != .8 {
		t.Errorf("asks with probability %g, the parser said .8", a.P)
	}
	q.Refuse()
	ends(t, q, school)
	// A doubt that makes no difference to the result is none.
	same := parsed(.8, high, school)
	same.Candidates[0].Result, same.Candidates[1].Result = "1", "1"
	if a := NewReadings(NewBelief(same), DialogueOptions{Detector: errdetect.Gain(.9)}).Next(); a != nil {
		t.Errorf("asks about %s", a.Component.ID())
	}
	// After "none of these" what the offered readings choose differently is refused.
	chat := NewReadings(NewBelief(parsed(.8, high, school)), DialogueOptions{Detector: errdetect.Gain(.9),
		Reparse: func(k query.Constraints) *parse.Parsed {
			if len(k.Forbidden) != 2 {
				t.Errorf("refused %v", k.Forbidden)
			}
			return parsed(.97, third)
		}})
	if a := chat.Next(); a == nil || len(a.Options) != 2 {
		t.Fatalf("offers %+v", a)
	}
	chat.RefuseReadings()
	ends(t, chat, third)
}

// Skipping a question confirms nothing: the confidence of the result and its parts is unchanged.
func TestSkipConfirmsNothing(t *testing.T) {
	q := start(t, "gain=0.9", DialogueOptions{}, candidates(shows("a", query.None, is("b", "x")), .5,
		shows("a", query.None), .3))
	before := q.Confidence()
	ask := q.Next()
	if ask == nil {
		t.Fatal("nothing is asked")
	}
	id := ask.Component.ID()
	p := q.probabilities()(ask.Component)
	q.Skip()
	if got := q.Confidence(); math.Abs(got-before) > 1e-9 {
		t.Errorf("the result is %.2f sure after a skip, was %.2f", got, before)
	}
	if got := q.probabilities()(ask.Component); math.Abs(got-p) > 1e-9 || q.Status(id) != Predicted {
		t.Errorf("%s is %.2f sure and %s after a skip, was %.2f", id, got, q.Status(id), p)
	}
	if again := q.Next(); again != nil && again.Component.ID() == id {
		t.Errorf("%s is asked again", id)
	}
}
