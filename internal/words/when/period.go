package when

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words"
)

// period is one period of the calendar.
type period struct {
	from, to   time.Time
	grain      Grain
	assumed    bool      // its year was not said
	month, day int       // of one whose year was not said
	relative   bool      // counted from today
	edge, late bool      // the start of it, or its end: a point of time
	exact      time.Time // the day that many units ago
	bare       bool      // a day whose month follows
	monthFirst bool      // March 3
}

// move puts a period into a year.
func (p *period) move(year int) {
	by := year - p.from.Year()
	p.from, p.to = p.from.AddDate(by, 0, 0), p.to.AddDate(by, 0, 0)
	if p.grain != Day && p.to.Day() == 2 && p.to.Month() == time.March { // February's end in a leap year
		p.to = p.to.AddDate(0, 0, -1)
	}
}

// third makes the start of a period its first third, and the end its last.
func third(p *period) {
	from, to := p.from, p.to
	if p.late {
		from = p.thirds(2)
	} else {
		to = p.thirds(1)
	}
	p.from, p.to, p.edge = from, to, false
}

// thirds is where the n-th third of a period ends: of a month after its 10th and 20th day.
func (p *period) thirds(n int) time.Time {
	switch p.grain {
	case Year:
		return p.from.AddDate(0, 4*n, 0)
	case Month:
		return p.from.AddDate(0, 0, 10*n)
	}
	return p.from.AddDate(0, 0, int(p.to.Sub(p.from).Hours()/24+.5)*n/3)
}

// point makes the start or end of a period the point of time that it is.
func (p *period) point() {
	switch {
	case !p.exact.IsZero():
		p.from, p.to = p.exact, p.exact.AddDate(0, 0, 1)
	case p.edge && p.late:
		p.from = p.to
	case p.edge:
		p.to = p.from
	}
}

var months = named("january february march april may june july august september october november december",
	"jan feb mar apr may jun jul aug sep oct nov dec")

var weekdays = named("sunday monday tuesday wednesday thursday friday saturday")

var ordinals = named("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
	"1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th")

// seasons are the months they begin with.
var seasons = map[string]int{"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12, "springtime": 3,
	"summertime": 6, "wintertime": 12}

var decades = map[string]int{"twenties": 1920, "thirties": 1930, "forties": 1940, "fifties": 1950, "sixties": 1960,
	"seventies": 1970, "eighties": 1980, "nineties": 1990}

// named numbers the words of lists from 1.
func named(lists ...string) map[string]int {
	out := map[string]int{"sept": 9}
	for _, l := range lists {
		for i, w := range strings.Fields(l) {
			out[w] = i + 1
		}
	}
	return out
}

// holidays are days by month and day; those of Easter are counted from it.
var holidays = map[string][2]int{"christmas eve": {12, 24}, "christmas": {12, 25}, "xmas": {12, 25},
	"boxing day":     {12, 26},
	"new year's eve": {12, 31}, "new years eve": {12, 31}, "new year's day": {1, 1}, "new year s day": {1, 1},
	"new year": {1, 1}, "new year's": {1, 1}, "halloween": {10, 31}, "valentine s day": {2, 14}, "valentines day": {2, 14},
	"new year s eve": {12, 31}, "labour day": {5, 1}, "may day": {5, 1}, "good friday": {0, -2}, "easter monday": {0, 1},
	"easter sunday": {0, 0}, "easter": {0, 0}}

func day(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, time.UTC) }

// unit is the grain that a word names.
func unit(word string) Grain {
	switch strings.TrimSuffix(word, "s") {
	case "day":
		return Day
	case "week":
		return Week
	case "weekend":
		return Weekend
	case "month":
		return Month
	case "quarter":
		return Quarter
	case "year":
		return Year
	case "decade":
		return Decade
	}
	if word == "half" || word == "halves" {
		return Half
	}
	return 0
}

// begin is the first day of a day's period.
func begin(t time.Time, g Grain) time.Time {
	switch g {
	case Week:
		return t.AddDate(0, 0, -(int(t.Weekday())+6)%7)
	case Weekend:
		return begin(t, Week).AddDate(0, 0, 5)
	case Month:
		return day(t.Year(), t.Month(), 1)
	case Quarter:
		return day(t.Year(), (t.Month()-1)/3*3+1, 1)
	case Half:
		return day(t.Year(), (t.Month()-1)/6*6+1, 1)
	case Year:
		return day(t.Year(), 1, 1)
	case Decade:
		return day(t.Year()/10*10, 1, 1)
	}
	return t
}

