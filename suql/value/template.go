package value

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// templateWords are the patterns of to_char that are known, longest first where one begins another.
var templateWords = []string{"HH24", "HH12", "HH", "MI", "SSSSS", "SSSS", "SS", "MS", "US", "AM", "PM", "am", "pm",
	"A.M.", "P.M.", "a.m.", "p.m.",
	"Y,YYY", "YYYY", "YYY", "YY", "IYYY", "IYY", "IY", "Y", "MONTH", "Month", "month", "MON", "Mon", "mon", "MM", "DAY", "Day", "day", "DY", "Dy", "dy",
	"DDD", "DD", "IDDD", "ID", "D", "IW", "WW", "W", "CC", "J", "Q", "TZ", "tz", "OF"}

// maxTemplate bounds templates: they are written by people.
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
		} else if strings.HasPrefix(word, "TM") {
			return "", Fail("0A000", "the prefix TM of to_char is not supported")
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
		s, number := component(t, found, fill)
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
	// numbers may be written in small letters too
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

// numberPatterns are the patterns of to_char that are a number: how wide it is at least, and what it is.
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
	"YYY":  {3, func(t time.Time) int { return t.Year() % 1000 }},
	"YY":   {2, func(t time.Time) int { return t.Year() % 100 }},
	"Y":    {1, func(t time.Time) int { return t.Year() % 10 }},
	"IYYY": {4, isoYear},
	"IYY":  {3, func(t time.Time) int { return isoYear(t) % 1000 }},
	"IY":   {2, func(t time.Time) int { return isoYear(t) % 100 }},
	"MM":   {2, func(t time.Time) int { return int(t.Month()) }},
	"DDD":  {3, time.Time.YearDay},
	"DD":   {2, time.Time.Day},
	"IDDD": {3, func(t time.Time) int { return (isoWeek(t)-1)*7 + isoWeekday(t) }},
	"ID":   {1, isoWeekday},
	"D":    {1, func(t time.Time) int { return int(t.Weekday()) + 1 }},
	"IW":   {2, isoWeek},
	"WW":   {2, func(t time.Time) int { return (t.YearDay()-1)/7 + 1 }},
	"W":    {1, func(t time.Time) int { return (t.Day()-1)/7 + 1 }},
	"CC":   {2, func(t time.Time) int { return (t.Year() + 99) / 100 }},
}

// namePatterns are the patterns of to_char that are a name: how wide it is filled up, and what it is.
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

// component prints one pattern; names are filled up with blanks and numbers with zeros unless FM stands before.
func component(t time.Time, word string, fill bool) (s string, number bool) {
	pattern := strings.ToUpper(word)
	if p, ok := numberPatterns[pattern]; ok {
		if !fill {
			return strconv.Itoa(p.of(t)), true
		}
		return fmt.Sprintf("%0*d", p.width, p.of(t)), true
	}
	if p, ok := namePatterns[pattern]; ok {
		s = inCase(p.of(t), word)
		if fill {
			s = fmt.Sprintf("%-*s", p.width, s)
		}
		return s, false
	}
	switch pattern {
	case "SSSS", "SSSSS":
		return strconv.Itoa(t.Hour()*3600 + t.Minute()*60 + t.Second()), true
	case "MS":
		return fmt.Sprintf("%03d", t.Nanosecond()/1_000_000), true
	case "US":
		return fmt.Sprintf("%06d", t.Nanosecond()/1000), true
	case "AM", "PM":
		return inCase(halfLetter(t)+"m", word), false
	case "A.M.", "P.M.":
		return inCase(halfLetter(t)+".m.", word), false
	case "Y,YYY":
		return fmt.Sprintf("%d,%03d", t.Year()/1000, t.Year()%1000), true
	case "J":
		return strconv.FormatInt(t.Truncate(24*time.Hour).Unix()/86400+2440588, 10), true
	case "Q":
		return strconv.Itoa(int(t.Month()-1)/3 + 1), true
	case "TZ":
		return inCase("UTC", word), false
	case "OF":
		return "+00", false
	}
	return word, false
}

