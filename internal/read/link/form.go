package link

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Form describes how readings of a simplified question are converted to readings of the original. "Median weight per
// breed" is parsed as the average weight, "how many eggs per hen on average" as the eggs per hen.
type Form struct {
	Percentile   float64 // replaces an average; 0: none
	GroupAverage bool    // the average over all groups, not a figure for each
	RowsPerGroup int     // number of rows wanted from each group, instead of one; 0: unused
	Change       bool    // the difference of two figures is wanted as well
	Percent      bool    // … as a percentage of the first
	First        bool    // the first of each group in time …
	Last         bool    // … or the last
}

// simplify replaces the words that Form describes with those of a simpler question.
func (q *Question) simplify() {
	for i := 0; i < len(q.Tokens); i++ {
		q.replaceDatePart(i)
		switch {
		case q.parsePercentile(i), q.parseGroupAverage(i), q.parseRowsPerGroup(i), q.parseChange(i):
		}
	}
	q.Tokens = q.Tokens[:min(len(q.Tokens), maxTokens)] // replacements may be longer than what they replace
	q.parseFirstOrLast()
}

func (q *Question) cut(first, last int) { q.Tokens = slices.Delete(q.Tokens, first, last) }

func (q *Question) replaceWord(i int, word string) {
	t := words.Tokenize(word)[0]
	t.Start, t.End = q.Tokens[i].Start, q.Tokens[i].End
	q.Tokens[i] = t
}

// replaceDatePart replaces "time of day" and "day of the week" with single words for these parts of dates.
func (q *Question) replaceDatePart(i int) {
	end := i + 2
	if q.Token(end) == "the" {
		end++
	}
	if q.Token(i+1) != "of" {
		return
	}
	switch q.Token(i) + " of " + q.Token(end) {
	case "time of day":
		q.replaceWord(i, "hour")
	case "day of week":
		q.replaceWord(i, "weekday")
	case "days of week":
		q.replaceWord(i, "weekdays")
	default:
		return
	}
	q.Tokens[i].End = q.Tokens[end].End
	q.cut(i+1, end+1)
}

// parsePercentile replaces "median" and "90th percentile" by "average".
func (q *Question) parsePercentile(i int) bool {
	switch q.Token(i) {
	case "median":
		q.Form.Percentile = 50
	case "percentile", "centile":
		n, err := strconv.ParseFloat(strings.TrimRight(q.Token(i-1), "stndrh"), 64)
		if err != nil || n <= 0 || n >= 100 {
			return false
		}
		q.Form.Percentile = n
		q.cut(i-1, i)
		i--
	default:
		return false
	}
	q.replaceWord(i, "average")
	return true
}

// countWords are words that begin a count or a total. "Amount" is missing since it may be a column.
var countWords = text.Set("number count total")

// parseGroupAverage parses "on average" with a number per group, and "average number of".
func (q *Question) parseGroupAverage(i int) bool {
	has := func(senses cue.Sense) bool {
		return slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return senses.Is(t.Text) })
	}
	switch {
	case q.Token(i) == "on" && q.Token(i+1) == "average" && q.asksHowMany():
		for k := range q.Tokens { // "does a hen lay"
			if w := q.Token(k); (w == "a" || w == "an" || w == "one") && text.Stop(q.Token(k-1)) {
				q.replaceWord(k, "each")
			}
		}
		if !has(cue.Grouping) {
			return false
		}
		q.cut(i, i+2)
	case (q.Token(i) == "average" || q.Token(i) == "mean") && countWords[q.Token(i+1)] && has(cue.Grouping):
		q.cut(i, i+1)
	default:
		return false
	}
	q.Form.GroupAverage = true
	return true
}

// asksHowMany reports whether a number is asked for.
func (q *Question) asksHowMany() bool {
	return slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return t.Text == "many" || t.Text == "much" })
}

// parseRowsPerGroup replaces "the two longest songs of each band" by "the longest songs of each band".
func (q *Question) parseRowsPerGroup(i int) bool {
	n, ok := q.smallNumber(i)
	if !ok || !q.isPerGroup(i) {
		return false
	}
	switch {
	case q.isSuperlativeAt(i + 1):
		q.cut(i, i+1)
	case q.Token(i-1) == "top":
		q.replaceWord(i-1, "highest")
		q.cut(i, i+1)
	case q.Tokens[min(i+1, len(q.Tokens)-1)].Word && q.superlativeFollows(i+2): // "the two songs with the highest rating"
		q.cut(i, i+1)
	default:
		return false
	}
	q.Form.RowsPerGroup = n
	return true
}

