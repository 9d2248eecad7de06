package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// divers is a fixture: divers send cylinders to be tested.
func divers() *schema.Database {
	key := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Integer, Role: schema.Identifier}
	}
	text := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Text} }
	return &schema.Database{Tables: []*schema.Table{
		{Name: "divers", Key: []string{"diver_id"}, Columns: []*schema.Column{key("diver_id"),
			{Name: "diver_name", Type: schema.Text, Role: schema.Title}, text("town")}},
		{Name: "cylinders", Key: []string{"cylinder_id"}, Columns: []*schema.Column{key("cylinder_id"), key("diver_id"),
			text("gas"), {Name: "weight_g", Type: schema.Integer}, {Name: "last_painted", Type: schema.Date}}},
		{Name: "tests", Key: []string{"test_id"}, Columns: []*schema.Column{key("test_id"), key("cylinder_id"),
			{Name: "fee_ct", Type: schema.Integer}, {Name: "passed", Type: schema.Boolean},
			{Name: "signed_up_on", Type: schema.Date}, {Name: "starts_at", Type: schema.Timestamp}, text("faults_seen")}},
	}, ForeignKeys: []schema.ForeignKey{
		{Table: "cylinders", Column: "diver_id", RefTable: "divers", RefColumn: "diver_id"},
		{Table: "tests", Column: "cylinder_id", RefTable: "cylinders", RefColumn: "cylinder_id"}}}
}

// Shares are of the rows that are said behind them. Phrases of queries without calculations are in testdata.
func TestShares(t *testing.T) {
	voice := nlg.PlainVoice(t)
	join := query.Join{Left: at("cylinders", "diver_id"), Right: at("divers", "diver_id")}
	two := query.From{Tables: []string{"divers", "cylinders"}, Joins: []query.Join{join}}
	three := query.From{Tables: []string{"divers", "cylinders", "tests"}, Joins: []query.Join{join,
		{Left: at("tests", "cylinder_id"), Right: at("cylinders", "cylinder_id")}}}
	name, all := query.Item{Column: at("divers", "diver_name")}, query.Item{Agg: query.Count,
		Column: query.Column{Name: "*"}}
	passed := all
	passed.Only = []query.Condition{is(at("tests", "passed"), query.Equal, "true")}
	total := query.Item{Sub: &query.Query{Select: []query.Item{all}, From: two}}
	for _, tt := range []struct {
		left, right query.Item
		from        query.From
		where       []query.Condition
		want        string
	}{
		{passed, all, three, []query.Condition{is(at("cylinders", "gas"), query.Equal, "air")},
			"share with passed: yes among tests, cylinder gas: air, for each diver"},
		{all, total, two, nil, "share of all cylinders for each diver"},
	} {
		q := &query.Query{From: tt.from, Where: tt.where, GroupBy: []query.Column{at("divers", "diver_id")},
			Select: []query.Item{name, {Calc: &query.Calc{Op: query.Share, Left: tt.left, Right: tt.right}}}}
		if got := voice.Whole(divers(), q); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
