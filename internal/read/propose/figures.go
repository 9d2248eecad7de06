package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// rowCount counts rows.
var rowCount = query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}

// aggregates lists the aggregates of a measure.
var aggregates = []query.Agg{query.Avg, query.Sum, query.Max, query.Min}

// figure is a number computed from rows: how many there are, or an aggregate of a measure.
type figure struct {
	item
	kind string   // count, avg, sum, max or min
	of   *measure // nil: it counts rows
	used link.Mask
}

// aggregate returns a figure of a measure.
func (m *measure) aggregate(agg query.Agg) figure {
	f := figure{m.item, string(agg), m, m.used}
	f.Agg = agg
	return f
}

// figurePart returns the features of a figure's measure in a role; counts of rows have none.
func (g *generator) figurePart(role string, f figure) []uint16 {
	if f.of == nil {
		return nil
	}
	return []uint16{g.measurePart(role, f.of)}
}

// figures returns the figures over a table's rows that may be compared, or shown beside others.
func (g *generator) figures(t *link.Table) []figure {
	out := []figure{{item: item{Item: rowCount}, kind: "count"}}
	for i := range g.measures {
		if m := &g.measures[i]; m.table == t && !m.dated() {
			for _, agg := range []query.Agg{query.Avg, query.Sum} {
				if g.takes(m, agg) {
					out = append(out, m.aggregate(agg))
				}
			}
		}
	}
	return out
}

// figureOf returns a figure computed from two others, with all columns that it needs.
func figureOf(op query.CalcOp, left, right query.Item, columns ...*link.Column) item {
	return item{query.Item{Calc: &query.Calc{Op: op, Left: left, Right: right}}, columns}
}

// restrictAggregate restricts an aggregate to the rows that satisfy conditions.
func restrictAggregate(it query.Item, where []query.Condition) query.Item {
	it.Only = where
	return it
}

// proposeFigures proposes figures over a table's rows.
func (g *generator) proposeFigures(t *link.Table, s *conditions) {
	if !g.listsRows() {
		p := s.plan("count", t)
		p.show = []item{{Item: rowCount}}
		g.propose(p, true, 0)
	}
	all := g.figures(t)
	if g.q.Among(cue.Also) != 0 {
		for _, f := range all[1:] {
			p := s.plan("aggregates count and "+f.kind, t)
			p.show = []item{all[0].item, f.item}
			g.propose(p, false, f.used, g.figurePart("second "+f.kind, f)...)
		}
	}
	for _, f := range all {
		g.proposeComparisons(t, s, f)
	}
	g.proposeYesNo(t, s, all)
	if !g.countsRows() {
		g.proposeShares(t, s)
	}
	for _, c := range g.shown[:min(5, len(g.shown))] {
		if g.near(t, c) && !c.Key {
			p := s.plan("count different", t)
			p.show = []item{{query.Item{Agg: query.Count, Distinct: true, Column: c.Ref()}, []*link.Column{c}}}
			g.propose(p, false, g.q.Columns[c.At].All(), g.columnPart("different", c))
		}
	}
}

// proposeShares proposes the share of rows that satisfy a condition, and their share of the sum of a measure.
func (g *generator) proposeShares(t *link.Table, s *conditions) {
	for i, a := range s.atoms {
		if a.Op == "none" {
			continue
		}
		p := s.without(i).plan("share", t)
		p.show = []item{figureOf(query.Share, restrictAggregate(rowCount, a.Where), rowCount, a.Column)}
		g.propose(p, false, a.Words(), g.atomPart(a), g.shapePart("of"))
		for k := range g.measures[:min(5, len(g.measures))] {
			m := &g.measures[k]
			if m.table != t || !m.takes(query.Sum) {
				continue
			}
			sum := m.aggregate(query.Sum)
			p.shape = "share sum"
			p.show = []item{figureOf(query.Share, restrictAggregate(sum.Item, a.Where), sum.Item,
				append(slices.Clone(m.columns), a.Column)...)}
			g.propose(p, false, a.Words()|m.used, g.atomPart(a), g.measurePart("share", m))
		}
	}
}

// counting are words that ask for a number of rows.
const counting = cue.Number | cue.Total

// listsRows reports whether a question asks for the rows themselves: "list the orders".
func (g *generator) listsRows() bool { return g.q.Near(0) == "list" && g.q.Among(counting) == 0 }

// countsRows reports whether a question asks for a number of rows, not a share.
func (g *generator) countsRows() bool {
	if g.q.Among(cue.Share) != 0 {
		return false
	}
	for i := range g.q.Tokens {
		if w, next := g.q.Near(i), g.q.Near(i+1); w == "how" && next == "many" || w == "number" && next == "of" {
			return true
		}
	}
	return false
}

