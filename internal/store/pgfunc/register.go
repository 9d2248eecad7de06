// Package pgfunc gives a SQLite connection the functions that package suql/sqlite uses for what
// SQLite lacks or computes differently from PostgreSQL. All of their names begin with pg_.
//
// Values are passed in the format described in suql/sqlite. A function that PostgreSQL calls strict returns
// NULL when an argument is NULL. A failure reaches the caller as SQLite's error; Decode extracts
// PostgreSQL's code from it.
package pgfunc

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/suql/value"
)

// function is a SQL function. A strict one is not called with NULL. SQLite cannot stop a statement during a call, so
// each call ends within a second or returns an error.
type function struct {
	strict bool
	call   func(args []any) (any, error)
}

// Register adds the functions to a connection.
func Register(c *sqlite3.SQLiteConn) error {
	for _, group := range []map[string]function{textFunctions, patternFunctions, numberFunctions, timeFunctions,
		listFunctions} {
		for name, f := range group {
			// SQLite calls a pure function of constants before the statement runs, but pg_fail must fail only if
			// reached.
			if err := c.RegisterFunc(name, adapt(name, f), name != "pg_fail"); err != nil {
				return fmt.Errorf("register %s: %w", name, err)
			}
		}
	}
	return nil
}

func adapt(name string, f function) func(args ...any) (any, error) {
	return func(args ...any) (out any, err error) {
		for i, a := range args {
			switch v := a.(type) {
			case nil:
				if f.strict {
					return nil, nil
				}
			case []byte:
				if v != nil {
					args[i] = string(v)
					continue
				}
				if args[i] = nil; f.strict { // the driver's NULL
					return nil, nil
				}
			}
		}
		defer func() {
			if r := recover(); r != nil { // a value that does not have its column's type
				err = &value.Error{Code: "XX000", Message: fmt.Sprintf("%s: %v", name, r)}
				if known, ok := r.(*value.Error); ok {
					err = known
				}
			}
			if err != nil {
				err = encode(err)
			}
		}()
		out, err = f.call(args)
		if err != nil {
			return nil, err
		}
		out = sqliteResult(out)
		if s, ok := out.(string); ok && len(s) > MaxText {
			return nil, errTooLong // the deferred function adds its code
		}
		return out, nil
	}
}

// sqliteResult converts a function's result to a value that SQLite can store.
func sqliteResult(v any) any {
	switch x := v.(type) {
	case bool:
		if x {
			return int64(1)
		}
		return int64(0)
	case value.Interval:
		return x.String()
	case time.Time:
		return value.FormatStamp(x)
	case []any:
		return value.FormatList(x)
	}
	return v
}

// TooLongError returns the error of a function whose result would be too long.
func TooLongError() error { return encode(errTooLong) }

// errorPrefix begins an error message that carries PostgreSQL's code through SQLite.
const errorPrefix = "SQLSTATE "

func encode(err error) error {
	if e, ok := errors.AsType[*value.Error](err); ok {
		return errors.New(errorPrefix + e.Code + ": " + e.Message)
	}
	return err
}

// Decode extracts the code and message of a function's error from SQLite's error. SQLite itself
// reports overflows of sums.
func Decode(err error) (code, message string, ok bool) {
	if err == nil {
		return "", "", false
	}
	text := err.Error()
	if i := strings.Index(text, errorPrefix); i >= 0 && len(text) >= i+len(errorPrefix)+7 {
		rest := text[i+len(errorPrefix):]
		return rest[:5], rest[7:], true
	}
	if strings.Contains(text, "integer overflow") {
		return value.ErrBigint.Code, value.ErrBigint.Message, true
	}
	return "", "", false
}

func strict(call func(args []any) (any, error)) function { return function{true, call} }

func lenient(call func(args []any) (any, error)) function { return function{false, call} }

// The conversions of arguments below panic if a value has the wrong type or cannot be parsed; adapt reports the panic.

// mustParse returns a parsed value or panics.
func mustParse[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func parseItems(v any) []any { return mustParse(value.ParseList(textArg(v))) }

func parseTimestamp(v any) time.Time { return mustParse(value.ParseStamp(textArg(v))) }

func parseInterval(v any) value.Interval { return mustParse(value.ParseInterval(textArg(v))) }

func textArg(v any) string {
	switch x := v.(type) {
	case string:
		return x
	case int64:
		return fmt.Sprint(x)
	case float64:
		return value.FormatFloat(x)
	}
	panic(fmt.Sprintf("%T is not text", v))
}

func integerArg(v any) int64 {
	switch x := v.(type) {
	case int64:
		return x
	case float64:
		return int64(x)
	}
	panic(fmt.Sprintf("%T is not an integer", v))
}

func floatArg(v any) float64 {
	switch x := v.(type) {
	case int64:
		return float64(x)
	case float64:
		return x
	case string:
		if f, err := value.ParseFloat(x); err == nil {
			return f
		}
	}
	panic(fmt.Sprintf("%v is not a number", v))
}
