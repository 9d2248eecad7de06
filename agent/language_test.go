package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

// TestSpeaking answers each message in the sender's language.
func TestSpeaking(t *testing.T) {
	turin := find0(where("city", query.Equal, "Turin"))
	a := newAgent(t, "never", script{"clubs in Turin": {{Query: turin, P: 1}}}, canned{turin.SUQL(): {{"Juve"}}})
	for language, want := range map[string]string{"": "I searched", "en": "I searched", "de": "Ich suchte", "es": "Busqué",
		"tlh": "I searched"} {
		searched := ""
		a.Handle(context.Background(), &Conversation{}, Message{Type: AskMessage, Text: "clubs in Turin", Language: language},
			func(e Event) {
				if r, ok := e.(ResultEvent); ok {
					searched = r.Searched
				}
			})
		if !strings.Contains(searched, want) {
			t.Errorf("%q: %q", language, searched)
		}
	}
}
