package reader

import (
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// A thing counts as mentioned if a sentence contains its words, negated or not; a claim does not.
func TestTopics(t *testing.T) {
	for _, tt := range []struct{ text, question, want string }{
		{"voucher not accepted", "does this ticket mention voucher?", "Yes"},
		{"no refund yet after three weeks", "does this ticket mention a refund?", "Yes"},
		{"handed to neighbour at no. 7", "does this delivery mention neighbour?", "Yes"},
		{"dynamo light dead, cable renewed", "does this job mention problem with the lights?", "Yes"},
		{"battery flat within minutes", "does this repair mention battery problem?", "Yes"},
		{"slow puncture patched", "does this job mention a puncture or flat tyre?", "Yes"},
		{"kitchen superb and well equipped", "does this stay mention a problem with the kitchen?", "No"},
		{"The oven was off. We cooked in the kitchen.", "does this stay mention a problem with the kitchen?",
			verdict.NoInformation},
		{"courier threw the parcel", "does this ticket mention voucher?", verdict.NoInformation},
	} {
		v := decide(t, verdict.Request{Task: verdict.Answer, Question: tt.question, Text: []string{tt.text}})
		if v.Answer != tt.want {
			t.Errorf("%q, of %q: %s", tt.question, tt.text, v.Answer)
		}
	}
}
