package link_test

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// Days are told from today on where a column's dates reach past today, and nowhere else.
func TestCalendar(t *testing.T) {
	link.SetNow(time.Date(2026, 11, 26, 15, 4, 5, 0, time.UTC)) // a Thursday
	defer link.SetNow(time.Now())
	db := parsetest.Boats()
	paid := db.Table("moorings").Column("paid_on")
	for _, max := range []string{"2026-11-25", "2027-03-01"} {
		paid.Max = max
		for question, want := range map[string]string{
			"upcoming moorings":               "paid_on >= '2026-11-26'",
			"past moorings":                   "paid_on < '2026-11-26'",
			"moorings paid today":             "paid_on >= '2026-11-26' AND paid_on < '2026-11-27'",
			"moorings paid after tomorrow":    "paid_on >= '2026-11-28'",
			"moorings this weekend":           "paid_on >= '2026-11-28' AND paid_on < '2026-11-30'",
			"moorings next week":              "paid_on >= '2026-11-30' AND paid_on < '2026-12-07'",
			"moorings this month":             "paid_on >= '2026-11-01' AND paid_on < '2026-12-01'",
			"moorings until next month":       "paid_on < '2027-01-01'",
			"moorings in the last quarter":    "paid_on >= '2026-07-01' AND paid_on < '2026-10-01'",
			"moorings in the next 30 days":    "paid_on >= '2026-11-26' AND paid_on < '2026-12-27'",
			"moorings within two weeks":       "paid_on >= '2026-11-26' AND paid_on < '2026-12-11'",
			"moorings in the past 3 months":   "paid_on >= '2026-08-26' AND paid_on < '2026-11-27'",
			"which mooring is next":           "paid_on >= '2026-11-26'",
			"moorings of the current year":    "paid_on >= '2026-01-01' AND paid_on < '2027-01-01'",
			"moorings paid since last month":  "paid_on >= '2026-10-01'",
			"moorings paid before next month": "paid_on < '2026-12-01'",
			"the last mooring":                "",
			"earlier moorings":                "paid_on < '2026-11-26'",
		} {
			q := link.New(db, parsetest.BoatValues{}, question)
			got := ""
			for _, a := range q.Atoms {
				if a.OfCalendar() {
					got = condition(a)
				}
			}
			if max == "2026-11-25" {
				want = ""
			}
			if got != want {
				t.Errorf("%s, dates up to %s: %q, want %q", question, max, got, want)
			}
		}
	}
}

// What is overdue was to be done before today, and the day on which it was done is not there.
func TestOverdue(t *testing.T) {
	link.SetNow(time.Date(2026, 11, 26, 15, 4, 5, 0, time.UTC))
	defer link.SetNow(time.Now())
	db := parsetest.Boats()
	moorings := db.Table("moorings")
	moorings.Columns = append(moorings.Columns, &schema.Column{Name: "due_date", Label: "due date", Type: schema.Date,
		Min: "2024-01-01", Max: "2025-01-01", Distinct: 12})
	for _, c := range []struct {
		question string
		unpaid   int64
		want     string
	}{
		{"which moorings are overdue", 3, "due_date < '2026-11-26' AND paid_on IS NULL"},
		{"which moorings are past due", 3, "due_date < '2026-11-26' AND paid_on IS NULL"},
		{"which moorings are overdue", 0, "due_date < '2026-11-26'"},
	} {
		moorings.Column("paid_on").Nulls = c.unpaid
		q := link.New(db, parsetest.BoatValues{}, c.question)
		if got := condition(q.Atoms[0]); got != c.want {
			t.Errorf("%s, %d unpaid: %q, want %q", c.question, c.unpaid, got, c.want)
		}
	}
}

// A status that says which rows are overdue comes before due dates.
func TestOverdueByStatus(t *testing.T) {
	db := parsetest.Boats()
	moorings := db.Table("moorings")
	moorings.Columns = append(moorings.Columns,
		&schema.Column{Name: "due_date", Label: "due date", Type: schema.Date, Min: "2024-01-01", Max: "2025-01-01",
			Distinct: 12},
		&schema.Column{Name: "state", Label: "state", Type: schema.Text, Role: schema.Enumeration, Distinct: 2,
			Values: []schema.ValueCount{{Value: "Overdue", Count: 3}, {Value: "Paid", Count: 37}}})
	for _, a := range link.New(db, parsetest.BoatValues{}, "which moorings are overdue").Atoms {
		if a.Column != nil && a.Column.Name == "due_date" {
			t.Errorf("a state says which are overdue, but also %s", condition(a))
		}
	}
}

// What was not seen since a day was last seen before it.
func TestNotSince(t *testing.T) {
	db := parsetest.Boats()
	for question, want := range map[string]bool{"moorings not paid since June 2024": true,
		"moorings paid since June 2024": false} {
		found := false
		for _, a := range link.New(db, parsetest.BoatValues{}, question).Atoms {
			found = found || condition(a) == "paid_on < '2024-06-01'"
		}
		if found != want {
			t.Errorf("%s: before June is proposed: %v", question, found)
		}
	}
}
