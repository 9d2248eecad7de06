package present

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

func TestCalled(t *testing.T) {
	for name, want := range map[string]string{"boat": "boat", "claimed_amount": "claimed amount",
		"number of positions": "number of positions", "amount_requested": "amount requested", "weight_kg": "weight",
		"minutes": "minutes", "price_cents": "price", "pipe_dia_mm": "", "departs": "", "sold_at": "", "is_coach": "",
		"qty": "", "cat_cd": "", "crdt_lim": "", "from_harbour": "", "days_to_ship": "", "Preis": "Preis"} {
		if got := Called(&schema.Column{Name: name, Type: schema.Integer}); got != want {
			t.Errorf("%s is called %q instead of %q", name, got, want)
		}
	}
}

func TestSeveral(t *testing.T) {
	for name, want := range map[string]bool{"rooms": true, "beer servings": true, "hours worked": true, "status": false,
		"number of positions": false, "price": false, "sales forecast": false} {
		if got := Several(name); got != want {
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
		if got := Things(&schema.Database{Tables: []*schema.Table{tt.table}}, tt.table); got != tt.want {
			t.Errorf("rows of %s are called %q instead of %q", tt.table.Name, got, tt.want)
		}
	}
	two := &schema.Database{Tables: []*schema.Table{{Name: "app_log"}, {Name: "boats"}}}
	if got := Things(two, two.Tables[0]); got != "" {
		t.Errorf("rows of one table of two are called %q", got)
	}
}
