package link

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// timing is a condition on the time of a table's rows that words of closed classes express: "in the evening", "next",
// "was". It holds whatever else the question asks for, so that all readings share it, and readers need not know the
// words.
type timing struct {
	Atom
	kind timingKind
	cut  string // its words, if the question is read without them
}

type timingKind byte

const (
	atHour     timingKind = iota // at a time of day
	fromToday                    // still to come
	untilToday                   // over, as the tense says
	status                       // expired, still active, overdue
)

// dividingTokens returns the tokens that negate, compare or ask for shares: what the question says may then be about
// only some of the rows, as of a share's two numbers only one is in the evening.
func (q *Question) dividingTokens() Mask {
	return q.Negations() | q.WithSense(cue.Except|cue.Share|cue.Ratio|cue.Than|cue.Or)
}

// isPlain reports whether a condition can be added to a query.
func isPlain(s *query.Query) bool {
	return s.Set == query.NoSet && len(s.Written)+len(s.From.Alias) == 0 &&
		!s.HasAlternatives()
}

// findTimings finds the timings of the question.
func (q *Question) findTimings() {
	dividing := q.dividingTokens()
	for _, a := range q.Atoms {
		switch {
		case dividing&^(a.Mask|a.Cue) != 0:
		case a.Op == "hour" && q.isOnlyTimeOfDay(&a):
			q.timings = append(q.timings, timing{Atom: a, kind: atHour})
		case a.IsRelativeToToday() && a.Op == "since" && comparesWithToday(a.Where[0], q.today) &&
			a.Column == a.Table.mainDate() && q.Token(First(a.Mask)) != "scheduled" && a.Mask&q.valueTokens() == 0:
			q.timings = append(q.timings, timing{Atom: a, kind: fromToday})
		case q.isOnlyStatus(&a):
			q.timings = append(q.timings, timing{Atom: a, kind: status})
		}
	}
	past := q.pastTense()
	if past == 0 || slices.ContainsFunc(q.timings, func(t timing) bool { return t.kind == status }) {
		return // "has been overdue" is so today
	}
	tomorrow := q.today.AddDate(0, 0, 1)
	for _, t := range q.Catalog.Tables {
		if c := t.mainDate(); c != nil && isoDay.MatchString(c.Max) && c.Max >= tomorrow.Format(time.DateOnly) {
			q.timings = append(q.timings, timing{Atom: Atom{Table: t, Column: c, Mask: past,
				Where: dayCondition(c.AsDate(), query.Less, tomorrow)}, kind: untilToday})
		}
	}
}

// WithoutTimings returns a question as readers should read it: without the words of its timings, which its readings get
// afterwards (see InTime), with "first" for "next" and "all tours" for "upcoming tours". It returns the question itself
// where it has no such words. If rows are to come, so are times without a year.
func (q *Question) WithoutTimings(read func(text string, isAhead bool) *Question) *Question {
	cut := q.timingWords()
	if cut == 0 || q.Form != (Form{}) {
		return q
	}
	rest, end, ranks := "", 0, false
	for i, t := range q.Tokens {
		if cut&(1<<uint(i)) == 0 {
			continue
		}
		rest += q.Text[end:t.Start]
		switch end = t.End; {
		case t.Text == "next":
			rest += "first"
		case lang.IsSuperlative(t.Text) && q.timingAt(i) != nil: // the most overdue, but not "at least 30 days overdue"
			rest, ranks = rest+q.earliest(q.timingAt(i)), true
		case i == 0 && len(q.Tokens) > 2: // it says more than the rows
			rest += "all"
		}
	}
	isAhead := slices.ContainsFunc(q.timings, func(t timing) bool { return t.kind == fromToday && t.Mask&cut != 0 })
	rest = strings.Join(strings.Fields(rest+q.Text[end:]), " ")
	rows := q.TokensWhere(func(i int) bool { return cut&(1<<uint(i)) == 0 && !q.HasSense(i, cue.Which) })
	if q.timings[0].kind == status && !ranks && q.NamesTable(rows) && Count(rows) == 1 {
		rest = "all " + q.TextOf(rows) // "which contracts have expired"
	}
	r := read(rest, isAhead)
	r.IgnoreTense()
	for _, t := range q.timings {
		if t.kind == untilToday || t.Mask&cut != 0 {
			if t.kind != untilToday {
				t.cut = q.TextOf(t.Mask)
			}
			t.Mask, t.Cue = 0, 0
			r.timings = append(r.timings, t)
		}
	}
	return r
}

// timingAt returns the timing whose words include token i, or nil.
func (q *Question) timingAt(i int) *timing {
	at := slices.IndexFunc(q.timings, func(t timing) bool { return t.Mask&Span(i, i+1) != 0 })
	if at < 0 {
		return nil
	}
	return &q.timings[at]
}

