package link

import (
	"fmt"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/when"
)

// dates links moments to date columns, and to numbers of years and months.
func (q *Question) dates() []Atom {
	var out []Atom
	for i := range q.Dates {
		m := &q.Dates[i]
		own := q.datedBy(m)
		for _, c := range q.Catalog.Columns {
			if own != nil && own.Table == c.Table && own != c && c.Kind == Temporal {
				continue
			}
			for _, a := range q.dated(c, m) {
				if len(a.Where) == 0 {
					continue
				}
				men := &q.Columns[c.At]
				if a.Mask == 0 {
					a.Mask = m.said()
				}
				a.Table, a.Column = c.Table, c
				a.Score += 1 + men.Share + .3*float64(Count(men.Loose)) + .5*q.Tables[c.Table.At].Share
				if m.OfToday {
					a.How = byCalendar
					a.Score++
				}
				if said := q.deniedTime(m); said != 0 && !a.from() {
					if denied, ok := a.outside(said); ok {
						out = append(out, denied)
						continue
					}
				}
				out = append(out, a)
				if said := q.Negated(First(a.Mask), 4); said != 0 && a.from() {
					out = append(out, a.until(said))
				}
			}
		}
	}
	return out
}

// datedBy is the only column of dates whose name stands right before a time: "received in March, returned in April".
func (q *Question) datedBy(m *Moment) (of *Column) {
	if m.Time == nil || m.Words[0] == 0 {
		return nil
	}
	for _, c := range q.Catalog.Columns {
		if c.Kind != Temporal || q.Columns[c.At].Exact&(1<<uint(m.Words[0]-1)) == 0 {
			continue
		}
		if of != nil {
			return nil
		}
		of = c
	}
	return of
}

// from reports whether a condition is a bound below.
func (a *Atom) from() bool {
	return len(a.Where) == 1 && (a.Where[0].Op == query.GreaterEqual || a.Where[0].Op == query.Greater)
}

// until is the denial of a bound below: "not seen since June" is last seen before June.
func (a Atom) until(said Mask) Atom {
	c := a.Where[0]
	c.Op = query.Less
	a.Op, a.Cue, a.Score, a.Where = "before", a.Cue|said, a.Score+.3, []query.Condition{c}
	return a
}

// dated returns the possible conditions of a moment on a column.
func (q *Question) dated(c *Column, m *Moment) []Atom {
	ref := c.When()
	switch {
	case m.Hour > 0 || m.Part.to > 0:
		if !c.tellsTime() {
			return nil
		}
		by := q.ComparedBy(m.First, m.Last)
		if q.Near(m.First-1) == "past" {
			by = []Compared{{query.Greater, Span(m.First-1, m.First)}}
		} else if w := q.Near(m.First - 1); w == "by" || w == "till" {
			by = []Compared{{query.LessEqual, Span(m.First-1, m.First)}}
		}
		if m.Hour == 0 {
			from, to := m.Part.beside(by[0].Op)
			return []Atom{{Op: "hours", Cue: by[0].Cue, Where: c.hours(from*60, to*60)}}
		}
		return append(q.hourly(c, m, by), q.hourSpan(c, m)...)
	case m.Time != nil && c.Years():
		return c.inYears(m)
	case c.Kind != Temporal || c.clock || c.Type == schema.Time:
		return nil
	case m.Newest != "":
		return []Atom{{Op: "recent", Where: []query.Condition{recent(c, m.Newest)}}}
	case m.Weekday != "" && !c.Tells(query.Weekday):
		return nil
	case m.Weekday == weekend:
		days := []query.Value{{Text: time.Saturday.String()}, {Text: time.Sunday.String()}}
		return []Atom{{Op: "weekend", Where: onPart(ref, query.Weekday, query.In, days...)}}
	case m.Weekday != "":
		return []Atom{{Op: "weekday", Where: onPart(ref, query.Weekday, query.Equal, query.Value{Text: m.Weekday})}}
	}
	return q.within(c, m)
}

// End marks one of the two ends of a span.
const End = "end"

// within returns the conditions that a date is in an interval, or in one of the two that a span joins: "the change from
// 2022 to 2023".
func (q *Question) within(c *Column, m *Moment) []Atom {
	op, where := c.in(m.Time)
	out := []Atom{{Op: op, Cue: m.cue(), Where: where}}
	if !q.Form.Change && q.Among(cue.Change|cue.Grow|cue.Gap) == 0 {
		return out
	}
	for k := range m.Ends {
		end := &m.Ends[k]
		op, where := c.in(end)
		out = append(out, Atom{Op: op, Mask: Span(end.Said[0][0], end.Said[0][1]), How: End, Where: where, Score: -.3})
	}
	return out
}

