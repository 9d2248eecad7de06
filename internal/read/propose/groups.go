package propose

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// towards reports whether the path from one table to another may lead from one row to several.
func (g *generator) towards(t, other *link.Table) bool {
	return slices.ContainsFunc(g.q.Way(t, other), link.Edge.Many)
}

// proposeGroups proposes readings about groups with one figure each.
func (g *generator) proposeGroups(k key, base *link.Table, s *conditions, m measure, part uint16) {
	used, figure := m.used|g.keyUsed(k), m.item
	kind := "count"
	if m.Agg != query.Count {
		kind = string(m.Agg)
	}
	parts := []uint16{part, g.keyPart(k)}
	p := s.plan("each "+kind, base)
	p.group, p.show = []key{k}, append(k.items(), figure)
	g.add(p, used, parts...)
	for _, desc := range g.directions(&m) {
		q := p
		q.order, q.desc = &figure, desc
		if sorted := g.sorted(); sorted != 0 {
			q.shape = "each sorted" + direction(desc) + kind
			g.add(q, used|sorted, parts...)
		}
		if m.Agg == query.Max || m.Agg == query.Min || k.single(base) && m.Agg == query.Count {
			continue // the best group is that of the best row, or each has one row
		}
		for _, few := range g.ranks {
			if !s.usesTokens(few.used) {
				ranked := q
				few.set(&ranked)
				g.withAndWithout(ranked, "best"+direction(desc)+few.name()+kind, used|few.used,
					append(slices.Clone(parts), g.shapePart("order"+direction(desc)), g.limitPart(few))...)
			}
		}
	}
	if m.Calc != nil && m.used == 0 && !g.wantsProduct {
		return // computed measures that the question does not mention are not compared: "hives with more than 20 mites"
	}
	for _, f := range g.counts {
		bound, ok := m.bound(f)
		if !ok || s.usesTokens(link.Span(f.First, f.Last)) {
			continue
		}
		for _, by := range g.q.ComparedBy(f.First, f.Last) {
			q := p
			q.bounded = figure.columns
			q.having = &query.Condition{Item: figure.Item, Op: by.Op, Values: []query.Value{{Text: bound, Number: true}}}
			g.withAndWithout(q, "groups "+string(by.Op)+" "+kind, used|link.Span(f.First, f.Last)|by.Cue, parts...)
		}
	}
}

// withAndWithout proposes groups selected by a figure, in two readings: one hides the figure, the other shows it.
func (g *generator) withAndWithout(p plan, shape string, used link.Mask, parts ...uint16) {
	shown := p.show
	p.shape, p.show = shape, slices.Clip(shown[:len(shown)-1])
	g.add(p, used, parts...)
	p.shape, p.show = shape+" shown", shown
	g.add(p, used, parts...)
}

// bound returns a number converted to a measure's unit; ok is false for a number with a unit and a count.
func (m *measure) bound(f link.Figure) (string, bool) {
	x := f.Value
	switch {
	case f.Unit.Dimension == "" || m.Calc != nil:
	case m.Agg == query.Count:
		return "", false
	default:
		of, ok := m.columns[0].Convert(x, f.Unit)
		if !ok {
			return "", false
		}
		x = of
	}
	return strconv.FormatFloat(x, 'f', -1, 64), true
}

// groups proposes figures per value of a column, or per part of a date.
func (g *generator) groups(s *conditions) {
	for _, k := range g.keys {
		for _, e := range g.entities {
			if g.about(e.of, s) && g.dividesRows(e.of, k) && (!k.single(e.of) || g.q.Among(cue.Grouping) != 0) {
				rows := measure{item: item{Item: rowCount}, name: "#", table: e.of}
				g.proposeGroups(k, e.of, s, rows, g.tablePart("counted", e.of))
			}
		}
		g.groupedMeasures(k, s)
	}
}

// groupedMeasures proposes aggregates of measures per value of a key.
func (g *generator) groupedMeasures(k key, s *conditions) {
	for i := range g.measures[:min(4, len(g.measures))] {
		m := &g.measures[i]
		if slices.Contains(k.columns, m.columns[0]) || !g.about(m.table, s) || !g.dividesRows(m.table, k) ||
			m.dated() && !g.takesEnds() || k.single(m.table) && (k.columns[0].Unique || g.q.Among(cue.Grouping) == 0) {
			continue // every row would be a group of its own
		}
		for _, agg := range aggregates {
			if !g.takes(m, agg) || m.dated() && agg != g.endInTime() {
				continue
			}
			of := *m
			of.Agg, of.name = agg, string(agg)+m.name
			g.proposeGroups(k, m.table, s, of, g.measurePart("each "+string(agg), m))
		}
	}
}

