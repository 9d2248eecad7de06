package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/nlg"
)

// A yes/no question is answered with yes or no.
func TestWhether(t *testing.T) {
	kind := func(k string) []query.Condition {
		return []query.Condition{{Item: query.Item{Column: query.Column{Table: "boats", Name: "kind"}}, Op: query.Equal,
			Values: []query.Value{{Text: k}}}}
	}
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	sloops, ketches := rows, rows
	sloops.Only, ketches.Only = kind("sloop"), kind("ketch")
	some := query.Calc{Op: query.More, Left: rows, Right: query.Item{Number: "0"}}
	more := query.Calc{Op: query.More, Left: sloops, Right: ketches}
	for _, tt := range []struct {
		value string
		calc  query.Calc
		where []query.Condition
		want  string
	}{
		{"true", some, kind("sloop"), "Yes, there are."},
		{"false", some, kind("sloop"), "No, there are none."},
		{"false", some, nil, "No, there are none."},
		{"true", more, nil, "Yes."},
		{"false", more, nil, "No."},
	} {
		voice := nlg.PlainVoice(t)
		q := &query.Query{Select: []query.Item{{Calc: &tt.calc}}, From: query.From{Tables: []string{"boats"}},
			Where: tt.where}
		if got := voice.Value(parsetest.Boats(), q, tt.value); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.value, got, tt.want)
		}
	}
}
