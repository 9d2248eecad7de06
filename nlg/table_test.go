package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

func TestLabel(t *testing.T) {
	warehouse := &schema.Database{Tables: []*schema.Table{{Name: "fact_support_ticket"}, {Name: "dim_customer"},
		{Name: "dimCity"}, {Name: "notes"}, {Name: "tbl_visits", Label: "home visits"},
		{Name: "Ref_Address_Types", Label: "reference address types"}, {Name: "lnk_ep_guest", Label: "lnk episode guest"}}}
	for i, want := range []string{"support ticket", "customer", "city", "notes", "home visits", "address types",
		"episode guest"} {
		if got := TableLabel(warehouse, warehouse.Tables[i]); got != want {
			t.Errorf("%s is called %q instead of %q", warehouse.Tables[i].Name, got, want)
		}
	}
	both := &schema.Database{Tables: []*schema.Table{{Name: "ref_colours"}, {Name: "ref_sizes"}, {Name: "colour"}}}
	if got := TableLabel(both, both.Tables[0]); got != "ref colours" {
		t.Errorf("ref_colours beside colour is called %q", got)
	}
	alone := &schema.Database{Tables: []*schema.Table{{Name: "fact_sheets"}, {Name: "notes"}}}
	if got := TableLabel(alone, alone.Tables[0]); got != "fact sheets" {
		t.Errorf("fact_sheets is called %q", got)
	}
}
