package lang

import (
	"slices"
	"testing"
)

func TestRelated(t *testing.T) {
	for _, test := range []struct {
		word, stem string
		want       Relation
	}{
		{"old", "age", Quality}, {"heavy", "weight", Quality}, {"sell", "seller", Made}, {"sold", "sell", Inflects},
		{"cheap", "expensiv", Opposite}, {"expensive", "price", Explains}, {"old", "banana", None}, {"xyzzy", "age", None}, {"aftershock", "htremor", None},
	} {
		if got := Related(test.word, test.stem); got != test.want {
			t.Errorf("%s and %s: %q instead of %q", test.word, test.stem, got, test.want)
		}
	}
}

func TestBases(t *testing.T) {
	for word, want := range map[string]string{"heavier": "heavy", "oldest": "old", "biggest": "big", "sold": "sell",
		"orders": "order"} {
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

// Related reads what Fit writes.
func TestFit(t *testing.T) {
	data, err := Fit([]Synset{{ID: "1-a", Lemmas: []string{"damp"}, Definition: "slightly wet",
		Relations: []string{"attribute:2-n"}},
		{ID: "2-n", Lemmas: []string{"wetness"}, Definition: "the state of being wet"}},
		[]Sense{{Lemma: "damp", Synset: "1-a", Relations: []string{"antonym:dry/3-a"}}, {Lemma: "wetness", Synset: "2-n"}},
		func(string) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	table, err := read(data)
	if err != nil {
		t.Fatal(err)
	}
	if got := table["damp"]; got.To("dry") != Opposite || got.To("wet") != Explains {
		t.Errorf("damp hangs together with %v", got)
	}
	if _, err := Fit(nil, []Sense{{Lemma: "damp", Synset: "9-a"}}, func(string) bool { return true }); err == nil {
		t.Error("a sense of no synset is taken")
	}
}
