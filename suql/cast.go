package suql

import (
	"fmt"
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

// parse returns text that the databases can cast, or false if the answer is no value of the type.
func (c castType) parse(answer string) (string, bool) {
	s := strings.TrimSpace(answer)
	low := strings.ToLower(s)
	if low == verdict.NoInformation && c != castText {
		return "", false
	}
	var err error
	switch c {
	case castText:
		return answer, true
	case castInteger:
		var n int64
		n, err = value.ParseInt(s)
		s = strconv.FormatInt(n, 10)
	case castNumber:
		_, err = value.ParseNumeric(low)
		s = strings.TrimPrefix(low, "+")
	case castBoolean:
		var b bool
		b, err = value.ParseBool(low)
		s = strconv.FormatBool(b)
	case castDate:
		var t time.Time
		t, err = value.ParseDate(low)
		s = value.FormatDate(t)
	case castTimestamp:
		var t time.Time
		t, err = value.ParseStamp(low)
		s = value.FormatStamp(t)
	case castTime:
		_, err = value.ParseTime(s)
	case castInterval:
		_, err = value.ParseInterval(s)
	}
	return s, err == nil
}

// unparsed is the warning for a cast that gave NULL.
func (c castType) unparsed(answer string) string {
	return fmt.Sprintf("%q is not %s; it was read as NULL", answer, castTypes[c].noun)
}
