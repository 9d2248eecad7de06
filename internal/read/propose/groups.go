package propose

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// leadsToMany reports whether the path from one table to another may lead from one row to several.
func (g *generator) leadsToMany(t, other *link.Table) bool {
	return slices.ContainsFunc(g.q.Path(t, other), link.Edge.IsToMany)
}

// proposeGroups proposes readings about groups with one figure each.
func (g *generator) proposeGroups(k key, base *link.Table, s *conditionSet, m measure, part uint16) {
	if g.namesOnlyCounted(k, s) {
		return
	}
	used, figure := m.used|g.keyTokens(k), m.item
	kind := "count"
	if m.Agg != query.Count {
		kind = string(m.Agg)
	}
	parts := append(g.keyParts(k), part)
	p := s.newPlan("each "+kind, base)
	p.group, p.show = k.levels(), append(k.items(), figure)
	g.addReading(p, used, parts...)
	for _, desc := range g.directions(&m) {
		q := p
		q.order, q.desc = &figure, desc
		if m.Agg == query.Max || m.Agg == query.Min || k.hasGroupPerRow(base) && m.Agg == query.Count {
			continue // the best group is that of the best row, or each group has one row
		}
		for _, rank := range g.rankLimits {
			if !s.usesTokens(rank.used) {
				ranked := q
				rank.set(&ranked)
				g.proposeSelectedGroups(ranked, "best"+direction(desc)+rank.name()+kind, used|rank.used,
					append(slices.Clone(parts), g.shapePart("order"+direction(desc)), g.limitPart(rank))...)
			}
		}
	}
	if m.Calc != nil && m.used == 0 && !g.wantsProduct {
		return // computed measures that the question does not mention are not compared: "hives with more than 20 mites"
	}
	for _, f := range g.numbers {
		bound, ok := m.bound(f)
		if !ok || s.usesTokens(link.Span(f.First, f.Last)) {
			continue
		}
		p, used := p, used|link.Span(f.First, f.Last)
		for _, figure := range g.comparedFigures(k, base, &m, f) {
			for _, comparison := range g.q.ComparisonsAt(f.First, f.Last) {
				q := p
				q.show, q.havingColumns = append(k.items(), figure.item), figure.columns
				q.having = &query.Condition{Item: figure.Item, Op: comparison.Op,
					Values: []query.Value{{Text: bound, Number: true}}}
				g.proposeSelectedGroups(q, "groups "+string(comparison.Op)+" "+kind, used|figure.used|comparison.Cue, parts...)
			}
		}
	}
}

// comparedFigures returns the figures of each group that a number may be compared with: a measure or, if the number
// counts the values of another column, their number. Names are counted once each; other values may stand for their
// rows, as repairs do. A number of elements in a row is no such figure.
func (g *generator) comparedFigures(k key, base *link.Table, m *measure, f link.Figure) (out []figure) {
	c, name := g.q.CountedColumn(f, base)
	if c == nil || m.Agg == query.Count && !c.List && !c.HasProperNames {
		out = append(out, figure{item: m.item})
	}
	if c != nil && m.Agg == query.Count && !c.List && !slices.Contains(k.columns, c) {
		values := item{query.Item{Agg: query.Count, Distinct: true, Column: c.Ref()}, []*link.Column{c}}
		out = append(out, figure{item: values, used: name})
	}
	return out
}

// namesOnlyCounted reports whether the question names a key only as the list whose elements a condition counts: "two
// works done" are two in one row, not rows by work.
func (g *generator) namesOnlyCounted(k key, s *conditionSet) bool {
	return slices.ContainsFunc(s.atoms, func(a *link.Atom) bool {
		return a.CountsElements() && slices.Contains(k.columns, a.Column) && g.keyTokens(k)&^a.Words() == 0
	})
}

// proposeSelectedGroups proposes groups selected by a figure, in two readings: one hides the figure, the other shows
// it.
func (g *generator) proposeSelectedGroups(p plan, shape string, used link.Mask, parts ...uint16) {
	shown := p.show
	p.shape, p.show = shape, slices.Clip(shown[:len(shown)-1])
	g.addReading(p, used, parts...)
	p.shape, p.show = shape+" shown", shown
	g.addReading(p, used, parts...)
}

// bound returns a number converted to a measure's unit; ok is false if the number's unit does not fit the measure.
func (m *measure) bound(f link.Figure) (string, bool) {
	x := f.Value
	switch {
	case f.Unit.Dimension == "" || m.Calc != nil:
	case m.Agg == query.Count:
		return "", false
	default:
		converted, ok := m.columns[0].Convert(x, f.Unit)
		if !ok {
			return "", false
		}
		x = converted
	}
	return strconv.FormatFloat(x, 'f', -1, 64), true
}

// proposeGroupFigures proposes figures for each value of a column, or for each part of a date.
func (g *generator) proposeGroupFigures(s *conditionSet) {
	for _, k := range slices.Concat(g.keyPairs, g.keys) {
		for _, e := range g.entities {
			if g.appliesTo(e.candidate, s) && g.dividesRows(e.candidate, k) && (!k.hasGroupPerRow(e.candidate) ||
				g.q.WithSense(cue.Grouping) != 0) {
				rows := measure{item: item{Item: rowCount}, name: "#", table: e.candidate}
				g.proposeGroups(k, e.candidate, s, rows, g.tablePart("counted", e.candidate))
			}
		}
		g.proposeGroupedMeasures(k, s)
	}
}

