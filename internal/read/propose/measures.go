package propose

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// timeOrder are words for an order in time.
const timeOrder = cue.Elder | cue.Younger | cue.Earlier | cue.Later | cue.Earliest | cue.Latest |
	cue.First | cue.Last | cue.Upcoming

func (g *generator) findMeasures() {
	ofTime := g.q.Among(timeOrder) != 0
	for _, c := range g.q.Catalog.Columns {
		if !c.Measure() && c.Kind != link.Temporal {
			continue
		}
		m := &g.q.Columns[c.At]
		if c.Coordinate() && m.All() == 0 {
			continue // "the best" does not mean "the farthest east"
		}
		s := mentioned(m) + .3*min(2, mentioned(&g.q.Tables[c.Table.At]))
		switch {
		case c.Kind != link.Temporal:
		case ofTime:
			s += .5
		default:
			s -= .2
		}
		g.measures = append(g.measures, measure{quantity(c), fmt.Sprint(c.At), c.Table, m.All(), s})
	}
	g.products()
	g.spans()
	g.ages()
	for _, o := range g.q.Owes() {
		g.addComputed(o.Lacking(), o.Charged, o.Paid, o.Mask|g.q.Columns[o.Charged.At].All()|g.q.Columns[o.Paid.At].All(), 2)
	}
	g.ratios()
	g.arithmetic()
	g.preferMoney()
	for i := range g.measures {
		m := &g.measures[i]
		m.score += modelWeight*max(g.measureScore("avg", m), g.measureScore("sum", m),
			g.measureScore("order"+direction(true), m)) +
			encoderWeight*g.measureProbability(m)
	}
	slices.SortStableFunc(g.measures, func(a, b measure) int { return cmp.Compare(b.score, a.score) })
	g.measures = g.measures[:min(len(g.measures), g.candidateLimit(maxMeasures))]
}

// modelWeight is the weight of the model's score relative to that of mentions.
const modelWeight = .3

// measureScore returns a measure's score in a role.
func (g *generator) measureScore(role string, m *measure) float64 {
	return g.worth(func(s *learn.Sink) { g.measureFeatures(s, role, m) })
}

// addComputed adds a measure computed from two columns of a table.
func (g *generator) addComputed(calc *query.Calc, a, b *link.Column, used link.Mask, score float64) {
	g.measures = append(g.measures, measure{item{query.Item{Calc: calc}, []*link.Column{a, b}},
		fmt.Sprint(a.At, calc.Op, b.At), a.Table, used, score})
}

// calculate returns a calculation with two columns.
func calculate(op query.CalcOp, left, right query.Column) *query.Calc {
	return &query.Calc{Op: op, Left: query.Item{Column: left}, Right: query.Item{Column: right}}
}

// bothMentioned rates how clearly two columns are mentioned.
func (g *generator) bothMentioned(a, b *link.Column) float64 {
	return mentioned(&g.q.Columns[a.At])/2 + mentioned(&g.q.Columns[b.At])/2
}

// products adds prices times quantities. The price may be in a table that the rows refer to: the product's price for an
// order, a person's rate for hours.
func (g *generator) products() {
	sought := 0.0
	if g.wantsProduct = g.seen.ExpectsOp("times") >= minOperator; g.wantsProduct {
		sought = 1.5 // a product has no name that the question could mention
	}
	for _, t := range g.q.Catalog.Tables {
		for _, price := range g.q.Catalog.Columns {
			own := price.Table == t
			if !price.Measure() || !own && !g.refersTo(t, price.Table) {
				continue
			}
			for _, n := range g.numbersOf(price, t) {
				used := g.q.Columns[price.At].All() | g.q.Columns[n.At].All()
				if !own && used == 0 && !g.wantsProduct {
					continue
				}
				a, b := price, n
				if !own {
					a, b = n, price
				}
				g.addComputed(calculate(query.Times, n.Ref(), price.Ref()), a, b, used,
					.2+sought+g.bothMentioned(a, b)+.3*min(2, mentioned(&g.q.Tables[t.At])))
			}
		}
	}
}

