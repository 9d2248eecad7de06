package account

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// A question that names something hidden is not answered with what is near to it; other questions are.
func TestNamesHidden(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "sales", Label: "sale", Columns: []*schema.Column{{Name: "item", Label: "item"},
			{Name: "amount", Label: "amount"}, {Name: "margin", Label: "margin", Hidden: true},
			{Name: "home_address", Label: "home address", Hidden: true}, {Name: "total", Label: "total", Hidden: true},
			{Name: "kind", Values: []schema.ValueCount{{Value: "secret sauce"}}}}},
		{Name: "secrets", Hidden: true, Columns: []*schema.Column{{Name: "item"}}},
		{Name: "wages", Hidden: true, Columns: []*schema.Column{{Name: "salary"}}},
	}}
	for question, want := range map[string]string{
		"sum of margin":                   "margin",
		"Which items have large margins?": "margin",
		"home address of the buyers":      "home address",
		"the address of the buyers":       "",
		"total amount":                    "",
		"sum of amount by item":           "",
		"how much secret sauce is sold":   "",
		"wages by month":                  "wages",
		"who has the highest salary":      "salary",
	} {
		if got := FindHiddenName(db, question); got != want {
			t.Errorf("%s: %q, not %q", question, got, want)
		}
	}
}
