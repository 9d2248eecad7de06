package when

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// reader reads the tokens of one text.
type reader struct {
	t     []words.Token
	text  string
	clock Clock
	today time.Time
	ahead bool          // what has no year is to come
	said  string        // the tokens, a space behind each
	at    []int         // where each begins in said
	known map[int]*Time // the periods that were looked for already, by their first token
}

// near is the text of a token, or "".
func (r *reader) near(i int) string {
	if i < 0 || i >= len(r.t) {
		return ""
	}
	return r.t[i].Text
}

// periodAt reads a period at a token; nil if there is none.
func (r *reader) periodAt(i int) *Time {
	t, ok := r.known[i]
	if !ok && i < len(r.t) {
		t = r.search(i)
		r.known[i] = t
	}
	if t == nil {
		return nil
	}
	own := *t
	return &own
}

func (r *reader) search(i int) *Time {
	for _, rule := range grammar {
		for _, form := range rule.forms {
			m := r.match(i, form)
			if m == nil {
				continue
			}
			if t := rule.mean(m); t != nil && t.From.Year() > 0 && t.To.Year() < 10000 {
				t.Words = [2]int{i, m.last}
				if t.Ends == nil {
					t.Said = [][2]int{t.Words}
				}
				if !t.edge && !t.ago {
					t.point = [2]time.Time{t.From, t.To}
				}
				return t
			}
		}
	}
	return nil
}

// match is where a form stands, and what its classes are.
type match struct {
	*reader
	first, last int
	at, n       map[string]int // where each class begins, and the number that it stands for
	name        name
	p           *Time
}

// longest is more tokens than any form has: the time of matching grows with the text.
const longest = 20

// match reads a form at a token; nil where it does not stand.
func (r *reader) match(i int, form *regexp.Regexp) *match {
	groups := form.FindStringSubmatchIndex(r.said[r.at[i]:r.at[min(i+longest, len(r.t))]])
	if groups == nil {
		return nil
	}
	tokens := func(end int) int { return strings.Count(r.said[:r.at[i]+end], " ") }
	m := &match{reader: r, first: i, last: tokens(groups[1]), at: map[string]int{}, n: map[string]int{}}
	for k, class := range form.SubexpNames() {
		if class == "" || groups[2*k] < 0 {
			continue
		}
		at, said := tokens(groups[2*k]), r.said[r.at[i]+groups[2*k]:r.at[i]+groups[2*k+1]]
		n, ok := vocabulary[class][said]
		switch class {
		case "P":
			if m.p = r.periodAt(at); m.p == nil {
				return nil
			}
			m.last = m.p.Words[1]
		case "NAME":
			m.name = names[said]
		case "N":
			x, size := words.NumberAt(r.t, at)
			if said == "a" || said == "an" {
				x, size = 1, 1
			} else if strings.Contains(said, "couple") {
				x, size = 2, tokens(groups[2*k+1])-at+1
			}
			if n = int(x); n < 1 || n > 3000 || float64(n) != x || size != strings.Count(said, " ")+1 {
				return nil
			}
		default:
			if !ok {
				n, _ = strconv.Atoi(strings.TrimRight(said, "stndrh"))
			}
		}
		m.at[class], m.n[class] = at, n
	}
	return m
}

func (m *match) unit() Grain {
	return Grain(m.n["UNIT"] + m.n["UNITS"] + m.n["YTD"] + m.n["FORTNIGHT"])
}

// count is a number of units; there is none of less than a day.
func (m *match) count() (n int, g Grain) {
	n, g = max(1, m.n["N"]), m.unit()
	switch {
	case g == fortnight:
		return 2 * n, Week
	case g == hour && n < 24:
		return 0, Day
	case g == hour:
		return (n + 23) / 24, Day
	}
	return n, g
}

// yearBehind reads the year behind what comes every year: "2024", "of last year"; 0 if there is none.
func (m *match) yearBehind() int {
	y := m.reader.match(m.last, yearForm)
	if y == nil || y.p.Grain != Year || y.p.edge {
		return 0
	}
	m.last = y.last
	return y.p.From.Year()
}

// dated is what comes every year, of the year behind it or else the latest.
func (m *match) dated(n name) *Time {
	if y := m.yearBehind(); y > 0 {
		return n.in(y)
	}
	t := m.nearest(n, unsaid)
	if t == nil {
		return nil
	}
	if t.Assumed = true; n.month > 0 && n.months < 2 {
		t.month, t.day = n.month, n.day
	}
	return t
}

// written is a date in digits.
func (m *match) written() *Time {
	s := m.text[m.t[m.first].Start:m.t[m.last-1].End]
	layouts := slices.Clone(dayFirst)
	if m.clock.MonthFirst {
		layouts = slices.Insert(layouts, 0, "1/2/2006", "1/2/06")
	}
	for _, layout := range layouts {
		t, err := time.Parse(layout, s)
		switch {
		case err != nil:
			continue
		case layout == "2006-1":
			return unitOf(t, Month, 0)
		case strings.HasSuffix(layout, "06") && t.Year() > m.today.Year()+20:
			t = t.AddDate(-100, 0, 0)
		}
		return unitOf(t, Day, 0)
	}
	return nil
}

// dayFirst are ways to write dates in digits; the first that fits counts.
var dayFirst = strings.Fields("2006-1-2 2006/1/2 2006-1 2/1/2006 2/1/06 2-1-2006 2-1-06 2.1.2006 2.1.06 " +
	"1/2/2006 1/2/06 1-2-2006 1-2-06 1.2.2006 1.2.06")

