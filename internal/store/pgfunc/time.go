package pgfunc

import (
	"time"

	"github.com/ask-surely/surely/suql/value"
)

var timeFunctions = map[string]function{
	// pg_stored parses a stored value in any of the formats that tables use.
	"pg_stored": strict(func(a []any) (any, error) {
		if n, ok := a[1].(int64); ok && textArg(a[0]) == "timestamp" { // seconds since 1970
			return time.Unix(n, 0).UTC(), nil
		}
		return value.Cast(textArg(a[0]), textArg(a[1]))
	}),
	"pg_age": strict(func(a []any) (any, error) { return value.Age(parseTimestamp(a[0]), parseTimestamp(a[1])), nil }),
	"pg_extract": strict(func(a []any) (any, error) {
		kind, unit, of := textArg(a[0]), textArg(a[1]), textArg(a[2])
		switch kind {
		case "interval":
			return value.ExtractInterval(unit, parseInterval(of))
		case "time":
			return value.ExtractInterval(unit, value.Interval{Micros: mustParse(value.ParseTime(of)).Microseconds()})
		}
		return value.Extract(unit, parseTimestamp(of), kind == "date")
	}),
	"pg_date_trunc": strict(func(a []any) (any, error) { return value.Trunc(textArg(a[0]), parseTimestamp(a[1])) }),
	"pg_to_char":    strict(func(a []any) (any, error) { return value.FormatTemplate(parseTimestamp(a[0]), textArg(a[1])) }),
	"pg_to_date": strict(func(a []any) (any, error) {
		t, err := value.ParseTemplate(textArg(a[0]), textArg(a[1]))
		return value.FormatDate(t), err
	}),
	"pg_date_add": strict(func(a []any) (any, error) {
		t, n := parseTimestamp(a[0]), integerArg(a[1])
		if n > 4_000_000 || n < -4_000_000 {
			return nil, value.ErrDate
		}
		t = t.AddDate(0, 0, int(n))
		if y := t.Year(); y < 1 || y > 9999 {
			return nil, value.ErrDate
		}
		return value.FormatDate(t), nil
	}),
	// pg_stamp_add adds an interval, or subtracts it if the third argument is negative.
	"pg_stamp_add": strict(func(a []any) (any, error) {
		v := parseInterval(a[1])
		if integerArg(a[2]) < 0 {
			v = v.Neg()
		}
		return value.AddInterval(parseTimestamp(a[0]), v)
	}),
	"pg_stamp_diff": strict(func(a []any) (any, error) { return value.Subtract(parseTimestamp(a[0]), parseTimestamp(a[1])), nil }),
}
