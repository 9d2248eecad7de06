package link

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
)

// Figure is a number of the question, with its unit.
type Figure struct {
	First, Last int
	Value       float64
	Unit        Unit
	Ordinal     bool // "third", "3rd"
}

// figures finds the numbers of the question.
func (q *Question) figures() []Figure {
	var out []Figure
	for i := 0; i < len(q.Tokens); i++ {
		f := Figure{First: i, Last: i + 1}
		t := q.Tokens[i]
		value, n := words.NumberAt(q.Tokens, i)
		switch ordinal := ordinals[t.Text]; {
		case q.standsFor(i):
			continue
		case n > 0:
			f.Value, f.Last = value, i+n
			f.Ordinal = t.Numeric && t.Text[len(t.Text)-1] > '9'
		case t.Unit:
			f.Value = t.Number
			if !f.suffix(strings.TrimLeft(t.Text, "0123456789.,")) {
				continue
			}
		case ordinal > 0:
			f.Value, f.Ordinal = float64(ordinal), true
		case q.oneUnit(i):
			f.Value = 1
		case q.times(i) > 0:
			f.Value = q.times(i)
		case t.Text == "half" && q.oneUnit(i+1):
			f.Value, f.Last = .5, i+2 // "half an hour"
		default:
			continue
		}
		if i > 1 && q.Near(i-1) == "minus" && q.Tokens[i-2].Word {
			f.Value, f.First = -f.Value, i-1 // "below minus 4"
		}
		q.unitBeside(&f)
		if n := len(out); n > 0 && q.between(out[n-1], f) {
			out[n-1].scaled(value, q.Tokens[i:f.Last])
		}
		out = append(out, f)
		i = f.Last - 1
	}
	return out
}

// The words before "one" that count, and those behind it that do not name what is counted.
var (
	countsOne = wordSet("^ with have has having than least most exactly only just about number no under over above " +
		"below to or and between equals is")
	follows = wordSet("$ that which who in on at of with from for did does has had is was")
)

// standsFor reports whether a token is a "one" that stands for something else: "a running one", not "more than one".
func (q *Question) standsFor(i int) bool {
	next := q.Near(i + 1)
	return q.Near(i) == "one" && !countsOne[q.Near(i-1)] && (follows[next] || !q.Tokens[i+1].Word)
}

// times reads "once" and "twice" where they say how often: not "once it was open", nor "twice as many".
func (q *Question) times(i int) float64 {
	n := map[string]float64{"once": 1, "twice": 2}[q.Near(i)]
	switch before := q.Near(i - 1); {
	case before == "than" || before == "least" || before == "only" || before == "just" || before == "exactly",
		n == 2 && q.Near(i+1) != "as" && q.Near(i+1) != "the":
		return n
	}
	return 0
}

// scaled takes over what the number behind it is counted in: "6 and 7 thousand".
func (f *Figure) scaled(next float64, tokens []words.Token) {
	for _, t := range tokens[1:] {
		if by, ok := words.Scales[t.Text]; ok && f.Value*by <= next {
			f.Value *= by
		}
	}
}

// oneUnit reports whether token i is an article before a unit: "an hour".
func (q *Question) oneUnit(i int) bool {
	t := q.Near(i)
	return (t == "a" || t == "an") && units[q.Near(i+1)].Of != "" && units[q.Near(i+1)].Of != "share"
}

// suffix reads the letters right behind a number: "50k", "30kg".
func (f *Figure) suffix(letters string) bool {
	switch letters {
	case "k":
		f.Value *= 1e3
	case "m", "mio":
		f.Value *= 1e6
	case "bn":
		f.Value *= 1e9
	default:
		u, ok := units[letters]
		f.Unit = u
		return ok
	}
	return true
}

// unitBeside looks for a unit behind the number, or a currency before it: "30 kg", "€60". "An hour and a quarter" is
// one number, too.
func (q *Question) unitBeside(f *Figure) {
	if f.Unit.Of != "" || f.Ordinal {
		return
	}
	if u, n := q.cubed(f.Last); n > 0 {
		f.Unit, f.Last = u, f.Last+n
		return
	}
	if f.Last < len(q.Tokens) {
		if u, ok := units[q.Tokens[f.Last].Text]; ok {
			f.Unit = u
			f.Last++
			return
		}
	}
	if f.First > 0 {
		if u, ok := units[q.Tokens[f.First-1].Text]; ok && !q.Tokens[f.First-1].Word {
			f.Unit = u
			f.First--
		}
	}
}

