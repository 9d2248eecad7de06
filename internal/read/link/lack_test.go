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
		"members who have yet to leave":              {"left null"},
		"upcoming members":                           {"left null"},
		"next members":                               {"none"},
		"members due in May":                         {"none"},
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

// A word that denies a value by its prefix is every other value, and not the one it resembles.
func TestPrefixesDenyValues(t *testing.T) {
	status := &schema.Column{Name: "status", Label: "status", Type: schema.Text, Role: schema.Enumeration, Distinct: 3,
		Values: []schema.ValueCount{{Value: "paid", Count: 9}, {Value: "active", Count: 4}}}
	db := &schema.Database{Name: "shop", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "orders", Label: "orders",
		Rows: 15, Columns: []*schema.Column{{Name: "id", Label: "id", Type: schema.Integer, Distinct: 15}, status}}}}
	for question, want := range map[string]string{
		"unpaid orders":            "<> paid",
		"orders that are inactive": "<> active",
		"international orders":     "",
	} {
		q := link.New(db, nil, question)
		found := ""
		for _, a := range q.Atoms {
			if a.Column != nil && a.Column.Name == "status" && len(a.Where) > 0 && len(a.Where[0].Values) > 0 {
				found = string(a.Where[0].Op) + " " + a.Where[0].Values[0].Text
				break
			}
		}
		if found != want {
			t.Errorf("%s: %q, not %q", question, found, want)
		}
	}
}
