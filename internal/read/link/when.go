package link

import (
	"cmp"
	"fmt"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// dates links moments to date columns, and to year numbers.
func (q *Question) dates() []Atom {
	var out []Atom
	for i, m := range q.Dates {
		for _, c := range q.Catalog.Columns {
			if m.Until > 0 && c.Years() {
				figure := Figure{First: m.First, Last: m.Last}
				out = append(out, q.compares(c, figure, query.Between, float64(m.Year), float64(m.Until-1)))
			}
			if ofDay := m.Hour > 0 || m.Part.to > 0; ofDay && !c.tellsTime() || !ofDay && (c.Kind != Temporal || c.clock ||
				c.Type == schema.Time) || !c.mayBe(m) || q.byCalendar(m, c) {
				continue
			}
			for _, a := range q.datedAmong(c, i) {
				if len(a.Where) == 0 {
					continue
				}
				men := &q.Columns[c.At]
				a.Mask |= Span(m.First, m.Last)
				a.Table, a.Column = c.Table, c
				a.Score += 1 + men.Share + .3*float64(Count(men.Loose)) + .5*q.Tables[c.Table.At].Share
				out = append(out, a)
				if said := q.Negated(First(a.Mask), 4); said != 0 && a.from() {
					out = append(out, a.until(said))
				}
			}
		}
	}
	return out
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

// datedAmong returns the conditions of a moment on a column, alone or with the next moment.
func (q *Question) datedAmong(c *Column, i int) []Atom {
	m, last := q.Dates[i], i+1 == len(q.Dates)
	atoms := q.dated(c, m)
	if !last && c.mayBe(q.Dates[i+1]) {
		atoms = append(atoms, q.span(c, m, q.Dates[i+1])...)
	}
	if !last && q.reaches(m, q.Dates[i+1], false) || i > 0 && q.reaches(q.Dates[i-1], m, false) {
		for k := range atoms {
			if a := &atoms[k]; a.Op == "on" || a.Op == "month" {
				a.How = End
			}
		}
		atoms = append(atoms, m.itself(c)...)
	}
	return atoms
}

// mayBe reports whether a column's dates are precise enough for a moment.
func (c *Column) mayBe(m Moment) bool {
	return (m.Year == 0 && m.Per != "year" || c.Tells(query.Year)) &&
		(m.Day == 0 || c.Tells(query.DayOf)) && (m.Weekday == "" || c.Tells(query.Weekday))
}

// dated returns the possible conditions of a moment on a column.
func (q *Question) dated(c *Column, m Moment) []Atom {
	ref, by := c.When(), q.bounds(m.First, m.Last)
	switch {
	case m.Newest || m.Ago > 0:
		return []Atom{{Op: "recent", Where: []query.Condition{recent(c, m)}}}
	case m.Weekday == weekend:
		days := []query.Value{{Text: time.Saturday.String()}, {Text: time.Sunday.String()}}
		return []Atom{{Op: "weekend", Where: onPart(ref, query.Weekday, query.In, days...)}}
	case m.Weekday != "":
		return []Atom{{Op: "weekday", Where: onPart(ref, query.Weekday, query.Equal, query.Value{Text: m.Weekday})}}
	case m.Hour > 0:
		return q.hourly(c, m, by)
	case m.Part.to > 0:
		from, to := m.Part.beside(by[0].Op)
		return []Atom{{Op: "hours", Cue: by[0].Cue, Where: c.hours(from*60, to*60)}}
	case m.Year == 0 && m.Months > 0:
		return []Atom{{Op: "month", Where: inMonths(ref, m.Month, m.Month+m.Months-1)}}
	case m.Year == 0 && m.Day == 0 && by[0].Op != query.Equal:
		return m.besides(ref, by)
	case m.Year == 0 && m.Day == 0:
		return []Atom{{Op: "month", Where: onPart(ref, query.MonthOf, query.Equal, query.Value{Text: monthName(m.Month)})}}
	case m.Year == 0:
		where := append(onPart(ref, query.MonthOf, query.Equal, query.Value{Text: monthName(m.Month)}),
			onPart(ref, query.DayOf, query.Equal, query.Value{Text: strconv.Itoa(m.Day), Number: true})...)
		return []Atom{{Op: "day", Where: where}}
	}
	if at, end, ok := q.edge(m.First); ok {
		day := m.begins()
		if end {
			day = m.ends()
		}
		b := q.bounds(at, m.Last)[0]
		said := b.Cue | Span(at, m.First)
		switch b.Op {
		case query.Greater, query.GreaterEqual:
			return []Atom{{Op: "since", Cue: said, Where: onDay(ref, query.GreaterEqual, day)}}
		case query.Less, query.LessEqual:
			return []Atom{{Op: "before", Cue: said, Where: onDay(ref, query.Less, day)}}
		}
	}
	var out []Atom
	for _, b := range by {
		op, where := m.compared(ref, b.Op)
		out = append(out, Atom{Op: op, Cue: b.Cue, Where: where})
	}
	return out
}

// End marks one of the two ends of a span.
const End = "end"

// itself is the condition that a date is in one of the moments of a change "from 2022 to 2023".
func (m Moment) itself(c *Column) []Atom {
	if m.Year == 0 || m.Hour > 0 {
		return nil
	}
	op, where := m.compared(c.When(), query.Equal)
	return []Atom{{Op: op, Where: where, Score: -.3, How: End}}
}

// compared is the comparison of a date with a moment whose year is known.
func (m Moment) compared(ref query.Column, by query.Op) (op string, where []query.Condition) {
	switch {
	case by == query.Greater:
		return "since", onDay(ref, query.GreaterEqual, m.ends())
	case by == query.GreaterEqual:
		return "since", onDay(ref, query.GreaterEqual, m.begins())
	case by == query.Less:
		return "before", onDay(ref, query.Less, m.begins())
	case by == query.LessEqual:
		return "before", onDay(ref, query.Less, m.ends())
	case m.Until > 0:
		return "decade", append(onDay(ref, query.GreaterEqual, m.begins()), onDay(ref, query.Less, m.ends())...)
	case m.Months > 0:
		return "span", append(onDay(ref, query.GreaterEqual, m.begins()), onDay(ref, query.Less, m.ends())...)
	case m.Day > 0:
		return "on", onPart(ref, query.Day, query.Equal, query.Value{Text: m.begins()})
	case m.Month > 0:
		return "on", onPart(ref, query.Month, query.Equal, query.Value{Text: m.begins()[:7]})
	}
	return "on", onPart(ref, query.Year, query.Equal, query.Value{Text: strconv.Itoa(m.Year), Number: true})
}

// onDay compares a date with a day.
func onDay(ref query.Column, op query.Op, day string) []query.Condition {
	return []query.Condition{{Item: query.Item{Column: ref}, Op: op, Values: []query.Value{{Text: day}}}}
}

// onPart compares a part of a date.
func onPart(ref query.Column, part query.Part, op query.Op, values ...query.Value) []query.Condition {
	ref.Part = part
	return []query.Condition{{Item: query.Item{Column: ref}, Op: op, Values: values}}
}

// inMonths is the condition that a date is in the months from first to last of any year.
func inMonths(ref query.Column, first, last int) []query.Condition {
	ref.Part = query.MonthOf
	in := query.Condition{Item: query.Item{Column: ref}, Op: query.In}
	for m := first; m <= last; m++ {
		in.Values = append(in.Values, query.Value{Text: monthName(m)})
	}
	return []query.Condition{in}
}

// besides are the conditions for a month without year: that month in any year, or months before or after it.
func (m Moment) besides(ref query.Column, by []Compared) []Atom {
	var out []Atom
	for _, b := range by {
		from, to := 1, 12
		switch b.Op {
		case query.Less:
			to = m.Month - 1
		case query.LessEqual:
			to = m.Month
		case query.Greater:
			from = m.Month + 1
		case query.GreaterEqual:
			from = m.Month
		}
		if from <= to {
			out = append(out, Atom{Op: "span", Cue: b.Cue, Where: inMonths(ref, from, to)})
		}
	}
	itself := onPart(ref, query.MonthOf, query.Equal, query.Value{Text: monthName(m.Month)})
	return append(out, Atom{Op: "month", Where: itself})
}

// hourly returns the conditions of a time of day on a column; for a date with time, on its hour.
func (q *Question) hourly(c *Column, m Moment, by []Compared) []Atom {
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

// span returns the condition that a column lies between two moments: "between May and July 2023", "from the 3rd to
// the 9th of June".
func (q *Question) span(c *Column, from, to Moment) []Atom {
	if !q.reaches(from, to, false) {
		return nil
	}
	a := Atom{Mask: Span(to.First, to.Last), Score: 1,
		Cue: Span(max(0, from.First-1), from.First) | Span(from.Last, to.First)}
	if from.Hour > 0 && to.Hour > 0 && (from.Hour != to.Hour || from.Minute != to.Minute) {
		a.Op, a.Where = "hours", c.hours((from.Hour-1)*60+from.Minute, (to.Hour-1)*60+to.Minute)
		return []Atom{a}
	}
	from.Year = cmp.Or(from.Year, to.Year)
	if to.Year == 0 && from.Month > 0 && from.Months+to.Months == 0 {
		switch {
		case from.Day > 0 && from.Day < to.Day && from.Month == to.Month:
			day := c.When()
			day.Part = query.DayOf
			a.Op, a.Where = "span", append(inMonths(c.When(), to.Month, to.Month), query.Condition{Item: query.Item{Column: day},
				Op: query.Between, Values: []query.Value{{Text: strconv.Itoa(from.Day), Number: true},
					{Text: strconv.Itoa(to.Day), Number: true}}})
			return []Atom{a}
		case from.Day == 0 && to.Day == 0 && from.Month < to.Month:
			a.Op, a.Where = "span", inMonths(c.When(), from.Month, to.Month)
			return []Atom{a}
		}
	}
	if to.Year == 0 || from.Month == 0 && to.Month > 0 {
		return nil
	}
	if from.begins() >= to.ends() {
		return nil
	}
	bound := func(op query.Op, day string) query.Condition {
		return query.Condition{Item: query.Item{Column: c.When()}, Op: op, Values: []query.Value{{Text: day}}}
	}
	a.Op = "span"
	a.Where = []query.Condition{bound(query.GreaterEqual, from.begins()), bound(query.Less, to.ends())}
	return []Atom{a}
}

// reaches reports whether the words between two moments express a span: "to", "up to the end of"; both: they may also
// mean the two moments.
func (q *Question) reaches(from, to Moment, both bool) bool {
	const most = 5
	if to.First-from.Last > most {
		return false
	}
	led := false
	for k := from.Last; k < to.First; k++ {
		switch word := q.Near(k); {
		case both && joining[word]:
			led = true
		case led && word == "in":
		case word == "and" && q.Near(from.First-1) != "between" && q.Near(from.First-2) != "between":
			return false
		case until[word]:
			led = true
		case !leading[word]:
			return false
		}
	}
	return led
}

// The words that connect two moments of a span, and those around them: closed classes.
var (
	until   = text.Set("and to until till - through")
	joining = text.Set("and or than vs versus")
	leading = text.Set("up the end of including")
)

func monthName(m int) string { return time.Month(m).String() }

// recent compares a column with its own newest value.
func recent(c *Column, m Moment) query.Condition {
	ref := c.When()
	from := query.From{Tables: []string{c.Table.Name}}
	newest := query.Item{Agg: query.Max, Column: ref}
	if m.Newest {
		ref.Part = map[string]query.Part{"month": query.Month, "year": query.Year, "day": query.Day, "week": query.Day}[m.Per]
		newest.Column = ref
		return query.Condition{Item: query.Item{Column: ref}, Op: query.Equal,
			Sub: &query.Query{Select: []query.Item{newest}, From: from}}
	}
	span := query.Item{Number: "interval '" + strconv.Itoa(m.Ago) + " " + m.Per + "s'"}
	back := query.Item{Calc: &query.Calc{Op: query.Minus, Left: newest, Right: span}}
	return query.Condition{Item: query.Item{Column: ref}, Op: query.Greater,
		Sub: &query.Query{Select: []query.Item{back}, From: from}}
}
