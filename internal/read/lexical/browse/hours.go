package browse

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// vagueTimes maps words that name a time after "open" to that time. Elsewhere they become questions about the texts.
var vagueTimes = map[string]string{"now": "now", "today": "today", "tonight": "tonight", "late": "11 pm",
	"early": "before 8 am"}

// readHours adds a condition on the opening hours: "open on Sunday", "open at 9 pm", "open late", "after 10 pm", "on
// Friday night".
func (a *searchReading) readHours() {
	if a.roles.hours == nil || a.is("asks", 0) || a.word(0) == "when" || a.word(0) == "what" {
		return // the question asks for the hours
	}
	for i := range a.q.Tokens {
		when, j := a.opening(i)
		if when == "" {
			continue
		}
		a.explain(i, j)
		a.decideWhether(.9, where(query.Condition{Item: query.Item{Column: a.column(a.roles.hours)}, Op: query.OpenAt,
			Values: []query.Value{{Text: when, First: i, Last: j - 1}}}))
		return
	}
}

// opening returns the time at which the words from token i on require a place to be open, as the engine reads it (a
// day, a time of day, or both), and the index of the token after them.
func (a *searchReading) opening(i int) (when string, end int) {
	from, open := i, strings.HasPrefix(a.word(i), "open")
	if open {
		from++
		if when = vagueTimes[a.word(from)]; when != "" {
			from++
		}
	}
	for end = from; ; {
		at := end
		for a.is("besidetime", at) || a.is("bound", at) {
			at++
		}
		m, ok := a.momentAt(at)
		if !ok || m.Weekday == "" && m.Hour == 0 && !open && end == from { // a part of the day is not enough
			break
		}
		end = m.Last
	}
	for from < end && a.is("besidetime", from) {
		from++
	}
	return strings.TrimSpace(strings.ToLower(a.typed(from, end)) + " " + when), end
}

// momentAt returns the day or the time of day at token i.
func (a *searchReading) momentAt(i int) (link.Moment, bool) {
	for _, m := range a.q.Dates {
		if m.First == i && m.Time == nil {
			return m, true
		}
	}
	return link.Moment{}, false
}
