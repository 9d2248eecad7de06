package account

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// Conversion converts a query's figures to the unit that the question asks for.
type Conversion struct {
	Word    string  // the question's unit: "tonnes"
	OwnUnit string  // the figures' unit: "kg"
	Factor  float64 // by which a figure is multiplied; 1 if both units are the same
	Item    int     // index of the first figure in that unit among the query's items
}

// otherUnitContexts lists words that, before a unit, ask how often, how long ago or which one, rather than for figures
// in the unit.
var otherUnitContexts = text.Set("per each every by a an one last this next past previous opening few than most least")

// UnitConversion returns the conversion to the unit that the question asks for: "tonnes spread", "how many hours did we
// use".
func (q *Question) UnitConversion(of *query.Query) (c Conversion, ok bool) {
	units := text.Units()
	for i, t := range q.tokens {
		u := units[t.Text]
		switch {
		case len(t.Text) < 2 && q.token(i-1) != "in", // the t of "don't"
			u.Dimension == "" || u.Dimension == "money" || u.Dimension == "share" || u.Dimension == "temperature",
			q.taken[i], i > 0 && (q.tokens[i-1].Numeric || otherUnitContexts[q.token(i-1)]),
			u.Dimension == "time" && !strings.HasSuffix(t.Text, "s"): // "which day"
			continue
		}
		for k, item := range of.Select {
			col := q.catalog.ColumnIn(of.From, item.Column)
			if item.Calc != nil || item.Agg == query.Count || col == nil || col.Unit.Dimension != u.Dimension {
				continue
			}
			c = Conversion{Word: q.typed(i, i+1), OwnUnit: strings.ToLower(col.Column.Unit), Factor: col.Unit.Factor / u.Factor,
				Item: k}
			for _, n := range col.Names {
				for _, w := range n.Text {
					if c.OwnUnit == "" && units[w] == col.Unit {
						c.OwnUnit = w
					}
				}
			}
			return c, true
		}
	}
	return c, false
}
