package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// TestDatesInTexts phrases a date within a text as the column that contains it.
func TestDatesInTexts(t *testing.T) {
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	opened := query.Column{Table: "inns", Name: "hours", Part: query.Year}
	said := func(c query.Column) string {
		q := &query.Query{Select: []query.Item{{Column: query.Column{Table: "inns", Name: "hours"}}},
			From: query.From{Tables: []string{"inns"}}, Where: []query.Condition{{Item: query.Item{Column: c},
				Op: query.Equal, Values: []query.Value{{Text: "2012", Number: true}}}}}
		s, err := v.Restate(towns, q.SUQL())
		if err != nil {
			t.Errorf("%s: %v", q.SUQL(), err)
		}
		return s
	}
	want := said(opened)
	opened.Dated = true
	for _, form := range []schema.DateForm{schema.Whole, schema.Inside, schema.OfMonth, schema.Yearless} {
		opened.Found = form
		if got := said(opened); got != want {
			t.Errorf("%q: %s, want %s", form, got, want)
		}
	}
}
