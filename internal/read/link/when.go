package link

import (
	"slices"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// byCalendar is the How of a condition on days relative to today.
const byCalendar = "calendar"

// OfCalendar reports whether a condition is about days relative to today.
func (a *Atom) OfCalendar() bool { return a.How == byCalendar }

// OfCalendar reports whether the question is about days relative to today: "upcoming", "next month".
func (q *Question) OfCalendar() bool {
	return slices.ContainsFunc(q.Atoms, func(a Atom) bool { return a.OfCalendar() })
}

// calendar links "upcoming", "next", "past" and "earlier" before a table's name to columns with dates after today.
func (q *Question) calendar() (out []Atom) {
	today := q.today.Format(time.DateOnly)
	for i := range q.Tokens {
		word, k := q.Near(i), i+1
		named := k < len(q.Tokens) && q.nameTable(Span(k, k+1))
		if slices.ContainsFunc(q.Dates, func(m Moment) bool { return m.said()&Span(i, i+1) != 0 }) {
			continue
		}
		op := query.Op("")
		switch {
		case q.Asks(i, cue.Upcoming) && (named || k == len(q.Tokens) || word != "next" && word != "coming"):
			op = query.GreaterEqual
		case (q.Asks(i, cue.Past) && word != "last" || word == "earlier") && named:
			op = query.Less
		default:
			continue
		}
		for _, c := range q.Catalog.Columns {
			if c.Kind == Temporal && isoDay.MatchString(c.Max) && c.Max >= today {
				out = append(out, Atom{Table: c.Table, Column: c, Mask: Span(i, k), How: byCalendar,
					Op:    map[query.Op]string{query.GreaterEqual: "since", query.Less: "before"}[op],
					Score: 2.5 + q.Columns[c.At].Share + .5*q.Tables[c.Table.At].Share, Where: onDay(c.When(), op, q.today)})
			}
		}
	}
	return out
}

// dates links moments to date columns, and to numbers of years and months.
func (q *Question) dates() []Atom {
	var out []Atom
	for i := range q.Dates {
		m := &q.Dates[i]
		for _, c := range q.Catalog.Columns {
			for _, a := range q.datedAtoms(c, m) {
				if len(a.Where) == 0 {
					continue
				}
				men := &q.Columns[c.At]
				if a.Mask == 0 {
					a.Mask = m.said()
				}
				a.Table, a.Column = c.Table, c
				if c.hasWord(dueOn) || c.isExpiry() || c.hasWord(comingWords) { // "due a test this month"
					a.Cue |= q.tokensEqualTo("due") &^ men.Exact
				}
				a.Score += 1 + men.Share + .3*float64(Count(men.Loose)) + .5*q.Tables[c.Table.At].Share
				if m.OfToday {
					a.How = byCalendar
					a.Score++
				}
				if said := q.deniedTime(m); said != 0 && !a.from() {
					if denied, ok := a.outsideInterval(said); ok {
						out = append(out, denied)
						continue
					}
				}
				out = append(out, a)
			}
		}
	}
	return out
}

// comingWords are words in the names of dates in the future.
var comingWords = text.Set("next")

// from reports whether a condition is a lower bound.
func (a *Atom) from() bool {
	return len(a.Where) == 1 && (a.Where[0].Op == query.GreaterEqual || a.Where[0].Op == query.Greater)
}

// datedAtoms returns the possible conditions on a column for a moment.
func (q *Question) datedAtoms(c *Column, m *Moment) []Atom {
	ref := c.When()
	switch {
	case m.Hour > 0 || m.Part[1] > 0:
		if !c.isPreciseFor(m) {
			return nil
		}
		return q.ofDay(c, m)
	case m.Time != nil && c.Years():
		return c.inYears(m)
	case c.Kind != Temporal || c.clock || c.Type == schema.Time:
		return nil
	case m.Weekday != "" && !c.Tells(query.Weekday):
		return nil
	case m.Weekday == weekend:
		days := []query.Value{{Text: time.Saturday.String()}, {Text: time.Sunday.String()}}
		return []Atom{{Op: "weekend", Where: onPart(ref, query.Weekday, query.In, days...)}}
	case m.Weekday != "":
		return []Atom{{Op: "weekday", Where: onPart(ref, query.Weekday, query.Equal, query.Value{Text: m.Weekday})}}
	}
	op, where := c.in(m.Time)
	return []Atom{{Op: op, Cue: m.cue(), Where: where}}
}

// in returns the condition that a date is in an interval; none if the column's dates lack a part for it. For times
// without a year, birthdays and dates without years match in any year.
func (c *Column) in(t *when.Time) (op string, where []query.Condition) {
	ref := c.When()
	month, day := t.OfMonth, t.OfDay
	anyYear := month > 0 && (!c.Tells(query.Year) || c.hasWord(birthWords) && !t.Bound)
	switch {
	case t.Grain <= when.Weekend && !c.Tells(query.DayOf), !anyYear && !c.Tells(query.Year):
		return "", nil
	case anyYear:
		where = onPart(ref, query.MonthOf, query.Equal, query.Value{Text: monthName(month)})
		if day > 0 {
			return "day", append(where, onPart(ref, query.DayOf, query.Equal, number(day))...)
		}
		return "month", where
	case t.IsSingle(when.Day):
		return "on", onPart(ref, query.Day, query.Equal, query.Value{Text: t.From.Format(time.DateOnly)})
	case t.IsSingle(when.Month):
		return "on", onPart(ref, query.Month, query.Equal, query.Value{Text: t.From.Format("2006-01")})
	case t.IsSingle(when.Year):
		return "on", onPart(ref, query.Year, query.Equal, number(t.From.Year()))
	case t.To.IsZero():
		op = "since"
	case t.From.IsZero():
		op = "before"
	default:
		op = "span"
	}
	if !t.From.IsZero() {
		where = onDay(ref, query.GreaterEqual, t.From)
	}
	if !t.To.IsZero() {
		where = append(where, onDay(ref, query.Less, t.To)...)
	}
	return op, where
}

// onDay compares a date with a day.
func onDay(ref query.Column, op query.Op, day time.Time) []query.Condition {
	value := query.Value{Text: day.Format(time.DateOnly)}
	return singleCondition(ref, op, value)
}

// onPart compares a part of a date.
func onPart(ref query.Column, part query.Part, op query.Op, values ...query.Value) []query.Condition {
	ref.Part = part
	return singleCondition(ref, op, values...)
}

func number(n int) query.Value { return query.Value{Text: strconv.Itoa(n), Number: true} }

// inYears returns the conditions that a column of years, with a column of months if necessary, is in an interval. Years
// in digits are linked as numbers.
func (c *Column) inYears(m *Moment) []Atom {
	t, month := m.Time, c.Table.monthBeside()
	if m.bare {
		return nil
	}
	atYear := func(t time.Time) bool { return t.IsZero() || t.YearDay() == 1 }
	item, from, to := query.Item{Column: c.Ref()}, t.From.Year(), t.To.Year()
	switch aligned := atYear(t.From) && atYear(t.To); {
	case aligned:
	case month == nil || t.Grain < when.Month && !m.OfToday:
		const mostOfYear = 300 * 24 * time.Hour
		if t.From.IsZero() || t.To.IsZero() || t.To.Sub(t.From) < mostOfYear {
			return nil
		}
		from, to = from+1, to+1 // the past three years are the current one and the two before
	default:
		return c.inMonths(m, month)
	}
	var where []query.Condition
	switch {
	case !t.From.IsZero() && to == from+1:
		where = compared(item, query.Equal, from)
	default:
		if !t.From.IsZero() {
			where = compared(item, query.GreaterEqual, from)
		}
		if !t.To.IsZero() {
			where = append(where, compared(item, query.Less, to)...)
		}
	}
	return []Atom{{Op: "on", Cue: m.cue(), Where: where, Score: .5}}
}

func compared(item query.Item, op query.Op, n int) []query.Condition {
	return []query.Condition{{Item: item, Op: op, Values: []query.Value{number(n)}}}
}

// inMonths returns the conditions on columns of years and months; for several years on both as one number: 202405.
func (c *Column) inMonths(m *Moment, month *Column) []Atom {
	from, to := m.From, m.To
	if from.Day() > 1 {
		from = time.Date(from.Year(), from.Month()+1, 1, 0, 0, 0, 0, time.UTC) // count the current month instead
	}
	if to.Day() > 1 {
		to = time.Date(to.Year(), to.Month()+1, 1, 0, 0, 0, 0, time.UTC)
	}
	year, of := query.Item{Column: c.Ref()}, query.Item{Column: month.Ref()}
	last := to.AddDate(0, -1, 0)
	var where []query.Condition
	switch {
	case m.From.IsZero() || m.To.IsZero() || from.Year() != last.Year():
		hundred := query.Item{Calc: &query.Calc{Op: query.Times, Left: year, Right: query.Item{Number: "100"}}}
		both := query.Item{Calc: &query.Calc{Op: query.Plus, Left: hundred, Right: of}}
		if !m.From.IsZero() {
			where = compared(both, query.GreaterEqual, 100*from.Year()+int(from.Month()))
		}
		if !m.To.IsZero() {
			where = append(where, compared(both, query.Less, 100*to.Year()+int(to.Month()))...)
		}
	case from.Month() == last.Month():
		where = append(compared(year, query.Equal, from.Year()), compared(of, query.Equal, int(from.Month()))...)
	default:
		where = append(compared(year, query.Equal, from.Year()), compared(of, query.GreaterEqual, int(from.Month()))...)
		where = append(where, compared(of, query.LessEqual, int(last.Month()))...)
	}
	return []Atom{{Op: "on", Cue: m.cue(), Where: where, Score: .5}}
}

// monthBeside returns the table's column of month numbers, or nil.
func (t *Table) monthBeside() *Column {
	for _, c := range t.Columns {
		if c.Kind == Number && c.Called(monthNameStems) && c.Lo >= 1 && c.Hi <= 12 {
			return c
		}
	}
	return nil
}

func monthName(m int) string { return time.Month(m).String() }
