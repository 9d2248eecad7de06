package pgfunc

import (
	"math"
	"time"

	"github.com/ask-surely/surely/suql/value"
)

// clock is where the functions of the current moment look; a test may set it.
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
		return value.FormatStamp(t), nil
	}),
	"pg_date": strict(func(a []any) (any, error) { return str(a[0])[:10], nil }),
	// pg_stored reads what a table stores, in whatever form it does.
	"pg_stored": strict(func(a []any) (any, error) {
		if n, ok := a[1].(int64); ok && str(a[0]) == "timestamp" { // seconds since 1970
			return value.FormatStamp(time.Unix(n, 0).UTC()), nil
		}
		return value.Cast(str(a[0]), str(a[1]))
	}),
	"pg_age": moments(func(a, b time.Time) (any, error) { return value.Age(a, b).String(), nil }),
	"pg_extract": strict(func(a []any) (any, error) {
		kind, unit := str(a[0]), str(a[1])
		var d value.Decimal
		var err error
		switch kind {
		case "interval":
			var v value.Interval
			if v, err = value.ParseInterval(str(a[2])); err == nil {
				d, err = value.ExtractInterval(unit, v)
			}
		case "time":
			var t time.Duration
			if t, err = value.ParseTime(str(a[2])); err == nil {
				d, err = value.ExtractTime(unit, t)
			}
		default:
			var t time.Time
			if t, err = value.ParseStamp(str(a[2])); err == nil {
				d, err = value.Extract(unit, t, kind)
			}
		}
		if err != nil {
			return nil, err
		}
		return d.String(), nil
	}),
	"pg_date_trunc": strict(func(a []any) (any, error) {
		t, err := value.ParseStamp(str(a[1]))
		if err == nil {
			t, err = value.Trunc(str(a[0]), t)
		}
		if err != nil {
			return nil, err
		}
		return value.FormatStamp(t), nil
	}),
	"pg_interval_trunc": strict(func(a []any) (any, error) {
		v, err := value.ParseInterval(str(a[1]))
		if err == nil {
			v, err = value.TruncInterval(str(a[0]), v)
		}
		if err != nil {
			return nil, err
		}
		return v.String(), nil
	}),
	"pg_make_date": strict(func(a []any) (any, error) {
		t, err := makeDate(a)
		if err != nil {
			return nil, err
		}
		return value.FormatDate(t), nil
	}),
	"pg_make_time": strict(func(a []any) (any, error) {
		d, err := makeTime(a)
		if err != nil {
			return nil, err
		}
		return value.FormatTime(d), nil
	}),
	"pg_make_timestamp": strict(func(a []any) (any, error) {
		t, err := makeDate(a)
		if err != nil {
			return nil, err
		}
		d, err := makeTime(a[3:])
		if err != nil {
			return nil, err
		}
		return value.FormatStamp(t.Add(d)), nil
	}),
	"pg_to_char_time": strict(func(a []any) (any, error) {
		t, err := value.ParseStamp(str(a[0]))
		if err != nil {
			return nil, err
		}
		return value.FormatTemplate(t, str(a[1]))
	}),
	"pg_to_char_number": strict(func(a []any) (any, error) { return value.FormatNumber(decimal(a[0]), str(a[1])) }),
	"pg_to_timestamp": strict(func(a []any) (any, error) {
		t, err := value.ParseTemplate(str(a[0]), str(a[1]))
		if err != nil {
			return nil, err
		}
		return value.FormatStamp(t), nil
	}),
	"pg_to_number": strict(func(a []any) (any, error) {
		d, err := value.ParseNumber(str(a[0]), str(a[1]))
		if err != nil {
			return nil, err
		}
		return d.String(), nil
	}),
	"pg_epoch": strict(func(a []any) (any, error) {
		micros := math.RoundToEven(float(a[0]) * 1e6)
		return value.FormatStamp(time.UnixMicro(int64(micros)).UTC()), nil
	}),
	"pg_justify": strict(func(a []any) (any, error) {
		v, err := value.ParseInterval(str(a[1]))
		if err != nil {
			return nil, err
		}
		switch str(a[0]) {
		case "days":
			v = v.FullDays()
		case "hours":
			v = v.Hours()
		default:
			v = v.Hours().FullDays()
		}
		return v.String(), nil
	}),
	"pg_timezone": strict(func(a []any) (any, error) {
		loc, err := time.LoadLocation(str(a[0]))
		if err != nil {
			return nil, value.Fail("22023", "time zone %q not recognized", str(a[0]))
		}
		t, err := value.ParseStamp(str(a[1]))
		if err != nil {
			return nil, err
		}
		if integer(a[2]) > 0 { // a moment, as the clock there shows it
			local := t.In(loc)
			_, offset := local.Zone()
			return value.FormatStamp(t.Add(time.Duration(offset) * time.Second)), nil
		}
		y, m, d := t.Date()
		there := time.Date(y, m, d, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), loc)
		return value.FormatStamp(there.UTC()), nil
	}),
	"pg_date_add": strict(func(a []any) (any, error) {
		t, err := value.ParseDate(str(a[0]))
		if err != nil {
			return nil, err
		}
		n := integer(a[1])
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
		t, err := value.ParseStamp(str(a[0]))
		if err != nil {
			return nil, err
		}
		v, err := value.ParseInterval(str(a[1]))
		if err != nil {
			return nil, err
		}
		if integer(a[2]) < 0 {
			v = v.Neg()
		}
		if t, err = value.AddInterval(t, v); err != nil {
			return nil, err
		}
		return value.FormatStamp(t), nil
	}),
	"pg_stamp_diff": moments(func(a, b time.Time) (any, error) { return value.Between(a, b).String(), nil }),
	"pg_time_add": strict(func(a []any) (any, error) {
		t, err := value.ParseTime(str(a[0]))
		if err != nil {
			return nil, err
		}
		v, err := value.ParseInterval(str(a[1]))
		if err != nil {
			return nil, err
		}
		if integer(a[2]) < 0 {
			v = v.Neg()
		}
		const day = 24 * time.Hour
		t = (t + time.Duration(v.Micros%int64(day/time.Microsecond))*time.Microsecond) % day
		if t < 0 {
			t += day
		}
		return value.FormatTime(t), nil
	}),
	"pg_time_diff": strict(func(a []any) (any, error) {
		x, err := value.ParseTime(str(a[0]))
		if err != nil {
			return nil, err
		}
		y, err := value.ParseTime(str(a[1]))
		if err != nil {
			return nil, err
		}
		return value.Interval{Micros: (x - y).Microseconds()}.String(), nil
	}),
	"pg_interval_add": strict(func(a []any) (any, error) {
		x, err := value.ParseInterval(str(a[0]))
		if err != nil {
			return nil, err
		}
		y, err := value.ParseInterval(str(a[1]))
		if err != nil {
			return nil, err
		}
		if integer(a[2]) < 0 {
			y = y.Neg()
		}
		return x.Add(y).String(), nil
	}),
	"pg_interval_mul": strict(func(a []any) (any, error) {
		v, err := value.ParseInterval(str(a[0]))
		if err != nil {
			return nil, err
		}
		return v.Mul(float(a[1])).String(), nil
	}),
	"pg_interval_div": strict(func(a []any) (any, error) {
		v, err := value.ParseInterval(str(a[0]))
		if err != nil {
			return nil, err
		}
		if float(a[1]) == 0 {
			return nil, value.ErrDivision
		}
		return v.Div(float(a[1])).String(), nil
	}),
	"pg_interval_time": strict(func(a []any) (any, error) {
		v, err := value.ParseInterval(str(a[0]))
		if err != nil {
			return nil, err
		}
		const day = int64(24 * time.Hour / time.Microsecond)
		return value.FormatTime(time.Duration((v.Micros%day+day)%day) * time.Microsecond), nil
	}),
	"pg_precision": strict(func(a []any) (any, error) {
		unit := time.Second
		for n := integer(a[2]); n > 0 && unit > time.Microsecond; n-- {
			unit /= 10
		}
		if str(a[0]) == "time" {
			d, err := value.ParseTime(str(a[1]))
			return value.FormatTime(d.Round(unit)), err
		}
		t, err := value.ParseStamp(str(a[1]))
		return value.FormatStamp(t.Round(unit)), err
	}),
}

func now() string { return value.FormatStamp(clock().UTC().Truncate(time.Microsecond)) }

func moments(f func(a, b time.Time) (any, error)) function {
	return strict(func(a []any) (any, error) {
		x, err := value.ParseStamp(str(a[0]))
		if err != nil {
			return nil, err
		}
		y, err := value.ParseStamp(str(a[1]))
		if err != nil {
			return nil, err
		}
		return f(x, y)
	})
}

func makeDate(a []any) (time.Time, error) {
	y, m, d := int(integer(a[0])), time.Month(integer(a[1])), int(integer(a[2]))
	t := time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	if t.Month() != m || t.Day() != d || y < 1 || y > 9999 {
		return t, value.Fail("22008", "date field value out of range: %d-%02d-%02d", y, m, d)
	}
	return t, nil
}

func makeTime(a []any) (time.Duration, error) {
	h, m, s := integer(a[0]), integer(a[1]), float(a[2])
	if h < 0 || h > 24 || m < 0 || m > 59 || s < 0 || s > 60 {
		return 0, value.Fail("22008", "time field value out of range: %d:%02d:%02.0f", h, m, s)
	}
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute +
		time.Duration(math.RoundToEven(s*1e6))*time.Microsecond, nil
}
