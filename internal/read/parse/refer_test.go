package parse_test

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// What a query shows is told apart by keys, by what groups go by, or by the values themselves; a figure shows no rows.
func TestIdentified(t *testing.T) {
	boats := query.From{Tables: []string{"boats"}}
	col := func(table, name string) query.Item { return query.Item{Column: query.Column{Table: table, Name: name}} }
	kind := query.Column{Table: "boats", Name: "kind"}
	sloop := []query.Value{{Text: "sloop"}}
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	joined := query.From{Tables: []string{"moorings", "boats"}, Joins: []query.Join{{
		Left: query.Column{Table: "moorings", Name: "boat_id"}, Right: query.Column{Table: "boats", Name: "id"}}}}
	for want, q := range map[string]*query.Query{
		"SELECT id, name, length_cm FROM boats WHERE kind = 'sloop' ORDER BY length_cm LIMIT 3": {Select: []query.Item{col("boats", "length_cm")}, From: boats,
			Where:   []query.Condition{{Item: query.Item{Column: kind}, Op: query.Equal, Values: sloop}},
			OrderBy: []query.Order{{Item: col("boats", "length_cm")}}, Limit: 3},
		"SELECT kind, kind, kind, count(*) FROM boats GROUP BY kind ORDER BY count(*) DESC": {Select: []query.Item{col("boats", "kind"), count}, From: boats, GroupBy: []query.Column{kind},
			OrderBy: []query.Order{{Item: count, Desc: true}}},
		"SELECT DISTINCT kind, kind, kind FROM boats": {Select: []query.Item{col("boats", "kind")}, From: boats, Distinct: true},
		"SELECT boats.id, boats.name, boats.name, moorings.fee_cents FROM moorings JOIN boats ON moorings.boat_id = boats.id": {Select: []query.Item{col("boats", "name"),
			col("moorings", "fee_cents")}, From: joined},
		"": {Select: []query.Item{count}, From: boats},
	} {
		got, _, ok := parse.IdentityQuery(parsetest.Boats(), q)
		if ok != (want != "") || ok && got.SUQL() != want {
			t.Errorf("%s: %v, want %s", q.SUQL(), got.SUQL(), want)
		}
	}
}

// Rows are named by the key of their table, or by the column that tells them apart, in the order in which they were
// shown; one without a key keeps its place.
func TestRefer(t *testing.T) {
	again := [][]any{{int64(2), "Old Tern", 880.5}, {int64(5), "Grey Gull", 2e6}, {nil, "nobody's", nil}}
	shown := [][]any{{2e6}, {nil}, {880.5}, {"gone"}}
	got := parse.RowRefs(parsetest.Boats(), query.Column{Table: "boats", Name: "id"}, again, shown)
	want := []parse.RowRef{{Table: "boats", Key: "5", Title: "Grey Gull"}, {Table: "boats", Title: "nobody's"},
		{Table: "boats", Key: "2", Title: "Old Tern"}, {Table: "boats"}}
	if !slices.Equal(got, want) {
		t.Errorf("got %+v", got)
	}
	kind := query.Column{Table: "boats", Name: "kind"}
	got = parse.RowRefs(parsetest.Boats(), kind, [][]any{{2e6, "sloop", 1}}, [][]any{{1}})
	if len(got) != 1 || got[0].Column != "kind" || got[0].Key != "2000000" {
		t.Errorf("got %+v", got)
	}
}
