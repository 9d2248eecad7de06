// Package pgfunc gives a SQLite connection the functions and collations with which package suql/sqlite prints what
// PostgreSQL computes and SQLite does not, or not in the same way. All of their names begin with pg_.
//
// Values come and go in the form that suql/sqlite describes. A function that PostgreSQL calls strict gives NULL when an
// argument is NULL. A failure reaches the caller as SQLite's error; Decode finds PostgreSQL's code in it.
package pgfunc

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/suql/value"
)

// function is one function: strict ones never see a NULL.
type function struct {
	strict bool
	call   func(args []any) (any, error)
}

// Register adds the functions and collations to a connection.
func Register(c *sqlite3.SQLiteConn) error {
	for _, group := range []map[string]function{textFunctions, patternFunctions, numberFunctions, timeFunctions,
		listFunctions, aggregateFunctions} {
		for name, f := range group {
			// What depends on the clock is not pure, and what fails must not be computed ahead of its turn.
			pure := name != "pg_now" && name != "pg_moment" && name != "pg_fail"
			if err := c.RegisterFunc(name, adapt(name, f), pure); err != nil {
				return fmt.Errorf("register %s: %w", name, err)
			}
		}
	}
	for name, cmp := range map[string]func(a, b string) int{
		"pg_numeric":       compareNumeric,
		"pg_interval":      compareIntervals,
		"pg_list":          value.CompareLists,
		"pg_list_numeric":  compareListsBy(compareNumeric),
		"pg_list_interval": compareListsBy(compareIntervals),
	} {
		if err := c.RegisterCollation(name, cmp); err != nil {
			return fmt.Errorf("register collation %s: %w", name, err)
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
			if r := recover(); r != nil { // a value of a kind that the schema did not promise
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
		if s, ok := out.(string); ok && len(s) > maxText && err == nil {
			return nil, errLong // the deferred function gives it its code
		}
		if b, ok := out.(bool); ok {
			out = int64(0)
			if b {
				out = int64(1)
			}
		}
		return out, err
	}
}

// TooLong is the failure of a function that would make more than a value may hold.
func TooLong() error { return encode(errLong) }

// MaxText bounds what a function may make.
const MaxText = maxText

// mark begins the message of an error that carries PostgreSQL's code through SQLite.
const mark = "SQLSTATE "

func encode(err error) error {
	var e *value.Error
	if errors.As(err, &e) {
		return errors.New(mark + e.Code + ": " + e.Message)
	}
	return err
}

// Decode finds the code and message of a function's failure in an error of SQLite. Sums that overflow are SQLite's own.
func Decode(err error) (code, message string, ok bool) {
	if err == nil {
		return "", "", false
	}
	text := err.Error()
	if i := strings.Index(text, mark); i >= 0 && len(text) >= i+len(mark)+7 {
		rest := text[i+len(mark):]
		return rest[:5], rest[7:], true
	}
	if strings.Contains(text, "integer overflow") {
		return value.ErrBigint.Code, value.ErrBigint.Message, true
	}
	return "", "", false
}

func strict(call func(args []any) (any, error)) function { return function{true, call} }

func lenient(call func(args []any) (any, error)) function { return function{false, call} }

// The kinds of arguments. A value of another kind panics, which adapt reports.

func str(v any) string {
	switch x := v.(type) {
	case string:
		return x
	case int64:
		return fmt.Sprint(x)
	case float64:
		return value.FormatFloat(x)
	}
	panic(fmt.Sprintf("%T is no text", v))
}

func integer(v any) int64 {
	switch x := v.(type) {
	case int64:
		return x
	case float64:
		return int64(x)
	case string:
		if d, err := value.ParseDecimal(x); err == nil {
			n, _ := d.Int64()
			return n
		}
	}
	panic(fmt.Sprintf("%T is no integer", v))
}

func float(v any) float64 {
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
	panic(fmt.Sprintf("%v is no number", v))
}

// decimal reads a numeric, canonical or as stored.
func decimal(v any) value.Decimal {
	switch x := v.(type) {
	case int64:
		return value.Int(x)
	case float64:
		if d, err := value.Stored(x); err == nil {
			return d
		}
	case string:
		d, err := value.ParseDecimal(x)
		if err == nil {
			return d
		}
		if err == error(value.ErrNumeric) {
			panic(err)
		}
	}
	panic(fmt.Sprintf("%v is no numeric", v))
}
