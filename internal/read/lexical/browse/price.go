package browse

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// price turns a word of price into steps of the ladder or an order by the amount.
func (a *ask) price(c cue, i int, not bool) bool {
	switch column := a.roles.price; {
	case column == nil:
		return false
	case c.effect == "zero":
		return a.costless(i, i+len(c.phrase))
	case len(a.roles.ladder) == 0:
		return column.Type.Number() && a.orderByPrice(c.effect)
	}
	last := len(a.roles.ladder) - 1
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

// costless reads the "free" [i,j) if it is about the rows: not "free parking", "gluten-free".
func (a *ask) costless(i, j int) bool {
	column := a.roles.price
	if !column.Type.Number() || a.word(i-1) == "-" ||
		j < len(a.tokens) && a.gaps[j] == none && !a.namesTable(a.tokens[j]) {
		return false
	}
	a.maybe(.9, where(query.Condition{Item: query.Item{Column: a.column(column)}, Op: query.Equal,
		Values: []query.Value{number(0, i, j-1)}}))
	return true
}

// orderByPrice orders by the amount, since no amount is known to be fair.
func (a *ask) orderByPrice(effect string) bool {
	p := .7
	switch effect {
	case "fair":
		return false
	case "asc", "desc":
		p, a.superlate = .93, true
	}
	a.order(a.roles.price, effect != "low" && effect != "asc" && effect != "middle", p)
	return true
}

// onLadder restricts the price to the steps from ≤ s < before of its ladder. "Not expensive" excludes the steps above,
// too.
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

// prices reads "$$", "under $$$" for prices in steps.
func (a *ask) prices() {
	if len(a.roles.ladder) == 0 {
		return
	}
	for i := 0; i < len(a.tokens); i++ {
		j := i
		for a.word(j) == "$" && !a.explained[j] {
			j++
		}
		if j == i {
			continue
		}
		if j < len(a.tokens) && a.tokens[j].Numeric {
			i = j
			continue // an amount
		}
		at := -1
		for k, s := range a.roles.ladder {
			if steps[s] == j-i+1 { // "$" is the second step: the first is free
				at = k
			}
		}
		if at >= 0 {
			op, cue := a.compared(i, j)
			a.explain(i, j)
			a.explainAll(cue)
			a.maybe(.97, a.stepsFor(op, at, i, j-1))
		}
		i = j
	}
}

// stepsFor returns the effect of comparing the price with a step.
func (a *ask) stepsFor(op query.Op, at, first, last int) func(*query.Query) {
	from, before := at, at+1
	switch op {
	case query.Less:
		from, before = 0, max(at, 1)
	case query.LessEqual:
		from = 0
	case query.Greater:
		from, before = min(at+1, len(a.roles.ladder)-1), len(a.roles.ladder)
	case query.GreaterEqual:
		before = len(a.roles.ladder)
	}
	return a.onLadder(from, before, a.negated(first), first, last)
}

// priceLink reads a compared value of the ladder: "moderate or cheaper", "not expensive".
func (a *ask) priceLink(l valueLink, m schema.Match, c *schema.Column, not bool) func(*query.Query) {
	at := slices.Index(a.roles.ladder, m.Value)
	if c != a.roles.price || at < 0 {
		return nil
	}
	if op, cue := a.compared(l.i, l.j); op != query.Equal {
		a.explainAll(cue)
		return a.stepsFor(op, at, l.i, l.j-1)
	}
	return a.onLadder(at, at+1, not, l.i, l.j-1)
}
