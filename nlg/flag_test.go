package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// A yes/no column is phrased naturally, whatever its name and storage.
func TestFlags(t *testing.T) {
	number := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Integer, Distinct: 2, Min: "0", Max: "1"}
	}
	word := func(name, yes, no string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Text, Values: []schema.ValueCount{{Value: yes}, {Value: no}}}
	}
	db := &schema.Database{Tables: []*schema.Table{{Name: "masseurs", Columns: []*schema.Column{
		number("does_house_calls"), number("organic"), number("has_van"), word("has_left", "Y", "N"), number("is_pilot"),
		number("is_tenant"),
		{Name: "can_swim", Type: schema.Boolean}, word("insured", "yes", "no"), number("lift"), number("on_call"),
		number("with_dog"), number("key_held"), word("colour", "red", "blue"),
		{Name: "wheels", Type: schema.Integer, Distinct: 3, Min: "0", Max: "2"}}}}}
	for _, tt := range []struct {
		column, value   string
		op              query.Op
		chip, one, many string
	}{
		{"does_house_calls", "1", query.Equal, "does house calls", "There is 1 masseur that does house calls.",
			"There are 3 masseurs that do house calls."},
		{"does_house_calls", "0", query.Equal, "no house calls", "There is 1 masseur that does no house calls.",
			"There are 3 masseurs that do no house calls."},
		{"organic", "1", query.NotEqual, "not organic", "There is 1 masseur that is not organic.",
			"There are 3 masseurs that are not organic."},
		{"has_van", "0", query.Equal, "no van", "There is 1 masseur with no van.",
			"There are 3 masseurs with no van."},
		{"has_left", "Y", query.Equal, "has left", "There is 1 masseur that has left.",
			"There are 3 masseurs that have left."},
		{"is_pilot", "1", query.Equal, "are pilots", "There is 1 masseur that is a pilot.",
			"There are 3 masseurs that are pilots."},
		{"is_tenant", "1", query.Equal, "are tenants", "There is 1 masseur that is a tenant.",
			"There are 3 masseurs that are tenants."},
		{"can_swim", "false", query.Equal, "cannot swim", "There is 1 masseur that cannot swim.",
			"There are 3 masseurs that cannot swim."},
		{"insured", "no", query.Equal, "not insured", "There is 1 masseur that is not insured.",
			"There are 3 masseurs that are not insured."},
		{"lift", "1", query.Equal, "marked “lift”", "There is 1 masseur marked “lift”.",
			"There are 3 masseurs marked “lift”."},
		{"on_call", "1", query.Equal, "on call", "There is 1 masseur that is on call.",
			"There are 3 masseurs that are on call."},
		{"with_dog", "1", query.Equal, "with a dog", "There is 1 masseur with a dog.",
			"There are 3 masseurs with a dog."},
		{"key_held", "0", query.Equal, "key is not held", "There is 1 masseur whose key is not held.",
			"There are 3 masseurs whose key is not held."},
		{"colour", "red", query.Equal, "colour is red", "There is 1 masseur whose colour is red.",
			"There are 3 masseurs whose colour is red."},
		{"wheels", "1", query.Equal, "exactly 1 wheel", "There is 1 masseur with exactly 1 wheel.",
			"There are 3 masseurs with exactly 1 wheel."},
	} {
		voice := nlg.PlainVoice(t)
		c := query.Condition{Item: query.Item{Column: query.Column{Table: "masseurs", Name: tt.column}}, Op: tt.op,
			Values: []query.Value{{Text: tt.value}}}
		q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
			From: query.From{Tables: []string{"masseurs"}}, Where: []query.Condition{c}}
		for got, want := range map[string]string{voice.Condition(db, c, q.From): tt.chip, voice.Value(db, q, "1"): tt.one,
			voice.Value(db, q, "3"): tt.many} {
			if got != want {
				t.Errorf("%s %s %s: %q, want %q", tt.column, tt.op, tt.value, got, want)
			}
		}
	}
}

// An aggregate is not repeated if the column's name contains it.
func TestNothingIsSaidTwice(t *testing.T) {
	voice := nlg.PlainVoice(t)
	db := &schema.Database{Tables: []*schema.Table{{Name: "crews", Columns: []*schema.Column{
		{Name: "total_salary", Type: schema.Numeric}, {Name: "average_age", Type: schema.Numeric},
		{Name: "highest_score", Type: schema.Integer}, {Name: "latest_visit", Type: schema.Date}}}}}
	for _, tt := range []struct {
		agg          query.Agg
		column, want string
	}{
		{query.Sum, "total_salary", "sum of the total salaries"}, {query.Avg, "total_salary", "average total salary"},
		{query.Avg, "average_age", "average of the average ages"},
		{query.Max, "highest_score", "highest of the highest scores"},
		{query.Min, "highest_score", "lowest highest score"}, {query.Max, "latest_visit", "latest of the latest visits"},
	} {
		i := query.Item{Agg: tt.agg, Column: query.Column{Table: "crews", Name: tt.column}}
		if got := voice.Heading(db, i, query.From{Tables: []string{"crews"}}); got != tt.want {
			t.Errorf("%s %s: %q, want %q", tt.agg, tt.column, got, tt.want)
		}
	}
}
