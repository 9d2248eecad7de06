package suql

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/value"
)

// normalizeAnswer normalises an answer or literal for comparison, ignoring case and final punctuation.
func normalizeAnswer(s string) string {
	return strings.ToLower(strings.TrimRightFunc(strings.TrimSpace(s), func(r rune) bool {
		return strings.ContainsRune(".!?,;:", r) || unicode.IsSpace(r)
	}))
}

// hasSameMeaning reports whether an answer means the same as a literal. If only a reader can judge that, decided is
// false.
func hasSameMeaning(answer, literal string) (same, decided bool) {
	a, l := normalizeAnswer(answer), normalizeAnswer(literal)
	if a == l {
		return true, true
	}
	return false, hasOneSpelling(a) || hasOneSpelling(l)
}

// hasOneSpelling reports whether a normalised value has only one spelling, so that a different text is a different
// value.
func hasOneSpelling(s string) bool {
	switch s {
	case "yes", "no", verdict.NoInformation, "":
		return true
	}
	if _, err := strconv.ParseFloat(s, 64); err == nil {
		return true
	}
	_, err := value.ParseDate(s)
	return err == nil
}

// isEmptyText reports whether a text is empty, so that every answer about it is verdict.NoInformation.
func isEmptyText(text []string) bool {
	return !slices.ContainsFunc(text, func(t string) bool { return t != "" })
}

// taskOpenAt is the task of open_at, which the engine decides at no cost.
const taskOpenAt verdict.Task = "open_at"

// decideOpenAt returns the decision whether the opening hours in the text include the time named in the question.
func decideOpenAt(r verdict.Request, now time.Time) *decision {
	open := value.OpenAt(strings.Join(r.Text, "; "), r.Question, now)
	if isEmptyText(r.Text) || open == nil {
		return noInformation
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: textOf(open)}}
}

// In the database, one invalid value would make the whole statement fail. So the engine casts answers itself, and an
// answer that does not parse is NULL.

// castKind returns the type that a cast names: check.Other for lists and types that only the database knows, check.Bad
// if there is no type.
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
