// Package when reads the times that a question names. Each becomes a half-open interval of days [From, To) with its
// grain, given the current day and a way of writing dates, which are inputs. Times of day and opening hours are read
// elsewhere.
//
// The grammar is data, in grammar.txt: classes of words, forms of periods such as "last March", and the words around
// one, "since" or "or later". Weeks begin on Mondays, seasons on 1 March, June, September and December; early, mid and
// late are thirds. "The past N days" and "last N days" count back from today, including today; "last month" is the last
// calendar month, and "N months ago" is the calendar month N months back. A time without its year is the last one that
// has begun, and is marked as assumed; after "will" or "upcoming" it is the next. "Latest month" and the like are not
// intervals, since they depend on the data.
package when

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words"
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

// Clock holds what the meaning of a time depends on besides its words.
type Clock struct {
	Today      time.Time
	MonthFirst bool // 3/4/2025 is 4 March
	Ahead      bool // times without a year are in the future, as after "will"
}

// Time is a time that a question names: from From on, before To. A zero end is open.
type Time struct {
	Words        [2]int // the tokens from its preposition on; the second index is exclusive
	PeriodTokens [2]int // of these, the tokens of the periods themselves
	From, To     time.Time
	Grain        Grain
	// Assumed means that the year was neither named nor implied.
	Assumed bool
	// Bound means that the time is open on one side, or spans two periods.
	Bound          bool
	Ends           []Time       // the two periods of a span
	OfMonth, OfDay int          // of a day or month without a year
	reference      [2]time.Time // the days that "since" and "until" refer to, which may differ from From and To
}

// Periods returns the periods that are named: two for a span, otherwise one.
func (t *Time) Periods() []Time {
	if t.Ends != nil {
		return t.Ends
	}
	return []Time{*t}
}

// Of returns the times of a text.
func Of(text string, c Clock) []Time { return Read(text, words.Tokenize(text), c) }

// Containing returns the time that contains a day and is as long as another.
func Containing(day time.Time, like *Time) *Time {
	t := unitOf(day, like.Grain, 0)
	if n := like.To.Sub(like.From); !like.To.IsZero() && !like.IsSingle(like.Grain) { // of the same length
		t.To = day.AddDate(0, 0, 1)
		t.From = t.To.Add(-n)
	}
	return t
}

// IsSingle reports whether the time is exactly one day, month or year.
func (t *Time) IsSingle(g Grain) bool {
	return !t.From.IsZero() && t.From.Equal(startOf(t.From, g)) && t.To.Equal(step(t.From, g, 1))
}

// Read returns the times of a tokenized text, in order and without overlaps.
func Read(text string, tokens []words.Token, c Clock) (out []Time) {
	y, m, d := c.Today.Date()
	r := &reader{t: tokens, text: text, clock: c, today: day(y, int(m), d), at: []int{0}, known: map[int]*Time{}}
	for _, t := range tokens {
		word := t.Text
		if t.Numeric && t.Start < t.End {
			word = strings.ToLower(text[t.Start:t.End]) // 2,024 is not a year
		}
		r.joinedTokens += word + " "
		r.at = append(r.at, len(r.joinedTokens))
		r.future = r.future || c.Ahead || word == "will" || word == "upcoming"
	}
	for i := 0; i < len(tokens); i++ {
		if t := r.first(i, times); t != nil {
			out = append(out, *t)
			i = t.Words[1] - 1
		}
	}
	r.shareYears(out)
	return out
}

// relation says on which day of a period a time begins, and before which day it ends.
type relation struct{ from, to string }

// related returns the time that a period expresses together with the words around it; as is the relation that the words
// before it express.
func (m *match) related(as relation) *Time {
	t, own := m.period(), as.from == "from"
	if t == nil || t.Ends != nil {
		return t
	}
	t.Words[1] = m.last
	q := m.match(t.Words[1], spanForm)
	if q == nil && as.to == "other" {
		q = m.match(t.Words[1], andForm)
	}
	if q != nil && own {
		return t.to(q.p)
	}
	for _, trail := range trailing {
		after := m.match(t.Words[1], trail.form)
		if after != nil && (own || as.from == "begin") && m.match(after.last, periodForm) == nil {
			t.Words[1], as = after.last, trail.as
			break
		}
	}
	days, open := 0, t.To
	if t.Grain == Day {
		days, open = 1, time.Time{}
	}
	at := map[string]time.Time{"from": t.From, "to": t.To, "begin": t.reference[0], "end": t.reference[1], "open": open,
		"now": m.today.AddDate(0, 0, 1), "eve": t.From.AddDate(0, 0, -days), "morrow": t.To.AddDate(0, 0, days)}
	from, to := at[as.from], at[as.to]
	t.Bound = t.isEdge() || from != t.From || to != t.To
	t.From, t.To = from, to
	return timeIf(as.to != "other" && (from.IsZero() || to.IsZero() || from.Before(to)), t)
}

// period returns the matched period, the unit that is a number of units ago, or a single unit.
func (m *match) period() *Time {
	switch {
	case m.p != nil:
		return m.p
	case m.n("UNITS") == 0:
		return m.single()
	}
	if t := m.ago(); m.token(m.first) != "older" || m.unit() < Year {
		return t
	}
	return nil // an age, such as a person's
}

// to returns the span from one period to another; if one lacks its year, it gets that of the other.
func (t *Time) to(q *Time) *Time {
	both := t.Assumed && q.Assumed
	switch {
	case t.Assumed && !q.Assumed:
		if t.setYear(q.From.Year()); t.From.After(q.From) {
			t.setYear(q.From.Year() - 1)
		}
	case q.Assumed:
		if q.setYear(t.From.Year()); q.From.Before(t.From) {
			q.setYear(t.From.Year() + 1)
		}
	}
	t.From, t.To, q.From, q.To = t.reference[0], t.reference[1], q.reference[0], q.reference[1]
	return span(t, q, both)
}

// span returns the time from one period to another, or nil if it would end before it begins.
func span(t, q *Time, assumed bool) *Time {
	return timeIf(t.From.Before(q.To), &Time{Words: [2]int{t.Words[0], q.Words[1]},
		PeriodTokens: [2]int{t.PeriodTokens[0], q.PeriodTokens[1]},
		From:         t.From, To: q.To, Grain: min(t.Grain, q.Grain), Assumed: assumed, Bound: true, Ends: []Time{*t, *q}})
}

// shareYears gives times without a year the year of the time with which they are listed, or a year named elsewhere.
func (r *reader) shareYears(all []Time) {
	for k := range slices.Backward(all) {
		for j, other := range slices.Backward(all) {
			t := &all[k]
			listed := j == k+1 && other.PeriodTokens[0]-t.Words[1] <= 2 && is("LISTING", r.token(t.Words[1]))
			year := other.Grain == Year && !other.Bound
			if t.Assumed && !t.Bound && !other.Assumed && !other.From.IsZero() && (year || listed) {
				t.setYear(other.From.Year())
			}
		}
	}
}
