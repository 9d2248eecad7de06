package decode

import (
	"slices"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/when"
)

// Times that a question implies are offered, although it does not say them, or says less.
func TestImpliedTimes(t *testing.T) {
	clock := when.Clock{Today: time.Date(2026, 11, 27, 0, 0, 0, 0, time.UTC)}
	for _, test := range []struct {
		question string
		form     uint8
		want     string
	}{
		{"which boats are overdue", pastForm, "/2026-11-27"},
		{"which boats are overdue", untilForm, "/2026-11-28"},
		{"which boats are still to come", aheadForm, "2026-11-28/"},
		{"select count * from boat where built between 2026-09-01 and 2026-10-31 ; before that", beforeForm, "2026-07-01/2026-09-01"},
		{"boats built between 2026-03-03 and 2026-03-09 ; the week after", afterForm, "2026-03-10/2026-03-17"},
		{"boats built in may 2026 ; a year back", yearAgoForm, "2025-05-01/2025-06-01"},
		{"boats built in may 2025 ; and this year", yearLaterForm, "2026-05-01/2026-06-01"},
		{"boats built in may 2025 ; all year", yearForm, "2025-01-01/2026-01-01"},
		{"boats built in nov 25", spanForm, "2025-11-01/2025-12-01"},
		{"boats built in q3 25", spanForm, "2025-07-01/2025-10-01"},
		{"boats built in 26", spanForm, "2026-01-01/2027-01-01"},
		{"boats going out in march", spanForm, "2027-03-01/2027-04-01"},
		{"boats older than three weeks", factorForm, "21"},
	} {
		q := link.NewAt(clock, boats, towns{}, test.question)
		values := Ground(Describe(q.Catalog), q, nil).Values
		if !slices.ContainsFunc(values, func(v Value) bool { return v.Form == test.form && v.Text == test.want }) {
			t.Errorf("%s: no %s of form %d among %v", test.question, test.want, test.form, values)
		}
	}
	q := link.NewAt(clock, boats, towns{}, "boats built on 2026-05-26")
	for _, v := range Ground(Describe(q.Catalog), q, nil).Values {
		if v.Text == "2026-01-01/2027-01-01" {
			t.Error("the 26 of a date in digits is a year")
		}
	}
}
