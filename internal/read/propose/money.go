package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// priceWords are words for high and low prices.
var priceWords = text.Set("cheap cheaper cheapest inexpensive affordable expensive pricey pricier priciest costly " +
	"costlier costliest dearest dearer")

// moneyVerbs are verbs that are about money: "spent the most" means money, unless the question names another measure.
var moneyVerbs = text.Set("earn earns earned earning spend spends spent spending pay pays paid paying cost costs charge " +
	"charges charged")

// unpaidStems lists words in the names of amounts that nobody has paid yet.
var unpaidStems = text.Stems("quote", "quoted", "estimate", "estimated", "est", "budget", "budgeted", "planned",
	"target",
	"reserve", "guide", "limit", "forecast", "expected")

// preferMoney prefers amounts of money if a question asks for the cheapest or most expensive of something, for who
// earns or spends the most, or for the takings, unless it names another measure. Quotes, budgets and forecasts do not
// count as earned or spent.
func (g *generator) preferMoney() {
	var moneyTokens, verbTokens link.Mask
	for i := range g.q.Tokens {
		switch w := g.q.Token(i); {
		case priceWords[w], text.IsProceeds(w) && !g.isNamed(g.q.Columns, 1<<uint(i)):
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
