package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

func TestPlural(t *testing.T) {
	v := PlainVoice(t)
	for one, many := range map[string]string{
		"restaurant": "restaurants", "Flight booking": "Flight bookings", "city": "cities", "day": "days", "bus": "buses", "lens": "lenses",
		"box": "boxes", "dish": "dishes", "person": "people", "woman": "women", "hero": "heroes", "shelf": "shelves", "status": "statuses", "tech": "techs",
	} {
		if got := v.plural(one); got != many {
			t.Errorf("plural(%q) = %q, want %q", one, got, many)
		}
		if got := v.plural(many); got != many {
			t.Errorf("plural(%q) = %q", many, got)
		}
		if got := text.Singular(many); got != one {
			t.Errorf("Singular(%q) = %q, want %q: what becomes of it must lead back", many, got, one)
		}
	}
	if got := v.singular("Sales staff"); got != "Sales staff member" {
		t.Errorf("one of the sales staff is a %s", got)
	}
	for _, same := range []string{"series", "news", "staff", "mathematics", "topics", "movies", "children",
		"opening hours"} {
		if got := v.plural(same); got != same {
			t.Errorf("plural(%q) = %q", same, got)
		}
	}
}

// Rows repeated by a join are counted once, with the rows' noun.
func TestFoundAndCounted(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "order", Key: []string{"id"}, Columns: []*schema.Column{{Name: "id"}, {Name: "location"}}},
		{Name: "items", Columns: []*schema.Column{{Name: "order_id"}}},
	}}
	places := &query.Query{Distinct: true, Select: []query.Item{{Column: query.Column{Table: "order", Name: "location"}}},
		From: query.From{Tables: []string{"order"}}}
	once := &query.Query{Select: []query.Item{{Agg: query.Count, Distinct: true,
		Column: query.Column{Table: "order", Name: "id"}}}, From: query.From{Tables: []string{"order", "items"}}}
	want := [3]string{"locations", "location", "3 orders."}
	v := PlainVoice(t)
	if got := [3]string{v.RowNoun(db, places, 4), v.RowNoun(db, places, 1), v.Value(db, once, "3")}; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// For groups by a part of a date, the parts are counted.
func TestFoundParts(t *testing.T) {
	const want = "months"
	v := PlainVoice(t)
	by := query.Column{Table: "orders", Name: "placed", Part: query.Month}
	q := &query.Query{Select: []query.Item{{Column: by}, {Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"orders"}}, GroupBy: []query.Column{by}}
	if got := v.RowNoun(&schema.Database{}, q, 3); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
