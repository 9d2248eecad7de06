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

var aggregates = []query.Agg{query.Avg, query.Sum, query.Max, query.Min}

// figure is a number computed from rows: how many there are, or an aggregate of a measure.
type figure struct {
	item
	kind    string   // count, avg, sum, max or min
	measure *measure // nil: it counts rows
	used    link.Mask
}

// aggregate returns an aggregate of a measure as a figure.
func (m *measure) aggregate(agg query.Agg) figure {
	f := figure{m.item, string(agg), m, m.used}
	f.Agg = agg
	return f
}

// figurePart returns the features of a figure's measure in a role; counts of rows have none.
func (g *generator) figurePart(role string, f figure) []uint16 {
	if f.measure == nil {
		return nil
	}
	return []uint16{g.measurePart(role, f.measure)}
}

// figures returns the figures over a table's rows that may be compared, or shown beside others.
func (g *generator) figures(t *link.Table) []figure {
	out := []figure{{item: item{Item: rowCount}, kind: "count"}}
	for i := range g.measures {
		if m := &g.measures[i]; m.table == t && !m.isDate() {
			for _, agg := range []query.Agg{query.Avg, query.Sum} {
				if g.mayAggregate(m, agg) {
					out = append(out, m.aggregate(agg))
				}
			}
		}
	}
	return out
}

// calculatedItem returns a figure computed from two others, with all columns that it needs.
func calculatedItem(op query.CalcOp, left, right query.Item, columns ...*link.Column) item {
	return item{query.Item{Calc: &query.Calc{Op: op, Left: left, Right: right}}, columns}
}

// restrictAggregate restricts an aggregate to the rows that satisfy conditions.
func restrictAggregate(it query.Item, where []query.Condition) query.Item {
	it.Only = where
	return it
}

// proposeFigures proposes figures over a table's rows.
func (g *generator) proposeFigures(t *link.Table, s *conditionSet) {
	if !g.asksForRows() {
		p := s.newPlan("count", t)
		p.show = []item{{Item: rowCount}}
		g.proposeFigure(p, true, 0)
	}
	all := g.figures(t)
	for _, f := range all {
		g.proposeComparisons(t, s, f)
	}
	g.proposeYesNo(t, s)
	g.proposeElapsed(t, s)
	if !g.asksForCount() {
		g.proposeShares(t, s)
	}
	for _, c := range g.shownColumns[:min(5, len(g.shownColumns))] {
		if g.isNear(t, c) && !c.IsKey {
			p := s.newPlan("count different", t)
			p.show = []item{{query.Item{Agg: query.Count, Distinct: true, Column: c.Ref()}, []*link.Column{c}}}
			g.proposeFigure(p, false, g.q.Columns[c.Index].All(), g.columnPart("different", c))
		}
	}
}

// proposeShares proposes the share of the rows that satisfy a condition, and their share of a measure's sum.
func (g *generator) proposeShares(t *link.Table, s *conditionSet) {
	for i, a := range s.atoms {
		if a.Op == "none" {
			continue
		}
		p := s.without(i).newPlan("share", t)
		p.show = []item{calculatedItem(query.Share, restrictAggregate(rowCount, a.Where), rowCount, a.Column)}
		g.proposeFigure(p, false, a.Words(), g.atomPart(a), g.shapePart("of"))
		for k := range g.measures[:min(5, len(g.measures))] {
			m := &g.measures[k]
			if m.table != t || !m.supports(query.Sum) {
				continue
			}
			sum := m.aggregate(query.Sum)
			p.shape = "share sum"
			p.show = []item{calculatedItem(query.Share, restrictAggregate(sum.Item, a.Where), sum.Item,
				append(slices.Clone(m.columns), a.Column)...)}
			g.proposeFigure(p, false, a.Words()|m.used, g.atomPart(a), g.measurePart("share", m))
		}
	}
}

// countSenses are the senses of words that ask for a number of rows.
const countSenses = cue.Number | cue.Total

// asksForRows reports whether a question asks for the rows themselves: "list the orders".
func (g *generator) asksForRows() bool {
	return g.q.Token(0) == "list" && g.q.WithSense(countSenses) == 0
}

// asksForCount reports whether a question asks for a number of rows, not a share.
func (g *generator) asksForCount() bool {
	if g.q.WithSense(cue.Share) != 0 {
		return false
	}
	for i := range g.q.Tokens {
		if w, next := g.q.Token(i), g.q.Token(i+1); w == "how" && next == "many" || w == "number" && next == "of" {
			return true
		}
	}
	return false
}

