package propose_test

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	weights "github.com/ask-surely/surely/weights/schema"
)

// Conditions that no words name are proposed where the encoder expects their column to be compared, and only there.
func TestSupposedConditions(t *testing.T) {
	reader, err := roles.New(weights.Layers)
	if err != nil {
		t.Fatal(err)
	}
	db := parsetest.Boats()
	db.Tables[2].Columns = append(db.Tables[2].Columns,
		&schema.Column{Name: "settled", Label: "settled", Type: schema.Integer, Min: "0", Max: "1", Distinct: 2})
	for question, want := range map[string]string{
		"which moorings are still open": "settled = 0",
	} {
		q := link.New(db, parsetest.BoatValues{}, question)
		seen, err := reader.Read(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		if proposes(propose.Readings(q, nil, nil), want) {
			t.Errorf("%s: %s is proposed without the encoder, so this tests nothing", question, want)
		}
		if !proposes(propose.Readings(q, seen, nil), want) {
			t.Errorf("%s: %s is not proposed", question, want)
		}
	}
	q := link.New(db, parsetest.BoatValues{}, "how many sloops are there?")
	seen, err := reader.Read(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	if set := propose.Readings(q, seen, nil); proposes(set, "insured = ") || proposes(set, "settled = ") {
		t.Error("conditions are supposed that nothing speaks for")
	}
}

func proposes(set *propose.Set, part string) bool {
	for i := range set.Readings {
		if strings.Contains(set.Query(i).SUQL(), part) {
			return true
		}
	}
	return false
}
