package agent

import (
	"fmt"
	"testing"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/suql"
)

// TestCalendarOrder has groups that are months: they come in the order of the year, unless another one was asked for.
func TestCalendarOrder(t *testing.T) {
	rows := func() *suql.Result {
		return &suql.Result{Rows: [][]any{{"Apr", int64(31)}, {"Feb", int64(41)}, {"Jan", int64(35)}}}
	}
	month := []query.Column{{Table: "sales", Name: "month"}}
	for _, c := range []struct {
		name string
		q    *query.Query
		want string
	}{
		{"groups", &query.Query{GroupBy: month}, "[[Jan 35] [Feb 41] [Apr 31]]"},
		{"sorted", &query.Query{GroupBy: month, OrderBy: []query.Order{{}}}, "[[Apr 31] [Feb 41] [Jan 35]]"},
		{"no groups", &query.Query{}, "[[Apr 31] [Feb 41] [Jan 35]]"},
		{"written by hand", nil, "[[Apr 31] [Feb 41] [Jan 35]]"},
	} {
		r := rows()
		inCalendarOrder(c.q, r)
		if got := fmt.Sprint(r.Rows); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
