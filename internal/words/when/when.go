// Package when reads the times that a question names. Each becomes a half-open interval of days [From, To) with its
// grain, as of a day and a way of writing dates, which are inputs. Times of day and opening hours are read elsewhere.
//
// The grammar, where P is a period, U a unit (day, week, weekend, month, quarter, half, year, decade) and N a number:
//
//	time   = [in|on|during|for|over|around …] P | since|from P | from P on | P onwards, or later | after P | before P
//	       | until|till|up to|through|by P | no later than P | between P and P | from P to P | P to P | P - P
//	       | since|before|until the start|end of P | more|less than N U ago
//	P      = today, yesterday, tomorrow, the day before yesterday
//	       | last|this|next|previous|current|coming U | the U before last | this U so far | U to date, YTD
//	       | the last|past|previous|next|coming [N] U | N U ago
//	       | 2025 | the 1990s, the nineties | the 20th century | 2024/25
//	       | Q2, second quarter, H1, first half [of Y] | March, last March, March [of] Y | spring [of] Y
//	       | 3 March [Y], March 3rd [Y], the 3rd, 2025-03-03, 2025-03, 3/3/2025, 3.3.2025
//	       | last|this|next Monday | week 12 of Y | the week of 3 March | Christmas, New Year, Easter … [Y]
//	       | early|mid|late P | first|last week|quarter|half|N days of P
//	Y      = 2025 | last|this|next year | the year before last
//
// Weeks begin on Mondays, seasons on 1 March, June, September and December; early, mid and late are thirds. "The past
// N U" and "last N U" count back from today, with today; "last U" is the calendar's last, and N U ago the calendar's U
// that many back. What is said without its year is the last that has begun, and marked so; after "will" or "upcoming"
// it is the next. "Latest month" and the like are no intervals: they depend on the data.
package when

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Grain is how precise a time is.
type Grain uint8

// The grains.
const (
	Day Grain = iota + 1
	Week
	Weekend
	Month
	Quarter // three months, or a season
	Half
	Year
	Decade
)

// Clock is what the reading of a time depends on besides its words.
type Clock struct {
	Today      time.Time
	MonthFirst bool // 3/4/2025 is 4 March
}

// Time is a time that a question names: from From on, before To. A zero end is open.
type Time struct {
	Words    [2]int   // the tokens from its preposition on, the second excluded
	Said     [][2]int // of these, the tokens of the periods themselves
	From, To time.Time
	Grain    Grain
	// Assumed says that the year was not said, nor anything that tells it.
	Assumed bool
	// Bound says that it is open on one side, or of two periods: no single period.
	Bound      bool
	Ends       []Time // the two periods of a span
	month, day int    // without a year
}

// MonthDay returns the month and the day of a period that was said without its year; 0 for what was not said.
func (t *Time) MonthDay() (month, day int) { return t.month, t.day }

// Of returns the times of a text.
func Of(text string, c Clock) []Time { return Read(text, words.Tokenize(text), c) }

// Last is the time of the same grain that a day lies in.
func Last(day time.Time, like *Time) *Time {
	p := unitOf(day, like.Grain, 0)
	if n := like.To.Sub(like.From); !like.To.IsZero() && !like.Whole(like.Grain) { // of the same length
		p.to = day.AddDate(0, 0, 1)
		p.from = p.to.Add(-n)
	}
	return &Time{From: p.from, To: p.to, Grain: like.Grain}
}

// Whole reports whether the time is exactly one day, month or year.
func (t *Time) Whole(g Grain) bool {
	return !t.From.IsZero() && t.From.Equal(begin(t.From, g)) && t.To.Equal(step(t.From, g, 1))
}

// Read returns the times of a tokenized text, in order and without overlaps.
func Read(text string, tokens []words.Token, c Clock) []Time {
	r := &reader{t: tokens, text: text, clock: c}
	y, m, d := c.Today.Date()
	r.today = time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	r.ahead = slices.ContainsFunc(tokens, func(t words.Token) bool { return t.Text == "will" || t.Text == "upcoming" })
	var out []Time
	for i := 0; i < len(tokens); {
		if t, ok := r.timeAt(i); ok && t.Words[1] > i {
			if r.phrase(i-2, []string{"so", "far"}) && !t.To.IsZero() && t.To.After(r.today) {
				t.To, t.Words[0] = r.today.AddDate(0, 0, 1), i-2
			}
			out = append(out, t)
			i = t.Words[1]
			continue
		}
		i++
	}
	r.shareYears(out)
	return out
}

// reader reads the tokens of one text.
type reader struct {
	t     []words.Token
	text  string
	clock Clock
	today time.Time
	ahead bool // what has no year is to come
}

// near is the text of a token, or "".
func (r *reader) near(i int) string {
	if i < 0 || i >= len(r.t) {
		return ""
	}
	return r.t[i].Text
}

// phrase reports whether words stand at a token.
func (r *reader) phrase(i int, list []string) bool {
	for k, w := range list {
		if r.near(i+k) != w {
			return false
		}
	}
	return true
}

