package when

import (
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
)

// year is the year that a token is, or 0: no amount and no quantity.
func (r *reader) year(i int) int {
	if i < 0 || i >= len(r.t) {
		return 0
	}
	t := r.t[i]
	inserted := t.Start == t.End // repeated from elsewhere: May 2024 with June 2024
	if !t.Numeric || len(t.Text) != 4 || t.Number < 1000 || t.Number >= 2200 ||
		!inserted && t.End != t.Start+len(t.Text) {
		return 0
	}
	return int(t.Number)
}

// dayOf is the day of a month that a token is, or 0.
func (r *reader) dayOf(i int) int {
	if i < 0 || i >= len(r.t) {
		return 0
	}
	t := r.t[i]
	if !t.Numeric || t.Number < 1 || t.Number > 31 || t.Number != float64(int(t.Number)) || len(t.Text) > 4 {
		return 0
	}
	return int(t.Number)
}

// yearAt reads the year behind a month: "2024", "of last year".
func (r *reader) yearAt(i int) (year, last int) {
	k := i
	for r.near(k) == "of" || r.near(k) == "in" || r.near(k) == "the" || r.near(k) == "." || r.near(k) == "/" ||
		r.near(k) == "year" && r.year(k+1) > 0 {
		k++
	}
	if y := r.year(k); y > 0 {
		return y, k + 1
	}
	if p, last := r.relative(k); p != nil && p.grain == Year {
		return p.from.Year(), last
	}
	if p, last := r.ago(k); p != nil && p.grain == Year {
		return p.from.Year(), last
	}
	return 0, i
}

// placed is a period of every year in the year that is said behind it, or in the last that has begun.
func (r *reader) placed(i int, in func(year int) *period) (*period, int) {
	if y, last := r.yearAt(i); y > 0 {
		if p := in(y); p != nil {
			return p, last
		}
		return nil, 0
	}
	if p := r.latest(in, r.ahead); p != nil {
		p.assumed = true
		return p, i
	}
	return nil, 0
}

// latest is the last of a yearly period that has begun; ahead: the first that has not ended.
func (r *reader) latest(in func(year int) *period, ahead bool) (out *period) {
	for y := r.today.Year() + 5; y > r.today.Year()-9; y-- { // 29 February comes every eighth year at least
		p := in(y)
		switch {
		case p == nil:
		case ahead && p.to.After(r.today):
			out = p
		case !ahead && !p.from.After(r.today):
			return p
		}
	}
	return out
}

// shifted is a yearly period after "last", "this" or "next".
func (r *reader) shifted(by int, in func(year int) *period) *period {
	var out *period
	for y := r.today.Year() - 9; y < r.today.Year()+9; y++ {
		p := in(y)
		switch {
		case p == nil:
		case by < 0 && !p.to.After(r.today):
			out = p
		case by > 0 && p.from.After(r.today) && out == nil:
			out = p
		case by == 0 && p.from.Year() == r.today.Year():
			out = p
		}
	}
	if out != nil {
		out.relative = true
	}
	return out
}

// yearly reads a yearly period whose name ends before token k: "last March", "March 2025", "March".
func (r *reader) yearly(i, k int, in func(year int) *period) (*period, int) {
	if by, ok := steps[r.near(i)]; ok {
		if p := r.shifted(by, in); p != nil {
			return p, k
		}
		return nil, 0
	}
	return r.placed(k, in)
}

// stepped is the token after "last", "this" or "next".
func (r *reader) stepped(i int) int {
	if _, ok := steps[r.near(i)]; ok {
		return i + 1
	}
	return i
}

// quarter reads "Q2 2025", "2025 Q2", "the second quarter of last year", "H1".
func (r *reader) quarter(i int) (*period, int) {
	k, before := i, r.year(i)
	if before > 0 {
		k++
	}
	n, g, said := 0, Grain(0), false
	more := 0 // quarters beside it
	if last := r.besides(k); last > 0 && before == 0 {
		more, k = ordinals[r.near(last)]-ordinals[r.near(k)], last
	}
	if w := r.near(k); len(w) == 2 && strings.Trim(w, "1234") != w {
		g = map[string]Grain{"q": Quarter, "h": Half}[strings.Trim(w, "1234")]
		n, k = number(strings.Trim(w, "qh")), k+1
	} else if u := unit(r.near(k + 1)); u == Quarter || u == Half {
		n, g, k, said = ordinals[w], u, k+2, true
	}
	size := map[Grain]int{Quarter: 3, Half: 6}[g]
	if n == 0 || size == 0 || n*size > 12 {
		return nil, 0
	}
	in := func(y int) *period {
		from := day(y, time.Month((n-1-more)*size+1), 1)
		return &period{from: from, to: from.AddDate(0, size*(1+more), 0), grain: g}
	}
	if before > 0 {
		return in(before), k
	}
	if g == Half && said {
		if y, _ := r.yearAt(k); y == 0 {
			return nil, 0 // the second half may be one of a match
		}
	}
	return r.placed(k, in)
}

