package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// A question to a text is phrased as what the text says or mentions, once.
func TestTextConditions(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "tickets", Columns: []*schema.Column{
		{Name: "note", Type: schema.Text, Role: schema.FreeText}, {Name: "fault", Type: schema.Text, Role: schema.FreeText},
		{Name: "comments", Type: schema.Text, Role: schema.FreeText}}}}}
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	for condition, want := range map[string]string{
		"answer(note, 'does this ticket say they could not log in?') = 'Yes'":                 "whose note says they could not log in",
		"answer(note, 'does this ticket mention brakes?') = 'Yes'":                            "whose note mentions brakes",
		"answer(comments, 'does this ticket mention brakes?') = 'Yes'":                        "whose comments mention brakes",
		"answer(fault, 'does this ticket mention strange noise?') = 'Yes'":                    "whose fault mentions “strange noise”",
		"answer(fault, 'does this ticket mention fire or smoke?') = 'Yes'":                    "whose fault mentions “fire or smoke”",
		"answer(note, 'does this ticket say they could not log in from home today?') = 'Yes'": "whose note says “they could not log in from home today”",
		"answer(fault, 'is this ticket urgent?') = 'Yes'":                                     "whose fault suggests it is urgent",
		"answer(note, 'does this ticket say they tried, twice?') = 'Yes'":                     "whose note says “they tried, twice”",
		"answer(fault, 'does this ticket have mites or fleas?') = 'Yes'":                      "whose fault suggests “it has mites or fleas”",
		"note = 'needs a new bow'":                                                            "whose note is “needs a new bow”",
		"note = 'New York City'":                                                              "whose note is New York City",
		"answer(note, 'does this ticket mention brakes?') = 'No'":                             "whose note denies that it mentions brakes",
		"answer(note, 'does this ticket say it was late?') = 'No'":                            "whose note denies that it was late",
	} {
		q, err := model.Typed(db, "SELECT * FROM tickets WHERE "+condition)
		if err != nil {
			t.Fatal(err)
		}
		if got := voice.Whole(db, q); got != "tickets "+want {
			t.Errorf("%s: %q, want %q", condition, got, want)
		}
	}
}

// An option says of texts and months what the restatement says.
func TestOptionsOfTexts(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "tickets", Columns: []*schema.Column{
		{Name: "note", Type: schema.Text, Role: schema.FreeText}, {Name: "opened", Type: schema.Date},
		{Name: "month", Type: schema.Date}}}}}
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	asked := func(question string) query.Condition {
		c := is(at("tickets", "note"), query.Equal, "Yes")
		c.Item.Text = &query.TextCall{Question: question}
		return c
	}
	month := at("tickets", "opened")
	month.Part = query.MonthOf
	for want, c := range map[string]query.Condition{
		"tickets whose note mentions brakes":               asked("does this ticket mention brakes?"),
		"tickets whose note mentions “worn brakes”":        asked("does this ticket mention worn brakes?"),
		"tickets whose note says they could not log in":    asked("does this ticket say they could not log in?"),
		"tickets whose note says it is urgent":             asked("is this ticket urgent?"),
		"tickets whose note says “it is urgent, and soon”": asked("is this ticket urgent, and soon?"),
		"tickets opened in April to July":                  is(month, query.In, "April", "May", "June", "July"),
		"tickets opened in April or July":                  is(month, query.In, "April", "July"),
	} {
		q := &query.Query{From: query.From{Tables: []string{"tickets"}}, Where: []query.Condition{c},
			Select: []query.Item{{Column: at("tickets", "*")}}}
		if got := voice.Whole(db, q); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	by := at("tickets", "month")
	by.Part = query.Month
	q := &query.Query{From: query.From{Tables: []string{"tickets"}}, GroupBy: []query.Column{by},
		Select: []query.Item{{Column: by}, {Agg: query.Count, Column: at("tickets", "*")}}}
	if got := voice.Whole(db, q); got != "number of tickets for each month" {
		t.Errorf("%q", got)
	}
}
