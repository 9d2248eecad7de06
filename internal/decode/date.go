package decode

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
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
	g.impliedTimes(q)
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

// momentParts returns the parts of a moment: weekday, time of day, and for each date its month without and with the
// year, and its day.
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

// TurnSeparator separates what the decoder reads of the previous turn from the last turn.
const TurnSeparator = " ; "

// impliedTimes adds the times that no words name: those before and after today, which "overdue" and "still to come"
// imply, and those next to the time of the previous turn.
func (g *Grounded) impliedTimes(q *link.Question) {
	if !slices.ContainsFunc(q.Catalog.Columns, func(c *link.Column) bool { return c.Kind == link.Temporal }) {
		return
	}
	separator := [2]int{len(g.IDs), len(g.IDs) + 1} // the [SEP] after the question
	add := func(form uint8, from, to time.Time) {
		m := &link.Moment{Time: &when.Time{From: from, To: to, Grain: grainOf(from, to)}, RelativeToToday: form <= aheadForm}
		g.Values = append(g.Values, Value{Text: spanText(m), Kind: dateValue, Form: form, Column: -1, Span: separator,
			mask: q.WithSense(impliedBy[form]), moment: m})
	}
	today := q.Today()
	tomorrow, never := today.AddDate(0, 0, 1), time.Time{}
	add(pastForm, never, today)
	add(untilForm, never, tomorrow)
	add(aheadForm, tomorrow, never)
	g.Values = append(g.Values, Value{Text: today.Format(time.DateOnly), Kind: dateValue, Form: dayForm, Column: -1,
		Span: separator})
	if from, to, ok := previousInterval(q); ok {
		add(beforeForm, shifted(from, from, to, -1), from)
		add(afterForm, to, shifted(to, from, to, 1))
		add(yearAgoForm, from.AddDate(-1, 0, 0), to.AddDate(-1, 0, 0))
		add(yearLaterForm, from.AddDate(1, 0, 0), to.AddDate(1, 0, 0))
		year := time.Date(from.Year(), 1, 1, 0, 0, 0, 0, time.UTC)
		add(yearForm, year, year.AddDate(1, 0, 0))
	}
}

// impliedBy are the senses of words that imply a time before or after today.
var impliedBy = map[uint8]cue.Sense{pastForm: cue.Past, untilForm: cue.Past, aheadForm: cue.Upcoming}

// previousInterval returns the last interval before the last turn.
func previousInterval(q *link.Question) (from, to time.Time, ok bool) {
	last := strings.LastIndex(q.Text, TurnSeparator)
	for _, m := range q.Dates {
		if m.Time != nil && q.Tokens[m.Last-1].End <= last && !m.From.IsZero() && !m.To.IsZero() {
			from, to, ok = m.From, m.To, true
		}
	}
	return from, to, ok
}

// shifted moves a day by the length of an interval: in months if the interval consists of whole months.
func shifted(day, from, to time.Time, by int) time.Time {
	if from.Day() == 1 && to.Day() == 1 {
		return day.AddDate(0, by*(12*(to.Year()-from.Year())+int(to.Month())-int(from.Month())), 0)
	}
	return day.Add(time.Duration(by) * to.Sub(from))
}

// otherYears adds times whose year the question shortens or omits: the numbers of "in 26", "nov 25" and "q3 26" as
// years, and the coming December instead of the last.
func (g *Grounded) otherYears(q *link.Question, add func(v Value, start, end int)) {
	interval := func(from, to time.Time, first, last int) {
		m := &link.Moment{Time: &when.Time{From: from, To: to, Grain: grainOf(from, to)}, First: first, Last: last}
		add(Value{Text: spanText(m), Kind: dateValue, Form: spanForm, moment: m}, q.Tokens[first].Start, q.Tokens[last-1].End)
	}
	for i := range q.Dates {
		m := &q.Dates[i]
		if m.Time == nil || !m.Assumed || m.From.IsZero() || m.To.IsZero() {
			continue
		}
		if y := yearAt(q, m.Last); y > 0 && m.Grain > when.Day { // q3 26
			by := y - m.From.Year()
			interval(m.From.AddDate(by, 0, 0), m.To.AddDate(by, 0, 0), m.First, m.Last+1)
		}
		if y := yearAt(q, m.Last-1); y > 0 && m.OfDay > 0 { // nov 25
			from := time.Date(y, time.Month(m.OfMonth), 1, 0, 0, 0, 0, time.UTC)
			interval(from, from.AddDate(0, 1, 0), m.First, m.Last)
		}
		if m.From.Before(q.Today()) {
			interval(m.From.AddDate(1, 0, 0), m.To.AddDate(1, 0, 0), m.First, m.Last)
		}
	}
	for i := range q.Tokens {
		if y := yearAt(q, i); y > 0 {
			from := time.Date(y, 1, 1, 0, 0, 0, 0, time.UTC)
			interval(from, from.AddDate(1, 0, 0), i, i+1)
		}
	}
}

// grainOf returns the grain of an interval: months if it consists of whole months.
func grainOf(from, to time.Time) when.Grain {
	if from.Day() == 1 && to.Day() == 1 {
		return when.Month
	}
	return when.Day
}

// How far the years that two digits can stand for lie before and after this year.
const yearsBack, yearsAhead = 20, 2

// yearAt returns the year that a number of two digits may stand for; 0 if it cannot.
func yearAt(q *link.Question, i int) int {
	if i < 0 || i >= len(q.Tokens) || !q.Tokens[i].Numeric {
		return 0
	}
	start, end := q.Tokens[i].Start, q.Tokens[i].End
	if end-start != 2 || strings.HasSuffix(q.Text[:start], "-") || strings.HasPrefix(q.Text[end:], "-") {
		return 0 // part of a date in digits
	}
	y := 2000 + int(q.Tokens[i].Number)
	if now := q.Today().Year(); y < now-yearsBack || y > now+yearsAhead {
		return 0
	}
	return y
}
