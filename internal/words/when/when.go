// Package when reads the times that a question names. Each becomes a half-open interval of days [From, To) with its
// grain, as of a day and a way of writing dates, which are inputs. Times of day and opening hours are read elsewhere.
//
// The grammar, where P is a period, U a unit (day, week, weekend, month, quarter, half, year, decade) and N a number:
//
//	time   = [in|on|during|for|over|around …] P | since|from P | from P on | P onwards, or later | after P | before P
//	       | until|till|up to|through|by P | no later than P | between P and P | from P to P | P to P | P - P
//	       | more|less than N U ago | so far in P | P so far, to date
//	P      = today, yesterday, tomorrow, the day before yesterday
//	       | last|this|next|previous|current|coming U | the U before last | U to date, YTD
//	       | the last|past|previous|next|coming [N] U | N U ago
//	       | 2025 | the 1990s, the nineties | the 20th century | 2024/25
//	       | [last|this|next] name [of Y] | 2025 Q2
//	       | 3 March [Y], March 3rd [Y], the 3rd, 2025-03-03, 2025-03, 3/3/2025, 3.3.2025
//	       | last|this|next Monday | week 12 of Y | the week of 3 March
//	       | early|mid|late P | the start|end of P | first|last week|quarter|half|N days of P
//	name   = March | spring | Q2, second quarter, H1, first half | Christmas, New Year, Easter …
//	Y      = 2025 | last|this|next year | the year before last
//
// The table grammar holds the forms of P and what each means, leads and trails the words around them. Weeks begin on
// Mondays, seasons on 1 March, June, September and December; early, mid and late are thirds. "The past N U" and "last
// N U" count back from today, with today; "last U" is the calendar's last, and N U ago the calendar's U that many back.
// What is said without its year is the last that has begun, and marked so; after "will" or "upcoming" it is the next.
// "Latest month" and the like are no intervals: they depend on the data.
package when

import (
	"regexp"
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
	Ends       []Time       // the two periods of a span
	month, day int          // without a year
	point      [2]time.Time // the days that "since" and "until" go by, which may be others
	edge, ago  bool         // the start or the end of a time; so many units ago
}

// MonthDay returns the month and the day of a period that was said without its year; 0 for what was not said.
func (t *Time) MonthDay() (month, day int) { return t.month, t.day }

// Of returns the times of a text.
func Of(text string, c Clock) []Time { return Read(text, words.Tokenize(text), c) }

// Last is the time of the same grain that a day lies in.
func Last(day time.Time, like *Time) *Time {
	t := unitOf(day, like.Grain, 0)
	if n := like.To.Sub(like.From); !like.To.IsZero() && !like.Whole(like.Grain) { // of the same length
		t.To = day.AddDate(0, 0, 1)
		t.From = t.To.Add(-n)
	}
	return t
}

// Whole reports whether the time is exactly one day, month or year.
func (t *Time) Whole(g Grain) bool {
	return !t.From.IsZero() && t.From.Equal(begin(t.From, g)) && t.To.Equal(step(t.From, g, 1))
}

// Read returns the times of a tokenized text, in order and without overlaps.
func Read(text string, tokens []words.Token, c Clock) (out []Time) {
	y, m, d := c.Today.Date()
	r := &reader{t: tokens, text: text, clock: c, today: day(y, int(m), d), at: []int{0}, known: map[int]*Time{}}
	for _, t := range tokens {
		word := t.Text
		if t.Numeric && t.Start < t.End {
			word = strings.ToLower(text[t.Start:t.End]) // 2,024 is no year
		}
		r.said += word + " "
		r.at = append(r.at, len(r.said))
		r.ahead = r.ahead || word == "will" || word == "upcoming"
	}
	for i := 0; i < len(tokens); i++ {
		if t := r.timeAt(i); t != nil {
			out = append(out, *t)
			i = t.Words[1] - 1
		}
	}
	r.shareYears(out)
	return out
}

// relation is how a condition relates to a period.
type relation uint8

const (
	within relation = iota
	since           // from its beginning on
	after           // from its end on
	before          // until its beginning
	until           // until its end
	from            // of a day since, of others within
	between
	soFar  // from its beginning until today
	longer // before that many units ago
	less   // since then
)

type lead struct {
	form *regexp.Regexp
	as   relation
}

