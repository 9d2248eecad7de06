package ingest

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// kind is a column's type, inferred from its texts.
type kind int

const (
	unknown kind = iota // only blanks so far
	integer
	real
	boolean
	date
	timestamp
	list
	text
)

// sqlType returns the type in CREATE TABLE, for package store to parse.
func (k kind) sqlType() string {
	return [...]string{unknown: "text", integer: "integer", real: "real", boolean: "boolean", date: "date",
		timestamp: "timestamp", list: "JSON", text: "text"}[k]
}

func isBlank(b []byte) bool { return len(bytes.TrimSpace(b)) == 0 }

// isNullWord reports whether a field is empty or a word for a missing value, which is NULL in columns other than text.
func isNullWord(b []byte) bool {
	switch strings.ToLower(string(bytes.TrimSpace(b))) {
	case "", "na", "n/a", "n.a.", "#n/a", "nan", "null", "none", "nil", "-", "--", "–", "—", "−", "?", `\n`, "nat",
		"missing":
		return true
	}
	return false
}

// replaceDecimalComma rewrites a number with a decimal comma, as in files separated by semicolons: 1.234,5 becomes
// 1234.5.
func replaceDecimalComma(b []byte) []byte {
	if bytes.IndexByte(b, ',') < 0 || !reDecimalComma.Match(b) {
		return b
	}
	return bytes.ReplaceAll(bytes.ReplaceAll(b, []byte{'.'}, nil), []byte{','}, []byte{'.'})
}

// kindOf returns the most specific kind of a field.
func kindOf(b []byte) kind {
	b = bytes.TrimSpace(b)
	if len(b) == 0 {
		return unknown
	}
	c := b[0]
	if c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.' {
		if _, ok := parseInteger(b); ok {
			return integer
		}
		if isISODate(b) {
			return date
		}
		if len(b) > 10 && reTimestamp.Match(b) {
			return timestamp
		}
		if _, ok := parseReal(b); ok {
			return real
		}
		return text
	}
	switch {
	case c == '[' && b[len(b)-1] == ']':
		if json.Valid(b) {
			return list
		}
	case len(b) == 4 && bytes.EqualFold(b, []byte("true")), len(b) == 5 && bytes.EqualFold(b, []byte("false")):
		return boolean
	}
	return text
}

// mergeKinds returns the kind of a column that contains both kinds.
func mergeKinds(a, b kind) kind {
	switch {
	case a == b || b == unknown:
		return a
	case a == unknown:
		return b
	case a == integer && b == real || a == real && b == integer:
		return real
	case a == date && b == timestamp || a == timestamp && b == date:
		return timestamp
	}
	return text
}

// parseInteger parses an integer in its canonical format: 007 and +49 are text.
func parseInteger(b []byte) (int64, bool) {
	const maxLen = 20
	if len(b) > maxLen {
		return 0, false
	}
	v, err := strconv.ParseInt(string(b), 10, 64)
	return v, err == nil && strconv.FormatInt(v, 10) == string(b)
}

// parseReal parses a decimal number, with or without thousands separators.
func parseReal(b []byte) (float64, bool) {
	const maxLen = 40
	isInvalid := func(r rune) bool { return !strings.ContainsRune("0123456789.,+-eE", r) }
	if len(b) > maxLen || bytes.ContainsFunc(b, isInvalid) || len(b) > 1 && b[0] == '0' && isDigit(b[1]) {
		return 0, false
	}
	s := string(b)
	if strings.Contains(s, ",") {
		if !reThousands.MatchString(s) {
			return 0, false
		}
		s = strings.ReplaceAll(s, ",", "")
	}
	v, err := strconv.ParseFloat(s, 64)
	return v, err == nil
}

var (
	reDecimalComma = regexp.MustCompile(`^\s*[+-]?(\d+|\d{1,3}(\.\d{3})+),\d+\s*$`)
	reThousands    = regexp.MustCompile(`^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$`)
	reTimestamp    = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?( ?(Z|[+-]\d{2}(:?\d{2})?))?$`)
)

// isISODate reports whether b is an ISO date: 2026-05-31.
func isISODate(b []byte) bool {
	if len(b) != len(time.DateOnly) || b[4] != '-' {
		return false
	}
	_, err := time.Parse(time.DateOnly, string(b))
	return err == nil
}
