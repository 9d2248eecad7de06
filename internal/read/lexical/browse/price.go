package browse

import (
	"github.com/ask-surely/surely/internal/query"
)

// usePrice turns a price word into a condition on price levels or, without levels, into an order by the amount.
func (a *searchReading) usePrice(c cue, i int, not bool) bool {
	if len(a.roles.levels) == 0 {
		return a.orderByPrice(c.effect)
	}
	steps := len(a.roles.levels)
	var from, before int
	switch c.effect {
	case "low", "asc":
		from, before = 0, 1
	case "fair":
		from, before = 0, (steps-1)/2+1
	case "high":
		from, before = max(1, steps-2), max(1, steps-2)+1
	case "desc", "top":
		from, before = steps-1, steps
	default:
		return false
	}
	a.superlative = a.superlative || c.effect == "asc" || c.effect == "desc"
	a.decideWhether(.9, a.atLevels(from, before, not, i, i+len(c.phrase)-1))
	return true
}

// orderByPrice orders by the amount, since there is no threshold below which a price is low.
func (a *searchReading) orderByPrice(effect string) bool {
	p := .7
	switch effect {
	case "asc", "desc":
		p, a.superlative = .93, true
	case "low", "high", "top":
	default:
		return false
	}
	a.order(a.roles.price, effect != "low" && effect != "asc", p)
	return true
}

// atLevels returns a function that adds the condition that the price is one of the levels [from,before), which the
// tokens [first,last] name. "Moderate or cheaper" includes the levels below, and "not expensive" excludes those above.
func (a *searchReading) atLevels(from, before int, not bool, first, last int) func(*query.Query) {
	steps := a.roles.levels
	switch {
	case a.word(last+1) == "or" && a.word(last+2) == "cheaper":
		a.explain(last+1, last+3)
		from = 0
	case not && from > 0 && 2*before > len(steps):
		from, before, not = 0, from, false
	case not && from == 0 && before < len(steps):
		from, before, not = before, len(steps), false
	}
	var values []query.Value
	for _, v := range steps[from:before] {
		values = append(values, query.Value{Text: v, First: first, Last: last})
	}
	return a.valueCondition(a.roles.price, values, not)
}
