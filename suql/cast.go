package suql

import (
	"fmt"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/value"
)

// A database cast fails the whole statement on one bad value; here an answer that does not parse is NULL, so the engine
// casts it first.

// castOf returns the type a cast names: check.Other for lists and types that only the database knows, check.Bad if it
// is no cast.
func castOf(t *pg.TypeName) check.Kind {
	if t == nil || len(t.Names) == 0 {
		return check.Bad
	}
	if len(t.ArrayBounds) > 0 {
		return check.Other
	}
	return check.KindOf(t.Names[len(t.Names)-1].GetString_().GetSval())
}

// formOf returns the form in which the reader is asked for a value to be cast to a type.
func formOf(to check.Kind) verdict.Form {
	switch to {
	case check.Int, check.Numeric, check.Float8:
		return verdict.Number
	case check.Bool:
		return verdict.Boolean
	case check.Date, check.Timestamp, check.Timestamptz:
		return verdict.Date
	}
	return verdict.Text
}

// parse converts an answer to text that the databases can cast to a type; false if the answer is not a value of it.
func parse(to check.Kind, answer string) (string, bool) {
	s := strings.ToLower(strings.TrimSpace(answer))
	switch {
	case to == check.Text:
		return answer, true
	case s == verdict.NoInformation:
		return "", false
	}
	v, err := value.Cast(to.FunctionWord(), s)
	switch to {
	case check.Bool:
		return strconv.FormatBool(v == int64(1)), err == nil
	case check.Int, check.Date, check.Timestamp, check.Timestamptz:
		return textOf(v), err == nil
	}
	return strings.TrimPrefix(s, "+"), err == nil
}

// castWarning returns the warning for a cast that gave NULL.
func castWarning(to check.Kind, answer string) string {
	noun := map[check.Kind]string{check.Int: "a whole number", check.Numeric: "a number", check.Float8: "a number",
		check.Bool: "yes or no", check.Date: "a date", check.Timestamp: "a point in time",
		check.Timestamptz: "a point in time", check.Time: "a time", check.Interval: "an interval"}[to]
	if noun == "" {
		noun = "such a value"
	}
	return fmt.Sprintf("%q is not %s; it was read as NULL", answer, noun)
}
