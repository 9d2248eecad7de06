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
	Percentile float64 // replaces an average; 0: none
	OfGroups   bool    // the average over all groups, not a figure for each
	Each       int     // number of rows wanted from each group, instead of one; 0: unused
	Change     bool    // the difference of two figures is wanted as well
	Percent    bool    // … as a percentage of the first
	Beside     bool    // two figures side by side
	First      bool    // the first of each group in time …
	Last       bool    // … or the last
}

// simplify replaces words that Form describes by those of a simpler question.
func (q *Question) simplify() {
	for i := 0; i < len(q.Tokens); i++ {
		q.partOfTime(i)
		switch {
		case q.percentile(i), q.averageOfGroups(i), q.severalOfEach(i), q.change(i), q.compared(i):
		}
	}
	q.Tokens = q.Tokens[:min(len(q.Tokens), maxTokens)] // replacements may be longer than what they replace
	q.firstOrLast()
}

// cut removes tokens from a question.
func (q *Question) cut(first, last int) { q.Tokens = slices.Delete(q.Tokens, first, last) }

// replaceWord replaces a token's word.
func (q *Question) replaceWord(i int, word string) {
	t := words.Tokenize(word)[0]
	t.Start, t.End = q.Tokens[i].Start, q.Tokens[i].End
	q.Tokens[i] = t
}

// partOfTime replaces "time of day" and "day of the week" by single words for these parts of dates.
func (q *Question) partOfTime(i int) {
	of := i + 2
	if q.Near(of) == "the" {
		of++
	}
	if q.Near(i+1) != "of" {
		return
	}
	switch q.Near(i) + " of " + q.Near(of) {
	case "time of day":
		q.replaceWord(i, "hour")
	case "day of week":
		q.replaceWord(i, "weekday")
	case "days of week":
		q.replaceWord(i, "weekdays")
	default:
		return
	}
	q.Tokens[i].End = q.Tokens[of].End
	q.cut(i+1, of+1)
}

// percentile replaces "median" and "90th percentile" by "average".
func (q *Question) percentile(i int) bool {
	switch q.Near(i) {
	case "median":
		q.Form.Percentile = 50
	case "percentile", "centile":
		n, err := strconv.ParseFloat(strings.TrimRight(q.Near(i-1), "stndrh"), 64)
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

// countWords are words that begin a count or a total: a closed class. "Amount" is missing since it may be a column.
var countWords = text.Set("number count total")

// averageOfGroups parses "on average" with a number per group, and "average number of".
func (q *Question) averageOfGroups(i int) bool {
	has := func(senses cue.Sense) bool {
		return slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return senses.Is(t.Text) })
	}
	switch {
	case q.Near(i) == "on" && q.Near(i+1) == "average" && q.asksHowMany():
		for k := range q.Tokens { // "does a hen lay"
			if w := q.Near(k); (w == "a" || w == "an" || w == "one") && text.Stop(q.Near(k-1)) {
				q.replaceWord(k, "each")
			}
		}
		if !has(cue.Grouping) {
			return false
		}
		q.cut(i, i+2)
	case (q.Near(i) == "average" || q.Near(i) == "mean") && countWords[q.Near(i+1)] && has(cue.Grouping):
		q.cut(i, i+1)
	default:
		return false
	}
	q.Form.OfGroups = true
	return true
}

// asksHowMany reports whether a number is asked for.
func (q *Question) asksHowMany() bool {
	return slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return t.Text == "many" || t.Text == "much" })
}

// severalOfEach replaces "the two longest songs of each band" by "the longest songs of each band".
func (q *Question) severalOfEach(i int) bool {
	n, ok := q.smallNumber(i)
	if !ok || !q.eachAround(i) {
		return false
	}
	switch {
	case q.mostAt(i + 1):
		q.cut(i, i+1)
	case q.Near(i-1) == "top":
		q.replaceWord(i-1, "highest")
		q.cut(i, i+1)
	case q.Tokens[min(i+1, len(q.Tokens)-1)].Word && q.superlativeFollows(i+2): // "the two songs with the highest rating"
		q.cut(i, i+1)
	default:
		return false
	}
	q.Form.Each = n
	return true
}

