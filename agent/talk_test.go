package agent

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Small talk is answered and mentions the data.
func TestTalk(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "lamps", Rows: 12500, Columns: []*schema.Column{
		{Name: "kind", Label: "Kind", Type: schema.Text, Role: schema.Enumeration}, {Name: "log", Label: "Log", Type: schema.Text, Role: schema.FreeText}}}}}
	const want = "Hello! You can ask me about lamps (12,500). For example, search by kind, or by what the log say."
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
