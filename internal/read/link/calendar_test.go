package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// now is the day that the questions of these tests are asked on: a Thursday.
var now = when.Clock{Today: time.Date(2026, 11, 26, 15, 4, 5, 0, time.UTC)}

// Times become intervals of a date column; "upcoming" and "past" rows are told only where dates reach past today.
func TestTimes(t *testing.T) {
	db := parsetest.Boats()
	paid := db.Table("moorings").Column("paid_on")
	for _, max := range []string{"2026-11-25", "2027-03-01"} {
		paid.Max = max
		for question, want := range map[string]string{
			"moorings paid today":                     "to_char(paid_on, 'YYYY-MM-DD') = '2026-11-26'",
			"moorings paid after tomorrow":            "paid_on >= '2026-11-28'",
			"moorings of the current year":            "extract(year from paid_on) = 2026",
			"moorings paid between March and May":     "paid_on >= '2026-03-01' AND paid_on < '2026-06-01'",
			"moorings paid in December":               "to_char(paid_on, 'YYYY-MM') = '2025-12'",
			"moorings paid from 3/4/2025 to 9/4/2025": "paid_on >= '2025-04-03' AND paid_on < '2025-04-10'",
			"moorings not in 2025":                    "extract(year from paid_on) <> 2025",
			"moorings excluding those of March 2026":  "to_char(paid_on, 'YYYY-MM') <> '2026-03'",
			"moorings outside of this quarter":        "paid_on NOT BETWEEN '2026-10-01' AND '2026-12-31'",
			"moorings paid before 2020 or after 2023": "paid_on NOT BETWEEN '2020-01-01' AND '2023-12-31'",
			"upcoming moorings":                       "+paid_on >= '2026-11-26'",
			"past moorings":                           "+paid_on < '2026-11-26'",
			"which mooring is next":                   "+paid_on >= '2026-11-26'",
			"earlier moorings":                        "+paid_on < '2026-11-26'",
			"the last mooring":                        "",
		} {
			q := link.NewAt(now, db, parsetest.BoatValues{}, question)
			got, best := "", 0.0
			for _, a := range q.Atoms {
				if a.Column != nil && a.Column.Name == "paid_on" && a.Score > best && len(a.Where) > 0 {
					got, best = condition(a), a.Score
				}
			}
			if later, ok := strings.CutPrefix(want, "+"); ok {
				want = later
				if max == "2026-11-25" {
					want = ""
				}
			}
			if got != want {
				t.Errorf("%s, dates up to %s: %q, want %q", question, max, got, want)
			}
		}
	}
}

// Where the data knows of lateness, "late" before a period may be part of it nevertheless.
func TestLatePeriods(t *testing.T) {
	db := parsetest.Boats()
	moorings := db.Table("moorings")
	moorings.Columns = append(moorings.Columns, &schema.Column{Name: "days_late", Label: "days late",
		Type: schema.Integer})
	d := link.NewAt(now, db, parsetest.BoatValues{}, "moorings paid late in 2024").Dates[0]
	if got := d.From.Format(time.DateOnly) + " to " + d.To.Format(time.DateOnly); got != "2024-09-01 to 2025-01-01" {
		t.Error(got)
	}
}

// tours are guided tours, some of them still to come.
func tours() *schema.Database {
	date := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Date, Distinct: 30, Min: "2024-01-03", Max: "2027-02-01"}
	}
	return &schema.Database{Name: "castle", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "tours", Rows: 90, Columns: []*schema.Column{date("tour_date"), date("printed"),
			{Name: "theme", Type: schema.Text, Role: schema.Title, Distinct: 12}}}}}
}

// TestMonthAhead reads a month without a year as the coming one where the present tense asks for rows that may be then.
func TestMonthAhead(t *testing.T) {
	for question, month := range map[string]string{
		"how many tours do we have in january": "2027-01", "are there any tours in January": "2027-01",
		"how many tours are planned for January": "2027-01", "how many tours do we have in June": "2026-06",
		"how many tours did we have in january": "2026-01", "which tours were there in January": "2026-01",
		"tours in january": "2026-01",
	} {
		q := link.NewAt(now, tours(), nil, question)
		if got := q.Dates[0].From.Format("2006-01"); got != month {
			t.Errorf("%s: %s, want %s", question, got, month)
		}
	}
}
