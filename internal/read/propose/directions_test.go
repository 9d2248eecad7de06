package propose_test

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

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
