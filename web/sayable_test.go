package web

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

func TestCalled(t *testing.T) {
	for name, want := range map[string]string{"boat": "boat", "claimed_amount": "claimed amount",
		"number of positions": "number of positions", "amount_requested": "amount requested", "weight_kg": "weight",
		"minutes": "minutes", "price_cents": "price", "pipe_dia_mm": "", "departs": "", "sold_at": "", "is_coach": "",
		"qty": "", "cat_cd": "", "crdt_lim": "", "from_harbour": "", "days_to_ship": "", "Preis": "Preis"} {
		if got := called(&schema.Column{Name: name, Type: schema.Integer}); got != want {
			t.Errorf("%s is called %q instead of %q", name, got, want)
		}
	}
}

func TestSeveral(t *testing.T) {
	for name, want := range map[string]bool{"rooms": true, "beer servings": true, "hours worked": true, "status": false,
		"number of positions": false, "price": false, "sales forecast": false} {
		if got := several(name); got != want {
			t.Errorf("%s are several: %v", name, got)
		}
	}
}

func TestThingsOf(t *testing.T) {
	title := []*schema.Column{{Name: "FILM", Label: "film", Type: schema.Text, Role: schema.Title}}
	for _, tt := range []struct {
		table *schema.Table
		want  string
	}{
		{&schema.Table{Name: "customer"}, "customers"},
		{&schema.Table{Name: "fandango_scrape", Columns: title}, "films"},
		{&schema.Table{Name: "dc-wikia-data"}, "rows"},
		{&schema.Table{Name: "healthexp"}, "rows"},
	} {
		if got := thingsOf(&schema.Database{Tables: []*schema.Table{tt.table}}, tt.table); got != tt.want {
			t.Errorf("rows of %s are called %q instead of %q", tt.table.Name, got, tt.want)
		}
	}
	two := &schema.Database{Tables: []*schema.Table{{Name: "app_log"}, {Name: "boats"}}}
	if got := thingsOf(two, two.Tables[0]); got != "" {
		t.Errorf("rows of one table of two are called %q", got)
	}
}

// Columns with nearly as many kinds as rows, names of people, and yes or no are not for grouping; years are not
// amounts.
func TestGroupsAndAmounts(t *testing.T) {
	table := &schema.Table{Rows: 110, Columns: []*schema.Column{
		{Name: "departs", Type: schema.Text, Distinct: 57}, {Name: "slot", Type: schema.Text, Distinct: 57},
		{Name: "first_name", Type: schema.Text, Distinct: 30}, {Name: "boat", Type: schema.Text, Distinct: 8},
		{Name: "insured", Type: schema.Text, Distinct: 2, Values: []schema.ValueCount{{Value: "yes"}, {Value: "no"}}},
		{Name: "build_year", Type: schema.Integer, Distinct: 9}, {Name: "length_m", Type: schema.Real, Distinct: 10}}}
	for _, c := range table.Columns[:5] {
		if got := grouping(table, c); got != (c.Name == "boat") {
			t.Errorf("%s parts rows into kinds: %v", c.Name, got)
		}
	}
	if amount(table.Columns[5]) || !amount(table.Columns[6]) {
		t.Error("a year is an amount, or a length is none")
	}
}
