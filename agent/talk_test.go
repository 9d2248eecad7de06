package agent

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Small talk is answered and mentions the data.
func TestTalk(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "lamps"}}}
	const want = "Hello! You can ask me about lamps."
	v, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	h := &handling{Agent: &Agent{o: Options{Voice: v}}, src: &Source{Schema: db}}
	if got := h.talk("greeting"); got != want {
		t.Errorf("%s", got)
	}
	for _, kind := range []string{"thanks", "bye", "help", "meaning", "empty", "other"} {
		if got := h.talk(kind); len(strings.Fields(got)) < 3 {
			t.Errorf("it says %q to %s", got, kind)
		}
	}
}
