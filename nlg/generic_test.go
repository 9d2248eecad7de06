package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// stock is a file whose name is not a noun for its rows.
func stock() *schema.Database {
	text := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Text} }
	return &schema.Database{Tables: []*schema.Table{{Name: "stock", Ordered: true, Columns: []*schema.Column{
		text("wine"), text("colour"), text("to"), {Name: "price", Type: schema.Numeric},
		{Name: "delivered", Type: schema.Date}, {Name: "# renewals", Type: schema.Integer},
		{Name: "SKU", Label: "stock keeping unit", Type: schema.Text}}}}}
}

// Rows without a noun of their own are spoken of only where they are counted or shown themselves.
func TestRowsWithoutANoun(t *testing.T) {
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	item := func(name string) query.Item { return query.Item{Column: query.Column{Table: "stock", Name: name}} }
	from := query.From{Tables: []string{"stock"}}
	red := is(at("stock", "colour"), query.Equal, "red")
	first := func(by string, desc bool) []query.Order { return []query.Order{{Item: item(by), Desc: desc}} }
	for _, c := range []struct {
		q    query.Query
		want string
	}{
		{query.Query{Select: []query.Item{item("wine")}, Where: []query.Condition{red}}, "wines where the colour is red"},
		{query.Query{Select: []query.Item{item("wine")}, Where: []query.Condition{red},
			OrderBy: first("price", true), Limit: 1},
			"the wine with the highest price, where the colour is red"},
		{query.Query{Select: []query.Item{item("price")}, OrderBy: first("price", true), Limit: 1}, "highest price"},
		{query.Query{Select: []query.Item{item("wine")}, OrderBy: first(schema.RowID, true), Limit: 1},
			"wine of the last row"},
		{query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}, Where: []query.Condition{
			is(at("stock", "to"), query.Equal, "Ann")}}, "number of rows where the “to” is Ann"},
	} {
		c.q.From = from
		if got := voice.Whole(stock(), &c.q); got != c.want {
			t.Errorf("%q instead of %q", got, c.want)
		}
	}
}

// What several conditions are on is said once, and none of something are "no" of it.
func TestConditionsOfOneColumn(t *testing.T) {
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"cylinders"}}, Where: []query.Condition{
			is(at("cylinders", "gas"), query.NotEqual, "air"), is(at("cylinders", "gas"), query.NotEqual, "argon")}}
	want := "There are no cylinders whose gas is not air and is not argon."
	if got := voice.Value(divers(), q, "0"); got != want {
		t.Errorf("%q instead of %q", got, want)
	}
}
