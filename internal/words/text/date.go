package text

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

var months = map[string]int{"january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7,
	"august":    8,
	"september": 9, "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7,
	"aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12}

// Month returns the number of the month that a word names, in full or abbreviated; 0 if it names none.
func Month(word string) int { return months[strings.ToLower(word)] }

const monthNames = `(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\.?`

// datePatterns are in order of precision; their groups are y, m (digits), M (a name) and d.
var datePatterns = []*regexp.Regexp{
	regexp.MustCompile(`\b(?P<y>[12]\d{3})-(?P<m>\d{1,2})-(?P<d>\d{1,2})\b`),
	regexp.MustCompile(`(?i)\b(?P<d>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?P<M>` + monthNames + `),? (?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`(?i)\b(?P<M>` + monthNames + `) (?P<d>\d{1,2})(?:st|nd|rd|th)?,? (?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`\b(?P<d>\d{1,2})\.(?P<m>\d{1,2})\.(?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`\b(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`(?i)\b(?P<M>` + monthNames + `),? (?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`\b(?P<y>1[0-9]\d{2}|20\d{2})\b`),
}

// Date is a date found in a text.
type Date struct {
	ISO      string // the first day if Exact is false
	From, To int    // its position in the text
	Month    bool   // the month is named
	Exact    bool   // exact to the day
}

// Dates returns the dates in s without overlaps; of overlapping ones, those of the most precise pattern.
func Dates(s string) []Date {
	var out []Date
	for _, re := range datePatterns {
		for _, at := range re.FindAllStringSubmatchIndex(s, -1) {
			if overlaps(out, at[0], at[1]) {
				continue
			}
			y, m, d, month, exact := 0, 1, 1, false, false
			for i, name := range re.SubexpNames() {
				if name == "" || at[2*i] < 0 {
					continue
				}
				part := s[at[2*i]:at[2*i+1]]
				switch name {
				case "y":
					y, _ = strconv.Atoi(part)
				case "m":
					m, _ = strconv.Atoi(part)
					month = true
				case "M":
					month = true
					m = months[strings.TrimSuffix(strings.ToLower(part), ".")]
				case "d":
					d, _ = strconv.Atoi(part)
					exact = true
				}
			}
			if m < 1 || m > 12 || d < 1 || d > daysIn(y, m) {
				continue
			}
			out = append(out, Date{fmt.Sprintf("%04d-%02d-%02d", y, m, d), at[0], at[1], month, exact})
		}
	}
	return out
}

func overlaps(spans []Date, from, to int) bool {
	return slices.ContainsFunc(spans, func(s Date) bool { return from < s.To && s.From < to })
}

func daysIn(year, month int) int {
	return time.Date(year, time.Month(month)+1, 0, 0, 0, 0, 0, time.UTC).Day()
}

// FirstDate returns the first exact date in s, or else the first one, in ISO 8601.
func FirstDate(s string) (string, bool) {
	var best *Date
	for _, d := range Dates(s) {
		if best == nil || d.Exact && !best.Exact || d.Exact == best.Exact && d.From < best.From {
			best = &d
		}
	}
	if best == nil {
		return "", false
	}
	return best.ISO, true
}

var weekdays = map[string]int{"monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5, "saturday": 6,
	"sunday": 7, "mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6, "sun": 7}

// Calendar returns the indexes of words in calendar order if they are distinct months or distinct weekdays; otherwise
// nil.
func Calendar(words []string) []int {
	if len(words) < 2 {
		return nil
	}
	for _, of := range []map[string]int{months, weekdays} {
		at, seen := make([]int, len(words)), map[int]bool{}
		for i, w := range words {
			n := of[strings.ToLower(strings.TrimSpace(w))]
			if n == 0 || seen[n] {
				break
			}
			at[i], seen[n] = n, true
		}
		if len(seen) < len(words) {
			continue
		}
		order := make([]int, len(words))
		for i := range order {
			order[i] = i
		}
		slices.SortFunc(order, func(a, b int) int { return cmp.Compare(at[a], at[b]) })
		return order
	}
	return nil
}

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
