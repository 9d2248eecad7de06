package link_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// hires are a file of things hired, named after them, and of the licences that they need.
func hires() *schema.Database {
	date := func(name, label string, nulls int64) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Date, Distinct: 30, Nulls: nulls,
			Min: "2024-01-03", Max: "2026-02-01"}
	}
	money := func(name, label string) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Integer, Role: schema.Money, Min: "0", Max: "90",
			Distinct: 9}
	}
	return &schema.Database{Name: "yard", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "boats_2025", Label: "boats", Rows: 40, Columns: []*schema.Column{
			{Name: "hire_no", Label: "hire number", Type: schema.Integer, Distinct: 40, Min: "1", Max: "40"},
			date("out_on", "out", 0), date("due_back", "due back", 0), date("back_on", "back", 7),
			money("charged", "charged"), money("paid", "paid")}},
		{Name: "licences", Label: "licences", Rows: 40, Columns: []*schema.Column{
			{Name: "holder", Label: "holder", Type: schema.Text, Role: schema.Title, Distinct: 40},
			date("valid_to", "valid to", 0), date("next_check", "next check", 0)}},
	}}
}

// TestToday checks what questions compare with today, two dates with each other, and what was paid with what was
// charged.
func TestToday(t *testing.T) {
	clock := when.Clock{Today: time.Date(2025, 5, 6, 0, 0, 0, 0, time.UTC)}
	for question, want := range map[string]string{
		"hires that came back on time or early":                 "to_char(back_on, 'YYYY-MM-DD') <= to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back early":                            "to_char(back_on, 'YYYY-MM-DD') < to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back on time":                          "to_char(back_on, 'YYYY-MM-DD') <= to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back before they were due":             "to_char(back_on, 'YYYY-MM-DD') < to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back on the same day as they were due": "to_char(back_on, 'YYYY-MM-DD') = to_char(due_back, 'YYYY-MM-DD')",
		"hires that went out more than 2 weeks ago":             "out_on < '2025-04-22'",
		"hires older than 2 weeks":                              "out_on < '2025-04-22'",
		"hires due back in December":                            "to_char(due_back, 'YYYY-MM') = '2025-12'",
		"hires due back in March":                               "to_char(due_back, 'YYYY-MM') = '2025-03'", // not 2026: later than any
		"hires out in December":                                 "to_char(out_on, 'YYYY-MM') = '2024-12'",
	} {
		var found []string
		for _, a := range link.NewAt(clock, hires(), nil, question).Atoms {
			found = append(found, condition(a))
		}
		if !slices.Contains(found, want) {
			t.Errorf("%s: %s is not among %q", question, want, found)
		}
	}
}

// TestRowNouns checks that what a key numbers is a name of the rows, and that function words are corrected.
func TestRowNouns(t *testing.T) {
	for question, rows := range map[string]bool{"how many hires": true, "hwo many hires": true, "teh boats": true,
		"how many skippers": false} {
		q := link.New(hires(), nil, question)
		if got := q.Tables[0].Exact != 0; got != rows {
			t.Errorf("%s: %t", question, got)
		}
	}
	q := link.New(hires(), nil, "what did the hires that were boarded out come to")
	of := &query.Query{From: query.From{Tables: []string{"boats_2025"}}, Where: []query.Condition{{Item: query.Item{
		Column: query.Column{Table: "boats_2025", Name: "out_on"}}, Op: query.IsNotNull}}}
	for i, token := range q.Tokens {
		if covered := q.CoveredTokens(of)&link.Span(i, i+1) != 0; covered != (token.Text == "hires" || token.Text == "out") {
			t.Errorf("%s: %t", token.Text, covered)
		}
	}
	if atoms := link.New(hires(), nil, "charged for hire 7").Atoms; !slices.ContainsFunc(atoms, func(a link.Atom) bool {
		return a.Column != nil && a.Column.Name == "hire_no"
	}) {
		t.Errorf("hire 7 is not number 7 among %v", atoms)
	}
	db := hires()
	db.Tables[1].Label = "customers"
	for question, want := range map[string]bool{"how many clients": true, "how many suppliers": false} {
		if got := link.New(db, nil, question).Tables[1].Exact != 0; got != want {
			t.Errorf("%s: %t", question, got)
		}
	}
	for word, want := range map[string]string{"hwo": "how", "teh": "the", "whcih": "which", "mnay": "many",
		"boat": "boat"} {
		if got := link.New(hires(), nil, word+" hires").Tokens[0].Text; got != want {
			t.Errorf("%s is read as %s", word, got)
		}
	}
}

// TestWordsAsNames: a short name that is an English word is a name only where no noun may stand.
func TestWordsAsNames(t *testing.T) {
	db := parsetest.Boats()
	short := link.New(db, tomes{}, "how many did tom repair")
	if short.Atoms == nil {
		t.Error("a short name that is an English word is none even where only names stand")
	}
	if noun := link.New(db, tomes{}, "how many tom repairs"); slices.ContainsFunc(noun.Atoms,
		func(a link.Atom) bool { return a.Op == "eq" }) {
		t.Errorf("an English word is a name where a noun may stand: %v", noun.Atoms)
	}
}

// tomes finds a short part of a name.
type tomes struct{}

func (tomes) Lookup(phrase string, _ int) []schema.Match {
	if phrase != "tom" {
		return nil
	}
	return []schema.Match{{Table: "owners", Column: "first_name", Value: "Tom Ekman", Count: 1, How: schema.Prefix,
		Score: .7}}
}

// TestNamesRows tells noun phrases for rows from other questions.
func TestNamesRows(t *testing.T) {
	for question, want := range map[string]bool{"boats in Kiel": true, "all the boats of Ravn": true,
		"insured boats": true, "how many boats": false, "number of boats": false, "boat kinds": false,
		"average length of boats": false, "which boats are insured": false} {
		if got := link.New(parsetest.Boats(), parsetest.BoatValues{}, question).NamesRows(); got != want {
			t.Errorf("%s: %t", question, got)
		}
	}
}

// crewValues finds the roles of a crew.
type crewValues struct{}

func (crewValues) Lookup(phrase string, _ int) (out []schema.Match) {
	if role := strings.TrimSuffix(strings.ToLower(phrase), "s"); role == "skipper" || role == "cook" {
		out = append(out, schema.Match{Table: "people", Column: "role", Value: role, How: schema.Folded, Score: 1, Count: 4})
	}
	return out
}

// TestReference: a word for those that the named rows refer to is no condition on them.
func TestReference(t *testing.T) {
	db := &schema.Database{Name: "sea", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "people", Label: "people", Rows: 12, Key: []string{"id"}, Columns: []*schema.Column{
			{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier, Distinct: 12},
			{Name: "role", Label: "role", Type: schema.Text, Role: schema.Enumeration, Distinct: 3}}},
		{Name: "trips", Label: "trips", Rows: 40, Columns: []*schema.Column{
			{Name: "skipper_id", Label: "skipper_id", Type: schema.Integer, Role: schema.Identifier, Distinct: 9}}}},
		ForeignKeys: []schema.ForeignKey{{Table: "trips", Column: "skipper_id", RefTable: "people", RefColumn: "id"}}}
	for question, want := range map[string]int{"trips per skipper": 0, "how many skippers are there": 1,
		"trips with a cook": 1} {
		q := link.New(db, crewValues{}, question)
		if n := len(slices.DeleteFunc(q.Atoms, func(a link.Atom) bool { return a.Op != "eq" })); n != want {
			t.Errorf("%s: %d values, want %d", question, n, want)
		}
	}
}
