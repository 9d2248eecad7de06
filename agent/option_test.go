package agent

import (
	"context"
	"slices"
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

// Options are described in people's terms: by rows instead of keys or whole statements, and each by
// what distinguishes it.
func TestOptionsAreReadable(t *testing.T) {
	c := func(table, name string) query.Item { return query.Item{Column: query.Column{Table: table, Name: name}} }
	of := func(tables []string, items []query.Item, where ...query.Condition) *query.Query {
		q := &query.Query{Select: items, From: query.From{Tables: tables}, Where: where}
		if len(tables) > 1 {
			q.From.Joins = []query.Join{{Left: c("orders", "customer_id").Column, Right: c("customers", "id").Column}}
		}
		return q
	}
	is := func(it query.Item, value string) query.Condition {
		return query.Condition{Item: it, Op: query.Equal, Values: []query.Value{{Text: value}}}
	}
	cheap, dear := is(c("orders", "price"), "2"), is(c("orders", "price"), "9")
	paid, tea := is(c("orders", "paid"), "1"), is(c("orders", "goods"), "tea")
	both, one := []string{"customers", "orders"}, []string{"orders"}
	names, numbers := []query.Item{c("customers", "name")}, []query.Item{c("orders", "no")}
	all := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	most := of(both, []query.Item{c("customers", "name"), all}, tea)
	most.GroupBy, most.OrderBy, most.Limit = []query.Column{c("customers", "name").Column}, []query.Order{{Item: all,
		Desc: true}}, 1
	dearest := of(one, []query.Item{c("orders", "no"), c("orders", "price")}, tea)
	dearest.OrderBy, dearest.Limit = []query.Order{{Item: c("orders", "price"), Desc: true}}, 1
	share := query.Item{Calc: &query.Calc{Op: query.Share, Left: query.Item{Agg: query.Count,
		Column: query.Column{Name: "*"}, Only: []query.Condition{paid}}, Right: all}}
	for _, tt := range []struct {
		readings []*query.Query
		want     string
	}{
		{[]*query.Query{of(one, numbers, tea), of(both, names, tea), of(both, append(slices.Clone(names), c("orders",
			"price")),
			tea)}, "orders whose goods are tea | " +
			"customers with orders whose goods are tea | customers and prices of the orders whose goods are tea"},
		{[]*query.Query{of(one, numbers, tea), of(one, numbers, tea, paid)},
			"orders whose goods are tea | orders that are paid and whose goods are tea"},
		{[]*query.Query{of(one, numbers), of(one, numbers, paid)}, "all orders | orders that are paid"},
		{[]*query.Query{of(one, numbers, tea, paid), of(one, []query.Item{c("orders", "goods")}, tea),
			of(one, []query.Item{all}, tea)}, "orders that are paid and whose goods are tea | " +
			"goods of the orders whose goods are tea | number of orders whose goods are tea"},
		{[]*query.Query{most, dearest}, "the customer with the most orders whose goods are tea | " +
			"the order with the highest price, of those whose goods are tea"},
		{[]*query.Query{of(one, []query.Item{share}), of(one, []query.Item{all})},
			"share of orders that are paid | number of orders"},
		{[]*query.Query{of(one, numbers, tea, paid, cheap), of(one, numbers, tea, paid, dear)},
			"orders that are paid and whose goods are tea and whose price is 2 | " +
				"orders that are paid and whose goods are tea and whose price is 9"},
		{[]*query.Query{of(both, names, tea), of([]string{"customers"}, names, tea)},
			"customers with orders whose goods are tea | customers whose goods are tea"},
	} {
		h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: orders(), Engine: anything{}},
			conv: &Conversation{}}
		ask := &Ask{}
		for _, q := range tt.readings {
			ask.Options = append(ask.Options, Reading{Query: q})
		}
		var said []string
		for _, o := range h.readingOptions(context.Background(), ask) {
			said = append(said, strings.ToLower(o.Reading[:1])+o.Reading[1:])
		}
		if got := strings.Join(said, " | "); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: orders(), Engine: anything{}},
		conv: &Conversation{}}
	missing := of(one, numbers, query.Condition{Item: c("orders", "goods"), Op: query.IsNull})
	if got := h.meaning(query.Components(missing)[1:], missing); strings.Contains(got, "goods, no goods") {
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
	if got := h.reply("", r, q, nil, false); got != "Not paid (3) and paid (9)." {
		t.Errorf("%q", got)
	}
	yes := &query.Query{Select: []query.Item{{Calc: &query.Calc{Op: query.More, Left: q.Select[1],
		Right: query.Item{Number: "0"}}}}, From: q.From}
	h.src.Engine = table{[]string{"?"}, [][]any{{true}}}
	if got := h.gives(context.Background(), yes); got != "yes" {
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
	if got := h.reply("", r, q, nil, false); got != "2 owners: Ida Ravn and Ole Juhl." {
		t.Errorf("%q", got)
	}
	q.Select[1] = of("town")
	if got := h.reply("", r, q, nil, false); got != "2 owners: Ida and Ole." {
		t.Errorf("%q", got)
	}
}
