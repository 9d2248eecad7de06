package cue

import "testing"

func TestClaim(t *testing.T) {
	for word, want := range map[string]string{"requires": "require", "needed": "need", "asking": "ask",
		"recommends": "recommend", "complained": "complain", "promise": "promise", "requirement": "", "offer": "offer",
		"quiet": "", "": ""} {
		got, ok := Claim(word)
		if !ok {
			got = ""
		}
		if got != want {
			t.Errorf("%q: %q, not %q", word, got, want)
		}
	}
}
