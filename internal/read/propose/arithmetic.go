package propose

import (
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// differenceSenses are words that ask for the difference of two columns of a row; largerSenses say which is larger.
const (
	differenceSenses = cue.Gap | cue.Change | cue.Grow | cue.Loses | largerSenses
	largerSenses     = cue.Above | cue.Below | cue.More | cue.Less | cue.Than
)

// arithmetic adds sums and differences of two columns of a table that the question names: "adults plus children",
// "how much more was charged than quoted".
func (g *generator) arithmetic() {
	g.excess()
	differs, adds := g.outsideNames(differenceSenses), g.q.Among(totalSenses|cue.Number)
	for _, t := range g.q.Catalog.Tables {
		named := g.namedMeasures(t)
		for i, a := range named {
			for _, b := range named[i+1:] {
				switch {
				case !g.comparable(a, b):
				case differs != 0:
					g.difference(a, b, differs)
				case adds != 0:
					g.sum(g.q.Columns[a.At].Exact|g.q.Columns[b.At].Exact, a, b)
				}
			}
		}
		if differs == 0 {
			g.sumsOfKind(named)
		}
	}
}

// excess adds by how much a column exceeds or falls short of another: "hours over plan", "how far below the quote".
func (g *generator) excess() {
	for i := range g.q.Tokens {
		below := g.q.FallsBelow(i)
		if !below && !g.q.Asks(i, cue.Above) {
			continue
		}
		for _, p := range g.q.ComparedFrom(i) {
			a, b := p.Column, p.Named
			if below {
				a, b = b, a
			}
			g.addComputed(calculate(query.Minus, a.Quantity(), b.Quantity()), a, b, p.Mask|1<<uint(i),
				1+g.bothMentioned(a, b))
		}
	}
}

// namedMeasures returns a table's measures that the question names word for word.
func (g *generator) namedMeasures(t *link.Table) (named []*link.Column) {
	for _, c := range t.Columns {
		if c.Measure() && !c.Coordinate() && g.q.Columns[c.At].Exact != 0 {
			named = append(named, c)
		}
	}
	return named
}

// comparable reports whether two columns are named by different words and are in the same unit.
func (g *generator) comparable(a, b *link.Column) bool {
	x, y := g.q.Columns[a.At].Exact, g.q.Columns[b.At].Exact
	return x&^y != 0 && y&^x != 0 && !a.Years() && !b.Years() && a.Unit == b.Unit && a.Money() == b.Money()
}

// difference adds the difference of two columns. differs holds the words that ask for it.
func (g *generator) difference(a, b *link.Column, differs link.Mask) {
	if g.isReversed(a, b) {
		a, b = b, a
	}
	used := g.q.Columns[a.At].All() | g.q.Columns[b.At].All() | differs
	g.addComputed(calculate(query.Minus, a.Quantity(), b.Quantity()), a, b, used, 1+g.bothMentioned(a, b))
}

// isReversed reports whether the first column is to be subtracted from the second. Naming the second first reverses
// them, and so does each of these: "from quoted to charged", "how much over the quote was charged", "how much less was
// paid than charged".
func (g *generator) isReversed(a, b *link.Column) bool {
	first, second := link.First(g.q.Columns[a.At].Exact), link.First(g.q.Columns[b.At].Exact)
	turned := second < first
	first = min(first, second)
	than := g.q.Among(cue.Than) != 0
	for i := range g.q.Tokens {
		before := i < first
		if before && (g.q.Near(i) == "from" || g.q.Asks(i, cue.Above)) || !before && g.q.Asks(i, cue.Below) ||
			than && g.q.Asks(i, cue.Less) {
			turned = !turned
		}
	}
	return turned
}

// sumsOfKind adds the sum of all columns that the same words name: "total income", for incomes of several kinds.
func (g *generator) sumsOfKind(named []*link.Column) {
	for i, a := range named {
		said := g.q.Columns[a.At].Exact
		alike := func(b *link.Column) bool { return b.Unit == a.Unit && g.q.Columns[b.At].Exact == said }
		if slices.ContainsFunc(named[:i], alike) {
			continue
		}
		kind := slices.DeleteFunc(slices.Clone(named[i:]), func(b *link.Column) bool { return !alike(b) })
		if len(kind) > 1 {
			g.sum(said, kind...)
		}
	}
}

// sum adds the sum of columns of a row.
func (g *generator) sum(said link.Mask, columns ...*link.Column) {
	var sum query.Item
	name, used, score := "", g.q.Among(cue.Together)&^g.q.Named(), 0.0
	for i, c := range columns {
		one := query.Item{Column: c.Quantity()}
		if i == 0 {
			sum = one
		} else {
			sum = query.Item{Calc: &query.Calc{Op: query.Plus, Left: sum, Right: one}}
		}
		used |= g.q.Columns[c.At].All()
		score += mentioned(&g.q.Columns[c.At])
		name += fmt.Sprint(query.Plus, c.At)
	}
	if link.Count(said) == 1 {
		used |= g.outsideNames(totalSenses)
	}
	g.measures = append(g.measures, measure{item{sum, columns}, name, columns[0].Table, used,
		score / float64(len(columns))})
}