// proposedFigure is a figure over all rows that satisfy a set of conditions.
type proposedFigure struct {
	plan
	used  link.Mask
	parts []uint16
	plain bool // a count, or an aggregate of one measure: proposed per group elsewhere
}

// propose proposes a figure over all rows, and keeps it so that it can also be proposed per group.
func (g *generator) propose(p plan, plain bool, used link.Mask, parts ...uint16) {
	g.add(p, used, parts...)
	g.figured = append(g.figured, proposedFigure{p, used, parts, plain})
}

// reads reports whether a figure requires reading texts, which would be too much for every group.
func (f *proposedFigure) reads() bool {
	return slices.ContainsFunc(f.show, func(it item) bool {
		return it.Calc != nil &&
			slices.ContainsFunc(it.Calc.Left.Only, func(c query.Condition) bool { return c.Item.Text != nil })
	})
}

// Limits of figures per group.
const (
	maxGroupsWithFigures = 4 // groups
	maxPaired            = 6 // groups combined in pairs
)

// figuresPerGroup proposes figures per group: "the share of late arrivals per route", "the ratio of adults to children
// in every club".
func (g *generator) figuresPerGroup() {
	if g.q.Among(cue.PerGroup) == 0 {
		return
	}
	pairs := g.pairs()
	for _, f := range g.figured {
		if f.reads() {
			continue
		}
		for _, k := range g.keys[:min(maxGroupsWithFigures, len(g.keys))] {
			if !f.plain && g.dividesRows(f.base, k) {
				g.figurePerKey(f, k)
			}
		}
		for _, pair := range pairs {
			if g.dividesRows(f.base, pair[0]) && g.dividesRows(f.base, pair[1]) {
				g.figurePerKey(f, pair[:]...)
			}
		}
	}
}

// pairs returns the pairs of keys to group by: "by region and status".
func (g *generator) pairs() (out [][2]key) {
	keyMask := func(k key) link.Mask { return g.keyUsed(k) & g.behind }
	for i, k := range g.keys[:min(maxPaired, len(g.keys))] {
		for _, o := range g.keys[i+1 : min(maxPaired, len(g.keys))] {
			if keyMask(k)&^keyMask(o) != 0 && keyMask(o)&^keyMask(k) != 0 && !slices.Equal(o.columns, k.columns) &&
				!k.sameGroups(g.q, o) && !o.sameGroups(g.q, k) {
				pair := [2]key{k, o}
				if link.First(keyMask(o)) < link.First(keyMask(k)) {
					pair = [2]key{o, k}
				}
				out = append(out, pair)
			}
		}
	}
	return out
}

// dividesRows reports whether a key divides a table's rows into disjoint groups.
func (g *generator) dividesRows(t *link.Table, k key) bool {
	to := k.columns[0].Table
	d := g.q.Far(t, to) // a mentioned key may be farther away
	return k.table != t && d >= 0 && (d <= 2 || d <= maxWay && g.keyUsed(k) != 0) && !g.towards(t, to)
}

// figurePerKey proposes a figure per group of one key, or of two.
func (g *generator) figurePerKey(f proposedFigure, keys ...key) {
	p, used, parts := f.plan, f.used, slices.Clone(f.parts)
	p.shape, p.group, p.show = "each "+p.shape, keys, nil
	if len(keys) > 1 {
		p.shape = "each of two " + f.shape
	}
	for _, k := range keys {
		if slices.ContainsFunc(f.show, func(it item) bool {
			return len(it.columns) > 0 && slices.Contains(k.columns, it.columns[0])
		}) {
			return
		}
		p.show = append(p.show, k.items()...)
		used |= g.keyUsed(k)
		parts = append(parts, g.keyPart(k))
	}
	p.show = append(p.show, f.show...)
	parts = append(parts, g.shapePart(f.shape))
	g.add(p, used, parts...)
}

// behindGrouping returns the tokens after a grouping word: "by region and status".
func (g *generator) behindGrouping() link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if !g.q.Asks(i, cue.Grouping) || g.q.Near(i) == "by" && g.q.Asks(i+1, figures) {
			continue
		}
		content := 0
		for k := i + 1; k < len(g.q.Tokens) && content < maxGroupingWords && !g.q.Parts(k); k++ {
			if g.q.Content&(1<<uint(k)) != 0 {
				m |= 1 << uint(k)
				content++
			}
		}
	}
	return m
}

// figures are words that begin a figure: "by total weight" is an order, not a grouping. A closed class.
const figures = cue.Average | cue.Total | cue.Number

// maxGroupingWords is the number of words after a grouping word that may name the key.
const maxGroupingWords = 4
