package store

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// Text columns are recognised by their content, from two words up.
func TestPhrases(t *testing.T) {
	for name, tt := range map[string]struct {
		column string
		values []string
		want   bool
	}{
		"faults": {"fault", []string{"lever will not stay down", "flickers when touched", "zip torn at the bottom",
			"water leaks underneath", "no sound on the left", "wobbly back leg", "grinding noise, gets hot"}, true},
		"work": {"work", []string{"new brake pads front and rear", "puncture, rear tube replaced", "chain came off, greased",
			"motor cuts out uphill", "fork seals", "gears skipping, indexed", "saddle raised"}, true},
		"names": {"guest", []string{"Nora Feld", "Jan Kowal", "Mia Torres", "Otto Weiss", "Sana Iqbal", "Piet Visser",
			"Ida von Rhee"}, false},
		"titles": {"film", []string{"Gone with the Wind", "Lord of the Flies", "A Room with a View", "Heat", "The Sting",
			"Up in the Air", "Out of Africa"}, false},
		"products": {"item", []string{"red cotton shirt", "blue cotton shirt", "red wool shirt", "blue wool shirt",
			"green cotton shirt", "green wool shirt", "white cotton shirt"}, false},
		"kinds": {"kind", []string{"city bike", "racing bike", "mountain bike", "cargo bike", "kids bike", "folding bike",
			"electric bike"}, false},
		"codes": {"shelf", []string{"a 12 left", "a 13 left", "b 4 right", "b 7 left", "c 9 right", "c 11 left", "d 2 right"},
			false},
		"headlines": {"headline", []string{"cold and damp", "back for the view", "never again, sorry", "good for children",
			"quiet at night", "not for the old", "well worth the trip"}, false},
		"people": {"writers", []string{"Andras Vleminckx, Kaye Styles, Kat Deluna", "Tom Sahs, Ida Ravn, Jan de Wit, Mia Torres",
			"Otto Weiss, Piet Visser, Sana Iqbal, Nora Feld", "Ana Ferreira, Luis Ferreira, Rui Costa"}, false},
		"few": {"note", []string{"call before noon", "ring at the gate"}, true}, // its name says so
	} {
		p := newProfile(columnShape{name: tt.column})
		for _, v := range tt.values {
			p.add(v)
		}
		if got := p.role(schema.Text, false, false) == schema.FreeText; got != tt.want {
			t.Errorf("%s are text: %t", name, got)
		}
	}
}
