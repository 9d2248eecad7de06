package web

import (
	"net/url"
	"testing"

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
	for _, test := range []struct {
		statement string
		values    []any
		want      string
	}{
		{"SELECT country, count(*) FROM customers GROUP BY country", []any{"Peru", int64(3)},
			"SELECT * FROM customers WHERE country = 'Peru'"},
		{"SELECT country, count(*) AS n FROM customers WHERE id > 5 GROUP BY 1 HAVING count(*) > 2 ORDER BY n DESC LIMIT 3",
			[]any{nil, int64(3)}, "SELECT * FROM customers WHERE id > 5 AND country IS NULL"},
		{"SELECT c.name, count(*) FROM customers AS c JOIN orders AS o ON c.id = o.customer_id GROUP BY c.name",
			[]any{"O'Hara", int64(3)}, "SELECT o.* FROM customers c JOIN orders o ON c.id = o.customer_id WHERE c.name = 'O''Hara'"},
		{"SELECT to_char(day, 'YYYY-MM') AS month, count(*) FROM orders GROUP BY month", []any{"2024-06", int64(1)},
			"SELECT * FROM orders WHERE to_char(day, 'YYYY-MM') = '2024-06'"},
		{"SELECT count(*) FROM customers GROUP BY country", []any{int64(1)}, ""},
		{"SELECT count(*) FROM customers", []any{int64(1)}, ""},
		{"SELECT country FROM customers UNION SELECT country FROM customers", []any{"Peru"}, ""},
	} {
		if got := groupingOf(test.statement, trade()).rows(test.values); got != test.want {
			t.Errorf("%s\n%s\nwant %s", test.statement, got, test.want)
		}
	}
}

// TestRowsOf turns addresses of rows into statements, except those with columns that are not
// visible.
func TestRowsOf(t *testing.T) {
	for address, want := range map[string]string{
		"table=customers&is.id=7":                  `SELECT * FROM "customers" WHERE "id" = 7`,
		"table=customers&is.name=O'Hara&is.id=a'b": `SELECT * FROM "customers" WHERE "id" = 'a''b' AND "name" = 'O''Hara'`,
		"table=orders&is.secret=x":                 "",
		"table=orders&is.none=x":                   "",
		"table=orders":                             "",
		"table=none&is.id=1":                       "",
		"table=customers&is.id=Inf":                "",
		"table=customers&is.id=-infinity":          "",
		"table=customers&is.id=NaN":                "",
		"table=customers&is.id=1e999":              "",
	} {
		q, err := url.ParseQuery(address)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := rowsOf(trade().Table(q.Get("table")), q); got != want || ok != (want != "") {
			t.Errorf("%s: %s", address, got)
		}
	}
}
