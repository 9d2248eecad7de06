package account

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words for lower and upper bounds, whatever kind of number is compared.
var (
	lowerBoundWords = text.Set("more over above exceeding least greater higher larger bigger longer")
	upperBoundWords = text.Set("less under below most fewer lower smaller shorter")
)

// bound is a comparison in the question, usually with a number.
type bound struct {
	first, last int // tokens
	number      float64
	hasNumber   bool
	direction   int // 1: more, -1: less, 0: unknown, or negated
}

// boundAt finds a comparison at a token: "longer than 400", "over € 40", "at least 3", "above average".
func (q *Question) boundAt(i int) (bound, bool) {
	w, b := q.token(i), bound{first: i, last: i + 1}
	switch {
	case w == "than":
		b.first = q.comparativeBefore(i)
		if b.first < 0 {
			return b, false
		}
		w = q.token(b.first)
	case (w == "above" || w == "below") && q.token(i+1) == "average":
		b.last++
		return b, true
	case !boundingPrepositions[w] && (q.token(i-1) != "at" || w != "least" && w != "most"):
		return b, false
	}
	at := i + 1
	if next := q.token(at); next == "$" || next == "€" || next == "£" {
		at++
	}
	if at < len(q.tokens) && q.tokens[at].Numeric {
		b.number, b.hasNumber = q.tokens[at].Number, true
		b.direction = q.directionOf(b.first, w)
		if b.first == i {
			b.last = at + 1
		}
	}
	return b, b.hasNumber || b.first < i
}

// maxCompared is the number of words that may stand between a comparative and its "than", as in "more money into Apple
// than into Dell".
const maxCompared = 5

// comparativeBefore returns the comparative that the "than" at a token belongs to; -1 if there is none.
func (q *Question) comparativeBefore(i int) int {
	for k := i - 1; k >= 0 && k > i-2-maxCompared; k-- {
		if w := q.token(k); lang.IsComparative(w) || amountWords[w] {
			return k
		}
	}
	return -1
}

// Words that compare an amount with what follows, and prepositions that bound a number.
var (
	amountWords          = text.Set("more less fewer")
	boundingPrepositions = text.Set("over under above below exceeding")
)

// directionOf returns the direction of a comparison: 1 for more, -1 for less, 0 if its word gives none or is negated.
func (q *Question) directionOf(i int, word string) int {
	for k := max(0, i-3); k < i; k++ {
		if denialWords[q.token(k)] {
			return 0
		}
	}
	switch {
	case lowerBoundWords[word]:
		return 1
	case upperBoundWords[word]:
		return -1
	}
	return 0
}

// requireComparisons requires a comparison in the query, in the stated direction if the question compares with a
// number.
func (q *Question) requireComparisons(i int) {
	if last := q.comparedColumn(i); last > 0 {
		q.requirements = append(q.requirements, requirement{i, last, func(s *statement) bool {
			return s.hasBound() || strings.Contains(s.sql, " - ")
		}})
	}
	b, ok := q.boundAt(i)
	if !ok {
		return
	}
	bare := b.hasNumber && boundingPrepositions[q.token(i)] &&
		(b.last >= len(q.tokens) || !q.tokens[b.last].Word || q.tokens[b.last].Stop)
	compares := (*statement).comparesByOrder
	if b.first < i && !b.hasNumber && amountWords[q.token(b.first)] && !q.isOneUnit(i+1) {
		compares = (*statement).comparesAmounts
	}
	q.requirements = append(q.requirements, requirement{b.first, min(b.last, len(q.tokens)), func(s *statement) bool {
		return compares(s) && (!b.hasNumber || b.direction == 0 || !s.boundsOpposite(b)) &&
			!(bare && q.guessesColumn(s, b.number))
	}})
}

// isOneUnit reports whether "a year" or the like begins at a token: "more than a year ago" bounds a date, not an
// amount.
func (q *Question) isOneUnit(i int) bool {
	w := q.token(i)
	return (w == "a" || w == "an" || w == "one" || w == "half") && calendarWords[q.token(i+1)]
}

// guessesColumn reports whether the statement compares a number only with columns that the question does not name,
// although the number could belong to others: "who is over 70", read as more than 70 toads.
func (q *Question) guessesColumn(s *statement, number float64) bool {
	guessed := false
	for _, b := range s.bounds {
		if b.number != number {
			continue
		}
		if q.hasColumnWord(b.column) {
			return false
		}
		guessed = true
	}
	measures := 0
	for _, c := range q.catalog.Columns {
		if c.IsMeasure() {
			measures++
		}
	}
	return guessed && measures > 1
}

