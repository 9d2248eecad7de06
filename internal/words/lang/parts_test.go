package lang

import "testing"

// TestKinds checks what kind of word is which.
func TestKinds(t *testing.T) {
	type kinds map[string]bool
	for kind, of := range map[string]struct {
		is   func(string) bool
		want kinds
	}{
		"a noun": {IsNoun, kinds{"departure": true, "boat": true, "seats": true, "rating": true, "men": true, "kategorie": true,
			"departs": false, "arrives": false, "cancelled": false, "refunded": false, "sold": false, "urgent": false,
			"qty": false, "cntry": false, "dia": false}},
		"what was done": {IsParticipleAfterNoun, kinds{"requested": true, "sold": true, "cancelled": true, "joined": true,
			"caught": true, "departs": false, "urgent": false, "seed": false, "amount": false, "writes": false}},
		"a superlative": {IsSuperlative, kinds{"oldest": true, "biggest": true, "best": true, "guest": false, "chest": false,
			"honest": false}},
		"derived": {IsDerived, kinds{"repairer": true, "sharpening": true, "fitments": true, "dryness": true, "qtyer": false}},
	} {
		for word, want := range of.want {
			if of.is(word) != want {
				t.Errorf("%s is %s: %v", word, kind, !want)
			}
		}
	}
}
