package pgfunc

import (
	"math"
	"time"

	"github.com/ask-surely/surely/suql/value"
)

// clock is the clock of functions such as now(); tests may replace it.
var clock = time.Now

var timeFunctions = map[string]function{
	"pg_now": lenient(func([]any) (any, error) { return now(), nil }),
	"pg_moment": strict(func(a []any) (any, error) {
		t := clock().UTC()
		if word := str(a[0]); word != "now" {
			t = t.Truncate(24 * time.Hour)
			switch word {
			case "tomorrow":
				t = t.AddDate(0, 0, 1)
			case "yesterday":
				t = t.AddDate(0, 0, -1)
			}
		}
		if str(a[1]) == "date" {
			return value.FormatDate(t), nil
		}
		return t, nil
	}),
	"pg_date": strict(func(a []any) (any, error) { return str(a[0])[:10], nil }),
	// pg_stored reads a stored value in any of the forms tables use.
	"pg_stored": strict(func(a []any) (any, error) {
		if n, ok := a[1].(int64); ok && str(a[0]) == "timestamp" { // seconds since 1970
			return time.Unix(n, 0).UTC(), nil
		}
		return value.Cast(str(a[0]), str(a[1]))
	}),
	"pg_age": strict(func(a []any) (any, error) { return value.Age(stamp(a[0]), stamp(a[1])), nil }),
	"pg_extract": strict(func(a []any) (any, error) {
		kind, unit := str(a[0]), str(a[1])
		switch kind {
		case "interval":
			return value.ExtractInterval(unit, span(a[2]))
		case "time":
			return value.ExtractTime(unit, clockTime(a[2]))
		}
		return value.Extract(unit, stamp(a[2]), kind)
	}),
	"pg_date_trunc":     strict(func(a []any) (any, error) { return value.Trunc(str(a[0]), stamp(a[1])) }),
	"pg_interval_trunc": strict(func(a []any) (any, error) { return value.TruncInterval(str(a[0]), span(a[1])) }),
	"pg_make_date":      strict(func(a []any) (any, error) { return value.FormatDate(makeDate(a)), nil }),
	"pg_to_char_time":   strict(func(a []any) (any, error) { return value.FormatTemplate(stamp(a[0]), str(a[1])) }),
	"pg_to_char_number": strict(func(a []any) (any, error) { return value.FormatNumber(decimal(a[0]), str(a[1])) }),
	"pg_to_timestamp":   strict(func(a []any) (any, error) { return value.ParseTemplate(str(a[0]), str(a[1])) }),
	"pg_epoch": strict(func(a []any) (any, error) {
		micros := math.RoundToEven(float(a[0]) * 1e6)
		return time.UnixMicro(int64(micros)).UTC(), nil
	}),
	"pg_timezone": strict(func(a []any) (any, error) {
		loc, err := time.LoadLocation(str(a[0]))
		if err != nil {
			return nil, value.Fail("22023", "time zone %q not recognized", str(a[0]))
		}
		t := stamp(a[1])
		if integer(a[2]) > 0 { // a moment in local time there
			local := t.In(loc)
			_, offset := local.Zone()
			return t.Add(time.Duration(offset) * time.Second), nil
		}
		y, m, d := t.Date()
		there := time.Date(y, m, d, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), loc)
		return there.UTC(), nil
	}),
	"pg_date_add": strict(func(a []any) (any, error) {
		t, n := must(value.ParseDate(str(a[0]))), integer(a[1])
		if n > 4_000_000 || n < -4_000_000 {
			return nil, value.ErrDate
		}
		t = t.AddDate(0, 0, int(n))
		if y := t.Year(); y < 1 || y > 9999 {
			return nil, value.ErrDate
		}
		return value.FormatDate(t), nil
	}),
	"pg_stamp_add": strict(func(a []any) (any, error) {
		return value.AddInterval(stamp(a[0]), signed(a))
	}),
	"pg_stamp_diff": strict(func(a []any) (any, error) { return value.Between(stamp(a[0]), stamp(a[1])), nil }),
	"pg_time_add": strict(func(a []any) (any, error) {
		t, v := clockTime(a[0]), signed(a)
		const day = 24 * time.Hour
		t = (t + time.Duration(v.Micros%int64(day/time.Microsecond))*time.Microsecond) % day
		if t < 0 {
			t += day
		}
		return t, nil
	}),
	"pg_time_diff": strict(func(a []any) (any, error) {
		return value.Interval{Micros: (clockTime(a[0]) - clockTime(a[1])).Microseconds()}, nil
	}),
	"pg_interval_add": strict(func(a []any) (any, error) { return span(a[0]).Add(signed(a)), nil }),
	"pg_interval_mul": strict(func(a []any) (any, error) { return span(a[0]).Mul(float(a[1])), nil }),
	"pg_interval_div": strict(func(a []any) (any, error) {
		v := span(a[0])
		if float(a[1]) == 0 {
			return nil, value.ErrDivision
		}
		return v.Div(float(a[1])), nil
	}),
	"pg_interval_time": strict(func(a []any) (any, error) {
		v := span(a[0])
		const day = int64(24 * time.Hour / time.Microsecond)
		return time.Duration((v.Micros%day+day)%day) * time.Microsecond, nil
	}),
	"pg_precision": strict(func(a []any) (any, error) {
		unit := time.Second
		for n := integer(a[2]); n > 0 && unit > time.Microsecond; n-- {
			unit /= 10
		}
		if str(a[0]) == "time" {
			return clockTime(a[1]).Round(unit), nil
		}
		return stamp(a[1]).Round(unit), nil
	}),
}

func now() string { return value.FormatStamp(clock().UTC().Truncate(time.Microsecond)) }

// signed is the interval in the second argument, negated if the third says so.
func signed(a []any) value.Interval {
	v := span(a[1])
	if integer(a[2]) < 0 {
		return v.Neg()
	}
	return v
}

func makeDate(a []any) time.Time {
	y, m, d := int(integer(a[0])), time.Month(integer(a[1])), int(integer(a[2]))
	t := time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	if t.Month() != m || t.Day() != d || y < 1 || y > 9999 {
		panic(value.Fail("22008", "date field value out of range: %d-%02d-%02d", y, m, d))
	}
	return t
}
