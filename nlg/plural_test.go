package nlg

import (
	"testing"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/text"
)

func TestPlural(t *testing.T) {
	v, err := New(Plain, "en")
	if err != nil {
		t.Fatal(err)
	}
	for one, many := range map[string]string{
		"restaurant": "restaurants", "Flight booking": "Flight bookings", "city": "cities", "day": "days", "bus": "buses", "lens": "lenses",
		"box": "boxes", "dish": "dishes", "person": "people", "woman": "women", "hero": "heroes", "shelf": "shelves", "status": "statuses",
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
	for _, same := range []string{"series", "news", "staff", "mathematics", "topics", "movies", "children",
		"opening hours"} {
		if got := v.plural(same); got != same {
			t.Errorf("plural(%q) = %q", same, got)
		}
	}
}

// Of groups by a part of a date it is the parts that are counted.
func TestFoundParts(t *testing.T) {
	for language, want := range map[string]string{"en": "months of the placed", "de": "„Monat von placed“"} {
		v, err := New(Plain, language)
		if err != nil {
			t.Fatal(err)
		}
		by := query.Column{Table: "orders", Name: "placed", Part: query.Month}
		q := &query.Query{Select: []query.Item{{Column: by}, {Agg: query.Count, Column: query.Column{Name: "*"}}},
			From: query.From{Tables: []string{"orders"}}, GroupBy: []query.Column{by}}
		if got := v.Found(nil, q, 3); got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}
