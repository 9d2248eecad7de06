package link

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// MeansSomething reports whether the figures of a query mean something: nothing is added up that has no sum, and
// columns are multiplied only if one holds prices of what the other counts.
func (cat *Catalog) MeansSomething(q *query.Query) bool {
	return !slices.ContainsFunc(q.Select, cat.isMeaningless) &&
		!slices.ContainsFunc(q.Having, func(c query.Condition) bool { return cat.isMeaningless(c.Item) }) &&
		!slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return cat.isMeaningless(o.Item) })
}

func (cat *Catalog) isMeaningless(it query.Item) bool {
	c := cat.Column(it.Column)
	if it.Calc == nil {
		return it.Agg == query.Sum && c != nil && !c.HasSum()
	}
	a, b := cat.Column(it.Calc.Left.Column), cat.Column(it.Calc.Right.Column)
	isProduct := it.Calc.Op == query.Times && a != nil && b != nil
	return isProduct && !a.Multiplies(b) && !b.Multiplies(a) ||
		cat.isMeaningless(it.Calc.Left) || cat.isMeaningless(it.Calc.Right)
}

// yearStems are words in the names of year columns.
var yearStems = text.Stems("year", "yr", "season", "vintage", "built", "born", "founded", "established", "since",
	"released", "published", "made", "opened")

// HasSum reports whether the sum of a column's numbers means something, unlike that of years, temperatures, percentages
// and ratings.
func (c *Column) HasSum() bool {
	return c.Kind != Temporal && c.Unit.Dimension != "share" && c.Unit.Dimension != "temperature" && !c.isRating() &&
		!(c.HoldsYears() && c.NameHasStem(yearStems))
}

// isRating reports whether a column holds ratings: numbers from 1 to at most 10 that are called so ("mood (1-10)").
func (c *Column) isRating() bool {
	return (c.NameHasStem(ratingStems) || reScale.MatchString(c.Name)) && c.Lo >= 1 && c.Hi <= 10
}

var (
	reScale     = regexp.MustCompile(`\b1 ?(?:-|–|to) ?(?:[5-9]|10)\b`)
	ratingStems = text.Stems(strings.Fields(words.Ratings)...)
)

// Multiplies reports whether a column holds prices by which numbers in another can be multiplied: those that it is the
// price of, or else plain numbers of things, or times if the price is another table's.
func (c *Column) Multiplies(n *Column) bool {
	own := c.Table == n.Table
	switch {
	case !c.IsMeasure(), !n.IsMeasure(), n.IsMoney(), !n.HasSum():
		return false
	case c.IsPer(n):
		return true
	case !c.IsMoney(), slices.Contains(n.Names[0].Text, "per"):
		return false
	case n.Unit.Dimension == "":
		return !own || n.Type == schema.Integer && !n.HoldsYears() || n.IsCount()
	}
	return !own && n.Unit.Dimension == "time"
}

// IsPer reports whether a column is a price for one unit of another column: "price per kg" with kilograms, "rate per
// night" with nights, "€/h" with hours, "unit price" with any, "jar price" with jars.
func (c *Column) IsPer(n *Column) bool {
	ownName := c.Names[0]
	name := n.Names[0]
	isCounted := len(name.Stem) == 1 || len(name.Stem) == 2 && lang.IsParticipleAfterNoun(name.Text[1]) // "tickets sold"
	if c.IsMoney() && len(ownName.Stem) > 1 && isCounted && slices.Contains(ownName.Stem, name.Stem[0]) &&
		text.Singular(name.Text[0]) != name.Text[0] {
		return true
	}
	for i, w := range ownName.Text {
		period, adverb := strings.CutSuffix(w, "ly") // "hourly fee"
		switch {
		case adverb && n.Unit.Dimension != "" && UnitOf(period) == n.Unit:
			return true
		case w == "unit", w == "rate", w == "tariff":
			if n.Unit.Dimension != "" && c.IsMoney() {
				return true
			}
		case w == "per":
			if i+1 == len(ownName.Text) {
				return n.Unit.Dimension != ""
			}
			return n.Unit.Dimension != "" && UnitOf(ownName.Text[i+1]) == n.Unit || slices.Contains(n.Names[0].Stem,
				ownName.Stem[i+1])
		}
	}
	return false
}

// IsCount reports whether a column, judging by its name, holds a number of things.
func (c *Column) IsCount() bool {
	return c.hasWord(quantityWords)
}

var quantityWords = text.Set("qty units quantity quantities")
