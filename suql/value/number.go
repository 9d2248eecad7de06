package value

import (
	"math"
	"strconv"
	"strings"
)

// maxExactDigits is the number of significant digits of a decimal number that a double always preserves.
const maxExactDigits = 15

// RoundExact rounds the result of a computation with doubles to the digits that are exact: 0.1 + 0.2 becomes 0.3.
func RoundExact(f float64) float64 {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return f
	}
	out, _ := strconv.ParseFloat(strconv.FormatFloat(f, 'g', maxExactDigits, 64), 64)
	return out + 0 // not -0
}

// Decimals returns the number of digits after the decimal point, after RoundExact.
func Decimals(f float64) int {
	_, decimals, _ := strings.Cut(strconv.FormatFloat(RoundExact(f), 'f', -1, 64), ".")
	return len(decimals)
}

// RoundQuotient rounds the result of a division like RoundExact, unless it has more digits: 0.3 / 0.1 becomes 3, and 1
// / 3 stays unchanged.
func RoundQuotient(f float64) float64 {
	if e := RoundExact(f); len(strconv.FormatFloat(e, 'g', -1, 64)) < maxExactDigits {
		return e
	}
	return f
}

// Round rounds half away from zero to a number of digits after the point, which may be negative.
func Round(f float64, scale int) float64 {
	if scale > maxExactDigits || math.Abs(f) >= 1e15 {
		return f
	}
	unit := math.Pow(10, math.Abs(float64(scale)))
	if scale < 0 {
		return math.Round(RoundExact(f/unit)) * unit
	}
	return math.Round(RoundExact(f*unit))/unit + 0
}

// ParseNumeric parses a numeric as PostgreSQL does, except NaN and infinities.
func ParseNumeric(text string) (float64, error) {
	s := strings.TrimSpace(text)
	f, err := strconv.ParseFloat(s, 64)
	if strings.Trim(s, "+-.0123456789eE") != "" || err != nil && !math.IsInf(f, 0) {
		return 0, invalidInput("numeric", text)
	}
	if math.IsInf(f, 0) {
		return 0, ErrNumeric
	}
	return f, nil
}

// FormatNumeric formats a numeric with at least scale digits after the point.
func FormatNumeric(f float64, scale int) string {
	s := strconv.FormatFloat(f, 'f', -1, 64)
	_, fraction, hasPoint := strings.Cut(s, ".")
	if !hasPoint && scale > 0 {
		s += "."
	}
	return s + strings.Repeat("0", max(0, scale-len(fraction)))
}

// FormatFloat formats a double-precision number as PostgreSQL does.
func FormatFloat(f float64) string {
	switch {
	case math.IsNaN(f):
		return "NaN"
	case math.IsInf(f, 1):
		return "Infinity"
	case math.IsInf(f, -1):
		return "-Infinity"
	case f == 0:
		if math.Signbit(f) {
			return "-0"
		}
		return "0"
	}
	s := strconv.FormatFloat(f, 'e', -1, 64)
	_, exponent, _ := strings.Cut(s, "e")
	if exp, _ := strconv.Atoi(exponent); exp >= -4 && exp < 15 {
		return strconv.FormatFloat(f, 'f', -1, 64)
	}
	return s
}

// ParseFloat parses a double-precision number.
func ParseFloat(text string) (float64, error) {
	s := strings.TrimSpace(text)
	if strings.ContainsAny(s, "xX_pP") {
		return 0, invalidInput("double precision", text)
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil {
		if math.IsInf(f, 0) {
			return 0, Fail("22003", "%q is out of range for type double precision", text)
		}
		return 0, invalidInput("double precision", text)
	}
	return f, nil
}

// ParseInt parses an integer.
func ParseInt(text string) (int64, error) {
	n, err := strconv.ParseInt(strings.TrimPrefix(strings.TrimSpace(text), "+"), 10, 64)
	if err != nil {
		if e, ok := err.(*strconv.NumError); ok && e.Err == strconv.ErrRange {
			return 0, Fail("22003", "value %q is out of range for type integer", text)
		}
		return 0, invalidInput("integer", text)
	}
	return n, nil
}

// ParseBool parses a boolean.
func ParseBool(text string) (bool, error) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "t", "tr", "tru", "true", "y", "ye", "yes", "on", "1":
		return true, nil
	case "f", "fa", "fal", "fals", "false", "n", "no", "off", "of", "0":
		return false, nil
	}
	return false, invalidInput("boolean", text)
}
