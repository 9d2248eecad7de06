package propose

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// related sorts or filters a table's rows by the number or total of dependent rows in another table.
func (g *generator) related(t *link.Table, s *conditions) {
	if t.Key == nil {
		return
	}
	own := key{columns: t.Shown, table: t}
	var others []*link.Table
	for _, other := range g.q.Catalog.Tables {
		if d := g.q.Far(t, other); other == t || d < 1 || d > 2 || d > 1 && g.q.Tables[other.At].All() == 0 ||
			!g.towards(t, other) {
			continue
		}
		others = append(others, other)
		count := item{rowCount, []*link.Column{other.Columns[0]}}
		g.grouped(own, t, s, measure{item: count, name: fmt.Sprint("#", other.At), table: other,
			used: g.q.Tables[other.At].All()}, g.tablePart("counted", other))
	}
	for _, m := range g.different {
		if slices.Contains(others, m.table) {
			g.grouped(own, t, s, m, g.tablePart("counted", m.table))
		}
	}
	for _, other := range others {
		g.often(t, other, s)
		g.zeros(own, other, s)
	}
	for _, other := range others {
		used := g.q.Tables[other.At].All()
		for i := range g.measures {
			if m := &g.measures[i]; m.table == other && !m.dated() {
				for _, agg := range []query.Agg{query.Sum, query.Avg} {
					if !g.takes(m, agg) {
						continue
					}
					of := *m
					of.Agg, of.name = agg, string(agg)+m.name
					of.used |= used
					g.grouped(own, t, s, of, g.measurePart("related "+string(agg), m))
				}
			}
		}
	}
}

// including are words that include groups without rows.
const including = cue.Lack | cue.All

// zeros proposes the number or total of dependent rows for each row of a table, including those without: "every
// supplier, even those who never sent a bill".
func (g *generator) zeros(own key, other *link.Table, s *conditions) {
	mask := g.q.Among(including) | g.saying("0", "none", "without")
	if mask == 0 || slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Op == "none" || a.Reads() }) {
		return
	}
	t := own.table
	p := s.plan("each with none", t)
	p.outer, p.group, p.where = true, []key{own}, nil
	used := mask | g.keyUsed(own) | g.q.Tables[other.At].All()
	parts := []uint16{g.keyPart(own), g.tablePart("counted", other)}
	var of []query.Condition
	way := g.q.Way(t, other)
	far := []*link.Column{way[len(way)-1].Right}
	for _, a := range s.atoms {
		if a.Table == t {
			p.where = append(p.where, a)
			continue
		}
		if a.Table != other && !g.leadsTo(other, a.Table) {
			return
		}
		of = append(of, a.Where...)
		far = append(far, a.Table.Columns[0])
		used |= a.Words()
		parts = append(parts, g.atomPart(a))
	}
	propose := func(shape string, figure item, used link.Mask, parts ...uint16) {
		figure.Only, figure.columns = of, append(figure.columns, far...)
		p.shape, p.show, p.order = shape, append(own.items(), figure), nil
		g.add(p, used, parts...)
		if g.sorted() != 0 {
			g.inOrderOf(p, figure, used|g.sorted(), parts...)
		}
	}
	propose("each count with none", item{Item: query.Item{Agg: query.Count, Column: far[0].Ref()}}, used, parts...)
	for i := range g.measures {
		if m := &g.measures[i]; m.table == other && m.takes(query.Sum) {
			sum := m.item
			sum.Agg, sum.Zero, sum.columns = query.Sum, true, slices.Clone(m.columns)
			propose("each sum with none", sum, used|m.used, append(slices.Clone(parts), g.measurePart("related sum", m))...)
		}
	}
}

