package text

import (
	"math"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Capital capitalises the first letter.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// GroupThousands inserts thousands separators.
func GroupThousands(digits string) string {
	for i := len(digits) - 3; i > 0 && digits[i-1] != '-'; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// Decimals returns a number written with a decimal point, with thousands separators if grouped is set.
func Decimals(s string, grouped bool) string {
	whole, rest, found := strings.Cut(s, ".")
	if grouped {
		whole = GroupThousands(whole)
	}
	if found {
		whole += "." + rest
	}
	return whole
}

// NormalizeNumber removes the thousands separators from a typed number. It returns a number unchanged if one of them is
// not followed by three digits.
func NormalizeNumber(s string) string {
	whole, rest, found := strings.Cut(s, ".")
	parts := strings.Split(whole, ",")
	for i, p := range parts {
		if i > 0 && len(p) != 3 {
			return s
		}
	}
	whole = strings.Join(parts, "")
	if found {
		whole += "." + rest
	}
	return whole
}

// dayForm is the layout of days that people see.
const dayForm = "2 Jan 2006"

// Moment formats an ISO date or time for people and leaves anything else unchanged; the second result reports whether
// it was one.
func Moment(s string) (string, bool) {
	for _, form := range []string{time.DateOnly, time.DateTime, "2006-01-02T15:04:05", time.RFC3339, "2006-01-02 15:04",
		"2006-01-02 15:04:05Z07"} { // as PostgreSQL prints a moment
		t, err := time.Parse(form, s)
		if err != nil {
			continue
		}
		if form == time.DateOnly || t.Hour()+t.Minute()+t.Second() == 0 {
			return t.Format(dayForm), true
		}
		return t.Format(dayForm + ", 15:04"), true
	}
	return s, false
}

// MonthName formats a month given as 2024-03.
func MonthName(s string) (string, bool) {
	t, err := time.Parse("2006-01", s)
	if err != nil {
		return s, false
	}
	return t.Format("Jan 2006"), true
}

// Rounded formats a number with readable precision: two decimals for a large one, four for a small one, three
// significant digits for a tiny one. Computed numbers count as large at a lower value than stored ones, such as
// coordinates.
func Rounded(x float64, computed bool) string {
	digits := 4
	switch size := math.Abs(x); {
	case size >= 100, size >= 1 && computed:
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

// Amount formats a number, written with a decimal point, together with its unit. It gets thousands separators from five
// digits on, or from four if it is money.
func Amount(number, unit string) string {
	digits, _, _ := strings.Cut(strings.TrimPrefix(number, "-"), ".")
	return WithUnit(Decimals(number, len(digits) >= 5 || len(digits) == 4 && Currency(unit)), unit)
}

// WithUnit adds a unit to a formatted number. A currency sign comes first, and cents have two digits.
func WithUnit(number, unit string) string {
	if unit == "" {
		return number
	}
	if !Currency(unit) {
		return number + " " + unit
	}
	if _, cents, found := strings.Cut(number, "."); found && len(cents) == 1 {
		number += "0"
	}
	if rest, negative := strings.CutPrefix(number, "-"); negative {
		return "-" + unit + rest
	}
	return unit + number
}

// Maximum length of a name in words and letters; anything longer may be a statement.
const (
	maxNameWords   = 5
	maxNameLetters = 40
)

// IsNameLike reports whether a value is short enough to be a name. A language model that writes about the data as a
// whole is shown no other values, since longer ones might contain instructions.
func IsNameLike(value string) bool {
	return utf8.RuneCountInString(value) <= maxNameLetters && len(strings.Fields(value)) <= maxNameWords &&
		!strings.ContainsAny(value, "\n\r")
}
