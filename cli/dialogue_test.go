package cli

import (
	"strings"
	"testing"
)

func TestDialogueFlags(t *testing.T) {
	for _, test := range []struct{ detector, language, refused string }{
		{"gain=0.9", "en", ""},
		{"risk=0.05", "de", ""},
		{"never", "en", ""},
		{"perfect", "en", "only for 'surely eval'"}, // it needs the right answer
		{"dropout=0.05", "en", ""},
		{"gain", "en", "as in gain=0.9"},
		{"never", "es", ""},
		{"never", "fr", `no language "fr"`},
	} {
		_, err := (&dialogueFlags{Detector: test.detector, Language: test.language}).options()
		if (err == nil) != (test.refused == "") || err != nil && !strings.Contains(err.Error(), test.refused) {
			t.Errorf("%s, %s: %v", test.detector, test.language, err)
		}
	}
}
