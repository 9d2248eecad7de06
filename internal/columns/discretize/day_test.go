package discretize

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
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
		cell := fromMentions(c, read(&rows[i]))
		if (cell.State == Said) != (want != "") || cell.Value != want || !strings.Contains(rows[i].Text, cell.Quote) {
			t.Errorf("%q: %+v, want %q", rows[i].Text, cell, want)
		}
	}
	db := &schema.Database{Tables: []*schema.Table{{Name: "ferries", Label: "ferries", Columns: []*schema.Column{
		{Name: "name", Type: schema.Text, Role: schema.Title}, {Name: "launched", Type: schema.Date, ReadFrom: "description"}}}}}
	a := &Asker{Tables: map[string][]*Column{"ferries": columns}}
	for question, want := range map[string]string{
		"ferries launched after 2001":                         "launched >= '2002-01-01'",
		"which ferries were launched before 3 May 1999?":      "launched < '1999-05-03'",
		"ferries that were launched in May 2004":              "launched >= '2004-05-01' AND launched < '2004-06-01'",
		"which ferries were launched on 12 March 1998?":       "launched = '1998-03-12'",
		"ferries launched in December 2003":                   "launched >= '2003-12-01' AND launched < '2004-01-01'",
		"ferries that were launched until 2004 by a bishop":   "",
		"which ferries were painted in 1999 and why not 2001": "",
	} {
		got := ""
		if q := a.Read(db, question); q != nil {
			_, got, _ = strings.Cut(q.SUQL(), " WHERE ")
		}
		if got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}
