package rank

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// TestAsSettled reads what a question does not name as its owner settled it.
func TestAsSettled(t *testing.T) {
	column := func(name string, typ schema.Type, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: typ, Role: role, Distinct: 40}
	}
	columns := []*schema.Column{column("ordered", schema.Date, ""), column("collected", schema.Date, ""),
		column("net", schema.Integer, schema.Money), column("gross", schema.Integer, schema.Money)}
	orders := &schema.Table{Name: "orders", Label: "orders", Rows: 90, When: "ordered", Amount: "net", Columns: columns}
	db := &schema.Database{Name: "workshop", Tables: []*schema.Table{orders}}
	in := func(column string) *query.Query {
		return &query.Query{From: query.From{Tables: []string{"orders"}}, Select: []query.Item{{Agg: query.Sum,
			Column: query.Column{Table: "orders", Name: "gross"}}}, Where: []query.Condition{{Op: query.Equal,
			Item:   query.Item{Column: query.Column{Table: "orders", Name: column, Part: query.Year}},
			Values: []query.Value{{Text: "2026", Number: true}}}}}
	}
	const where = " FROM orders WHERE extract(year from "
	for question, want := range map[string]string{
		"total of orders in 2026":                 "SELECT sum(net)" + where + "ordered) = 2026",
		"total gross of orders in 2026":           "SELECT sum(gross)" + where + "ordered) = 2026",
		"total of orders collected in 2026":       "SELECT sum(net)" + where + "collected) = 2026",
		"total of orders that came back in 2026":  "SELECT sum(gross)" + where + "collected) = 2026",
		"total gross of orders collected in 2026": "SELECT sum(gross)" + where + "collected) = 2026",
	} {
		clock := when.Clock{Today: time.Date(2026, 11, 27, 0, 0, 0, 0, time.UTC)}
		q := link.NewAt(clock, db, parsetest.BoatValues{}, question)
		if got := asSettled(q, in("collected")).SUQL(); got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}
