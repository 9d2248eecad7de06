package value

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	dayMinutes  = 24 * 60
	weekMinutes = 7 * dayMinutes
)

// minuteSpan is a span in minutes since Sunday at midnight; the end may be in the next week.
type minuteSpan struct{ from, to int }

var (
	dayName     = regexp.MustCompile(`(?i)\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b`)
	dayRange    = regexp.MustCompile(`(?i)\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?\s*(?:-|–|—|to|through|thru|until)\s*(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b`)
	dayGroup    = regexp.MustCompile(`(?i)\b(daily|every\s*day|all\s+week|7\s+days|weekdays?|weekends?)\b`)
	timeRange   = regexp.MustCompile(`(?i)(noon|midnight|\d{1,2}(?:[:.]\d{2})?)\s*([ap]\.?m\.?)?\s*(?:-|–|—|to|until|till)\s*(noon|midnight|\d{1,2}(?:[:.]\d{2})?)\s*([ap]\.?m\.?)?`)
	timePoint   = regexp.MustCompile(`(?i)\b(noon|midnight|\d{1,2}(?:[:.]\d{2})?)\s*([ap]\.?m\.?\b)?`)
	reAllDay    = regexp.MustCompile(`(?i)\b(24\s*(?:hours|/\s*7|hrs|h)|around the clock|always open)\b`)
	reClosed    = regexp.MustCompile(`(?i)\bclosed\b`)
	reBound     = regexp.MustCompile(`(?i)\b(before|after|past|until|till)\s+(?:noon|midnight|\d)`)
	relativeDay = regexp.MustCompile(`(?i)\b(now|today|tonight|tomorrow)\b`)
	partOfDay   = regexp.MustCompile(`(?i)\b(breakfast|morning|lunch|lunchtime|afternoon|dinner|evening|tonight|late night|night)s?\b`)
)

// partsOfDay maps words for times of day to spans.
var partsOfDay = map[string]minuteSpan{"breakfast": {7 * 60, 10 * 60}, "morning": {7 * 60, 12 * 60},
	"lunch":     {12 * 60, 14 * 60},
	"lunchtime": {12 * 60, 14 * 60}, "afternoon": {13 * 60, 17 * 60}, "dinner": {18 * 60, 21 * 60},
	"evening": {18 * 60, 22 * 60}, "tonight": {18 * 60, 22 * 60}, "night": {20 * 60, 24 * 60},
	"late night": {22 * 60, 26 * 60}}

// maxHours is the maximum length of a text with opening hours.
const maxHours = 4 << 10

// nightEnd is the minute at which a day begins for questions: "before 8 am" does not include the night before.
const nightEnd = 5 * 60

// OpenAt reports whether opening hours ("Mon-Fri 9 AM-5 PM, Sat closed") include a time ("friday 9pm", "saturday
// evening", "after 10 pm", "now", "2024-05-03 20:00"). A time without a day means every opening day; a day or a span
// means any time in it. It returns nil if either text cannot be parsed.
func OpenAt(hours, when string, now time.Time) any {
	if len(hours) > maxHours || len(when) > maxHours {
		return nil
	}
	open, ok := parseHours(hours)
	if !ok {
		return nil
	}
	days, times, ok := parseWhen(when, now)
	if !ok {
		return nil
	}
	covers := func(day int) bool {
		if times == (minuteSpan{0, dayMinutes}) { // hours after midnight belong to the day before
			return slices.ContainsFunc(open, func(s minuteSpan) bool { return s.from/dayMinutes == day })
		}
		asked := minuteSpan{day*dayMinutes + times.from, day*dayMinutes + times.to}
		for _, s := range open {
			for _, shift := range []int{-weekMinutes, 0, weekMinutes} {
				if s.from+shift < asked.to && s.to+shift > asked.from {
					return true
				}
			}
		}
		return false
	}
	if len(days) > 0 {
		return slices.ContainsFunc(days, covers)
	}
	isOpen := false
	for day := range 7 {
		opens := slices.ContainsFunc(open, func(s minuteSpan) bool { return s.from/dayMinutes == day })
		if !opens {
			continue
		}
		if !covers(day) {
			return false
		}
		isOpen = true
	}
	return isOpen
}

// parseHours parses opening hours. Times without days apply to the last days named, or to all days.
func parseHours(text string) ([]minuteSpan, bool) {
	var out []minuteSpan
	all := []int{0, 1, 2, 3, 4, 5, 6}
	days, isPending := all, false
	isParsed := false
	for _, part := range strings.FieldsFunc(text, func(r rune) bool {
		return r == ',' || r == ';' || r == '\n' ||
			r == '|'
	}) {
		found, rest := extractDays(part)
		if len(found) > 0 {
			if isPending { // "Mon, Wed 9-5"
				found = append(append([]int(nil), days...), found...)
			}
			days = found
		}
		isPending = false
		switch {
		case reClosed.MatchString(rest):
			isParsed = true
			continue
		case reAllDay.MatchString(rest):
			isParsed = true
			for _, d := range days {
				out = append(out, minuteSpan{d * dayMinutes, (d + 1) * dayMinutes})
			}
			continue
		}
		ranges := timeRange.FindAllStringSubmatch(rest, -1)
		if len(ranges) == 0 {
			isPending = len(found) > 0
			continue
		}
		for _, g := range ranges {
			s, ok := parseTimeRange(g)
			if !ok {
				continue
			}
			isParsed = true
			for _, d := range days {
				out = append(out, minuteSpan{d*dayMinutes + s.from, d*dayMinutes + s.to})
			}
		}
	}
	return out, isParsed
}

