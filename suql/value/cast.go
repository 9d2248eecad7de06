package value

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