// earliest returns the words for what the superlative of a timing orders by: the most overdue row has the earliest due
// date.
func (q *Question) earliest(t *timing) string {
	words := "earliest " + strings.Join(t.Column.Names[0].Text, " ")
	if q.Content&(2<<uint(Last(t.Mask))) != 0 {
		return words // "the most overdue loan"
	}
	return "has the " + words
}

// IsWhole reports whether a question names its rows and begins like a question, so that it needs no previous one.
func (q *Question) IsWhole() bool {
	w := q.Token(0)
	return slices.ContainsFunc(q.Tables, func(t Mention) bool { return t.Exact != 0 }) && q.Token(1) != "about" &&
		(w == "what" || w == "where" || w == "how" || showVerbs[w] || q.HasSense(0, cue.Be|cue.Relative|cue.When))
}

// IgnoreTense drops what the tense says of when rows are: "which of them were cancelled" is about the rows before it.
func (q *Question) IgnoreTense() {
	q.timings = slices.DeleteFunc(q.timings, func(t timing) bool { return t.kind == untilToday })
}

// TakeTimings gives a question the timings of its last turn, which alone counts.
func (q *Question) TakeTimings(turn *Question) { q.timings = turn.timings }

// timingWords returns the words of the timings that say nothing else. They must be clear for every table that the
// question names or, if it names none, for every table.
func (q *Question) timingWords() (m Mask) {
	isNamed := func(t *Table) bool { return q.Tables[t.Index].Exact != 0 }
	namesAny := slices.ContainsFunc(q.Catalog.Tables, isNamed)
	for i := range q.timings {
		t := &q.timings[i]
		if t.kind == untilToday || t.kind == atHour && q.Columns[t.Column.Index].All() != 0 {
			continue // without "in the evening", "start in the evening" would ask for all starts
		}
		meanings := make([]int, len(q.Catalog.Tables)) // of the words, by table
		for k := range q.timings {
			if q.timings[k].Mask == t.Mask {
				meanings[q.timings[k].Table.Index]++
			}
		}
		isUnclear := func(x *Table) bool {
			n := meanings[x.Index]
			return isNamed(x) && n != 1 || !namesAny && n > 1
		}
		if !slices.ContainsFunc(q.Catalog.Tables, isUnclear) {
			m |= q.withLeadIn(t)
		}
	}
	return m
}

// Words that only lead to a time behind them: "in the" evening, "that are" still to come.
var (
	timePrepositions = text.Set("in on at during")
	leadingVerbs     = text.Set("is are was were be been has have that which who")
)

// withLeadIn returns a timing's words, with those that only lead to them if nothing that they could lead to follows.
func (q *Question) withLeadIn(t *timing) Mask {
	words := t.Mask | t.Cue
	if q.Content&(2<<uint(Last(words))) != 0 || q.Token(Last(words)) == "next" {
		return words
	}
	at := First(words) - 1
	if the := at; q.Token(the) == "the" || timePrepositions[q.Token(the)] {
		for q.Token(the) == "the" {
			the--
		}
		if timePrepositions[q.Token(the)] {
			at = the - 1
		}
	}
	for at > 0 && (leadingVerbs[q.Token(at)] || t.kind == status && q.Token(at) == "the") {
		at--
	}
	return words | Span(at+1, First(words))
}

// isOnlyTimeOfDay reports whether a condition's words are the question's only time of day, and mean nothing else: they
// say when ("in the evening", "before 9 am", "on Saturday evenings", "evening tours") and are not what is asked for
// ("which evening") or part of a name ("night bus").
func (q *Question) isOnlyTimeOfDay(a *Atom) bool {
	before, after := First(a.Mask)-1, Mask(2)<<uint(Last(a.Mask|a.Cue))
	for q.Token(before) == "the" {
		before--
	}
	saysWhen := timePrepositions[q.Token(before)] || weekdays[q.Token(before)] != "" || a.Cue != 0
	isOther := func(d Moment) bool { return d.isTimeOfDay() && d.ownTokens() != a.Mask }
	isValue := func(b Atom) bool { return b.Mask&a.Mask != 0 && b.Op != "hour" }
	return !q.namesTableOrColumn(a.Mask) &&
		(q.NamesTable(after) || saysWhen && (q.Content&after == 0 || q.namesTableOrColumn(after))) &&
		!slices.ContainsFunc(q.Dates, isOther) && !slices.ContainsFunc(q.Atoms, isValue)
}

