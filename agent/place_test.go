package agent

import (
	"testing"

	"github.com/ask-surely/surely/nlg"
)

// An option can be picked by its position, in words of the language, unless the reply is an option's text.
func TestOptionByItsPlace(t *testing.T) {
	card := ClarifyEvent{Kind: "choose", Options: []Option{{ID: "1", Text: "2"}, {ID: "2", Text: "Latest visit first"},
		{ID: "3", Text: "More than 100 members"}, {ID: dropOption, Text: "The city does not matter"},
		{ID: NoneOfThese, Text: "Something else"}}}
	for _, tt := range []struct{ language, typed, id string }{
		{"en", "2", "2"}, {"en", "the second one", "2"}, {"en", "First", "1"}, {"en", "Option 3.", "3"},
		{"en", "option one", "1"}, {"en", "number two please", "2"}, {"en", "the last", dropOption},
		{"en", "the 4th", dropOption}, {"en", "4", dropOption}, {"en", "one", "1"}, {"en", "the fifth", NoneOfThese},
		{"en", "latest visit first", "2"}, {"en", "100", "3"}, {"en", "visit", "2"},
		{"en", "the ninth", ""}, {"en", "the first two", ""}, {"en", "the one in Turin", ""}, {"en", "0", ""},
		{"de", "die zweite", "2"}, {"de", "das dritte bitte", "3"}, {"de", "Nummer 2", "2"}, {"de", "zweitens", "2"},
		{"de", "der letzte", dropOption}, {"de", "the second one", "2"},
		{"es", "la segunda", "2"}, {"es", "el último", dropOption}, {"es", "opción 3", "3"}, {"es", "la primera", "1"},
	} {
		voice, err := nlg.New(nlg.Plain, tt.language)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if o := card.chosen(voice, tt.typed); o != nil {
			got = o.ID
		}
		if got != tt.id {
			t.Errorf("%s %q: chose %q, want %q", tt.language, tt.typed, got, tt.id)
		}
	}
}