// relation is how a condition relates to a period.
type relation uint8

const (
	within relation = iota
	since           // from its beginning on
	after           // from its end on
	before          // until its beginning
	until           // until its end
	from            // since if it goes on, otherwise within
	between
)

// leads are the words before a period, longest first; each is one of a closed class.
var leads = func() (list []lead) {
	for r, phrases := range map[relation]string{
		since:   "since|starting from|starting in|starting on|starting|beginning in|as of|on or after|no earlier than|not before",
		after:   "after|later than|past|newer than|more recent than|not until",
		before:  "before|prior to|earlier than|ahead of|older than",
		until:   "until|till|up to|up to and including|up until|up till|through|by|no later than|not later than|not after|on or before|as late as",
		from:    "from",
		between: "between|in between",
		within:  "in|on|during|within|for|throughout|over|at|of|around|about|from within|across|dated",
	} {
		for _, p := range strings.Split(phrases, "|") {
			list = append(list, lead{strings.Fields(p), r})
		}
	}
	slices.SortFunc(list, func(a, b lead) int { return len(b.words) - len(a.words) })
	return list
}()

type lead struct {
	words []string
	as    relation
}

// trails are the words behind a period.
var trails = map[string]relation{"or later": since, "or after": since, "and after": since, "and later": since,
	"and onwards": since, "onwards": since, "onward": since, "or earlier": until, "or before": until, "and before": until,
	"and earlier": until}

// timeAt reads a time that begins at a token.
func (r *reader) timeAt(i int) (Time, bool) {
	if t, ok := r.distant(i); ok {
		return t, true
	}
	for _, l := range leads {
		if !r.phrase(i, l.words) {
			continue
		}
		if t, ok := r.related(i, i+len(l.words), l.as); ok {
			return t, true
		}
	}
	return r.related(i, i, within)
}

// filler may stand before a period.
func (r *reader) filler(i int) int {
	for {
		switch w := r.near(i); {
		case w == "the" || w == "all" || w == "around" || w == "about" || w == "exactly" || w == "anytime":
			i++
		case (w == "year" || w == "years" || w == "date") && r.year(i+1) > 0,
			w == "month" && r.near(i+1) == "of" && months[r.near(i+2)] > 0:
			i += 1 + len(strings.Fields(map[string]string{"month": "of"}[w]))
		case (w == "of" || w == "in") && r.near(i-1) == "all":
			i++
		default:
			return i
		}
	}
}

// related reads a period and what follows it: the words before it relate a condition to it.
// Its forms stand side by side, where each can be compared with the grammar.
//
//gocyclo:ignore
func (r *reader) related(first, i int, as relation) (t Time, ok bool) {
	at := r.filler(i)
	p, end := r.bareDay(at, as)
	if p == nil {
		if p, end = r.periodAt(at); p == nil {
			return t, false
		}
	}
	if first < i && as == within && r.near(first) == "over" && p.grain == Year && !p.relative {
		return t, false // "over 2000" is a number
	}
	t = Time{Words: [2]int{first, end}, Said: [][2]int{{at, end}}, Grain: p.grain, Assumed: p.assumed, month: p.month,
		day: p.day}
	if q, last, k := r.reaches(p, end, as); q != nil {
		r.joined(p, q)
		p.point()
		q.point()
		t.Ends = []Time{p.time(at, end), q.time(k, last)}
		t.From, t.To, t.Bound, t.Assumed = p.from, q.to, true, p.assumed && q.assumed
		t.Grain, t.Words[1], t.Said = min(p.grain, q.grain), last, append(t.Said, [2]int{k, last})
		t.month, t.day = 0, 0
		return t, t.From.Before(t.To)
	}
	if as == between || p.bare {
		return t, false
	}
	if as == within || as == from || as == since {
		if trail, ok := trails[r.near(end)+" "+r.near(end+1)]; ok && !r.begins(end+2) {
			as, t.Words[1] = trail, end+2
		} else if trail, ok := trails[r.near(end)]; ok {
			as, t.Words[1] = trail, end+1
		}
	}
	if as == from && r.near(end) == "on" && (end+1 >= len(r.t) || r.t[end+1].Stop || r.near(end+1) == "how") {
		as, t.Words[1] = since, end+1
	}
	if as == from && p.grain == Day {
		as = since
	}
	if as != within {
		p.point()
	}
	t.From, t.To = p.from, p.to
	t.Bound = as != within && as != from
	switch as {
	case since:
		t.To = time.Time{}
	case after:
		t.From, t.To = p.to, time.Time{}
	case before:
		t.From, t.To = time.Time{}, p.from
	case until:
		t.From = time.Time{}
	default:
		if p.edge {
			third(p)
			t.From, t.To, t.Bound = p.from, p.to, true
		}
		if r.near(first) == "around" && p.grain == Day {
			t.From, t.To, t.Bound = p.from.AddDate(0, 0, -1), p.to.AddDate(0, 0, 1), true
		}
	}
	return t, true
}

