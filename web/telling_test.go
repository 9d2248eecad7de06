package web

import (
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
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
	const customer = "(SELECT (named.first_name || ' ') || named.last_name FROM customers named " +
		"WHERE named.id = orders.customer_id) AS customer"
	const shop = "(SELECT named.name FROM shops named WHERE named.id = orders.shop_id) AS shop"
	srv, _, _ := newServed(t, nil)
	for _, c := range []struct{ question, statement, want string }{
		{"list the orders", "SELECT id FROM orders WHERE total > 3",
			"SELECT id, " + customer + ", " + shop + ", orders.ordered, orders.total FROM orders WHERE total > 3"},
		{"list the orders by day", "SELECT id, ordered FROM orders ORDER BY ordered",
			"SELECT id, ordered, " + customer + ", " + shop + ", orders.total, orders.status FROM orders ORDER BY ordered"},
		{"ids of the orders", "SELECT id FROM orders", ""},
		{"what are the orders about", "SELECT id, note FROM orders", ""},
		{"days of the orders", "SELECT ordered FROM orders", ""},
		{"orders that are late", "SELECT id FROM orders WHERE answer(note, 'is it late?') = 'Yes'", ""},
		{"orders", "SELECT DISTINCT id FROM orders", ""},
		{"orders of shops", "SELECT orders.id FROM orders JOIN shops ON shops.id = shop_id", ""},
		{"how many orders", "SELECT count(*) FROM orders", ""},
	} {
		parsed := agent.ResultEvent{SUQL: c.statement}
		parsed.Columns = columnsShown(t, c.statement)
		parsed.Origins = originsIn(db.Tables[0], parsed.Columns)
		if got := srv.telling(parsed, c.question, db); got != c.want {
			t.Errorf("%s: %s\nbecame %s\nand not %s", c.question, c.statement, got, c.want)
		}
	}
}

// columnsShown are the names of a statement's columns.
func columnsShown(t *testing.T, statement string) (out []string) {
	t.Helper()
	parsed, err := syntax.Parse(statement)
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range parsed.Select().TargetList {
		fields := target.GetResTarget().Val.GetColumnRef().GetFields()
		if len(fields) == 0 {
			return append(out, "count")
		}
		out = append(out, fields[len(fields)-1].GetString_().GetSval())
	}
	return out
}
