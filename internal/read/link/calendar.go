package link

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// now is the clock for "upcoming" and "next month"; tests set it.
var now = time.Now

// days are words for days relative to today.
var days = map[string]int{"yesterday": -1, "today": 0, "tonight": 0, "tomorrow": 1}

// byCalendar marks a phrase about days relative to today.
const byCalendar = "calendar"

// OfCalendar reports whether an atom is about days relative to today.
func (a *Atom) OfCalendar() bool { return a.How == byCalendar }

// OfCalendar reports whether the question is about days relative to today: "upcoming", "next month".
func (q *Question) OfCalendar() bool {
	return slices.ContainsFunc(q.Atoms, func(a Atom) bool { return a.OfCalendar() })
}

// live reports whether a column has dates after today; only then are calendar words relative to today.
func (c *Column) live() bool {
	const day = len(time.DateOnly)
	return c.Kind == Temporal && len(c.Max) >= day && c.Max[:day] >= now().Format(time.DateOnly)
}

// calendar links words relative to today with such date columns.
func (q *Question) calendar() (out []Atom) {
	out = q.overdue()
	for i := range q.Tokens {
		from, until, last, ok := q.calendarAt(i)
		if !ok {
			continue
		}
		by := q.bounds(i, last)[0]
		if !from.IsZero() && !until.IsZero() {
			from, until = bounded(by.Op, from, until)
		}
		for _, c := range q.Catalog.Columns {
			if !c.live() {
				continue
			}
			a := Atom{Table: c.Table, Column: c, Mask: Span(i, last), Cue: by.Cue, How: byCalendar,
				Score: 2.5 + q.Columns[c.At].Share + .5*q.Tables[c.Table.At].Share}
			if !from.IsZero() {
				a.Op, a.Where = "since", onDay(c.When(), query.GreaterEqual, from.Format(time.DateOnly))
			}
			if !until.IsZero() {
				a.Op = map[bool]string{true: "before", false: "span"}[from.IsZero()]
				a.Where = append(a.Where, onDay(c.When(), query.Less, until.Format(time.DateOnly))...)
			}
			out = append(out, a)
		}
	}
	return out
}

// dueOn are words in names of due dates: a closed class.
var dueOn = text.Set("due deadline")

// overdue links "overdue" and "past due" to a due date together with a completion date that is still missing, unless a
// status of the table says which rows are overdue.
func (q *Question) overdue() (out []Atom) {
	for i := range q.Tokens {
		mask := Span(i, i+1)
		if word := q.Near(i); word == "past" && q.Near(i+1) == "due" {
			mask = Span(i, i+2)
		} else if word != "overdue" {
			continue
		}
		for _, c := range q.Catalog.Columns {
			if c.Kind != Temporal || !c.says(dueOn) || c.Table.holds("overdue") {
				continue
			}
			a := Atom{Table: c.Table, Column: c, Mask: mask, How: byCalendar, Op: "before",
				Score: 2.5 + q.Tables[c.Table.At].Share, Where: onDay(c.When(), query.Less, now().Format(time.DateOnly))}
			if done := c.Table.openEnd(c); done != nil {
				a.Where = append(a.Where, query.Condition{Item: query.Item{Column: done.Ref()}, Op: query.IsNull})
			}
			out = append(out, a)
		}
	}
	return out
}

// holds reports whether a column of few values has one.
func (t *Table) holds(value string) bool {
	return slices.ContainsFunc(t.Columns, func(c *Column) bool {
		return slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool { return strings.EqualFold(v.Value, value) })
	})
}

// openEnd is a table's only other nullable date column: the date when rows were completed. nil if there are several, or
// none.
func (t *Table) openEnd(due *Column) (end *Column) {
	for _, c := range t.Columns {
		if c == due || c.Kind != Temporal || c.Nulls == 0 {
			continue
		}
		if end != nil {
			return nil
		}
		end = c
	}
	return end
}

