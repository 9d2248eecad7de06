package browse

import "github.com/ask-surely/surely/query"

// price turns a word of price into steps of the ladder or an order by the amount.
func (a *ask) price(c cue, i int, not bool) bool {
	column := a.roles.price
	if column == nil {
		return false
	}
	steps := a.roles.ladder
	if len(steps) == 0 {
		if column.Type.Number() {
			p := .7
			if c.effect == "asc" || c.effect == "desc" {
				p, a.superlate = .93, true
			}
			if c.effect == "fair" {
				return false
			}
			a.order(column, c.effect != "low" && c.effect != "asc" && c.effect != "middle", p)
		}
		return column.Type.Number()
	}
	last := len(steps) - 1
	at, above := 0, 1
	switch c.effect {
	case "low", "asc":
	case "middle":
		at, above = last/2, last/2+1
	case "fair":
		above = last/2 + 1
	case "high":
		at, above = max(1, last-1), max(1, last-1)+1
	case "top", "desc":
		at, above = last, last+1
	default:
		return false
	}
	a.superlate = a.superlate || c.effect == "asc" || c.effect == "desc"
	a.maybe(.9, a.onLadder(at, above, not, i, i+len(c.phrase)-1))
	return true
}

// onLadder holds the price to the steps from ≤ s < before of its ladder. What is not at the upper end is below it:
// who wants nothing expensive wants no luxury either.
func (a *ask) onLadder(from, before int, not bool, first, last int) func(*query.Query) {
	steps := a.roles.ladder
	if not {
		switch {
		case from > 0 && 2*before > len(steps):
			from, before, not = 0, from, false
		case from == 0 && before < len(steps):
			from, before, not = before, len(steps), false
		}
	}
	var values []query.Value
	for _, v := range steps[from:before] {
		values = append(values, query.Value{Text: v, First: first, Last: last})
	}
	return a.holds(a.column(a.roles.price), a.roles.price, values, not)
}