// cubed reads the unit of two words at token i: "square metres", "cubic metres".
func (q *Question) cubed(i int) (u Unit, tokens int) {
	if units[q.Near(i+1)] != units["metre"] {
		return u, 0
	}
	switch q.Near(i) {
	case "square":
		return units["sqm"], 2
	case "cubic":
		return units["m3"], 2
	}
	return u, 0
}

var ordinals = map[string]int{"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
	"ninth": 9, "tenth": 10}

// Moment is a date or a span of time of the question, as far as it says: zero is unsaid.
type Moment struct {
	First, Last      int
	Year, Month, Day int
	Weekday          string
	Hour, Minute     int  // the hour plus one: midnight is 1
	Either           bool // the hour may be one of the morning as well as of the evening
	Part             dayPart
	Until            int // the year after the last, of a decade
	Months           int // how many it lasts, of a quarter or a half
	// Ago is so many of Per before the newest date: "the last 30 days".
	Ago int
	Per string // day, week, month, year
	// Newest is the last of Per that there is: "the latest month".
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
	delete(months, "may") // only beside a day or a year, or behind "in"
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

// dayBefore finds the day that a date is the end of a span from: "between 15 and 21 September".
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
	if w := q.Near(k); w == "of" || w == "," {
		k++
	}
	if year, ok := q.yearAt(k); ok {
		m.Year, m.Last = year, k+1
	}
	return m, true
}

// weekend is a weekday of a moment that is one of two.
const weekend = "weekend"

func (q *Question) weekday(i int) (m Moment, ok bool) {
	m.Weekday, m.Last = weekdays[q.Near(i)], i+1
	if w := q.Near(i); w == weekend || w == weekend+"s" {
		m.Weekday = weekend
	}
	return m, m.Weekday != ""
}

// dayPart is a part of the day, from an hour to the hour behind it; what it adds to an hour said with it: 8 in the
// evening is 20.
type dayPart struct{ from, to, adds int }

var dayParts = map[string]dayPart{"morning": {0, 12, 0}, "afternoon": {12, 18, 12}, "evening": {18, 24, 12},
	"night": {22, 6, 12}}

// beside returns the hours that a part of the day leaves: before it, from it on, after it, or its own.
func (p dayPart) beside(op query.Op) (from, to int) {
	switch {
	case op == query.Less && p.from > 0:
		return 0, p.from
	case op == query.Greater && p.to < 24:
		return p.to, 24
	case op == query.GreaterEqual:
		return p.from, 24
	}
	return p.from, p.to
}

// partOfDay reads "in the morning" at token i, behind an hour; k is behind it. "5 morning classes" are five.
func (q *Question) partOfDay(i int) (part dayPart, k int) {
	k = i
	for q.Near(k) == "in" || q.Near(k) == "the" || q.Near(k) == "at" {
		k++
	}
	if k == i {
		return part, k
	}
	part = dayParts[strings.TrimSuffix(q.Near(k), "s")]
	return part, k + 1
}

// clock reads "8pm", "8:30 pm", "20:00", "8 in the evening", "nine o'clock", "half past six", "noon" and parts of the
// day; behind "before" or "after", "nine" alone.
func (q *Question) clock(i int) (m Moment, ok bool) {
	t := q.Tokens[i]
	if t.Text == "noon" || t.Text == "midday" {
		return Moment{Hour: 12 + 1, Last: i + 1}, true
	}
	if part := dayParts[strings.TrimSuffix(t.Text, "s")]; part.to > 0 {
		return Moment{Part: part, Last: i + 1}, true
	}
	from, minute := q.spokenMinutes(i)
	hour, half, last := q.hourAt(from)
	if last == 0 {
		return m, false
	}
	written := false
	if half == "" && from == i {
		if n, with, behind := q.minutesAt(last); behind > 0 {
			minute, half, last, written = n, with, behind, true
		}
	}
	if half == "" && (q.Near(last) == "am" || q.Near(last) == "pm") {
		half = q.Near(last)
		last++
	}
	switch {
	case half != "" && hour > 12:
		return m, false
	case half != "":
		hour = hour%12 + map[string]int{"pm": 12}[half]
	case !written:
		if hour, last, m.Either = q.hourSaid(i, from, hour, last); last == 0 {
			return m, false
		}
	}
	at := hour*60 + minute
	m.Hour, m.Minute, m.Last = at/60+1, at%60, last
	return m, at >= 0 && at <= 24*60
}