// parseTimeRange parses a match of timeRange: "11 AM-2:30 PM", "5-9 PM", "17:00-23:00". An end before the start is on
// the next day.
func parseTimeRange(g []string) (minuteSpan, bool) {
	fromMeridiem := g[2]
	if fromMeridiem == "" && g[4] != "" && strings.Trim(g[1], "0123456789:.") == "" {
		fromMeridiem = g[4]
		a, okA := parseMinute(g[1], fromMeridiem)
		b, okB := parseMinute(g[3], g[4])
		if okA && okB && a >= b { // "11-2 PM"
			fromMeridiem = "pm"
			if strings.HasPrefix(strings.ToLower(g[4]), "p") {
				fromMeridiem = "am"
			}
		}
	}
	from, okA := parseMinute(g[1], fromMeridiem)
	to, okB := parseMinute(g[3], g[4])
	if to <= from {
		to += dayMinutes
	}
	return minuteSpan{from, to}, okA && okB
}

func parseMinute(text, meridiem string) (int, bool) {
	switch strings.ToLower(text) {
	case "noon":
		return 12 * 60, true
	case "midnight":
		return 0, true
	}
	h, m, _ := strings.Cut(strings.ReplaceAll(text, ".", ":"), ":")
	hour, _ := strconv.Atoi(h)
	mins, _ := strconv.Atoi(m)
	switch meridiem = strings.ToLower(meridiem); {
	case strings.HasPrefix(meridiem, "a") && hour == 12:
		hour = 0
	case strings.HasPrefix(meridiem, "p") && hour < 12:
		hour += 12
	}
	return hour*60 + mins, hour <= 24 && mins < 60
}

// extractDays returns the days named in a text, and the text without them.
func extractDays(text string) (days []int, rest string) {
	number := func(s string) int { return weekdays[strings.ToLower(s)[:3]] }
	rest = dayRange.ReplaceAllStringFunc(text, func(m string) string {
		g := dayRange.FindStringSubmatch(m)
		for d, last := number(g[1]), number(g[2]); ; d = (d + 1) % 7 {
			days = append(days, d)
			if d == last {
				break
			}
		}
		return " "
	})
	rest = dayName.ReplaceAllStringFunc(rest, func(m string) string {
		days = append(days, number(m))
		return " "
	})
	rest = dayGroup.ReplaceAllStringFunc(rest, func(m string) string {
		switch m = strings.ToLower(m); {
		case strings.HasPrefix(m, "weekday"):
			days = append(days, 1, 2, 3, 4, 5)
		case strings.HasPrefix(m, "weekend"):
			days = append(days, 0, 6)
		default:
			days = append(days, 0, 1, 2, 3, 4, 5, 6)
		}
		return " "
	})
	return days, rest
}

// parseWhen parses a time: its days (none: every day) and time span.
func parseWhen(text string, now time.Time) (days []int, times minuteSpan, ok bool) {
	if t, err := ParseStamp(text); err == nil {
		day := []int{int(t.Weekday())}
		if strings.Contains(text, ":") {
			at := t.Hour()*60 + t.Minute()
			return day, minuteSpan{at, at + 1}, true
		}
		return day, minuteSpan{0, dayMinutes}, true
	}
	days, rest := extractDays(text)
	if g := relativeDay.FindStringSubmatch(rest); g != nil && len(days) == 0 {
		t := now
		switch strings.ToLower(g[1]) {
		case "now":
			at := t.Hour()*60 + t.Minute()
			return []int{int(t.Weekday())}, minuteSpan{at, at + 1}, true
		case "tomorrow":
			t = t.AddDate(0, 0, 1)
		}
		days = []int{int(t.Weekday())}
	}
	if g := timeRange.FindStringSubmatch(rest); g != nil {
		times, ok = parseTimeRange(g)
		return days, times, ok
	}
	if g := timePoint.FindStringSubmatch(rest); g != nil {
		at, ok := parseMinute(g[1], g[2])
		if strings.EqualFold(g[1], "midnight") {
			at = dayMinutes // the midnight that ends the day
		}
		if g := reBound.FindStringSubmatch(rest); g != nil {
			switch strings.ToLower(g[1]) {
			case "before":
				return days, minuteSpan{min(nightEnd, at), at}, ok
			case "until", "till":
				return days, minuteSpan{at - 1, at}, ok
			}
			return days, minuteSpan{at, dayMinutes + nightEnd}, ok
		}
		return days, minuteSpan{at, at + 1}, ok
	}
	if g := partOfDay.FindStringSubmatch(rest); g != nil {
		return days, partsOfDay[strings.ToLower(g[1])], true
	}
	return days, minuteSpan{0, dayMinutes}, len(days) > 0
}
