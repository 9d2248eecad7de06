package propose

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// addRatios adds quotients of two mentioned columns: "price per square metre", "the tip as a percentage of the bill".
func (g *generator) addRatios() {
	for i := range g.q.Tokens {
		op := query.Ratio
		switch g.q.Token(i) {
		case "per", "to", "by":
		case "of":
			if w := g.q.Token(i - 1); w != "percentage" && w != "percent" && w != "share" && w != "%" && w != "proportion" {
				continue
			}
			op = query.Share
		default:
			continue
		}
		for _, a := range g.q.Catalog.Columns {
			left := g.q.Columns[a.Index].All()
			if !a.IsMeasure() || left&link.Span(0, i) == 0 {
				continue
			}
			for _, b := range a.Table.Columns {
				right := g.q.Columns[b.Index].All()
				unit, times := g.unitAt(i+1, b)
				if b == a || !b.IsMeasure() || right&^link.Span(0, i) == 0 && unit == 0 {
					continue
				}
				calc := calculate(op, a.Quantity(), b.Quantity())
				if times != 1 {
					calc = &query.Calc{Op: query.Times, Left: query.Item{Calc: calc},
						Right: query.Item{Number: strconv.FormatFloat(times, 'f', -1, 64)}}
				}
				g.addComputed(calc, a, b, left|right|unit, .5+g.pairMentionScore(a, b))
			}
		}
	}
}

// unitAt returns the tokens from i on that name a column's unit, and the number of units: "square metre", "100 km".
func (g *generator) unitAt(i int, c *link.Column) (link.Mask, float64) {
	for _, f := range g.q.Numbers {
		if f.First == i && f.Unit.Dimension != "" && f.Unit.Dimension == c.Unit.Dimension {
			return link.Span(f.First, f.Last), f.Value * f.Unit.Factor / c.Unit.Factor
		}
	}
	for k := i; k < min(i+3, len(g.q.Tokens)); k++ {
		if c.Unit.Dimension != "" && link.UnitOf(g.q.Token(k)).Dimension == c.Unit.Dimension {
			return link.Span(i, k+1), 1
		}
	}
	return 0, 1
}

// priceWords are words for high and low prices.
var priceWords = text.Set("cheap cheaper cheapest inexpensive affordable expensive pricey pricier priciest costly " +
	"costlier costliest dearest dearer")

// moneyVerbs are verbs of money: "spent the most" means money, unless the question names another measure.
var moneyVerbs = text.Set("earn earns earned earning spend spends spent spending pay pays paid paying cost costs charge " +
	"charges charged")

// unpaidStems lists words in the names of amounts that nobody has paid yet.
var unpaidStems = text.Stems("quote", "quoted", "estimate", "estimated", "est", "budget", "budgeted", "planned",
	"target",
	"reserve", "guide", "limit", "forecast", "expected")

// preferMoney prefers amounts of money if a question asks for the cheapest or most expensive of something, or for who
// earns or spends the most, unless it names another measure. Amounts that are only quoted are not spent.
func (g *generator) preferMoney() {
	var moneyTokens, verbTokens link.Mask
	for i := range g.q.Tokens {
		switch w := g.q.Token(i); {
		case priceWords[w]:
			moneyTokens |= 1 << uint(i)
		case moneyVerbs[w] && g.hasSuperlative() && g.q.WithSense(durationSenses) == 0:
			verbTokens |= 1 << uint(i)
		}
	}
	named := func(c *link.Column) bool { return g.q.Columns[c.Index].Exact != 0 }
	isUnpaid := func(c *link.Column) bool {
		return verbTokens != 0 && slices.ContainsFunc(c.Names[0].Stem, func(w string) bool { return unpaidStems[w] })
	}
	isAmount := func(m measure) bool {
		return slices.ContainsFunc(m.columns, (*link.Column).IsMoney) && !slices.ContainsFunc(m.columns, isUnpaid)
	}
	if moneyTokens |= verbTokens; moneyTokens == 0 || !slices.ContainsFunc(g.measures, isAmount) {
		return
	}
	g.measures = slices.DeleteFunc(g.measures, func(m measure) bool {
		return !isAmount(m) && !slices.ContainsFunc(m.columns, named)
	})
	for i, m := range g.measures {
		if isAmount(m) {
			g.measures[i].used |= moneyTokens
		}
	}
}