// hourSaid returns an hour as what stands behind it says: "o'clock" or "in the evening"; either: it may be one of the
// evening as well as of the morning. A bare number is an hour only where it is said like one; else last is zero.
func (q *Question) hourSaid(i, from, hour, last int) (at, behind int, either bool) {
	oclock := q.Near(last) == "o" && q.Near(last+1) == "clock"
	if oclock {
		last += 2
	}
	part, end := q.partOfDay(last)
	switch {
	case part.to > 0 && hour == 12 && part.from > part.to: // 12 at night
		return 0, end, false
	case part.to > 0 && hour < 12 && (part.from < part.to || hour >= part.to): // 10 at night is 22, 3 at night is not
		return hour + part.adds, end, false
	case part.to > 0 && hour <= 12:
		return hour, end, false
	case oclock || from > i || q.bounded(i, last):
		return hour, last, hour < 12
	}
	return 0, 0, false
}

// hourAt reads an hour at token i, with "am" or "pm" where that is part of the token; last is behind it.
func (q *Question) hourAt(i int) (hour int, half string, last int) {
	if i >= len(q.Tokens) {
		return 0, "", 0
	}
	if n, half, ok := halved(q.Tokens[i].Text); ok && n <= 24 {
		return n, half, i + 1
	}
	value, n := words.NumberAt(q.Tokens, i)
	if n == 1 && q.Tokens[i].Word && value >= 1 && value <= 12 && value == math.Trunc(value) {
		return int(value), "", i + 1
	}
	return 0, "", 0
}

// minutesAt reads ":30" and ":30pm" at token i.
func (q *Question) minutesAt(i int) (minute int, half string, last int) {
	if q.Near(i) != ":" || i+1 >= len(q.Tokens) {
		return 0, "", 0
	}
	minute, half, ok := halved(q.Tokens[i+1].Text)
	if !ok || minute > 59 {
		return 0, "", 0
	}
	return minute, half, i + 2
}

// halved takes "8pm" apart: a number, and the half of the day where it is said.
func halved(token string) (n int, half string, ok bool) {
	for _, half = range []string{"am", "pm", ""} {
		if digits, has := strings.CutSuffix(token, half); has {
			n, err := strconv.Atoi(digits)
			return n, half, err == nil && n >= 0
		}
	}
	return 0, "", false
}

// spokenMinutes reads "half past" and "quarter to" at token i; from is behind it.
func (q *Question) spokenMinutes(i int) (from, minute int) {
	minute = map[string]int{"half": 30, "quarter": 15}[q.Near(i)]
	switch {
	case minute > 0 && q.Near(i+1) == "past":
		return i + 2, minute
	case minute == 15 && q.Near(i+1) == "to":
		return i + 2, -minute
	}
	return i, 0
}

// bounded reports whether what stands between two tokens is said like a time of day: "before nine", "nine or later",
// with nothing behind it that it might count.
func (q *Question) bounded(first, last int) bool {
	next := q.Near(last)
	if last < len(q.Tokens) && (q.Tokens[last].Word && !q.Tokens[last].Stop || units[next].Of != "" || next == ":") {
		return false
	}
	switch q.Near(first - 1) {
	case "before", "after", "until", "till", "by", "from", "at", "past", "since":
		return true
	}
	return next == "or" && (q.Near(last+1) == "later" || q.Near(last+1) == "earlier")
}

// bounds returns how a moment may be compared; what is said of moments alone counts, too.
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

// edge finds "the start of" or "the end of the year" before a token: where it begins, and whether it is the end.
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

// decade reads "1990s", "the 90s" and "the nineties".
func (q *Question) decade(i int) (m Moment, ok bool) {
	if year := decades[q.Tokens[i].Text]; year > 0 {
		return Moment{Year: year, Until: year + 10, Last: i + 1}, true
	}
	digits, ok := strings.CutSuffix(q.Tokens[i].Text, "s")
	year, err := strconv.Atoi(digits)
	if !ok || err != nil || year%10 != 0 || len(digits) != 4 && len(digits) != 2 {
		return m, false
	}
	if year < 100 {
		year += 1900
	}
	return Moment{Year: year, Until: year + 10, Last: i + 1}, true
}

func (q *Question) year(i int) (m Moment, ok bool) {
	year, ok := q.yearAt(i)
	return Moment{Year: year, Last: i + 1}, ok
}

// begins and ends return the first day that is part of the moment, and the first that no longer is.
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