// proposeAggregates proposes aggregates of measures.
func (g *generator) proposeAggregates(s *conditions) {
	for i := range g.measures {
		m := &g.measures[i]
		if !g.about(m.table, s) {
			continue
		}
		if m.Calc != nil {
			p := s.plan("list name and worked out", m.table)
			p.show = append(nameItems(m.table), m.item)
			g.add(p, m.used, g.measurePart("show", m))
			p.shape, p.show = "list worked out", []item{m.item}
			g.add(p, m.used, g.measurePart("show", m))
		}
		for _, agg := range aggregates {
			if g.takes(m, agg) {
				p := s.plan("aggregate "+string(agg), m.table)
				p.show = []item{m.aggregate(agg).item}
				g.propose(p, true, m.used, g.measurePart(string(agg), m))
			}
		}
		if !m.dated() {
			p := s.plan("aggregate range", m.table)
			p.show = []item{figureOf(query.Minus, m.aggregate(query.Max).Item, m.aggregate(query.Min).Item, m.columns...)}
			g.add(p, m.used, g.measurePart("range", m))
		}
	}
}

// comparing reports whether a question asks to compare: then elements of a list can be compared, too.
func (g *generator) comparing() bool { return g.q.Comparing() != 0 }

// eachOpposed calls f for each pair of atoms with different values of one column, with the remaining conditions.
func (s *conditions) eachOpposed(lists bool, f func(a, b *link.Atom, rest *conditions)) {
	for i, a := range s.atoms {
		for k, b := range s.atoms {
			sides := opposableKinds[a.Op] || lists && a.Op == "has"
			if i == k || a.Column != b.Column || !areYesAndNo(a, b) && (a.Op != b.Op || !sides) ||
				link.First(a.Words()) > link.First(b.Words()) ||
				!a.Where[0].Item.Same(b.Where[0].Item) {
				continue
			}
			rest := &conditions{}
			for _, o := range s.atoms {
				if o != a && o != b {
					rest.atoms = append(rest.atoms, o)
				}
			}
			f(a, b, rest)
		}
	}
}

// opposableKinds are the kinds of conditions that may compare two values of a column: "on" is for a day, month or year.
var opposableKinds = text.Set("eq eqn on month weekday span decade")

// proposeComparisons compares a figure between two values of a column: their difference, both side by side, and their
// ratio.
func (g *generator) proposeComparisons(t *link.Table, s *conditions, f figure) {
	s.eachOpposed(g.comparing(), func(a, b *link.Atom, rest *conditions) {
		left, right := restrictAggregate(f.Item, a.Where), restrictAggregate(f.Item, b.Where)
		columns := append(slices.Clone(f.columns), a.Column)
		show := func(role string, used link.Mask, items ...item) {
			p := rest.plan(role+" "+f.kind, t)
			p.show = items
			g.propose(p, false, used|f.used|a.Words()|b.Words(),
				append(g.figurePart(role, f), g.atomPart(a), g.atomPart(b))...)
		}
		show("difference", 0, figureOf(query.Gap, left, right, columns...))
		show("beside", 0, item{left, columns}, item{right, columns})
		if g.mayBeDivisor(b) {
			show("ratio", g.q.Among(cue.Ratio), figureOf(query.Ratio, left, right, columns...))
		}
	})
}

// divisorSenses are words before a divisor.
const divisorSenses = cue.Each | cue.Ratio

// mayBeDivisor reports whether a condition may be the divisor: "for every adult ticket", "a to b".
func (g *generator) mayBeDivisor(a *link.Atom) bool {
	at := link.First(a.Mask)
	return g.q.Near(at-1) == "to" || g.q.Asks(at-1, divisorSenses) || g.q.Asks(at-2, divisorSenses) ||
		g.q.Among(cue.Ratio) != 0
}

// proposeYesNo proposes yes/no answers: whether there is any row, and whether one of two values has more.
func (g *generator) proposeYesNo(t *link.Table, s *conditions, all []figure) {
	if len(s.atoms) == 0 || !g.q.Asks(0, cue.Be) {
		return
	}
	p := s.plan("whether any", t)
	p.show = []item{figureOf(query.More, rowCount, query.Item{Number: "0"})}
	g.add(p, 0)
	s.eachOpposed(g.comparing(), func(a, b *link.Atom, rest *conditions) {
		for _, f := range all {
			left, right := restrictAggregate(f.Item, a.Where), restrictAggregate(f.Item, b.Where)
			columns := append(slices.Clone(f.columns), a.Column)
			parts := append(g.figurePart("whether "+f.kind, f), g.atomPart(a), g.atomPart(b))
			for _, c := range []struct {
				shape string
				item
			}{{" >", figureOf(query.More, left, right, columns...)},
				{" =", figureOf(query.EqualTo, left, right, columns...)},
				{" <", figureOf(query.More, right, left, columns...)}} {
				p := rest.plan("whether "+f.kind+c.shape, t)
				p.show = []item{c.item}
				g.add(p, f.used|a.Words()|b.Words(), parts...)
			}
		}
	})
}
