package browse

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// vagueTimes lists times without a figure, after "open". Without them "open late" is asked of the texts.
var vagueTimes = map[string]string{"now": "now", "today": "today", "tonight": "tonight", "late": "11 pm",
	"early": "before 8 am"}

// hours reads "open on Sunday", "open at 9 pm", "open late", "after 10 pm", "on Friday night": a condition on the
// opening hours.
func (a *searchReading) hours() {
	if a.roles.hours == nil || a.is("asks", 0) || a.word(0) == "when" || a.word(0) == "what" {
		return // "when does it open on Friday?" asks for the hours
	}
	for i := range a.q.Tokens {
		when, j := a.opening(i)
		if when == "" {
			continue
		}
		a.explain(i, j)
		a.maybe(.9, where(query.Condition{Item: query.Item{Column: a.column(a.roles.hours)}, Op: query.OpenAt,
			Values: []query.Value{{Text: when, First: i, Last: j - 1}}}))
		return
	}
}

// opening returns the time that the words from token i on require to be open, and where they end: a day, a time, or
// both, as the engine reads them.
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
		if !ok || m.Weekday == "" && m.Hour == 0 && !open && end == from { // a part of the day only beside another
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
