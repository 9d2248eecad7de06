package parse

import (
	"context"
	"errors"
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

type fixed struct {
	p   *Parsed
	err error
}

func (f fixed) Parse(context.Context, Input) (*Parsed, error) { return f.p, f.err }

func TestJoint(t *testing.T) {
	q := func(table string) *query.Query {
		return &query.Query{Select: []query.Item{query.Star(table)}, From: query.From{Tables: []string{table}}}
	}
	a := fixed{p: &Parsed{Data: 1, Candidates: []Candidate{{Query: q("x"), P: .6}, {Query: q("y"), P: .4}}}}
	b := fixed{p: &Parsed{Data: .5, Candidates: []Candidate{{Query: q("y"), P: .9}}}}
	got, err := Joint{a, b}.Parse(context.Background(), Input{})
	// y has .4 * .9, x has .6 of what b leaves over: half of .1, since "something else" has the other half.
	total := .4*.9 + .6*.05
	if err != nil || len(got.Candidates) != 2 || got.Candidates[0].Query.From.Tables[0] != "y" ||
		math.Abs(got.Candidates[0].P-.36/total) > 1e-9 || got.Data != .75 {
		t.Errorf("%+v, %v", got, err)
	}
	if got.Confidences != nil || got.Else != 0 {
		t.Errorf("%v, else %g", got.Confidences, got.Else)
	}
	broken := fixed{err: errors.New("no server")}
	if got, err := (Joint{broken, b}).Parse(context.Background(), Input{}); err != nil || got != b.p {
		t.Errorf("one that fails leaves the other: %+v, %v", got, err)
	}
	if _, err := (Joint{broken, broken}).Parse(context.Background(), Input{}); err == nil {
		t.Error("both fail")
	}
}

// Readings of the same components are one, whoever tells them in which order; a component is as certain as both find
// it.
func TestJointComponents(t *testing.T) {
	where := func(values ...string) *query.Query {
		q := &query.Query{Select: []query.Item{query.Star("x")}, From: query.From{Tables: []string{"x"}}}
		for _, v := range values {
			column := query.Column{Table: "x", Name: v[:1]}
			q.Where = append(q.Where, query.Condition{Item: query.Item{Column: column}, Op: query.Equal,
				Values: []query.Value{{Text: v}}})
		}
		return q
	}
	words := map[string][]int{"from = x": {1}}
	asked := where("a1", "b1")
	a := fixed{p: &Parsed{Data: 1, Candidates: []Candidate{{Query: asked, P: .5}}, Confidences: map[string]float64{}}}
	for _, c := range query.Components(asked) {
		a.p.Confidences[c.ID()] = .9
	}
	b := fixed{p: &Parsed{Data: 1, Tokens: []string{"x"},
		Candidates: []Candidate{{Query: where("b1", "a1"), P: .4, Words: words}, {Query: where("b2"), P: .6}}}}
	got, err := Joint{a, b}.Parse(context.Background(), Input{})
	// The reading of both has .5 * .4, the other .6 of half of .5, and "something else" nothing.
	if err != nil || len(got.Candidates) != 2 || math.Abs(got.Candidates[0].P-.2/.35) > 1e-9 ||
		got.Candidates[0].Words == nil || len(got.Tokens) != 1 {
		t.Fatalf("%+v, %v", got, err)
	}
	// .9 and .4 say as much of the value as odds of 9 and 2/3 multiplied; of the table b is certain.
	for id, want := range map[string]float64{"where.value(x.a =) = a1": 6.0 / 7, "where.column = x.b": 1, "from = x": 1} {
		if math.Abs(got.Confidences[id]-want) > 1e-9 {
			t.Errorf("%s: %g, want %g", id, got.Confidences[id], want)
		}
	}
}

// Who is surer counts for more, and two who doubt alike and agree are surer together.
func TestJointBySurety(t *testing.T) {
	q := func(table string) *query.Query {
		return &query.Query{Select: []query.Item{query.Star(table)}, From: query.From{Tables: []string{table}}}
	}
	said := func(table string, p float64) fixed {
		return fixed{p: &Parsed{Data: 1, Candidates: []Candidate{{Query: q(table), P: p}}}}
	}
	for _, tt := range []struct {
		a, b  fixed
		leads string
		p     float64
	}{
		{said("x", .9), said("y", .6), "x", .9 * .2 / (.9*.2 + .6*.05 + .2*.05)},
		{said("x", .6), said("y", .9), "y", .9 * .2 / (.9*.2 + .6*.05 + .2*.05)},
		{said("x", .6), said("x", .6), "x", .36 / (.36 + .16)},
		{said("x", .6), fixed{p: &Parsed{}}, "x", .6},
	} {
		got, err := Joint{tt.a, tt.b}.Parse(context.Background(), Input{})
		if err != nil || got.Candidates[0].Query.From.Tables[0] != tt.leads || math.Abs(got.Candidates[0].P-tt.p) > 1e-9 {
			t.Errorf("%+v, %v: want %s with %g", got, err, tt.leads, tt.p)
		}
	}
}