// besides is the place of the second of two successive ordinals, "the first and the second quarter"; 0 if there are
// none.
func (r *reader) besides(i int) int {
	k := i + 2
	if r.near(k) == "the" {
		k++
	}
	if r.near(i+1) != "and" || ordinals[r.near(i)] == 0 || ordinals[r.near(k)] != ordinals[r.near(i)]+1 ||
		unit(r.near(k+1)) != Quarter {
		return 0
	}
	return k
}

// date reads "12 July 2025", "July 12", "Monday 12 May", "the 3rd".
func (r *reader) date(i int) (*period, int) {
	if weekdays[r.near(i)] > 0 {
		if p, last := r.date(r.filler(i + 1)); p != nil && p.grain == Day {
			return p, last
		}
		return nil, 0
	}
	d, m, k, monthFirst := r.dayOf(i), 0, i+1, false
	switch {
	case d > 0:
		if r.near(k) == "of" {
			k++
		}
		m = months[r.near(k)]
		k++
	case months[r.near(i)] > 0:
		m, monthFirst = months[r.near(i)], true
		for r.near(k) == "." || r.near(k) == "the" {
			k++
		}
		d = r.dayOf(k)
		k++
	}
	if d == 0 {
		return nil, 0
	}
	if m == 0 {
		return r.ordinalDay(i, d)
	}
	if r.near(k) == "." {
		k++
	}
	p, last := r.placed(k, func(y int) *period { return dayPeriod(y, m, d) })
	if p != nil {
		if p.monthFirst = monthFirst; p.assumed {
			p.month, p.day = m, d
		}
	}
	return p, last
}

// ordinalDay reads "on the 3rd": of the last month that has one.
func (r *reader) ordinalDay(i, d int) (*period, int) {
	next := r.near(i + 1)
	if !r.t[i].Unit || r.near(i-1) != "the" || i+1 < len(r.t) && !r.t[i+1].Stop || next == "of" {
		return nil, 0
	}
	for n := 0; n > -3; n-- {
		first := step(begin(r.today, Month), Month, n)
		if p := dayPeriod(first.Year(), int(first.Month()), d); p != nil && !p.from.After(r.today) {
			p.assumed = true
			return p, i + 1
		}
	}
	return nil, 0
}

// modal are the words that may stand before the month of May, and before no other "may".
var modal = text.Set("in of since before during last after until till this next by from between and to through for " +
	"early late mid throughout previous than - or vs")

// ofSeason are the words that may stand before a season.
var ofSeason = text.Set("in during since the of this last for over after before until between and early late mid to from " +
	"throughout")

// monthly reads "March 2025", "last March", "March".
func (r *reader) monthly(i int) (*period, int) {
	at := r.stepped(i)
	m := months[r.near(at)]
	if y, _ := r.yearAt(at + 1); m == 0 || r.near(at) == "may" && y == 0 && !modal[r.near(at-1)] ||
		r.near(at) == "march" && y == 0 && (at == 0 && !r.t[at].Upper || r.near(at-1) == "a") {
		return nil, 0
	}
	k := at + 1
	if r.near(k) == "." {
		k++
	}
	p, last := r.yearly(i, k, func(y int) *period {
		from := day(y, time.Month(m), 1)
		return &period{from: from, to: from.AddDate(0, 1, 0), grain: Month}
	})
	if p != nil && p.assumed {
		p.month = m
	}
	return p, last
}

