package suql

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/value"
)

// normalizeAnswer normalises an answer or literal for comparison, ignoring case and final punctuation.
func normalizeAnswer(s string) string {
	return strings.ToLower(strings.TrimRightFunc(strings.TrimSpace(s), func(r rune) bool {
		return strings.ContainsRune(".!?,;:", r) || unicode.IsSpace(r)
	}))
}

// hasSameMeaning reports whether an answer means the same as a literal. If that takes a reader's judgement, decided is
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

// isEmptyText reports whether a text is empty, so that the answer is no information.
func isEmptyText(text []string) bool {
	return !slices.ContainsFunc(text, func(t string) bool { return t != "" })
}

// taskOpen is the task of open_at, which the engine decides at no cost.
const taskOpen verdict.Task = "open_at"

// decideOpenAt returns the decision whether the opening hours in the text include the time named in the question.
func decideOpenAt(r verdict.Request, now time.Time) *decision {
	open := value.OpenAt(strings.Join(r.Text, "; "), r.Question, now)
	if isEmptyText(r.Text) || open == nil {
		return noInformation
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: textOf(open)}}
}
