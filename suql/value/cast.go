package value

import "time"

// Cast reads a text as a value of a kind: an int64 (booleans too), a float64, or a text in canonical form.
func Cast(kind, text string) (any, error) {
	switch kind {
	case "bool":
		b, err := ParseBool(text)
		return int64(b2i(b)), err
	case "int4":
		return ParseInt(text, 4)
	case "int8":
		return ParseInt(text, 8)
	case "numeric":
		d, err := ParseDecimal(text)
		if err != nil {
			return nil, err
		}
		return d.String(), nil
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
	case "json", "jsonb":
		return ParseJSON(text, kind == "jsonb")
	}
	return text, nil
}

// TruncInterval cuts an interval to a unit.
func TruncInterval(unit string, v Interval) (Interval, error) {
	cut := func(per int64) (Interval, error) {
		v.Micros -= v.Micros % per
		return v, nil
	}
	months := func(per int32) (Interval, error) { return Interval{Months: v.Months / per * per}, nil }
	switch field(unit) {
	case "microseconds":
		return v, nil
	case "milliseconds":
		return cut(1000)
	case "second":
		return cut(1_000_000)
	case "minute":
		return cut(60_000_000)
	case "hour":
		return cut(3_600_000_000)
	case "day":
		v.Micros = 0
		return v, nil
	case "month":
		return months(1)
	case "quarter":
		return months(3)
	case "year":
		return months(12)
	case "decade":
		return months(120)
	case "century":
		return months(1200)
	case "millennium":
		return months(12000)
	}
	return v, Fail("22023", "unit %q not recognized for type interval", unit)
}

// ExtractTime takes a field out of a time of day.
func ExtractTime(unit string, d time.Duration) (Decimal, error) {
	micros := d.Microseconds()
	switch field(unit) {
	case "hour", "minute", "second", "milliseconds", "microseconds", "epoch":
		return ExtractInterval(unit, Interval{Micros: micros})
	case "day", "month", "year", "week", "quarter", "dow", "doy", "decade", "century":
		return Decimal{}, Fail("0A000", "unit %q not supported for type time without time zone", unit)
	}
	return Decimal{}, Fail("22023", "unit %q not recognized for type time without time zone", unit)
}