// isPerGroup reports whether the rows at token i are wanted per group: "of each band" after it, or "for each band"
// before it, but not "for each of the two".
func (q *Question) isPerGroup(i int) bool {
	before := i - 1
	for before >= 0 && q.Token(before) != "of" {
		before--
	}
	return slices.ContainsFunc(q.Tokens[before+1:], func(t words.Token) bool { return cue.Each.Is(t.Text) })
}

// isSuperlativeAt reports whether a token is a superlative outside "at least" and "at most".
func (q *Question) isSuperlativeAt(i int) bool {
	w := q.Token(i)
	return (w == "most" || w == "least" || lang.IsSuperlative(w)) && q.Token(i-1) != "at"
}

// superlativeFollows reports whether the noun for the rows, which may have a few words, is followed by "that", "with"
// or "have" and a superlative.
func (q *Question) superlativeFollows(i int) bool {
	for k := i; k < min(i+3, len(q.Tokens)); k++ {
		if w := q.Token(k); w == "with" || w == "have" || w == "that" {
			return q.isSuperlativeAt(k+1) || q.isSuperlativeAt(k+2) || q.isSuperlativeAt(k+3)
		}
	}
	return false
}

// smallNumber returns the whole number at a token if it is from 2 to 100.
func (q *Question) smallNumber(i int) (int, bool) {
	if n, err := strconv.Atoi(q.Token(i)); err == nil {
		return n, n > 1 && n <= 100
	}
	n := slices.Index(smallNumbers, q.Token(i))
	return n + 2, n >= 0
}

var smallNumbers = strings.Fields("two three four five six seven eight nine ten")

// parseChange parses "how did the total change from May to June" as "compare the total in May with June".
func (q *Question) parseChange(i int) bool {
	from, to := q.findChangeBounds(i)
	if from < 0 {
		return false
	}
	q.Form.Change = true
	q.Form.Percent = slices.ContainsFunc(q.Tokens, func(t words.Token) bool {
		return t.Text == "percent" || t.Text == "percentage" || t.Text == "%" || t.Text == "relative"
	})
	q.replaceWord(from, "in")
	q.replaceWord(to, "with")
	q.cut(i, i+1)
	start := 0
	if cue.Show.Is(q.Token(0)) && text.Stop(q.Token(1)) { // "get me the …"
		start++
	}
	for w := q.Token(start); start < len(q.Tokens)-1 && (text.Stop(w) && !cue.Each.Is(w) ||
		changeWords[w]); w = q.Token(start) {
		start++
	}
	if start > 0 {
		q.cut(1, start)
	} else { // "sales growth …": make room for "compare"
		q.Tokens = slices.Insert(q.Tokens, 0, q.Tokens[0])
	}
	q.replaceWord(0, "compare")
	q.Tokens[0].End = q.Tokens[0].Start
	q.copyYearToMonths()
	return true
}

// changeWords are the words that ask for a difference of two figures.
var changeWords = text.Set("how by much many percent percentage relative did do does % what")

// findChangeBounds returns the tokens, such as "from" and "to", that precede the two times between which something
// changed, or -1.
func (q *Question) findChangeBounds(i int) (from, to int) {
	if comparativeSenses.Is(q.Token(i)) {
		return q.parseMoreThan(i)
	}
	if !(cue.Change | cue.Grow).Is(q.Token(i)) {
		return -1, -1
	}
	word := func(w string) int {
		return slices.IndexFunc(q.Tokens, func(t words.Token) bool { return t.Text == w })
	}
	from, to = word("from"), word("to")
	if from >= 0 && to > from && (q.Token(0) == "how" || q.Token(0) == "by") {
		return from, to
	}
	if from < 0 {
		from, to = word("between"), word("and")
	}
	if from > i && to > from && q.isMonthOrYear(from+1) && q.isMonthOrYear(to+1) && q.asksForChange(i) {
		return from, to
	}
	return -1, -1
}