// leads are the words before a period; the first that has one behind it counts.
var leads = []lead{
	{formOf("more than,over"), longer},
	{formOf("less than,under"), less},
	{formOf("so far in|during?"), soFar},
	{formOf("since,starting from|in|on?,beginning in,as of,on or after,no earlier than,not before"), since},
	{formOf("up to and including,up to|until|till,until|till|through|by,no|not later than,not after,on or before," +
		"as late as"), until},
	{formOf("after|past,later|newer than,more recent than,not until"), after},
	{formOf("before,prior to,earlier|older than,ahead of"), before},
	{formOf("in? between"), between},
	{formOf("from within,in|on|during|within|for|throughout|over|at|of|around|about|across|dated"), within},
	{formOf("from"), from},
}

// trails are the words behind a period.
var trails = []lead{
	{formOf("or|and later|after|onwards,onwards|onward,on"), since},
	{formOf("or|and earlier|before"), until},
	{formOf("so far,to date,TO|and now"), soFar},
}

// timeAt reads a time that begins at a token.
func (r *reader) timeAt(i int) *Time {
	for _, l := range leads {
		if m := r.match(i, l.form); m != nil {
			if t := r.related(i, m.last, l.as); t != nil {
				return t
			}
		}
	}
	return r.related(i, i, within)
}

var (
	periodForm = formOf("P")
	spanForm   = formOf("TO and|up? to|including? P")
	andForm    = formOf("and P")
)

// period reads a period in a form; nil if there is none.
func (r *reader) period(i int, form *regexp.Regexp) *Time {
	if m := r.match(i, form); m != nil {
		return m.p
	}
	return nil
}

// related reads a period and what follows it: the words before it relate a condition to it.
func (r *reader) related(first, i int, as relation) *Time {
	t := r.period(i, periodForm)
	if t == nil {
		return nil
	}
	t.Words[0] = first
	if t.Ends == nil && (as == within || as == from || as == between) {
		q := r.period(t.Words[1], spanForm)
		if q == nil && as == between {
			q = r.period(t.Words[1], andForm)
		}
		if q != nil {
			return t.to(q)
		}
	}
	as = r.trailed(t, as)
	if !t.relate(as, r.near(first) == "around", r.today) {
		return nil
	}
	return t
}

// to is the span from a period to another, which share their years: it begins before it ends.
func (t *Time) to(q *Time) *Time {
	both := t.Assumed && q.Assumed
	switch {
	case t.Assumed && !q.Assumed:
		if t.move(q.From.Year()); t.From.After(q.From) {
			t.move(q.From.Year() - 1)
		}
	case q.Assumed:
		if q.move(t.From.Year()); q.From.Before(t.From) {
			q.move(t.From.Year() + 1)
		}
	}
	t.From, t.To, q.From, q.To = t.point[0], t.point[1], q.point[0], q.point[1]
	span := &Time{Words: [2]int{t.Words[0], q.Words[1]}, Said: [][2]int{t.Said[0], q.Said[0]}, From: t.From, To: q.To,
		Grain: min(t.Grain, q.Grain), Assumed: both, Bound: true, Ends: []Time{*t, *q}}
	if !span.From.Before(span.To) {
		return nil
	}
	return span
}

// trailed is the relation that the words behind a period say; they become words of it.
func (r *reader) trailed(t *Time, as relation) relation {
	open := as == within || as == from || as == since
	for _, l := range trails {
		m := r.match(t.Words[1], l.form)
		if m != nil && (open || as == between && l.as == soFar) && r.period(m.last, periodForm) == nil {
			t.Words[1] = m.last
			return l.as
		}
	}
	if as == from && t.Grain > Day {
		return within
	}
	return as
}

// relate sets the bounds of a time; it reports false where it does not go with what is said before it.
func (t *Time) relate(as relation, around bool, today time.Time) bool {
	none, first, last := time.Time{}, t.point[0], t.point[1]
	bounds, bound := map[relation][2]time.Time{since: {first, none}, from: {first, none}, less: {first, none},
		after: {last, none}, before: {none, first}, longer: {none, first}, until: {none, last}}[as]
	switch {
	case t.Ends != nil:
		return true
	case as == between, as == longer && !t.ago, as == less && !t.ago:
		return false
	case as == soFar:
		bounds = [2]time.Time{t.From, today.AddDate(0, 0, 1)}
	case bound:
	case around && t.Grain == Day:
		bounds, bound = [2]time.Time{t.From.AddDate(0, 0, -1), t.To.AddDate(0, 0, 1)}, true
	default:
		bounds, bound = [2]time.Time{t.From, t.To}, t.edge
	}
	t.From, t.To, t.Bound = bounds[0], bounds[1], bound
	return t.From.IsZero() || t.To.IsZero() || t.From.Before(t.To)
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
	for _, year := range all {
		for k := range all {
			if t := &all[k]; year.Grain == Year && !year.Bound && !year.Assumed && t.Assumed && !t.Bound {
				t.move(year.From.Year())
			}
		}
	}
}
