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

// dateFormat is the format of a column's dates.
type dateFormat struct {
	isDayFirst      bool // 3/4/2025 is in April
	hasTime         bool // some have a time of day
	isOrderKnown    bool // some have numeric months, and the order of day and month is certain
	isOrderGuessed  bool // some have numeric months, and the order of day and month is a guess
	allowsShortYear bool // two-digit years after slashes are allowed

	cache map[string]string // parsed cells and their dates
}

// dateCell is a parsed cell.
type dateCell struct {
	year, month, day int
	numericMonth     bool // month holds the first number and day the second
	hasDots          bool // separated by dots, which implies that the day is first
	hasShortYear     bool // the year has two digits
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

// parseDate parses a cell.
func parseDate(cell []byte) (d dateCell, ok bool) {
	const maxLen = 40
	if len(cell) > maxLen {
		return d, false
	}
	s := string(bytes.TrimSpace(cell))
	if s == "" {
		return d, false
	}
	if !isDigit(s[0]) {
		s = reWeekday.ReplaceAllString(s, "")
	}
	if g := splitClock(s); g != nil {
		if d.clock, ok = formatClock(g[2], g[3], g[4], strings.ToLower(g[5])); !ok {
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
		d.numericMonth, d.hasDots, d.hasShortYear = true, g[2] == ".", len(g[5]) == 2
	} else if g := reNamedMonth.FindStringSubmatch(s); g != nil {
		if len(g[4]) == 2 && g[2] != "-" { // 25 is a year in 12-Mar-25, but not in 12 March 25
			return d, false
		}
		d.day, d.month, d.year = number(g[1]), words.Month(g[3]), year(g[4])
	} else if g := reMonthBefore.FindStringSubmatch(s); g != nil {
		d.month, d.day, d.year = words.Month(g[1]), number(g[2]), number(g[3])
	}
	return d, d.year > 0 && d.month > 0 && d.day > 0
}

// splitClock splits the time of day off the end of a date. It returns the submatches of reClock, or nil.
func splitClock(s string) []string {
	if !strings.Contains(s, ":") {
		return nil
	}
	return reClock.FindStringSubmatch(s)
}

// formatClock returns a time of day in ISO format.
func formatClock(hour, minute, second, half string) (string, bool) {
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

// isoText returns the date in ISO format; false if the month does not have the day.
func (d dateCell) isoText(dayFirst bool) (string, bool) {
	if d.numericMonth && dayFirst {
		d.month, d.day = d.day, d.month
	}
	t := time.Date(d.year, time.Month(d.month), d.day, 0, 0, 0, 0, time.UTC)
	return t.Format(time.DateOnly) + d.clock, t.Day() == d.day && t.Month() == time.Month(d.month)
}

// maxCachedDates is the maximum number of cells that a column caches, since dates repeat.
const maxCachedDates = 1 << 14

// parse parses a cell and returns its date in ISO format.
func (f *dateFormat) parse(cell []byte) (string, bool) {
	if s, ok := f.cache[string(cell)]; ok {
		return s, s != ""
	}
	d, ok := parseDate(cell)
	ok = ok && (d.clock == "" || f.hasTime) && (!d.hasShortYear || f.allowsShortYear)
	s := ""
	if ok {
		s, ok = d.isoText(f.isDayFirst)
	}
	if !ok {
		s = ""
	}
	if len(f.cache) < maxCachedDates {
		if f.cache == nil {
			f.cache = map[string]string{}
		}
		f.cache[string(cell)] = s
	}
	return s, ok
}

// contradictsGuess reports whether a cell contradicts the guessed order of day and month.
func (f *dateFormat) contradictsGuess(cell []byte) bool {
	if !f.isOrderGuessed {
		return false
	}
	d, ok := parseDate(cell)
	if ok {
		_, ok = d.isoText(!f.isDayFirst)
	}
	return ok && d.numericMonth
}

// kind returns the kind of a column with the format.
func (f *dateFormat) kind() kind {
	if f.hasTime {
		return timestamp
	}
	return date
}

// findDateFormats returns the date formats of text columns; nil for those without dates. In most columns, a day after
// the twelfth shows the order of day and month. The other columns follow such a column, or else the file's conventions.
func (p *plan) findDateFormats(records [][][]byte, names []Column) []*dateFormat {
	out := make([]*dateFormat, len(p.kinds))
	var reference *dateFormat
	for i, k := range p.kinds {
		if k != text {
			continue
		}
		out[i] = detectDateFormat(records, i, reDateName.MatchString(names[i].Name))
		if out[i] != nil && out[i].isOrderKnown {
			reference = out[i]
		}
	}
	for i, f := range out {
		switch {
		case f == nil || !f.isOrderGuessed:
		case reference != nil:
			f.isDayFirst, f.isOrderGuessed, f.isOrderKnown = reference.isDayFirst, false, true
		default:
			f.isDayFirst = p.comma == ';'
		}
		if f != nil && !f.matches(records, i) {
			out[i] = nil
		}
	}
	return out
}

// reDateName matches names of columns that hold dates.
var reDateName = regexp.MustCompile(`(?i)date|day|time|due|born|birth|dob|start|end|when|deadline|created|updated|` +
	`(^|[ _])(at|on|from|to|until|since)$`)

// detectDateFormat returns the format of a column's dates, or nil. Callers allow two-digit years only if the column's
// name suggests dates.
func detectDateFormat(records [][][]byte, column int, allowShortYear bool) *dateFormat {
	f := &dateFormat{allowsShortYear: allowShortYear}
	dates, rejected, dayFirst, monthFirst := 0, 0, 0, 0
	hasNumericMonth, hasDots := false, false
	for cell := range nonNullCells(records, column) {
		d, ok := parseDate(cell)
		if !ok || d.hasShortYear && !allowShortYear {
			if rejected++; rejected > 20 && rejected > 2*dates+20 {
				return nil
			}
			continue
		}
		dates++
		f.hasTime = f.hasTime || d.clock != ""
		hasNumericMonth, hasDots = hasNumericMonth || d.numericMonth, hasDots || d.hasDots
		switch {
		case !d.numericMonth:
		case d.month > 12:
			dayFirst++
		case d.day > 12:
			monthFirst++
		}
	}
	f.isDayFirst = dayFirst > monthFirst || dayFirst == monthFirst && hasDots
	f.isOrderKnown = hasNumericMonth && (dayFirst != monthFirst || hasDots)
	f.isOrderGuessed = hasNumericMonth && !f.isOrderKnown
	if dates == 0 {
		return nil
	}
	return f
}

// matches reports whether a column's cells are dates in the format: 99 % of those with a digit, and half of all.
func (f *dateFormat) matches(records [][][]byte, column int) bool {
	dates, rejected, words := 0, 0, 0
	for cell := range nonNullCells(records, column) {
		switch _, ok := f.parse(cell); {
		case ok:
			dates++
		case bytes.ContainsAny(cell, digits):
			rejected++
		default:
			words++
		}
	}
	return dates > 0 && rejected*100 <= dates && words <= dates && (words == 0 || dates > 1)
}

const digits = "0123456789"

// remark explains how a column's ambiguous dates are read.
func (f *dateFormat) remark(column string) string {
	order := "the month first"
	if f.isDayFirst {
		order = "the day first"
	}
	return fmt.Sprintf("the dates in “%s” are ambiguous and are read with %s: 2/1/2025 is %s", column, order,
		map[bool]string{true: "the 2nd of January", false: "the 1st of February"}[f.isDayFirst])
}