// begins reports whether a period begins at a token: "or after" leads to it and does not trail what is before.
func (r *reader) begins(i int) bool {
	p, _ := r.periodAt(r.filler(i))
	return p != nil
}

// time is a period alone.
func (p *period) time(first, last int) Time {
	return Time{Words: [2]int{first, last}, Said: [][2]int{{first, last}}, From: p.from, To: p.to, Grain: p.grain,
		Assumed: p.assumed}
}

// distant reads "more than two years ago": before that day, or with "less" from it on.
func (r *reader) distant(i int) (t Time, ok bool) {
	more := r.phrase(i, []string{"more", "than"}) || r.near(i) == "over"
	if !more && !r.phrase(i, []string{"less", "than"}) && r.near(i) != "under" {
		return t, false
	}
	at := i + 1
	if r.near(at) == "than" {
		at++
	}
	n, unit, k := r.counted(at)
	if k == 0 || r.near(k) != "ago" {
		return t, false
	}
	t = Time{Words: [2]int{i, k + 1}, Said: [][2]int{{at, k + 1}}, Grain: Day, Bound: true}
	day := step(r.today, unit, -n)
	if more {
		t.To = day
	} else {
		t.From = day
	}
	return t, true
}

// bareDay reads the first day of "between 3 and 9 June", whose month follows.
func (r *reader) bareDay(i int, as relation) (*period, int) {
	day := r.dayOf(i)
	if day == 0 || !joins(r.near(i+1), as) {
		return nil, 0
	}
	q, _ := r.periodAt(r.filler(i + 2))
	if q == nil || q.grain != Day || q.from.Day() <= day || r.near(i+1) == "and" && as != between {
		return nil, 0
	}
	from := q.from.AddDate(0, 0, day-q.from.Day())
	return &period{from: from, to: from.AddDate(0, 0, 1), grain: Day, assumed: q.assumed, bare: true}, i + 1
}

// joins reports whether a word connects the two periods of a span.
func joins(word string, as relation) bool {
	switch word {
	case "and":
		return as == between
	case "to", "until", "till", "through", "thru", "-":
		return as == between || as == from || as == within
	}
	return false
}

// reaches reads the second period of a span: its last token, and where it begins.
func (r *reader) reaches(p *period, end int, as relation) (q *period, last, at int) {
	if !joins(r.near(end), as) {
		return nil, 0, 0
	}
	k := end + 1
	for r.near(k) == "and" || r.near(k) == "up" || r.near(k) == "to" || r.near(k) == "until" || r.near(k) == "including" {
		k++
	}
	k = r.filler(k)
	if day := r.dayOf(k); day > 0 && p.grain == Day && months[r.near(k+1)] == 0 && r.near(k+1) != "of" &&
		day > p.from.Day() && r.year(k) == 0 && p.monthFirst { // "June 3-9"
		last = k + 1
		if y := r.year(last); y > 0 && p.assumed {
			p.move(y)
			p.assumed = false
			last++
		}
		from := p.from.AddDate(0, 0, day-p.from.Day())
		return &period{from: from, to: from.AddDate(0, 0, 1), grain: Day, assumed: p.assumed}, last, k
	}
	if q, last = r.periodAt(k); q == nil {
		return nil, 0, 0
	}
	return q, last, k
}

// joined gives the periods of a span their years: a span begins before it ends.
func (r *reader) joined(p, q *period) {
	switch {
	case p.assumed && !q.assumed:
		p.move(q.from.Year())
		if p.from.After(q.from) {
			p.move(q.from.Year() - 1)
		}
		p.assumed = false
	case q.assumed:
		q.move(p.from.Year())
		if q.from.Before(p.from) {
			q.move(p.from.Year() + 1)
		}
		q.assumed = p.assumed
	}
}

// listing are the words that may stand between the times of a list: "in June and July 2024".
var listing = text.Set("and or vs versus than with to against compared &")

// shareYears gives times without a year that of the time they are listed with, or of the year that is said elsewhere.
func (r *reader) shareYears(all []Time) {
	for i := len(all) - 2; i >= 0; i-- {
		a, b := &all[i], &all[i+1]
		gap := b.Said[0][0] - a.Words[1]
		if a.Assumed && !b.Assumed && !a.Bound && !b.From.IsZero() && gap <= 2 && listing[r.near(a.Words[1])] {
			a.move(b.From.Year())
		}
	}
	for i := range all {
		year := &all[i]
		if year.Grain != Year || year.Bound || year.Assumed {
			continue
		}
		for k := range all {
			if t := &all[k]; t.Assumed && !t.Bound {
				t.move(year.From.Year())
			}
		}
	}
}

// move puts a time into a year.
func (t *Time) move(year int) {
	by := year - t.From.Year()
	p := period{from: t.From, to: t.To}
	p.move(p.from.Year() + by)
	t.From, t.To, t.Assumed, t.month, t.day = p.from, p.to, false, 0, 0
}
