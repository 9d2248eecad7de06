package cli

import (
	"strings"
	"testing"
)

func TestDialogueFlags(t *testing.T) {
	for _, test := range []struct{ detector, refused string }{
		{"gain=0.9", ""},
		{"risk=0.05", ""},
		{"never", ""},
		{"perfect", "only for 'surely eval'"}, // it needs the right answer
		{"dropout=0.05", ""},
		{"gain", "as in gain=0.9"},
		{"never", ""},
	} {
		_, err := (&dialogueFlags{Detector: test.detector}).options()
		if (err == nil) != (test.refused == "") || err != nil && !strings.Contains(err.Error(), test.refused) {
			t.Errorf("%s: %v", test.detector, err)
		}
	}
}