// season reads "last summer", "spring 2024", "in winter". A winter is that of the year in which it begins.
func (r *reader) season(i int) (*period, int) {
	at := r.stepped(i)
	m := seasons[r.near(at)]
	y, _ := r.yearAt(at + 1)
	if at == i && y == 0 && !ofSeason[r.near(i-1)] {
		return nil, 0
	}
	camp := at+1 < len(r.t) && !r.t[at+1].Stop && r.t[at+1].Word && !joins(r.near(at+1), between)
	if m == 0 || y == 0 && at == i && camp { // a summer camp
		return nil, 0
	}
	return r.yearly(i, at+1, func(y int) *period {
		from := day(y, time.Month(m), 1)
		return &period{from: from, to: from.AddDate(0, 3, 0), grain: Quarter}
	})
}

// holiday reads "Christmas 2024", "last Easter".
func (r *reader) holiday(i int) (*period, int) {
	at := r.stepped(i)
	for n := 4; n >= 1; n-- {
		if at+n > len(r.t) {
			continue
		}
		said := make([]string, n)
		for k := range said {
			said[k] = r.near(at + k)
		}
		on, ok := holidays[strings.Join(said, " ")]
		if !ok || on[0] == 1 && n < 3 && r.near(at+n) == "s" {
			continue
		}
		return r.yearly(i, at+n, func(y int) *period {
			if on[0] > 0 {
				return dayPeriod(y, on[0], on[1])
			}
			from := easter(y).AddDate(0, 0, on[1])
			return &period{from: from, to: from.AddDate(0, 0, 1), grain: Day}
		})
	}
	return nil, 0
}

// easter is Easter Sunday (the Gregorian computus of Meeus, Jones and Butcher).
func easter(y int) time.Time {
	a, b, c := y%19, y/100, y%100
	h := (19*a + b - b/4 - (b-(b+8)/25+1)/3 + 15) % 30
	l := (32 + 2*(b%4) + 2*(c/4) - h - c%4) % 7
	m := (a + 11*h + 22*l) / 451
	return day(y, time.Month((h+l-7*m+114)/31), (h+l-7*m+114)%31+1)
}

// weekday reads "last Monday", "this Friday", "next Tuesday"; without such a word it is one of every week.
func (r *reader) weekday(i int) (*period, int) {
	by, ok := steps[r.near(i)]
	d := weekdays[r.near(i+1)]
	if !ok || d == 0 {
		return nil, 0
	}
	at := begin(r.today, Week).AddDate(0, 0, (d+5)%7)
	if by < 0 && !at.Before(r.today) || by > 0 && !at.After(r.today) {
		at = at.AddDate(0, 0, 7*by)
	}
	return &period{from: at, to: at.AddDate(0, 0, 1), grain: Day, relative: true}, i + 2
}

// week reads "week 12 of 2025", "the week of 3 March".
func (r *reader) week(i int) (*period, int) {
	if r.near(i) != "week" {
		return nil, 0
	}
	if r.near(i+1) == "of" || r.near(i+1) == "beginning" || r.near(i+1) == "starting" {
		if p, last := r.periodAt(r.filler(i + 2)); p != nil && p.grain == Day {
			q := unitOf(p.from, Week, 0)
			q.assumed = p.assumed
			return q, last
		}
		return nil, 0
	}
	n := 0
	if k := i + 1; k < len(r.t) && r.t[k].Numeric && r.t[k].Number >= 1 && r.t[k].Number <= 53 {
		n = int(r.t[k].Number)
	}
	y, last := r.yearAt(i + 2)
	if n == 0 || y == 0 {
		return nil, 0
	}
	return unitOf(day(y, 1, 4), Week, n-1), last // the week of 4 January is the first
}

// years reads "2024", "2024/25", "the 1990s", "the nineties", "the 20th century".
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) years(i int) (*period, int) {
	w := r.near(i)
	span := func(from, n int, g Grain, last int) (*period, int) {
		return &period{from: day(from, 1, 1), to: day(from+n, 1, 1), grain: g}, last
	}
	if y := r.year(i); y > 0 {
		if r.near(i+1) == "/" && r.dayOf(i+2)%100 == (y+1)%100 && y%100 != 99 {
			return span(y, 2, Year, i+3)
		}
		if r.near(i+1) == "s" && y%10 == 0 {
			return span(y, 10, Decade, i+2)
		}
		if r.counts(i) {
			return nil, 0
		}
		return span(y, 1, Year, i+1)
	}
	if y := decades[w]; y > 0 {
		return span(y, 10, Decade, i+1)
	}
	digits, last := strings.TrimSuffix(w, "s"), i+1
	if digits == w && r.near(i+1) == "s" {
		last++
	}
	if y := number(digits); (digits != w || last > i+1) && y > 0 && y%10 == 0 && (len(digits) == 4 && y < 2200 ||
		len(digits) == 2 && r.near(i-1) == "the") {
		if y < 100 {
			y += 1900
		}
		if y < 1920 && len(digits) == 2 {
			y += 100
		}
		return span(y, 10, Decade, last)
	}
	if n := r.dayOf(i); n > 9 && n < 23 && r.t[i].Unit && r.near(i+1) == "century" {
		return span(100*(n-1), 100, Decade, i+2)
	}
	return nil, 0
}

