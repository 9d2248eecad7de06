package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// condition writes an atom as its conditions, printed.
func condition(a link.Atom) string {
	if a.Op == "none" {
		return "no " + a.Table.Name
	}
	q := query.Query{Select: []query.Item{query.Star(a.Table.Name)}, From: query.From{Tables: []string{a.Table.Name}},
		Where: a.Where}
	_, where, _ := strings.Cut(q.SUQL(), " WHERE ")
	return where
}

func TestAtoms(t *testing.T) {
	linked(t, parsetest.Boats(), []linkedTest{
		{"boats of Ida Ravn", "Ravn", "last_name = 'Ravn'"},
		{"sloops that are not insured", "insured", "insured = 0"}, {"uninsured boats", "uninsured", "insured = 0"},
		{"boats for which nobody has ever been insured", "insured", "insured = 0"},
		{"boats longer than a metre", "a metre", "length_cm > 100"}, {"insured boats", "insured", "insured = 1"},
		{"boats longer than 9 m", "9 m", "length_cm > 900"},
		{"boats under 12.5 metres", "12.5 metres", "length_cm < 1250"},
		{"moorings over 60 euros", "60 euros", "fee_cents > 6000"},
		{"boats with between 1 and 2 thousand berths", "1 and 2 thousand", "berths BETWEEN 1000 AND 2000"},
		{"sloop-free moorings", "sloop", "kind <> 'sloop'"}, {"sloop free moorings", "sloop", "kind <> 'sloop'"},
		{"boats with at least 4 berths", "4", "berths >= 4"}, {"boats with 4 or more berths", "4", "berths >= 4"},
		{"boats with 4 berths or fewer", "4", "berths <= 4"},
		{"boats with between 2 and 6 berths", "2 and 6", "berths BETWEEN 2 AND 6"},
		{"boats with more berths than average", "", "berths > (SELECT avg(berths) FROM boats)"},
		{"owners without a phone", "phone", "phone IS NULL"},
		{"owners whose phone is not known", "phone", "phone IS NULL"},
		{"how many boats, sloops not counted", "sloops", "kind <> 'sloop'"},
		{"how many boats? leave out the sloops", "sloops", "kind <> 'sloop'"},
		{"boats by owner, insured ones left aside", "insured", "insured = 0"},
		{"sloops leaving out insured boats", "sloops", "kind = 'sloop'"},
		{"boats by owner, uninsured ones left out", "uninsured", "insured = 1"},
		{"boats without the uninsured ones", "uninsured", "insured = 1"},
		{"owners who have no boats", "boats", "no boats"},
		{"boats bought in 2021", "2021", "extract(year from bought) = 2021"},
		{"boats bought on 3 July 2021", "3 July 2021", "to_char(bought, 'YYYY-MM-DD') = '2021-07-03'"},
		{"fees paid on a sunday", "sunday", "to_char(paid_on, 'FMDay') = 'Sunday'"},
		{"fees paid in June and July 2024", "June", "to_char(paid_on, 'YYYY-MM') = '2024-06'"},
		{"fees paid between 15 and 21 September 2024", "15 and 21 September 2024",
			"paid_on >= '2024-09-15' AND paid_on < '2024-09-22'"},
		{"fees paid from 15 to 21 september", "15 to 21 september", "paid_on >= '2026-09-15' AND paid_on < '2026-09-22'"},
		{"boats under half a metre", "half a metre", "length_cm < 50"},
		{"boats over a metre and a half", "a metre and a half", "length_cm > 150"},
		{"fees above minus 4 euros", "minus 4 euros", "fee_cents > -400"},
		{"boat number 3", "3", "id = 3"},
		{"owners outside Kiel", "Kiel", "city <> 'Kiel'"},
	})
}

