package when

import "time"

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

// setYear puts a time into a year.
func (t *Time) setYear(year int) {
	by := year - t.From.Year()
	for _, d := range []*time.Time{&t.From, &t.To, &t.reference[0], &t.reference[1]} {
		if !d.IsZero() {
			*d = d.AddDate(by, 0, 0)
		}
	}
	if t.From.Equal(t.To) { // 29 February
		t.To = t.From.AddDate(0, 0, 1)
	}
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
