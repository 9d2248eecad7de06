package belief

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Queries that differ only in whether they show the figure that rows are sorted by are of one class.
func TestSortedByIsNotAskedAbout(t *testing.T) {
	city := query.Item{Column: query.Column{Name: "City"}}
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	plain := &query.Query{Select: []query.Item{city}, From: query.From{Tables: []string{"table"}},
		GroupBy: []query.Column{city.Column}, OrderBy: []query.Order{{Item: count, Desc: true}}, Limit: 1}
	shown := plain.Clone()
	shown.Select = append(shown.Select, count)
	other := shown.Clone()
	other.OrderBy[0].Desc = false
	for second, classes := range map[*query.Query]int{shown: 1, other: 2} {
		b := New(StoredParse{Candidates: []parse.Candidate{{Query: plain, P: .5, Result: "1"},
			{Query: second, P: .5, Result: "2"}}}, Relevance{RowsOnly: true})
		if got := max(b.Class[0], b.Class[1]) + 1; got != classes {
			t.Errorf("%s and %s: %d classes", plain.SUQL(), second.SUQL(), got)
		}
	}
}