// What a column is counted in, where things came, short forms and several parts of one value are found.
func TestSheets(t *testing.T) {
	db := parsetest.Boats()
	boats := db.Table("boats")
	column := func(name string) *schema.Column { return boats.Column(name) }
	worth := *column("length_cm")
	worth.Name, worth.Label, worth.Min, worth.Max = "worth", "worth (thousands)", "2", "950"
	place := *column("berths")
	place.Name, place.Label, place.Min, place.Max = "place", "place", "1", "12"
	day := *column("kind")
	day.Name, day.Label = "day", "day"
	day.Values = []schema.ValueCount{{Value: "Sun", Count: 3}, {Value: "Mon", Count: 2}}
	boats.Columns = append(boats.Columns, &worth, &place, &day)
	linked(t, db, []linkedTest{
		{"boats with a worth of more than 20,000", "20,000", "worth > 20"},
		{"boats with a worth of more than 30 thousand", "30 thousand", "worth > 30"},
		{"boats with a worth of more than 40", "40", "worth > 40"},
	})
	q := link.New(db, crewed{}, "boats with Ann Lee and Bo Dahl")
	if !slices.ContainsFunc(q.Atoms, func(a link.Atom) bool { return q.TextOf(a.Mask) == "Ann Lee and Bo Dahl" }) {
		t.Error("two parts of one value are no condition together")
	}
}

// crewed finds parts of a name.
type crewed struct{}

func (crewed) Lookup(phrase string, _ int) []schema.Match {
	if phrase != "Ann Lee" && phrase != "Bo Dahl" {
		return nil
	}
	return []schema.Match{{Table: "boats", Column: "name", Value: "Ann Lee, Cy Orr, Bo Dahl", Count: 1,
		How: schema.Dropped, Score: .7}}
}

// Times of day are conditions on what tells them: on dates alone they are none.
func TestTimesOfDay(t *testing.T) {
	db := parsetest.Boats()
	q := link.New(db, parsetest.BoatValues{}, "fees paid before noon")
	if i := slices.IndexFunc(q.Atoms, func(a link.Atom) bool { return a.Op == "hour" }); i >= 0 {
		t.Errorf("a date has no hour: %s", condition(q.Atoms[i]))
	}
	for _, table := range db.Tables {
		for _, c := range table.Columns {
			if c.Name == "paid_on" {
				c.Type = schema.Timestamp
			}
		}
	}
	linked(t, db, []linkedTest{
		{"fees paid after 8 in the evening", "8 in the evening", "extract(hour from paid_on) >= 20"},
		{"fees paid before noon", "noon", "extract(hour from paid_on) < 12"},
		{"fees paid before 12am", "12am", "extract(hour from paid_on) < 0"},
		{"fees paid in the morning", "morning", "extract(hour from paid_on) < 12"},
		{"fees paid in the evening", "evening", "extract(hour from paid_on) >= 18"},
		{"fees paid after the morning", "morning", "extract(hour from paid_on) >= 12"},
		{"fees paid before the evening", "evening", "extract(hour from paid_on) < 18"},
		{"fees paid in the afternoon", "afternoon", "extract(hour from paid_on) >= 12 AND extract(hour from paid_on) < 18"},
	})
	night := "extract(hour from paid_on) IN (22, 23, 0, 1, 2, 3, 4, 5)"
	linked(t, db, []linkedTest{
		{"fees paid at night", "night", night},
		{"fees paid after 10 at night", "10 at night", "extract(hour from paid_on) >= 22"},
	})
	if q := link.New(db, parsetest.BoatValues{}, "fees after 9 in the evening"); len(q.Numbers) != 0 {
		t.Errorf("nine in the evening is a number: %v", q.Numbers)
	}
	if q := link.New(db, parsetest.BoatValues{}, "top 5 morning fees"); len(q.Numbers) != 1 {
		t.Errorf("five morning fees are %d numbers", len(q.Numbers))
	}
}

// Hours and minutes bound times that are kept as such; "three" before what it counts is no hour.
func TestClocks(t *testing.T) {
	db := parsetest.Boats()
	for _, table := range db.Tables {
		for _, c := range table.Columns {
			if c.Name == "paid_on" {
				c.Type, c.Samples = schema.Text, []string{"08:30", "17:45"}
			}
		}
	}
	linked(t, db, []linkedTest{
		{"fees paid before 10:30", "10:30", "paid_on < '10:30'"},
		{"fees paid after 8:30 pm", "8:30 pm", "paid_on > '20:30'"},
		{"fees paid after 8:30pm", "8:30pm", "paid_on > '20:30'"},
	})
	for _, question := range []string{"fees after three boats", "the top five fees", "boats from 10m", "fees by 10%",
		"fees at 16:90", "fees from 5 €"} {
		if q := link.New(db, parsetest.BoatValues{}, question); len(q.Dates) != 0 {
			t.Errorf("%s: %v is a time of day", question, q.Dates)
		}
	}
}

