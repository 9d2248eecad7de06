package propose

import (
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// differenceSenses are senses that ask for the difference of two columns of a row; largerSenses tell which is larger.
const (
	differenceSenses = cue.Gap | cue.Change | cue.Grow | cue.Loses | largerSenses
	largerSenses     = cue.Above | cue.Below | cue.More | cue.Less | cue.Than
)

// addSumsAndDifferences adds sums and differences of two columns of a table that the question names: "adults plus
// children", "how much more was charged than quoted".
func (g *generator) addSumsAndDifferences() {
	differenceTokens, sumTokens := g.tokensOutsideNames(differenceSenses), g.q.WithSense(totalSenses|cue.Number)
	for _, t := range g.q.Catalog.Tables {
		named := g.namedMeasures(t)
		for i, a := range named {
			for _, b := range named[i+1:] {
				switch {
				case !g.areComparable(a, b):
				case differenceTokens != 0:
					g.addDifference(a, b, differenceTokens)
				case sumTokens != 0:
					g.addSum(a, b)
				}
			}
		}
	}
}

// namedMeasures returns a table's measures that the question names word for word.
func (g *generator) namedMeasures(t *link.Table) (named []*link.Column) {
	for _, c := range t.Columns {
		if c.IsMeasure() && !c.Coordinate() && g.q.Columns[c.Index].Exact != 0 {
			named = append(named, c)
		}
	}
	return named
}

// areComparable reports whether two columns are named by different words and are in the same unit.
func (g *generator) areComparable(a, b *link.Column) bool {
	x, y := g.q.Columns[a.Index].Exact, g.q.Columns[b.Index].Exact
	return x&^y != 0 && y&^x != 0 && !a.HoldsYears() && !b.HoldsYears() && a.Unit == b.Unit && a.IsMoney() == b.IsMoney()
}

// addDifference adds the difference of two columns. differs holds the words that ask for it.
func (g *generator) addDifference(a, b *link.Column, differs link.Mask) {
	if g.isReversed(a, b) {
		a, b = b, a
	}
	used := g.q.Columns[a.Index].All() | g.q.Columns[b.Index].All() | differs
	g.addComputed(calculate(query.Minus, a.Quantity(), b.Quantity()), a, b, used, 1+g.pairMentionScore(a, b))
}

// isReversed reports whether the first column is to be subtracted from the second. Naming the second first reverses
// them, and so does each of these: "from quoted to charged", "how much over the quote was charged", "how much less was
// paid than charged".
func (g *generator) isReversed(a, b *link.Column) bool {
	first, second := link.First(g.q.Columns[a.Index].Exact), link.First(g.q.Columns[b.Index].Exact)
	reversed := second < first
	first = min(first, second)
	than := g.q.WithSense(cue.Than) != 0
	for i := range g.q.Tokens {
		before := i < first
		if before && (g.q.Token(i) == "from" || g.q.HasSense(i, cue.Above)) || !before && g.q.HasSense(i, cue.Below) ||
			than && g.q.HasSense(i, cue.Less) {
			reversed = !reversed
		}
	}
	return reversed
}

// addSum adds the sum of two columns of a row.
func (g *generator) addSum(a, b *link.Column) {
	used := g.q.WithSense(cue.Together)&^g.q.NamedTokens() | g.q.Columns[a.Index].All() | g.q.Columns[b.Index].All()
	g.addComputed(calculate(query.Plus, a.Quantity(), b.Quantity()), a, b, used, g.pairMentionScore(a, b))
}
