package rank

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// TestEachRow checks which lists are shown without repeats.
func TestEachRow(t *testing.T) {
	list := func(column string) *query.Query {
		return &query.Query{Distinct: true, From: query.From{Tables: []string{"boats"}},
			Select: []query.Item{{Column: query.Column{Table: "boats", Name: column}}}}
	}
	for _, c := range []struct {
		question string
		of       *query.Query
		distinct bool
	}{
		{"which boats are insured", list("name"), false},
		{"different names of insured boats", list("name"), true},
		{"kinds of insured boats", list("kind"), true},
	} {
		q := link.NewAt(when.Clock{Today: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}, parsetest.Boats(),
			parsetest.BoatValues{}, c.question)
		if got := keepRepeatedTitles(q, c.of); got.Distinct != c.distinct || !c.of.Distinct {
			t.Errorf("%s: %s", c.question, got.SUQL())
		}
	}
}
