package lang

import (
	"testing"

	"github.com/ask-surely/surely/internal/words/text"
)

// TestSuggestions: words tell of what they suggest, of its opposite, and of what else suggests the same.
func TestSuggestions(t *testing.T) {
	s := readSuggestions("rain: drizzle puddles umbrella | sunny dry\nwet: drizzle puddles | dry\nsnow: flakes\nno line\n")
	told := s.Told("rain")
	if told["drizzl"] != 1 || told["dry"] != -1 || told["flake"] != 0 || s.Told("fog") != nil {
		t.Errorf("%v", told)
	}
	for words, want := range map[[2]string][2]float64{
		{"puddles", "drizzle"}: {.99, 1.01}, {"flakes", "drizzle"}: {0, 0}, {"umbrella", "drizzle"}: {.1, .9},
	} {
		got := Kin(s.Shares(text.Stem(words[0])), s.Shares(text.Stem(words[1])))
		if got < want[0] || got > want[1] {
			t.Errorf("%v are kin by %.2f", words, got)
		}
	}
	if all := Suggested(); len(all.told) < 3000 || all.Told("rain")["drizzl"] != 1 {
		t.Errorf("%d words have suggestions", len(all.told))
	}
}
