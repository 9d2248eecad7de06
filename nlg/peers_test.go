package nlg_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/nlg"
)

// The best of each group is phrased as such, and asked about as a whole.
func TestPeers(t *testing.T) {
	kind, length := query.Column{Table: "boats", Name: "kind"}, query.Column{Table: "boats", Name: "length_cm"}
	of := func(c query.Column) query.Column { c.Table = "other"; return c }
	sub := &query.Query{Select: []query.Item{{Agg: query.Max, Column: of(length)}},
		From:  query.From{Tables: []string{"other"}, Alias: map[string]string{"other": "boats"}},
		Where: []query.Condition{{Item: query.Item{Column: of(kind)}, Op: query.Equal, Other: &query.Item{Column: kind}}}}
	q := &query.Query{Select: []query.Item{{Column: kind}}, From: query.From{Tables: []string{"boats"}},
		Where: []query.Condition{{Item: query.Item{Column: length}, Op: query.Equal, Sub: sub}}}
	const want = "with the greatest length for each kind"
	v := nlg.PlainVoice(t)
	var said []string
	for _, c := range query.Components(q) {
		if c.Kind == query.WhereValue {
			_, text := v.Chip(parsetest.Boats(), c, q)
			said = append(said, text)
		}
		if c.Block != "" {
			t.Errorf("%s is asked about by itself", c.ID())
		}
	}
	if !slices.Equal(said, []string{want}) {
		t.Errorf("%q, wanted %q", said, want)
	}
}

// The most frequent of each group is phrased as such, in sentences and in options.
func TestMostOfEach(t *testing.T) {
	kind, city := query.Column{Table: "boats", Name: "kind"}, query.Column{Table: "owners", Name: "city"}
	join := func(boats, owners string) []query.Join {
		return []query.Join{{Left: query.Column{Table: boats, Name: "owner_id"},
			Right: query.Column{Table: owners, Name: "id"}}}
	}
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	sub := &query.Query{Select: []query.Item{rows}, GroupBy: []query.Column{{Table: "other", Name: "kind"}}, Limit: 1,
		From: query.From{Tables: []string{"other", "other_owners"}, Joins: join("other", "other_owners"),
			Alias: map[string]string{"other": "boats", "other_owners": "owners"}},
		Where: []query.Condition{{Item: query.Item{Column: query.Column{Table: "other_owners", Name: "city"}},
			Op: query.Equal, Other: &query.Item{Column: city}}}, OrderBy: []query.Order{{Item: rows, Desc: true}}}
	q := &query.Query{Select: []query.Item{{Column: city}, {Column: kind}}, GroupBy: []query.Column{city, kind},
		From:   query.From{Tables: []string{"boats", "owners"}, Joins: join("boats", "owners")},
		Having: []query.Condition{{Item: rows, Op: query.Equal, Sub: sub}}}
	v := nlg.PlainVoice(t)
	if whole := v.Whole(parsetest.Boats(), q); !strings.HasSuffix(whole, "number of boats: the highest of the same owner city") {
		t.Errorf("%q", whole)
	}
}