// step adds units to a day. A month before 31 May is 30 April.
func step(t time.Time, g Grain, n int) time.Time {
	inMonths := map[Grain]int{Month: 1, Quarter: 3, Half: 6, Year: 12, Decade: 120}[g]
	switch {
	case g == Week || g == Weekend:
		return t.AddDate(0, 0, 7*n)
	case inMonths > 0:
		last := day(t.Year(), t.Month()+time.Month(inMonths*n)+1, 0)
		return day(last.Year(), last.Month(), min(t.Day(), last.Day()))
	}
	return t.AddDate(0, 0, n)
}

// unitOf is the unit n units from a day's.
func unitOf(t time.Time, g Grain, n int) *period {
	from := step(begin(t, g), g, n)
	to := step(from, g, 1)
	if g == Weekend {
		to = from.AddDate(0, 0, 2)
	}
	return &period{from: from, to: to, grain: g, relative: true}
}

// steps are the words before a unit.
var steps = map[string]int{"last": -1, "previous": -1, "past": -1, "prior": -1, "preceding": -1, "this": 0,
	"current": 0, "next": 1, "coming": 1, "following": 1, "upcoming": 1}

// periodAt reads a period at a token and returns the token after it; nil if there is none.
func (r *reader) periodAt(i int) (*period, int) {
	if i >= len(r.t) {
		return nil, 0
	}
	for _, read := range []func(int) (*period, int){r.written, r.ofToday, r.rolling, r.ago, r.part, r.relative, r.quarter,
		r.date, r.monthly, r.season, r.holiday, r.weekday, r.week, r.years} {
		if p, last := read(i); p != nil && p.from.Year() > 0 && p.to.Year() < 10000 {
			return p, last
		}
	}
	return nil, 0
}

var (
	reISO     = regexp.MustCompile(`^([12]\d{3})([-/])(\d{1,2})(?:([-/])(\d{1,2}))?\b`)
	reNumbers = regexp.MustCompile(`^(\d{1,2})([-./])(\d{1,2})([-./])(\d{4}|\d{2})\b`)
)

// written reads a date in digits.
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) written(i int) (*period, int) {
	rest := r.text[r.t[i].Start:]
	y, m, d, size := 0, 0, 0, 0
	if g := reISO.FindStringSubmatch(rest); g != nil && (g[4] == "" || g[4] == g[2]) && (g[2] == "-" || g[4] != "") {
		y, m, d, size = number(g[1]), number(g[3]), number(g[5]), len(g[0])
	} else if g := reNumbers.FindStringSubmatch(rest); g != nil && g[2] == g[4] {
		d, m, y, size = number(g[1]), number(g[3]), number(g[5]), len(g[0])
		if y < 100 {
			y += 2000
			if y > r.today.Year()+20 {
				y -= 100
			}
		}
		if m > 12 || r.clock.MonthFirst && d <= 12 && g[2] == "/" {
			d, m = m, d
		}
	}
	last := i
	for last < len(r.t) && r.t[last].Start < r.t[i].Start+size {
		last++
	}
	if size == 0 || m < 1 || m > 12 || r.t[last-1].End != r.t[i].Start+size {
		return nil, 0
	}
	if d == 0 {
		from := day(y, time.Month(m), 1)
		return &period{from: from, to: from.AddDate(0, 1, 0), grain: Month}, last
	}
	return dayPeriod(y, m, d), last
}

func number(s string) int { n, _ := strconv.Atoi(s); return n }

// dayPeriod is a day, or nil if the month does not have it.
func dayPeriod(y, m, d int) *period {
	from := day(y, time.Month(m), d)
	if d < 1 || from.Day() != d || int(from.Month()) != m {
		return nil
	}
	return &period{from: from, to: from.AddDate(0, 0, 1), grain: Day}
}

// ofToday reads today, yesterday and tomorrow.
func (r *reader) ofToday(i int) (*period, int) {
	n, last := 0, i+1
	switch w := r.near(i); {
	case r.phrase(i, []string{"day", "before", "yesterday"}):
		n, last = -2, i+3
	case r.phrase(i, []string{"day", "after", "tomorrow"}):
		n, last = 2, i+3
	case w == "yesterday":
		n = -1
	case w == "tomorrow":
		n = 1
	case w == "now" && joins(r.near(i-1), between):
	case w != "today" && w != "tonight":
		return nil, 0
	}
	return unitOf(r.today, Day, n), last
}

