package link

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
)

// Moment is a date or period of the question, as precise as stated; zero means unstated.
type Moment struct {
	First, Last      int
	Year, Month, Day int
	Weekday          string
	Hour, Minute     int  // the hour plus one: midnight is 1
	Either           bool // the hour may be in the morning or the evening
	Part             dayPart
	Until            int // of a decade: the year after the last
	Months           int // of a quarter or half: the number of months
	// Ago is a number of Per before the newest date: "the last 30 days".
	Ago int
	Per string // day, week, month, year
	// Newest is the latest Per in the data: "the latest month".
	Newest bool
}

var months = map[string]int{}

var weekdays = map[string]string{}

func init() {
	for m := time.January; m <= time.December; m++ {
		name := strings.ToLower(m.String())
		months[name], months[name[:3]] = int(m), int(m)
	}
	months["sept"] = 9
	delete(months, "may") // only next to a day or a year, or after "in"
	for d := time.Sunday; d <= time.Saturday; d++ {
		name := strings.ToLower(d.String())
		weekdays[name], weekdays[name+"s"] = d.String(), d.String()
	}
}

// moments finds the dates of the question.
func (q *Question) moments() []Moment {
	var out []Moment
	for i := 0; i < len(q.Tokens); i++ {
		for _, read := range []func(int) (Moment, bool){q.isoDate, q.namedDate, q.quarter, q.weekday, q.clock, q.ago,
			q.decade, q.year} {
			if m, ok := read(i); ok {
				m.First = i
				if day, ok := q.dayBefore(m); ok {
					out = append(out, day)
				}
				out = append(out, m)
				i = m.Last - 1
				break
			}
		}
	}
	for i := len(out) - 2; i >= 0; i-- { // "in June and July 2024"
		if m, next := &out[i], &out[i+1]; m.Month > 0 && m.Year == 0 && next.Month > 0 && q.reaches(*m, *next, true) {
			m.Year = next.Year
		}
	}
	return out
}

// dayBefore finds the day that starts a span ending at a date: "between 15 and 21 September".
func (q *Question) dayBefore(m Moment) (from Moment, ok bool) {
	k := m.First - 1
	if q.Near(k) == "the" {
		k--
	}
	if m.Day == 0 || m.Month == 0 || !until[q.Near(k)] {
		return from, false
	}
	day, ok := q.dayAt(k - 1)
	from = Moment{First: k - 1, Last: k, Day: day, Month: m.Month, Year: m.Year}
	before := q.Near(k - 2)
	if before == "the" {
		before = q.Near(k - 3)
	}
	return from, ok && day < m.Day && (before == "between" || before == "from" || q.Near(k) != "and")
}

var (
	quarters     = map[string]int{"q1": 1, "q2": 2, "q3": 3, "q4": 4}
	quartersSaid = map[string]int{"first": 1, "1st": 1, "last": 4, "2nd": 2, "3rd": 3, "4th": 4}
)

// quarter reads "Q1 2025", "the first quarter of 2025" and "the first half of 2025".
func (q *Question) quarter(i int) (m Moment, ok bool) {
	n := quarters[q.Near(i)]
	m.Last, m.Months = i+1, 3
	if n == 0 && (q.Near(i+1) == "quarter" || q.Near(i+1) == "half") {
		n = cmp.Or(quartersSaid[q.Near(i)], ordinals[q.Near(i)])
		m.Last++
		if q.Near(i+1) == "half" {
			m.Months = 6
			if q.Near(i) == "last" || q.Near(i) == "second" || q.Near(i) == "2nd" {
				n = 2
			}
		}
	}
	if n == 0 || n*m.Months > 12 {
		return m, false
	}
	m.Month = (n-1)*m.Months + 1
	k := m.Last
	for q.Near(k) == "of" || q.Near(k) == "in" || q.Near(k) == "the" || q.Near(k) == "year" {
		k++
	}
	if year, ok := q.yearAt(k); ok {
		m.Year, m.Last = year, k+1
	} else if m.Months > 3 && q.Near(k-1) != "year" {
		return m, false // the second half may be one of a match
	} else if q.Near(i) == "last" {
		return m, false // "last quarter" is the one before
	}
	return m, true
}

func (q *Question) month(i int) int {
	w := q.Near(i)
	if w == "may" {
		_, year := q.yearAt(i + 1)
		_, day := q.dayAt(i + 1)
		before := q.Near(i - 1)
		if year || day || before == "in" || before == "of" || before == "since" || before == "before" || before == "during" ||
			before == "last" {
			return 5
		}
		return 0
	}
	return months[w]
}

func (q *Question) yearAt(i int) (int, bool) {
	if i >= len(q.Tokens) {
		return 0, false
	}
	t := q.Tokens[i]
	if !t.Numeric || len(t.Text) != 4 || t.Number < 1000 || t.Number >= 2200 ||
		strings.Contains(q.Text[t.Start:t.End], ",") {
		return 0, false
	}
	return int(t.Number), true
}

func (q *Question) dayAt(i int) (int, bool) {
	if i < 0 || i >= len(q.Tokens) {
		return 0, false
	}
	t := q.Tokens[i]
	return int(t.Number), t.Numeric && t.Number >= 1 && t.Number <= 31 && t.Number == float64(int(t.Number)) &&
		len(t.Text) <= 4
}

