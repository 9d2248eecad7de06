package store

import (
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
		{"May 3, 2012||6 May 2012|7 May 2012|8 May 2012", schema.Inside},
		{"May 2004|January, 2009|Sept. 2003|June 2003", schema.OfMonth},
		{"December 21|2 January|Feb. 29|cancelled|3 March", schema.Yearless},
		{"May 3, 2012|May 2012|3 May|x", schema.Whole}, // in mixed forms: the database refuses what it cannot parse
	} {
		p := newProfile(columnShape{name: "at", typ: schema.Text})
		for _, v := range strings.Split(c.values, "|") {
			p.add(v)
		}
		if got := p.datesIn(); got != c.want {
			t.Errorf("%s: %q, want %q", c.values, got, c.want)
		}
	}
}
