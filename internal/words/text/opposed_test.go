package text

import "testing"

func TestOpposed(t *testing.T) {
	for _, pair := range [][2]string{{"unavailable", "available"}, {"inactive", "active"}, {"Inactve", "Active"},
		{"non-smoking", "smoking"}, {"nonsmoking", "smoking"}, {"not available", "available"}, {"no parking", "parking"},
		{"incomplete", "complete"}, {"dissatisfied", "satisfied"}, {"irregular", "regular"}, {"illegal", "legal"},
		{"impossible", "possible"}, {"careless", "careful"}, {"currently unavailable", "currently available"},
		{"without fee", "fee"}, {"unpaid", "paid"}, {"nicht verfügbar", "verfügbar"}, {"disabled", "enabled"}} {
		want := pair[0] != "disabled" // another word, not a prefix
		if Opposed(pair[0], pair[1]) != want || Opposed(pair[1], pair[0]) != want {
			t.Errorf("%q and %q: opposed is not %v", pair[0], pair[1], want)
		}
	}
	for _, pair := range [][2]string{{"unavailable", "unavailble"}, {"inactive", "inactve"}, {"North", "Nroth"},
		{"not available", "not availble"}, {"available", "availble"}, {"inn", "in"}, {"Unix", "unix"}, {"North", "Northern"},
		{"in stock", "stock"}, {"income", "incomes"}, {"no", "none"}} {
		if pair[0] != "no" && (Opposed(pair[0], pair[1]) || Opposed(pair[1], pair[0])) {
			t.Errorf("%q and %q are opposed", pair[0], pair[1])
		}
	}
}
