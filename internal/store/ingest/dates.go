package ingest

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	words "github.com/ask-surely/surely/internal/words/text"
)

// dateForm says how a column's cells write dates.
type dateForm struct {
	dayFirst     bool // 3/4/2025 is in April
	timed        bool // some have a time of day
	orderKnown   bool // some have numeric months, and the order of day and month is known
	orderGuessed bool // the order of day and month is unknown
	short        bool // two-digit years between slashes are allowed

	known map[string]string // parsed cells and their dates
}

// dateCell is a parsed cell.
type dateCell struct {
	year, month, day int
	numbered         bool // the month is a number, and is written before the day
	points           bool // separated by full stops, which implies the day first
	short            bool // the year has two digits
	clock            string
}

var (
	reClock       = regexp.MustCompile(`(?i)^(.*\d),?(?: at)?[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([ap])?\.?m?\.?$`)
	reWeekday     = regexp.MustCompile(`(?i)^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +`)
	reDayMonth    = regexp.MustCompile(`^(\d{1,2})([/.-])(\d{1,2})([/.-])(\d{4}|\d{2})$`)
	reYearFirst   = regexp.MustCompile(`^(\d{4})(?:-(\d{1,2})-|/(\d{1,2})/|\.(\d\d)\.)(\d{1,2})$`)
	reNamedMonth  = regexp.MustCompile(`^(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?([ -]?)(\p{L}{3,10})\.?,?[ -](\d{4}|\d{2})$`)
	reMonthBefore = regexp.MustCompile(`^(\p{L}{3,10})\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?:,|, | |-)(\d{4})$`)
)

// dateIn parses a cell.
func dateIn(cell []byte) (d dateCell, ok bool) {
	const longest = 40
	if len(cell) > longest {
		return d, false
	}
	s := string(bytes.TrimSpace(cell))
	if s == "" {
		return d, false
	}
	if !digit(s[0]) {
		s = reWeekday.ReplaceAllString(s, "")
	}
	if g := clockIn(s); g != nil {
		if d.clock, ok = clockOf(g[2], g[3], g[4], strings.ToLower(g[5])); !ok {
			return d, false
		}
		s = g[1]
	}
	number := func(s string) int { n, _ := strconv.Atoi(s); return n }
	year := func(s string) int {
		const century, turn = 100, 30 // 29 is 2029, as in spreadsheets
		switch n := number(s); {
		case len(s) == 4:
			return n
		case n < turn:
			return 20*century + n
		default:
			return 19*century + n
		}
	}
	if g := reYearFirst.FindStringSubmatch(s); g != nil {
		d.year, d.month, d.day = number(g[1]), number(g[2]+g[3]+g[4]), number(g[5])
	} else if g := reDayMonth.FindStringSubmatch(s); g != nil {
		if g[2] != g[4] || len(g[5]) == 2 && g[2] != "/" { // 1.2.10 is a version
			return d, false
		}
		d.month, d.day, d.year = number(g[1]), number(g[3]), year(g[5])
		d.numbered, d.points, d.short = true, g[2] == ".", len(g[5]) == 2
	} else if g := reNamedMonth.FindStringSubmatch(s); g != nil {
		if len(g[4]) == 2 && g[2] != "-" { // 12-Mar-25 has a year, but not 12 March 25
			return d, false
		}
		d.day, d.month, d.year = number(g[1]), words.Month(g[3]), year(g[4])
	} else if g := reMonthBefore.FindStringSubmatch(s); g != nil {
		d.month, d.day, d.year = words.Month(g[1]), number(g[2]), number(g[3])
	}
	return d, d.year > 0 && d.month > 0 && d.day > 0
}

// clockIn splits a time of day off the end of a date.
func clockIn(s string) []string {
	if !strings.Contains(s, ":") {
		return nil
	}
	return reClock.FindStringSubmatch(s)
}

// clockOf returns a time of day in ISO form.
func clockOf(hour, minute, second, half string) (string, bool) {
	h, _ := strconv.Atoi(hour)
	m, _ := strconv.Atoi(minute)
	s, _ := strconv.Atoi(second)
	const noon = 12
	switch {
	case half != "" && (h < 1 || h > noon):
		return "", false
	case half == "p" && h < noon:
		h += noon
	case half == "a" && h == noon:
		h = 0
	}
	return fmt.Sprintf(" %02d:%02d:%02d", h, m, s), h < 24 && m < 60 && s < 60
}

