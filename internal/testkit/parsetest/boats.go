package parsetest

import (
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Boats is a small schema of a marina: boats with their owners, and payments for moorings.
func Boats() *schema.Database {
	text := func(name string, role schema.Role, values ...string) *schema.Column {
		c := &schema.Column{Name: name, Type: schema.Text, Role: role, Distinct: int64(max(3, len(values)))}
		for _, v := range values {
			c.Values = append(c.Values, schema.ValueCount{Value: v, Count: 2})
		}
		return c
	}
	number := func(name, low, high string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Integer, Min: low, Max: high, Distinct: 9}
	}
	id := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Integer, Role: schema.Identifier, Min: "1", Max: "12", Distinct: 12}
	}
	sponsor := id("sponsor_id")
	letters := text("letters", schema.FreeText)
	letters.Words = 40
	displacement := text("displacement", schema.Plain)
	displacement.Numbers = &schema.Range{Min: 900, Max: 12400} // "1,250 kg"
	last := text("last_name", schema.Plain)
	phone := text("phone", schema.Plain)
	phone.Nulls = 3
	flag := number("insured", "0", "1")
	flag.Distinct = 2
	bought := &schema.Column{Name: "bought", Type: schema.Date, Distinct: 12}
	paid := &schema.Column{Name: "paid_on", Type: schema.Date, Distinct: 40}
	tables := []*schema.Table{
		{Name: "owners", Key: []string{"id"}, Rows: 9, Columns: []*schema.Column{
			id("id"), text("first_name", schema.Title), last, phone,
			text("city", schema.Enumeration, "Brest", "Kiel"), sponsor, letters}},
		{Name: "boats", Key: []string{"id"}, Rows: 12, Ordered: true, Columns: []*schema.Column{
			id("id"), text("name", schema.Title), id("owner_id"),
			text("kind", schema.Enumeration, "ketch", "sloop", "dinghy"), number("length_cm", "310", "1480"),
			number("berths", "0", "8"), flag, bought, displacement}},
		{Name: "moorings", Key: []string{"id"}, Rows: 40, Columns: []*schema.Column{
			id("id"), id("boat_id"), number("fee_cents", "900", "8000"), paid}},
	}
	for _, t := range tables {
		t.Label = t.Name
		for _, c := range t.Columns {
			c.Label = strings.ReplaceAll(c.Name, "_", " ")
		}
	}
	return &schema.Database{Name: "marina", Dialect: schema.SQLite, Tables: tables, ForeignKeys: []schema.ForeignKey{
		{Table: "owners", Column: "sponsor_id", RefTable: "owners", RefColumn: "id"},
		{Table: "boats", Column: "owner_id", RefTable: "owners", RefColumn: "id"},
		{Table: "moorings", Column: "boat_id", RefTable: "boats", RefColumn: "id"},
	}}
}

// BoatValues looks up the values of Boats.
type BoatValues struct{}

// Lookup implements parse.Values for whole values, case and a plural's ending aside.
func (BoatValues) Lookup(phrase string, _ int) []schema.Match {
	var out []schema.Match
	for _, m := range []schema.Match{
		{Table: "boats", Column: "name", Value: "Sea Otter", Count: 1},
		{Table: "boats", Column: "kind", Value: "ketch", Count: 4},
		{Table: "boats", Column: "kind", Value: "sloop", Count: 5},
		{Table: "owners", Column: "city", Value: "Brest", Count: 3},
		{Table: "owners", Column: "city", Value: "Kiel", Count: 2},
		{Table: "owners", Column: "first_name", Value: "Ida", Count: 1},
		{Table: "owners", Column: "last_name", Value: "Ravn", Count: 1},
	} {
		switch {
		case phrase == m.Value:
			m.How, m.Score = schema.Exact, 1
		case strings.EqualFold(strings.TrimSuffix(phrase, "s"), m.Value),
			strings.EqualFold(strings.TrimSuffix(phrase, "es"), m.Value):
			m.How, m.Score = schema.Folded, .98
		default:
			continue
		}
		out = append(out, m)
	}
	return out
}
