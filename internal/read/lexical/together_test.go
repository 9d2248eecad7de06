package lexical

import (
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/read/parse"
)

// A parser that is not trusted at all changes nothing, whatever it alone reads.
func TestTogetherWithoutTrust(t *testing.T) {
	a := []parse.Candidate{{P: .6, Result: "1"}, {P: .3, Result: "2"}}
	b := []parse.Candidate{{P: .9, Result: "3"}}
	all, rest := together(a, b, 0)
	for i, want := range []float64{.6, .3, 0} {
		if got := all[i].P; math.IsNaN(got) || math.Abs(got-want) > .05 {
			t.Errorf("candidate %d has %.3f instead of %.3f", i, got, want)
		}
	}
	if math.IsNaN(rest) {
		t.Error("what is left is no number")
	}
}

// A reading that rests on a number alone is no sense made of a question.
func TestWordless(t *testing.T) {
	for _, c := range []struct {
		question string
		unused   []string
		want     bool
	}{
		{"who wrote 1984?", []string{"wrote"}, true},
		{"who came in first in Lyon?", []string{"came"}, false},
		{"who painted 15 sunflowers?", []string{"painted", "sunflowers"}, true},
		{"red boats", nil, false},
	} {
		if got := wordless(c.question, c.unused); got != c.want {
			t.Errorf("%s without %v: %t", c.question, c.unused, got)
		}
	}
}