// isoDate reads 2025-07-12, and 2025-07.
func (q *Question) isoDate(i int) (m Moment, ok bool) {
	year, ok := q.yearAt(i)
	if !ok || q.Near(i+1) != "-" || i+2 >= len(q.Tokens) {
		return m, false
	}
	month, ok := q.dayAt(i + 2)
	if !ok || month > 12 {
		return m, false
	}
	m = Moment{Year: year, Month: month, Last: i + 3}
	if day, ok := q.dayAt(i + 4); ok && q.Near(i+3) == "-" {
		m.Day, m.Last = day, i+5
	}
	return m, true
}

// namedDate reads "12 July 2025", "July 12, 2025", "July 2025" and "July".
func (q *Question) namedDate(i int) (m Moment, ok bool) {
	if day, isDay := q.dayAt(i); isDay {
		k := i + 1
		if q.Near(k) == "of" {
			k++
		}
		if month := q.month(k); month > 0 {
			m = Moment{Day: day, Month: month, Last: k + 1}
		}
	} else if month := q.month(i); month > 0 {
		m = Moment{Month: month, Last: i + 1}
		if q.Near(m.Last) == "the" {
			m.Last++
		}
		if day, ok := q.dayAt(m.Last); ok {
			m.Day = day
			m.Last++
		}
	}
	if m.Month == 0 {
		return m, false
	}
	k := m.Last
	if w := q.Near(k); w == "of" {
		k++
	}
	if year, ok := q.yearAt(k); ok {
		m.Year, m.Last = year, k+1
	}
	return m, true
}

// weekend stands for both weekend days.
const weekend = "weekend"

func (q *Question) weekday(i int) (m Moment, ok bool) {
	m.Weekday, m.Last = weekdays[q.Near(i)], i+1
	if w := q.Near(i); w == weekend || w == weekend+"s" {
		m.Weekday = weekend
	}
	return m, m.Weekday != ""
}

// bounds returns possible comparisons with a moment, including those used only for moments.
func (q *Question) bounds(from, to int) []Compared {
	by := q.ComparedBy(from, to)
	if by[0].Op != query.Equal {
		return by
	}
	switch q.Near(from - 1) {
	case "by", "till":
		return []Compared{{query.LessEqual, Span(from-1, from)}}
	case "past":
		return []Compared{{query.Greater, Span(from-1, from)}}
	}
	return by
}

// edge finds "the start of" or "the end of the year" before a token: its first token, and whether it is the end.
func (q *Question) edge(from int) (at int, end, ok bool) {
	at = from
	for at > 0 && (q.Near(at-1) == "the" || q.Near(at-1) == "year" || q.Near(at-1) == "of") {
		at--
	}
	switch q.Near(at - 1) {
	case "start", "beginning":
		return at - 1, false, at < from
	case "end":
		return at - 1, true, at < from
	}
	return from, false, false
}

// ago reads "last 30 days", "past two weeks", "latest month".
func (q *Question) ago(i int) (m Moment, ok bool) {
	switch q.Near(i) {
	case "last", "past", "latest", "recent", "previous", "newest":
	default:
		return m, false
	}
	k := i + 1
	value, n := words.NumberAt(q.Tokens, k)
	k += n
	per := strings.TrimSuffix(q.Near(k), "s")
	switch per {
	case "day", "week", "month", "year":
	default:
		return m, false
	}
	m.Per, m.Last = per, k+1
	if n == 0 {
		m.Newest = true
		return m, true
	}
	m.Ago = int(value)
	return m, m.Ago > 0
}

var decades = map[string]int{"twenties": 1920, "thirties": 1930, "forties": 1940, "fifties": 1950, "sixties": 1960,
	"seventies": 1970, "eighties": 1980, "nineties": 1990}

// decade reads "1990s", "the 90s", "the 90's" and "the nineties".
func (q *Question) decade(i int) (m Moment, ok bool) {
	if year := decades[q.Tokens[i].Text]; year > 0 {
		return Moment{Year: year, Until: year + 10, Last: i + 1}, true
	}
	digits, ok := strings.CutSuffix(q.Tokens[i].Text, "s")
	last := i + 1
	if q.Near(last) == "s" && q.Tokens[last].Start > q.Tokens[i].End { // "the 1980's"
		ok, last = true, i+2
	}
	year, err := strconv.Atoi(digits)
	if !ok || err != nil || year%10 != 0 || len(digits) != 4 && len(digits) != 2 {
		return m, false
	}
	if year < 100 {
		year += 1900
	}
	return Moment{Year: year, Until: year + 10, Last: last}, true
}

func (q *Question) year(i int) (m Moment, ok bool) {
	year, ok := q.yearAt(i)
	return Moment{Year: year, Last: i + 1}, ok
}

// begins and ends return the first day of the moment, and the first day after it.
func (m Moment) begins() string {
	return fmt.Sprintf("%04d-%02d-%02d", m.Year, max(1, m.Month), max(1, m.Day))
}

func (m Moment) ends() string {
	d := time.Date(m.Year, time.Month(max(1, m.Month)), max(1, m.Day), 0, 0, 0, 0, time.UTC)
	switch {
	case m.Until > 0:
		d = time.Date(m.Until, 1, 1, 0, 0, 0, 0, time.UTC)
	case m.Day > 0:
		d = d.AddDate(0, 0, 1)
	case m.Month > 0:
		d = d.AddDate(0, max(1, m.Months), 0)
	default:
		d = d.AddDate(1, 0, 0)
	}
	return d.Format(time.DateOnly)
}
