package lexical

import "testing"

// A reading that rests on a number alone is no sense made of a question.
func TestReadingOfNumbersOnly(t *testing.T) {
	for _, c := range []struct {
		question string
		unused   []string
		want     bool
	}{
		{"who wrote 1984?", []string{"wrote"}, true},
		{"who came in first in Lyon?", []string{"came"}, false},
		{"who painted 15 sunflowers?", []string{"painted", "sunflowers"}, true},
		{"red boats", nil, false}, {"I'd like to know who wrote 1984", []string{"wrote"}, true},
	} {
		if got := usesNoWords(c.question, c.unused); got != c.want {
			t.Errorf("%s without %v: %t", c.question, c.unused, got)
		}
	}
}
