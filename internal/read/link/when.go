package link

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// byCalendar is the Match of a condition on days relative to today.
const byCalendar = "calendar"

// IsRelativeToToday reports whether a condition is about days relative to today.
func (a *Atom) IsRelativeToToday() bool { return a.Match == byCalendar }

// FromToday returns the words that ask how long ago something was or, if isAhead, how long it is until then: "how many
// days ago", "days since", "how long until".
func (q *Question) FromToday() (words Mask, isAhead bool) {
	for i := range q.Tokens {
		isAhead, ok := IsFromToday(q.Token(i-1), q.Token(i))
		isTime := slices.ContainsFunc(q.Dates, func(m Moment) bool { return m.ownTokens()&Span(i, i+1) != 0 })
		if ok && !isTime {
			return Span(i-1, i+1), isAhead
		}
	}
	return 0, false
}

// IsFromToday reports whether two words ask for the time from something until today, as in "days ago", or, if isAhead,
// from today until then.
func IsFromToday(unit, word string) (isAhead, ok bool) {
	isAhead = word == "until" || word == "till"
	isUnit := unit == "days" || unit == "day" || unit == "long"
	return isAhead, isUnit && (isAhead || word == "ago" || word == "since")
}

// HasRelativeDay reports whether the question is about days relative to today: "upcoming", "next month".
func (q *Question) HasRelativeDay() bool {
	return slices.ContainsFunc(q.Atoms, func(a Atom) bool { return a.IsRelativeToToday() })
}

// calendarAtoms links "upcoming", "next", "past" and "earlier" before a table's name to columns with dates after today:
// to a table's main date or, if it has none or names another, to any.
func (q *Question) calendarAtoms() (out []Atom) {
	today := q.today.Format(time.DateOnly)
	for i := range q.Tokens {
		op, mask := q.directionFromToday(i)
		if op == "" || slices.ContainsFunc(q.Dates, func(m Moment) bool { return m.ownTokens()&mask != 0 }) {
			continue
		}
		for _, c := range q.Catalog.Columns {
			main := c.Table.mainDate()
			if c.Kind == Temporal && isoDay.MatchString(c.Max) && c.Max >= today &&
				(main == nil || main == c || q.distinctiveWords(c) != 0) {
				out = append(out, Atom{Table: c.Table, Column: c, Mask: mask, Match: byCalendar,
					Op:    map[query.Op]string{query.GreaterEqual: "since", query.Less: "before"}[op],
					Score: 2.5 + q.Columns[c.Index].Share + .5*q.Tables[c.Table.Index].Share,
					Where: dayCondition(c.AsDate(), op, q.today)})
			}
		}
	}
	return out
}

// directionFromToday returns the words at a token that say that rows are from today on or before it, and how their
// dates compare with today; "" if there are none.
func (q *Question) directionFromToday(i int) (op query.Op, mask Mask) {
	word, rows := q.Token(i), i+1
	for q.isDayWord(rows) || isNumber(q.Tokens, rows) { // "next evening performance", "next two performances"
		rows++
	}
	named := rows < len(q.Tokens) && q.NamesTable(Span(rows, rows+1))
	switch {
	case q.HasSense(i, cue.Upcoming) && (named || i+1 == len(q.Tokens) || word != "next" && word != "coming" ||
		q.HasSense(0, cue.When) && q.mayNameRows(rows)): // "when is the next show"
		return query.GreaterEqual, Span(i, i+1)
	case (q.HasSense(i, cue.Past) && word != "last" || word == "earlier") && named:
		return query.Less, Span(i, i+1)
	}
	return "", 0
}

// mayNameRows reports whether a token is a content word that compares nothing.
func (q *Question) mayNameRows(i int) bool {
	return i < len(q.Tokens) && q.Content&Span(i, i+1) != 0 && !lang.IsComparative(q.Token(i)) &&
		!lang.IsSuperlative(q.Token(i))
}

// isDayWord reports whether a token is a weekday or a part of the day.
func (q *Question) isDayWord(i int) bool {
	return weekdays[q.Token(i)] != "" || IsDayPart(strings.TrimSuffix(q.Token(i), "s"))
}

