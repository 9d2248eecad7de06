package text

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Locale is how a language writes numbers and dates.
type Locale struct {
	Group, Decimal     string   // the thousands separator and the decimal sign
	Months             []string // as in a date
	DayForm, MonthForm string   // of day, month and year; of month and year
	SignFirst          bool     // currencies precede their amounts
}

// locales are those of the interface languages.
var locales = map[string]*Locale{
	"en": {Group: ",", Decimal: ".", DayForm: "%d %s %d", MonthForm: "%s %d", SignFirst: true,
		Months: strings.Fields("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")},
	"de": {Group: ".", Decimal: ",", DayForm: "%d. %s %d", MonthForm: "%s %d",
		Months: strings.Fields("Januar Februar März April Mai Juni Juli August September Oktober November Dezember")},
	"es": {Group: ".", Decimal: ",", DayForm: "%d de %s de %d", MonthForm: "%s de %d",
		Months: strings.Fields("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre")},
}

// In returns a language's locale; English if unknown.
func In(language string) *Locale {
	if l := locales[language]; l != nil {
		return l
	}
	return locales["en"]
}

// Capital capitalises the first letter.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// Grouped inserts thousands separators.
func (l *Locale) Grouped(digits string) string {
	for i := len(digits) - 3; i > 0 && digits[i-1] != '-'; i -= 3 {
		digits = digits[:i] + l.Group + digits[i:]
	}
	return digits
}

// Decimals localises a number with a decimal point.
func (l *Locale) Decimals(s string, grouped bool) string {
	whole, rest, found := strings.Cut(s, ".")
	if grouped {
		whole = l.Grouped(whole)
	}
	if found {
		whole += l.Decimal + rest
	}
	return whole
}

// Parsed parses a typed number into one with a decimal point. Thousands separators must be followed by three digits.
func (l *Locale) Parsed(s string) string {
	whole, rest, found := strings.Cut(s, l.Decimal)
	parts := strings.Split(whole, l.Group)
	for i, p := range parts {
		if i > 0 && len(p) != 3 {
			return s // as programs write it
		}
	}
	whole = strings.Join(parts, "")
	if found {
		whole += "." + rest
	}
	return whole
}

// Date writes a day.
func (l *Locale) Date(t time.Time) string {
	return fmt.Sprintf(l.DayForm, t.Day(), l.Months[t.Month()-1], t.Year())
}

// Moment formats an ISO date or time for people and leaves anything else unchanged; the second result reports whether
// it was one.
func (l *Locale) Moment(s string) (string, bool) {
	for _, form := range []string{time.DateOnly, time.DateTime, "2006-01-02T15:04:05", time.RFC3339, "2006-01-02 15:04"} {
		t, err := time.Parse(form, s)
		if err != nil {
			continue
		}
		if form == time.DateOnly || t.Hour()+t.Minute()+t.Second() == 0 {
			return l.Date(t), true
		}
		return l.Date(t) + ", " + t.Format("15:04"), true
	}
	return s, false
}

// Month formats a month given as 2024-03.
func (l *Locale) Month(s string) (string, bool) {
	t, err := time.Parse("2006-01", s)
	if err != nil {
		return s, false
	}
	return fmt.Sprintf(l.MonthForm, l.Months[t.Month()-1], t.Year()), true
}

// Rounded formats a number with readable precision: two decimals for a large one, four for a small one, three
// significant digits for a tiny one. Computed numbers count as large earlier than stored ones, such as
// coordinates.
func Rounded(x float64, worked bool) string {
	digits := 4
	switch size := math.Abs(x); {
	case size >= 100, size >= 1 && worked:
		digits = 2
	case size > 0 && size < .001:
		return strconv.FormatFloat(x, 'g', 3, 64)
	}
	s := strconv.FormatFloat(x, 'f', digits, 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

// Currency reports whether a unit is the sign of a currency.
func Currency(unit string) bool {
	sign, n := utf8.DecodeRuneInString(unit)
	return unicode.Is(unicode.Sc, sign) && n == len(unit)
}

// Amount formats a number, which has a decimal point, with its unit, grouped in thousands if it is long
// or money.
func (l *Locale) Amount(number, unit string) string {
	digits, _, _ := strings.Cut(strings.TrimPrefix(number, "-"), ".")
	return l.Measured(l.Decimals(number, len(digits) >= 5 || len(digits) == 4 && Currency(unit)), unit)
}

// Measured adds a unit to a formatted number. A currency sign goes where the language puts it, and cents are
// written in full.
func (l *Locale) Measured(number, unit string) string {
	if unit == "" {
		return number
	}
	if !Currency(unit) {
		return number + " " + unit
	}
	if _, cents, found := strings.Cut(number, l.Decimal); found && len(cents) == 1 {
		number += "0"
	}
	if !l.SignFirst {
		return number + " " + unit
	}
	if rest, negative := strings.CutPrefix(number, "-"); negative {
		return "-" + unit + rest
	}
	return unit + number
}