// eachAround reports whether the rows at token i are wanted per group: "of each band" after it, or "for each band"
// before it, but not "for each of the two".
func (q *Question) eachAround(i int) bool {
	before := i - 1
	for before >= 0 && q.Near(before) != "of" {
		before--
	}
	return slices.ContainsFunc(q.Tokens[before+1:], func(t words.Token) bool { return cue.Each.Is(t.Text) })
}

// mostAt reports whether a token is a superlative outside "at least" and "at most".
func (q *Question) mostAt(i int) bool {
	w := q.Near(i)
	return (w == "most" || w == "least" || lang.Superlative(w)) && q.Near(i-1) != "at"
}

// superlativeFollows reports whether "that", "with" or "have", followed by a superlative, comes after the noun for the
// rows, which may have a few words.
func (q *Question) superlativeFollows(i int) bool {
	for k := i; k < min(i+3, len(q.Tokens)); k++ {
		if w := q.Near(k); w == "with" || w == "have" || w == "that" {
			return q.mostAt(k+1) || q.mostAt(k+2) || q.mostAt(k+3)
		}
	}
	return false
}

// smallNumber returns the whole number at a token if it is from 2 to 100.
func (q *Question) smallNumber(i int) (int, bool) {
	if n, err := strconv.Atoi(q.Near(i)); err == nil {
		return n, n > 1 && n <= 100
	}
	n := slices.Index(smallNumbers, q.Near(i))
	return n + 2, n >= 0
}

var smallNumbers = strings.Fields("two three four five six seven eight nine ten")

// change parses "how did the total change from May to June" as "compare the total in May with June".
func (q *Question) change(i int) bool {
	from, to := q.betweenTimes(i)
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
	if cue.Show.Is(q.Near(0)) && text.Stop(q.Near(1)) { // "get me the …"
		start++
	}
	for w := q.Near(start); start < len(q.Tokens)-1 && (text.Stop(w) && !cue.Each.Is(w) ||
		changeWords[w]); w = q.Near(start) {
		start++
	}
	if start > 0 {
		q.cut(1, start)
	} else { // "sales growth …": make room for "compare"
		q.Tokens = slices.Insert(q.Tokens, 0, q.Tokens[0])
	}
	q.replaceWord(0, "compare")
	q.Tokens[0].End = q.Tokens[0].Start
	q.yearsOfMonths()
	return true
}

// changeWords are the words that ask for a difference of two figures: a closed class.
var changeWords = text.Set("how by much many percent percentage relative did do does % what")

// betweenTimes returns the tokens before the two times between which something changed, such as "from" and "to", or -1.
func (q *Question) betweenTimes(i int) (from, to int) {
	if moreThan.Is(q.Near(i)) {
		return q.moreInTime(i)
	}
	if !(cue.Change | cue.Grow).Is(q.Near(i)) {
		return -1, -1
	}
	word := func(w string) int {
		return slices.IndexFunc(q.Tokens, func(t words.Token) bool { return t.Text == w })
	}
	from, to = word("from"), word("to")
	if from >= 0 && to > from && (q.Near(0) == "how" || q.Near(0) == "by") {
		return from, to
	}
	if from < 0 {
		from, to = word("between"), word("and")
	}
	if from > i && to > from && q.datedAt(from+1) && q.datedAt(to+1) && q.asksChange(i) {
		return from, to
	}
	return -1, -1
}

// asksChange reports whether a question asks for the change at token i, not for rows that changed.
func (q *Question) asksChange(i int) bool {
	if q.Near(0) == "by" || q.Near(0) == "how" && (q.Near(1) != "many" || q.Near(2) == "percent") {
		return true
	}
	w := q.Near(i)
	happened := strings.HasSuffix(w, "ed") || strings.HasSuffix(w, "ing") // "whose fees dropped"
	return cue.Change.Is(w) && !happened && !q.choosesRows(i) &&
		!slices.ContainsFunc(q.Tokens[:i], func(t words.Token) bool { return (cue.Having | cue.With).Is(t.Text) })
}

// moreThan are words that compare figures at two times.
const moreThan = cue.More | cue.Less

