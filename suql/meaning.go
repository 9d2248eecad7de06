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

// fold normalises an answer or literal for comparison: case and final punctuation do not count.
func fold(s string) string {
	return strings.ToLower(strings.TrimRightFunc(strings.TrimSpace(s), func(r rune) bool {
		return strings.ContainsRune(".!?,;:", r) || unicode.IsSpace(r)
	}))
}

// amounts reports whether an answer amounts to the literal. If only a reader can judge that, decided is false.
func amounts(answer, literal string) (same, decided bool) {
	a, l := fold(answer), fold(literal)
	if a == l {
		return true, true
	}
	return false, plain(a) || plain(l)
}

// plain reports whether a folded value has only one spelling, so that another spelling is another value.
func plain(s string) bool {
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

// empty reports whether there is no text to read: the answer is no information.
func empty(text []string) bool {
	return !slices.ContainsFunc(text, func(t string) bool { return t != "" })
}

// taskOpen is open_at decided by the engine: like an answer, but free.
const taskOpen verdict.Task = "open_at"

// openAt reports whether the opening hours in the text include the time named in the question.
func openAt(r verdict.Request, now time.Time) *decision {
	open := value.OpenAt(strings.Join(r.Text, "; "), r.Question, now)
	if empty(r.Text) || open == nil {
		return nothing
	}
	return &decision{state: decided, verdict: verdict.Verdict{Answer: textOf(open)}}
}
