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

// fold normalises an answer or literal for comparison, ignoring case and final punctuation.
func fold(s string) string {
	return strings.ToLower(strings.TrimRightFunc(strings.TrimSpace(s), func(r rune) bool {
		return strings.ContainsRune(".!?,;:", r) || unicode.IsSpace(r)
	}))
}

// meansSame reports whether an answer means the same as a literal. If only a reader can tell, decided is false.
func meansSame(answer, literal string) (same, decided bool) {
	a, l := fold(answer), fold(literal)
	if a == l {
		return true, true
	}
	return false, hasOneSpelling(a) || hasOneSpelling(l)
}

// hasOneSpelling reports whether a folded value has only one spelling, so that another spelling is another value.
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

// isEmptyText reports whether there is no text to read: the answer is no information.
func isEmptyText(text []string) bool {
	return !slices.ContainsFunc(text, func(t string) bool { return t != "" })
}

// taskOpen is open_at, decided by the engine: like an answer, but free.
const taskOpen verdict.Task = "open_at"

// openAt reports whether the opening hours in the text include the time named in the question.
func openAt(r verdict.Request, now time.Time) *decision {
	open := value.OpenAt(strings.Join(r.Text, "; "), r.Question, now)
	if isEmptyText(r.Text) || open == nil {
		return noInformation
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: textOf(open)}}
}
