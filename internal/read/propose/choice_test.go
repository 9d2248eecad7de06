package propose_test

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// Where a question lets choose from two values, one of them is told and nothing else is proposed; where it only names
// two, anything is.
func TestChoice(t *testing.T) {
	db := parsetest.Boats()
	for question, want := range map[string]string{
		"are there more sloops or ketches":               `SELECT kind FROM boats WHERE kind IN ('sloop', 'ketch') GROUP BY kind ORDER BY count(*) DESC LIMIT 1`,
		"which are longer on average, sloops or ketches": `SELECT kind FROM boats WHERE kind IN ('sloop', 'ketch') GROUP BY kind ORDER BY avg(length_cm) DESC LIMIT 1`,
	} {
		set := propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)
		if !set.Chooses {
			t.Errorf("%s: nothing to choose from", question)
		}
		found := false
		for i := range set.Readings {
			got := set.Query(i).SUQL()
			found = found || got == want
			if !strings.HasPrefix(got, "SELECT kind FROM") && !strings.HasPrefix(got, "SELECT boats.kind FROM") {
				t.Errorf("%s\nalso proposed: %s", question, got)
			}
		}
		if !found {
			t.Errorf("%s\nnot proposed: %s", question, want)
		}
	}
	for _, question := range []string{"how many sloops or ketches are there", "list the longest sloops or ketches",
		"which boats are no sloops or ketches, and the longest", "can you list the longest sloops or ketches",
		"top 5 boats of sloops or ketches by length", "what is the longest boat in Brest or Kiel",
		"which boat of Brest or Kiel is the longest",
		"please list the longest sloops or ketches"} {
		if propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil).Chooses {
			t.Errorf("%s: taken for a choice", question)
		}
	}
}

// An "or" behind a bound, or before a denial, is no choice.
func TestBoundsAreNoChoice(t *testing.T) {
	for question, want := range map[string]bool{"sloops or ketches": true, "boats with 4 berths or more": false,
		"boats of ten berths or fewer": false, "boats in 2023 or later": false, "are boats insured or not": false} {
		if got := propose.Chooses(link.New(parsetest.Boats(), parsetest.BoatValues{}, question)); got != want {
			t.Errorf("%s: a choice: %t", question, got)
		}
	}
}

// What is said to be the most is not proposed the other way round.
func TestDirections(t *testing.T) {
	db := parsetest.Boats()
	for question, never := range map[string]string{
		"the kind with the most boats":      "ORDER BY count(*) LIMIT 1",
		"the kind with the fewest boats":    "ORDER BY count(*) DESC LIMIT 1",
		"the boat bought earliest":          "ORDER BY bought DESC LIMIT 1",
		"are there fewer sloops or ketches": "ORDER BY count(*) DESC LIMIT 1",
	} {
		other := strings.NewReplacer(" DESC LIMIT", " LIMIT", " LIMIT", " DESC LIMIT").Replace(never)
		set := propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)
		right := false
		for i := range set.Readings {
			got := set.Query(i).SUQL()
			right = right || strings.HasSuffix(got, other)
			if strings.HasSuffix(got, never) {
				t.Errorf("%s\nproposed: %s", question, got)
			}
		}
		if !right {
			t.Errorf("%s\nnothing ends in %s", question, other)
		}
	}
}
