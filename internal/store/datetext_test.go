package store

import (
	"maps"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestDatesInTexts detects how dates in texts are written.
func TestDatesInTexts(t *testing.T) {
	for _, c := range []struct {
		values string
		want   schema.DateForm
	}{
		{"May 3, 2012|2012-05-01|4 May 2012", schema.Whole},
		{"May 3, 2012|Thu., Dec. 5, 1940|no entry|6 May 2012|7 May 2012", schema.Inside},
		{"May 3, 2012||6 May 2012|7 May 2012|8 May 2012", schema.Whole}, // blank cells are read as NULL
		{"May 2004|January, 2009|Sept. 2003|June 2003", schema.OfMonth},
		{"December 21|2 January|Feb. 29|cancelled|3 March", schema.Yearless},
		{"May 3, 2012|May 2012|3 May|x", schema.Whole}, // in mixed forms: the database refuses what it cannot parse
	} {
		p := newProfile(columnShape{name: "at", typ: schema.Text})
		for _, v := range strings.Split(c.values, "|") {
			p.add(v)
		}
		if got := p.dateFormat(); got != c.want {
			t.Errorf("%s: %q, want %q", c.values, got, c.want)
		}
	}
}

// TestOrderOfDates compares the dates of rows, however they are written; rows without both, or with equal ones, say
// nothing.
func TestOrderOfDates(t *testing.T) {
	file := written(t, "jobs.csv", "opened,closed,seen\n2025-03-09,\n2025-03-01,May 3 2025,2025-03-01\n2025-03-02,Feb 2 2025,2025-03-01\n"+
		"2025-03-04,6 April 2025,2025-03-04\n2025-03-08,Sept 2 2025,2025-03-05\n")
	table := openOne(t, Options{Sources: []string{file}}).Schema().Tables[0]
	for name, want := range map[string]map[string]float64{"opened": {"closed": .75, "seen": 0},
		"closed": {"opened": .25, "seen": .25}, "seen": {"opened": 1, "closed": .75}} {
		if got := table.Column(name).Before; !maps.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}
