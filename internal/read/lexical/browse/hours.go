package browse

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// sometimes are times without a figure, after "open". Without them "open late" is asked of the texts.
var sometimes = map[string]string{"now": "now", "today": "today", "tonight": "tonight", "late": lateNight,
	"early": "before 8 am", "all night": "4 am", "24 hours": "4 am"}

const lateNight = "11 pm"

// hours reads "open on Sunday", "open at 9 pm", "open late", "after 10 pm", "on Friday night": a condition on the
// opening hours.
func (a *ask) hours() {
	if a.roles.hours == nil {
		return
	}
	for i := range a.tokens {
		when, j := a.opening(i)
		if when == "" || a.explained[i] {
			continue
		}
		if a.named { // "when does it open on Friday?" asks for the hours: attributes tells them
			if strings.HasPrefix(a.word(i), "open") {
				i++
			}
			a.explain(i, j)
			return
		}
		a.explain(i, j)
		a.maybe(.9, where(query.Condition{Item: query.Item{Column: a.column(a.roles.hours)}, Op: query.OpenAt,
			Values: []query.Value{{Text: when, First: i, Last: j - 1}}}))
		return
	}
}

// opening returns the time that the words from token i on require to be open, and where they end: a day, a time, or
// both, as the engine reads them.
func (a *ask) opening(i int) (when string, end int) {
	from, open := i, strings.HasPrefix(a.word(i), "open")
	if open {
		from++
		for n := 2; n > 0 && when == ""; n-- {
			if j := from + n; j <= len(a.tokens) {
				if when = sometimes[a.typed(from, j)]; when != "" {
					from = j
				}
			}
		}
	}
	if late := strings.ReplaceAll(a.typed(i, len(a.tokens)), "-", " "); strings.HasPrefix(late, "late night") {
		return lateNight, i + 2 + strings.Count(a.word(i+1), "-")
	}
	for end = from; ; {
		m, ok := a.moment(end, open || end > from)
		if !ok {
			break
		}
		end = m.Last
	}
	for from < end && lexicon.is("besidetime", a.word(from)) {
		from++
	}
	return strings.TrimSpace(a.typed(from, end) + " " + when), end
}

// moment returns the day or the time of day at token i or after prepositions; a part of the day only beside another.
func (a *ask) moment(i int, part bool) (link.Moment, bool) {
	for lexicon.is("besidetime", a.word(i)) || lexicon.is("bound", a.word(i)) {
		i++
	}
	for _, m := range a.q.Dates {
		if m.First == i && m.Time == nil && (m.Weekday != "" || m.Hour > 0 || part) {
			return m, true
		}
	}
	return link.Moment{}, false
}

// typed is what stands at the tokens [i,j), in lower case.
func (a *ask) typed(i, j int) string {
	if i >= j {
		return ""
	}
	return strings.ToLower(a.in.Question[a.tokens[i].Start:a.tokens[j-1].End])
}
