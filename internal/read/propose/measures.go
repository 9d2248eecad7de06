package propose

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
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
			continue // nobody means "the farthest east" by "the best"
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
	g.ratios()
	g.sums()
	g.gaps()
	g.supposedGaps()
	g.spans()
	g.terms()
	g.ages()
	g.converted()
	g.dear()
	for i := range g.measures {
		m := &g.measures[i]
		m.score += learned*max(g.measured("avg", m), g.measured("sum", m), g.measured("order"+direction(true), m)) +
			expecting*g.expected(m)
	}
	slices.SortStableFunc(g.measures, func(a, b measure) int { return -cmp.Compare(a.score, b.score) })
	if most := g.room(maxMeasures); len(g.measures) > most {
		g.measures = g.measures[:most]
	}
}

// dearness are words for what costs much or little.
var dearness = text.Set("cheap cheaper cheapest inexpensive affordable expensive pricey pricier priciest costly " +
	"costlier costliest dearest dearer")

// dear keeps to amounts of money where a question asks for the cheapest or dearest of something, unless it names
// another measure.
func (g *generator) dear() {
	var said link.Mask
	for i := range g.q.Tokens {
		if dearness[g.q.Near(i)] {
			said |= link.Span(i, i+1)
		}
	}
	costs := func(m measure) bool { return slices.ContainsFunc(m.columns, money) }
	if said == 0 || !slices.ContainsFunc(g.measures, costs) {
		return
	}
	g.measures = slices.DeleteFunc(g.measures, func(m measure) bool {
		return !costs(m) && !slices.ContainsFunc(m.columns, func(c *link.Column) bool {
			return g.q.Columns[c.At].Exact != 0
		})
	})
	for i, m := range g.measures {
		if costs(m) {
			g.measures[i].used |= said
		}
	}
}

// learned is the weight of a model's score relative to how clearly something is mentioned.
const learned = .3

// measured is a measure's score in a role.
func (g *generator) measured(role string, m *measure) float64 {
	return g.worth(func(s *learn.Sink) { g.measureFeatures(s, role, m) })
}

// worked adds a measure computed from two columns of a table.
func (g *generator) worked(calc *query.Calc, a, b *link.Column, used link.Mask, score float64) {
	g.measures = append(g.measures, measure{item{query.Item{Calc: calc}, []*link.Column{a, b}},
		fmt.Sprint(a.At, calc.Op, b.At), a.Table, used, score})
}

// calculated is arithmetic over two columns.
func calculated(op query.CalcOp, left, right query.Column) *query.Calc {
	return &query.Calc{Op: op, Left: query.Item{Column: left}, Right: query.Item{Column: right}}
}

// money reports whether a column holds amounts of money.
func money(c *link.Column) bool { return c.Role == schema.Money || c.Unit.Of == "money" }

// bothMentioned rates how clearly two columns are mentioned.
func (g *generator) bothMentioned(a, b *link.Column) float64 {
	return mentioned(&g.q.Columns[a.At])/2 + mentioned(&g.q.Columns[b.At])/2
}

// products adds a table's prices times quantities.
func (g *generator) products() {
	sought := 0.0
	if g.sought = g.seen.ExpectsOp("times") >= leastOperator; g.sought {
		sought = 1.5 // no column has this name
	}
	for _, price := range g.q.Catalog.Columns {
		if !price.Measure() {
			continue
		}
		for _, n := range g.numbersOf(price, price.Table) {
			both := g.q.Columns[price.At].All() | g.q.Columns[n.At].All()
			g.worked(calculated(query.Times, n.Ref(), price.Ref()), price, n, both,
				.3+sought+mentioned(&g.q.Columns[price.At])/2+.3*min(2, mentioned(&g.q.Tables[price.Table.At])))
		}
		g.priced(price, sought)
	}
}

// mostPossible is the maximum number of columns tried of which nothing says that a price is multiplied by them.
const mostPossible = 4

