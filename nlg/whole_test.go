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

// Readings are described as whole phrases: what they show, of which rows, and for which groups.
func TestWhole(t *testing.T) {
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	join := query.Join{Left: at("cylinders", "diver_id"), Right: at("divers", "diver_id")}
	two := query.From{Tables: []string{"divers", "cylinders"}, Joins: []query.Join{join}}
	three := query.From{Tables: []string{"divers", "cylinders", "tests"}, Joins: []query.Join{join,
		{Left: at("tests", "cylinder_id"), Right: at("cylinders", "cylinder_id")}}}
	item := func(agg query.Agg, c query.Column) query.Item { return query.Item{Agg: agg, Column: c} }
	name, gas := item(query.None, at("divers", "diver_name")), is(at("cylinders", "gas"), query.Equal, "air")
	fee := item(query.Avg, at("tests", "fee_ct"))
	all := item(query.Count, query.Column{Name: "*"})
	passed := is(at("tests", "passed"), query.Equal, "true")
	share := query.Item{Calc: &query.Calc{Op: query.Share, Left: query.Item{Agg: query.Count,
		Column: query.Column{Name: "*"}, Only: []query.Condition{passed}}, Right: all}}
	many := query.Condition{Item: all, Op: query.Greater, Values: []query.Value{{Text: "3", Number: true}}}
	ann := is(at("divers", "diver_name"), query.Equal, "Ann")
	byDiver := []query.Column{at("divers", "diver_id")}
	for _, tt := range []struct {
		want string
		q    query.Query
	}{
		{"all divers", query.Query{Select: []query.Item{name}, From: query.From{Tables: []string{"divers"}}}},
		{"divers with cylinders whose gas is air", query.Query{Select: []query.Item{name}, From: two,
			Where: []query.Condition{gas}}},
		{"town of the diver called Ann", query.Query{Select: []query.Item{item(query.None, at("divers", "town"))},
			From: query.From{Tables: []string{"divers"}}, Where: []query.Condition{ann}}},
		{"average fee of tests of cylinders whose gas is air, for each diver", query.Query{Select: []query.Item{name, fee},
			From: three, Where: []query.Condition{gas}, GroupBy: byDiver}},
		{"number of tests of divers called Ann, of cylinders whose gas is air", query.Query{Select: []query.Item{all},
			From: three, Where: []query.Condition{gas, ann}}},
		{"share of tests that are passed for each diver, of tests of cylinders whose gas is air", query.Query{
			Select: []query.Item{name, share}, From: three, Where: []query.Condition{gas}, GroupBy: byDiver}},
		{"number of cylinders for each diver with more than 3 cylinders", query.Query{Select: []query.Item{name, all},
			From: two, GroupBy: byDiver, Having: []query.Condition{many}}},
		{"the diver with the most cylinders whose gas is air", query.Query{Select: []query.Item{name, all},
			From: two, Where: []query.Condition{gas}, GroupBy: byDiver, Limit: 1,
			OrderBy: []query.Order{{Item: all, Desc: true}}}},
		{"the cylinder with the lowest weight, of those whose gas is air", query.Query{
			Select:  []query.Item{item(query.None, at("cylinders", "cylinder_id"))},
			From:    query.From{Tables: []string{"cylinders"}},
			Where:   []query.Condition{gas},
			OrderBy: []query.Order{{Item: item(query.None, at("cylinders", "weight_g"))}}, Limit: 1}},
		{"tests whose start time is at 9 o’clock or later, those that are passed first, first 3", query.Query{
			Select: []query.Item{item(query.None, at("tests", "test_id"))}, From: query.From{Tables: []string{"tests"}},
			Where: []query.Condition{{Item: item(query.None, query.Column{Table: "tests", Name: "starts_at",
				Part: query.Hour}), Op: query.GreaterEqual, Values: []query.Value{{Text: "9", Number: true}}}},
			OrderBy: []query.Order{{Item: item(query.None, at("tests", "passed")), Desc: true}}, Limit: 3}},
		{"number of tests and average fee for each diver, of tests of cylinders whose gas is air", query.Query{
			Select: []query.Item{name, all, fee}, From: three, Where: []query.Condition{gas}, GroupBy: byDiver}},
		{"share of all cylinders for each diver", query.Query{Select: []query.Item{name, {Calc: &query.Calc{
			Op: query.Share, Left: all, Right: query.Item{Sub: &query.Query{Select: []query.Item{all}, From: two}}}}},
			From: two, GroupBy: byDiver}},
		{"divers in Bonn, without divers with cylinders whose gas is air", query.Query{Select: []query.Item{name},
			From:  query.From{Tables: []string{"divers"}},
			Where: []query.Condition{is(at("divers", "town"), query.Equal, "Bonn")}, Set: query.Except,
			Right: &query.Query{Select: []query.Item{name}, From: two, Where: []query.Condition{gas}}}},
		{"cylinders with no date last painted", query.Query{
			Select: []query.Item{item(query.None, at("cylinders", "cylinder_id"))},
			From:   query.From{Tables: []string{"cylinders"}},
			Where:  []query.Condition{is(at("cylinders", "last_painted"), query.IsNull)}}},
	} {
		if got := voice.Whole(divers(), &tt.q); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// Replies name the rows that conditions on other tables are about.
func TestCountsOfJoinedRows(t *testing.T) {
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"cylinders", "divers"}, Joins: []query.Join{
			{Left: at("cylinders", "diver_id"), Right: at("divers", "diver_id")}}},
		Where: []query.Condition{is(at("divers", "diver_name"), query.Equal, "Ann"),
			is(at("cylinders", "gas"), query.Equal, "air")}}
	want := "There are 3 cylinders whose gas is air, of divers called Ann."
	if got := voice.Value(divers(), q, "3"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
