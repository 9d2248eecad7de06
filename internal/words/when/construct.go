package when

import (
	"cmp"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
)

// constructors make times of what their forms name.
var constructors = map[string]func(m *match) *Time{
	"date": (*match).date, "day first": func(m *match) *Time {
		return only(!m.clock.MonthFirst || m.n("DAY") > 12, m.date())
	},
	"year and month": func(m *match) *Time { return name{m.n("MM"), 0, 1}.in(m.n("YEAR")) },
	"rolling":        (*match).rolling, "edge": (*match).edgeOf, "ordinal": (*match).ordinal,
	"days": (*match).days, "name": (*match).named, "unit": (*match).single, "ago": (*match).ago,
	"part": func(m *match) *Time {
		return only(!m.p.edge() && m.p.Grain >= Month, m.p.part(m.n("THIRD"), 3))
	},
	"day": func(m *match) *Time { return m.dated(name{m.n("MONTH"), m.n("DAY")}) },
	"day of month": func(m *match) *Time { // "on the 3rd": of the last month that has one
		ends := m.last == len(m.t) || m.t[m.last].Stop && m.near(m.last) != "of"
		if !m.t[m.first].Unit || m.near(m.first-1) != "the" || !ends {
			return nil
		}
		t := m.nearest(unsaid, func(i int) *Time {
			month := step(begin(m.today, Month), Month, i)
			return name{int(month.Month()), m.n("DAY")}.in(month.Year())
		})
		t.Assumed = true
		return t
	},
	"weekday": func(m *match) *Time {
		return m.nearest(m.n("STEP"), func(i int) *Time {
			return unitOf(begin(m.today, Week).AddDate(0, 0, 7*i+m.n("WEEKDAY")-1), Day, 0)
		})
	},
	"week of": func(m *match) *Time {
		t := unitOf(m.p.From, Week, 0)
		t.Assumed = m.p.Assumed
		return only(m.p.Grain == Day, t)
	},
	"week": func(m *match) *Time { // the week of 4 January is the first
		y := m.yearBehind()
		return only(y > 0 && m.n("N") < 54, unitOf(day(y, 1, 4), Week, m.n("N")-1))
	},
	"years": func(m *match) *Time { return only(m.n("DAY") == (m.n("YEAR")+1)%100, years(m.n("YEAR"), 2, Year)) },
	"decade": func(m *match) *Time {
		y := m.n("DECADE") + m.n("TENS") + m.n("YEAR")
		return only(y%10 == 0 && (m.n("TENS") == 0 || m.near(m.first-1) == "the"), years(y, 10, Decade))
	},
	"century": func(m *match) *Time { return years(100*(m.n("DAY")-1), 100, Decade) },
	"year":    func(m *match) *Time { return only(!m.isQuantity(), years(m.n("YEAR"), 1, Year)) },
}

// single returns one unit: today's, or so many from it.
func (m *match) single() *Time {
	n := m.n("DAYS") + m.n("STEP") + m.n("BACK")
	last := m.unit() == Day && (n == 0 || n == -1) && m.near(m.first) != "previous" // the last day of the data
	return only(!last, unitOf(m.today, cmp.Or(m.unit(), Day), n))
}

// ago returns the unit so many units ago, and the very day.
func (m *match) ago() *Time {
	n, g := m.count()
	t, on := unitOf(m.today, g, -n), step(m.today, g, -n)
	t.point = [2]time.Time{on, on.AddDate(0, 0, 1)}
	return t
}

// only returns a time where a condition holds.
func only(holds bool, t *Time) *Time {
	if !holds {
		return nil
	}
	return t
}

// date returns one in digits; its year may be of two.
func (m *match) date() *Time {
	year := m.n("YEAR")
	if year == 0 {
		year = 2000 + m.n("YY")
	}
	if year > m.today.Year()+20 {
		year -= 100
	}
	return name{m.n("MM"), m.n("DAY")}.in(year)
}

// rolling is "the last 30 days", "the past year", "the next two weeks".
func (m *match) rolling() *Time {
	n, g := m.count()
	by, word := m.n("STEP"), m.near(m.last-2)
	switch {
	case by == 0 && m.near(m.first) != "past", m.near(m.last) == "of" && m.near(m.last+1) != "data",
		g == Weekend && m.n("N") == 0:
		return nil
	case by > 0:
		return &Time{From: m.today, To: step(m.today, g, n).AddDate(0, 0, 1), Grain: Day}
	case word == "full" || word == "calendar" || g == Quarter || g == Weekend || g == Half:
		return &Time{From: unitOf(m.today, g, -n).From, To: unitOf(m.today, g, -1).To, Grain: g}
	}
	return &Time{From: step(m.today, g, -n), To: m.today.AddDate(0, 0, 1), Grain: Day}
}