// iso returns the date in ISO form; false if there is no such day.
func (d dateCell) iso(dayFirst bool) (string, bool) {
	if d.numbered && dayFirst {
		d.month, d.day = d.day, d.month
	}
	t := time.Date(d.year, time.Month(d.month), d.day, 0, 0, 0, 0, time.UTC)
	return t.Format(time.DateOnly) + d.clock, t.Day() == d.day && t.Month() == time.Month(d.month)
}

// maxKnown is the number of cells that a column caches, since dates repeat.
const maxKnown = 1 << 14

// date parses a cell in the column's form.
func (f *dateForm) date(cell []byte) (string, bool) {
	if s, ok := f.known[string(cell)]; ok {
		return s, s != ""
	}
	d, ok := dateIn(cell)
	ok = ok && (d.clock == "" || f.timed) && (!d.short || f.short)
	s := ""
	if ok {
		s, ok = d.iso(f.dayFirst)
	}
	if !ok {
		s = ""
	}
	if len(f.known) < maxKnown {
		if f.known == nil {
			f.known = map[string]string{}
		}
		f.known[string(cell)] = s
	}
	return s, ok
}

// contradicts reports whether a cell contradicts the guessed order of day and month.
func (f *dateForm) contradicts(cell []byte) bool {
	if !f.orderGuessed {
		return false
	}
	d, ok := dateIn(cell)
	if ok {
		_, ok = d.iso(!f.dayFirst)
	}
	return ok && d.numbered
}

// kind returns the type of such a column.
func (f *dateForm) kind() kind {
	if f.timed {
		return timestamp
	}
	return date
}

// datesIn returns the date forms of text columns; nil for those without dates. A day after the twelfth shows the order
// of day and month in most of them; the others follow these, or else the file's other conventions.
func (p *plan) datesIn(records [][][]byte, names []Column) []*dateForm {
	out := make([]*dateForm, len(p.kinds))
	var known *dateForm
	for i, k := range p.kinds {
		if k != text {
			continue
		}
		if out[i] = dateFormOf(records, i, reDated.MatchString(names[i].Name)); out[i] != nil && out[i].orderKnown {
			known = out[i]
		}
	}
	for i, f := range out {
		switch {
		case f == nil || !f.orderGuessed:
		case known != nil:
			f.dayFirst, f.orderGuessed, f.orderKnown = known.dayFirst, false, true
		default:
			f.dayFirst = p.comma == ';'
		}
		if f != nil && !f.matches(records, i) {
			out[i] = nil
		}
	}
	return out
}

// reDated matches names of columns that hold dates.
var reDated = regexp.MustCompile(`(?i)date|day|time|due|born|birth|dob|start|end|when|deadline|created|updated|` +
	`(^|[ _])(at|on|from|to|until|since)$`)

// dateFormOf returns the form of a column's dates, or nil. Two-digit years are accepted only if the column's name says
// that it holds dates.
func dateFormOf(records [][][]byte, column int, short bool) *dateForm {
	f := &dateForm{short: short}
	dates, others, dayFirst, monthFirst := 0, 0, 0, 0
	numbered, points := false, false
	for cell := range cellsOf(records, column) {
		d, ok := dateIn(cell)
		if !ok || d.short && !short {
			if others++; others > 20 && others > 2*dates+20 {
				return nil
			}
			continue
		}
		dates++
		f.timed = f.timed || d.clock != ""
		numbered, points = numbered || d.numbered, points || d.points
		switch {
		case !d.numbered:
		case d.month > 12:
			dayFirst++
		case d.day > 12:
			monthFirst++
		}
	}
	f.dayFirst = dayFirst > monthFirst || dayFirst == monthFirst && points
	f.orderKnown = numbered && (dayFirst != monthFirst || points)
	f.orderGuessed = numbered && !f.orderKnown
	if dates == 0 {
		return nil
	}
	return f
}

// matches reports whether a column's cells are dates of a form: 99 % of those with a digit, and half of all.
func (f *dateForm) matches(records [][][]byte, column int) bool {
	dates, strays, words := 0, 0, 0
	for cell := range cellsOf(records, column) {
		switch _, ok := f.date(cell); {
		case ok:
			dates++
		case bytes.ContainsAny(cell, digits):
			strays++
		default:
			words++
		}
	}
	return dates > 0 && strays*100 <= dates && words <= dates && (words == 0 || dates > 1)
}

const digits = "0123456789"

// remarkText describes how a column's ambiguous dates are read.
func (f *dateForm) remarkText(column string) string {
	order := "the month first"
	if f.dayFirst {
		order = "the day first"
	}
	return fmt.Sprintf("the dates of “%s” are read with %s, as nothing in them tells: 2/1/2025 is %s", column, order,
		map[bool]string{true: "the 2nd of January", false: "the 1st of February"}[f.dayFirst])
}
