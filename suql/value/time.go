package value

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Layouts of stored and printed values. A fraction may follow the seconds.
const (
	dateLayout  = "2006-01-02"
	stampLayout = "2006-01-02 15:04:05"
)

var (
	clockPart  = regexp.MustCompile(`(?i)(?:^|[ T])(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?\s*([ap]m)?\s*(z|utc|gmt|[+-]\d{1,2}(?::?\d{2})?)?$`)
	dayOfWeek  = regexp.MustCompile(`(?i)^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]* `)
	separators = regexp.MustCompile(`[\s,-]+`)
)

// dateLayouts are the layouts of dates that PostgreSQL accepts, with blanks for other separators, and with the month
// before the day if the order is ambiguous.
var dateLayouts = []string{"2006 1 2", "20060102", "2006/1/2", "2006.1.2", "1/2/2006", "1 2 2006", "January 2 2006",
	"Jan 2 2006", "2 January 2006", "2 Jan 2006", "2006 January 2", "2006 Jan 2"}

func parseCivilDate(kind, text, s string) (t time.Time, err error) {
	failure := invalidInput(kind, text)
	s = separators.ReplaceAllString(strings.TrimSpace(s), " ")
	s = strings.Replace(dayOfWeek.ReplaceAllString(s, ""), "Sept ", "Sep ", 1)
	for _, layout := range dateLayouts {
		t, err := time.Parse(layout, s)
		if err == nil && t.Year() > 0 {
			return t, nil
		}
		if err == nil || strings.Contains(err.Error(), "out of range") {
			failure = Fail("22008", "date/time field value out of range: %q", text)
		}
	}
	return t, failure
}