// bounded is the period left by a comparison: "after today", "until next week".
func bounded(op query.Op, from, until time.Time) (time.Time, time.Time) {
	var open time.Time
	switch op {
	case query.Greater:
		return until, open
	case query.GreaterEqual:
		return from, open
	case query.Less:
		return open, from
	case query.LessEqual:
		return open, until
	}
	return from, until
}

// byCalendar reports whether a moment is relative to today, unlike "the latest month", which depends on the data.
func (q *Question) byCalendar(m Moment, c *Column) bool {
	return (m.Newest || m.Ago > 0) && c.live() && q.Asks(m.First, cue.Past)
}

// calendarAt parses a period at a token: its first day, and the first day after it.
func (q *Question) calendarAt(i int) (from, until time.Time, last int, ok bool) {
	y, m, d := now().Date()
	today := time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	word, k := q.Near(i), i+1
	if n, ok := days[word]; ok {
		return today.AddDate(0, 0, n), today.AddDate(0, 0, n+1), k, true
	}
	if from, until, last, ok = q.periodAt(i, today); ok {
		return from, until, last, true
	}
	named := k < len(q.Tokens) && q.rows(Span(k, k+1))
	switch {
	case q.Asks(i, cue.Upcoming) && (named || k == len(q.Tokens) || word != "next" && word != "coming"):
		return today, until, k, true
	case (q.Asks(i, cue.Past) && word != "last" || word == "earlier") && named:
		return from, today, k, true
	}
	return from, until, i, false
}

// periodAt reads "next month", "this week", "the past 30 days", "within two weeks".
func (q *Question) periodAt(i int, today time.Time) (from, until time.Time, last int, ok bool) {
	word := q.Near(i)
	count, tokens := words.NumberAt(q.Tokens, i+1)
	last = i + 1 + tokens
	per := period(q.Near(last))
	this := word == "this" || word == "current"
	if per == "" || !q.Asks(i, cue.Upcoming|cue.Past) && !this && word != "within" {
		return from, until, i, false
	}
	last++
	if tokens > 0 {
		if q.Asks(i, cue.Past) {
			return after(today, per, -int(count)), today.AddDate(0, 0, 1), last, true
		}
		return today, after(today, per, int(count)).AddDate(0, 0, 1), last, !this
	}
	from = beginOf(today, per)
	if q.Asks(i, cue.Upcoming) {
		from = after(from, per, 1)
	} else if q.Asks(i, cue.Past) {
		from = after(from, per, -1)
	}
	until = after(from, per, 1)
	if per == "weekend" {
		until = from.AddDate(0, 0, 2)
	}
	return from, until, last, word != "within"
}

// rows reports whether words name a table.
func (q *Question) rows(m Mask) bool {
	return slices.ContainsFunc(q.Tables, func(t Mention) bool { return t.Exact&m != 0 })
}

// period is the calendar unit that a word names.
func period(word string) string {
	switch one := text.Singular(word); one {
	case "day", "week", "month", "quarter", "year", "weekend":
		return one
	}
	return ""
}

// beginOf is the first day of a day's period; weeks begin on Mondays.
func beginOf(day time.Time, per string) time.Time {
	monday := day.AddDate(0, 0, -(int(day.Weekday())+6)%7)
	switch per {
	case "week":
		return monday
	case "weekend":
		return monday.AddDate(0, 0, 5)
	case "month":
		return day.AddDate(0, 0, 1-day.Day())
	case "quarter":
		return time.Date(day.Year(), (day.Month()-1)/3*3+1, 1, 0, 0, 0, 0, time.UTC)
	case "year":
		return time.Date(day.Year(), 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return day
}

// after adds periods to a day.
func after(day time.Time, per string, n int) time.Time {
	switch per {
	case "week":
		return day.AddDate(0, 0, 7*n)
	case "weekend": // "next weekend" is next week's
		return day.AddDate(0, 0, 7*n)
	case "month":
		return day.AddDate(0, n, 0)
	case "quarter":
		return day.AddDate(0, 3*n, 0)
	case "year":
		return day.AddDate(n, 0, 0)
	}
	return day.AddDate(0, 0, n)
}
