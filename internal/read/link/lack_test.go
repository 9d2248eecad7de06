package link_test

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// nursery is a shop whose stock is a number of pots, and whose members pay a fee in parts.
func nursery() *schema.Database {
	number := func(name, low, high string) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Integer, Min: low, Max: high, Distinct: 9}
	}
	name := func(of string) *schema.Column {
		return &schema.Column{Name: of, Label: of, Type: schema.Text, Role: schema.Title, Distinct: 20}
	}
	return &schema.Database{Name: "nursery", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "plants", Label: "plants", Rows: 20, Columns: []*schema.Column{name("plant"), number("pots", "0", "90")}},
		{Name: "members", Label: "members", Rows: 20, Columns: []*schema.Column{name("member"), number("fee", "40", "90"),
			{Name: "fee_paid", Label: "fee paid", Type: schema.Integer, Min: "0", Max: "90", Distinct: 9}}},
	}}
}

// What has run out is zero, and who owes has paid less than the whole, whatever the columns are called.
func TestGoneAndOwed(t *testing.T) {
	for question, want := range map[string]string{
		"which plants are out of stock":      "pots zero",
		"plants that are sold out":           "pots zero",
		"what have we run out of":            "pots zero",
		"plants with none left":              "pots zero",
		"3 out of 5 plants":                  "",
		"who still owes us money":            "fee_paid collt",
		"members who owe nothing":            "fee_paid colge",
		"who has paid in full":               "fee_paid colge",
		"members who have not paid in full":  "fee_paid collt",
		"average fee of the members we have": "",
	} {
		q := link.New(nursery(), nil, question)
		var found []string
		for _, a := range q.Atoms {
			if a.Column != nil {
				found = append(found, a.Column.Name+" "+a.Op)
			}
		}
		has := func(s string) bool { return slices.Contains(found, s) }
		if want != "" && !has(want) || want == "" && (has("pots zero") || has("fee_paid collt") || has("fee_paid colge")) {
			t.Errorf("%s: %q, want %q", question, found, want)
		}
	}
}