// isOnlyStatus reports whether a condition's words are the question's only ones for a status of rows as of today, such
// as "expired", and say it of the rows asked for: the question does not ask whether one is in it, for how long or at
// which time.
func (q *Question) isOnlyStatus(a *Atom) bool {
	isOther := func(b Atom) bool { return b.IsRelativeToToday() && b.Mask != a.Mask }
	isTime := func(m Moment) bool { return m.Time != nil } // it may say as of when: "overdue at the end of June"
	isPhrase := func(i int) bool {
		return a.Mask&Span(i, i+1) != 0 && q.Catalog.datePhraseAt(q.Tokens, i) != nil
	}
	return a.IsRelativeToToday() && q.TokensWhere(isPhrase) != 0 && a.Mask&^q.valueTokens() != 0 &&
		!slices.ContainsFunc(q.Atoms, isOther) && !slices.ContainsFunc(q.Dates, isTime) && !q.HasSense(0, cue.Be) &&
		q.WithSense(cue.Duration|cue.Late)&^a.Mask == 0
}

// isTimeOfDay reports whether a moment is a time of day.
func (m *Moment) isTimeOfDay() bool { return m.Hour > 0 || m.Part[1] > 0 }

// Words of the past and perfect tenses, and words that tell of plans in these tenses: "was due".
var (
	pastVerbs     = text.Set("was were did had been")
	plannedStates = text.Set("due planned supposed expected booked going meant")
)

// pastTense returns the verbs by which the question is about rows that are over, unless it also names days to come.
func (q *Question) pastTense() (verbs Mask) {
	ahead := func(m Moment) bool { return m.Time != nil && !m.Assumed && m.From.After(q.today) }
	isPlan := func(t words.Token) bool { return plannedStates[t.Text] }
	if q.WithSense(cue.Upcoming) != 0 || slices.ContainsFunc(q.Dates, ahead) || slices.ContainsFunc(q.Tokens, isPlan) {
		return 0
	}
	verbs = q.TokensWhere(func(i int) bool { return pastVerbs[q.Token(i)] && !q.isPassive(i) })
	return verbs &^ q.valueTokens()
}

// valueTokens returns the tokens of values that the question names.
func (q *Question) valueTokens() (m Mask) {
	for i := range q.Atoms {
		if q.Atoms[i].Op == "eq" {
			m |= q.Atoms[i].Mask
		}
	}
	return m
}

// isPassive reports whether the verb at a token only makes a passive of a word for a column or a value, as in "were
// cancelled" and "have been sold". That may be so before the day of a row.
func (q *Question) isPassive(i int) bool {
	k := i + 1
	for q.HasSense(k, cue.Not) || q.Token(k) == "already" {
		k++
	}
	next := Span(k, k+1)
	mentions := func(m Mention) bool { return m.All()&next != 0 }
	return !slices.Contains([]string{"did", "had"}, q.Token(i)) && q.Content&next != 0 && !q.NamesTable(next) &&
		slices.ContainsFunc(q.Columns, mentions) && !slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool {
		return c.Kind == Temporal && q.Columns[c.Index].All()&next != 0
	})
}

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

// InTime returns a query with the conditions on time that all readings of the question share.
func (q *Question) InTime(s *query.Query) *query.Query {
	if len(q.timings) == 0 || !isPlain(s) {
		return s
	}
	hourDone := q.statesHour(s)
	for i := range q.timings {
		t := &q.timings[i]
		if !slices.Contains(s.From.Tables, t.Table.Name) || t.kind == atHour && hourDone || q.isSettled(s, t) {
			continue
		}
		s = q.addTiming(s, t)
		hourDone = hourDone || t.kind == atHour
	}
	for i, c := range s.Where {
		if c.Sub == nil {
			continue
		}
		if sub := q.InTime(c.Sub); sub != c.Sub {
			s = s.Clone()
			s.Where[i].Sub = sub
		}
	}
	return s
}

// addTiming adds a timing to a query. It replaces what a reader made of the same words, and a bound on the same side.
func (q *Question) addTiming(s *query.Query, t *timing) *query.Query {
	out := s.Clone()
	out.Where = slices.DeleteFunc(out.Where, func(c query.Condition) bool {
		if t.kind == atHour {
			return t.isMetBy(c)
		}
		isSame := func(own query.Condition) bool { return c.Op == own.Op && c.Item.Same(own.Item) }
		return slices.ContainsFunc(t.Where, isSame) || c.Item.Column.Table == t.Table.Name &&
			comparesWithToday(c, q.today) && !q.namesBound(c.Values[0].Text)
	})
	out.Where = append(out.Where, t.Where...)
	for i := range out.OrderBy {
		if o := &out.OrderBy[i]; t.kind == fromToday && out.Limit > 0 && o.Item.Agg == query.None && t.isOf(o.Item) {
			o.Desc, o.NullsLast = false, false
		}
	}
	return out
}