// often counts the rows with a number of dependent rows: "how many students went abroad more than once".
func (g *generator) often(t, other *link.Table, s *conditions) {
	way := g.q.Way(t, other)
	if len(way) != 1 || slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Op == "none" }) {
		return
	}
	refers := query.Item{Column: way[0].Right.Ref()}
	own := s.plan("count often", t)
	own.where = nil
	var of []query.Condition
	var used link.Mask
	for _, a := range s.atoms {
		if a.Table == other {
			of = append(of, a.Where...)
			used |= a.Words()
		} else {
			own.where = append(own.where, a)
		}
	}
	for _, f := range g.counts {
		m := link.Span(f.First, f.Last)
		if s.takes(m) || f.Unit.Of != "" {
			continue
		}
		for _, by := range g.q.ComparedBy(f.First, f.Last) {
			sub := &query.Query{Select: []query.Item{refers}, From: query.From{Tables: []string{other.Name}},
				Where: slices.Clone(of), GroupBy: []query.Column{refers.Column},
				Having: []query.Condition{rowsAre(by.Op, f)}}
			if way[0].Right.Nulls > 0 {
				sub.Where = append(sub.Where, query.Condition{Item: refers, Op: query.IsNotNull})
			}
			p := own
			among := query.Condition{Item: query.Item{Column: way[0].Left.Ref()}, Op: query.In, Sub: sub,
				Cast: way[0].Left.Kind != way[0].Right.Kind}
			p.where = append(slices.Clone(own.where), &link.Atom{Op: "often " + string(by.Op), Table: t, Column: t.Key,
				Mask: m, Cue: by.Cue, How: "often", Where: []query.Condition{among}})
			p.show = []item{{Item: rowCount}}
			g.add(p, used|g.q.Tables[other.At].All(), g.tablePart("counted", other))
		}
	}
}

// towards reports whether the path between two tables leads to many rows.
func (g *generator) towards(t, other *link.Table) bool {
	return slices.ContainsFunc(g.q.Way(t, other), link.Edge.Many)
}

// grouped proposes readings about groups with one figure each.
func (g *generator) grouped(k key, base *link.Table, s *conditions, m measure, part uint16) {
	for _, l := range g.groupListings(k, &m) {
		g.listedGroups(k, l, base, s, m, part)
	}
}

// groupListings are the ways to show groups: by name or, if they are rows, with other mentioned columns: "the id and
// the name of each editor".
func (g *generator) groupListings(k key, m *measure) []display {
	out := []display{{items: k.items()}}
	if k.table == nil || k.above() {
		return out
	}
	d := display{}
	for _, c := range k.table.Columns {
		exact := g.q.Columns[c.At].Exact
		if exact&^g.keyUsed(k) != 0 && !slices.Contains(m.columns, c) && g.listable(k.table, c) {
			d.items, d.used = append(d.items, column(c)), d.used|exact
			d.parts = append(d.parts, g.columnPart("show", c))
		}
	}
	if len(d.items) == 0 || len(d.items) > mostListed {
		return out
	}
	with := d
	with.items = append(k.items(), d.items...)
	out = append(out, with)
	if slices.ContainsFunc(d.items, func(it item) bool { return it.columns[0].Unique || it.columns[0] == k.table.Key }) {
		out = append(out, d) // these identify the groups without a name
	}
	return out
}

// listedGroups proposes readings about groups shown in one way.
func (g *generator) listedGroups(k key, l display, base *link.Table, s *conditions, m measure, part uint16) {
	used := m.used | g.keyUsed(k) | l.used
	figure := m.item
	kind := "count"
	if m.Agg != query.Count {
		kind = string(m.Agg)
	}
	parts := append([]uint16{part, g.keyPart(k)}, l.parts...)
	alone := l.items
	shown := append(slices.Clone(alone), figure)
	p := s.plan("each "+kind, base)
	p.group, p.show = []key{k}, shown
	g.add(p, used, parts...)
	for _, desc := range g.directions(&m) {
		q := p
		q.order, q.desc = &figure, desc
		if sorted := g.sorted(); sorted != 0 {
			q.shape = "each sorted" + direction(desc) + kind
			g.add(q, used|sorted, parts...)
		}
		if m.Agg == query.Max || m.Agg == query.Min || k.single(base) && m.Agg == query.Count && !m.Distinct {
			continue // the best group is that of the best row, or each has one row
		}
		order := g.shapePart("order" + direction(desc))
		for _, few := range g.ranks {
			if s.takes(few.used) {
				continue
			}
			few.set(&q)
			at := g.limitPart(few)
			q.shape, q.show = "best"+direction(desc)+few.name()+kind, alone
			g.add(q, used|few.used, append(slices.Clone(parts), order, at)...)
			q.shape, q.show = q.shape+" shown", shown
			g.add(q, used|few.used, append(slices.Clone(parts), order, at)...)
			q.limit, q.offset = 0, 0
		}
	}
	if m.Agg == query.Avg || m.Agg == query.Sum {
		g.oftenEnough(p, s, used, parts...)
	}
	g.aboveAll(p, s, m, used, parts...)
	g.outdone(p, s, m, used, parts...)
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
			at := link.Span(f.First, f.Last) | by.Cue
			g.groupsBy(q, "groups "+string(by.Op)+" "+kind, used|at, parts...)
		}
	}
}

