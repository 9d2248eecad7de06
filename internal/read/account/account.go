// Package account finds what a question mentions but no part of a query accounts for: times, numbers, units,
// currencies, quoted and capitalised names, places such as "near me", negations, comparisons and superlatives. It looks
// only at the question and the finished query, so it works for every parser, whatever the parser reports about the
// words it used.
package account

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// Question is a question with everything in it that a query must account for.
type Question struct {
	Times        []when.Time
	text         string
	tokens       []words.Token
	catalog      *link.Catalog
	frame        link.Mask    // tokens of polite framing: "could you tell me"
	taken        map[int]bool // tokens of times, quotations and the frame
	requirements []requirement
}

// requirement is one thing that a query must account for.
type requirement struct {
	first, last int // tokens
	isMet       func(*statement) bool
}

// Of returns a question with everything in it that a query must account for, given a database and a clock.
func Of(question string, db *schema.Database, clock when.Clock) *Question {
	q := &Question{text: question, tokens: words.Tokenize(question), taken: map[int]bool{}, catalog: link.CatalogOf(db)}
	if clock.Today.IsZero() {
		clock.Today = time.Now()
	}
	q.frame = link.FrameTokens(question, q.tokens)
	for i := range q.tokens {
		q.taken[i] = q.frame&(1<<uint(i)) != 0
	}
	q.requireQuotations()
	q.requireTimes(clock)
	for i := range q.tokens {
		if !q.taken[i] {
			q.requireLocation(i)
			q.requireNumbers(i)
			q.requireCurrencies(i)
			q.requireMoney(i)
			q.requireToday(i)
			q.requireNames(i)
			q.requireNegations(i)
			q.requireOpposite(i)
			q.requireStates(i)
			q.requireListLimits(i)
			q.requireListSizes(i)
			q.requireComparisons(i)
			q.requireAlternatives(i)
			q.requireComparedColumn(i)
			q.requirePeriods(i)
			q.requireSuperlatives(i)
			q.requirePercentile(i)
			q.requireSecondColumn(i)
			q.requireSides(i)
			q.requireTables(i)
		}
	}
	q.requireEvery()
	q.requireGroups()
	q.requireKind()
	return q
}

// Omissions returns the words of the question that a query does not account for, as typed and in order.
func (q *Question) Omissions(of *query.Query) []string {
	out, _ := q.matchQuery(of)
	return out
}

// matchQuery returns the words of the question that a query does not account for, as typed and in order, and those that
// it does account for.
func (q *Question) matchQuery(of *query.Query) (omitted []string, used map[string]bool) {
	used = map[string]bool{}
	if of == nil || len(q.requirements) == 0 {
		return nil, used
	}
	s := readStatement(of, q.catalog)
	end := 0
	slices.SortStableFunc(q.requirements, func(a, b requirement) int { return a.first - b.first })
	for _, m := range q.requirements {
		switch {
		case m.isMet(s):
			for _, t := range q.tokens[m.first:m.last] {
				used[q.text[t.Start:t.End]] = true
			}
		case m.first >= end:
			omitted, end = append(omitted, q.typed(m.first, m.last)), m.last
		}
	}
	return omitted, used
}

// AssumedTimes returns the times whose year was assumed, as a query has them: after "fees in 2024", "and in May" is of
// 2024. A time that it has in no year is left out.
func (q *Question) AssumedTimes(of *query.Query) (out []when.Time) {
	s := readStatement(of, q.catalog)
	for _, t := range q.Times {
		if !t.Assumed {
			continue
		}
		assumed := cmp.Or(t.From, t.To).Year()
		for _, day := range append([]time.Time{cmp.Or(t.From, t.To)}, s.days...) {
			if x := t.YearsLater(day.Year() - assumed); s.boundsTime(&x) {
				out = append(out, x)
				break
			}
		}
	}
	return out
}

// TimeText returns a time as typed, without words such as "since" before it.
func (q *Question) TimeText(t *when.Time) string {
	return q.typed(t.PeriodTokens[0], t.PeriodTokens[1])
}

