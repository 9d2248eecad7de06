package propose

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// towards reports whether the path between two tables leads to many rows.
func (g *generator) towards(t, other *link.Table) bool {
	return slices.ContainsFunc(g.q.Way(t, other), link.Edge.Many)
}

// grouped proposes readings about groups with one figure each.
func (g *generator) grouped(k key, base *link.Table, s *conditions, m measure, part uint16) {
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
			if !s.takes(few.used) {
				ranked := q
				few.set(&ranked)
				g.withAndWithout(ranked, "best"+direction(desc)+few.name()+kind, used|few.used,
					append(slices.Clone(parts), g.shapePart("order"+direction(desc)), g.limitPart(few))...)
			}
		}
	}
	if m.Calc != nil && m.used == 0 && !g.sought {
		return // nothing compares what nobody speaks of: "hives with more than 20 mites"
	}
	for _, f := range g.counts {
		bound, ok := m.bound(f)
		if !ok || s.takes(link.Span(f.First, f.Last)) {
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

// withAndWithout proposes groups chosen by their figure, with and without it.
func (g *generator) withAndWithout(p plan, shape string, used link.Mask, parts ...uint16) {
	shown := p.show
	p.shape, p.show = shape, slices.Clip(shown[:len(shown)-1])
	g.add(p, used, parts...)
	p.shape, p.show = shape+" shown", shown
	g.add(p, used, parts...)
}

// bound is a number converted to a measure's unit; counts have none.
func (m *measure) bound(f link.Figure) (string, bool) {
	x := f.Value
	switch {
	case f.Unit.Of == "" || m.Calc != nil:
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
			if g.about(e.Table, s) && g.parted(e.Table, k) && (!k.single(e.Table) || g.q.Among(cue.Grouping) != 0) {
				rows := measure{item: item{Item: rowCount}, name: "#", table: e.Table}
				g.grouped(k, e.Table, s, rows, g.tablePart("counted", e.Table))
			}
		}
		g.groupedMeasures(k, s)
	}
}

// groupedMeasures proposes aggregates of measures per value of a key.
func (g *generator) groupedMeasures(k key, s *conditions) {
	for i := range g.measures[:min(4, len(g.measures))] {
		m := &g.measures[i]
		if slices.Contains(k.columns, m.columns[0]) || !g.about(m.table, s) || !g.parted(m.table, k) ||
			m.dated() && !g.takesEnds() || k.single(m.table) && (k.columns[0].Unique || g.q.Among(cue.Grouping) == 0) {
			continue // every row would be a group of its own
		}
		for _, agg := range aggregates {
			if !g.takes(m, agg) || m.dated() && agg != g.endInTime() {
				continue
			}
			of := *m
			of.Agg, of.name = agg, string(agg)+m.name
			g.grouped(k, m.table, s, of, g.measurePart("each "+string(agg), m))
		}
	}
}
