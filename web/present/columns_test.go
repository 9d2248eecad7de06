package present

import (
	"slices"
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

// All figures of a column have as many decimals, and dates and times are written out.
func TestTexts(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "jobs", Columns: []*schema.Column{
		{Name: "no", Label: "no", Type: schema.Integer, Role: schema.Identifier},
		{Name: "done", Label: "done", Type: schema.Timestamp}}}}}
	r := suql.Result{Columns: []string{"no", "done", "avg"}, Origins: []suql.Origin{{Table: "jobs", Column: "no"},
		{Table: "jobs", Column: "done"}, {}}, Rows: [][]any{{int64(12345), "2025-10-01 00:00:00+00", 15.666666666666666},
		{int64(2), nil, 30.5}, {int64(3), "2025-10-02 09:30:00", 7.0}}}
	want := [][]string{{"12345", "1 Oct 2025", "15.67"}, {"2", "", "30.50"}, {"3", "2 Oct 2025, 09:30", "7.00"}}
	columns := DescribeColumns(r, nil, db)
	for i, row := range r.Rows {
		if got := columns.Texts(row); !slices.Equal(got, want[i]) {
			t.Errorf("%v is shown as %q, want %q", row, got, want[i])
		}
	}
}
