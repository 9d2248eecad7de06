package link

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Form is an extra of a question that is parsed in two steps: first a simpler question, then its readings are
// converted. "Median weight per breed" is parsed as the average weight, "how many eggs per hen on average" as the eggs
// per hen.
type Form struct {
	Percentile float64 // replaces an average; 0: none
	OfGroups   bool    // the average over all groups, not a figure for each
}

// rephrase replaces a form's words by those of the simpler question.
func (q *Question) rephrase() {
	for i := 0; i < len(q.Tokens); i++ {
		if !q.percentile(i) {
			q.ofGroups(i)
		}
	}
}

// cut removes tokens from a question.
func (q *Question) cut(first, last int) { q.Tokens = slices.Delete(q.Tokens, first, last) }

// says replaces a token's word.
func (q *Question) says(i int, word string) {
	t := words.Tokenize(word)[0]
	t.Start, t.End = q.Tokens[i].Start, q.Tokens[i].End
	q.Tokens[i] = t
}

// percentile parses "median" and "90th percentile" as an average.
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
	q.says(i, "average")
	return true
}

// counted are words that begin a number of rows or its total: a closed class. An amount may be a column.
var counted = text.Set("number count total")

// ofGroups parses "on average" with a number per group, and "average number of".
func (q *Question) ofGroups(i int) {
	has := func(senses cue.Sense) bool {
		return slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return senses.Is(t.Text) })
	}
	switch {
	case q.Near(i) == "on" && q.Near(i+1) == "average" && q.asksHowMany():
		for k := range q.Tokens { // "does a hen lay"
			if w := q.Near(k); (w == "a" || w == "an" || w == "one") && text.Stop(q.Near(k-1)) {
				q.says(k, "each")
			}
		}
		if !has(cue.Grouping) {
			return
		}
		q.cut(i, i+2)
	case (q.Near(i) == "average" || q.Near(i) == "mean") && counted[q.Near(i+1)] && has(cue.Grouping):
		q.cut(i, i+1)
	default:
		return
	}
	q.Form.OfGroups = true
}

// asksHowMany reports whether a number is asked for.
func (q *Question) asksHowMany() bool {
	return slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return t.Text == "many" || t.Text == "much" })
}
