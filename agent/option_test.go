package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// orders is a fixture of customers' orders, some of them paid.
func orders() *schema.Database {
	return &schema.Database{Tables: []*schema.Table{
		{Name: "customers", Key: []string{"id"}, Columns: []*schema.Column{
			{Name: "id", Type: schema.Integer, Role: schema.Identifier},
			{Name: "name", Type: schema.Text, Role: schema.Title}, {Name: "street", Type: schema.Text}}},
		{Name: "orders", Key: []string{"no"}, Columns: []*schema.Column{
			{Name: "no", Type: schema.Integer, Role: schema.Identifier}, {Name: "customer_id", Type: schema.Integer},
			{Name: "goods", Type: schema.Text}, {Name: "price", Type: schema.Numeric},
			{Name: "paid", Type: schema.Integer, Distinct: 2, Min: "0", Max: "1"}}},
	}, ForeignKeys: []schema.ForeignKey{{Table: "orders", Column: "customer_id", RefTable: "customers",
		RefColumn: "id"}}}
}

// A reading is an option in the words of its phrase, and a column and its lack are one meaning.
func TestOptionsAreReadable(t *testing.T) {
	goods := query.Item{Column: query.Column{Table: "orders", Name: "goods"}}
	missing := &query.Query{Select: []query.Item{{Column: query.Column{Table: "orders", Name: "no"}}},
		From:  query.From{Tables: []string{"orders"}},
		Where: []query.Condition{{Item: goods, Op: query.IsNull}}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: orders(), Engine: anything{}},
		conv: &Conversation{}}
	got := h.readingOptions(context.Background(), &Ask{Options: []Reading{{Query: missing}}})
	if len(got) != 1 || got[0].Reading != "Orders with no goods recorded" {
		t.Errorf("%+v", got)
	}
	if got := h.describeMeaning(query.Components(missing)[1:], missing); strings.Contains(got, "goods, with no goods") {
		t.Errorf("a column and its lack: %q", got)
	}
}

// Groups by a yes/no column are named by what holds for them.
func TestGroupsOfAFlag(t *testing.T) {
	paid := query.Column{Table: "orders", Name: "paid"}
	q := &query.Query{Select: []query.Item{{Column: paid}, {Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"orders"}}, GroupBy: []query.Column{paid}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: orders()}, conv: &Conversation{}}
	r := &suql.Result{Columns: []string{"paid", "count"}, Rows: [][]any{{int64(0), int64(3)}, {int64(1), int64(9)}}}
	if got := h.reply(t.Context(), "", r, q, nil, false); got != "Not paid (3) and paid (9)." {
		t.Errorf("%q", got)
	}
	yes := &query.Query{Select: []query.Item{{Calc: &query.Calc{Op: query.More, Left: q.Select[1],
		Right: query.Item{Number: "0"}}}}, From: q.From}
	h.src.Engine = table{[]string{"?"}, [][]any{{true}}}
	if got := h.describeResult(context.Background(), yes); got != "yes" {
		t.Errorf("%q", got)
	}
}

// People are shown with their full names.
func TestFullNames(t *testing.T) {
	text := func(name, label string) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Text}
	}
	db := &schema.Database{Tables: []*schema.Table{{Name: "owners", Columns: []*schema.Column{
		text("first_name", "first name"), text("last_name", "last name"), text("town", "town")}}}}
	of := func(name string) query.Item { return query.Item{Column: query.Column{Table: "owners", Name: name}} }
	q := &query.Query{Select: []query.Item{of("first_name"), of("last_name")},
		From: query.From{Tables: []string{"owners"}}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db}, conv: &Conversation{}}
	r := &suql.Result{Columns: []string{"first_name", "last_name"}, Rows: [][]any{{"Ida", "Ravn"}, {"Ole", "Juhl"}}}
	if got := h.reply(t.Context(), "", r, q, nil, false); got != "2 owners: Ida Ravn and Ole Juhl." {
		t.Errorf("%q", got)
	}
	q.Select[1] = of("town")
	if got := h.reply(t.Context(), "", r, q, nil, false); got != "2 owners: Ida and Ole." {
		t.Errorf("%q", got)
	}
}
