// Package value parses, formats and computes PostgreSQL's values: decimal numbers as doubles of 15 digits, and dates,
// times, intervals and lists as text in PostgreSQL's format. SQLite stores and compares these values; package check
// parses literals with it.
package value

import "fmt"

// Error is the reason why a value cannot be computed, with PostgreSQL's SQLSTATE and message.
type Error struct {
	Code    string
	Message string
}

func (e *Error) Error() string { return e.Message }

// Fail returns an Error.
func Fail(code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Errors used by many functions.
var (
	ErrDivision = &Error{Code: "22012", Message: "division by zero"}
	ErrNumeric  = &Error{Code: "22003", Message: "value overflows numeric format"}
	ErrBigint   = &Error{Code: "22003", Message: "bigint out of range"}
	ErrFloat    = &Error{Code: "22003", Message: "value out of range: overflow"}
	errStamp    = &Error{Code: "22008", Message: "timestamp out of range"}
	ErrDate     = &Error{Code: "22008", Message: "date out of range"}
)

// Comparisons maps comparison operators to functions of the operands' order as cmp.Compare returns it.
var Comparisons = map[string]func(order int) bool{
	"=":  func(order int) bool { return order == 0 },
	"<>": func(order int) bool { return order != 0 },
	"!=": func(order int) bool { return order != 0 },
	"<":  func(order int) bool { return order < 0 },
	">":  func(order int) bool { return order > 0 },
	"<=": func(order int) bool { return order <= 0 },
	">=": func(order int) bool { return order >= 0 },
}

func invalidInput(kind, text string) *Error {
	code := "22P02"
	switch kind {
	case "date", "time", "timestamp", "timestamp with time zone", "interval":
		code = "22007"
	}
	return Fail(code, "invalid input syntax for type %s: %q", kind, text)
}

// Cast parses a text as a value of a kind: an int64 (also for booleans), a float64, or a text in canonical format.
func Cast(kind, text string) (any, error) {
	switch kind {
	case "bool":
		b, err := ParseBool(text)
		return int64(boolToInt(b)), err
	case "int":
		return ParseInt(text)
	case "numeric":
		return ParseNumeric(text)
	case "float8":
		return ParseFloat(text)
	case "date":
		t, err := ParseDate(text)
		return FormatDate(t), err
	case "time":
		d, err := ParseTime(text)
		return FormatTime(d), err
	case "timestamp":
		t, err := ParseStamp(text)
		return FormatStamp(t), err
	case "timestamptz":
		t, err := ParseStampZone(text)
		return FormatStamp(t), err
	case "interval":
		v, err := ParseInterval(text)
		return v.String(), err
	}
	return text, nil
}

func boolToInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
