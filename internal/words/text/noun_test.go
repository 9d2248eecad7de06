package text

import "testing"

func TestSingular(t *testing.T) {
	for many, one := range map[string]string{
		"restaurants": "restaurant", "boats": "boat", "houses": "house", "courses": "course", "causes": "cause",
		"ferries": "ferry", "cities": "city", "ties": "tie", "pies": "pie", "movies": "movie", "cookies": "cookie",
		"classes": "class", "churches": "church", "dishes": "dish", "boxes": "box", "taxes": "tax", "caches": "cache",
		"heroes": "hero", "potatoes": "potato", "shoes": "shoe", "photos": "photo", "pizzas": "pizza",
		"statuses": "status", "viruses": "virus", "campuses": "campus", "buses": "bus", "uses": "use", "menus": "menu",
		"analyses": "analysis", "matrices": "matrix", "people": "person", "children": "child", "feet": "foot",
		"wives": "wife", "knives": "knife", "olives": "olive", "ids": "id", "ads": "ad", "tvs": "tv", "teas": "tea",
	} {
		for _, w := range []string{many, one} {
			if got := Singular(w); got != one {
				t.Errorf("Singular(%q) = %q, want %q", w, got, one)
			}
		}
	}
	for _, same := range []string{"", "s", "bus", "gas", "is", "glass", "address", "status", "analysis", "tennis",
		"series",
		"species", "news", "fish", "data", "staff", "lens", "canvas", "mathematics", "yes", "İs"} {
		if got := Singular(same); got != same {
			t.Errorf("Singular(%q) = %q", same, got)
		}
	}
	for phrase, one := range map[string]string{
		"flight bookings": "flight booking", "Salespeople and Children": "Salespeople and Child", "Opening Hours": "Opening Hour",
		"BOATS": "BOAT", "People": "Person", "Straßen und Cafés": "Straßen und Café",
	} {
		if got := Singular(phrase); got != one {
			t.Errorf("Singular(%q) = %q, want %q", phrase, got, one)
		}
	}
}

func TestIndefinite(t *testing.T) {
	for noun, want := range map[string]string{"order": "an order", "customer": "a customer", "Hour": "an Hour",
		"user": "a user", "unit": "a unit", "uninvited guest": "an uninvited guest",
		"umbrella": "an umbrella", "one-way trip": "a one-way trip", "": "a "} {
		if got := Indefinite(noun); got != want {
			t.Errorf("%q: %q", noun, got)
		}
	}
}
