package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// A column of months is no month of a month.
func TestMonths(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "tickets", Columns: []*schema.Column{
		{Name: "opened", Type: schema.Date},
		{Name: "month", Type: schema.Date}}}}}
	voice := nlg.PlainVoice(t)
	month := at("tickets", "opened")
	month.Part = query.MonthOf
	for want, c := range map[string]query.Condition{
		"tickets, opened: April, May, June or July": is(month, query.In, "April", "May", "June", "July"),
		"tickets, opened: April or July":            is(month, query.In, "April", "July"),
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
