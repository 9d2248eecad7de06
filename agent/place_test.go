package agent

import (
	"testing"

	"github.com/ask-surely/surely/nlg"
)

// An option can be picked by its position, in words, unless the reply is an option's text.
func TestOptionByItsPlace(t *testing.T) {
	card := ClarifyEvent{Kind: "choose", Options: []Option{{ID: "1", Text: "2"}, {ID: "2", Text: "Latest visit first"},
		{ID: "3", Text: "More than 100 members"}, {ID: dropOption, Text: "The city does not matter"},
		{ID: NoneOfThese, Text: "Something else"}}}
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ typed, id string }{
		{"2", "2"}, {"the second one", "2"}, {"First", "1"}, {"Option 3.", "3"},
		{"option one", "1"}, {"number two please", "2"}, {"the last", dropOption},
		{"the 4th", dropOption}, {"4", dropOption}, {"one", "1"}, {"the fifth", NoneOfThese},
		{"latest visit first", "2"}, {"100", "3"}, {"visit", "2"},
		{"the ninth", ""}, {"the first two", ""}, {"the one in Turin", ""}, {"0", ""},
	} {
		got := ""
		if o := card.chosen(voice, tt.typed); o != nil {
			got = o.ID
		}
		if got != tt.id {
			t.Errorf("%q: chose %q, want %q", tt.typed, got, tt.id)
		}
	}
}
