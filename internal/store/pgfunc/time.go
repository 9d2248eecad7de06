package pgfunc

import (
	"time"

	"github.com/ask-surely/surely/suql/value"
)

var timeFunctions = map[string]function{
	// pg_stored parses a stored value in any of the forms that tables use.
	"pg_stored": strict(func(a []any) (any, error) {
		if n, ok := a[1].(int64); ok && str(a[0]) == "timestamp" { // seconds since 1970
			return time.Unix(n, 0).UTC(), nil
		}
		return value.Cast(str(a[0]), str(a[1]))
	}),
	"pg_age": strict(func(a []any) (any, error) { return value.Age(stamp(a[0]), stamp(a[1])), nil }),
	"pg_extract": strict(func(a []any) (any, error) {
		kind, unit, of := str(a[0]), str(a[1]), str(a[2])
		switch kind {
		case "interval":
			return value.ExtractInterval(unit, span(of))
		case "time":
			return value.ExtractInterval(unit, value.Interval{Micros: mustParse(value.ParseTime(of)).Microseconds()})
		}
		return value.Extract(unit, stamp(of), kind == "date")
	}),
	"pg_date_trunc": strict(func(a []any) (any, error) { return value.Trunc(str(a[0]), stamp(a[1])) }),
	"pg_to_char":    strict(func(a []any) (any, error) { return value.FormatTemplate(stamp(a[0]), str(a[1])) }),
	"pg_to_date": strict(func(a []any) (any, error) {
		t, err := value.ParseTemplate(str(a[0]), str(a[1]))
		return value.FormatDate(t), err
	}),
	"pg_date_add": strict(func(a []any) (any, error) {
		t, n := stamp(a[0]), integer(a[1])
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
		v := span(a[1])
		if integer(a[2]) < 0 {
			v = v.Neg()
		}
		return value.AddInterval(stamp(a[0]), v)
	}),
	"pg_stamp_diff": strict(func(a []any) (any, error) { return value.Between(stamp(a[0]), stamp(a[1])), nil }),
}