// typed returns the question's text from token first up to, but not including, token last.
func (q *Question) typed(first, last int) string {
	return q.text[q.tokens[first].Start:q.tokens[last-1].End]
}

func (q *Question) token(i int) string {
	if i < 0 || i >= len(q.tokens) {
		return ""
	}
	return q.tokens[i].Text
}

// require requires a query to account for the tokens from first up to last: to contain their text as a literal or name,
// or to satisfy isMet.
func (q *Question) require(first, last int, isMet func(*statement) bool) {
	phrase := text.Fold(q.typed(first, last))
	q.requirements = append(q.requirements, requirement{first, last, func(s *statement) bool {
		return s.mentions(phrase) || isMet(s)
	}})
}

func neverMet(*statement) bool { return false }

// requireKind requires a query to show a column that may hold people if the question begins with "who", and one that
// may hold times if it begins with "when".
func (q *Question) requireKind() {
	i := q.afterOpening()
	switch q.token(i) {
	case "who":
		q.require(i, i+1, func(s *statement) bool { return s.mayShowPeople })
		q.requireActor(i + 1)
	case "when":
		q.require(i, i+1, func(s *statement) bool { return s.mayShowTimes })
	}
}

// requireActor requires more than a state for a verb in the present, unless it is a state of people: who delivers
// orders is not told by those that have been delivered.
func (q *Question) requireActor(verb int) {
	word := q.token(verb)
	if !lang.IsVerb(word) || !strings.HasSuffix(word, "s") {
		return
	}
	isState := func(value string) bool {
		return strings.HasSuffix(value, "ed") && text.Stem(value) == text.Stem(word)
	}
	ofPeople := slices.ContainsFunc(q.catalog.Columns, func(c *link.Column) bool {
		return c.Table.IsPeople && slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool {
			return isState(text.Fold(v.Value))
		})
	})
	if !ofPeople {
		q.requirements = append(q.requirements, requirement{verb, verb + 1, func(s *statement) bool {
			return s.isWritten || !slices.ContainsFunc(s.equalTexts, isState)
		}})
	}
}

var reQuoted = regexp.MustCompile(`["“”„«»]([^"“”„«»]+)["“”«»]`)

// requireQuotations requires quoted texts to be in the query, as literals or names.
func (q *Question) requireQuotations() {
	for _, at := range reQuoted.FindAllStringSubmatchIndex(q.text, -1) {
		first, last := -1, 0
		for i, t := range q.tokens {
			if t.Start >= at[2] && t.End <= at[3] {
				if first < 0 {
					first = i
				}
				last = i + 1
				q.taken[i] = true
			}
		}
		if first >= 0 {
			q.require(first, last, neverMet)
		}
	}
}

var vagueTimes = text.Set("recently lately nowadays")

// requireTimes requires the question's times to be in the query, as intervals.
func (q *Question) requireTimes(clock when.Clock) {
	q.Times = q.catalog.Times(q.text, q.tokens, clock)
	for k := range q.Times {
		t := &q.Times[k]
		past, ahead := t.Split(clock.Today) // "did we have this week", "are left this week"
		free := true
		for i := t.Words[0]; i < t.Words[1]; i++ {
			free = free && !q.taken[i]
			q.taken[i] = true
		}
		if free {
			q.require(t.PeriodTokens[0], t.PeriodTokens[1], func(s *statement) bool {
				return s.hasInterval(t) || s.boundsTime(&past) || s.boundsTime(&ahead) || t.OfMonth > 0 && t.OfDay == 0 &&
					slices.ContainsFunc(s.columns, (*link.Column).HoldsMonths) &&
					s.mentions(strings.ToLower(time.Month(t.OfMonth).String()[:3]))
			})
		}
	}
	for i := range q.tokens {
		if !q.taken[i] {
			q.requireDayWord(i)
		}
	}
}

