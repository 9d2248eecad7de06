package parse

import (
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

// "Something else" has most of what all candidates have, and its share of what some have.
func TestMarginals(t *testing.T) {
	name := query.Item{Column: query.Column{Table: "boat", Name: "name"}}
	boats := &query.Query{Select: []query.Item{name}, From: query.From{Tables: []string{"boat"}}}
	five := boats.Clone()
	five.Limit = 5
	ids := map[query.Kind]string{}
	for _, c := range query.Components(five) {
		ids[c.Kind] = c.ID()
	}
	p := &Parsed{Candidates: []Candidate{{Query: boats, P: .6}, {Query: five, P: .2}}}
	m := p.Marginals()
	for kind, want := range map[query.Kind]float64{query.SelectColumn: .8 + ElseComponentShare*.2, query.LimitRows: .2 +
		ElseComponentShare*.05} {
		if got := m[ids[kind]]; math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: %v, want %v", ids[kind], got, want)
		}
	}
	p.Confidences = map[string]float64{ids[query.SelectColumn]: .5}
	if got := p.Marginals()[ids[query.SelectColumn]]; got != .5 {
		t.Errorf("what the parser says of a component itself: %v", got)
	}
}

// It takes more than unlikely readings to decline: that the data holds no answer has to be likelier than that the
// question means something else, and half as likely again as the best result.
func TestDeclining(t *testing.T) {
	for _, c := range []struct {
		best, rest, none float64
		declines         bool
	}{{.01, .9, .1, false}, {.1, .6, .35, true}, {.3, .6, .55, true}, {.4, .6, .55, false}, {.02, .95, .9, true},
		{.5, 0, 0, false}} {
		p := &Parsed{Candidates: []Candidate{{P: c.best / 2, Result: "a"}, {P: c.best / 2, Result: "a"},
			{P: c.best / 3, Result: "b"}}, Else: c.rest, None: c.none}
		if got := p.DeclineProbability(); got >= .5 != c.declines {
			t.Errorf("%+v: %.2f", c, got)
		}
	}
}
