package agent

import (
	"fmt"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/suql"
)

// TestCalendarOrder checks that groups by month are in calendar order, unless the question asks for
// another.
func TestCalendarOrder(t *testing.T) {
	rows := func() *suql.Result {
		return &suql.Result{Columns: []string{"month", "sum"},
			Rows: [][]any{{nil, int64(1)}, {"Apr", int64(31)}, {"Feb", int64(41)}, {"Jan", int64(35)}}}
	}
	month := query.Column{Table: "sales", Name: "month"}
	by := []query.Column{month}
	sum := query.Item{Agg: query.Sum, Column: query.Column{Table: "sales", Name: "value"}}
	shown := []query.Item{{Column: month}, sum}
	latest := []query.Item{{Agg: query.Max, Column: month}, sum}
	asItIs := "[[<nil> 1] [Apr 31] [Feb 41] [Jan 35]]"
	for _, c := range []struct {
		name string
		q    *query.Query
		want string
	}{
		{"groups", &query.Query{Select: shown, GroupBy: by}, "[[Jan 35] [Feb 41] [Apr 31] [<nil> 1]]"},
		{"sorted", &query.Query{Select: shown, GroupBy: by, OrderBy: []query.Order{{}}}, asItIs},
		{"the last of each", &query.Query{Select: latest, GroupBy: by}, asItIs},
		{"no groups", &query.Query{Select: shown}, asItIs}, {"written by hand", nil, asItIs},
	} {
		r := rows()
		sortGroupsByCalendar(c.q, r)
		if got := fmt.Sprint(r.Rows); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
