package text

import (
	"fmt"
	"time"
)

// Span describes the days from one to the day before another, both given as 2024-03-01: as a "month" (2024-03),
// "quarter" (2024-Q1) or "year" (2024), or else, with an empty grain, by the last day. It returns false if either is
// not a day.
func Span(from, before string) (grain, value string, ok bool) {
	first, err := time.Parse(time.DateOnly, from)
	end, failed := time.Parse(time.DateOnly, before)
	switch {
	case err != nil || failed != nil:
		return "", "", false
	case first.Day() == 1 && end.Equal(first.AddDate(0, 1, 0)):
		return "month", first.Format("2006-01"), true
	case first.YearDay() == 1 && end.Equal(first.AddDate(1, 0, 0)):
		return "year", first.Format("2006"), true
	case first.Day() == 1 && first.Month()%3 == 1 && end.Equal(first.AddDate(0, 3, 0)):
		return "quarter", fmt.Sprintf("%d-Q%d", first.Year(), (first.Month()+2)/3), true
	}
	return "", end.AddDate(0, 0, -1).Format(time.DateOnly), true
}
