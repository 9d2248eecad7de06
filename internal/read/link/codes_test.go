package link_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/when"
)

// clinic has columns of codes, and lists.
func clinic() *schema.Database {
	of := func(name string, list bool, codes ...string) *schema.Column {
		c := &schema.Column{Name: name, Label: name, Type: schema.Text, Role: schema.Enumeration, Distinct: int64(len(codes)),
			List: list, Nulls: 4}
		for _, code := range codes {
			c.Values = append(c.Values, schema.ValueCount{Value: code, Count: 9})
		}
		return c
	}
	return &schema.Database{Name: "clinic", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "patients",
		Label: "patients", Rows: 30, Columns: []*schema.Column{{Name: "id", Label: "id", Type: schema.Integer, Distinct: 30},
			of("sex", false, "F", "M"), of("ward", false, "B", "C"), of("gown", false, "S", "M", "L", "XL"),
			of("visits", true, "Mon", "Tue", "Thu"), of("born_in", false, "Jan", "Mar", "May"),
			of("passport", false, "DE", "FR"),
			of("allergies", true, "nuts", "milk", "dust"), of("shots_booked", true, "flu", "tetanus", "measles"),
			{Name: "joined", Label: "joined", Type: schema.Date, Min: "2020-01-01", Max: "2026-01-01"}}}}}
}

// clinicValues finds the values of its lists, and the code of a country.
type clinicValues struct{}

func (clinicValues) Lookup(phrase string, _ int) []schema.Match {
	switch phrase = strings.ToLower(phrase); phrase {
	case "nuts", "milk", "dust":
		return []schema.Match{{Table: "patients", Column: "allergies", Value: phrase, How: schema.Exact, Score: 1, Count: 9}}
	case "ida", "max", "war":
		return []schema.Match{{Table: "patients", Column: "ward", Value: "Ida Max Ward", How: schema.Prefix, Score: .6,
			Count: 1}}
	case "german":
		var out []schema.Match
		for _, column := range []string{"passport", "ward"} {
			out = append(out, schema.Match{Table: "patients", Column: column, Value: "DE", How: schema.Coded, Score: .9,
				Count: 9})
		}
		return out
	}
	return nil
}

// conditions are those that may be meant on a column, as SUQL.
func conditions(q *link.Question, column string) (out []string) {
	for _, a := range q.Atoms {
		if a.Column != nil && a.Column.Name == column && len(a.Where) > 0 {
			out = append(out, condition(a))
		}
	}
	return out
}

// Words of closed classes stand for codes; other words for none, whatever they begin with.
func TestCodes(t *testing.T) {
	clock := when.Clock{Today: time.Date(2026, 11, 26, 0, 0, 0, 0, time.UTC)}
	for question, want := range map[string]string{
		"female patients":          "sex = 'F'",
		"all the men":              "sex = 'M'",
		"patients who are not men": "sex <> 'M'",
		"how many books are there": "ward ",
		"mostly forgotten nurses":  "sex ",
		"patients in extra large":  "gown = 'XL'",
		"large gowns":              "gown = 'L'",
		"who comes on mondays":     "visits 'Mon' = ANY (visits)",
		"who comes on Fridays":     "visits 'Fri' = ANY (visits)",
		"who comes on Friday":      "visits 'Fri' = ANY (visits)",
		"patients born in march":   "born_in = 'Mar'",
		"who joined on a monday":   "joined to_char(joined, 'FMDay') = 'Monday'",
		"who comes on thursday":    "joined ",
		"german patients":          "passport = 'DE'",
	} {
		column, condition, _ := strings.Cut(want, " ")
		got := conditions(link.NewAt(clock, clinic(), clinicValues{}, question), column)
		missing := !slices.Contains(got, condition) && !slices.Contains(got, want)
		if condition == "" && len(got) > 0 || condition != "" && missing {
			t.Errorf("%s: %q, not %q", question, got, want)
		}
	}
}

// A short word is part of a name if it is no English word or is capitalised, and if the name has all of it.
func TestShortNames(t *testing.T) {
	for question, want := range map[string]int{"patients of ida": 1, "patients of max": 0, "patients of Max": 1,
		"patients of war": 0, "patients of War": 0} {
		if got := conditions(link.New(clinic(), clinicValues{}, question), "ward"); len(got) != want {
			t.Errorf("%s: %q", question, got)
		}
	}
}

// TestThings: "things" stands for the elements of a list whose name goes on with what follows.
func TestThings(t *testing.T) {
	q := link.New(clinic(), clinicValues{}, "patients with more than two things booked")
	if got := conditions(q, "shots_booked"); !slices.Contains(got, "cardinality(shots_booked) > 2") {
		t.Errorf("got %q", got)
	}
}

// Lists are asked for how many elements they have.
func TestLists(t *testing.T) {
	for question, want := range map[string]string{
		"patients with at least two allergies":     "cardinality(allergies) >= 2",
		"patients with three different allergies":  "cardinality(allergies) = 3",
		"patients with two or more allergies":      "cardinality(allergies) >= 2",
		"patients with several allergies":          "cardinality(allergies) >= 2",
		"who has a single allergy":                 "cardinality(allergies) = 1",
		"patients with fewer than 2 allergies":     "coalesce(cardinality(allergies), 0) < 2",
		"top 2 allergies":                          "",
		"the two allergies with the most patients": "",
		"patients with milk":                       "'milk' = ANY (allergies)",
		"patients without milk":                    "('milk' = ANY (allergies)) IS NOT TRUE",
	} {
		got := conditions(link.New(clinic(), clinicValues{}, question), "allergies")
		sized := slices.ContainsFunc(got, func(c string) bool { return strings.Contains(c, "cardinality") })
		if want != "" && !slices.Contains(got, want) || sized != strings.Contains(want, "cardinality") {
			t.Errorf("%s: %q, not %q", question, got, want)
		}
	}
}

// TestNameOfData keeps a word of the name of the data as a whole where it is a value, too.
func TestNameOfData(t *testing.T) {
	const question = "dust per ward of the clinic"
	for name, want := range map[string]link.Mask{"clinic": link.Span(0, 3), "dust": link.Span(0, 3) | 1<<5} {
		db := clinic()
		db.Name = name
		if got := link.New(db, clinicValues{}, question).Content; got != want {
			t.Errorf("%s: content %b, want %b", name, got, want)
		}
	}
}
