package when

import (
	"cmp"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
)

func day(y, m, d int) time.Time { return time.Date(y, time.Month(m), d, 0, 0, 0, 0, time.UTC) }

// inMonths and inDays are the lengths of the grains.
var (
	inMonths = map[Grain]int{Month: 1, Quarter: 3, Half: 6, Year: 12, Decade: 120}
	inDays   = map[Grain]int{Day: 1, Week: 7, Weekend: 7}
)

// startOf returns the first day of the period that contains a day.
func startOf(t time.Time, g Grain) time.Time {
	switch n := inMonths[g]; {
	case g == Week:
		return t.AddDate(0, 0, -(int(t.Weekday())+6)%7)
	case g == Weekend:
		return startOf(t, Week).AddDate(0, 0, 5)
	case n > 0:
		months := t.Year()*12 + int(t.Month()) - 1
		return day(0, months-months%n+1, 1)
	}
	return t
}

// step adds units to a day. A month before 31 May is 30 April.
func step(t time.Time, g Grain, n int) time.Time {
	last := day(t.Year(), int(t.Month())+inMonths[g]*n+1, 0)
	return day(last.Year(), int(last.Month()), min(t.Day(), last.Day())).AddDate(0, 0, inDays[g]*n)
}

// unitOf returns the unit that is n units after the one that contains a day.
func unitOf(t time.Time, g Grain, n int) *Time {
	from := step(startOf(t, g), g, n)
	to := step(from, g, 1)
	if g == Weekend {
		to = from.AddDate(0, 0, 2)
	}
	return &Time{From: from, To: to, Grain: g}
}

func years(from, n int, g Grain) *Time {
	return &Time{From: day(from, 1, 1), To: day(from+n, 1, 1), Grain: g}
}

// yearlyName is a time that recurs every year: its month, its day, and its length in months, or 0 for a single day.
// Without a month, the day is counted from Easter.
type yearlyName [3]int

// in returns a name's time in a year; nil if the year has none.
func (n yearlyName) in(year int) *Time {
	month, on, months := n[0], n[1], n[2]
	switch from := day(year, month, max(on, 1)); {
	case months > 0:
		return &Time{From: from, To: from.AddDate(0, months, 0), Grain: map[int]Grain{1: Month, 3: Quarter, 6: Half}[months]}
	case month == 0:
		return unitOf(easter(year).AddDate(0, 0, on), Day, 0)
	case int(from.Month()) == month:
		return unitOf(from, Day, 0)
	}
	return nil
}

// easter returns Easter Sunday (the Gregorian computus of Meeus, Jones and Butcher).
func easter(y int) time.Time {
	a, b, c := y%19, y/100, y%100
	h := (19*a + b - b/4 - (b-(b+8)/25+1)/3 + 15) % 30
	l := (32 + 2*(b%4) + 2*(c/4) - h - c%4) % 7
	m := (a + 11*h + 22*l) / 451
	return day(y, (h+l-7*m+114)/31, (h+l-7*m+114)%31+1)
}

// yearly returns a function that returns a name's time in the i-th year after today's.
func (r *reader) yearly(n yearlyName) func(i int) *Time {
	return func(i int) *Time { return n.in(r.today.Year() + i) }
}

// nearest returns one of the periods around today, chosen by a step: the last that has ended (-1), today's (0), or the
// next that has not begun (1). Without a step it is the last that has begun or, where the future is meant, the next
// that has not ended.
func (r *reader) nearest(by int, period func(i int) *Time) (out *Time) {
	for i := -9; i <= 9; i++ { // 29 February may need eight years
		t := period(i)
		if t == nil {
			continue
		}
		begun, ended := !t.From.After(r.today), !t.To.After(r.today)
		switch {
		case by == -1 && ended, by == 0 && i == 0, by == noStep && !r.future && begun:
			out = t
		case out == nil && (by == 1 && !begun || by == noStep && r.future && !ended):
			out = t
		}
	}
	return out
}

