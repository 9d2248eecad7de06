package cue

import (
	"slices"
	"strings"
	"testing"
)

func TestOf(t *testing.T) {
	for word, want := range map[string]Sense{"averages": Average, "every": Each | All, "grew": Grow, "changed": Change,
		"missing": Lack, "missed": 0, "open": Open, "opened": 0, "oldest": Elder | Earliest, "guitar": 0, "": 0,
		"runs": 0, "activity": 0, "evening": 0, "severe": 0, "comes": Listed, "old": 0, "young": 0, "great": 0, "large": 0,
		"long": Duration, "high": 0, "low": 0, "cheap": 0, "quiet": 0, "heavy": 0, "rating": 0, "rated": 0, "parts": Share,
		"toppings": 0, "times": Duration, "lasted": Duration, "get": Show, "used": 0, "directed": 0, "leave": 0, "left": Gap,
		"issued": 0, "mins": 0, "max": Most, "tied": Even, "drawings": 0, "levels": 0, "trails": 0, "trailed": Loses,
		"listings": 0, "roses": 0, "cans": 0, "beside": 0, "excluded": 0, "early": OnTime, "earlier": Earlier,
		"earliest": Earliest, "against": Or, "compared": Or, "last": Last | Past | Duration} {
		if got := Of(word); got != want {
			t.Errorf("%q has the senses %b, not %b", word, got, want)
		}
	}
	if !(More | Less).Is("fewer") || (More | Less).Is("many") {
		t.Error("a union of senses has the words of both")
	}
}

// TestFrame: what only says that something is asked stands in brackets; some words have a comma before them.
func TestFrame(t *testing.T) {
	for _, want := range []string{"[i d like to know] what the forge costs", "[could you work out for me] the average load",
		"[can u tell me] who rows", "[hi ,quick question] ,how many kilns are there [,thanks]", "who wants to know",
		"[we d be interested in] the oldest kiln", "[would you mind telling me] the glaze", "ok tests", "list kilns [for me]",
		"[do you happen to know] which kiln is hot [please]", "[it would be great to see] the total [if you can]",
		"for kiln 3 [,could you tell me] the load", "[any idea] how many pots", "which pots like to help us out",
		"does anyone get a discount", "[does anyone know] why", "[i m looking for] a room", "[let me know] if pots sold",
		"[ok and] how many pots", "[right ,so now] list the kilns", "cool kilns", "so many kilns",
	} {
		said := strings.Fields(strings.NewReplacer("[", "", "]", "").Replace(want))
		plain := strings.Fields(strings.ReplaceAll(strings.Join(said, " "), ",", ""))
		got := ""
		for i, in := range Frame(plain, func(i int) bool { return said[i][0] == ',' }) {
			if got += said[i] + " "; in {
				got = strings.TrimSuffix(got, said[i]+" ") + "[" + said[i] + "] "
			}
		}
		if got = strings.TrimSpace(strings.ReplaceAll(got, "] [", " ")); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// TestTable demands that every sense has words, once, and that no sense repeats a word.
func TestTable(t *testing.T) {
	var all Sense
	for _, s := range senseWords {
		if s.sense&(s.sense-1) != 0 || all&s.sense != 0 || s.words == "" {
			t.Errorf("%q has no sense of its own", s.words)
		}
		all |= s.sense
		words := strings.Fields(s.words)
		slices.Sort(words)
		for i, w := range words[:len(words)-1] {
			if words[i+1] == w {
				t.Errorf("%q stands twice in %q", w, s.words)
			}
		}
	}
}