// comparedColumn returns the token after the name of a measure with which other columns of its row are compared, as in
// "over plan" and "below the quote"; 0 if there is none.
func (q *Question) comparedColumn(i int) int {
	if !boundingPrepositions[q.token(i)] && (q.token(i) != "short" || q.token(i+1) != "of") {
		return 0
	}
	k := i + 1
	for k < len(q.tokens) && q.tokens[k].Stop {
		k++
	}
	if k == len(q.tokens) || q.tokens[k].Numeric {
		return 0
	}
	names := func(c *link.Column) bool { return slices.Contains(c.Names[0].Stem, q.tokens[k].Stem) }
	for _, c := range q.catalog.Columns {
		if c.IsMeasure() && names(c) && slices.ContainsFunc(c.Table.Columns, func(other *link.Column) bool {
			return link.Comparable(other, c) && !names(other)
		}) {
			return k + 1
		}
	}
	return 0
}

// requireAlternatives requires an "or" in the query for two comparisons joined by "or": "more than 300 pots or over 30
// kg".
func (q *Question) requireAlternatives(i int) {
	if q.token(i) != "or" {
		return
	}
	around := func(from, to int) (last int) {
		for k := max(0, from); k < min(to, len(q.tokens)); k++ {
			if b, ok := q.boundAt(k); ok && b.hasNumber {
				last = b.last
			}
		}
		return last
	}
	const near = 6
	if last := around(i+1, i+near); last > 0 && around(i-near, i) > 0 {
		q.requirements = append(q.requirements, requirement{i, last, func(s *statement) bool {
			return s.has("or") || s.has("between") || s.has("case") || s.has("greatest") || s.has("least")
		}})
	}
}

// requireComparedColumn requires the column whose whole name precedes a comparison with a number: the "pH" of "pH above
// 7".
func (q *Question) requireComparedColumn(i int) {
	for _, c := range q.catalog.Columns {
		for _, name := range c.Names {
			last := i + len(name.Text)
			if len(name.Text) == 0 || !q.hasWordsAt(i, name.Text) {
				continue
			}
			next, ok := q.boundAt(last)
			if !ok {
				next, ok = q.boundAt(last + 1)
			}
			if !ok || next.first != last || !next.hasNumber {
				continue
			}
			words := name.Text
			q.require(i, last, func(s *statement) bool {
				return slices.ContainsFunc(s.columns, func(c *link.Column) bool {
					return slices.ContainsFunc(c.Names, func(n link.Name) bool { return slices.Equal(n.Text, words) })
				})
			})
			return
		}
	}
}

func (q *Question) hasWordsAt(i int, words []string) bool {
	for k, w := range words {
		if q.token(i+k) != w {
			return false
		}
	}
	return true
}

var (
	eachWords     = text.Set("per by each")
	calendarWords = text.Set("hour day week month quarter year")
)

// requirePeriods requires groups for figures per period ("per week"), and for figures per unit that the data does not
// name ("per person").
func (q *Question) requirePeriods(i int) {
	unit := q.token(i + 1)
	other := q.token(i) == "per" && unit != "" && q.tokens[i+1].Word && text.Units()[unit].Dimension == ""
	if !eachWords[q.token(i)] || !calendarWords[unit] && !other || q.catalog.HasNameWord(unit) {
		return
	}
	q.require(i, i+2, func(s *statement) bool {
		return (s.has("group") || s.has("distinct")) && (unit != "week" || s.mentions("week")) ||
			other && strings.Contains(s.sql, " / ")
	})
}

var reCompared = regexp.MustCompile(`(<=?|>=?) ?(\d+(?:\.\d+)?)`)

// UnusedComparisons returns the comparisons whose adjective is unused: "more profitable" if "profitable" is unused.
func (q *Question) UnusedComparisons(unused []string) (out []string) {
	for i := 1; i < len(q.tokens); i++ {
		w := q.token(i - 1)
		typed := q.typed(i, i+1)
		if (amountWords[w] || w == "most" || w == "least") && slices.Contains(unused, typed) {
			out = append(out, q.typed(i-1, i+1))
		}
	}
	return out
}

// boundsOpposite reports whether the statement compares with a bound's number, but only in the opposite direction.
func (s *statement) boundsOpposite(b bound) bool {
	isOpposite := false
	for _, m := range reCompared.FindAllStringSubmatch(s.sql, -1) {
		x, err := strconv.ParseFloat(m[2], 64)
		if err != nil || x != b.number {
			continue
		}
		if (m[1][0] == '>') == (b.direction > 0) {
			return false
		}
		isOpposite = true
	}
	return isOpposite
}
