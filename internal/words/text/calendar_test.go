package text

import (
	"slices"
	"strings"
	"testing"
)

func TestCalendar(t *testing.T) {
	for words, want := range map[string]string{
		"Apr Feb Jan Mar":      "Jan Feb Mar Apr",
		"December July May":    "May July December",
		"Friday Monday Sunday": "Monday Friday Sunday",
		"Fri Wed":              "Wed Fri",
		"Jan January":          "",
		"Jan Monday":           "",
		"May":                  "",
		"May June Jane":        "",
		"Hamburg Bremen Kiel":  "",
	} {
		in := strings.Fields(words)
		var got []string
		for _, at := range Calendar(in) {
			got = append(got, in[at])
		}
		if !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%s: %v, want %s", words, got, want)
		}
	}
}