// counts reports whether a number that could be a year is a quantity: it is compared as one, or has a unit.
func (r *reader) counts(i int) bool {
	k := i - 1
	for r.near(k) == "the" || r.near(k) == "a" {
		k--
	}
	switch w := r.near(k); {
	case compared[w]:
		return true
	case w == "than":
		return !inTime[r.near(k-1)]
	}
	next := r.near(i + 1)
	return counted[next] || measures[next].Of != ""
}

var (
	measures = text.Units()
	counted  = text.Set("people times points calories units square")
	inTime   = text.Set("later earlier newer older recent")
	compared = text.Set("$ € £ # under above below least most exceeding exceeds exceed > < = number top id no over")
)

// part reads "early March", "the first half of 2024", "the last week of May", "the end of last year".
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) part(i int) (*period, int) {
	w, k := r.near(i), i+1
	if r.near(k) == "-" || r.near(k) == "in" {
		k++
	}
	if n := map[string]int{"early": 1, "mid": 2, "middle": 2, "late": 3}[w]; n > 0 {
		if w == "middle" && r.near(k) == "of" {
			k++
		}
		p, last := r.periodAt(r.filler(k))
		if p == nil || p.grain != Month && p.grain != Year && p.grain != Quarter && p.grain != Decade || p.edge {
			return nil, 0
		}
		from, to := p.from, p.to
		if n > 1 {
			from = p.thirds(n - 1)
		}
		if n < 3 {
			to = p.thirds(n)
		}
		p.from, p.to, p.month, p.grain = from, to, 0, Day
		return p, last
	}
	if w == "start" || w == "beginning" || w == "end" {
		if r.near(i+1) != "of" {
			return nil, 0
		}
		k := r.filler(i + 2)
		p, last := r.periodAt(k)
		if p == nil && k > i+2 && unit(r.near(k)) > Day && !strings.HasSuffix(r.near(k), "s") { // "the start of the year"
			p, last = unitOf(r.today, unit(r.near(k)), 0), k+1
		}
		if p == nil || p.edge {
			return nil, 0
		}
		p.edge, p.late, p.month = true, w == "end", 0
		return p, last
	}
	return r.ordinalPart(i)
}

// ordinalPart reads "the first half of 2024", "the last week of May", "the first 10 days of June".
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) ordinalPart(i int) (*period, int) {
	n, g, k := ordinals[r.near(i)], unit(r.near(i+1)), i+2
	count, counted, last := r.counted(i + 1)
	many := last > 0 && count > 1 && r.near(last-1) != "fortnight"
	if last > 0 {
		g, k = counted, last
	}
	final := r.near(i) == "last"
	if n == 0 && !final || g == 0 || g > Half || r.near(k) != "of" && r.near(k) != "in" ||
		strings.HasSuffix(r.near(k-1), "s") != many {
		return nil, 0
	}
	p, end := r.periodAt(r.filler(k + 1))
	halved := g == Half && p != nil && p.grain == Month
	if p == nil || p.grain <= g && !halved || p.grain == Quarter && g == Quarter || p.edge {
		return nil, 0
	}
	count = max(1, count)
	advance := func(t time.Time, by int) time.Time {
		if g == Half && p.grain == Month {
			return t.AddDate(0, 0, 15*by)
		}
		return step(t, g, by)
	}
	from := advance(p.from, (n-1)*count)
	to := advance(from, count)
	if final {
		if from, to = advance(p.to, -count), p.to; g == Half && p.grain == Month {
			from = p.from.AddDate(0, 0, 15)
		}
	} else if g == Half && n == 2 {
		to = p.to
	}
	if !from.Before(p.to) {
		return nil, 0
	}
	p.from, p.to, p.grain, p.month = from, to, g, 0
	return p, end
}