// moreInTime parses "how many percent more sales in 2024 than in 2023" as sales from 2023 to 2024.
func (q *Question) moreInTime(i int) (from, to int) {
	than := slices.IndexFunc(q.Tokens, func(t words.Token) bool { return t.Text == "than" })
	asks := q.Near(i-1) == "percent" || q.Near(i-1) == "%"
	if than < i || !asks || q.Near(than-2) != "in" || !q.datedAt(than-1) || q.Near(than+1) != "in" || !q.datedAt(than+2) {
		return -1, -1
	}
	late, early := q.Near(than-1), q.Near(than+2)
	q.replaceWord(than-1, early)
	q.replaceWord(than+2, late)
	q.cut(than+1, than+2)
	return than - 2, than
}

// datedAt reports whether a token is a month or a year.
func (q *Question) datedAt(i int) bool {
	w := q.Near(i)
	return text.Month(w) != 0 || len(w) == 4 && (w[:2] == "19" || w[:2] == "20") && strings.Trim(w, "0123456789") == ""
}

// choosesRows reports whether the words before a token ask for rows ("which", "who") and not for a figure.
func (q *Question) choosesRows(before int) bool {
	chooses := false
	for _, t := range q.Tokens[:before] {
		switch {
		case t.Text == "which" || t.Text == "who" || t.Text == "that":
			chooses = true
		case lang.Superlative(t.Text) || t.Text == "many" || t.Text == "much" || t.Text == "average" || t.Text == "total":
			return false
		}
	}
	return chooses
}

// Words for the first and last in time.
const (
	earliest = cue.First | cue.Earliest
	latest   = cue.Last | cue.Latest
)

// firstOrLast determines whether the first or the last of each group is asked for.
func (q *Question) firstOrLast() {
	if !slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return cue.Grouping.Is(t.Text) }) {
		return
	}
	for i, t := range q.Tokens {
		next := min(i+1, len(q.Tokens)-1)
		if next == i || text.Month(q.Near(next)) != 0 || notInTime[q.Near(next)] || q.Tokens[next].Numeric ||
			lang.Superlative(q.Near(i-1)) {
			continue // "highest first"
		}
		q.Form.First = q.Form.First || earliest.Is(t.Text)
		q.Form.Last = q.Form.Last || latest.Is(t.Text)
	}
	if q.Form.First && q.Form.Last {
		q.Form.First, q.Form.Last = false, false
	}
}

// notInTime lists the words before which "first" and "last" do not refer to time: a closed class.
var notInTime = text.Set("name names half quarter year month week day days weeks months years class place letter " +
	"digit decade century time floor night")

// yearsOfMonths copies a year to a preceding month without one: "May with June 2024".
func (q *Question) yearsOfMonths() {
	year, at := words.Token{}, -1
	for i := len(q.Tokens) - 1; i >= 0; i-- {
		if text.Month(q.Near(i)) == 0 {
			continue
		}
		switch next := q.Near(i + 1); {
		case len(next) == 4 && strings.Trim(next, "0123456789") == "":
			year, at = q.Tokens[i+1], i
		case at > i:
			year.Start, year.End = q.Tokens[i].End, q.Tokens[i].End // offsets must not decrease
			q.Tokens = slices.Insert(q.Tokens, i+1, year)
		}
	}
}

// compared parses "May versus June" as "compare May with June".
func (q *Question) compared(i int) bool {
	last := i + 1
	switch q.Near(i) {
	case "versus", "vs":
	case "compared":
		if w := q.Near(i + 1); w != "to" && w != "with" {
			return false
		}
		last++
	default:
		return false
	}
	if !q.datedAt(i-1) || !q.datedAt(last) && !q.datedAt(last+1) {
		return false // groups are compared without a form
	}
	q.replaceWord(i, "with")
	q.cut(i+1, last)
	q.Form.Beside = true
	if q.Near(0) != "compare" {
		first := words.Tokenize("compare")[0]
		first.Start, first.End = q.Tokens[0].Start, q.Tokens[0].Start
		q.Tokens = slices.Insert(q.Tokens, 0, first)
	}
	q.yearsOfMonths()
	return true
}
