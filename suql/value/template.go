package value

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// templateWords are PostgreSQL's patterns of to_char, longest first where one begins another; rare ones are refused.
var templateWords = []string{"TM", "HH24", "HH12", "HH", "MI", "SSSSS", "SSSS", "SS", "MS", "US",
	"AM", "PM", "am", "pm", "A.M.", "P.M.", "a.m.", "p.m.",
	"Y,YYY", "YYYY", "YYY", "YY", "IYYY", "IYY", "IY", "Y",
	"MONTH", "Month", "month", "MON", "Mon", "mon", "MM", "DAY", "Day", "day", "DY", "Dy", "dy",
	"DDD", "DD", "IDDD", "ID", "D", "IW", "WW", "W", "CC", "J", "Q", "TZ", "tz", "OF"}

// maxTemplate is the maximum length of a template.
const maxTemplate = 1000

var errTemplate = Fail("22023", "the format is longer than %d characters", maxTemplate)

// FormatTemplate prints a moment by a template of to_char.
func FormatTemplate(t time.Time, template string) (string, error) {
	if len(template) > maxTemplate {
		return "", errTemplate
	}
	var b strings.Builder
	rest := template
	for rest != "" {
		if rest[0] == '"' {
			end := strings.IndexByte(rest[1:], '"')
			if end < 0 {
				b.WriteString(rest[1:])
				break
			}
			b.WriteString(rest[1 : 1+end])
			rest = rest[end+2:]
			continue
		}
		fill := true
		word := rest
		if strings.HasPrefix(word, "FM") {
			fill, word = false, word[2:]
		}
		found := match(word)
		if found == "" {
			n := 1
			if fill {
				for n < len(rest) && rest[n]&0xC0 == 0x80 {
					n++
				}
				b.WriteString(rest[:n])
			} else {
				n = 2
			}
			rest = rest[n:]
			continue
		}
		s, number, ok := component(t, found, fill)
		if !ok {
			return "", Fail("0A000", "the pattern %q of to_char is not supported", found)
		}
		rest = word[len(found):]
		if number && (strings.HasPrefix(rest, "TH") || strings.HasPrefix(rest, "th")) {
			suffix := ordinal(s)
			if rest[0] == 'T' {
				suffix = strings.ToUpper(suffix)
			}
			s += suffix
			rest = rest[2:]
		}
		b.WriteString(s)
	}
	return b.String(), nil
}

func match(s string) string {
	for _, w := range templateWords {
		if strings.HasPrefix(s, w) {
			return w
		}
	}
	// numbers may be written in lower case too
	for _, w := range templateWords {
		if len(s) >= len(w) && strings.EqualFold(s[:len(w)], w) && s[:len(w)] == strings.ToLower(s[:len(w)]) {
			return s[:len(w)]
		}
	}
	return ""
}

func ordinal(s string) string {
	n, _ := strconv.Atoi(strings.TrimSpace(s))
	if n < 0 {
		n = -n
	}
	if n%100 >= 11 && n%100 <= 13 {
		return "th"
	}
	switch n % 10 {
	case 1:
		return "st"
	case 2:
		return "nd"
	case 3:
		return "rd"
	}
	return "th"
}

// numberPatterns are the numeric patterns of to_char, with minimum width and value.
var numberPatterns = map[string]struct {
	width int
	of    func(time.Time) int
}{
	"HH24": {2, time.Time.Hour},
	"HH12": {2, hour12},
	"HH":   {2, hour12},
	"MI":   {2, time.Time.Minute},
	"SS":   {2, time.Time.Second},
	"YYYY": {4, time.Time.Year},
	"YY":   {2, func(t time.Time) int { return t.Year() % 100 }},
	"IYYY": {4, isoYear},
	"MM":   {2, func(t time.Time) int { return int(t.Month()) }},
	"DDD":  {3, time.Time.YearDay},
	"DD":   {2, time.Time.Day},
	"ID":   {1, isoWeekday},
	"D":    {1, func(t time.Time) int { return int(t.Weekday()) + 1 }},
	"IW":   {2, isoWeek},
}