const noStep = 2

// Split returns what of a time is over by the end of a day, and what is from that day on: the whole time if it does not
// contain the day.
func (t Time) Split(at time.Time) (past, ahead Time) {
	past, ahead = t, t
	y, m, d := at.Date()
	if today := day(y, int(m), d); !t.From.After(today) && t.To.After(today) {
		past.To, ahead.From = today.AddDate(0, 0, 1), today
	}
	return past, ahead
}

// YearsLater returns the time moved by a number of years.
func (t Time) YearsLater(by int) Time {
	for _, d := range []*time.Time{&t.From, &t.To, &t.reference[0], &t.reference[1]} {
		if !d.IsZero() {
			*d = d.AddDate(by, 0, 0)
		}
	}
	if t.From.Equal(t.To) { // 29 February
		t.To = t.From.AddDate(0, 0, 1)
	}
	return t
}

// setYear moves a time to a year.
func (t *Time) setYear(year int) {
	*t = t.YearsLater(year - t.From.Year())
	t.Assumed, t.OfMonth, t.OfDay = false, 0, 0
}

// part returns the n-th of several equal parts of a time, in whole months if possible.
func (t *Time) part(n, of int) *Time {
	days, months := int(t.To.Sub(t.From).Hours()/24+.5), inMonths[t.Grain]
	at := func(n int) time.Time {
		if months > 0 && months%of == 0 {
			return t.From.AddDate(0, months*n/of, 0)
		}
		return t.From.AddDate(0, 0, days*n/of)
	}
	return &Time{From: at(n - 1), To: at(n), Grain: Day, Assumed: t.Assumed}
}

// constructors make times from matched forms.
var constructors = map[string]func(m *match) *Time{
	"date": (*match).date, "day first": func(m *match) *Time {
		return timeIf(!m.clock.MonthFirst || m.n("DAY") > 12, m.date())
	},
	"year and month": func(m *match) *Time { return yearlyName{m.n("MM"), 0, 1}.in(m.n("YEAR")) },
	"rolling":        (*match).rolling, "edge": (*match).edgeOf, "ordinal": (*match).ordinal,
	"days": (*match).days, "name": (*match).yearlyNamed, "unit": (*match).single, "ago": (*match).ago,
	"part": func(m *match) *Time {
		return timeIf(!m.p.isEdge() && m.p.Grain >= Month && m.isThird(), m.p.part(m.n("THIRD"), 3))
	},
	"day": func(m *match) *Time { return m.yearlyInYear(yearlyName{m.n("MONTH"), m.n("DAY")}) },
	"day of month": func(m *match) *Time { // "on the 3rd" of the last month that has one
		ends := m.last == len(m.t) || m.t[m.last].Stop && m.token(m.last) != "of"
		if !m.t[m.first].Unit || !is("BEFOREDAY", m.token(m.first-1)) || !ends {
			return nil
		}
		t := m.nearest(noStep, func(i int) *Time {
			month := step(startOf(m.today, Month), Month, i)
			return yearlyName{int(month.Month()), m.n("DAY")}.in(month.Year())
		})
		t.Assumed = true
		return t
	},
	"name of year": func(m *match) *Time { // "q3 26"; "nov 25" may be a day
		n, ends := m.of["NAME"].value, m.last == len(m.t) || m.t[m.last].Stop
		return timeIf(n[2] > 1 && ends, yearlyName(n).in(2000+m.n("YY")))
	},
	"weekday": func(m *match) *Time {
		by := m.n("STEP")
		if m.last == m.first+1 { // "on Mondays" means any Monday, but "since Monday" does not
			if m.token(m.first-1) != "since" {
				return nil
			}
			by = noStep
		}
		return m.nearest(by, func(i int) *Time {
			return unitOf(startOf(m.today, Week).AddDate(0, 0, 7*i+m.n("WEEKDAY")-1), Day, 0)
		})
	},
	"week of": func(m *match) *Time {
		t := unitOf(m.p.From, Week, 0)
		t.Assumed = m.p.Assumed
		return timeIf(m.p.Grain == Day, t)
	},
	"week": func(m *match) *Time { // the week of 4 January is the first
		y := m.yearAfter()
		return timeIf(y > 0 && m.n("N") < 54, unitOf(day(y, 1, 4), Week, m.n("N")-1))
	},
	"years": func(m *match) *Time { return timeIf(m.n("DAY") == (m.n("YEAR")+1)%100, years(m.n("YEAR"), 2, Year)) },
	"decade": func(m *match) *Time {
		y := m.n("DECADE") + m.n("TENS") + m.n("YEAR")
		return timeIf(y%10 == 0 && (m.n("TENS") == 0 || m.token(m.first-1) == "the"), years(y, 10, Decade))
	},
	"century": func(m *match) *Time { return years(100*(m.n("DAY")-1), 100, Decade) },
	"year":    func(m *match) *Time { return timeIf(!m.isQuantity(), years(m.n("YEAR"), 1, Year)) },
}