// asksForChange reports whether token i asks how much something changed, rather than for rows that changed.
func (q *Question) asksForChange(i int) bool {
	if q.Token(0) == "by" || q.Token(0) == "how" && (q.Token(1) != "many" || q.Token(2) == "percent") {
		return true
	}
	w := q.Token(i)
	isVerb := strings.HasSuffix(w, "ed") || strings.HasSuffix(w, "ing") // "whose fees dropped"
	return cue.Change.Is(w) && !isVerb && !q.asksForRows(i) &&
		!slices.ContainsFunc(q.Tokens[:i], func(t words.Token) bool { return (cue.Having | cue.With).Is(t.Text) })
}

// comparativeSenses are the senses of words that compare figures at two times.
const comparativeSenses = cue.More | cue.Less

// parseMoreThan parses "how many percent more sales in 2024 than in 2023" as sales from 2023 to 2024.
func (q *Question) parseMoreThan(i int) (from, to int) {
	than := slices.IndexFunc(q.Tokens, func(t words.Token) bool { return t.Text == "than" })
	hasPercent := q.Token(i-1) == "percent" || q.Token(i-1) == "%"
	if than < i || !hasPercent || q.Token(than-2) != "in" || !q.isMonthOrYear(than-1) || q.Token(than+1) != "in" ||
		!q.isMonthOrYear(than+2) {
		return -1, -1
	}
	late, early := q.Token(than-1), q.Token(than+2)
	q.replaceWord(than-1, early)
	q.replaceWord(than+2, late)
	q.cut(than+1, than+2)
	return than - 2, than
}

// isMonthOrYear reports whether a token is a month or a year.
func (q *Question) isMonthOrYear(i int) bool {
	w := q.Token(i)
	return text.Month(w) != 0 || len(w) == 4 && (w[:2] == "19" || w[:2] == "20") && strings.Trim(w, "0123456789") == ""
}

// asksForRows reports whether the words before a token ask for rows ("which", "who") rather than for a figure.
func (q *Question) asksForRows(before int) bool {
	asks := false
	for _, t := range q.Tokens[:before] {
		switch {
		case t.Text == "which" || t.Text == "who" || t.Text == "that":
			asks = true
		case lang.IsSuperlative(t.Text) || t.Text == "many" || t.Text == "much" || t.Text == "average" || t.Text == "total":
			return false
		}
	}
	return asks
}

// Words for the first and last in time.
const (
	earliest = cue.First | cue.Earliest
	latest   = cue.Last | cue.Latest
)

// parseFirstOrLast determines whether the first or the last of each group is asked for.
func (q *Question) parseFirstOrLast() {
	if !slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return cue.Grouping.Is(t.Text) }) {
		return
	}
	for i, t := range q.Tokens {
		next := min(i+1, len(q.Tokens)-1)
		if next == i || text.Month(q.Token(next)) != 0 || nonTemporalNouns[q.Token(next)] || q.Tokens[next].Numeric ||
			lang.IsSuperlative(q.Token(i-1)) {
			continue // "highest first"
		}
		q.Form.First = q.Form.First || earliest.Is(t.Text)
		q.Form.Last = q.Form.Last || latest.Is(t.Text)
	}
	if q.Form.First && q.Form.Last {
		q.Form.First, q.Form.Last = false, false
	}
}

// nonTemporalNouns lists the words before which "first" and "last" do not refer to time.
var nonTemporalNouns = text.Set("name names half quarter year month week day days weeks months years class place letter " +
	"digit decade century time floor night")

// copyYearToMonths copies a year to a preceding month without one: "May with June 2024".
func (q *Question) copyYearToMonths() {
	year, at := words.Token{}, -1
	for i := len(q.Tokens) - 1; i >= 0; i-- {
		if text.Month(q.Token(i)) == 0 {
			continue
		}
		switch next := q.Token(i + 1); {
		case len(next) == 4 && strings.Trim(next, "0123456789") == "":
			year, at = q.Tokens[i+1], i
		case at > i:
			year.Start, year.End = q.Tokens[i].End, q.Tokens[i].End // offsets must not decrease
			q.Tokens = slices.Insert(q.Tokens, i+1, year)
		}
	}
}
