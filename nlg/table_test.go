package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

func TestLabel(t *testing.T) {
	warehouse := &schema.Database{Tables: []*schema.Table{{Name: "fact_support_ticket"}, {Name: "dim_customer"},
		{Name: "dimCity"}, {Name: "notes"}, {Name: "tbl_visits", Label: "home visits"}}}
	for i, want := range []string{"support ticket", "customer", "city", "notes", "home visits"} {
		if got := Label(warehouse, warehouse.Tables[i]); got != want {
			t.Errorf("%s is called %q instead of %q", warehouse.Tables[i].Name, got, want)
		}
	}
	alone := &schema.Database{Tables: []*schema.Table{{Name: "fact_sheets"}, {Name: "notes"}}}
	if got := Label(alone, alone.Tables[0]); got != "fact sheets" {
		t.Errorf("fact_sheets is called %q", got)
	}
}
