package suql

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/value"
)

// castType is a type that an answer can be cast to. A database cast fails the whole statement on one bad value; here an
// answer that does not parse is NULL, so the engine checks it first.
type castType string

const (
	castNone      castType = ""
	castText      castType = "text"
	castInteger   castType = "integer"
	castNumber    castType = "number"
	castBoolean   castType = "boolean"
	castDate      castType = "date"
	castTimestamp castType = "timestamp"
	castTime      castType = "time"
	castInterval  castType = "interval"
	castOther     castType = "other"
)

// castOf returns the castType for a type name.
func castOf(t *pg.TypeName) castType {
	if t == nil || len(t.Names) == 0 || len(t.ArrayBounds) > 0 {
		return castOther
	}
	name := t.Names[len(t.Names)-1].GetString_().GetSval()
	for to, about := range castTypes {
		if slices.Contains(strings.Fields(about.names), name) {
			return to
		}
	}
	return castOther
}

// castTypes lists the types with their SQL names, their name in messages, and the form in which the reader is asked.
var castTypes = map[castType]struct {
	names, noun string
	form        verdict.Form
}{
	castText:      {"text varchar bpchar char name citext", "such a value", verdict.Text},
	castInteger:   {"int2 int4 int8 smallint int integer bigint", "a whole number", verdict.Number},
	castNumber:    {"numeric decimal float4 float8 real money", "a number", verdict.Number},
	castBoolean:   {"bool boolean", "yes or no", verdict.Boolean},
	castDate:      {"date", "a date", verdict.Date},
	castTimestamp: {"timestamp timestamptz", "a point in time", verdict.Date},
	castTime:      {"time timetz", "a time", verdict.Text},
	castInterval:  {"interval", "an interval", verdict.Text},
	castOther:     {"", "such a value", verdict.Text},
}

var (
	timeText     = regexp.MustCompile(`^\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?$`)
	intervalText = regexp.MustCompile(`^(?:[+-]?\d+(?:\.\d+)? ?(?:years?|y|months?|mons?|weeks?|w|days?|d|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)(?: and |,? |$))+$`)
	numberText   = regexp.MustCompile(`^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$`)
)

// parse returns text that the databases can cast, or false if the answer is no value of the type.
func (c castType) parse(answer string) (string, bool) {
	s := strings.TrimSpace(answer)
	low := strings.ToLower(s)
	if low == verdict.NoInformation && c != castText {
		return "", false
	}
	switch c {
	case castText:
		return answer, true
	case castInteger:
		n, err := strconv.ParseInt(s, 10, 64)
		return strconv.FormatInt(n, 10), err == nil
	case castNumber:
		if !numberText.MatchString(low) {
			return "", false
		}
		f, err := strconv.ParseFloat(low, 64)
		return strings.TrimPrefix(low, "+"), err == nil && !math.IsInf(f, 0)
	case castBoolean:
		b, err := value.ParseBool(low)
		return strconv.FormatBool(b), err == nil
	case castDate:
		return parseDate(low)
	case castTimestamp:
		for _, layout := range []string{"2006-01-02 15:04:05", "2006-01-02t15:04:05", "2006-01-02 15:04",
			"2006-01-02t15:04"} {
			if t, err := time.Parse(layout, strings.TrimSuffix(low, "z")); err == nil {
				return t.Format("2006-01-02 15:04:05"), true
			}
		}
		d, ok := parseDate(low)
		return d + " 00:00:00", ok
	case castTime:
		return s, timeText.MatchString(low)
	case castInterval:
		return s, intervalText.MatchString(low)
	}
	return answer, true
}

var dateLayouts = []string{
	"2006-01-02", "2006/01/02", "20060102", "January 2, 2006", "January 2 2006", "2 January 2006", "Jan 2, 2006", "Jan 2 2006",
	"2 Jan 2006", "2-Jan-2006", "1/2/2006",
}

// parseDate parses a date as PostgreSQL would, in any case, and returns it in ISO form.
func parseDate(s string) (string, bool) {
	if len(s) < 6 || len(s) > 20 || !strings.ContainsAny(s, "0123456789") {
		return "", false
	}
	for _, layout := range dateLayouts {
		if layout == "20060102" && len(s) != 8 {
			continue
		}
		if t, err := time.Parse(layout, s); err == nil {
			return t.Format("2006-01-02"), true
		}
	}
	return "", false
}

// unparsed is the warning for a cast that gave NULL.
func (c castType) unparsed(answer string) string {
	return fmt.Sprintf("%q is not %s; it was read as NULL", answer, castTypes[c].noun)
}