// oftenEnough proposes a figure of the groups with a number of rows.
func (g *generator) oftenEnough(each plan, s *conditions, used link.Mask, parts ...uint16) {
	for _, f := range g.counts {
		at := link.Span(f.First, f.Last)
		if f.Unit.Of != "" || f.Value < 2 || f.Value != math.Trunc(f.Value) || s.takes(at) {
			continue
		}
		for _, by := range g.q.ComparedBy(f.First, f.Last) {
			if by.Op == query.Equal {
				continue
			}
			having := rowsAre(by.Op, f)
			each.having = &having
			each.shape = "each of " + string(by.Op) + " rows"
			g.add(each, used|at|by.Cue, parts...)
		}
	}
}

// rowsAre is the condition that a group has a number of rows.
func rowsAre(op query.Op, f link.Figure) query.Condition {
	return query.Condition{Item: rowCount, Op: op,
		Values: []query.Value{{Text: strconv.FormatFloat(f.Value, 'f', -1, 64), Number: true}}}
}

// aboveAll proposes the groups whose average is above or below the overall average.
func (g *generator) aboveAll(each plan, s *conditions, m measure, used link.Mask, parts ...uint16) {
	mask := g.q.Among(cue.Average)
	if mask == 0 || g.q.Among(compared) == 0 || m.Agg != query.Avg {
		return
	}
	whole := s.plan("aggregate", each.base)
	whole.show = []item{m.item}
	each.bounded = m.columns
	for _, op := range []query.Op{query.Greater, query.Less} {
		each.having = &query.Condition{Item: m.Item, Op: op, Sub: whole.query(g.q)}
		g.groupsBy(each, "groups "+string(op)+" all", used|mask|g.q.Among(compared), parts...)
	}
}

// outdone proposes the groups whose figure for some rows exceeds that for others: "regions that sold more in 2024 than
// in 2023".
func (g *generator) outdone(each plan, s *conditions, m measure, used link.Mask, parts ...uint16) {
	mask := g.q.Among(compared)
	if mask == 0 || m.Agg == query.Max || m.Agg == query.Min {
		return
	}
	s.opposed(g.comparing(), func(a, b *link.Atom, rest *conditions) {
		p := each
		p.where = rest.atoms
		p.bounded = append(slices.Clone(m.columns), a.Column)
		left, right := only(m.Item, a), only(m.Item, b)
		for _, op := range []query.Op{query.Greater, query.Less} {
			p.having = &query.Condition{Item: left, Op: op, Other: &right}
			g.groupsBy(p, "groups "+string(op)+" others", used|mask|tokensOf(a, b),
				append(slices.Clone(parts), g.atomPart(a), g.atomPart(b))...)
		}
	})
}

