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