// namePatterns are the name patterns of to_char, with padded width and value.
var namePatterns = map[string]struct {
	width int
	of    func(time.Time) string
}{
	"MONTH": {9, func(t time.Time) string { return t.Month().String() }},
	"MON":   {3, func(t time.Time) string { return t.Month().String()[:3] }},
	"DAY":   {9, func(t time.Time) string { return t.Weekday().String() }},
	"DY":    {3, func(t time.Time) string { return t.Weekday().String()[:3] }},
}

func hour12(t time.Time) int { return (t.Hour()+11)%12 + 1 }

func isoYear(t time.Time) int {
	year, _ := t.ISOWeek()
	return year
}

func isoWeek(t time.Time) int {
	_, week := t.ISOWeek()
	return week
}

// isoWeekday counts from Monday, which is 1.
func isoWeekday(t time.Time) int { return (int(t.Weekday())+6)%7 + 1 }

// component prints one pattern; names are padded with blanks and numbers with zeros unless FM precedes.
func component(t time.Time, word string, fill bool) (s string, number, ok bool) {
	pattern := strings.ToUpper(word)
	if p, ok := numberPatterns[pattern]; ok {
		if !fill {
			return strconv.Itoa(p.of(t)), true, true
		}
		return fmt.Sprintf("%0*d", p.width, p.of(t)), true, true
	}
	if p, ok := namePatterns[pattern]; ok {
		s = inCase(p.of(t), word)
		if fill {
			s = fmt.Sprintf("%-*s", p.width, s)
		}
		return s, false, true
	}
	switch pattern {
	case "MS":
		return fmt.Sprintf("%03d", t.Nanosecond()/1_000_000), true, true
	case "AM", "PM":
		return inCase(halfLetter(t)+"m", word), false, true
	case "Q":
		return strconv.Itoa(int(t.Month()-1)/3 + 1), true, true
	}
	return "", false, false
}

// halfLetter is a before noon, p afterwards.
func halfLetter(t time.Time) string {
	if t.Hour() < 12 {
		return "a"
	}
	return "p"
}

// inCase writes a name in the case of its pattern.
func inCase(name, word string) string {
	switch word {
	case strings.ToUpper(word):
		return strings.ToUpper(name)
	case strings.ToLower(word):
		return strings.ToLower(name)
	}
	return name
}

// ParseTemplate parses a moment by a template of to_date and to_timestamp.
func ParseTemplate(text, template string) (time.Time, error) {
	if len(template) > maxTemplate {
		return time.Time{}, errTemplate
	}
	r := &templateReader{text: text, template: template, year: 1, month: 1, day: 1}
	for r.template != "" {
		if err := r.next(); err != nil {
			return time.Time{}, err
		}
	}
	t, ok := r.moment()
	if !ok {
		return t, Fail("22008", "date/time field value out of range: %q", text)
	}
	return inRange(t)
}

// templateReader parses a text by a template.
type templateReader struct {
	text, template string

	year, month, day             int
	dayOfYear                    int // 0 where the template has none
	hour, minute, second, micros int
	halves, pm                   bool // halves means a 12-hour clock; pm, its second half
}

// next parses the first pattern of the template.
func (r *templateReader) next() error {
	if strings.HasPrefix(r.template, "FM") || strings.HasPrefix(r.template, "FX") {
		r.template = r.template[2:]
		return nil
	}
	word := match(r.template)
	if word == "" {
		r.separator()
		return nil
	}
	r.template = r.template[len(word):]
	r.text = strings.TrimLeft(r.text, " ")
	ok, known := r.pattern(strings.ToUpper(word))
	if !known {
		return Fail("0A000", "the pattern %q is not supported", word)
	}
	if !ok {
		return Fail("22007", "invalid value %q for %q", r.text, word)
	}
	if strings.HasPrefix(strings.ToUpper(r.template), "TH") {
		r.template = r.template[2:]
		if len(r.text) >= 2 {
			r.text = r.text[2:]
		}
	}
	return nil
}

