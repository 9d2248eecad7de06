package lang

import "testing"

func TestNoun(t *testing.T) {
	for word, want := range map[string]bool{"departure": true, "boat": true, "seats": true, "rating": true, "men": true,
		"kategorie": true, "departs": false, "arrives": false, "cancelled": false, "refunded": false, "sold": false,
		"urgent": false, "qty": false, "cntry": false, "dia": false} {
		if got := Noun(word); got != want {
			t.Errorf("%s names something: %v", word, got)
		}
	}
}

func TestDone(t *testing.T) {
	for word, want := range map[string]bool{"requested": true, "sold": true, "cancelled": true, "joined": true,
		"caught": true, "departs": false, "urgent": false,
		"seed": false, "amount": false, "writes": false} {
		if got := ParticipleAfterNoun(word); got != want {
			t.Errorf("%s is what was done: %v", word, got)
		}
	}
}
