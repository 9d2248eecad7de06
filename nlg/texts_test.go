package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// A question to a text is phrased as what the text says or mentions, once.
func TestTextConditions(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "tickets", Columns: []*schema.Column{
		{Name: "note", Type: schema.Text, Role: schema.FreeText}, {Name: "fault", Type: schema.Text, Role: schema.FreeText},
		{Name: "comments", Type: schema.Text, Role: schema.FreeText}}}}}
	voice, err := nlg.New(nlg.Plain, "en")
	if err != nil {
		t.Fatal(err)
	}
	for condition, want := range map[string]string{
		"answer(note, 'does this ticket say they could not log in?') = 'Yes'": "whose note says they could not log in",
		"answer(note, 'does this ticket mention brakes?') = 'Yes'":            "whose note mentions brakes",
		"answer(comments, 'does this ticket mention brakes?') = 'Yes'":        "whose comments mention brakes",
		"answer(fault, 'does this ticket mention strange noise?') = 'Yes'":    "whose fault mentions strange noise",
		"answer(fault, 'does this ticket mention fire or smoke?') = 'Yes'":    "whose fault mentions “fire or smoke”",
		"answer(fault, 'is this ticket urgent?') = 'Yes'":                     "whose fault suggests it is urgent",
		"answer(note, 'does this ticket say they tried, twice?') = 'Yes'":     "whose note says “they tried, twice”",
		"answer(fault, 'does this ticket have mites or fleas?') = 'Yes'":      "whose fault suggests “it has mites or fleas”",
		"note = 'needs a new bow'":                                            "where the note is “needs a new bow”",
		"note = 'New York City'":                                              "where the note is New York City",
		"answer(note, 'does this ticket mention brakes?') = 'No'":             "whose note denies that it mentions brakes",
		"answer(note, 'does this ticket say it was late?') = 'No'":            "whose note denies that it was late",
	} {
		got, err := voice.Restate(db, "SELECT * FROM tickets WHERE "+condition)
		if want := "I searched for tickets " + want + "."; err != nil || got != want {
			t.Errorf("%s: %q %v, want %q", condition, got, err, want)
		}
	}
}
