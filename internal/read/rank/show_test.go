package rank

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// TestEachRow checks which lists are shown without repeats.
func TestEachRow(t *testing.T) {
	list := func(column string) *query.Query {
		return &query.Query{Distinct: true, From: query.From{Tables: []string{"boats"}},
			Select: []query.Item{{Column: query.Column{Table: "boats", Name: column}}}}
	}
	for _, c := range []struct {
		question string
		of       *query.Query
		distinct bool
	}{
		{"which boats are insured", list("name"), false},
		{"different names of insured boats", list("name"), true},
		{"kinds of insured boats", list("kind"), true},
	} {
		q := link.NewAt(when.Clock{Today: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}, parsetest.Boats(),
			parsetest.BoatValues{}, c.question)
		if got := keepRepeatedTitles(q, c.of); got.Distinct != c.distinct || !c.of.Distinct {
			t.Errorf("%s: %s", c.question, got.SUQL())
		}
	}
}

// A question about all rows asks whether what is said last is so of all that have the rest.
func TestOfAll(t *testing.T) {
	is := func(column, value string) query.Condition {
		return query.Condition{Item: query.Item{Column: query.Column{Table: "boats", Name: column}}, Op: query.Equal,
			Values: []query.Value{{Text: value}}}
	}
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	some := query.Item{Calc: &query.Calc{Op: query.More, Left: rows, Right: query.Item{Number: "0"}}}
	insured := is("insured", "1")
	insured.Values[0].Number = true
	const all = "SELECT count(*) FILTER (WHERE insured = 1) = count(*) FROM boats WHERE kind = 'sloop'"
	for question, want := range map[string]string{
		"are all sloops insured":          all,
		"is every sloop insured":          all,
		"are the sloops insured":          "SELECT count(*) > 0 FROM boats WHERE kind = 'sloop' AND insured = 1",
		"is there an owner of all sloops": "SELECT count(*) > 0 FROM boats WHERE kind = 'sloop' AND insured = 1",
		"are all the insured boats sloops": "SELECT count(*) FILTER (WHERE kind = 'sloop') = count(*) FROM boats " +
			"WHERE insured = 1",
	} {
		question := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
		for _, shown := range []query.Item{some, rows} {
			of := &query.Query{Select: []query.Item{shown}, From: query.From{Tables: []string{"boats"}},
				Where: []query.Condition{is("kind", "sloop"), insured}}
			if got := ofAll(question, of).SUQL(); got != want && (shown.Calc != nil || link.EveryAt(question.Tokens) >= 0) {
				t.Errorf("%s: %s", question.Text, got)
			}
		}
	}
}