// edge reports whether it is the start or the end of a period.
func (t *Time) edge() bool { return !t.point[0].IsZero() && t.point[0].Equal(t.point[1]) }

// edgeOf returns the start or the end of a period.
func (m *match) edgeOf() *Time {
	if m.p == nil {
		m.p = unitOf(m.today, m.unit(), 0)
	} else if m.p.edge() {
		return nil
	}
	t, at := m.p.part(m.n("EDGE"), 3), m.p.From
	if m.n("EDGE") == 3 {
		at = m.p.To
	}
	t.Grain, t.point = m.p.Grain, [2]time.Time{at, at}
	return t
}

// ordinal is "the first half of P", "the last week of P", "the first 10 days of P".
func (m *match) ordinal() *Time {
	n := m.n("ORDINAL")
	count, g := m.count()
	t := &Time{From: step(m.p.To, g, -count), To: m.p.To}
	switch {
	case m.p.edge() || g > Half || g >= m.p.Grain && g != Half ||
		g == Half && (n > 2 || count > 1 || inMonths[m.p.Grain] == 0):
		return nil
	case g == Half:
		t = m.p.part(2-n%2, 2)
	case n > 0:
		t.From = step(m.p.From, g, (n-1)*count)
		t.To = step(t.From, g, count)
	}
	t.Grain, t.Assumed = g, m.p.Assumed
	return only(t.From.Before(m.p.To), t)
}

// days are "3 to 9 June", "June 3-9".
func (m *match) days() *Time {
	t, last := m.dated(name{m.n("MONTH"), m.n("DAY")}), m.of["UNTIL"]
	if t == nil || last.value[0] <= m.n("DAY") || m.near(m.last) == "of" || is("MONTH", m.near(m.last)) {
		return nil
	}
	q := name{m.n("MONTH"), last.value[0]}.in(t.From.Year())
	if q == nil {
		return nil
	}
	on := m.of["DAY"].at
	t.Said, q.Said = [2]int{min(on, m.of["MONTH"].at), on + 1}, [2]int{last.at, m.last}
	return span(t, q, t.Assumed)
}

// named returns what comes every year: beside today, of a year said, or the latest.
func (m *match) named() *Time {
	n := m.of["NAME"].value
	switch {
	case m.n("YEAR") > 0: // of months and days people say the year behind
		return only(n[2] > 1, n.in(m.n("YEAR")))
	case is("STEP", m.near(m.first)):
		return only(m.isName(m.first+1), m.nearest(m.n("STEP"), m.yearly(n)))
	}
	t := m.dated(n)
	return only(t != nil && !t.Assumed || m.isName(m.first), t)
}

// isName reports whether a name without a year is one of a time: "may", "march", "fall" and "the second half" are other
// things too.
func (m *match) isName(at int) bool {
	w, before := m.near(at), m.near(at-1)
	switch {
	case w == "may" && m.of["NAME"].value[2] == 1: // "March or May" goes on, "may or may not" does not
		listed := m.near(at-2) != w && is("MONTH", m.near(at-2))
		return is("BEFOREMAY", before) || at > 0 && (m.t[at].Upper || listed)
	case w == "march":
		return (at > 0 || m.t[at].Upper) && before != "a"
	case is("SEASON", w) && !is("STEP", before):
		camp := m.last < len(m.t) && !m.t[m.last].Stop && m.t[m.last].Word // a summer camp
		return is("BEFORESEASON", before) && (!camp || m.match(m.last, spanForm) != nil)
	}
	return m.near(m.last-1) != "half" // the second half may be one of a match
}

// isQuantity reports whether a number that could be a year is compared as one, or has a unit.
func (m *match) isQuantity() bool {
	k := m.first - 1
	for m.near(k) == "the" || m.near(k) == "a" {
		k--
	}
	w, next := m.near(k), m.near(m.last)
	return is("COMPARED", w) || w == "than" && !is("INTIME", m.near(k-1)) || is("AMOUNT", next) ||
		text.Units()[next].Of != ""
}
