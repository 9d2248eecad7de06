package discretize

import (
	"strings"
	"testing"
)

// ferries are texts with dates in several forms.
func ferries() []Row {
	var out []Row
	for i, t := range []string{
		"Launched on 12 March 1998. She carries 80 cars and was refitted.", "Launched in May 2004, with a bar.", "A small boat of 1500 tons. Launched on March 3, 2011.",
		"She was launched in 1987 and still runs. No bar.", "Launched on 2016-06-30.", "Built for the lakes. It was launched on 1 July 2001.",
		"Nobody knows when she first sailed. 2000 m of rope are on board.", "Launched in 1990, and launched again in 1995.", "It was launched on 9 Sept 2019.",
	} {
		out = append(out, Row{Key: []any{int64(i + 1)}, Title: "Ferry", Text: t})
	}
	return out
}

func TestDates(t *testing.T) {
	rows := ferries()
	columns := proposed(rows)
	c := column(columns, "launched")
	if c == nil || c.Kind != Date || c.Question != "When was it launched?" {
		t.Fatalf("%v: %+v", names(columns), c)
	}
	for i, want := range []string{"1998-03-12", "2004-05-01", "2011-03-03", "1987-01-01", "2016-06-30", "2001-07-01", "",
		"", "2019-09-09"} {
		cell := cellFromWords(c, parseText(&rows[i]))
		if (cell.State == HasValue) != (want != "") || cell.Value != want || !strings.Contains(rows[i].Text, cell.Quote) {
			t.Errorf("%q: %+v, want %q", rows[i].Text, cell, want)
		}
	}
}
