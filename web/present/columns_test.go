package present

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// A figure is in the unit of the column that it was computed from, not of one of the same name in another table.
func TestFiguresInMoney(t *testing.T) {
	table := func(name, unit string) *schema.Table {
		return &schema.Table{Name: name, Columns: []*schema.Column{
			{Name: "price", Label: "price", Type: schema.Real, Role: schema.Money, Unit: unit},
			{Name: "fee_cents", Label: "fee cents", Type: schema.Integer, Role: schema.Money}}}
	}
	db := &schema.Database{Tables: []*schema.Table{table("item", "€"), table("item_archive", "$")}}
	for _, test := range []struct {
		origin suql.Origin
		want   nlg.Unit
	}{
		{suql.Origin{Table: "item", Column: "price", Function: "max"}, nlg.Unit{Symbol: "€", Factor: 1}},
		{suql.Origin{Table: "item_archive", Column: "price", Function: "max"}, nlg.Unit{Symbol: "$", Factor: 1}},
		{suql.Origin{Table: "item_archive", Column: "price"}, nlg.Unit{Symbol: "$", Factor: 1}},
		{suql.Origin{Table: "item", Column: "fee_cents", Function: suql.Computed}, nlg.Unit{Factor: 100}},
		{suql.Origin{Table: "item", Column: "fee_cents", Function: suql.Computed, InWholeUnits: true}, nlg.Unit{Factor: 1}},
		{suql.Origin{Function: "count", IsAdditive: true}, nlg.Unit{}},
	} {
		r := suql.Result{Columns: []string{"figure"}, Origins: []suql.Origin{test.origin}, Rows: [][]any{{2.5}}}
		if got := DescribeColumns(r, nil, db)[0].unit; got != test.want {
			t.Errorf("%+v is in %+v, want %+v", test.origin, got, test.want)
		}
	}
}
