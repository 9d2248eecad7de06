package parse

import (
	"context"
	"errors"
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
	broken := fixed{err: errors.New("no server")}
	if got, err := (Joint{broken, b, .5}).Parse(context.Background(), Input{}); err != nil || got != b.p {
		t.Errorf("one that fails leaves the other: %+v, %v", got, err)
	}
	if _, err := (Joint{broken, broken, .5}).Parse(context.Background(), Input{}); err == nil {
		t.Error("both fail")
	}
}
