package parse

import (
	"context"
	"errors"
	"math"
	"testing"

	"surely/query"
)

type fixed struct {
	p   *Parsed
	err error
}

func (f fixed) Parse(context.Context, Input) (*Parsed, error) { return f.p, f.err }
func (f fixed) Next(context.Context, Input, []query.Component) (c []Choice, err error) {
	return nil, nil
}

func TestJoint(t *testing.T) {
	q := func(table string) *query.Query {
		return &query.Query{Select: []query.Item{query.Star(table)}, From: query.From{Tables: []string{table}}}
	}
	a := fixed{p: &Parsed{Data: 1, Candidates: []Candidate{{Query: q("x"), P: .6}, {Query: q("y"), P: .4}}}}
	b := fixed{p: &Parsed{Data: .5, Candidates: []Candidate{{Query: q("y"), P: .9}}}}
	got, err := Joint{a, b, .5}.Parse(context.Background(), Input{})
	if err != nil || len(got.Candidates) != 2 || got.Candidates[0].Query.From.Tables[0] != "y" || got.Candidates[0].P != .65 || got.Data != .75 {
		t.Errorf("%+v, %v", got, err)
	}
	if got.Local != nil || math.Abs(got.Else-.05) > 1e-9 {
		t.Errorf("%v, else %g", got.Local, got.Else)
	}
	broken := fixed{err: errors.New("no server")}
	if got, err := (Joint{broken, b, .5}).Parse(context.Background(), Input{}); err != nil || got != b.p {
		t.Errorf("one that fails leaves the other: %+v, %v", got, err)
	}
	if _, err := (Joint{broken, broken, .5}).Parse(context.Background(), Input{}); err == nil {
		t.Error("both fail")
	}
}

// Readings of the same components are one, whoever tells them in which order; a component is as certain as both find it.
func TestJointComponents(t *testing.T) {
	where := func(values ...string) *query.Query {
		q := &query.Query{Select: []query.Item{query.Star("x")}, From: query.From{Tables: []string{"x"}}}
		for _, v := range values {
			column := query.Column{Table: "x", Name: v[:1]}
			q.Where = append(q.Where, query.Condition{Item: query.Item{Column: column}, Op: query.Equal, Values: []query.Value{{Text: v}}})
		}
		return q
	}
	words := map[string][]int{"from = x": {1}}
	asked := where("a1", "b1")
	a := fixed{p: &Parsed{Data: 1, Candidates: []Candidate{{Query: asked, P: .5}}, Local: map[string]float64{}}}
	for _, c := range query.Components(asked) {
		a.p.Local[c.ID()] = .9
	}
	b := fixed{p: &Parsed{Data: 1, Tokens: []string{"x"}, Candidates: []Candidate{{Query: where("b1", "a1"), P: .4, Words: words}, {Query: where("b2"), P: .6}}}}
	got, err := Joint{a, b, .5}.Parse(context.Background(), Input{})
	if err != nil || len(got.Candidates) != 2 || got.Candidates[0].P != .45 || got.Candidates[0].Words == nil || len(got.Tokens) != 1 {
		t.Fatalf("%+v, %v", got, err)
	}
	for id, want := range map[string]float64{"where.value(x.a =) = a1": .5*.9 + .5*.4, "where.column = x.b": .5*.9 + .5, "from = x": .5*.9 + .5} {
		if math.Abs(got.Local[id]-want) > 1e-9 {
			t.Errorf("%s: %g, want %g", id, got.Local[id], want)
		}
	}
}
