package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// TestAskedValues: where rows have only numbers for names, what was asked of them is said, once each.
func TestAskedValues(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "visits", Label: "visits", Key: []string{"no"},
		Columns: []*schema.Column{{Name: "no", Label: "no", Type: schema.Integer, Role: schema.Identifier, Unique: true},
			{Name: "vet", Label: "vet", Type: schema.Text}}}}}
	item := func(name string) query.Item { return query.Item{Column: query.Column{Table: "visits", Name: name}} }
	q := &query.Query{From: query.From{Tables: []string{"visits"}}, Select: []query.Item{item("no"), item("vet")}}
	a := PlainVoice(t).ForResults(db, func(q *query.Query) *query.Query { return q })
	for want, vets := range map[string][]any{
		"2 visits: Ida.":                {"Ida", "Ida"},
		"3 visits: Ida and Tom.":        {"Ida", "Tom", "Ida"},
		"6 visits: A, B, C and 3 more.": {"A", "B", "C", "D", "E", "F"},
	} {
		r := &Table{Columns: []string{"no", "vet"}}
		for i, vet := range vets {
			r.Rows = append(r.Rows, []any{int64(i), vet})
		}
		if got := a.Reply("which vets did Rex see", r, q, "", ""); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestColumnBesideNames: what is asked for beside the names of the rows that it refers to is said with them.
func TestColumnBesideNames(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "hikes", Label: "hikes", Columns: []*schema.Column{{Name: "day", Label: "day", Type: schema.Date},
			{Name: "guide", Label: "guide", Type: schema.Integer, Role: schema.Identifier}}},
		{Name: "guides", Label: "guides", Key: []string{"id"}, Columns: []*schema.Column{
			{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier},
			{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title}}}},
		ForeignKeys: []schema.ForeignKey{{Table: "hikes", Column: "guide", RefTable: "guides", RefColumn: "id"}}}
	of := func(table, name string) query.Column { return query.Column{Table: table, Name: name} }
	q := &query.Query{Select: []query.Item{{Column: of("hikes", "day")}, {Column: of("guides", "name")}},
		From: query.From{Tables: []string{"hikes", "guides"},
			Joins: []query.Join{{Left: of("hikes", "guide"), Right: of("guides", "id")}}}}
	a := PlainVoice(t).ForResults(db, func(q *query.Query) *query.Query { return q })
	r := &Table{Columns: []string{"day", "name"}, Rows: [][]any{{"2024-05-03", "Ida"}, {"2024-06-01", "Tom"}}}
	if got := a.Reply("when, and with whom", r, q, "", ""); got != "2 hikes: Ida (3 May 2024) and Tom (1 Jun 2024)." {
		t.Errorf("%q", got)
	}
}