// single returns one unit: today's, or one that is a number of units away from it.
func (m *match) single() *Time {
	n := m.n("DAYS") + m.n("STEP") + m.n("BACK")
	last := m.unit() == Day && (n == 0 || n == -1) && m.token(m.first) != "previous" // "last day" means in the data
	return timeIf(!last, unitOf(m.today, cmp.Or(m.unit(), Day), n))
}

// ago returns the unit that is a number of units ago; "since" and "until" refer to the exact day within it.
func (m *match) ago() *Time {
	n, g := m.count()
	t, on := unitOf(m.today, g, -n), step(m.today, g, -n)
	t.reference = [2]time.Time{on, on.AddDate(0, 0, 1)}
	return t
}

// timeIf returns a time if a condition holds, else nil.
func timeIf(holds bool, t *Time) *Time {
	if !holds {
		return nil
	}
	return t
}

// date returns a date in digits; the year may have only two digits.
func (m *match) date() *Time {
	year := m.n("YEAR")
	if year == 0 {
		year = 2000 + m.n("YY")
	}
	if year > m.today.Year()+20 {
		year -= 100
	}
	return yearlyName{m.n("MM"), m.n("DAY")}.in(year)
}

// rolling returns the time of "the last 30 days", "the past year", "the next two weeks".
func (m *match) rolling() *Time {
	n, g := m.count()
	by, word := m.n("STEP"), m.token(m.last-2)
	switch {
	case by == 0 && m.token(m.first) != "past", m.token(m.last) == "of" && m.token(m.last+1) != "data",
		g == Weekend && m.n("N") == 0:
		return nil
	case by > 0:
		return &Time{From: m.today, To: step(m.today, g, n).AddDate(0, 0, 1), Grain: Day}
	case word == "full" || word == "calendar" || g == Quarter || g == Weekend || g == Half:
		return &Time{From: unitOf(m.today, g, -n).From, To: unitOf(m.today, g, -1).To, Grain: g}
	}
	return &Time{From: step(m.today, g, -n), To: m.today.AddDate(0, 0, 1), Grain: Day}
}

// isEdge reports whether a time is the start or the end of a period.
func (t *Time) isEdge() bool { return !t.reference[0].IsZero() && t.reference[0].Equal(t.reference[1]) }

// edgeOf returns the start or the end of a period.
func (m *match) edgeOf() *Time {
	if m.p == nil {
		m.p = unitOf(m.today, m.unit(), 0)
	} else if m.p.isEdge() {
		return nil
	}
	t, at := m.p.part(m.n("EDGE"), 3), m.p.From
	if m.n("EDGE") == 3 {
		at = m.p.To
	}
	t.Grain, t.reference = m.p.Grain, [2]time.Time{at, at}
	return t
}