// namesBound reports whether a time in the question begins or ends on a day: on a Monday, "this week" begins today.
func (q *Question) namesBound(day string) bool {
	return slices.ContainsFunc(q.Dates, func(m Moment) bool {
		return m.Time != nil && (m.From.Format(time.DateOnly) == day || m.To.Format(time.DateOnly) == day)
	})
}

// isOf reports whether an item is the timing's column.
func (t *timing) isOf(i query.Item) bool {
	return i.Calc == nil && i.Column.Table == t.Table.Name && i.Column.Name == t.Column.Name
}

// isAbout reports whether a condition compares the timing's column with something that is known.
func (t *timing) isAbout(c query.Condition) bool { return t.isOf(c.Item) && len(c.Values) > 0 }

// comparesWithToday reports whether a condition is that a date is before or after today.
func comparesWithToday(c query.Condition, today time.Time) bool {
	if len(c.Values) != 1 {
		return false
	}
	switch c.Op {
	case query.Less, query.LessEqual, query.Greater, query.GreaterEqual, query.NotBefore:
		day := c.Values[0].Text
		return day == today.Format(time.DateOnly) || day == today.AddDate(0, 0, 1).Format(time.DateOnly)
	}
	return false
}

// statesHour reports whether a query is about times of day that the question names.
func (q *Question) statesHour(s *query.Query) bool {
	isHour := func(c query.Column) bool {
		column := q.Catalog.Column(c)
		return c.Part == query.Hour || column != nil && column.isClock
	}
	return slices.ContainsFunc(s.GroupBy, isHour) || slices.ContainsFunc(s.Where, func(c query.Condition) bool {
		return isHour(c.Item.Column) && len(c.Values) > 0 && c.Values[0].First >= 0 &&
			(c.Item.Column.Part == query.Hour || hourAndMinute.MatchString(c.Values[0].Text))
	})
}

// isSettled reports whether a query already says when its rows are, so that a timing would change what it says: it
// compares their date with other days than today, and the question names no time that goes on after today.
func (q *Question) isSettled(s *query.Query, t *timing) bool {
	if t.kind == atHour { // "shifts that finish after 18:00" may begin before
		return slices.ContainsFunc(s.Where, func(c query.Condition) bool {
			return len(c.Values) > 0 && !t.isAbout(c) && c.Values[0].Text == t.Where[0].Values[0].Text
		})
	}
	if t.kind == untilToday && slices.ContainsFunc(s.Select, func(i query.Item) bool { return i.Agg == query.Sum }) {
		return true // what was sold or paid may be for days to come
	}
	isOpen := func(m Moment) bool { // "this summer" includes what is booked for days to come
		return q.goesOn(m) && (m.To.IsZero() || t.Column.isPlainDate())
	}
	return !slices.ContainsFunc(q.Dates, isOpen) && slices.ContainsFunc(s.Where, func(c query.Condition) bool {
		return t.isAbout(c) && !comparesWithToday(c, q.today) && c.Item.Column.Part != query.Weekday
	})
}

// goesOn reports whether a time has begun and goes on after today, or has no end.
func (q *Question) goesOn(m Moment) bool {
	tomorrow := q.today.AddDate(0, 0, 1)
	return m.Time != nil && !m.From.After(q.today) && (m.To.IsZero() || m.To.After(tomorrow))
}

// isMetBy reports whether a condition is on what the timing is about: of a date with a time of day, one of the two.
func (t *timing) isMetBy(c query.Condition) bool {
	return t.isAbout(c) && (t.kind != atHour || t.Column.isClock || c.Item.Column.Part == query.Hour)
}

// isMet reports whether a query has such a condition.
func (t *timing) isMet(s *query.Query) bool { return slices.ContainsFunc(s.Where, t.isMetBy) }

// timingTokens returns the words of the timings that a query has.
func (q *Question) timingTokens(s *query.Query) (m Mask) {
	for i := range q.timings {
		if t := &q.timings[i]; t.isMet(s) {
			m |= t.Mask | t.Cue
		}
	}
	return m
}

// TimingsLeftOut returns the words of timings that a query does not have, although its question was read without them.
func (q *Question) TimingsLeftOut(s *query.Query) (out []string) {
	for _, t := range q.timings {
		if t.cut != "" && !slices.Contains(out, t.cut) &&
			!slices.ContainsFunc(q.timings, func(o timing) bool { return o.cut == t.cut && o.isMet(s) }) {
			out = append(out, t.cut)
		}
	}
	return out
}
