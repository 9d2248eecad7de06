package link

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// Moment is a time in the question: an interval, a weekday, a weekend, or a time of day.
type Moment struct {
	First, Last     int
	*when.Time           // nil for weekdays and times of day
	RelativeToToday bool // the interval is counted from today
	onlyYears       bool // it consists only of years in digits
	Weekday         string
	Hour            int // plus one: midnight is 1
	Minute          int
	Part            [2]int // the hours at which a part of the day begins and ends
}

// ownTokens returns the tokens of the time itself.
func (m *Moment) ownTokens() (mask Mask) {
	if m.Time == nil {
		return Span(m.First, m.Last)
	}
	for _, p := range m.Periods() {
		mask |= Span(p.PeriodTokens[0], min(p.PeriodTokens[1], maxTokens))
	}
	return mask
}

// boundTokens returns the tokens of words such as "since" and "between" that bound the time.
func (m *Moment) boundTokens() Mask {
	if !m.Bound {
		return 0
	}
	return Span(m.Words[0], min(m.Words[1], maxTokens)) &^ m.ownTokens()
}

// isTimeOfDay reports whether a moment is a time of day.
func (m *Moment) isTimeOfDay() bool { return m.Hour > 0 || m.Part[1] > 0 }

var weekdays = map[string]string{}

func init() {
	for d := time.Sunday; d <= time.Saturday; d++ {
		name := strings.ToLower(d.String())
		weekdays[name], weekdays[name+"s"] = d.String(), d.String()
	}
}

// monthNameStems are words in the names of columns of month numbers.
var monthNameStems = text.Stems("month", "mon", "mth")

// relativeWords are words in times that are relative to today.
var relativeWords = text.Set("today yesterday tomorrow tonight last this next previous past current coming following upcoming " +
	"ago ytd mtd qtd wtd date far")

// Times finds the times in a text, except abbreviations that name a column, such as qtd. If the text names a column of
// planned or expiry dates that extend far enough into the future, or asks in the present tense about rows that do,
// times without a year are taken to lie ahead, unless it says that they are over: "leases that ended in May".
func (c *Catalog) Times(question string, tokens []words.Token, clock when.Clock) []when.Time {
	return slices.DeleteFunc(c.readTimes(question, tokens, clock), func(t when.Time) bool {
		first := tokens[t.PeriodTokens[0]]
		return t.PeriodTokens[1] == t.PeriodTokens[0]+1 && !first.Numeric && !lang.IsEnglish(first.Text) &&
			c.HasNameWord(first.Text)
	})
}

func (c *Catalog) readTimes(question string, tokens []words.Token, clock when.Clock) []when.Time {
	isPast := containsAny(tokens, pastVerbs)
	isPresent := !isPast && containsAny(tokens, presentWords)
	isParticiple := func(t words.Token) bool { return lang.IsParticipleAfterNoun(t.Text) }
	present := slices.DeleteFunc(slices.Clone(tokens), isParticiple)
	for _, x := range c.Columns {
		isAhead := x.isPlanned() && isNamedBy(x.Names, tokens) ||
			!isPast && x.isExpiry() && isNamedBy(x.Names, present) ||
			isPresent && x == x.Table.mainDate() && isNamedBy(x.Table.Names, tokens)
		if x.Kind != Temporal || x.Max <= clock.Today.Format(time.DateOnly) || !isAhead {
			continue
		}
		ahead := clock
		ahead.Ahead = true
		times := when.Read(question, tokens, ahead)
		tooLate := func(t when.Time) bool {
			begin := t.From
			if begin.IsZero() {
				begin = t.To // a time before To
			}
			return t.Assumed && begin.Format(time.DateOnly) > x.Max
		}
		if !slices.ContainsFunc(times, tooLate) {
			return times
		}
	}
	return when.Read(question, tokens, clock)
}

// pastVerbs are words of the past and perfect tenses.
var pastVerbs = text.Set("was were did had been")

// presentWords are the words by which a question is about rows as they are now or will be: "how many do we have".
var presentWords = text.Set("do does are there")

func containsAny(tokens []words.Token, set map[string]bool) bool {
	return slices.ContainsFunc(tokens, func(t words.Token) bool { return set[t.Text] })
}

// isNamedBy reports whether a text contains a word of a name, other than one that begins a time.
func isNamedBy(names []Name, tokens []words.Token) bool {
	return slices.ContainsFunc(tokens, func(t words.Token) bool {
		return !boundingWords[t.Text] && slices.ContainsFunc(names, func(n Name) bool {
			return slices.Contains(n.Stem, t.Stem)
		})
	})
}

// boundingWords are words that begin times, but may also be part of the name of a date column.
var boundingWords = text.Set("before by until till")

// moments finds the times in the question.
func (q *Question) moments(clock when.Clock) []Moment {
	var out []Moment
	var taken Mask
	for _, t := range q.Catalog.Times(q.Text, q.Tokens, clock) {
		m := Moment{First: t.PeriodTokens[0], Last: t.PeriodTokens[1], Time: &t, onlyYears: true}
		for i := m.First; i < m.Last; i++ {
			m.RelativeToToday = m.RelativeToToday || relativeWords[q.Token(i)]
		}
		for _, p := range t.Periods() {
			first := p.PeriodTokens[0]
			m.onlyYears = m.onlyYears && p.PeriodTokens[1] == first+1 && q.Tokens[first].Numeric && t.Grain == when.Year
		}
		taken |= Span(t.Words[0], t.Words[1])
		out = append(out, m)
	}
	for i := 0; i < len(q.Tokens); i++ {
		if taken&(1<<uint(i)) != 0 {
			continue
		}
		for _, read := range []func(int) (Moment, bool){q.weekday, q.clock} {
			if m, ok := read(i); ok && Span(i, m.Last)&taken == 0 {
				m.First = i
				out = append(out, m)
				i = m.Last - 1
				break
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Moment) int { return a.First - b.First })
	return out
}

// weekend stands for both weekend days.
const weekend = "weekend"

func (q *Question) weekday(i int) (m Moment, ok bool) {
	m.Weekday, m.Last = weekdays[q.Token(i)], i+1
	if w := q.Token(i); w == weekend || w == weekend+"s" {
		m.Weekday = weekend
	}
	return m, m.Weekday != ""
}

// dropTimeNumbers drops the numbers that belong to times: the 9 of "9 in the evening", the 30 of "the last 30 days".
// Bare years are kept, since they may be numbers.
func (q *Question) dropTimeNumbers() {
	q.Numbers = slices.DeleteFunc(q.Numbers, func(f Figure) bool {
		return slices.ContainsFunc(q.Dates, func(m Moment) bool {
			if m.Time != nil {
				return !m.onlyYears && m.Words[0] <= f.First && f.Last <= m.Words[1]
			}
			return m.Hour > 0 && m.Last > m.First+1 && m.First <= f.First && f.Last <= m.Last &&
				slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool { return c.isPreciseFor(&m) })
		})
	})
}