// counted reads a number of units: "three weeks", "a couple of months", "a year".
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) counted(i int) (n int, g Grain, last int) {
	switch {
	case r.near(i) == "couple" || r.phrase(i, []string{"a", "couple"}):
		for last = i + 1; r.near(last) == "couple" || r.near(last) == "of"; last++ {
		}
		n = 2
	case r.near(i) == "a" || r.near(i) == "an":
		n, last = 1, i+1
		if r.near(last) == "half" {
			return 0, 0, 0
		}
	default:
		if r.near(i) == "fortnight" {
			return 2, Week, i + 1
		}
		x, size := words.NumberAt(r.t, i)
		if size == 0 || x < 1 || x > 3000 || x != float64(int(x)) {
			return 0, 0, 0
		}
		n, last = int(x), i+size
	}
	if w := r.near(last); w == "full" || w == "calendar" || w == "whole" {
		last++
	}
	if w := r.near(last); w == "hours" && n >= 24 {
		return (n + 23) / 24, Day, last + 1
	} else if w == "fortnights" || w == "fortnight" {
		return 2 * n, Week, last + 1
	}
	if g = unit(r.near(last)); g == 0 || g == Half && n > 2 {
		return 0, 0, 0
	}
	return n, g, last + 1
}

// rolling reads "the last 30 days", "the past year", "the next two weeks".
func (r *reader) rolling(i int) (*period, int) {
	by, ok := steps[r.near(i)]
	if !ok || by == 0 {
		return nil, 0
	}
	n, g, last := r.counted(i + 1)
	if last == 0 && r.near(i) == "past" {
		n, g, last = 1, unit(r.near(i+1)), i+2
		if g == Weekend || r.near(i+1) != strings.TrimSuffix(r.near(i+1), "s") {
			return nil, 0
		}
	}
	if last == 0 || g == 0 || r.near(last) == "of" && r.near(last+1) != "data" {
		return nil, 0
	}
	switch full := r.near(last-2) == "full" || r.near(last-2) == "calendar"; {
	case by > 0:
		return &period{from: r.today, to: step(r.today, g, n).AddDate(0, 0, 1), grain: Day, relative: true}, last
	case full || g == Quarter || g == Weekend || g == Half:
		return &period{from: unitOf(r.today, g, -n).from, to: unitOf(r.today, g, -1).to, grain: g, relative: true}, last
	}
	return &period{from: step(r.today, g, -n), to: r.today.AddDate(0, 0, 1), grain: Day, relative: true}, last
}

// ago reads "two months ago": the calendar's month.
func (r *reader) ago(i int) (*period, int) {
	n, g, last := r.counted(i)
	if last == 0 || r.near(last) != "ago" {
		return nil, 0
	}
	p := unitOf(r.today, g, -n)
	p.exact = step(r.today, g, -n)
	return p, last + 1
}

// relative reads "last month", "this year so far", "the year before last", "year to date".
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) relative(i int) (*period, int) {
	w, g := r.near(i), unit(r.near(i))
	date := map[string]Grain{"ytd": Year, "mtd": Month, "qtd": Quarter, "wtd": Week}[w]
	last := i + 1
	if g > 0 && r.phrase(i+1, []string{"to", "date"}) {
		date, last = g, i+3
	}
	if date > 0 {
		p := unitOf(r.today, date, 0)
		p.to = r.today.AddDate(0, 0, 1)
		return p, last
	}
	if g > 0 && r.phrase(i+1, []string{"before", "last"}) {
		return unitOf(r.today, g, -2), i + 3
	}
	by, ok := steps[w]
	for ok && (r.near(last) == "calendar" || r.near(last) == "full" || w == "this" && steps[r.near(last)] != 0) {
		by += steps[r.near(last)] // "this past weekend"
		last++
	}
	g = unit(r.near(last))
	if !ok || g == 0 || strings.HasSuffix(r.near(last), "s") || g == Day && w != "previous" && by <= 0 {
		return nil, 0
	}
	p := unitOf(r.today, g, by)
	if last++; r.near(last) == "s" {
		last++
	}
	if by == 0 && (r.phrase(last, []string{"so", "far"}) || r.phrase(last, []string{"to", "date"})) {
		p.to, last = r.today.AddDate(0, 0, 1), last+2
	}
	return p, last
}