// requireDayWord requires a weekday, a part of the day or a vague time at a token to be in the query.
func (q *Question) requireDayWord(i int) {
	word := q.token(i)
	switch day := strings.TrimSuffix(word, "s"); {
	case vagueTimes[word]:
		q.require(i, i+1, func(s *statement) bool {
			return s.has("order") || len(s.days) > 0 && len(q.Times) == 0
		})
	case strings.HasSuffix(day, "day") && slices.Contains(weekdays, day):
		q.requireWeekday(i, day)
	case link.IsDayPart(day) && !q.catalog.HasNameWord(word) &&
		slices.ContainsFunc(q.catalog.Columns, (*link.Column).HasTimeOfDay):
		q.taken[i] = true
		q.require(i, i+1, (*statement).hasTimeOfDay)
	case day == "weekend":
		q.taken[i] = true
		q.require(i, i+1, func(s *statement) bool { return s.mentions("saturday") || s.has("dow") || s.has("isodow") })
	}
}

// requireWeekday requires the weekday at a token to be in the query and, if the database has a column of weekdays and
// the question names no column of dates, that column too.
func (q *Question) requireWeekday(i int, day string) {
	q.taken[i] = true
	hasWeekdayColumn := slices.ContainsFunc(q.catalog.Columns, (*link.Column).HoldsWeekdays) &&
		!slices.ContainsFunc(q.catalog.Columns,
			func(c *link.Column) bool { return c.Kind == link.Temporal && q.hasColumnWord(c) })
	q.requirements = append(q.requirements, requirement{i, i + 1, func(s *statement) bool {
		isNamed := s.mentions(day) || s.mentions(day[:3]) || s.mentions(day[:2])
		return (isNamed || s.has("dow") || s.has("isodow")) && (!hasWeekdayColumn || slices.ContainsFunc(s.columns,
			(*link.Column).HoldsWeekdays))
	}})
}

// hasColumnWord reports whether the question has a word of a column's name.
func (q *Question) hasColumnWord(c *link.Column) bool {
	return slices.ContainsFunc(q.tokens, func(t words.Token) bool {
		return !t.Stop && containsStem(c.Names, text.Stem(t.Text))
	})
}

// containsStem reports whether one of several names contains a word, given by its stem.
func containsStem(names []link.Name, stem string) bool {
	return slices.ContainsFunc(names, func(n link.Name) bool { return slices.Contains(n.Stem, stem) })
}

var weekdays = strings.Fields("monday tuesday wednesday thursday friday saturday sunday")

// hereWords lists phrases for the person's own location, which the data does not contain.
var hereWords = phrases("near me|nearby|near here|around here|close to me|close by|closest to me|nearest to me|in my area|" +
	"around me|in this area|next to me|in my city|in my town|in my neighbourhood|in my street|where i live|from here|" +
	"within walking distance|walking distance")

func (q *Question) requireLocation(i int) {
	if n := hereWords.at(q, i); n > 0 {
		q.require(i, i+n, neverMet)
	}
}

// requireNames requires capitalised words inside the question to be in the query, unless they name a table or column.
func (q *Question) requireNames(i int) {
	t := q.tokens[i]
	if i == 0 || !t.Upper || !t.Word || len(t.Text) < 2 || t.Stop || t.Numeric || strings.ToUpper(q.text) == q.text ||
		strings.ContainsAny(q.text[q.tokens[i-1].End:t.Start], ".?!:") {
		return
	}
	word := text.Fold(t.Text)
	if q.isMostlyCapitalised() || q.catalog.HasNameWord(t.Text) {
		return
	}
	q.require(i, i+1, func(s *statement) bool { return s.mentions(word) || s.mentions(text.Stem(word)) })
}

// isMostlyCapitalised reports whether most words outside times are capitalised, so that capitals do not indicate names.
func (q *Question) isMostlyCapitalised() bool {
	upper, all := 0, 0
	for i, t := range q.tokens {
		if i > 0 && !q.taken[i] && t.Word && !t.Stop && !t.Numeric {
			all++
			if t.Upper {
				upper++
			}
		}
	}
	return all > 2 && 3*upper > 2*all
}

