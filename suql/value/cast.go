package value

import "time"

// Cast parses a text as a value of a kind: an int64 (booleans too), a float64, or a text in canonical form.
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

// TruncInterval truncates an interval to a unit.
func TruncInterval(unit string, v Interval) (Interval, error) {
	name := field(unit)
	if per, ok := microsPer[name]; ok {
		v.Micros -= v.Micros % per
		return v, nil
	}
	if per, ok := monthsPer[name]; ok {
		return Interval{Months: v.Months / int32(per) * int32(per)}, nil
	}
	if name == "day" {
		v.Micros = 0
		return v, nil
	}
	return v, Fail("22023", "unit %q not recognized for type interval", unit)
}

// ExtractTime extracts a field from a time of day.
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