// halfLetter tells the halves of the day apart: a before noon, p from then on.
func halfLetter(t time.Time) string {
	if t.Hour() < 12 {
		return "a"
	}
	return "p"
}

// inCase writes a name in capitals or in small letters where its pattern is so written, and else as it is.
func inCase(name, word string) string {
	switch word {
	case strings.ToUpper(word):
		return strings.ToUpper(name)
	case strings.ToLower(word):
		return strings.ToLower(name)
	}
	return name
}

// ParseTemplate reads a moment by a template of to_date and to_timestamp.
func ParseTemplate(text, template string) (time.Time, error) {
	if len(template) > maxTemplate {
		return time.Time{}, errTemplate
	}
	year, month, day, hour, minute, second, micros, doy := 1, 1, 1, 0, 0, 0, 0, 0
	pm, half := false, false
	s, rest := text, template
	blank := func() { s = strings.TrimLeft(s, " ") }
	bad := func(word string) (time.Time, error) {
		return time.Time{}, Fail("22007", "invalid value %q for %q", s, word)
	}
	for rest != "" {
		if strings.HasPrefix(rest, "FM") || strings.HasPrefix(rest, "FX") {
			rest = rest[2:]
			continue
		}
		word := match(rest)
		if word == "" {
			// what separates is skipped, whatever it is
			rest = rest[1:]
			if s != "" && !unicode.IsDigit(rune(s[0])) && !unicode.IsLetter(rune(s[0])) {
				s = s[1:]
			}
			continue
		}
		rest = rest[len(word):]
		blank()
		number := func(width int) (int, bool) {
			n := 0
			if match(rest) == "" || width == 0 { // followed by a separator: all digits there are
				width = len(s)
			}
			for n < len(s) && n < width && (s[n] >= '0' && s[n] <= '9') {
				n++
			}
			v, err := strconv.Atoi(s[:n])
			s = s[n:]
			return v, err == nil
		}
		ok := true
		switch strings.ToUpper(word) {
		case "YYYY", "IYYY":
			year, ok = number(4)
		case "YY":
			if year, ok = number(2); year < 70 {
				year += 2000
			} else if year < 100 {
				year += 1900
			}
		case "MM":
			month, ok = number(2)
		case "DD":
			day, ok = number(2)
		case "DDD":
			doy, ok = number(3)
		case "HH24", "HH12", "HH":
			hour, ok = number(2)
		case "MI":
			minute, ok = number(2)
		case "SS":
			second, ok = number(2)
		case "MS":
			micros, ok = number(3)
			micros *= 1000
		case "US":
			micros, ok = number(6)
		case "AM", "PM":
			if ok = len(s) >= 2; ok {
				half, pm = true, strings.EqualFold(s[:2], "pm")
				s = s[2:]
			}
		case "MONTH", "MON", "DAY", "DY":
			n := 0
			for n < len(s) && unicode.IsLetter(rune(s[n])) {
				n++
			}
			name := strings.ToLower(s[:n])
			if strings.HasPrefix(strings.ToUpper(word), "D") {
				ok = n >= 3
			} else if month, ok = months[name]; !ok && n >= 3 {
				month, ok = months[name[:3]]
			}
			if ok {
				s = s[n:]
			}
		default:
			return time.Time{}, Fail("0A000", "the pattern %q is not supported", word)
		}
		if !ok {
			return bad(word)
		}
		if strings.HasPrefix(strings.ToUpper(rest), "TH") {
			rest = rest[2:]
			if len(s) >= 2 {
				s = s[2:]
			}
		}
	}
	if half {
		hour %= 12
		if pm {
			hour += 12
		}
	}
	t := time.Date(year, time.Month(month), day, hour, minute, second, micros*1000, time.UTC)
	if doy > 0 {
		t = time.Date(year, 1, doy, hour, minute, second, micros*1000, time.UTC)
	} else if int(t.Month()) != month || t.Day() != day || hour > 23 || minute > 59 || second > 59 {
		return t, Fail("22008", "date/time field value out of range: %q", text)
	}
	return inRange(t)
}