// requireSecondColumn requires a second shown column for a second question: "when is it delivered, and where".
func (q *Question) requireSecondColumn(i int) {
	if i < q.afterFrame() || q.token(i) != "and" {
		return
	}
	last := i + 2
	switch next := q.token(i + 1); {
	case next == "how" && (q.token(i+2) == "much" || q.token(i+2) == "many" || q.token(i+2) == "long"):
		last++
	case next != "where" && next != "when" && next != "why" && next != "what":
		return
	}
	q.requirements = append(q.requirements, requirement{i, last, func(s *statement) bool {
		return s.columnCount > 1 || s.isWritten
	}})
}

// requireSuperlatives requires an order, a maximum or a minimum for each superlative.
func (q *Question) requireSuperlatives(i int) {
	w := q.token(i)
	if !lang.IsSuperlative(w) || q.token(i-1) == "at" || q.token(i+1) == "of" && w == "most" || q.catalog.HasNameWord(w) {
		return
	}
	last := i + 1
	if (w == "most" || w == "least") && last < len(q.tokens) {
		last++
	}
	greatest, isSize := lang.SizeDirection(w)
	q.requirements = append(q.requirements, requirement{i, last, func(s *statement) bool {
		if isSize && s.sizeOrder != 0 && greatest != (s.sizeOrder > 0) {
			return false
		}
		return s.has("order") || s.has("max") || s.has("min") || s.ranksRows || s.mentions(w)
	}})
}

// requirePercentile requires a percentile for "median".
func (q *Question) requirePercentile(i int) {
	if w := q.token(i); (w == "median" || w == "percentile") && !q.catalog.HasNameWord(w) {
		q.requirements = append(q.requirements, requirement{i, i + 1, func(s *statement) bool {
			return s.has("percentile_cont") || s.isWritten
		}})
	}
}

// requireSides requires a query to keep the compared things apart if the question asks for a comparison.
func (q *Question) requireSides(i int) {
	switch q.token(i) {
	case "compare", "versus", "vs":
		q.requirements = append(q.requirements, requirement{i, i + 1, func(s *statement) bool { return s.separatesSides }})
	}
}

// requireTables requires the tables that are named at a token, if the database has several.
func (q *Question) requireTables(i int) {
	for _, t := range q.catalog.Tables {
		if n := q.tableWordsAt(t, i); n > 0 && len(q.catalog.Tables) > 1 {
			q.require(i, i+n, func(s *statement) bool { return s.hasTable(t) })
		}
	}
}

// phraseList is a fixed list of phrases, the longest first.
type phraseList [][]string

func phrases(list string) (out phraseList) {
	for _, p := range strings.Split(list, "|") {
		out = append(out, strings.Fields(p))
	}
	slices.SortStableFunc(out, func(a, b []string) int { return len(b) - len(a) })
	return out
}

// at returns the number of tokens in the phrase that begins at a token, or 0 if there is none.
func (p phraseList) at(q *Question, i int) int {
	for _, w := range p {
		k := 0
		for k < len(w) && q.token(i+k) == w[k] {
			k++
		}
		if k == len(w) {
			return k
		}
	}
	return 0
}

// expressesDimension reports whether a column's name suggests a dimension, as "weight" suggests mass.
func expressesDimension(c *link.Column, dimension string) bool {
	const minSimilarity = .35
	return slices.ContainsFunc(c.Names, func(n link.Name) bool {
		return slices.ContainsFunc(n.Text, func(w string) bool {
			return slices.ContainsFunc(dimensions[dimension], func(d string) bool {
				return w == d || encode.WordSimilarity(w,
					d) >= minSimilarity
			})
		})
	})
}

// dimensions maps each dimension to the words that name it.
var dimensions = map[string][]string{"mass": {"weight", "mass"}, "length": {"length", "height", "width", "depth",
	"distance"},
	"time": {"duration", "time", "length"}, "money": {"price", "cost", "amount", "fee", "salary"}, "area": {"area", "size"},
	"volume": {"volume", "capacity"}, "power": {"power"}, "share": {"share", "percentage", "rate"},
	"temperature": {"temperature"},
	"speed":       {"speed"}, "energy": {"energy", "calories"}}
