package present

import (
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// A list of bare keys gets descriptive columns, unless keys were asked for.
func TestBareKeysGetTitles(t *testing.T) {
	column := func(name string, of schema.Type, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Type: of, Role: role}
	}
	labelled := func(name, label string) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Text}
	}
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "orders", Key: []string{"id"}, Columns: []*schema.Column{column("id", schema.Integer, schema.Identifier),
			column("customer_id", schema.Integer, schema.Identifier), column("shop_id", schema.Integer, schema.Plain),
			column("status", schema.Text, schema.Enumeration), column("note", schema.Text, schema.FreeText),
			column("ordered", schema.Date, schema.Plain), column("total", schema.Numeric, schema.Money)}},
		{Name: "customers", Key: []string{"id"}, Columns: []*schema.Column{column("id", schema.Integer, schema.Identifier),
			labelled("first_name", "first name"), labelled("last_name", "last name")}},
		{Name: "shops", Key: []string{"id"}, Columns: []*schema.Column{column("id", schema.Integer, schema.Identifier),
			column("name", schema.Text, schema.Title)}}},
		ForeignKeys: []schema.ForeignKey{{Table: "orders", Column: "customer_id", RefTable: "customers", RefColumn: "id"},
			{Table: "orders", Column: "shop_id", RefTable: "shops", RefColumn: "id"}}}
	item := func(name string) query.Item { return query.Item{Column: query.Column{Table: "orders", Name: name}} }
	list := func(names ...string) query.Query {
		q := query.Query{From: query.From{Tables: []string{"orders"}}}
		for _, name := range names {
			q.Select = append(q.Select, item(name))
		}
		return q
	}
	distinct, read, joined, counted := list("id"), list("id"), list("id"), list()
	distinct.Distinct = true
	read.Where = []query.Condition{{Item: query.Item{Column: item("note").Column,
		Text: &query.TextCall{Question: "is it late?"}}, Op: query.Equal, Values: []query.Value{{Text: "Yes"}}}}
	joined.From.Tables = append(joined.From.Tables, "shops")
	counted.Select = []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}
	const joins = " FROM orders LEFT JOIN customers ON orders.customer_id = customers.id LEFT JOIN shops ON " +
		"orders.shop_id = shops.id"
	const names = "customers.first_name, customers.last_name, shops.name"
	for _, c := range []struct {
		question string
		query    query.Query
		want     string
	}{
		{"list the orders", list("id"), "SELECT orders.id, " + names + ", orders.ordered, orders.total" + joins},
		{"list the orders by day", list("id", "ordered"),
			"SELECT orders.id, orders.ordered, " + names + ", orders.total, orders.status" + joins},
		{"ids of the orders", list("id"), ""},
		{"what are the orders about", list("id", "note"), ""},
		{"days of the orders", list("ordered"), ""},
		{"orders that are late", read, ""},
		{"orders", distinct, ""},
		{"orders of shops", joined, ""},
		{"how many orders", counted, ""},
	} {
		e := agent.ResultEvent{Query: &c.query}
		for _, i := range c.query.Select {
			e.Columns = append(e.Columns, i.Column.Name)
			e.Origins = append(e.Origins, suql.Origin{Table: "orders", Column: i.Column.Name})
		}
		got := ""
		if q, labels := WithDetails(e, c.question, db); q != nil {
			if got = q.SUQL(); labels[len(labels)-3] != "shop" {
				t.Errorf("%s: labelled %q", c.question, labels)
			}
		}
		if got != c.want {
			t.Errorf("%s: %s\nbecame %s\nand not %s", c.question, c.query.SUQL(), got, c.want)
		}
	}
}
