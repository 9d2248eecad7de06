package model_test

import (
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// After a no, a server that goes on is given the statement up to there, and one that does not chooses by a letter.
// What was refused does not come back, what stands before it stays, the certainty is the server's, and each no costs
// one request.
func TestAfterANo(t *testing.T) {
	for name, tt := range map[string]struct {
		wrap     func(llmtest.Script) llmtest.Script
		requests int // for each text
		begun    bool
		choices  bool
	}{
		"GoesOn":  {llmtest.GoingOn, 1, true, false},
		"Chooses": {llmtest.NoBeginning, 1, false, true},
		"Samples": {func(s llmtest.Script) llmtest.Script { return llmtest.NoLogprobs(false, llmtest.GoingOn(s)) }, 1, true, false},
	} {
		for _, kind := range []query.Kind{query.SelectColumn, query.SelectAgg, query.WhereCount, query.WhereColumn,
			query.WhereOp,
			query.OrderItem, query.OrderDesc} {
			t.Run(name+"/"+string(kind), func(t *testing.T) {
				var seen []llmtest.Decided
				var sent []llmtest.Request
				gold := quiet()
				if kind == query.SelectAgg { // what is worked out of all rows has no order
					gold.OrderBy, gold.Limit = nil, 0
				}
				script := tt.wrap(llmtest.NoisyGold(func(string) *query.Query { return gold }, .8, 1,
					func(d llmtest.Decided) { seen = append(seen, d) }))
				s := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response { sent = append(sent, r); return script(r) })
				defer s.Close()
				c := llm.New(llm.Options{BaseURL: s.URL + "/v1", Model: "m", Concurrency: 1})
				if name == "Chooses" { // that it begins anew was found out before
					if _, err := llm.NewWriter(c).Write(context.Background(),
						verdict.Writing{System: "s", Message: "{}", Begin: "SELECT"}); err != nil {
						t.Fatal(err)
					}
				}
				p := model.New(model.Options{Model: llm.NewWriter(c)})
				in := input(query.Constraints{})
				first, err := p.Parse(context.Background(), in)
				if err != nil {
					t.Fatal(err)
				}
				list := query.Components(first.Candidates[0].Query)
				refused := list[slices.IndexFunc(list, func(c query.Component) bool { return c.Kind == kind })]
				seen, sent = nil, nil
				known := query.Constraints{Forbidden: []query.Component{refused}}
				in.Constraints = known
				got, err := p.Parse(context.Background(), in)
				if err != nil || len(got.Candidates) == 0 {
					t.Fatalf("%+v, %v, %s: %s", got, err, sent[len(sent)-1].Last, first.Candidates[0].Query.SUQL())
				}
				if len(sent) != tt.requests {
					t.Errorf("%d requests", len(sent))
				}
				shown := kind == query.SelectColumn || kind == query.SelectAgg // nothing stands before them
				if (sent[0].Begin != "") != (tt.begun && !shown) || tt.choices != strings.Contains(sent[0].Last, "Choices:\n") &&
					kind != query.WhereCount {
					t.Errorf("begins with %q: %s", sent[0].Begin, sent[0].Last)
				}
				for _, c := range got.Candidates {
					if !known.Allow(c.Query) {
						t.Errorf("%s comes back: %s", refused.ID(), c.Query.SUQL())
					}
				}
				if name == "Samples" {
					return
				}
				for _, c := range query.Components(got.Candidates[0].Query) {
					if _, told := got.Local[c.ID()]; !told { // such as ASC, which nobody writes
						continue
					}
					if c.Slot != refused.Slot || slices.ContainsFunc(list, func(o query.Component) bool { return o.ID() == c.ID() }) {
						continue
					}
					if !slices.ContainsFunc(seen, func(d llmtest.Decided) bool {
						return d.Slot == c.Slot && math.Abs(d.P[d.Best]-got.Local[c.ID()]) < 1e-3
					}) {
						t.Errorf("%s has %g, which the server never said", c.ID(), got.Local[c.ID()])
					}
				}
			})
		}
	}
}