type linkedTest struct{ question, phrase, condition string }

// linked checks that a phrase of each question is linked to a condition; with an empty phrase any is.
func linked(t *testing.T, db *schema.Database, tests []linkedTest) {
	t.Helper()
	for _, test := range tests {
		t.Run(test.question, func(t *testing.T) {
			q := link.NewAt(now, db, parsetest.BoatValues{}, test.question)
			var have []string
			for _, a := range q.Atoms {
				have = append(have, fmt.Sprintf("%s: %s", q.TextOf(a.Mask), condition(a)))
			}
			ok := slices.ContainsFunc(q.Atoms, func(a link.Atom) bool {
				return condition(a) == test.condition && (test.phrase == "" || q.TextOf(a.Mask) == test.phrase)
			})
			if !ok {
				t.Errorf("no %q: %s among\n%s", test.phrase, test.condition, strings.Join(have, "\n"))
			}
		})
	}
}

// A word that is misspelt is read as the word of English that it comes near, unless the data knows it.
func TestMisspelt(t *testing.T) {
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "boats wihtout berths")
	if got := q.Tokens[1].Text; got != "without" {
		t.Errorf("wihtout is read as %q", got)
	}
	for _, right := range []string{"the dearest boats", "commonest kinds", "boats of Hilde"} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, right)
		for _, token := range q.Tokens {
			if said := strings.ToLower(right[token.Start:token.End]); token.Text != said {
				t.Errorf("%s: %s is read as %q", right, said, token.Text)
			}
		}
	}
}

// near finds one value a letter or two away from "good".
type near string

func (n near) Lookup(phrase string, _ int) []schema.Match {
	if phrase != "good" {
		return nil
	}
	return []schema.Match{{Table: "boats", Column: "kind", Value: string(n), How: schema.Misspelt, Score: .8}}
}

// TestOwed: what is owed or still to be done is not done yet.
func TestOwed(t *testing.T) {
	db := parsetest.Boats()
	boats := db.Table("boats")
	insured := *boats.Column("insured")
	insured.Name, insured.Label = "rent_settled", "rent settled"
	boats.Columns = append(boats.Columns, &insured)
	linked(t, db, []linkedTest{
		{"boats still to be insured", "insured", "insured = 0"}, {"boats that have yet to be insured", "insured", "insured = 0"},
		{"boats that owe us something", "owe", "rent_settled = 0"}, {"boats with arrears", "arrears", "rent_settled = 0"},
		{"boats that do not owe us a cent", "owe", "rent_settled = 1"},
		{"boats with unsettled rent", "unsettled rent", "rent_settled = 0"},
	})
	for _, a := range link.New(db, parsetest.BoatValues{}, "boats that owe us something").Atoms {
		if a.Op == "yes" && a.Column.Name == "rent_settled" {
			t.Error("owed means settled")
		}
	}
}

// TestAbsent: the opposite of what a column is called may be another word.
func TestAbsent(t *testing.T) {
	db := parsetest.Boats()
	insured := db.Table("boats").Column("insured")
	insured.Name, insured.Label = "came_to_race", "came to race"
	linked(t, db, []linkedTest{
		{"boats that missed it", "missed", "came_to_race = 0"}, {"how many absences", "absences", "came_to_race = 0"},
		{"boats that were never absent", "absent", "came_to_race = 1"},
	})
}

