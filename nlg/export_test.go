package nlg

import "testing"

// PlainVoice is the voice that people hear.
func PlainVoice(t *testing.T) *Voice {
	t.Helper()
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
