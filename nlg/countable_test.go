package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Table names are only inflected if they are countable nouns: there are no safeties, clnts, lives
// ins or sales 2026s. Next to others such rows go by their table's name, quoted if it does not read
// as words.
func TestCountable(t *testing.T) {
	v := nlg.PlainVoice(t)
	for _, c := range []struct{ label, alone, beside string }{
		{"airline safety", "entries", "airline safety entries"}, {"bechdel", "entries", "bechdel entries"},
		{"clnt", "entries", "“clnt” entries"}, {"clnts", "entries", "“clnts” entries"},
		{"bakery sales 2026", "entries", "“bakery sales 2026” entries"}, {"boat", "boats", "boats"}, {"city", "cities", "cities"},
		{"adopters", "adopters", "adopters"}, {"branch", "branches", "branches"},
		{"facility", "facilities", "facilities"}, {"illness", "entries", "illness entries"},
		{"cell tower", "cell towers", "cell towers"}, {"people", "people", "people"}, {"staff", "staff", "staff"},
		{"", "entries", "entries"}, {"lives in", "entries", "“lives in” entries"}, {"assigned to", "entries", "“assigned to” entries"}, {"has amenity", "entries", "“has amenity” entries"},
		{"weekly weather", "entries", "weekly weather entries"}, {"films watched", "films watched", "films watched"},
		{"salesperson", "salespeople", "salespeople"}, {"funding", "entries", "funding entries"},
		{"meeting", "meetings", "meetings"},
	} {
		db := &schema.Database{Tables: []*schema.Table{{Name: "9", Label: c.label}}}
		if got := v.Rows(db, "9"); got != c.alone {
			t.Errorf("%q alone: %q, want %q", c.label, got, c.alone)
		}
		db.Tables = append(db.Tables, &schema.Table{Name: "10", Label: "owner"})
		if got := v.Rows(db, "9"); got != c.beside {
			t.Errorf("%q beside others: %q, want %q", c.label, got, c.beside)
		}
	}
}

// The year after a file's noun is omitted, unless another file has that noun.
func TestRowsByTheirFile(t *testing.T) {
	v := nlg.PlainVoice(t)
	for name, want := range map[string]string{"vet appointments 2024": "vet appointments",
		"bakery sales 2026": "entries", "sports club": "sports clubs"} {
		db := &schema.Database{Tables: []*schema.Table{{Name: name}}}
		if got := v.Rows(db, name); got != want {
			t.Errorf("rows of %q are called %q instead of %q", name, got, want)
		}
	}
	db := &schema.Database{Tables: []*schema.Table{{Name: "visits 2023"}, {Name: "visits"}}}
	if got := v.Rows(db, "visits 2023"); got == "visits" {
		t.Error("two files have the same name")
	}
}

// Rows whose table name is not a noun are named by their title column, if that is one.
func TestRowsByTheirNames(t *testing.T) {
	v := nlg.PlainVoice(t)
	for title, want := range map[string]string{"University": "universities", "Name": "entries", "Film title": "entries"} {
		db := &schema.Database{Tables: []*schema.Table{{Name: "Ranking2025", Columns: []*schema.Column{
			{Name: title, Type: schema.Text, Role: schema.Title}}}}}
		if got := v.Rows(db, "Ranking2025"); got != want {
			t.Errorf("rows named by %q are called %q instead of %q", title, got, want)
		}
	}
}

// Rows that are of several kinds are not called by one of them.
func TestRowsOfSeveralKinds(t *testing.T) {
	v := nlg.PlainVoice(t)
	for kinds, want := range map[string]string{"kayak canoe": "entries", "Kayaks canoes": "entries", "kayak": "kayaks",
		"tandem canoe": "kayaks"} {
		db := built("table kayaks: no integer key, craft text " + kinds)
		if got := v.Rows(db, "kayaks"); got != want {
			t.Errorf("rows that are %s are called %q instead of %q", kinds, got, want)
		}
		db = built("table kayaks: no integer key, craft text kayak raft\ntable guests: id integer key")
		if got := v.Rows(db, "kayaks"); got != "kayak entries" {
			t.Errorf("beside others, rows are called %q", got)
		}
	}
}