// TestNone: without a quantity that some rows have as zero means zero; one that is not known is missing.
func TestNone(t *testing.T) {
	db := parsetest.Boats()
	boats := db.Table("boats")
	boats.Columns = append(boats.Columns, &schema.Column{Name: "repairs_eur", Label: "repairs eur", Type: schema.Real,
		Role: schema.Money, Min: "0", Max: "900", Nulls: 3, Distinct: 9})
	linked(t, db, []linkedTest{
		{"boats without repairs", "repairs", "repairs_eur = 0"}, {"boats that had no repairs", "repairs", "repairs_eur = 0"},
		{"boats whose repairs are not known", "repairs", "repairs_eur IS NULL"},
		{"average repairs without the zeros", "zeros", "repairs_eur <> 0"},
		{"average repairs, leaving out 0", "0", "repairs_eur <> 0"},
	})
}

// A word of English that is spelled like a value is not that value: "good sushi" is no soul food.
func TestWordNearValue(t *testing.T) {
	for _, value := range []near{"soul food", "food"} {
		q := link.New(parsetest.Boats(), value, "good boats")
		if slices.ContainsFunc(q.Atoms, func(a link.Atom) bool { return a.Op == "eq" }) {
			t.Errorf("good is read as %q", value)
		}
	}
}

// The verb of a contraction is no word that has to go somewhere.
func TestContracted(t *testing.T) {
	for _, question := range []string{"owners who haven't paid", "owners who haven’t paid"} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
		for i, token := range q.Tokens {
			if content := q.Content&(1<<uint(i)) != 0; token.Text == "haven" && content {
				t.Errorf("%s: that is a place", question)
			}
		}
	}
}

// Nothing that a person may type breaks linking.
func FuzzNew(f *testing.F) {
	for _, s := range []string{"", "?", "boats in may", "12 12 12", "last 30 days of", "not not not", "8pm : 30",
		"more than", strings.Repeat("boat ", 90)} {
		f.Add(s)
	}
	db := parsetest.Boats()
	f.Fuzz(func(t *testing.T, question string) {
		q := link.New(db, parsetest.BoatValues{}, question)
		for _, a := range q.Atoms {
			if a.Mask == 0 {
				t.Errorf("%q: an atom that rests on nothing: %s", question, condition(a))
			}
		}
	})
}

// A "no" that denies names nothing, though columns are called "no" for number.
func TestNegatingNoIsNotAColumn(t *testing.T) {
	db := parsetest.Boats()
	db.Table("owners").Column("phone").Label = "phone no"
	q := link.New(db, parsetest.BoatValues{}, "owners with no phone")
	for i := range q.Columns {
		if c := q.Catalog.Columns[i]; c.Name == "phone" && q.TextOf(q.Columns[i].Exact) != "phone" {
			t.Errorf("the phone is spoken of by %q", q.TextOf(q.Columns[i].Exact))
		}
	}
	linked(t, db, []linkedTest{{"owners with no phone", "phone", "phone IS NULL"}})
}

// A column that says yes, no or something else is a condition by its name, too.
func TestAffirming(t *testing.T) {
	db := parsetest.Boats()
	kind := db.Table("boats").Column("kind")
	kind.Label = "licensed"
	kind.Values = []schema.ValueCount{{Value: "Y", Count: 5}, {Value: "N", Count: 2}, {Value: "?", Count: 1}}
	linked(t, db, []linkedTest{
		{"licensed boats", "licensed", "kind = 'Y'"}, {"boats that are not licensed", "licensed", "kind = 'N'"},
		{"boats, ignore the licensed ones", "licensed", "kind = 'N'"},
	})
}

// A name that denies something is meant where that is denied; where it is affirmed, the opposite is.
func TestNameThatDenies(t *testing.T) {
	db := parsetest.Boats()
	kind := db.Table("boats").Column("kind")
	kind.Label = "no show"
	kind.Values = []schema.ValueCount{{Value: "Y", Count: 5}, {Value: "N", Count: 2}}
	linked(t, db, []linkedTest{
		{"how many no shows", "no shows", "kind = 'Y'"}, {"no-shows by owner", "no-shows", "kind = 'Y'"},
		{"boats that did not show up", "not show", "kind = 'Y'"}, {"boats without the no-shows", "no-shows", "kind = 'N'"},
		{"boats, skip the no shows", "no shows", "kind = 'N'"}, {"boats minus the no-shows", "no-shows", "kind = 'N'"},
	})
	if q := link.New(db, parsetest.BoatValues{}, "show boats of owners"); len(q.Atoms) > 0 {
		t.Errorf("who says show means %s", condition(q.Atoms[0]))
	} else if m := q.Columns[q.Catalog.Column(query.Column{Table: "boats", Name: "kind"}).Index]; m.All() != 0 {
		t.Error("who says show means no show")
	}
	db = parsetest.Boats()
	db.Table("boats").Column("insured").Label = "not insured"
	linked(t, db, []linkedTest{{"insured boats", "insured", "insured = 0"}})
}