// ordinal returns the time of "the first half of P", "the last week of P", "the first 10 days of P".
func (m *match) ordinal() *Time {
	n := m.n("ORDINAL")
	count, g := m.count()
	t := &Time{From: step(m.p.To, g, -count), To: m.p.To}
	switch {
	case m.p.isEdge() || g > Half || g >= m.p.Grain && g != Half ||
		g == Half && (n > 2 || count > 1 || inMonths[m.p.Grain] == 0):
		return nil
	case g == Half:
		t = m.p.part(2-n%2, 2)
	case n > 0:
		t.From = step(m.p.From, g, (n-1)*count)
		t.To = step(t.From, g, count)
	}
	t.Grain, t.Assumed = g, m.p.Assumed
	return timeIf(t.From.Before(m.p.To), t)
}

// days returns the time of "3 to 9 June", "June 3-9".
func (m *match) days() *Time {
	t, last := m.yearlyInYear(yearlyName{m.n("MONTH"), m.n("DAY")}), m.of["UNTIL"]
	if t == nil || last.value[0] <= m.n("DAY") || m.token(m.last) == "of" || is("MONTH", m.token(m.last)) {
		return nil
	}
	q := yearlyName{m.n("MONTH"), last.value[0]}.in(t.From.Year())
	if q == nil {
		return nil
	}
	on := m.of["DAY"].at
	t.PeriodTokens, q.PeriodTokens = [2]int{min(on, m.of["MONTH"].at), on + 1}, [2]int{last.at, m.last}
	return span(t, q, t.Assumed)
}

// yearlyNamed returns a recurring time: the last, current or next one if the text says which, the one in a named year,
// or else the latest.
func (m *match) yearlyNamed() *Time {
	n := m.of["NAME"].value
	switch {
	case m.n("YEAR") > 0: // the year follows months and days
		return timeIf(n[2] > 1, n.in(m.n("YEAR")))
	case is("STEP", m.token(m.first)):
		return timeIf(m.isName(m.first+1), m.nearest(m.n("STEP"), m.yearly(n)))
	}
	t := m.yearlyInYear(n)
	return timeIf(t != nil && !t.Assumed || m.isName(m.first), t)
}

// isName reports whether a name without a year is meant as a time, since "may", "march", "fall" and "the second half"
// have other meanings too.
func (m *match) isName(at int) bool {
	w, before := m.token(at), m.token(at-1)
	switch {
	case w == "may" && m.of["NAME"].value[2] == 1: // "March or May", but not "may or may not"
		listed := m.token(at-2) != w && is("MONTH", m.token(at-2))
		return is("BEFOREMAY", before) || at > 0 && (m.t[at].Upper || listed)
	case w == "march":
		return (at > 0 || m.t[at].Upper) && before != "a"
	case is("SEASON", w) && !is("STEP", before):
		camp := m.last < len(m.t) && !m.t[m.last].Stop && m.t[m.last].Word // as in a summer camp
		return is("BEFORESEASON", before) && (!camp || m.match(m.last, spanForm) != nil)
	}
	return m.token(m.last-1) != "half" // the second half may be that of a match
}

// isThird reports whether "early" or "late" is about the period after it, as in "since late 2026", rather than about
// what comes before: "were late in 2026", "ten minutes late last year".
func (m *match) isThird() bool {
	before := m.token(m.first - 1)
	return !is("NOTBEFORETHIRD", before) && text.Units()[before].Dimension == ""
}

// isQuantity reports whether a number that could be a year is compared as an amount, or has a unit.
func (m *match) isQuantity() bool {
	k := m.first - 1
	for m.token(k) == "the" || m.token(k) == "a" {
		k--
	}
	w, next := m.token(k), m.token(m.last)
	return is("COMPARED", w) || w == "than" && !is("INTIME", m.token(k-1)) || is("AMOUNT", next) ||
		text.Units()[next].Dimension != ""
}
