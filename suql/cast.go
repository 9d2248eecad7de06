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

// In the database, one invalid value would fail the whole statement. So the engine casts answers itself, and an answer
// that does not parse is NULL.

// castKind returns the type that a cast names: check.Other for lists and types that only the database knows, check.Bad
// without a type.
func castKind(t *pg.TypeName) check.Kind {
	if t == nil || len(t.Names) == 0 {
		return check.Bad
	}
	if len(t.ArrayBounds) > 0 {
		return check.Other
	}
	return check.KindOf(t.Names[len(t.Names)-1].GetString_().GetSval())
}

// answerForm returns the form of answer to request from the reader if the answer is cast to a type.
func answerForm(to check.Kind) verdict.Form {
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

// parseAnswer converts an answer to text that the databases can cast to a type; false if the answer is not of the type.
func parseAnswer(to check.Kind, answer string) (string, bool) {
	s := strings.ToLower(strings.TrimSpace(answer))
	switch {
	case to == check.Text:
		return answer, true
	case s == verdict.NoInformation:
		return "", false
	}
	v, err := value.Cast(to.TypeName(), s)
	switch to {
	case check.Bool:
		return strconv.FormatBool(v == int64(1)), err == nil
	case check.Int, check.Date, check.Timestamp, check.Timestamptz:
		return textOf(v), err == nil
	}
	return strings.TrimPrefix(s, "+"), err == nil
}

// castWarning returns the warning for a cast that returned NULL.
func castWarning(to check.Kind, answer string) string {
	description := map[check.Kind]string{check.Int: "a whole number", check.Numeric: "a number", check.Float8: "a number",
		check.Bool: "yes or no", check.Date: "a date", check.Timestamp: "a point in time",
		check.Timestamptz: "a point in time", check.Time: "a time", check.Interval: "an interval"}[to]
	if description == "" {
		description = "a value of that type"
	}
	return fmt.Sprintf("%q is not %s; it was read as NULL", answer, description)
}