// A number after a table's name is what its row is called by, where its key is a number.
func TestCalledByNumber(t *testing.T) {
	linked(t, parsetest.Boats(), []linkedTest{{"length of boat 3", "3", "id = 3"}})
	for _, question := range []string{"boats 3", "boats over 3", "3 boats"} {
		for _, a := range link.New(parsetest.Boats(), parsetest.BoatValues{}, question).Atoms {
			if a.Column != nil && a.Column.IsKey {
				t.Errorf("%s: %s", question, condition(a))
			}
		}
	}
}

// How often something was is a number; how many times as many is another matter.
func TestHowOftenIsANumber(t *testing.T) {
	for question, want := range map[string]int{"twice as many sloops as ketches": 0, "once it was paid": 0,
		"owners with more than one boat": 1, "owners with one": 1} {
		if got := len(link.New(parsetest.Boats(), parsetest.BoatValues{}, question).Numbers); got != want {
			t.Errorf("%s: %d numbers", question, got)
		}
	}
}

// A name that no word of English is means what it names; a word that stands in a value as well may mean itself.
func TestUnambiguousValue(t *testing.T) {
	for question, want := range map[string]string{"boats of ravn": "ravn", "boats with a berth": ""} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
		if got := q.TextOf(q.CertainTokens()); got != want {
			t.Errorf("%s: %q is certain, wanted %q", question, got, want)
		}
	}
}

// What groups are asked for by is owed to the asker; "kind of work" may name the work alone.
func TestGroupWordsAreUsed(t *testing.T) {
	for question, want := range map[string]string{
		"share of insured boats, by owner": "owner", "fees per mooring": "mooring", "boats by the sea": "", "boats by kind of owner": "", "owners": "",
		"what kinds are there": "kinds"} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
		if got := q.TextOf(q.GroupKeyTokens()); got != want {
			t.Errorf("%s: %q has groups, wanted %q", question, got, want)
		}
	}
}

// "One" is a number like another; "anything" says nothing, nor does "at least one".
func TestIndefinite(t *testing.T) {
	for question, want := range map[string]string{"owners with more than one boat": "owners more than one boat",
		"owners with at least one boat": "owners least boat", "owners with anything": "owners"} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
		var content []string
		for i := range q.Tokens {
			if q.Content&(1<<uint(i)) != 0 {
				content = append(content, q.Token(i))
			}
		}
		if got := strings.Join(content, " "); got != want {
			t.Errorf("%s: %q is content, not %q", question, got, want)
		}
	}
}

// vessels is data in which a kind of boat is called just that.
type vessels struct{}

func (vessels) Lookup(phrase string, _ int) []schema.Match {
	if phrase != "vessel" {
		return nil
	}
	return []schema.Match{{Table: "boats", Column: "kind", Value: "vessel", Count: 4, How: schema.Exact, Score: 1}}
}

// A word that is a value does not mention a column that it only hangs together with.
func TestValueWordIsNotAlsoAColumn(t *testing.T) {
	for values, want := range map[link.Values]link.Mask{nil: link.Span(2, 3), vessels{}: 0} {
		q := link.New(parsetest.Boats(), values, "fee per vessel")
		for i, c := range q.Catalog.Columns {
			if got := q.Columns[i].All(); c.Name == "boat_id" && got != want {
				t.Errorf("with %T %s is mentioned by %q", values, c.Name, q.TextOf(got))
			}
		}
	}
}
