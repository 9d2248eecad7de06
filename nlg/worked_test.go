package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// An age is phrased as such, whether computed from a date or a year of birth.
func TestAges(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "members", Columns: []*schema.Column{
		{Name: "birth_year", Type: schema.Integer}, {Name: "birth_date", Type: schema.Date}}}}}
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		t.Fatal(err)
	}
	for statement, want := range map[string]string{
		"SELECT avg(extract(year from current_date) - birth_year) FROM members":             "I worked out the average age this year by the birth year of members.",
		"SELECT * FROM members WHERE extract(year from age(current_date, birth_date)) < 30": "I searched for members where the age by the birth date is less than 30.",
		"SELECT * FROM members WHERE extract(year from current_date) - birth_year < 30":     "I searched for members where the age this year by the birth year is less than 30.",
	} {
		if got, err := voice.Restate(db, statement); err != nil || got != want {
			t.Errorf("%s: %q %v, want %q", statement, got, err, want)
		}
	}
}
