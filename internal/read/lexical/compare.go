package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/browse"
)

// comparatives lists comparatives that refer to rows shown before, each with the role of its column and the direction.
var comparatives = []struct{ role, direction, phrases string }{
	{"price", "down", "cheaper|less expensive|more affordable|less pricey|lower priced|too expensive"},
	{"price", "up", "pricier|more expensive|fancier|more upscale|more luxurious|nicer place"},
	{"quality", "up", "better|better rated|higher rated|higher rating"},
	{"popularity", "up", "more popular|busier|more famous"},
	{"popularity", "down", "less popular|less busy|less crowded"},
	{"date", "up", "newer|more recent|later"},
	{"date", "down", "older|earlier"},
}

// compare reads a comparative about the rows shown, such as "cheaper ones". It returns a function that changes the
// query that found those rows, or nil if there is no comparative. The turn's own conditions on the compared column are
// dropped, since the comparative refers to those rows.
func (g *followUpTurn) compare() func(turn *query.Query) *query.Query {
	for _, c := range comparatives {
		column, allLevels := browse.Role(g.e.table, c.role)
		if column == nil || !g.hasPhrase(c.phrases) {
			continue
		}
		col := query.Column{Table: g.e.table.Name, Name: column.Name}
		isOnColumn := func(c query.Condition) bool { return c.Item.Column == col }
		return func(turn *query.Query) *query.Query {
			rest := *turn
			rest.Where, rest.OrderBy = slices.DeleteFunc(slices.Clone(turn.Where), isOnColumn), nil
			q := g.applyToSearch(&rest)
			if q == nil {
				return nil
			}
			var levels []query.Value
			for _, c := range q.Where {
				if isOnColumn(c) {
					levels = append(levels, c.Values...)
				}
			}
			q.Where = slices.DeleteFunc(q.Where, isOnColumn)
			if len(allLevels) == 0 {
				q.OrderBy = []query.Order{{Item: query.Item{Column: col}, Desc: c.direction == "up"}}
				return excludeShown(g.e, g.e.shown, q)
			}
			steps := query.Condition{Item: query.Item{Column: col}, Op: query.In, Values: adjacentPriceLevels(allLevels, levels,
				c.direction == "up")}
			if len(steps.Values) == 1 {
				steps.Op = query.Equal
			}
			q.Where = append(q.Where, steps)
			return q
		}
	}
	return nil
}

// adjacentPriceLevels returns the price levels below or above those of a query or, if the query has none, the lower or
// upper half.
func adjacentPriceLevels(all []string, current []query.Value, up bool) []query.Value {
	low, high := len(all), -1
	for i, step := range all {
		for _, v := range current {
			if strings.EqualFold(v.Text, step) {
				low, high = min(low, i), max(high, i)
			}
		}
	}
	var steps []string
	switch {
	case high < 0 && up:
		steps = all[len(all)/2:]
	case high < 0:
		steps = all[:(len(all)+1)/2]
	case up:
		steps = all[min(high+1, len(all)-1):]
	default:
		steps = all[:max(low, 1)]
	}
	out := make([]query.Value, len(steps))
	for i, s := range steps {
		out[i] = query.Value{Text: s, First: -1, Last: -1}
	}
	return out
}
