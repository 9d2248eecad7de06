package link_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// workshop is a table of jobs with notes of a few words.
func workshop(rows int64) *schema.Database {
	return &schema.Database{Name: "workshop", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "jobs", Label: "jobs",
		Key: []string{"id"}, Rows: rows, Columns: []*schema.Column{
			{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier, Min: "1", Max: "90", Distinct: rows},
			{Name: "price", Label: "price", Type: schema.Real, Min: "10", Max: "390", Distinct: 40},
			{Name: "work", Label: "work", Type: schema.Text, Role: schema.FreeText, Words: 4, Distinct: rows}}}}}
}

// held finds one note for every phrase.
type held struct{}

func (held) Lookup(phrase string, _ int) []schema.Match {
	return []schema.Match{{Table: "jobs", Column: "work", Value: phrase + " renewed", How: schema.Prefix, Count: 1,
		Score: 1}}
}

// askedOfNotes returns what a function makes of each of a question's conditions on notes.
func askedOfNotes(question string, of func(*link.Atom) string) (asked []string) {
	q := link.New(workshop(30), nil, question)
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.ReadsText() {
			asked = append(asked, of(a))
		}
	}
	return asked
}

// Notes of a few words are asked, in words that a reader of notes understands.
func TestNotes(t *testing.T) {
	for question, want := range map[string]string{
		"which jobs were about brakes":                      "does this job mention brakes?",
		"jobs with a puncture or flat tyre":                 "does this job mention puncture or flat tyre?",
		"jobs where there was a strange noise":              "does this job mention strange noise?",
		"how many jobs had something to do with gears":      "does this job mention gears?",
		"jobs about a bell that did not ring":               "does this job say a bell that did not ring?",
		"jobs where nobody was at home":                     "does this job say nobody was at home?",
		"average price of jobs where the customer was rude": "does this job say the customer was rude?",
		"when was a spoke broken":                           "does this job mention spoke broken?",
		"jobs that are urgent":                              "is this job urgent?",
		"which jobs mention smoke please?":                  "does this job mention smoke?",
		"jobs where people complained about noise":          "does this job complain about noise?",
		"jobs that mention a long wait":                     "does this job mention a long wait?",
		"jobs about great service":                          "does this job mention great service?",
		"jobs about squeaky brakes, bent spokes":            "does this job mention bent spokes?",
		"which jobs ask for a refund":                       "does this job ask for a refund?",
		"which jobs require a deposit":                      "does this job require a deposit?",
		"jobs that need a licence":                          "does this job need a licence?",
		"jobs recommending a new chain":                     "does this job recommend a new chain?",
		"jobs where the customer asked for a discount":      "does this job say the customer asked for a discount?",
		"jobs where something was missing":                  "does this job say something was missing?",
	} {
		asked := askedOfNotes(question, func(a *link.Atom) string { return a.Where[0].Item.Text.Question })
		if !slices.Contains(asked, want) {
			t.Errorf("%s: %s, not %s", question, strings.Join(asked, " | "), want)
		}
	}
}

// TestAbsences checks what is asked of notes where a question denies something, and with which answer.
func TestAbsences(t *testing.T) {
	for question, want := range map[string]string{
		"jobs without complaints about noise":        "does this job complain about noise? No",
		"which jobs had no complaints about noise":   "does this job complain about noise? No",
		"which jobs did not complain about noise":    "does this job complain about noise? No",
		"jobs where nobody complained about noise":   "does this job complain about noise? No",
		"jobs where it didn't rain":                  "does this job say it didn't rain? Yes",
		"jobs that weren't finished":                 "does this job say they weren't finished? Yes",
		"jobs where no parking was found":            "does this job say no parking was found? Yes",
		"jobs with no problems on the hill":          "does this job say there are no problems on the hill? Yes",
		"jobs without any trouble":                   "does this job say there is no trouble? Yes",
		"jobs about not checking mirrors":            "does this job mention not checking mirrors? Yes",
		"how often was a smell noted":                "does this job mention smell? Yes",
		"how many times did the saw jam":             "does this job mention saw jam? Yes",
		"jobs where the price was disputed":          "does this job say the price was disputed? Yes",
		"show me which jobs got away":                "does this job mention got away? Yes",
		"customers who said they were not very glad": "does this job say they were not very glad? Yes",
	} {
		asked := askedOfNotes(question, func(a *link.Atom) string {
			return a.Where[0].Item.Text.Question + " " + a.Where[0].Values[0].Text
		})
		if !slices.Contains(asked, want) {
			t.Errorf("%s: %s, not %s", question, strings.Join(asked, " | "), want)
		}
	}
}

// A verb that asks for the answer is nothing that a text tells.
func TestAskingVerbIsNotContent(t *testing.T) {
	for _, question := range []string{"summarize the jobs by price", "display all jobs", "tabulate every job"} {
		q := link.New(workshop(30), nil, question)
		for i := range q.Atoms {
			if a := &q.Atoms[i]; a.ReadsText() {
				t.Errorf("%s: %s", question, a.Where[0].Item.Text.Question)
			}
		}
	}
}

// Where reading all of them would take too long, what notes hold is looked up by its letters, too.
func TestLongNotesMatchByLetters(t *testing.T) {
	for rows, want := range map[int64]bool{30: false, 90_000: true} {
		q := link.New(workshop(rows), held{}, "jobs about brakes")
		has := slices.ContainsFunc(q.Atoms, func(a link.Atom) bool { return a.IsSubstringMatch() })
		reads := slices.ContainsFunc(q.Atoms, func(a link.Atom) bool { return a.ReadsText() })
		if has != want || !reads {
			t.Errorf("of %d rows: looked up %t, read %t", rows, has, reads)
		}
	}
}

// TestWordsForRows checks that a word for what the rows are about is no value that begins or ends alike, and that a
// general one is the table's.
func TestWordsForRows(t *testing.T) {
	for _, c := range []struct {
		table, value, question string
		meant, rows            bool
	}{
		{"repairs", "repaired", "repairs about brakes", false, true},
		{"clock_repairs", "second repair", "how many jobs", false, true}, {"dials", "repair", "repairs of dials", true, true},
		{"repairs", "repairs shed", "which repairs are there", false, true},
		{"repairs", "repairs shed", "all of repairs shed", true, true}, {"dials", "jobs", "how many jobs", true, false},
		{"dials", "x", "who jobs", false, false},
	} {
		db := workshop(30)
		db.Tables[0].Name, db.Tables[0].Label = c.table, strings.ReplaceAll(c.table, "_", " ")
		db.Tables[0].Columns = append(db.Tables[0].Columns[1:], &schema.Column{Name: "outcome", Label: "outcome",
			Type: schema.Text, Role: schema.Enumeration, Distinct: 2})
		q := link.New(db, outcomes{c.table, c.value}, c.question)
		meant := slices.ContainsFunc(q.Atoms, func(a link.Atom) bool { return a.Op == "eq" })
		if rows := q.Tables[0].Exact != 0; meant != c.meant || rows != c.rows {
			t.Errorf("%s of %s: a value %t, the rows %t", c.question, c.table, meant, rows)
		}
	}
}

type outcomes [2]string

func (o outcomes) Lookup(phrase string, _ int) []schema.Match {
	if !strings.Contains(o[1], strings.TrimSuffix(phrase, "s")) {
		return nil
	}
	how := schema.Stemmed
	if phrase == o[1] {
		how = schema.Folded
	}
	return []schema.Match{{Table: o[0], Column: "outcome", Value: o[1], How: how, Count: 9, Score: .9}}
}
