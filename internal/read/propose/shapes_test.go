package propose_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// statements are all readings of a question.
func statements(db *schema.Database, question string) (out []string) {
	set := propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)
	for i := range set.Readings {
		out = append(out, set.Query(i).SUQL())
	}
	return out
}

// What is listed is not counted.
func TestLists(t *testing.T) {
	for question, want := range map[string]bool{
		"list the sloops":           false,
		"list the number of sloops": true,
		"show me how many sloops":   true,
		"sloops":                    true,
	} {
		count := "SELECT count(*) FROM boats WHERE kind = 'sloop'"
		if got := slices.Contains(statements(parsetest.Boats(), question), count); got != want {
			t.Errorf("%s: counted %t, want %t", question, got, want)
		}
	}
}

// So many rows are wanted where a number stands at the head of a question, and nothing is the first of its kind.
func TestLeadingNumberLimitsRows(t *testing.T) {
	for question, want := range map[string]bool{
		"show me 5 sloops":          true,
		"list three insured boats":  true,
		"please show me 5 sloops":   true,
		"sloops with 5 berths":      false,
		"show me the 5 longest":     false,
		"more than 5 berths please": false,
	} {
		got := slices.ContainsFunc(statements(parsetest.Boats(), question), func(s string) bool {
			return strings.Contains(s, " LIMIT ") && !strings.HasSuffix(s, " LIMIT 1") && !strings.Contains(s, " BY ")
		})
		if got != want {
			t.Errorf("%s: proposed %v", question, got)
		}
	}
}