// numbersOf are a table's columns that a price may be multiplied by: those it is a price of each of and those the
// question mentions, else numbers of things, else any whole number if a product is sought.
func (g *generator) numbersOf(price *link.Column, t *link.Table) []*link.Column {
	var sure, likely, possible []*link.Column
	for _, n := range t.Columns {
		if n == price || !n.Measure() || money(n) {
			continue
		}
		whole, own := n.Type == schema.Integer && n.Unit.Of == "" && !n.Years(), t == price.Table
		switch {
		case each(price, n):
			sure = append(sure, n)
		case !money(price) || own && !whole:
		case own && g.q.Columns[n.At].All() != 0:
			sure = append(sure, n)
		case counts(n):
			likely = append(likely, n)
		case whole && g.sought && len(possible) < mostPossible:
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

// priced adds totals over rows that refer to a row with a price: quantities of an order at the product's price, hours
// at a person's rate.
func (g *generator) priced(price *link.Column, sought float64) {
	for _, t := range g.q.Catalog.Tables {
		if !g.refersTo(t, price.Table) {
			continue
		}
		for _, n := range g.numbersOf(price, t) {
			mask := g.q.Columns[price.At].All() | g.q.Columns[n.At].All()
			if mask == 0 && sought == 0 {
				continue
			}
			g.worked(calculated(query.Times, n.Ref(), price.Ref()), n, price, mask,
				.2+sought+g.bothMentioned(n, price)+.3*min(2, mentioned(&g.q.Tables[t.At])))
		}
	}
}

// refersTo reports whether every row of a table refers to a row of another.
func (g *generator) refersTo(t, other *link.Table) bool {
	way := g.q.Way(t, other)
	return len(way) == 1 && !way[0].Many()
}

// each reports whether a price is per unit of another column: "price per kg" with kilograms, "rate per night" with
// nights, "€/h" with hours, "unit price" with any, "jar price" with jars.
func each(price, n *link.Column) bool {
	if n.Unit.Of == "share" {
		return false
	}
	of := price.Names[0]
	if one := n.Names[0]; money(price) && len(of.Stem) > 1 && len(one.Stem) == 1 &&
		slices.Contains(of.Stem, one.Stem[0]) && text.Singular(one.Text[0]) != one.Text[0] {
		return true
	}
	for i, w := range of.Text {
		by, adverb := strings.CutSuffix(w, "ly") // "hourly fee"
		switch {
		case adverb && n.Unit.Of != "" && link.UnitOf(by) == n.Unit:
			return true
		case w == "unit", w == "rate", w == "tariff":
			if n.Unit.Of != "" && money(price) {
				return true
			}
		case w == "per":
			if i+1 == len(of.Text) {
				return n.Unit.Of != ""
			}
			return n.Unit.Of != "" && link.UnitOf(of.Text[i+1]) == n.Unit || slices.Contains(n.Names[0].Stem, of.Stem[i+1])
		}
	}
	return false
}

// counts reports whether a column is a number of things, by its name.
func counts(c *link.Column) bool {
	for _, w := range c.Names[0].Text {
		if w == "qty" || w == "units" || w == "quantity" || w == "quantities" {
			return true
		}
	}
	return false
}

// ratios adds quotients of two mentioned columns: "price per square metre", "the tip as a percentage of the bill".
func (g *generator) ratios() {
	for i := range g.q.Tokens {
		op := query.Ratio
		switch g.q.Near(i) {
		case "per", "to", "by":
		case "of":
			if w := g.q.Near(i - 1); w != "percentage" && w != "percent" && w != "share" && w != "%" && w != "proportion" {
				continue
			}
			op = query.Share
		default:
			continue
		}
		for _, a := range g.q.Catalog.Columns {
			left := g.q.Columns[a.At].All()
			if !a.Measure() || left&link.Span(0, i) == 0 {
				continue
			}
			for _, b := range a.Table.Columns {
				right := g.q.Columns[b.At].All()
				unit, times := g.unitAt(i+1, b)
				if b == a || !b.Measure() || right&^link.Span(0, i) == 0 && unit == 0 {
					continue
				}
				calc := calculated(op, a.Quantity(), b.Quantity())
				if times != 1 {
					calc = &query.Calc{Op: query.Times, Left: query.Item{Calc: calc},
						Right: query.Item{Number: strconv.FormatFloat(times, 'f', -1, 64)}}
				}
				if g.asksPer(i, a, b, unit) {
					g.per = append(g.per, b)
				}
				g.worked(calc, a, b, left|right|unit, .5+g.bothMentioned(a, b))
			}
		}
	}
}

// asksPer reports whether the "per" at token i asks for one measure per unit of another: "fare per km".
func (g *generator) asksPer(i int, a, b *link.Column, unit link.Mask) bool {
	return g.q.Near(i) == "per" && g.q.Columns[a.At].Exact&link.Span(0, i) != 0 &&
		(b.Unit.Of != "time" && unit != 0 || g.q.Columns[b.At].Exact&(2<<uint(i)) != 0)
}

// sums adds sums and differences of two mentioned columns of a row, and the sum of all that share the mentioned words:
// "total income", for incomes of several kinds.
func (g *generator) sums() {
	var named []*link.Column
	for _, c := range g.q.Catalog.Columns {
		if c.Measure() && g.q.Columns[c.At].Exact != 0 {
			named = append(named, c)
		}
	}
	for i, a := range named {
		x := g.q.Columns[a.At].Exact
		for _, b := range named[i+1:] {
			y := g.q.Columns[b.At].Exact
			if a.Table != b.Table || x&^y == 0 || y&^x == 0 {
				continue
			}
			g.addedUp(x|y, a, b)
			g.worked(calculated(query.Gap, a.Quantity(), b.Quantity()), a, b,
				g.q.Columns[a.At].All()|g.q.Columns[b.At].All(), g.bothMentioned(a, b))
		}
		alike := slices.DeleteFunc(slices.Clone(named[i:]), func(b *link.Column) bool {
			return b.Table != a.Table || b.Unit != a.Unit || g.q.Columns[b.At].Exact != x
		})
		first := !slices.ContainsFunc(named[:i], func(b *link.Column) bool {
			return b.Table == a.Table && g.q.Columns[b.At].Exact == x
		})
		if first && len(alike) > 1 {
			g.addedUp(x, alike...)
		}
	}
}

// addedUp adds the sum of columns of a row, which the question may insist on.
func (g *generator) addedUp(said link.Mask, columns ...*link.Column) {
	of := &g.q.Columns[columns[0].At]
	sum := query.Item{Column: columns[0].Quantity()}
	used, score, name := of.All(), mentioned(of), fmt.Sprint(columns[0].At)
	for _, c := range columns[1:] {
		sum = query.Item{Calc: &query.Calc{Op: query.Plus, Left: sum, Right: query.Item{Column: c.Quantity()}}}
		used |= g.q.Columns[c.At].All()
		score += mentioned(&g.q.Columns[c.At])
		name += fmt.Sprint(query.Plus, c.At)
	}
	insists := g.q.Among(cue.Together) &^ g.q.Named()
	if link.Count(said) == 1 {
		insists |= g.outsideNames(totalling)
	}
	g.adds = g.adds || insists != 0
	g.measures = append(g.measures, measure{item{sum, columns}, name, columns[0].Table, used | insists,
		score / float64(len(columns))})
}

// differing are words that ask for the difference of two columns.
const differing = cue.Gap | cue.Change | cue.Grow | cue.Loses | cue.Above | cue.Below | cue.Owing

// gaps adds differences of two columns with the same unit, if something asks for one.
func (g *generator) gaps() {
	mask := g.q.Among(differing)
	if mask == 0 && g.seen.ExpectsOp("minus") < leastOperator {
		return
	}
	for _, t := range g.q.Catalog.Tables {
		for i, a := range t.Columns {
			for k, b := range t.Columns {
				if i == k || !a.Measure() || !b.Measure() || a.Unit != b.Unit || a.Unit.Of == "" && !likeNamed(a, b) {
					continue
				}
				x, y := g.q.Columns[a.At].All(), g.q.Columns[b.At].All()
				g.worked(calculated(query.Minus, a.Quantity(), b.Quantity()), a, b, x|y|mask,
					.2+g.bothMentioned(a, b)+.3*min(2, mentioned(&g.q.Tables[t.At])))
			}
		}
		g.gapsTo(t, mask)
	}
}

// gapsTo adds differences between amounts of a table's rows and of those they refer to: what was paid for an item, and
// what it cost.
func (g *generator) gapsTo(t *link.Table, mask link.Mask) {
	for _, b := range g.q.Catalog.Columns {
		y := g.q.Columns[b.At].All()
		if b.Unit.Of == "" || y == 0 || !b.Measure() || !g.refersTo(t, b.Table) {
			continue
		}
		for _, a := range t.Columns {
			x := g.q.Columns[a.At].All()
			if !a.Measure() || a.Unit != b.Unit || x == 0 {
				continue
			}
			g.worked(calculated(query.Minus, a.Quantity(), b.Quantity()), a, b, x|y|mask, .1+g.bothMentioned(a, b))
		}
	}
}

// likeNamed reports whether two columns share a word of their names: pages planned, pages shot.
func likeNamed(a, b *link.Column) bool {
	return slices.ContainsFunc(a.Names[0].Stem, func(w string) bool { return slices.Contains(b.Names[0].Stem, w) })
}

// lasting are words that ask for a duration.
const lasting = cue.Lasting | cue.Late

// spans adds the number of days between two dates of a row.
func (g *generator) spans() {
	mask := g.q.Among(lasting)
	if mask == 0 {
		return
	}
	for _, t := range g.q.Catalog.Tables {
		for _, p := range g.q.Pairs(t) {
			g.worked(calculated(link.Between(p.Late, p.Early), p.Late.When(), p.Early.When()), p.Late, p.Early, p.Mask|mask,
				.3+g.bothMentioned(p.Late, p.Early)+.3*min(2, mentioned(&g.q.Tables[t.At])))
		}
	}
}

// terms adds the number of years between two columns of years.
func (g *generator) terms() {
	mask := g.q.Among(lasting)
	if mask == 0 {
		return
	}
	for i, early := range g.q.Catalog.Columns {
		for _, late := range g.q.Catalog.Columns[i+1:] {
			if early.Table == late.Table && early.Years() && late.Years() && early.Lo <= late.Lo && early.Hi <= late.Hi {
				both := g.q.Columns[late.At].All() | g.q.Columns[early.At].All()
				g.worked(calculated(query.Minus, late.Ref(), early.Ref()), late, early, both|mask,
					.3+g.bothMentioned(late, early)+.3*min(2, mentioned(&g.q.Tables[late.Table.At])))
			}
		}
	}
}

// ages adds ages of rows if they are mentioned.
func (g *generator) ages() {
	mask := g.q.Aging()
	if mask == 0 {
		return
	}
	g.ofAge = g.q.Ages()
	for _, c := range g.ofAge {
		g.worked(c.Age(), c, c, mask|g.q.Columns[c.At].All(), 1+.3*min(2, mentioned(&g.q.Tables[c.Table.At])))
	}
}

// converted adds measures in the requested unit: cents in euros, minutes in hours, fractions in percent.
func (g *generator) converted() {
	counted := g.q.Counted()
	own := g.measures
	for i := range g.q.Tokens {
		unit, bit := link.UnitOf(g.q.Near(i)), link.Mask(1)<<uint(i)
		if unit.Of == "" || counted&bit != 0 || len(g.q.Near(i)) == 1 && g.q.Tokens[i].Word || g.isThing(i) {
			continue
		}
		for k, m := range own {
			calc := &query.Calc{Op: query.Ratio, Left: m.Item, In: g.q.Near(i)}
			var factor float64
			switch c := m.columns[0]; {
			case m.Calc != nil && m.Calc.Op == query.Elapsed && unit.Of == "time":
				if unit.Factor == link.Hour {
					g.measures[k].used |= bit
					continue
				}
				if factor = unit.Factor / link.Hour; factor < 1 {
					calc.Op, factor = query.Times, 1/factor
				}
			case m.Calc != nil && m.Calc.Op != query.Times:
				continue
			case unit.Of == "share" && c.Fraction():
				calc.Op, factor = query.Times, 100
			case c.Unit.Of != unit.Of || unit.Of == "share":
				continue
			case unit.Factor == c.Unit.Factor:
				g.measures[k].used |= bit
				g.measures[k].score += .5
				continue
			default:
				factor = unit.Factor / c.Unit.Factor
			}
			calc.Right.Number = strconv.FormatFloat(factor, 'f', -1, 64)
			m.Item, m.name = query.Item{Calc: calc}, m.name+" in "+calc.In
			m.used |= bit
			m.score += .5
			g.measures = append(g.measures, m)
		}
	}
}

// isThing reports whether a unit of time is a thing itself, such as "the busiest hour", "each day", and no unit that
// something is wanted in, such as "the most hours".
func (g *generator) isThing(i int) bool {
	before, word := g.q.Near(i-1), g.q.Near(i)
	return link.UnitOf(word).Of == "time" && !strings.HasSuffix(word, "s") &&
		(g.q.Asks(i-1, cue.PerGroup) || before == "what" || lang.Superlative(before))
}

// unitAt returns the tokens from i on that name a column's unit, and the number of units: "square metre", "100 km".
func (g *generator) unitAt(i int, c *link.Column) (link.Mask, float64) {
	for _, f := range g.q.Numbers {
		if f.First == i && f.Unit.Of != "" && f.Unit.Of == c.Unit.Of {
			return link.Span(f.First, f.Last), f.Value * f.Unit.Factor / c.Unit.Factor
		}
	}
	for k := i; k < min(i+3, len(g.q.Tokens)); k++ {
		if c.Unit.Of != "" && link.UnitOf(g.q.Near(k)).Of == c.Unit.Of {
			return link.Span(i, k+1), 1
		}
	}
	return 0, 1
}
