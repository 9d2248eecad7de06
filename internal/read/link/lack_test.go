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

// A negation of what follows it does not deny what precedes it.
func TestNegationsOfWhatFollows(t *testing.T) {
	db := nursery()
	for _, name := range []string{"email", "phone"} {
		db.Tables[1].Columns = append(db.Tables[1].Columns, &schema.Column{Name: name, Label: name, Type: schema.Text,
			Distinct: 15, Nulls: 5})
	}
	db.Tables[1].Columns = append(db.Tables[1].Columns, &schema.Column{Name: "left", Label: "left", Type: schema.Date,
		Distinct: 15, Nulls: 5})
	for question, want := range map[string][]string{
		"members with an email but without a phone":  {"email known", "phone null"},
		"members with an email, never with a phone":  {"email known", "phone null"},
		"members whose email is not known":           {"email null"},
		"members whose email is missing":             {"email null"},
		"members whose phone is blank, by email":     {"phone null"},
		"members with an email and a fee of 0 euros": {"email known"},
		"next members":       {"none"},
		"members due in May": {"none"},
	} {
		q := link.New(db, nil, question)
		var found []string
		for _, a := range q.Atoms {
			if a.Op == "null" || a.Op == "known" {
				found = append(found, a.Column.Name+" "+a.Op)
			}
		}
		for _, atom := range want {
			if atom == "none" && len(found) > 0 || atom != "none" && !slices.Contains(found, atom) {
				t.Errorf("%s: %q lacks %s", question, found, atom)
			}
		}
	}
}