// groupsBy proposes filtered groups, with and without the figure of the filter.
func (g *generator) groupsBy(p plan, shape string, used link.Mask, parts ...uint16) {
	shown := p.show
	p.shape, p.show = shape, slices.Clip(shown[:len(shown)-1]) // without the figure
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
	for ki, k := range g.keys {
		for _, e := range g.entities {
			if !g.about(e.Table, s) || !g.parted(e.Table, k) || k.single(e.Table) && g.q.Among(cue.Grouping) == 0 {
				continue
			}
			count := item{Item: rowCount}
			g.grouped(k, e.Table, s, measure{item: count, name: "#", table: e.Table}, g.tablePart("counted", e.Table))
			for _, m := range g.different {
				if m.table == e.Table && !slices.Contains(k.columns, m.columns[0]) {
					g.grouped(k, e.Table, s, m, g.tablePart("counted", e.Table))
				}
			}
			if ki < maxShared {
				g.shares(k, e.Table, s)
				g.countsAndParts(k, e.Table, s)
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

// maxShared is the number of keys tried for shares within groups.
const maxShared = 5

// ofWhole proposes each group's share of the total.
func (g *generator) ofWhole(k key, base *link.Table, s *conditions, figure item, part uint16) {
	mask := g.q.Among(cue.Share)
	if mask == 0 {
		return
	}
	whole := s.plan("aggregate", base)
	whole.show = []item{figure}
	p := s.plan("each of whole", base)
	p.group = []key{k}
	p.show = append(k.items(), item{query.Item{Calc: &query.Calc{Op: query.Share, Left: figure.Item,
		Right: query.Item{Sub: whole.query(g.q)}}}, figure.columns})
	g.add(p, g.keyUsed(k)|mask, g.keyPart(k), part)
	if sorted := g.sorted(); sorted != 0 {
		g.inOrderOf(p, p.show[len(p.show)-1], g.keyUsed(k)|mask|sorted, g.keyPart(k), part)
	}
}

// shares proposes each group's share of all rows, and of measures.
func (g *generator) shares(k key, base *link.Table, s *conditions) {
	g.ofWhole(k, base, s, item{Item: rowCount}, g.tablePart("counted", base))
	for i := range g.measures[:min(3, len(g.measures))] {
		if m := &g.measures[i]; m.table == base && m.takes(query.Sum) {
			sum := m.item
			sum.Agg = query.Sum
			g.ofWhole(k, base, s, sum, g.measurePart("part", m))
		}
	}
}

// countsAndParts counts the rows of each group, and those of a kind: "how many were there, and how many of them late?"
func (g *generator) countsAndParts(k key, base *link.Table, s *conditions) {
	if g.q.Among(cue.Also) == 0 {
		return
	}
	for i, a := range s.atoms {
		if a.Op == "none" || a.Reads() || slices.Contains(k.columns, a.Column) {
			continue
		}
		rest := s.without(i)
		p := rest.plan("each count and part", base)
		p.group = []key{k}
		p.show = append(k.items(), item{Item: rowCount}, item{only(rowCount, a), []*link.Column{a.Column}})
		g.add(p, g.keyUsed(k)|a.Words(), g.keyPart(k), g.atomPart(a), g.shapePart("of"))
	}
}

// pairsOfFigures calls f for each pair of figures of a table's rows.
func (g *generator) pairsOfFigures(base *link.Table, f func(shape string, figures []item, used link.Mask,
	parts ...uint16)) {
	count := item{Item: rowCount}
	const most = 3
	var some []measure
	for i := range g.measures {
		if m := &g.measures[i]; m.table == base && !m.dated() && len(some) < most {
			some = append(some, *m)
		}
	}
	for i := range some {
		m := &some[i]
		for _, agg := range []query.Agg{query.Avg, query.Sum} {
			figure := m.item
			figure.Agg = agg
			part := g.measurePart("second "+string(agg), m)
			f("count and "+string(agg), []item{count, figure}, m.used, part)
			for k := range some[i+1:] {
				o := &some[i+1+k]
				other := o.item
				other.Agg = agg
				second := g.measurePart("second "+string(agg), o)
				f(string(agg)+" of two", []item{figure, other}, m.used|o.used, part, second)
				f("count and "+string(agg)+" of two", []item{count, figure, other}, m.used|o.used, part, second)
				for _, unlike := range []query.Agg{query.Avg, query.Sum} {
					if unlike != agg && o.takes(unlike) && m.takes(agg) {
						other.Agg = unlike
						f(string(agg)+" and "+string(unlike)+" of two", []item{figure, other}, m.used|o.used, part,
							g.measurePart("second "+string(unlike), o))
					}
				}
			}
		}
	}
}
