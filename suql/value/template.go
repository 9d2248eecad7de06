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

// component prints one pattern; names are filled up with blanks and numbers with zeros unless FM stands before.
func component(t time.Time, word string, fill bool) (s string, number bool) {
	digits := func(n, width int) (string, bool) {
		if !fill {
			return strconv.Itoa(n), true
		}
		return fmt.Sprintf("%0*d", width, n), true
	}
	name := func(s string, width int) (string, bool) {
		switch {
		case word == strings.ToUpper(word):
			s = strings.ToUpper(s)
		case word == strings.ToLower(word):
			s = strings.ToLower(s)
		}
		if fill {
			s = fmt.Sprintf("%-*s", width, s)
		}
		return s, false
	}
	isoYear, isoWeek := t.ISOWeek()
	hour12 := (t.Hour()+11)%12 + 1
	half := "am"
	if t.Hour() >= 12 {
		half = "pm"
	}
	switch strings.ToUpper(word) {
	case "HH24":
		return digits(t.Hour(), 2)
	case "HH12", "HH":
		return digits(hour12, 2)
	case "MI":
		return digits(t.Minute(), 2)
	case "SS":
		return digits(t.Second(), 2)
	case "SSSS", "SSSSS":
		return strconv.Itoa(t.Hour()*3600 + t.Minute()*60 + t.Second()), true
	case "MS":
		return fmt.Sprintf("%03d", t.Nanosecond()/1_000_000), true
	case "US":
		return fmt.Sprintf("%06d", t.Nanosecond()/1000), true
	case "AM", "PM":
		if word == strings.ToUpper(word) {
			half = strings.ToUpper(half)
		}
		return half, false
	case "A.M.", "P.M.":
		half = half[:1] + "." + half[1:] + "."
		if word == strings.ToUpper(word) {
			half = strings.ToUpper(half)
		}
		return half, false
	case "Y,YYY":
		return fmt.Sprintf("%d,%03d", t.Year()/1000, t.Year()%1000), true
	case "YYYY":
		return digits(t.Year(), 4)
	case "YYY":
		return digits(t.Year()%1000, 3)
	case "YY":
		return digits(t.Year()%100, 2)
	case "Y":
		return digits(t.Year()%10, 1)
	case "IYYY":
		return digits(isoYear, 4)
	case "IYY":
		return digits(isoYear%1000, 3)
	case "IY":
		return digits(isoYear%100, 2)
	case "MONTH":
		return name(t.Month().String(), 9)
	case "MON":
		s, _ := name(t.Month().String()[:3], 3)
		return s, false
	case "MM":
		return digits(int(t.Month()), 2)
	case "DAY":
		return name(t.Weekday().String(), 9)
	case "DY":
		return name(t.Weekday().String()[:3], 3)
	case "DDD":
		return digits(t.YearDay(), 3)
	case "DD":
		return digits(t.Day(), 2)
	case "IDDD":
		return digits((isoWeek-1)*7+(int(t.Weekday())+6)%7+1, 3)
	case "ID":
		return digits((int(t.Weekday())+6)%7+1, 1)
	case "D":
		return digits(int(t.Weekday())+1, 1)
	case "IW":
		return digits(isoWeek, 2)
	case "WW":
		return digits((t.YearDay()-1)/7+1, 2)
	case "W":
		return digits((t.Day()-1)/7+1, 1)
	case "CC":
		return digits((t.Year()+99)/100, 2)
	case "J":
		return strconv.FormatInt(t.Truncate(24*time.Hour).Unix()/86400+2440588, 10), true
	case "Q":
		return strconv.Itoa(int(t.Month()-1)/3 + 1), true
	case "TZ":
		return map[bool]string{true: "UTC", false: "utc"}[word == "TZ"], false
	case "OF":
		return "+00", false
	}
	return word, false
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