// rolling is "the last 30 days", "the past year", "the next two weeks".
func (m *match) rolling() *Time {
	n, g := m.count()
	by, stepped := m.n["STEP"]
	word := m.near(m.last - 2)
	switch {
	case n == 0 || stepped && by == 0 || m.near(m.last) == "of" && m.near(m.last+1) != "data" ||
		g == Weekend && m.n["N"] == 0:
		return nil
	case by > 0:
		return &Time{From: m.today, To: step(m.today, g, n).AddDate(0, 0, 1), Grain: Day}
	case word == "full" || word == "calendar" || g == Quarter || g == Weekend || g == Half:
		return &Time{From: unitOf(m.today, g, -n).From, To: unitOf(m.today, g, -1).To, Grain: g}
	}
	return &Time{From: step(m.today, g, -n), To: m.today.AddDate(0, 0, 1), Grain: Day}
}

// edgeOf is the start or the end of a period.
func (m *match) edgeOf() *Time {
	if m.p == nil {
		m.p = unitOf(m.today, m.unit(), 0)
	}
	if m.p.edge {
		return nil
	}
	t := m.p.third(m.n["EDGE"])
	t.edge, t.Grain, t.point = true, m.p.Grain, [2]time.Time{t.From, t.From}
	if m.n["EDGE"] == 3 {
		t.point = [2]time.Time{t.To, t.To}
	}
	return t
}

// ordinal is "the first half of P", "the last week of P", "the first 10 days of P".
func (m *match) ordinal() *Time {
	n, out := m.n["ORDINAL"], *m.p
	count, g := m.count()
	switch months := inMonths[m.p.Grain]; {
	case count == 0 || m.p.edge || g > Half || g >= m.p.Grain && g != Half ||
		g == Half && (n > 2 || count > 1 || months == 0):
		return nil
	case g == Half:
		middle := out.From.AddDate(0, months/2, 15*(months%2))
		if n == 1 {
			out.To = middle
		} else {
			out.From = middle
		}
	case n == 0:
		out.From = step(out.To, g, -count)
	default:
		out.From = step(out.From, g, (n-1)*count)
		out.To = step(out.From, g, count)
	}
	if !out.From.Before(m.p.To) {
		return nil
	}
	out.Grain, out.month, out.day = g, 0, 0
	return &out
}

// ofMonth is "on the 3rd": of the last month that has one.
func (m *match) ofMonth() *Time {
	next := m.near(m.last)
	if !m.t[m.first].Unit || m.near(m.first-1) != "the" || m.last < len(m.t) && !m.t[m.last].Stop || next == "of" {
		return nil
	}
	for n := 0; n > -3; n-- {
		first := step(begin(m.today, Month), Month, n)
		t := name{month: int(first.Month()), day: m.n["DAY"]}.in(first.Year())
		if t != nil && !t.From.After(m.today) {
			t.Assumed = true
			return t
		}
	}
	return nil
}

// days are "3 to 9 June", "June 3-9".
func (m *match) days() *Time {
	if m.n["UNTIL"] <= m.n["DAY"] || m.near(m.last) == "of" || vocabulary["MONTH"][m.near(m.last)] > 0 {
		return nil
	}
	t := m.dated(name{month: m.n["MONTH"], day: m.n["DAY"]})
	if t == nil {
		return nil
	}
	last := name{month: m.n["MONTH"], day: m.n["UNTIL"]}.in(t.From.Year())
	if last == nil {
		return nil
	}
	t.Said = [][2]int{{min(m.at["DAY"], m.at["MONTH"]), m.at["DAY"] + 1}}
	last.Said = [][2]int{{m.at["UNTIL"], m.last}}
	return &Time{From: t.From, To: last.To, Grain: Day, Assumed: t.Assumed, Bound: true, Ends: []Time{*t, *last},
		Said: [][2]int{t.Said[0], last.Said[0]}}
}

var (
	yearForm  = formOf("of|in|/? P")
	measures  = text.Units()
	ofAmounts = text.Set("people times points calories units square")
	inTime    = text.Set("later earlier newer older recent")
	compared  = text.Set("$ € £ # under above below least most exceeding exceeds exceed > < = number top id no over")
	// ofMay are the words before the month of May, and before no other "may"; ofSeason those before a season.
	ofMay = text.Set("in of since before during last after until till next by from between early late mid throughout " +
		"previous than for through")
	ofSeason = text.Set("in during since the of last for over after before until between and early late mid to from " +
		"throughout")
)

// isName reports whether a name without a year is one of a time: "may", "march", "fall" and "the second half" are other
// things too.
func (m *match) isName(at int) bool {
	w, before := m.near(at), m.near(at-1)
	_, stepped := vocabulary["STEP"][before]
	switch {
	case w == "may" && m.name.grain == Month: // "March or May" goes on, "may or may not" does not
		month := m.near(at - 2)
		return ofMay[before] || at > 0 && (m.t[at].Upper || month != w && vocabulary["MONTH"][month] > 0)
	case w == "march":
		return (at > 0 || m.t[at].Upper) && before != "a"
	case seasons[w] > 0 && !stepped:
		camp := m.last < len(m.t) && !m.t[m.last].Stop && m.t[m.last].Word // a summer camp
		return ofSeason[before] && (!camp || m.reader.match(m.last, spanForm) != nil)
	}
	return m.name.grain != Half || m.last == at+1 // the second half may be one of a match
}

// isQuantity reports whether a number that could be a year is compared as one, or has a unit.
func (m *match) isQuantity() bool {
	k := m.first - 1
	for m.near(k) == "the" || m.near(k) == "a" {
		k--
	}
	w, next := m.near(k), m.near(m.last)
	return compared[w] || w == "than" && !inTime[m.near(k-1)] || ofAmounts[next] || measures[next].Of != ""
}