// proposeGroupedMeasures proposes aggregates of measures for each value of a key.
func (g *generator) proposeGroupedMeasures(k key, s *conditionSet) {
	for i := range g.measures[:min(4, len(g.measures))] {
		m := &g.measures[i]
		if slices.Contains(k.columns, m.columns[0]) || !g.appliesTo(m.table, s) || !g.dividesRows(m.table, k) ||
			m.isDate() && !g.q.Form.First && !g.q.Form.Last || k.hasGroupPerRow(m.table) && (k.columns[0].Unique ||
			g.q.WithSense(cue.Grouping) == 0) {
			continue // every row would be a group of its own
		}
		for _, agg := range aggregates {
			if !g.mayAggregate(m, agg) || m.isDate() && agg != g.firstOrLastAgg() {
				continue
			}
			aggregated := *m
			aggregated.Agg, aggregated.name = agg, string(agg)+m.name
			g.proposeGroups(k, m.table, s, aggregated, g.measurePart("each "+string(agg), m))
		}
	}
}

// proposedFigure is a figure over all rows that satisfy a set of conditions.
type proposedFigure struct {
	plan
	used    link.Mask
	parts   []uint16
	isPlain bool // a count, or an aggregate of one measure: proposed per group elsewhere
}

// proposeFigure proposes a figure over all rows, and keeps it so that it can also be proposed per group.
func (g *generator) proposeFigure(p plan, plain bool, used link.Mask, parts ...uint16) {
	g.addReading(p, used, parts...)
	g.proposedFigures = append(g.proposedFigures, proposedFigure{p, used, parts, plain})
}

// readsText reports whether a figure requires texts to be read, which would take too long for every group.
func (f *proposedFigure) readsText() bool {
	return slices.ContainsFunc(f.show, func(it item) bool {
		return it.Calc != nil &&
			slices.ContainsFunc(it.Calc.Left.Only, func(c query.Condition) bool { return c.Item.Text != nil })
	})
}

// maxGroupsWithFigures is the maximum number of keys by which figures are grouped.
const maxGroupsWithFigures = 4

// proposeFiguresPerGroup proposes figures per group: "the share of late arrivals per route", "the ratio of adults to
// children in every club".
func (g *generator) proposeFiguresPerGroup() {
	if g.q.WithSense(cue.PerGroup) == 0 {
		return
	}
	for _, f := range g.proposedFigures {
		if f.readsText() {
			continue
		}
		for _, k := range slices.Concat(g.keyPairs, g.keys[:min(maxGroupsWithFigures, len(g.keys))]) {
			if !f.isPlain && g.dividesRows(f.base, k) {
				g.proposeFigurePerKey(f, k)
			}
		}
	}
}

// dividesRows reports whether a key divides a table's rows into disjoint groups.
func (g *generator) dividesRows(t *link.Table, k key) bool {
	if k.within != nil && !g.dividesRows(t, *k.within) || g.q.IsOtherDate(t, k.columns[0]) {
		return false
	}
	to := k.columns[0].Table
	d := g.q.Distance(t, to) // a mentioned key may be farther away
	return k.table != t && d >= 0 && (d <= 2 || d <= maxJoins && g.keyTokens(k) != 0) && !g.leadsToMany(t, to)
}

// proposeFigurePerKey proposes a figure per group.
func (g *generator) proposeFigurePerKey(f proposedFigure, k key) {
	if slices.ContainsFunc(f.show, func(it item) bool {
		return len(it.columns) > 0 && slices.Contains(k.columns, it.columns[0])
	}) {
		return
	}
	p := f.plan
	p.shape, p.group, p.show = "each "+p.shape, k.levels(), append(k.items(), f.show...)
	g.addReading(p, f.used|g.keyTokens(k), append(slices.Concat(f.parts, g.keyParts(k)), g.shapePart(f.shape))...)
}

// tokensAfterGrouping returns the tokens after a grouping word: "by region and status".
func (g *generator) tokensAfterGrouping() link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if !g.q.HasSense(i, cue.Grouping) || g.q.Token(i) == "by" && g.q.HasSense(i+1, figureSenses) {
			continue
		}
		content := 0
		for k := i + 1; k < len(g.q.Tokens) && content < maxGroupingWords && !g.q.StartsClause(k); k++ {
			if g.q.Content&(1<<uint(k)) != 0 {
				m |= 1 << uint(k)
				content++
			}
		}
	}
	return m
}

// figureSenses are the senses of words that begin a figure: "by total weight" is an order, not a grouping.
const figureSenses = cue.Average | cue.Total | cue.Number

// maxGroupingWords is the number of words after a grouping word that may name the key.
const maxGroupingWords = 4

// firstOrLastAgg returns the aggregate for the first or last date.
func (g *generator) firstOrLastAgg() query.Agg {
	if g.q.Form.First {
		return query.Min
	}
	return query.Max
}