// proposeAggregates proposes aggregates of measures.
func (g *generator) proposeAggregates(s *conditionSet) {
	for i := range g.measures {
		m := &g.measures[i]
		if !g.appliesTo(m.table, s) {
			continue
		}
		if m.Calc != nil {
			p := s.newPlan("list name and worked out", m.table)
			p.show = append(nameItems(m.table), m.item)
			g.addReading(p, m.used, g.measurePart("show", m))
			p.shape, p.show = "list worked out", []item{m.item}
			g.addReading(p, m.used, g.measurePart("show", m))
		}
		for _, agg := range aggregates {
			if g.mayAggregate(m, agg) {
				p := s.newPlan("aggregate "+string(agg), m.table)
				p.show = []item{m.aggregate(agg).item}
				g.proposeFigure(p, true, m.used, g.measurePart(string(agg), m))
			}
		}
	}
}

// proposeElapsed proposes the days from a date until today, or from today until a date: "how long ago", "days until".
func (g *generator) proposeElapsed(t *link.Table, s *conditionSet) {
	words, isAhead := g.q.FromToday()
	if words == 0 || s.usesTokens(words) {
		return
	}
	today := query.Item{Number: "current_date"}
	for _, c := range t.Dates() {
		p := s.newPlan("elapsed", t)
		if isAhead {
			p.show = []item{calculatedItem(query.DaysBetween, query.Item{Agg: query.Min, Column: c.AsDate()}, today, c)}
		} else {
			p.show = []item{calculatedItem(query.DaysBetween, today, query.Item{Agg: query.Max, Column: c.AsDate()}, c)}
		}
		g.proposeFigure(p, false, words|g.q.Columns[c.Index].All(), g.columnPart("show", c))
	}
}

// asksToCompare reports whether a question asks for a comparison; if so, elements of a list can be compared, too.
func (g *generator) asksToCompare() bool { return g.q.ComparisonTokens() != 0 }

// forEachOpposed calls f for each pair of atoms with different values of one column, and with the remaining conditions.
func (s *conditionSet) forEachOpposed(lists bool, f func(a, b *link.Atom, rest *conditionSet)) {
	for i, a := range s.atoms {
		for k, b := range s.atoms {
			isOpposable := opposableKinds[a.Op] || lists && a.Op == "has"
			if i == k || a.Column != b.Column || !areYesAndNo(a, b) && (a.Op != b.Op || !isOpposable) ||
				link.First(a.Words()) > link.First(b.Words()) ||
				!a.Where[0].Item.Same(b.Where[0].Item) {
				continue
			}
			rest := &conditionSet{}
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

// proposeComparisons compares a figure between two values of a column: whether one is greater, their difference, both
// side by side, and their ratio.
func (g *generator) proposeComparisons(t *link.Table, s *conditionSet, f figure) {
	s.forEachOpposed(g.asksToCompare(), func(a, b *link.Atom, rest *conditionSet) {
		left, right := restrictAggregate(f.Item, a.Where), restrictAggregate(f.Item, b.Where)
		columns := append(slices.Clone(f.columns), a.Column)
		show := func(role string, used link.Mask, items ...item) {
			p := rest.newPlan(role+" "+f.kind, t)
			p.show = items
			g.proposeFigure(p, false, used|f.used|a.Words()|b.Words(),
				append(g.figurePart(role, f), g.atomPart(a), g.atomPart(b))...)
		}
		if g.q.HasSense(0, cue.Be) && g.q.WithSense(cue.Than) != 0 {
			greater, less := left, right
			if directions := g.directionsOf(f); len(directions) == 1 && !directions[0] { // "cheaper"
				greater, less = right, left
			}
			show("whether", g.q.WithSense(cue.Than), calculatedItem(query.More, greater, less, columns...))
		}
		show("difference", 0, calculatedItem(query.Gap, left, right, columns...))
		show("beside", 0, item{left, columns}, item{right, columns})
		if g.mayBeDivisor(b) {
			show("ratio", g.q.WithSense(cue.Ratio), calculatedItem(query.Ratio, left, right, columns...))
		}
	})
}

// directionsOf returns the directions in which the question may order a figure, greatest first or least first.
func (g *generator) directionsOf(f figure) []bool {
	if f.measure == nil {
		return g.sizeOrders
	}
	return g.directions(f.measure)
}

// divisorSenses are the senses of words before a divisor.
const divisorSenses = cue.Each | cue.Ratio

// mayBeDivisor reports whether a condition may be the divisor: "for every adult ticket", "a to b".
func (g *generator) mayBeDivisor(a *link.Atom) bool {
	at := link.First(a.Mask)
	return g.q.Token(at-1) == "to" || g.q.HasSense(at-1, divisorSenses) || g.q.HasSense(at-2, divisorSenses) ||
		g.q.WithSense(cue.Ratio) != 0
}

// proposeYesNo proposes a yes/no answer: whether there is any row.
func (g *generator) proposeYesNo(t *link.Table, s *conditionSet) {
	if len(s.atoms) == 0 || !g.q.HasSense(0, cue.Be) {
		return
	}
	p := s.newPlan("whether any", t)
	p.show = []item{calculatedItem(query.More, rowCount, query.Item{Number: "0"})}
	g.addReading(p, 0)
}
