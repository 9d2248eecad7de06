package suql

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// A result's column knows its table, whatever else the statement's text contains, and what its figures are of.
func TestOrigins(t *testing.T) {
	priced := func(name string) *schema.Table {
		return &schema.Table{Name: name, Columns: []*schema.Column{
			{Name: "name", Type: schema.Text}, {Name: "price", Type: schema.Real, Role: schema.Money},
			{Name: "fee_cents", Type: schema.Integer, Role: schema.Money}, {Name: "pieces", Type: schema.Integer}}}
	}
	db := &schema.Database{Tables: []*schema.Table{priced("item"), priced("item_archive")}}
	of := func(function, column string) Origin {
		return Origin{Table: "item_archive", Column: column, Function: function}
	}
	wholes := of(Computed, "fee_cents")
	wholes.InWholeUnits = true
	sum := of("sum", "price")
	sum.IsAdditive = true
	for target, want := range map[string]Origin{
		"name":                                       of("", "name"),
		"a.price AS cost":                            of("", "price"),
		"max(price)":                                 of("max", "price"),
		"avg(price)":                                 of("avg", "price"),
		"sum(price)":                                 sum,
		"sum(price * pieces)":                        {Table: "item_archive", Column: "price", Function: Computed, IsAdditive: true},
		"price * (1 - 0.1) AS revenue":               of(Computed, "price"),
		"max(fee_cents * 2)":                         of(Computed, "fee_cents"),
		"1.0 * sum(fee_cents) / 100":                 wholes,
		"avg(fee_cents * 0.01)":                      wholes,
		"sum(price) / nullif(sum(pieces), 0)":        of(Computed, "price"),
		"100.0 * sum(price) / nullif(max(price), 0)": {Function: Percent},
		"sum(pieces * 2)":                            {Function: "sum", IsAdditive: true},
		"count(*)":                                   {Function: "count", IsAdditive: true},
		"count(price)":                               {Function: "count", IsAdditive: true},
		"price > 3":                                  {},
	} {
		statement, err := syntax.Parse("SELECT " + target + " FROM item_archive AS a")
		if err != nil {
			t.Fatal(err)
		}
		checked, err := check.Check(db, statement, time.Now())
		if err != nil {
			t.Fatalf("%s: %v", target, err)
		}
		if got := columnOrigins(checked)[0]; got != want {
			t.Errorf("%s is made of %+v, want %+v", target, got, want)
		}
	}
}
