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
		if got := Things(&schema.Database{Tables: []*schema.Table{tt.table}}, tt.table); got != tt.want {
			t.Errorf("rows of %s are called %q instead of %q", tt.table.Name, got, tt.want)
		}
	}
	two := &schema.Database{Tables: []*schema.Table{{Name: "app_log"}, {Name: "boats"}}}
	if got := Things(two, two.Tables[0]); got != "" {
		t.Errorf("rows of one table of two are called %q", got)
	}
}
