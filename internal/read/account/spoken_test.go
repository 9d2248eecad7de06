package account_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/schema"
)

// TestSpoken checks which short names are spelt out as words of a question, and what rows are called.
func TestSpoken(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "silos", Label: "silo", Columns: []*schema.Column{
		{Name: "dia_cm", Label: "dia"}, {Name: "recv_dt", Label: "recv date"}, {Name: "cap_t", Label: "cap", Full: "capacity"},
		{Name: "tag", Label: "tag"}, {Name: "to_town", Label: "to town"}, {Name: "wt_kg", Label: "wt"}, {Name: "cond", Label: "cond"}}}}}
	for _, c := range []struct{ question, noun, column, want string }{
		{"average diameter", "", "dia_cm", "diameter"},
		{"how many were received in May", "", "recv_dt", "received date"},
		{"those with a capacity over 50", "", "cap_t", "capacity"},
		{"what are we taking today", "", "tag", "tag"}, // an English word is no short form of another
		{"those that took longest", "", "to_town", "to town"}, {"what weight had they", "", "wt_kg", "weight"},
		{"average height", "", "dia_cm", "dia"},                    // not its letters
		{"conditions of the silos", "towers", "cond", "condition"}, // in the singular
	} {
		got := account.Spoken(c.question, c.noun, db)
		column := got.Tables[0].Columns
		for _, x := range column {
			if x.Name == c.column && x.Label != c.want {
				t.Errorf("%s: %s is called %q, want %q", c.question, c.column, x.Label, c.want)
			}
		}
		if rows := got.Tables[0].Label; c.noun == "" && rows != "silo" || c.noun != "" && rows != "tower" {
			t.Errorf("%s: rows are called %q", c.question, rows)
		}
	}
	if db.Tables[0].Label != "silo" || db.Tables[0].Columns[0].Label != "dia" {
		t.Error("the schema itself changed")
	}
}