// in is the condition that a date is in an interval; none if the column's dates do not tell. Days of birth, and dates
// without years, are compared with what is said without its year in any year.
func (c *Column) in(t *when.Time) (op string, where []query.Condition) {
	ref := c.When()
	month, day := t.MonthDay()
	anyYear := month > 0 && (!c.Tells(query.Year) || c.says(beginning) && !t.Bound)
	switch {
	case t.Grain <= when.Weekend && !c.Tells(query.DayOf), !anyYear && !c.Tells(query.Year):
		return "", nil
	case anyYear:
		where = onPart(ref, query.MonthOf, query.Equal, query.Value{Text: monthName(month)})
		if day > 0 {
			return "day", append(where, onPart(ref, query.DayOf, query.Equal, number(day))...)
		}
		return "month", where
	case t.Whole(when.Day):
		return "on", onPart(ref, query.Day, query.Equal, query.Value{Text: t.From.Format(time.DateOnly)})
	case t.Whole(when.Month):
		return "on", onPart(ref, query.Month, query.Equal, query.Value{Text: t.From.Format("2006-01")})
	case t.Whole(when.Year):
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
	return []query.Condition{{Item: query.Item{Column: ref}, Op: op, Values: []query.Value{value}}}
}

// onPart compares a part of a date.
func onPart(ref query.Column, part query.Part, op query.Op, values ...query.Value) []query.Condition {
	ref.Part = part
	return []query.Condition{{Item: query.Item{Column: ref}, Op: op, Values: values}}
}

func number(n int) query.Value { return query.Value{Text: strconv.Itoa(n), Number: true} }

// inYears returns the conditions that a number of a year, with one of a month beside it, is in an interval. Bare years
// are linked as numbers.
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
		from, to = from+1, to+1 // the past three years are this one and the two before
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

// inMonths are the conditions on numbers of a year and a month; over several years on both as one number: 202405.
func (c *Column) inMonths(m *Moment, month *Column) []Atom {
	from, to := m.From, m.To
	if from.Day() > 1 {
		from = time.Date(from.Year(), from.Month()+1, 1, 0, 0, 0, 0, time.UTC) // the month that today is in counts
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

// monthBeside is a table's column of numbers of months, or nil.
func (t *Table) monthBeside() *Column {
	for _, c := range t.Columns {
		if c.Kind == Number && c.Called(monthly) && c.Lo >= 1 && c.Hi <= 12 {
			return c
		}
	}
	return nil
}

// hourly returns the conditions of a time of day on a column; for a date with time, on its hour.
func (q *Question) hourly(c *Column, m *Moment, by []Compared) []Atom {
	if !c.tells(m) {
		return nil
	}
	at := (m.Hour-1)*60 + m.Minute
	var out []Atom
	for _, b := range by {
		op := b.Op
		switch {
		case op == query.Equal && q.Near(m.First-1) == "at":
		case op == query.Equal || op == query.Greater:
			op = query.GreaterEqual
		case op == query.LessEqual && !c.clock:
			op = query.Less // "until nine" excludes half past nine
		}
		out = append(out, Atom{Op: "hour", Cue: b.Cue, Where: []query.Condition{c.hour(op, at)}})
		if m.Either {
			out = append(out, Atom{Op: "hour", Cue: b.Cue, Where: []query.Condition{c.hour(op, at+12*60)}, Score: -.5})
		}
	}
	return out
}

// hour is a bound on a column's time of day, in minutes after midnight.
func (c *Column) hour(op query.Op, at int) query.Condition {
	if c.clock {
		return query.Condition{Item: query.Item{Column: c.Ref()}, Op: op,
			Values: []query.Value{{Text: fmt.Sprintf("%02d:%02d", at/60, at%60)}}}
	}
	ref := c.When()
	ref.Part = query.Hour
	return query.Condition{Item: query.Item{Column: ref}, Op: op,
		Values: []query.Value{{Text: strconv.Itoa(at / 60), Number: true}}}
}

// hours are the bounds of a part of the day in minutes; midnight may lie within.
func (c *Column) hours(from, to int) []query.Condition {
	var out []query.Condition
	if !c.clock && (from%60 > 0 || to%60 > 0) || from > to && c.clock {
		return nil
	}
	if from > to {
		in := c.hour(query.In, from)
		for h := from/60 + 1; h < to/60+24; h++ {
			in.Values = append(in.Values, query.Value{Text: strconv.Itoa(h % 24), Number: true})
		}
		return []query.Condition{in}
	}
	if from > 0 {
		out = append(out, c.hour(query.GreaterEqual, from))
	}
	if to < 24*60 || from == 0 {
		out = append(out, c.hour(query.Less, to))
	}
	return out
}

// hourSpan is the condition that a time of day lies between a moment and the next one: "between 9 and 11 am".
func (q *Question) hourSpan(c *Column, m *Moment) []Atom {
	for i := range q.Dates {
		to := &q.Dates[i]
		if to.Hour == 0 || to.First <= m.Last || to.First > m.Last+2 || to.Hour == m.Hour && to.Minute == m.Minute {
			continue
		}
		switch w := q.Near(m.Last); {
		case w == "and" && q.Near(m.First-1) != "between", w != "and" && w != "to" && w != "until" && w != "till" && w != "-":
			continue
		}
		return []Atom{{Op: "hours", Mask: Span(m.First, m.Last) | Span(to.First, to.Last), Score: 1,
			Cue:   Span(max(0, m.First-1), m.First) | Span(m.Last, to.First),
			Where: c.hours((m.Hour-1)*60+m.Minute, (to.Hour-1)*60+to.Minute)}}
	}
	return nil
}

// recent compares a column with its own newest day, week, month, quarter or year.
func recent(c *Column, per string) query.Condition {
	ref := c.When()
	ref.Part = map[string]query.Part{"month": query.Month, "year": query.Year, "quarter": query.Quarter}[per]
	if ref.Part == "" {
		ref.Part = query.Day
	}
	return query.Condition{Item: query.Item{Column: ref}, Op: query.Equal, Sub: &query.Query{
		Select: []query.Item{{Agg: query.Max, Column: ref}}, From: query.From{Tables: []string{c.Table.Name}}}}
}

func monthName(m int) string { return time.Month(m).String() }
