package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// What a table is called is counted where there can be several of it: nobody speaks of safeties, clnts or sales 2026s.
func TestCountable(t *testing.T) {
	v, err := nlg.New(nlg.Plain, "en")
	if err != nil {
		t.Fatal(err)
	}
	for label, want := range map[string]string{"airline safety": "airline safety rows", "bechdel": "bechdel rows",
		"clnt": "clnt rows", "bakery sales 2026": "bakery sales 2026 rows", "boat": "boats", "city": "cities",
		"adopters": "adopters", "branch": "branches", "facility": "facilities", "illness": "illness rows",
		"cell tower": "cell towers", "people": "people", "staff": "staff", "": "rows"} {
		db := &schema.Database{Tables: []*schema.Table{{Name: "9", Label: label}}}
		if got := v.Rows(db, "9"); got != want {
			t.Errorf("%q: %q, want %q", label, got, want)
		}
	}
}