// dateAtoms links moments to date columns and to columns of year and month numbers.
func (q *Question) dateAtoms() []Atom {
	var out []Atom
	for i := range q.Dates {
		m := &q.Dates[i]
		for _, c := range q.Catalog.Columns {
			for _, a := range q.momentAtoms(c, m) {
				if len(a.Where) == 0 {
					continue
				}
				mention := &q.Columns[c.Index]
				if a.Mask == 0 {
					a.Mask = m.ownTokens()
				}
				a.Table, a.Column = c.Table, c
				if c.hasWord(dueDateWords) || c.isExpiry() || c.hasWord(futureWords) { // "due a test this month"
					a.Cue |= q.tokensEqualTo("due") &^ mention.Exact
				}
				a.Score += 1 + mention.Share + .3*float64(Count(mention.Loose)) + .5*q.Tables[c.Table.Index].Share
				if m.RelativeToToday {
					a.Match = byCalendar
					a.Score++
				}
				if negation := q.timeNegation(m); negation != 0 && !a.isLowerBound() {
					if denied, ok := a.outsideInterval(negation); ok {
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

// Words in the names of future dates, of due dates and of expiry dates.
var (
	futureWords  = text.Set("next")
	dueDateWords = text.Set("due deadline promised promise expected")
	expiryWords  = text.Set("expires expiry expire expired expiration until till thru lapses lapse lapsed renewal renew " +
		"renews before by")
	endWords = text.Set("end ends ending")
)

// isExpiry reports whether a column, judging by its name, holds expiry dates: "expires", "valid to", or the day on
// which rows of some length end.
func (c *Column) isExpiry() bool {
	validTo := slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.Contains(n.Text, "valid") && slices.Contains(n.Text, "to")
	})
	return c.Kind == Temporal && (c.hasWord(expiryWords) || validTo || c.hasWord(endWords) && !c.HasTimeOfDay())
}

// isLowerBound reports whether a condition is a lower bound.
func (a *Atom) isLowerBound() bool {
	return len(a.Where) == 1 && (a.Where[0].Op == query.GreaterEqual || a.Where[0].Op == query.Greater)
}

// momentAtoms returns the possible conditions on a column for a moment.
func (q *Question) momentAtoms(c *Column, m *Moment) []Atom {
	ref := c.AsDate()
	switch {
	case m.isTimeOfDay():
		if !c.isPreciseFor(m) || q.isUnnamedBeside(c.Table, m) {
			return nil
		}
		return q.timeOfDayAtoms(c, m)
	case m.Time != nil && c.HoldsYears():
		return c.yearAtoms(m)
	case c.Kind != Temporal || c.isClock || c.Type == schema.Time:
		return nil
	case m.Weekday != "" && !c.HasDatePart(query.Weekday):
		return nil
	case m.Weekday == weekend:
		days := []query.Value{{Text: time.Saturday.String()}, {Text: time.Sunday.String()}}
		return []Atom{{Op: "weekend", Where: partCondition(ref, query.Weekday, query.In, days...)}}
	case m.Weekday != "":
		return []Atom{{Op: "weekday", Where: partCondition(ref, query.Weekday, query.Equal, query.Value{Text: m.Weekday})}}
	}
	op, where := c.intervalConditions(m.Time)
	return []Atom{{Op: op, Cue: m.boundTokens(), Where: where}}
}

// isUnnamedBeside reports whether the question names other tables than this one, and one of them has times of day: the
// moment is then about that one.
func (q *Question) isUnnamedBeside(t *Table, m *Moment) bool {
	return q.Tables[t.Index].Exact == 0 && slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool {
		return q.Tables[c.Table.Index].Exact != 0 && c.isPreciseFor(m)
	})
}

// During returns the conditions for a column's dates to be in an interval that the question names; none if they cannot
// be.
func (q *Question) During(c *Column, m *Moment) []query.Condition {
	if atoms := q.momentAtoms(c, m); len(atoms) > 0 {
		return atoms[0].Where
	}
	return nil
}

// birthWords are words in the names of birthdays.
var birthWords = text.Set("birth born birthday birthdate dob")

// intervalConditions returns the conditions for a date to be in an interval; none if the column's dates lack a part
// needed for it. If a time has no year, birthdays and dates without years match in any year.
func (c *Column) intervalConditions(t *when.Time) (op string, where []query.Condition) {
	ref := c.AsDate()
	month, day := t.OfMonth, t.OfDay
	anyYear := month > 0 && (!c.HasDatePart(query.Year) || c.hasWord(birthWords) && !t.Bound)
	switch {
	case t.Grain <= when.Weekend && !c.HasDatePart(query.DayOf), !anyYear && !c.HasDatePart(query.Year):
		return "", nil
	case anyYear:
		where = partCondition(ref, query.MonthOf, query.Equal, query.Value{Text: monthName(month)})
		if day > 0 {
			return "day", append(where, partCondition(ref, query.DayOf, query.Equal, numberValue(day))...)
		}
		return "month", where
	case t.IsSingle(when.Day):
		return "on", partCondition(ref, query.Day, query.Equal, query.Value{Text: t.From.Format(time.DateOnly)})
	case t.IsSingle(when.Month):
		return "on", partCondition(ref, query.Month, query.Equal, query.Value{Text: t.From.Format("2006-01")})
	case t.IsSingle(when.Year):
		return "on", partCondition(ref, query.Year, query.Equal, numberValue(t.From.Year()))
	case t.To.IsZero():
		op = "since"
	case t.From.IsZero():
		op = "before"
	default:
		op = "span"
	}
	if !t.From.IsZero() {
		where = dayCondition(ref, query.GreaterEqual, t.From)
	}
	if !t.To.IsZero() {
		where = append(where, dayCondition(ref, query.Less, t.To)...)
	}
	return op, where
}

// dayCondition returns a condition that compares a date with a day.
func dayCondition(ref query.Column, op query.Op, day time.Time) []query.Condition {
	value := query.Value{Text: day.Format(time.DateOnly)}
	return singleCondition(ref, op, value)
}

// partCondition returns a condition on a part of a date.
func partCondition(ref query.Column, part query.Part, op query.Op, values ...query.Value) []query.Condition {
	ref.Part = part
	return singleCondition(ref, op, values...)
}

func numberValue(n int) query.Value { return query.Value{Text: strconv.Itoa(n), Number: true} }

// yearAtoms returns the conditions for a column of years, with a column of months if necessary, to be in an interval.
// Years in digits are linked as numbers.
func (c *Column) yearAtoms(m *Moment) []Atom {
	t, month := m.Time, c.Table.monthColumn()
	if m.onlyYears {
		return nil
	}
	atYear := func(t time.Time) bool { return t.IsZero() || t.YearDay() == 1 }
	item, from, to := query.Item{Column: c.Ref()}, t.From.Year(), t.To.Year()
	switch aligned := atYear(t.From) && atYear(t.To); {
	case aligned:
	case month == nil || t.Grain < when.Month && !m.RelativeToToday:
		const mostOfYear = 300 * 24 * time.Hour
		if t.From.IsZero() || t.To.IsZero() || t.To.Sub(t.From) < mostOfYear {
			return nil
		}
		from, to = from+1, to+1 // the past three years are the current one and the two before
	default:
		return c.monthAtoms(m, month)
	}
	var where []query.Condition
	switch {
	case !t.From.IsZero() && to == from+1:
		where = numberCondition(item, query.Equal, from)
	default:
		if !t.From.IsZero() {
			where = numberCondition(item, query.GreaterEqual, from)
		}
		if !t.To.IsZero() {
			where = append(where, numberCondition(item, query.Less, to)...)
		}
	}
	return []Atom{{Op: "on", Cue: m.boundTokens(), Where: where, Score: .5}}
}

func numberCondition(item query.Item, op query.Op, n int) []query.Condition {
	return []query.Condition{{Item: item, Op: op, Values: []query.Value{numberValue(n)}}}
}

// monthAtoms returns the conditions on columns of years and months; for several years, on both as one number: 202405.
func (c *Column) monthAtoms(m *Moment, month *Column) []Atom {
	from, to := m.From, m.To
	if from.Day() > 1 {
		from = time.Date(from.Year(), from.Month()+1, 1, 0, 0, 0, 0, time.UTC) // count the current month instead
	}
	if to.Day() > 1 {
		to = time.Date(to.Year(), to.Month()+1, 1, 0, 0, 0, 0, time.UTC)
	}
	year, months := query.Item{Column: c.Ref()}, query.Item{Column: month.Ref()}
	last := to.AddDate(0, -1, 0)
	var where []query.Condition
	switch {
	case m.From.IsZero() || m.To.IsZero() || from.Year() != last.Year():
		scaledYear := query.Item{Calc: &query.Calc{Op: query.Times, Left: year, Right: query.Item{Number: "100"}}}
		yearMonth := query.Item{Calc: &query.Calc{Op: query.Plus, Left: scaledYear, Right: months}}
		if !m.From.IsZero() {
			where = numberCondition(yearMonth, query.GreaterEqual, 100*from.Year()+int(from.Month()))
		}
		if !m.To.IsZero() {
			where = append(where, numberCondition(yearMonth, query.Less, 100*to.Year()+int(to.Month()))...)
		}
	case from.Month() == last.Month():
		where = append(numberCondition(year, query.Equal, from.Year()), numberCondition(months, query.Equal,
			int(from.Month()))...)
	default:
		where = append(numberCondition(year, query.Equal, from.Year()), numberCondition(months, query.GreaterEqual,
			int(from.Month()))...)
		where = append(where, numberCondition(months, query.LessEqual, int(last.Month()))...)
	}
	return []Atom{{Op: "on", Cue: m.boundTokens(), Where: where, Score: .5}}
}

// monthColumn returns the table's column of month numbers, or nil.
func (t *Table) monthColumn() *Column {
	for _, c := range t.Columns {
		if c.Kind == Number && c.NameHasStem(monthNameStems) && c.Lo >= 1 && c.Hi <= 12 {
			return c
		}
	}
	return nil
}

func monthName(m int) string { return time.Month(m).String() }

// genericDateWords are words in the names of dates that do not tell one date of a row from another.
var genericDateWords = text.Set("date day on at time when datetime timestamp")

// mainDate returns the date of a table's rows themselves: the only one whose name says nothing else, or the only one at
// all, if it is not a date by which something is to be done; otherwise nil.
func (t *Table) mainDate() *Column {
	all := slices.DeleteFunc(t.Dates(), func(c *Column) bool {
		return c.isClock || c.isPlanned() || c.isExpiry() || c.hasWord(dueDateWords) || c.hasWord(futureWords)
	})
	if plain := slices.DeleteFunc(slices.Clone(all), func(c *Column) bool { return !c.isPlainDate() }); len(plain) > 0 {
		all = plain
	}
	if len(all) != 1 || !all[0].HasDatePart(query.Day) || !all[0].HasDatePart(query.Year) {
		return nil
	}
	return all[0]
}

// isPlainDate reports whether a column's name says no more than that it is a date, or the date of its table's rows.
func (c *Column) isPlainDate() bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return !slices.ContainsFunc(n.Text, func(w string) bool {
			return !genericDateWords[w] && !slices.ContainsFunc(c.Table.Names, func(t Name) bool {
				return slices.ContainsFunc(t.Text, func(own string) bool { return text.Singular(own) == text.Singular(w) })
			})
		})
	})
}

// IsOtherDate reports whether a date is not the one by which a table's rows are told apart in time, but that of
// something that they also refer to: a line of an order has the order's date, not the day its product was introduced,
// unless the question names that.
func (q *Question) IsOtherDate(t *Table, c *Column) bool {
	if c.Kind != Temporal || c.Table == t || c.isPlainDate() || q.Columns[c.Index].All() != 0 {
		return false
	}
	return slices.ContainsFunc(q.Catalog.Columns, func(own *Column) bool {
		path := q.Path(t, own.Table)
		return own.Kind == Temporal && own.Table != c.Table && own.isPlainDate() &&
			(own.Table == t || len(path) == 1 && !path[0].IsToMany())
	})
}