var weekdays = map[string]int{"sun": 0, "mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6}

// parseISO parses dates and timestamps in the layouts of stored values.
func parseISO(s string) (t time.Time, ok bool) {
	for _, layout := range []string{dateLayout, stampLayout} {
		if len(s) == len(layout) {
			t, err := time.Parse(layout, s)
			return t, err == nil && t.Year() > 0
		}
	}
	return t, false
}

// parseDateTime parses a date with or without a time of day, and returns it with the offset of its zone in seconds.
func parseDateTime(kind, text string) (t time.Time, zone int, err error) {
	s := strings.TrimSpace(text)
	if t, ok := parseISO(s); ok {
		return t, 0, nil
	}
	var clock time.Duration
	if g := clockPart.FindStringSubmatch(s); g != nil && len(g[0]) < len(s) {
		var ok bool
		if clock, ok = parseClock(g); !ok {
			return t, 0, Fail("22008", "date/time field value out of range: %q", text)
		}
		if g[6] != "" {
			zone = parseOffset(g[6])
		}
		s = strings.TrimSuffix(s, g[0])
	}
	t, err = parseCivilDate(kind, text, s)
	return t.Add(clock), zone, err // 24:00:00 is the start of the next day
}

// parseClock returns the time of day in a match of clockPart.
func parseClock(g []string) (d time.Duration, ok bool) {
	hour, _ := strconv.Atoi(g[1])
	minute, _ := strconv.Atoi(g[2])
	second, _ := strconv.ParseFloat("0"+g[3]+g[4], 64)
	switch strings.ToLower(g[5]) {
	case "am":
		if hour == 12 {
			hour = 0
		}
	case "pm":
		if hour < 12 {
			hour += 12
		}
	}
	d = time.Duration(hour)*time.Hour + time.Duration(minute)*time.Minute +
		time.Duration(math.Round(second*1e6))*time.Microsecond
	return d, hour < 24 && minute < 60 && second < 61 || d == 24*time.Hour
}

func parseOffset(z string) int {
	if z[0] != '+' && z[0] != '-' {
		return 0
	}
	digits := strings.ReplaceAll(z[1:], ":", "")
	minutes := 0
	if len(digits) > 2 {
		minutes, _ = strconv.Atoi(digits[len(digits)-2:])
		digits = digits[:len(digits)-2]
	}
	hours, _ := strconv.Atoi(digits)
	seconds := (hours*60 + minutes) * 60
	if z[0] == '-' {
		return -seconds
	}
	return seconds
}

// ParseDate parses a date; a time of day is dropped.
func ParseDate(text string) (time.Time, error) {
	t, _, err := parseDateTime("date", text)
	if err != nil {
		return t, err
	}
	return t.Truncate(24 * time.Hour), nil
}

// ParseStamp parses a timestamp; a zone is dropped.
func ParseStamp(text string) (time.Time, error) {
	t, _, err := parseDateTime("timestamp", text)
	return t, err
}

// ParseStampZone parses a timestamp with an optional zone and returns it in UTC.
func ParseStampZone(text string) (time.Time, error) {
	t, zone, err := parseDateTime("timestamp with time zone", text)
	return t.Add(-time.Duration(zone) * time.Second), err
}

// ParseTime parses a time of day.
func ParseTime(text string) (time.Duration, error) {
	s := strings.TrimSpace(text)
	g := clockPart.FindStringSubmatch(s)
	if g == nil {
		return 0, invalidInput("time", text)
	}
	d, ok := parseClock(g)
	if !ok {
		return 0, Fail("22008", "date/time field value out of range: %q", text)
	}
	return d, nil
}

// FormatDate formats a date.
func FormatDate(t time.Time) string { return t.Format(dateLayout) }

// FormatStamp formats a timestamp without a zone.
func FormatStamp(t time.Time) string {
	return t.Format(stampLayout) + fraction(int64(t.Nanosecond())/1000)
}

// FormatTime formats a time of day.
func FormatTime(d time.Duration) string { return formatClock(d.Microseconds()) }

func formatClock(micros int64) string {
	return fmt.Sprintf("%02d:%02d:%02d%s", micros/3_600_000_000, micros/60_000_000%60, micros/1_000_000%60,
		fraction(micros%1_000_000))
}

func fraction(micros int64) string {
	if micros == 0 {
		return ""
	}
	return strings.TrimRight(fmt.Sprintf(".%06d", micros), "0")
}

// checkRange returns an error for years outside 1 to 9999, which the stored format cannot express.
func checkRange(t time.Time) (time.Time, error) {
	if y := t.Year(); y < 1 || y > 9999 {
		return t, errStamp
	}
	return t, nil
}

// addMonths adds calendar months. If the month has too few days, the result is its last day.
func addMonths(t time.Time, n int) time.Time {
	y, m, d := t.Date()
	first := time.Date(y, m+time.Month(n), 1, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(d, last)-1)
}

// AddInterval adds an interval: first months, then days, then time.
func AddInterval(t time.Time, v Interval) (time.Time, error) {
	if v.Months != 0 {
		t = addMonths(t, int(v.Months))
	}
	t = t.AddDate(0, 0, int(v.Days)).Add(time.Duration(v.Micros) * time.Microsecond)
	return checkRange(t)
}

// Trunc truncates a timestamp to a unit.
func Trunc(unit string, t time.Time) (time.Time, error) {
	y, m, d := t.Date()
	day := time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	first := func(year int, month time.Month) (time.Time, error) {
		return time.Date(year, month, 1, 0, 0, 0, 0, time.UTC), nil
	}
	name := canonicalUnit(unit)
	if micros, ok := microsPer[name]; ok {
		return t.Truncate(time.Duration(micros) * time.Microsecond), nil
	}
	switch name {
	case "day":
		return day, nil
	case "week":
		return day.AddDate(0, 0, -(int(t.Weekday())+6)%7), nil
	case "month":
		return first(y, m)
	case "quarter":
		return first(y, (m-1)/3*3+1)
	case "year":
		return first(y, 1)
	}
	return t, errUnit(unit)
}

// unitAliases maps other names of units of time, in the singular, to the canonical names.
var unitAliases = map[string]string{"y": "year", "yr": "year", "mon": "month", "d": "day", "h": "hour", "hr": "hour",
	"min": "minute", "sec": "second", "w": "week", "qtr": "quarter"}

// canonicalUnit returns the canonical name of a unit of time.
func canonicalUnit(unit string) string {
	u := strings.TrimSuffix(strings.ToLower(unit), "s")
	return cmp.Or(unitAliases[u], u)
}

func errUnit(unit string) error {
	return Fail("0A000", "the unit %q is not supported on SQLite; use a PostgreSQL source", unit)
}

// intFields maps the fields of a timestamp that are integers to functions that return them.
var intFields = map[string]func(time.Time) int{
	"minute":  time.Time.Minute,
	"hour":    time.Time.Hour,
	"day":     time.Time.Day,
	"week":    func(t time.Time) int { _, week := t.ISOWeek(); return week },
	"month":   func(t time.Time) int { return int(t.Month()) },
	"quarter": quarter,
	"year":    time.Time.Year,
	"dow":     func(t time.Time) int { return int(t.Weekday()) },
	"isodow":  func(t time.Time) int { return (int(t.Weekday())+6)%7 + 1 }, // Monday is 1
	"doy":     time.Time.YearDay,
}

func quarter(t time.Time) int { return int(t.Month()-1)/3 + 1 }

// Extract returns a field of a time. If isDate is set, it fails for hours and smaller units.
func Extract(unit string, t time.Time, isDate bool) (float64, error) {
	f := canonicalUnit(unit)
	if isDate && (microsPer[f] != 0) {
		return 0, Fail("0A000", "unit %q not supported for type date", unit)
	}
	if field, ok := intFields[f]; ok {
		return float64(field(t)), nil
	}
	switch f {
	case "second":
		return float64(t.Second()) + float64(t.Nanosecond()/1000)/1e6, nil
	case "epoch":
		return float64(t.UnixMicro()) / 1e6, nil
	}
	return 0, errUnit(unit)
}

// Age returns the difference in years, months, days and time, as PostgreSQL's function age does.
func Age(a, b time.Time) Interval {
	if a.Before(b) {
		return Age(b, a).Neg() // PostgreSQL borrows days from the month of the earlier moment either way
	}
	y1, m1, d1 := a.Date()
	y2, m2, d2 := b.Date()
	clock := func(t time.Time) int64 { return t.Sub(t.Truncate(24 * time.Hour)).Microseconds() }
	micros := clock(a) - clock(b)
	days := d1 - d2
	mons := (y1-y2)*12 + int(m1) - int(m2)
	if micros < 0 {
		micros += 86_400_000_000
		days--
	}
	for days < 0 {
		days += time.Date(y2, m2+1, 0, 0, 0, 0, 0, time.UTC).Day()
		mons--
	}
	return Interval{int32(mons), int32(days), micros}
}
