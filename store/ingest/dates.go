package ingest

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	words "github.com/ask-surely/surely/text"
)

// dateForm is how the cells of a column write dates.
type dateForm struct {
	dayFirst bool // 3/4/2025 is in April
	timed    bool // some tell the time of day, too
	guessed  bool // nothing tells whether the day comes first
}

// dateCell is a cell taken apart.
type dateCell struct {
	year, month, day int
	numbered         bool // the month is a number that stands beside the day's: as written, before it
	european         bool // with full stops between, as only those write who begin with the day
	clock            string
}

var (
	reClock       = regexp.MustCompile(`(?i)^(.*\d),?(?: at)?[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([ap])?\.?m?\.?$`)
	reWeekday     = regexp.MustCompile(`(?i)^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +`)
	reDayMonth    = regexp.MustCompile(`^(\d{1,2})([/.-])(\d{1,2})([/.-])(\d{4}|\d{2})$`)
	reYearFirst   = regexp.MustCompile(`^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$`)
	reNamedMonth  = regexp.MustCompile(`^(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?([ -]?)(\p{L}{3,10})\.?,?[ -](\d{4}|\d{2})$`)
	reMonthBefore = regexp.MustCompile(`^(\p{L}{3,10})\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?:,|, | |-)(\d{4})$`)
)

// dateIn takes a cell apart.
func dateIn(cell []byte) (d dateCell, ok bool) {
	const longest = 40
	if len(cell) > longest {
		return d, false
	}
	s := strings.TrimSpace(reWeekday.ReplaceAllString(string(bytes.TrimSpace(cell)), ""))
	if g := reClock.FindStringSubmatch(s); g != nil {
		if d.clock, ok = clockOf(g[2], g[3], g[4], strings.ToLower(g[5])); !ok {
			return d, false
		}
		s = g[1]
	}
	number := func(s string) int { n, _ := strconv.Atoi(s); return n }
	year := func(s string) int {
		const century, turn = 100, 70 // 69 is 2069, as databases have it
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
		d.year, d.month, d.day = number(g[1]), number(g[2]), number(g[3])
	} else if g := reDayMonth.FindStringSubmatch(s); g != nil {
		if g[2] != g[4] || len(g[5]) == 2 && g[2] != "/" { // 1.2.10 is a version
			return d, false
		}
		d.month, d.day, d.year = number(g[1]), number(g[3]), year(g[5])
		d.numbered, d.european = true, g[2] == "."
	} else if g := reNamedMonth.FindStringSubmatch(s); g != nil {
		if len(g[4]) == 2 && g[2] != "-" { // 12 March 25, but 12-Mar-25
			return d, false
		}
		d.day, d.month, d.year = number(g[1]), monthOf(g[3]), year(g[4])
	} else if g := reMonthBefore.FindStringSubmatch(s); g != nil {
		d.month, d.day, d.year = monthOf(g[1]), number(g[2]), number(g[3])
	}
	return d, d.year > 0 && d.month > 0 && d.day > 0
}

// monthOf is the number of a month, in English or a neighbour's language; 0: the word names none.
func monthOf(word string) int { return cmp.Or(words.Month(word), monthsAbroad[strings.ToLower(word)]) }

// clockOf is a time of day as databases write it.
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

// iso writes the date as databases do; false where there is no such day.
func (d dateCell) iso(dayFirst bool) (string, bool) {
	if d.numbered && dayFirst {
		d.month, d.day = d.day, d.month
	}
	t := time.Date(d.year, time.Month(d.month), d.day, 0, 0, 0, 0, time.UTC)
	return t.Format(time.DateOnly) + d.clock, t.Day() == d.day && t.Month() == time.Month(d.month)
}

// date reads a cell as the column's other cells are.
func (f *dateForm) date(cell []byte) (string, bool) {
	d, ok := dateIn(cell)
	if !ok {
		return "", false
	}
	return d.iso(f.dayFirst)
}

// kind is the type of a column that is written so.
func (f *dateForm) kind() kind {
	if f.timed {
		return timestamp
	}
	return date
}

// datesIn returns how the columns of texts write dates; nil for those that hold none. In which order days and months
// stand, most columns show by a day after the twelfth; the others are written as these are, else as the file's other
// signs have it.
func (p *plan) datesIn(records [][][]byte) []*dateForm {
	out := make([]*dateForm, len(p.kinds))
	var known *dateForm
	for i, k := range p.kinds {
		if k != text {
			continue
		}
		if out[i] = dateFormOf(records, i, p.comma == ';'); out[i] != nil && !out[i].guessed && out[i].dayFirst {
			known = out[i]
		}
	}
	for _, f := range out {
		if f != nil && f.guessed && known != nil {
			f.dayFirst, f.guessed = true, false
		}
	}
	return out
}

// dateFormOf returns how the cells of a column write dates; nil where too many are none: one in a hundred of those
// that hold a digit, half of all.
func dateFormOf(records [][][]byte, column int, european bool) *dateForm {
	f := &dateForm{}
	var cells []dateCell
	dayFirst, monthFirst, numbered := 0, 0, false
	strays, others := 0, 0
	for cell := range cellsOf(records, column) {
		d, ok := dateIn(cell)
		if !ok {
			if bytes.ContainsAny(cell, "0123456789") {
				strays++
			} else {
				others++
			}
			if strays > 20 && strays > len(cells) {
				return nil
			}
			continue
		}
		cells = append(cells, d)
		f.timed = f.timed || d.clock != ""
		european = european || d.european
		numbered = numbered || d.numbered
		switch {
		case !d.numbered:
		case d.month > 12:
			dayFirst++
		case d.day > 12:
			monthFirst++
		}
	}
	f.dayFirst = dayFirst > monthFirst || dayFirst == monthFirst && european
	f.guessed = numbered && dayFirst == monthFirst
	dates := 0
	for _, d := range cells {
		if _, ok := d.iso(f.dayFirst); ok {
			dates++
		}
	}
	strays += len(cells) - dates
	if dates == 0 || strays*100 > dates || others > dates {
		return nil
	}
	return f
}

// told says how a column's dates are read where nothing in them tells.
func (f *dateForm) told(column string) string {
	order := "the month first"
	if f.dayFirst {
		order = "the day first"
	}
	return fmt.Sprintf("the dates of “%s” are read with %s, as nothing in them tells: 2/1/2025 is %s", column, order,
		map[bool]string{true: "the 2nd of January", false: "the 1st of February"}[f.dayFirst])
}
