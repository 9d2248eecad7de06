package reader

import (
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

func TestTraits(t *testing.T) {
	l := newReader(t).lexicon
	d := analyse(l, []string{"Candles on every table.", "They gave our kids crayons.", "No dogs, the sign says."})
	got := map[string]float32{}
	for _, trait := range d.traits() {
		got[trait.aspect.Name] = trait.lean
	}
	if got["romantic"] <= 0 || got["family friendly"] <= 0 || got["dogs"] >= 0 {
		t.Errorf("a text of candles, crayons and no dogs leans %v", got)
	}
}

// TestExplicitWordsBeatKind: a few sentences do not show the kind of place, and explicit statements win.
func TestExplicitWordsBeatKind(t *testing.T) {
	for question, text := range map[string][]string{
		"is it good for families with children?": {"Candles on every table and we booked weeks ahead for our anniversary.", "They gave our kids crayons and a high chair."},
		"is it romantic?":                        {"Two dollar tacos from a truck, eaten standing.", "He proposed to me right there under the string lights."},
		"are dogs allowed?":                      {"White tablecloths, two hundred dollars for two.", "Our spaniel slept under the table."},
	} {
		if v := decide(t, verdict.Request{Task: verdict.Answer, Question: question, Text: text}); v.Answer != verdict.Yes {
			t.Errorf("%s %s of %q", question, v.Answer, text)
		}
	}
}
