package present

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

func trade() *schema.Database {
	text := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Text} }
	number := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Integer} }
	return &schema.Database{Tables: []*schema.Table{
		{Name: "customers", Label: "customers", Key: []string{"id"}, Columns: []*schema.Column{number("id"),
			{Name: "name", Type: schema.Text, Role: schema.Title}, text("country")}},
		{Name: "orders", Label: "orders", Key: []string{"id"}, Columns: []*schema.Column{number("id"), number("customer_id"),
			{Name: "day", Type: schema.Date}, {Name: "secret", Type: schema.Text, Hidden: true}}},
	}, ForeignKeys: []schema.ForeignKey{{Table: "orders", Column: "customer_id", RefTable: "customers", RefColumn: "id"}}}
}

// TestRowsBehindFigure finds the rows behind a figure.
func TestRowsBehindFigure(t *testing.T) {
	column := func(table, name string) query.Item { return query.Item{Column: query.Column{Table: table, Name: name}} }
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	month := query.Item{Column: query.Column{Table: "orders", Name: "day", Part: query.Month}}
	country := column("customers", "country")
	of := func(tables ...string) query.From { return query.From{Tables: tables} }
	joined := of("customers", "orders")
	joined.Joins = []query.Join{{Left: column("customers", "id").Column, Right: column("orders", "customer_id").Column}}
	isID := func(n string) query.Condition {
		return query.Condition{Item: column("customers", "id"), Op: query.Equal,
			Values: []query.Value{{Text: n, Number: true}}}
	}
	or := isID("6")
	or.Or = true
	for _, test := range []struct {
		query  query.Query
		values []any
		want   string
	}{
		{query.Query{Select: []query.Item{country, count}, From: of("customers"), GroupBy: []query.Column{country.Column}},
			[]any{"Peru", int64(3)}, "SELECT * FROM customers WHERE country = 'Peru'"},
		{query.Query{Select: []query.Item{country, count}, From: of("customers"), GroupBy: []query.Column{country.Column},
			Where: []query.Condition{isID("5"), or}, OrderBy: []query.Order{{Item: count}}, Limit: 3}, []any{nil, int64(3)},
			"SELECT * FROM customers WHERE id = 5 AND country IS NULL OR id = 6 AND country IS NULL"},
		{query.Query{Select: []query.Item{column("customers", "name"), count}, From: joined,
			GroupBy: []query.Column{column("customers", "name").Column}}, []any{"O'Hara", int64(3)},
			"SELECT orders.* FROM customers JOIN orders ON customers.id = orders.customer_id WHERE customers.name = 'O''Hara'"},
		{query.Query{Select: []query.Item{month, count}, From: of("orders"), GroupBy: []query.Column{month.Column}},
			[]any{"2024-06", int64(1)}, "SELECT * FROM orders WHERE to_char(day, 'YYYY-MM') = '2024-06'"},
		{query.Query{Select: []query.Item{count}, From: of("customers"), GroupBy: []query.Column{country.Column}},
			[]any{int64(1)}, ""},
		{query.Query{Select: []query.Item{count}, From: of("customers")}, []any{int64(1)}, ""},
		{query.Query{Select: []query.Item{country}, From: of("customers"), Set: query.Union,
			Right: &query.Query{Select: []query.Item{country}, From: of("customers")}}, []any{"Peru"}, ""},
	} {
		if got := newGroups(&test.query, trade()).rows(test.values); got != test.want {
			t.Errorf("%s\n%s\nwant %s", test.query.SUQL(), got, test.want)
		}
	}
}
