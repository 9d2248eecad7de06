package value

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// templates maps the patterns of to_char and to_date to Go's layouts, longer patterns before their prefixes. Other
// patterns of PostgreSQL are not supported.
var templates = []struct {
	pattern, layout string
	width           int // the width to which PostgreSQL pads a name
}{
	{"FMMonth", "January", 0}, {"FMDay", "Monday", 0}, {"FMMM", "1", 0}, {"FMDD", "2", 0},
	{"Month", "January", 9}, {"Mon", "Jan", 0}, {"Day", "Monday", 9}, {"Dy", "Mon", 0},
	{"YYYY", "2006", 0}, {"YY", "06", 0}, {"MM", "01", 0}, {"DD", "02", 0}, {"HH24", "15", 0}, {"HH12", "03", 0},
	{"MI", "04", 0}, {"SS", "05", 0}, {"AM", "PM", 0}, {"PM", "PM", 0}, {"am", "pm", 0}, {"pm", "pm", 0}, {"Q", quarterLayout, 0},
}

// quarterLayout is the layout of a quarter, which Go lacks.
const quarterLayout = "quarter"

// maxTemplate is the maximum length of a template.
const maxTemplate = 1000

// visitParts calls pattern with Go's layout for each pattern of a template, and literal with the texts in between.
func visitParts(template string, pattern func(layout string, width int), literal func(string)) error {
	for rest := template; rest != "" && len(template) <= maxTemplate; {
		if quoted, ok := strings.CutPrefix(rest, `"`); ok {
			text, after, _ := strings.Cut(quoted, `"`)
			literal(text)
			rest = after
			continue
		}
		previous := rest
		for _, t := range templates {
			if after, ok := strings.CutPrefix(rest, t.pattern); ok {
				pattern(t.layout, t.width)
				rest = after
				break
			}
		}
		if rest != previous {
			continue
		}
		if letter := rest[0] | 0x20; letter >= 'a' && letter <= 'z' {
			return Fail("0A000", "the format %q is not supported on SQLite; use a PostgreSQL source", template)
		}
		literal(rest[:1])
		rest = rest[1:]
	}
	if len(template) > maxTemplate {
		return Fail("22023", "the format is longer than %d characters", maxTemplate)
	}
	return nil
}

// FormatTemplate formats a time by a template of to_char.
func FormatTemplate(t time.Time, template string) (string, error) {
	var b strings.Builder
	err := visitParts(template, func(layout string, width int) {
		if layout == quarterLayout {
			b.WriteString(strconv.Itoa(quarter(t)))
			return
		}
		fmt.Fprintf(&b, "%-*s", width, t.Format(layout))
	}, func(text string) { b.WriteString(text) })
	return b.String(), err
}

var separator = regexp.MustCompile(`[^\pL\d]+`)

// ParseTemplate parses a time by a template of to_date. Any separator matches any other, and numbers may have fewer
// digits than their patterns.
func ParseTemplate(text, template string) (time.Time, error) {
	var layout strings.Builder
	err := visitParts(template, func(pattern string, _ int) {
		if pattern != "06" {
			pattern = strings.TrimPrefix(pattern, "0")
		}
		layout.WriteString(pattern)
	}, func(string) { layout.WriteByte(' ') })
	if err != nil {
		return time.Time{}, err
	}
	normalizeSpace := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	t, err := time.Parse(normalizeSpace(layout.String()), normalizeSpace(separator.ReplaceAllString(text, " ")))
	if err != nil {
		return t, Fail("22008", "date/time field value out of range: %q", text)
	}
	return checkRange(t)
}
