package lang

import (
	"fmt"
	"slices"
	"testing"
)

func TestBases(t *testing.T) {
	for word, want := range map[string]string{"heavier": "heavy", "oldest": "old", "biggest": "big", "orders": "order"} {
		if got := Bases(word); got[0] != word || !slices.Contains(got, want) {
			t.Errorf("%s is a form of %v, without %s", word, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	for word, want := range map[string]string{"wihtout": "without", "averge": "average", "hgihest": "highest",
		"qqqqqqq": ""} {
		if got := Nearest(word); got != want {
			t.Errorf("%s is read as %q instead of %q", word, got, want)
		}
	}
}

// TestSizeDirection: adjectives of size ask for the greatest or the smallest, others for either.
func TestSizeDirection(t *testing.T) {
	for word, want := range map[string]string{"hugest": "true true", "heaviest": "true true", "tiniest": "false true",
		"skinniest": "false true", "shallowest": "false true", "newest": "false false", "highest": "false false",
		"best": "false false"} {
		greatest, known := SizeDirection(word)
		if got := fmt.Sprint(greatest, known); got != want {
			t.Errorf("%s: %s, not %s", word, got, want)
		}
	}
}