// maxMultipliers is the maximum number of columns tried as quantities although nothing indicates that they are.
const maxMultipliers = 4

// numbersOf returns a table's columns that a price may be multiplied by: those in the unit of the price and those the
// question mentions, else those named as quantities, else whole numbers if a product is wanted.
func (g *generator) numbersOf(price *link.Column, t *link.Table) []*link.Column {
	var sure, likely, possible []*link.Column
	for _, n := range t.Columns {
		if n == price || !n.Measure() || n.Money() {
			continue
		}
		whole, own := n.Type == schema.Integer && n.Unit.Dimension == "" && !n.Years(), t == price.Table
		switch {
		case isPricePer(price, n):
			sure = append(sure, n)
		case !price.Money() || own && !whole:
		case own && g.wantsProduct && g.q.Columns[n.At].All() != 0:
			sure = append(sure, n)
		case isCount(n):
			likely = append(likely, n)
		case whole && g.wantsProduct && len(possible) < maxMultipliers:
			possible = append(possible, n)
		}
	}
	switch {
	case len(sure) > 0:
		return sure
	case len(likely) > 0:
		return likely
	}
	return possible
}

// refersTo reports whether every row of a table refers to a row of another.
func (g *generator) refersTo(t, other *link.Table) bool {
	way := g.q.Way(t, other)
	return len(way) == 1 && !way[0].Many()
}

// isPricePer reports whether a price is per unit of another column: "price per kg" with kilograms, "rate per night"
// with nights, "€/h" with hours, "unit price" with any, "jar price" with jars.
func isPricePer(price, n *link.Column) bool {
	if n.Unit.Dimension == "share" {
		return false
	}
	of := price.Names[0]
	if one := n.Names[0]; price.Money() && len(of.Stem) > 1 && len(one.Stem) == 1 &&
		slices.Contains(of.Stem, one.Stem[0]) && text.Singular(one.Text[0]) != one.Text[0] {
		return true
	}
	for i, w := range of.Text {
		by, adverb := strings.CutSuffix(w, "ly") // "hourly fee"
		switch {
		case adverb && n.Unit.Dimension != "" && link.UnitOf(by) == n.Unit:
			return true
		case w == "unit", w == "rate", w == "tariff":
			if n.Unit.Dimension != "" && price.Money() {
				return true
			}
		case w == "per":
			if i+1 == len(of.Text) {
				return n.Unit.Dimension != ""
			}
			return n.Unit.Dimension != "" && link.UnitOf(of.Text[i+1]) == n.Unit || slices.Contains(n.Names[0].Stem,
				of.Stem[i+1])
		}
	}
	return false
}

// isCount reports whether a column is a number of things, by its name.
func isCount(c *link.Column) bool {
	for _, w := range c.Names[0].Text {
		if w == "qty" || w == "units" || w == "quantity" || w == "quantities" {
			return true
		}
	}
	return false
}

// durationSenses are words that ask for a duration.
const durationSenses = cue.Duration | cue.Late

// spans adds the number of days between two dates of a row.
func (g *generator) spans() {
	mask := g.q.Among(durationSenses)
	if mask == 0 {
		return
	}
	late := g.q.Among(cue.Late) != 0
	for _, t := range g.q.Catalog.Tables {
		pairs := g.q.Pairs(t)
		if due := g.q.DuePairs(t); late && len(due) > 0 { // "late" means after the due date
			pairs = due
		}
		for _, p := range pairs {
			g.addComputed(calculate(link.Between(p.Late, p.Early), p.Late.When(), p.Early.When()), p.Late, p.Early, p.Mask|mask,
				.3+g.bothMentioned(p.Late, p.Early)+.3*min(2, mentioned(&g.q.Tables[t.At])))
		}
	}
}

// ages adds ages of rows if they are mentioned.
func (g *generator) ages() {
	mask := g.q.Aging()
	if mask == 0 {
		return
	}
	for _, c := range g.q.Ages() {
		g.addComputed(c.Age(), c, c, mask|g.q.Columns[c.At].All(), 1+.3*min(2, mentioned(&g.q.Tables[c.Table.At])))
	}
}
