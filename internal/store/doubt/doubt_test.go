package doubt

import "testing"

// TestPairs says of pairs of values whether they are one: certainly, likely, or not.
func TestPairs(t *testing.T) {
	for _, c := range []struct {
		a, b    string
		na, nb  int64
		certain bool
		likely  bool
	}{
		{"Quay Rd", "Quay Road", 25, 40, true, true},
		{"Wiley-sons", "Wileysons", 4, 9, true, true},
		{"Steam. cleaner", "Steamer cleaner", 4, 9, true, true},
		{"Kern, Ada", "Ada Kern", 4, 9, true, true},
		{"St. Veit", "Sankt Veit", 4, 9, true, true},
		{"A. Kern", "Ada Kern", 4, 9, false, true},
		{"M. Lindqvist", "Mo Lindqvist", 4, 9, false, true},
		{"Dr Nair", "Nair", 4, 9, false, true},
		{"Florzheim", "Florsheim", 1, 30, false, true},
		{"Dr Nair", "Dilip Nair", 4, 9, false, true},
		{"Upr Wells", "Upper Wells", 4, 9, false, true},
		{"Köln Mitte", "Koeln Mitte", 4, 9, true, true},
		{"Holm+Partner", "Holm & Partner", 4, 9, false, false},
		{"EN/DE", "DE/EN", 4, 9, false, true},
		{"A-", "A", 4, 9, false, false},
		{"@ Rangers", "Rangers", 4, 9, false, false},
		{"1.5 x 1.5", "15 x 15", 4, 9, false, false},
		{"Phase I", "Phase II", 4, 9, false, false},
		{"D.S.C.", "D.D.C.", 4, 9, false, false},
		{"Hunan", "Henan", 8, 16, false, false},
		{"Paris 1", "Paris 2", 4, 9, false, false},
		{"Marking", "Marketing", 4, 9, false, false},
		{"North Pier", "South Pier", 4, 9, false, false},
		{"Ada Kern", "Ada Korn", 4, 9, false, false},
		{"gold", "good", 4, 9, false, false},
		{"Press", "Pressure", 4, 9, false, false},
		{"St. Veit", "Street Veit", 4, 9, false, false},
	} {
		pairs := Pairs(map[string]int64{c.a: c.na, c.b: c.nb, "Something else": 12})
		p := 0.0
		if len(pairs) > 0 {
			p = pairs[0].P
		}
		if (p >= Certain) != c.certain || (p >= Likely) != c.likely {
			t.Errorf("%q and %q: %.2f", c.a, c.b, p)
		}
	}
}

// TestRivals offers no spelling that could stand for two values.
func TestRivals(t *testing.T) {
	if p := Pairs(map[string]int64{"A. Kern": 3, "Ada Kern": 9, "Anna Kern": 8}); len(p) > 0 {
		t.Errorf("%v", p)
	}
}
