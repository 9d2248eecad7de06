package link_test

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// Time is counted from the earlier date to the later: by the rows, else as the question says, else by column order.
func TestPairs(t *testing.T) {
	for _, c := range []struct {
		question string
		before   float64 // share of the rows that are due before they are returned; negative: no row has both dates
		want     []string
	}{
		{"average days late", 1, []string{"returned_on - due_on"}},
		{"average days late", .97, []string{"returned_on - due_on"}},
		{"average days late", .02, []string{"due_on - returned_on"}},
		{"average days late", -1, []string{"returned_on - due_on"}},
		{"average days late", .6, []string{"returned_on - due_on", "due_on - returned_on"}},
		{"average days from due to returned", .6, []string{"returned_on - due_on"}},
		{"average days from returned to due", .6, []string{"due_on - returned_on"}},
		{"how many days after the due date is it back", .6, []string{"returned_on - due_on"}},
		{"how many days before it is due", .6, []string{"due_on - returned_on"}},
		{"average days from returned to due", 1, []string{"returned_on - due_on"}},
	} {
		date := func(name, other string, before float64) *schema.Column {
			out := &schema.Column{Name: name, Label: name[:len(name)-3], Type: schema.Date, Distinct: 20}
			if before >= 0 {
				out.Before = map[string]float64{other: before}
			}
			return out
		}
		other := 1 - c.before
		if c.before < 0 {
			other = c.before
		}
		db := &schema.Database{Name: "library", Tables: []*schema.Table{{Name: "loans", Label: "loans", Rows: 20,
			Columns: []*schema.Column{date("due_on", "returned_on", c.before), date("returned_on", "due_on", other)}}}}
		q := link.New(db, nil, c.question)
		var got []string
		for _, p := range q.DatePairs(q.Catalog.Tables[0]) {
			got = append(got, p.Late.Name+" - "+p.Early.Name)
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s, %v: %q, want %q", c.question, c.before, got, c.want)
		}
	}
}
