package account

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// requireNumbers requires the number at a token to be in the query, with its unit. Letters right after a number may be
// units too: "20m" is 20 million or 20 metres.
func (q *Question) requireNumbers(i int) {
	t := q.tokens[i]
	if i > 0 && q.tokens[i-1].Numeric && words.Scales[t.Text] > 0 {
		return // the "thousand" of "10 thousand pounds" is not a separate number
	}
	value, n := words.NumberAt(q.tokens, i)
	if n == 0 || i > 0 && q.isPartOfWord(i) || t.Numeric && t.Number != value {
		value, n = t.Number, 1
	}
	if !t.Numeric && !t.Unit && (n == 0 || value < 2 || !q.isMeantAsNumber(i)) || i > 0 && q.isPartOfWord(i) {
		return
	}
	if t.Unit && !t.Numeric {
		q.requireSuffixed(i)
		return
	}
	q.requireAmount(i, i+max(1, n), value)
}

// requireAmount requires a number, with the unit that follows it.
func (q *Question) requireAmount(i, last int, value float64) {
	u := text.Units()[q.token(last)]
	counted := u
	if u.Dimension == "" && calendarWords[text.Singular(q.token(last))] {
		counted.Dimension = "time"
	}
	if u.Dimension != "" {
		last++
	}
	priced := text.CurrencyOf(q.token(last-1)) != "" // pounds may be money or a weight
	hours := hoursMeant(value, q.token(last))
	if half := q.token(last); half == "am" || half == "pm" {
		last++
	}
	q.require(i, last, func(s *statement) bool {
		return u.Dimension == "" && s.hasHour(hours) ||
			s.hasNumber(value, u) && s.hasDimension(u) && !s.comparesOtherUnit(value, counted) ||
			priced && s.hasNumber(value, text.Unit{}) && s.hasDimension(text.Units()["€"])
	})
}

// hoursMeant returns the hours of the day that a number may mean: with am or pm after it one, else two.
func hoursMeant(number float64, half string) []float64 {
	switch early := math.Mod(number, 12); {
	case half == "am":
		return []float64{early}
	case half == "pm":
		return []float64{early + 12}
	case number > 12:
		return []float64{number}
	default:
		return []float64{number, early + 12}
	}
}

// requireSuffixed requires a number with letters for a scale or unit, as in "20m"; names such as 4x4 are ignored.
func (q *Question) requireSuffixed(i int) {
	t := q.tokens[i]
	letters := strings.TrimLeft(t.Text, "0123456789.,")
	u, factor := text.Units()[letters], scaleLetters[letters]
	if u.Dimension == "" && factor == 0 {
		return
	}
	q.require(i, i+1, func(s *statement) bool {
		return factor != 0 && s.hasNumber(t.Number*factor, text.Unit{}) || u.Dimension != "" && s.hasNumber(t.Number, u) &&
			s.hasDimension(u)
	})
}

// scaleLetters are the factors that letters after numbers stand for.
var scaleLetters = map[string]float64{"k": 1e3, "m": 1e6, "mio": 1e6, "bn": 1e9}

// isPartOfWord reports whether a number is part of a word, such as the 7 of "Q-7".
func (q *Question) isPartOfWord(i int) bool {
	return q.tokens[i].Start == q.tokens[i-1].End && q.tokens[i-1].Word || q.token(i-1) == "#"
}

// isMeantAsNumber reports whether a number in words counts something: it is compared, follows "top", or has a unit.
func (q *Question) isMeantAsNumber(i int) bool {
	before := q.token(i - 1)
	return comparisonWords[before] || before == "top" || before == "first" || before == "last" || before == "than" ||
		text.Units()[q.token(i+1)].Dimension != ""
}

var comparisonWords = text.Set("over under above below exceeding least most than")

// requireCurrencies requires columns in the currency or unit that the answer should be in: "in euros".
func (q *Question) requireCurrencies(i int) {
	u := text.Units()[q.token(i)]
	if u.Dimension == "" || q.token(i-1) != "in" || q.tokens[i].Word && len(q.token(i)) < 2 {
		return
	}
	word := currency(q.token(i))
	q.require(i-1, i+1, func(s *statement) bool {
		isUnit := func(w string) bool { return currency(strings.ToLower(w)) == word }
		return u.Dimension == "share" && s.hasDimension(u) || s.subtractsTimes(u) ||
			slices.ContainsFunc(s.columns, func(c *link.Column) bool {
				return u.Dimension != "money" && c.Unit.Dimension == u.Dimension || isUnit(c.Column.Unit) ||
					slices.ContainsFunc(c.Names, func(n link.Name) bool { return slices.ContainsFunc(n.Text, isUnit) })
			})
	})
}

// requireMoney requires an amount of money for "takings" and the like.
func (q *Question) requireMoney(i int) {
	if text.IsProceeds(q.token(i)) && !q.catalog.HasNameWord(q.token(i)) {
		q.require(i, i+1, func(s *statement) bool { return s.hasDimension(text.Units()["€"]) })
	}
}

// requireToday requires the time until today for "how long ago" and "days since", and that from today for "days until".
func (q *Question) requireToday(i int) {
	isAhead, ok := link.IsFromToday(q.token(i), q.token(i+1))
	if !ok || q.taken[i+1] {
		return
	}
	span := "current_date::date - "
	if isAhead {
		span = " - current_date::date"
	}
	q.requirements = append(q.requirements, requirement{i, i + 2, func(s *statement) bool {
		return s.isWritten || strings.Contains(s.sql, span)
	}})
}

// currency returns the sign of a currency, such as € for "euros"; other words are returned unchanged.
func currency(word string) string { return cmp.Or(text.CurrencyOf(word), word) }

func parseNumber(s string) float64 { x, _ := strconv.ParseFloat(s, 64); return x }