// separator skips separators of any kind.
func (r *templateReader) separator() {
	r.template = r.template[1:]
	if r.text == "" {
		return
	}
	if c := rune(r.text[0]); !unicode.IsDigit(c) && !unicode.IsLetter(c) {
		r.text = r.text[1:]
	}
}

// pattern parses one pattern; ok reports whether the text matches, known whether the pattern exists.
func (r *templateReader) pattern(word string) (ok, known bool) {
	switch word {
	case "YYYY":
		r.year, ok = r.number(4)
	case "YY":
		r.year, ok = r.number(2)
		r.year = nearYear(r.year)
	case "MM":
		r.month, ok = r.number(2)
	case "DD":
		r.day, ok = r.number(2)
	case "DDD":
		r.dayOfYear, ok = r.number(3)
	case "HH24", "HH12", "HH":
		r.hour, ok = r.number(2)
	case "MI":
		r.minute, ok = r.number(2)
	case "SS":
		r.second, ok = r.number(2)
	case "MS":
		r.micros, ok = r.fraction(3)
		r.micros *= 1000
	case "AM", "PM":
		ok = r.halfOfDay()
	case "MONTH", "MON":
		ok = r.monthName()
	case "DAY", "DY":
		ok = r.dayName()
	default:
		return false, false
	}
	return ok, true
}

// number parses a number with a maximum number of digits.
func (r *templateReader) number(width int) (int, bool) {
	if match(r.template) == "" { // followed by a separator: takes all digits
		width = len(r.text)
	}
	n := 0
	for n < len(r.text) && n < width && r.text[n] >= '0' && r.text[n] <= '9' {
		n++
	}
	v, err := strconv.Atoi(r.text[:n])
	r.text = r.text[n:]
	return v, err == nil
}

// fraction parses the digits after a second's point; missing ones are zeros: 5 is half a second.
func (r *templateReader) fraction(width int) (v int, ok bool) {
	before := len(r.text)
	v, ok = r.number(width)
	for n := before - len(r.text); n < width; n++ {
		v *= 10
	}
	return v, ok
}

// nearYear returns the year for two digits, from 1970 to 2069; longer ones are years.
func nearYear(year int) int {
	switch {
	case year < 70:
		return year + 2000
	case year < 100:
		return year + 1900
	}
	return year
}

func (r *templateReader) halfOfDay() bool {
	if len(r.text) < 2 {
		return false
	}
	r.halves, r.pm = true, strings.EqualFold(r.text[:2], "pm")
	r.text = r.text[2:]
	return true
}

// letters counts the letters that the text begins with.
func (r *templateReader) letters() int {
	n := 0
	for n < len(r.text) && unicode.IsLetter(rune(r.text[n])) {
		n++
	}
	return n
}

// monthName parses a month's name, by three letters or more.
func (r *templateReader) monthName() (ok bool) {
	n := r.letters()
	name := strings.ToLower(r.text[:n])
	if r.month, ok = months[name]; !ok && n >= 3 {
		r.month, ok = months[name[:3]]
	}
	if ok {
		r.text = r.text[n:]
	}
	return ok
}

// dayName skips a weekday's name, which is redundant.
func (r *templateReader) dayName() bool {
	n := r.letters()
	if n < 3 {
		return false
	}
	r.text = r.text[n:]
	return true
}

// moment assembles the result, and reports whether such a moment exists.
func (r *templateReader) moment() (time.Time, bool) {
	hour := r.hour
	if r.halves {
		hour %= 12
		if r.pm {
			hour += 12
		}
	}
	date := func(month, day int) time.Time {
		return time.Date(r.year, time.Month(month), day, hour, r.minute, r.second, r.micros*1000, time.UTC)
	}
	if r.dayOfYear > 0 {
		return date(1, r.dayOfYear), true
	}
	t := date(r.month, r.day)
	return t, int(t.Month()) == r.month && t.Day() == r.day && hour <= 23 && r.minute <= 59 && r.second <= 59
}
