package decode

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/when"
)

// dates adds the intervals of time and the dates that a question names, and the parts of these, in ISO form.
func (g *Grounded) dates(q *link.Question, add func(v Value, start, end int)) {
	for i := range q.Dates {
		if m := &q.Dates[i]; m.Time != nil {
			add(Value{Text: spanText(m), Kind: dateValue, Form: spanForm, moment: m}, q.Tokens[m.Words[0]].Start,
				q.Tokens[m.Words[1]-1].End)
		}
	}
	g.otherYears(q, add)
	g.unsaid(q)
	for _, at := range datePattern.FindAllStringIndex(q.Text, -1) {
		s := q.Text[at[0]:at[1]]
		add(Value{Text: s, Kind: dateValue, Form: formOf(s)}, at[0], at[1])
	}
	for _, m := range q.Dates {
		for _, s := range momentParts(m) {
			add(Value{Text: s, Kind: dateValue, Form: formOf(s)}, q.Tokens[m.First].Start, q.Tokens[m.Last-1].End)
		}
	}
}

// spanText writes an interval as ISO does.
func spanText(m *link.Moment) string {
	day := func(t time.Time) string {
		if t.IsZero() {
			return ""
		}
		return t.Format(time.DateOnly)
	}
	return day(m.From) + "/" + day(m.To)
}

// formOf returns the form of a date.
func formOf(s string) uint8 {
	switch {
	case len(s) == len("15:04"):
		return clockForm
	case len(s) == len("2006-01"):
		return monthForm
	case len(s) == len(time.DateOnly):
		return dayForm
	}
	return 0
}

var weekdays = []string{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}

// momentParts returns the parts of a moment: weekday, time of day, and for each date its month, month of the year and
// day.
func momentParts(m link.Moment) (out []string) {
	if i := slices.Index(weekdays, m.Weekday); i >= 0 {
		out = append(out, strconv.Itoa(i))
	} else if m.Weekday != "" { // a weekend
		out = append(out, "0", "6")
	}
	if m.Hour > 0 {
		out = append(out, fmt.Sprintf("%02d:%02d", m.Hour-1, m.Minute))
	}
	if m.Time == nil {
		return out
	}
	for _, p := range m.Periods() {
		if p.Grain != when.Day && p.Grain != when.Month {
			continue
		}
		days := []time.Time{p.From}
		switch { // an open time begins or ends on the named day or the day next to it
		case p.From.IsZero():
			days = []time.Time{p.To.AddDate(0, 0, -1), p.To}
		case p.To.IsZero():
			days = append(days, p.From.AddDate(0, 0, -1))
		}
		out = append(out, days[0].Format("01"), days[0].Format("2006-01"))
		for _, d := range days {
			if p.Grain == when.Day {
				out = append(out, d.Format(time.DateOnly))
			}
		}
	}
	return out
}
