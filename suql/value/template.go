package value

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// maxTemplate is the maximum length of a template.
const maxTemplate = 1000

// patterns are the patterns of to_char for moments, longer ones before those they begin with: the number of digits or
// the width of a name, and the value. PostgreSQL has more; they are refused.
var patterns = []struct {
	word  string
	width int
	of    func(time.Time) any
}{
	{"HH24", 2, func(t time.Time) any { return t.Hour() }},
	{"HH12", 2, func(t time.Time) any { return (t.Hour()+11)%12 + 1 }},
	{"HH", 2, func(t time.Time) any { return (t.Hour()+11)%12 + 1 }},
	{"MI", 2, func(t time.Time) any { return t.Minute() }},
	{"SS", 2, func(t time.Time) any { return t.Second() }},
	{"AM", 2, func(t time.Time) any { return t.Format("PM") }},
	{"PM", 2, func(t time.Time) any { return t.Format("PM") }},
	{"YYYY", 4, func(t time.Time) any { return t.Year() }},
	{"YY", 2, func(t time.Time) any { return t.Year() % 100 }},
	{"MONTH", 9, func(t time.Time) any { return t.Month().String() }},
	{"MON", 3, func(t time.Time) any { return t.Month().String()[:3] }},
	{"MM", 2, func(t time.Time) any { return int(t.Month()) }},
	{"DAY", 9, func(t time.Time) any { return t.Weekday().String() }},
	{"DY", 3, func(t time.Time) any { return t.Weekday().String()[:3] }},
	{"DDD", 3, func(t time.Time) any { return t.YearDay() }},
	{"DD", 2, func(t time.Time) any { return t.Day() }},
	{"ID", 1, func(t time.Time) any { return isoWeekday(t) }},
	{"IW", 2, func(t time.Time) any { return isoWeek(t) }},
	{"D", 1, func(t time.Time) any { return int(t.Weekday()) + 1 }},
	{"Q", 1, func(t time.Time) any { return quarter(t) }},
}

// FormatTemplate prints a moment by a template of to_char.
func FormatTemplate(t time.Time, template string) (string, error) {
	if len(template) > maxTemplate {
		return "", Fail("22023", "the format is longer than %d characters", maxTemplate)
	}
	var b strings.Builder
	for rest := template; rest != ""; {
		if quoted, ok := strings.CutPrefix(rest, `"`); ok {
			text, after, _ := strings.Cut(quoted, `"`)
			b.WriteString(text)
			rest = after
			continue
		}
		word, bare := strings.CutPrefix(rest, "FM")
		n, text := component(t, word, bare)
		switch {
		case n > 0:
			b.WriteString(text)
			rest = word[n:]
		case bare || isLetter(rest[0]):
			return "", Fail("0A000", "the format %q is not supported on SQLite; use a PostgreSQL source", template)
		default:
			b.WriteByte(rest[0])
			rest = rest[1:]
		}
	}
	return b.String(), nil
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// component prints the pattern that a template begins with and returns its length, 0 if there is none. Names are padded
// with blanks and numbers with zeros unless bare.
func component(t time.Time, template string, bare bool) (length int, text string) {
	for _, p := range patterns {
		if len(template) < len(p.word) || !strings.EqualFold(template[:len(p.word)], p.word) {
			continue
		}
		switch v := p.of(t).(type) {
		case int:
			if bare {
				return len(p.word), strconv.Itoa(v)
			}
			return len(p.word), fmt.Sprintf("%0*d", p.width, v)
		case string:
			switch word := template[:len(p.word)]; word {
			case strings.ToUpper(word):
				v = strings.ToUpper(v)
			case strings.ToLower(word):
				v = strings.ToLower(v)
			}
			if !bare {
				v = fmt.Sprintf("%-*s", p.width, v)
			}
			return len(p.word), v
		}
	}
	return 0, ""
}

// layouts are Go's layouts of the patterns of to_date.
var (
	layouts = strings.NewReplacer("YYYY", "2006", "MM", "01", "DD", "02", "FM", "", "Month", "January", "Mon", "Jan",
		"HH24", "15", "MI", "04", "SS", "05")
	anyLetter = regexp.MustCompile(`[A-Za-z]`)
	separator = regexp.MustCompile(`[^\pL\d]+`)
)

// ParseTemplate parses a moment by a template of to_date. Any separator stands for any other, and a number before one
// may have fewer digits than its pattern.
func ParseTemplate(text, template string) (time.Time, error) {
	layout := layouts.Replace(separator.ReplaceAllString(template, " "))
	if anyLetter.MatchString(strings.NewReplacer("January", "", "Jan", "").Replace(layout)) {
		return time.Time{}, Fail("0A000", "the format %q is not supported on SQLite; use a PostgreSQL source", template)
	}
	s := strings.TrimSpace(separator.ReplaceAllString(text, " "))
	t, err := time.Parse(layout, s)
	if err != nil {
		t, err = time.Parse(strings.NewReplacer("01", "1", "02", "2", "04", "4", "05", "5").Replace(layout), s)
	}
	if err != nil {
		return t, Fail("22008", "date/time field value out of range: %q", text)
	}
	return inRange(t)
}
