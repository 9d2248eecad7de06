package present

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

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
		if got := RowsNoun(&schema.Database{Tables: []*schema.Table{tt.table}}, tt.table); got != tt.want {
			t.Errorf("rows of %s are called %q instead of %q", tt.table.Name, got, tt.want)
		}
	}
	two := &schema.Database{Tables: []*schema.Table{{Name: "app_log"}, {Name: "boats"}}}
	if got := RowsNoun(two, two.Tables[0]); got != "" {
		t.Errorf("rows of one table of two are called %q", got)
	}
}

// TestAbout checks that the welcome names tables, except empty ones and those that only link
// others.
func TestAbout(t *testing.T) {
	column := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Integer} }
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "customer_customer_demo", Label: "customer customer demo", Rows: 0, Columns: []*schema.Column{column("a")}},
		{Name: "employee_territories", Label: "employee territories", Rows: 49,
			Columns: []*schema.Column{column("employee_id"), column("territory_id")}},
		{Name: "orders", Label: "orders", Rows: 830, Columns: []*schema.Column{column("id")}},
		{Name: "customers", Label: "customers", Rows: 91, Columns: []*schema.Column{column("id")}},
	}, ForeignKeys: []schema.ForeignKey{
		{Table: "employee_territories", Column: "employee_id", RefTable: "customers", RefColumn: "id"},
		{Table: "employee_territories", Column: "territory_id", RefTable: "orders", RefColumn: "id"}}}
	if said := Summarize(db); said != "830 orders · 91 customers" {
		t.Errorf("it says %q", said)
	}
}
