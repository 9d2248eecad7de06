package propose

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/parse/link"
	"github.com/ask-surely/surely/query"
)

// Plain is the shape of a reading that only says which rows: they are listed by name.
const Plain = "list name"

// shapes proposes everything that may be asked of the rows that a set of conditions leaves. Every family of shapes
// has its share of the readings that the set may have, so that none is crowded out by those before it.
func (g *generator) shapes(s *conditions) {
	each := func(propose ...func(*link.Table, *conditions)) func() {
		return func() {
			for _, e := range g.entities {
				if !g.about(e.Table, s) {
					continue
				}
				for _, f := range propose {
					f(e.Table, s)
				}
			}
		}
	}
	families := []func(){
		each(g.numbers), each(g.lists, g.both), func() { g.figures(s) }, func() { g.groups(s) }, each(g.tops),
		each(g.related), func() { g.bestOfEach(s) }, each(g.inOrder), each(g.steps), each(g.never),
	}
	most := g.most
	for i, propose := range families {
		g.most = g.share(most, len(families)-i)
		propose()
	}
	g.most = most
}

// share is the number of readings up to which the next of so many may go: it has its share of what is left of most,
// and as much again.
func (g *generator) share(most, left int) int {
	have := len(g.set.Readings)
	return have + 2*(most-have)/(left+1)
}

// about reports whether a set of conditions can be about the rows of a table.
func (g *generator) about(t *link.Table, s *conditions) bool {
	for _, a := range s.atoms {
		if a.Op == "none" && !g.belongs(t, a.Table) || a.Table != t && g.q.Far(t, a.Table) < 0 {
			return false
		}
	}
	return true
}

// takes reports whether a condition rests on some of the tokens: a number is not said twice.
func (s *conditions) takes(m link.Mask) bool {
	return slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Mask&m != 0 })
}

// belongs reports whether rows of another table may belong to one of a table's, at once or by a table that links them.
func (g *generator) belongs(t, other *link.Table) bool {
	way := g.q.Way(t, other)
	return len(way) == 1 || len(way) == 2 && way[0].Many() && !way[1].Many()
}

func (s *conditions) plan(shape string, base *link.Table) plan {
	return plan{shape: shape, base: base, where: s.atoms}
}

// near reports whether a column is of a table or close to it.
func (g *generator) near(t *link.Table, c *link.Column) bool {
	d := g.q.Far(t, c.Table)
	return d >= 0 && d <= 2
}

// names are what the rows of a table are called, as items.
func names(t *link.Table) []item {
	out := make([]item, len(t.Shown))
	for i, c := range t.Shown {
		out[i] = column(c)
	}
	return out
}

// display is one way to show the rows of a table.
type display struct {
	name  string
	items []item
	used  link.Mask
	parts []uint16
}

// displays returns the ways to show the rows of a table, the fewest things first.
func (g *generator) displays(t *link.Table, pairs bool) []display {
	out := []display{{"name", names(t), 0, nil}}
	if d, ok := g.allSaid(t); ok {
		out = append(out, d)
	}
	out = append(out, g.withPeople(t)...)
	var said []*link.Column
	for _, c := range g.shown {
		if !g.near(t, c) {
			continue
		}
		m := &g.q.Columns[c.At]
		d := display{"column", []item{column(c)}, m.All(), []uint16{g.columnPart("show", c)}}
		out = append(out, d)
		if m.Exact != 0 && !slices.Contains(t.Shown, c) {
			out = append(out, display{"name+", append(names(t), column(c)), m.All(), d.parts})
		}
		if m.Exact != 0 && len(said) < 5 {
			said = append(said, c)
		}
	}
	if !pairs {
		return out
	}
	slices.SortStableFunc(said, func(a, b *link.Column) int {
		return firstOf(g.q.Columns[a.At].Exact) - firstOf(g.q.Columns[b.At].Exact)
	})
	for i, a := range said {
		for k, b := range said[i+1:] {
			out = append(out, g.together2("columns", a, b))
			for _, c := range said[i+k+2:] {
				d := g.together2("columns3", a, b)
				d.items, d.used, d.parts = append(d.items, column(c)), d.used|g.q.Columns[c.At].All(),
					append(d.parts, g.columnPart("show", c))
				out = append(out, d)
			}
		}
	}
	return append(out, display{"all", []item{{Item: query.Star(t.Name)}}, 0, nil})
}

// withPeople shows whose the rows are: "the dearest stay, and whose was it?".
func (g *generator) withPeople(t *link.Table) []display {
	who := g.among(someone)
	if who == 0 {
		return nil
	}
	var out []display
	for _, e := range g.entities {
		if o := e.Table; o != t && o.People && g.near(t, o.Columns[0]) && !g.towards(t, o) {
			out = append(out, display{"whose", names(o), who, []uint16{g.tablePart("whose", o)}},
				display{"name and whose", append(names(t), names(o)...), who, []uint16{g.tablePart("whose", o)}})
			break
		}
	}
	return out
}

// mostListed is how many things a question may ask for of each row.
const mostListed = 6

// allSaid shows all that the question names in a row: "the vessel, the berth and the time of arrival". What other tables'
// rows are called stands for their tables.
func (g *generator) allSaid(t *link.Table) (display, bool) {
	d := display{name: "listed"}
	var at []link.Mask
	add := func(m link.Mask, items ...item) {
		k := 0
		for k < len(at) && firstOf(at[k]) <= firstOf(m) {
			k++
		}
		at = slices.Insert(at, k, slices.Repeat([]link.Mask{m}, len(items))...)
		d.items = slices.Insert(d.items, k, items...)
		d.used |= m
	}
	var own link.Mask
	for i, o := range g.q.Catalog.Tables {
		m := g.q.Tables[i].Exact
		switch {
		case o == t:
			own |= m
		case m != 0 && g.near(t, o.Columns[0]) && !g.towards(t, o) && !slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
			return a.Mask&m != 0 && a.Score > 1
		}):
			add(m, names(o)...)
			own |= m
		}
	}
	for _, c := range t.Columns {
		m := g.q.Columns[c.At].Exact
		if m&^own == 0 || c.Refers || c.Key || slices.Contains(t.Shown, c) ||
			slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool { return a.Column == c && (a.Mask|a.Cue)&m != 0 && a.Op != "known" }) {
			continue
		}
		add(m&^own, column(c))
		d.parts = append(d.parts, g.columnPart("show", c))
	}
	if len(d.items) < 2 || len(d.items) > mostListed {
		return d, false
	}
	d.items = append(names(t), d.items...)
	return d, true
}

func (g *generator) together2(name string, a, b *link.Column) display {
	return display{name, []item{column(a), column(b)}, g.q.Columns[a.At].All() | g.q.Columns[b.At].All(),
		[]uint16{g.columnPart("show", a), g.columnPart("show", b)}}
}

func firstOf(m link.Mask) int {
	for i := range 64 {
		if m&(1<<uint(i)) != 0 {
			return i
		}
	}
	return 64
}

func (g *generator) lists(t *link.Table, s *conditions) {
	for _, d := range g.displays(t, true) {
		p := s.plan("list "+d.name, t)
		p.show = d.items
		g.add(p, d.used, d.parts...)
		if d.name == "column" || d.name == "columns" {
			p.shape, p.distinct = "distinct "+d.name, true
			g.add(p, d.used, d.parts...)
		}
	}
}

// numbers counts rows, and shares of them.
func (g *generator) numbers(t *link.Table, s *conditions) {
	rows := item{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}
	p := s.plan("count", t)
	p.show = []item{rows}
	g.add(p, 0)
	if g.among(adding) != 0 {
		g.pairsOfFigures(t, s, func(shape string, figures []item, used link.Mask, parts ...uint16) {
			p := s.plan("aggregates "+shape, t)
			p.show = figures
			g.add(p, used, parts...)
		})
	}
	g.countsApart(t, s, rows.Item)
	g.whether(t, s, rows.Item)
	for i, a := range s.atoms {
		if a.Op == "none" {
			continue
		}
		rest := conditions{atoms: slices.Delete(slices.Clone(s.atoms), i, i+1)}
		p := rest.plan("share", t)
		part := rows
		part.Only = a.Where
		part.columns = append(part.columns, a.Column)
		p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Share, Left: part.Item, Right: rows.Item}}, part.columns}}
		g.add(p, a.Mask|a.Cue, g.atomPart(a), g.shapePart("of"))
		for _, m := range g.measures[:min(5, len(g.measures))] {
			if m.table != t || m.dated() {
				continue
			}
			sum := m.Item
			sum.Agg = query.Sum
			some := sum
			some.Only = a.Where
			p := rest.plan("share sum", t)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Share, Left: some, Right: sum}},
				append(slices.Clone(m.columns), a.Column)}}
			g.add(p, a.Mask|a.Cue|m.used, g.atomPart(a), g.measurePart("share", &m))
		}
	}
	g.held(t, s, rows.Item)
	for _, c := range g.shown[:min(5, len(g.shown))] {
		if g.near(t, c) && !c.Key {
			p := s.plan("count different", t)
			p.show = []item{{query.Item{Agg: query.Count, Distinct: true, Column: c.Ref()}, []*link.Column{c}}}
			g.add(p, g.q.Columns[c.At].All(), g.columnPart("different", c))
		}
	}
}

// held proposes the share of the rows that have something at all, or lack it: "what share is closed?" of a date of
// closing.
func (g *generator) held(t *link.Table, s *conditions, rows query.Item) {
	said := g.among(sharing)
	if said == 0 {
		return
	}
	tried := 0
	for _, c := range t.Columns {
		if c.Nulls == 0 || c.Nulls >= t.Rows || tried == maxHeld {
			continue
		}
		tried++
		for _, op := range []query.Op{query.IsNotNull, query.IsNull} {
			some := rows
			some.Only = []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: op}}
			p := s.plan("share "+string(op), t)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Share, Left: some, Right: rows}}, []*link.Column{c}}}
			g.add(p, said|g.q.Columns[c.At].All(), g.columnPart("share "+string(op), c), g.shapePart("of"))
		}
	}
}

// maxHeld is how many columns of a table are tried for what rows lack.
const maxHeld = 6

// rates sets what one measure comes to against what another does: "the reject rate per kiln" of checks that each have
// a sample and rejects.
func (g *generator) rates(f func(m *measure, rate item)) {
	if g.among(sharing) == 0 {
		return
	}
	for i := range g.measures[:min(4, len(g.measures))] {
		m := &g.measures[i]
		for k := range g.measures {
			o := &g.measures[k]
			if i == k || o.table != m.table || m.Calc != nil || o.Calc != nil || m.dated() || o.dated() || m.used == 0 ||
				m.columns[0].Unit.Of != o.columns[0].Unit.Of || m.columns[0].Hi > o.columns[0].Hi {
				continue
			}
			left, right := m.Item, o.Item
			left.Agg, right.Agg = query.Sum, query.Sum
			f(m, item{query.Item{Calc: &query.Calc{Op: query.Share, Left: left, Right: right}},
				[]*link.Column{m.columns[0], o.columns[0]}})
		}
	}
}

var aggregates = []query.Agg{query.Avg, query.Sum, query.Max, query.Min}

// figures works out aggregates of measures, and what sets two values apart.
func (g *generator) figures(s *conditions) {
	g.rate(s)
	for i := range g.measures {
		m := &g.measures[i]
		if !g.about(m.table, s) {
			continue
		}
		if m.Calc != nil {
			p := s.plan("list name and worked out", m.table)
			p.show = append(names(m.table), m.item)
			g.add(p, m.used, g.measurePart("show", m))
			p.shape, p.show = "list worked out", []item{m.item}
			if len(s.atoms) > 0 {
				g.add(p, m.used, g.measurePart("show", m))
			}
		}
		of := map[query.Agg]item{}
		for _, agg := range aggregates {
			if m.dated() && (agg == query.Avg || agg == query.Sum) {
				continue
			}
			it := m.item
			it.Agg = agg
			of[agg] = it
			p := s.plan("aggregate "+string(agg), m.table)
			p.show = []item{it}
			g.add(p, m.used, g.measurePart(string(agg), m))
		}
		if of[query.Max].Agg != "" && !m.dated() {
			p := s.plan("aggregate range", m.table)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Minus, Left: of[query.Max].Item, Right: of[query.Min].Item}},
				m.columns}}
			g.add(p, m.used, g.measurePart("range", m))
		}
		if len(of) == len(aggregates) {
			g.apart(s, m, of)
		}
		if i < 3 && len(of) == len(aggregates) {
			for _, some := range [][]query.Agg{{query.Max, query.Min}, {query.Avg, query.Max}, {query.Avg, query.Min},
				{query.Avg, query.Min, query.Max}} {
				p := s.plan("aggregates "+fmt.Sprint(some), m.table)
				for _, agg := range some {
					p.show = append(p.show, of[agg])
				}
				g.add(p, m.used, g.measurePart("several", m))
			}
		}
	}
}

// rate proposes a rate over all rows.
func (g *generator) rate(s *conditions) {
	g.rates(func(m *measure, rate item) {
		if g.about(m.table, s) {
			p := s.plan("rate", m.table)
			p.show = []item{rate}
			g.add(p, m.used|g.among(sharing), g.measurePart("rate", m), g.columnPart("rate of", rate.columns[1]))
		}
	})
}

// opposed calls f for every two atoms of a set that name two values of one column, with the conditions beside them.
func (s *conditions) opposed(f func(a, b *link.Atom, rest *conditions)) {
	for i, a := range s.atoms {
		for k, b := range s.atoms {
			if i == k || a.Column != b.Column || a.Op != b.Op || !opposable[a.Op] || firstOf(a.Mask) > firstOf(b.Mask) ||
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

// opposable are the sorts of conditions that may name several values of a column, or set two against each other: "on"
// is a day, month or year.
var opposable = map[string]bool{"eq": true, "eqn": true, "on": true, "month": true, "weekday": true}

// only takes an aggregate of the rows for which an atom holds.
func only(it query.Item, a *link.Atom) query.Item {
	it.Only = a.Where
	return it
}

// apart compares the rows of two values: what one makes more than the other.
func (g *generator) apart(s *conditions, m *measure, of map[query.Agg]item) {
	s.opposed(func(a, b *link.Atom, rest *conditions) {
		for _, agg := range []query.Agg{query.Avg, query.Sum} {
			p := rest.plan("difference "+string(agg), m.table)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Gap, Left: only(of[agg].Item, a),
				Right: only(of[agg].Item, b)}}, append(slices.Clone(m.columns), a.Column)}}
			g.add(p, m.used|a.Mask|b.Mask, g.measurePart("difference", m), g.atomPart(a), g.atomPart(b))
			if g.oneFor(b) {
				p.shape = "ratio " + string(agg)
				p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Ratio, Left: only(of[agg].Item, a),
					Right: only(of[agg].Item, b)}}, p.show[0].columns}}
				g.add(p, m.used|a.Mask|b.Mask, g.measurePart("ratio", m), g.atomPart(a), g.atomPart(b))
			}
		}
	})
}

// countsApart compares how many rows two values have.
func (g *generator) countsApart(t *link.Table, s *conditions, rows query.Item) {
	s.opposed(func(a, b *link.Atom, rest *conditions) {
		p := rest.plan("difference count", t)
		p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Gap, Left: only(rows, a), Right: only(rows, b)}},
			[]*link.Column{a.Column}}}
		g.add(p, a.Mask|b.Mask, g.atomPart(a), g.atomPart(b))
		if g.oneFor(b) {
			p.shape = "ratio count"
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Ratio, Left: only(rows, a), Right: only(rows, b)}},
				[]*link.Column{a.Column}}}
			g.add(p, a.Mask|b.Mask, g.atomPart(a), g.atomPart(b))
		}
	})
}

// dividing are the words that stand before what another figure is divided by: a closed class.
var dividing = stems("every", "each", "per", "to", "ratio")

// oneFor reports whether a condition may be what another figure is for each one of: "for every adult ticket", "a to b".
func (g *generator) oneFor(a *link.Atom) bool {
	at := firstOf(a.Mask)
	return dividing[g.q.Near(at-1)] || dividing[g.q.Near(at-2)] || g.among(stems("ratio")) != 0
}

// asking are the words that a question begins with that wants a yes or a no: a closed class.
var asking = stems("is", "are", "was", "were", "do", "does", "did", "has", "have", "had", "can", "will")

// whether asks if there is a row at all, and which of two values has more of something.
func (g *generator) whether(t *link.Table, s *conditions, rows query.Item) {
	if len(s.atoms) == 0 || !asking[g.q.Near(0)] {
		return
	}
	yes := func(shape string, op query.CalcOp, left, right query.Item, columns []*link.Column) plan {
		p := s.plan("whether "+shape, t)
		p.show = []item{{query.Item{Calc: &query.Calc{Op: op, Left: left, Right: right}}, columns}}
		return p
	}
	g.add(yes("any", query.More, rows, query.Item{Number: "0"}, nil), 0)
	compare := func(left, right []query.Condition, of *link.Column, where []*link.Atom, used link.Mask, parts ...uint16) {
		figure := func(shape string, it query.Item, columns []*link.Column, used link.Mask, parts ...uint16) {
			a, b := it, it
			a.Only, b.Only = left, right
			columns = append(slices.Clone(columns), of)
			for _, p := range []plan{yes(shape+" >", query.More, a, b, columns), yes(shape+" =", query.Alike, a, b, columns),
				yes(shape+" <", query.More, b, a, columns)} {
				p.where = where
				g.add(p, used, parts...)
			}
		}
		figure("count", rows, nil, used, parts...)
		for i := range g.measures {
			m := &g.measures[i]
			if m.table != t || m.dated() {
				continue
			}
			for _, agg := range []query.Agg{query.Sum, query.Avg} {
				it := m.Item
				it.Agg = agg
				part := g.measurePart("whether "+string(agg), m)
				figure(string(agg), it, m.columns, used|m.used, append(slices.Clone(parts), part)...)
			}
		}
	}
	s.opposed(func(a, b *link.Atom, rest *conditions) {
		compare(a.Where, b.Where, a.Column, rest.atoms, a.Mask|b.Mask, g.atomPart(a), g.atomPart(b))
	})
	others := g.among(comparing)
	if others == 0 {
		return
	}
	for i, a := range s.atoms {
		if other, ok := otherwise(a); ok && !s.twice(a) {
			rest := slices.Delete(slices.Clone(s.atoms), i, i+1)
			compare(a.Where, []query.Condition{other}, a.Column, rest, a.Mask|a.Cue|others, g.atomPart(a))
		}
	}
}

// twice reports whether another of the conditions is about an atom's column: what is set against what is said then
// (opposed), and not against the rest.
func (s *conditions) twice(a *link.Atom) bool {
	return slices.ContainsFunc(s.atoms, func(b *link.Atom) bool { return b != a && b.Column == a.Column })
}

// comparing are the words by which the rest is spoken of that something is compared with: a closed class.
var comparing = stems("than", "other", "others", "rest", "without")

// otherwise is the condition of the rows that are not as a condition says.
func otherwise(a *link.Atom) (query.Condition, bool) {
	if len(a.Where) != 1 || a.Where[0].Sub != nil {
		return query.Condition{}, false
	}
	c := a.Where[0]
	switch {
	case a.Op == "yes" || a.Op == "no":
		value := a.Column.No
		if a.Op == "no" {
			value = a.Column.Yes
		}
		c.Values = []query.Value{{Text: value, Number: c.Values[0].Number}}
	case c.Op == query.Equal:
		c.Op = query.NotEqual
	case c.Op == query.IsNull:
		c.Op = query.IsNotNull
	case c.Op == query.IsNotNull:
		c.Op = query.IsNull
	default:
		return c, false
	}
	return c, true
}

// tops orders the rows of a table by a measure and takes the first.
func (g *generator) tops(t *link.Table, s *conditions) {
	displays := g.displays(t, false)
	for i := range g.measures {
		m := &g.measures[i]
		if !g.near(t, m.columns[0]) {
			continue
		}
		for _, desc := range []bool{true, false} {
			part := g.measurePart("order"+direction(desc), m)
			for _, l := range g.limits {
				if s.takes(l.used) {
					continue
				}
				for di, d := range displays {
					if di > 5 {
						break
					}
					p := s.plan("top"+direction(desc)+l.name()+d.name, t)
					p.show, p.order, p.desc = d.items, &m.item, desc
					l.set(&p)
					parts := append([]uint16{part, g.shapePart("order" + direction(desc)), g.limitPart(l)}, d.parts...)
					g.add(p, m.used|l.used|d.used, parts...)
					if d.name == "name" && !m.dated() && m.columns[0].Numbers == nil && !slices.Contains(t.Shown, m.columns[0]) {
						p.shape = "top" + direction(desc) + l.name() + "name and measure"
						p.show = append(slices.Clone(d.items), m.item)
						g.add(p, m.used|l.used|d.used, parts...)
					}
				}
			}
			if g.sorted() == 0 {
				continue
			}
			for _, d := range g.displays(t, true) {
				p := s.plan("sorted"+direction(desc)+d.name, t)
				p.show, p.order, p.desc = d.items, &m.item, desc
				g.add(p, m.used|d.used|g.sorted(), append([]uint16{part}, d.parts...)...)
			}
		}
	}
	g.alphabetical(t, s)
}

// alphabetical sorts rows by a text that is shown.
func (g *generator) alphabetical(t *link.Table, s *conditions) {
	if g.sorted() == 0 {
		return
	}
	for _, c := range g.shown[:min(5, len(g.shown))] {
		if c.Kind != link.Textual || c.Table != t {
			continue
		}
		for _, desc := range []bool{true, false} {
			for _, d := range g.displays(t, true) {
				it := column(c)
				p := s.plan("sorted text"+direction(desc)+d.name, t)
				p.show, p.order, p.desc = d.items, &it, desc
				g.add(p, d.used|g.sorted()|g.q.Columns[c.At].All(),
					append([]uint16{g.columnPart("alphabet"+direction(desc), c)}, d.parts...)...)
			}
		}
	}
}

// sorted returns the words that ask for an order: a closed class of English.
func (g *generator) sorted() link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if g.names(g.q.Tables, 1<<uint(i)) && g.q.Near(i+1) != "by" {
			continue // "orders" are rows
		}
		switch g.q.Stems[i] {
		case "top":
			if g.q.Near(i-1) == "on" || g.q.Near(i-1) == "at" {
				m |= 1 << uint(i)
			}
		case "sort", "order", "rank", "arrang", "alphabetical", "alphabet", "ascend", "descend", "first", "increas",
			"decreas", "lexicographical":
			m |= 1 << uint(i)
		}
	}
	return m
}

func direction(desc bool) string {
	if desc {
		return " most "
	}
	return " least "
}

func (l limit) name() string {
	switch {
	case l.nth:
		return "nth "
	case l.n == 0:
		return "all "
	case l.n > 1:
		return "n "
	}
	return "1 "
}

func (l limit) set(p *plan) {
	p.limit = l.n
	if l.nth {
		p.limit, p.offset = 1, l.n-1
	}
}

// related orders or bounds the rows of a table by how many rows of another belong to each, or what these come to.
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
		count := item{query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}, []*link.Column{other.Columns[0]}}
		g.grouped(own, t, s, measure{item: count, name: fmt.Sprint("#", other.At), table: other,
			used: g.q.Tables[other.At].All()}, g.tablePart("counted", other))
	}
	for _, other := range others {
		g.often(t, other, s)
	}
	for _, other := range others {
		used := g.q.Tables[other.At].All()
		for i := range g.measures {
			if m := &g.measures[i]; m.table == other && !m.dated() {
				for _, agg := range []query.Agg{query.Sum, query.Avg} {
					of := *m
					of.Agg, of.name = agg, string(agg)+m.name
					of.used |= used
					g.grouped(own, t, s, of, g.measurePart("related "+string(agg), m))
				}
			}
		}
	}
}

// often counts the rows to which so many of another table belong: "how many students went abroad more than once".
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
			used |= a.Mask | a.Cue
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
				Having: []query.Condition{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}, Op: by.Op,
					Values: []query.Value{{Text: strconv.FormatFloat(f.Value, 'f', -1, 64), Number: true}}}}}
			if way[0].Right.Nulls > 0 {
				sub.Where = append(sub.Where, query.Condition{Item: refers, Op: query.IsNotNull})
			}
			p := own
			p.where = append(slices.Clone(own.where), &link.Atom{Op: "often " + string(by.Op), Table: t, Column: t.Key, Mask: m,
				Cue: by.Cue, How: "often", Where: []query.Condition{{Item: query.Item{Column: way[0].Left.Ref()}, Op: query.In, Sub: sub,
					Cast: way[0].Left.Kind != way[0].Right.Kind}}})
			p.show = []item{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}}
			g.add(p, used|g.q.Tables[other.At].All(), g.tablePart("counted", other))
		}
	}
}

// towards reports whether the way from one table to another leads to many rows.
func (g *generator) towards(t, other *link.Table) bool {
	return slices.ContainsFunc(g.q.Way(t, other), link.Edge.Many)
}

// grouped proposes what may be asked of groups and one figure of each.
func (g *generator) grouped(k key, base *link.Table, s *conditions, m measure, part uint16) {
	used := m.used | g.keyUsed(k)
	figure := m.item
	kind := "count"
	if m.Agg != query.Count {
		kind = string(m.Agg)
	}
	kp := g.keyPart(k)
	p := s.plan("each "+kind, base)
	p.group, p.show = []key{k}, append(k.items(), figure)
	g.add(p, used, part, kp)
	for _, desc := range []bool{true, false} {
		if sorted := g.sorted(); sorted != 0 {
			q := p
			q.shape, q.order, q.desc = "each sorted"+direction(desc)+kind, &figure, desc
			g.add(q, used|sorted, part, kp)
		}
		if m.Agg == query.Max || m.Agg == query.Min {
			continue // the best of them is that of the rows
		}
		for _, l := range g.limits {
			if s.takes(l.used) {
				continue
			}
			q := p
			q.shape, q.order, q.desc = "best"+direction(desc)+l.name()+kind, &figure, desc
			q.show = k.items()
			l.set(&q)
			g.add(q, used|l.used, part, kp, g.shapePart("order"+direction(desc)), g.limitPart(l))
			q.shape += " shown"
			q.show = append(k.items(), figure)
			g.add(q, used|l.used, part, kp, g.shapePart("order"+direction(desc)), g.limitPart(l))
		}
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
			q.shape, q.show = "groups "+string(by.Op)+" "+kind, k.items()
			at := link.Span(f.First, f.Last) | by.Cue
			g.add(q, used|at, part, kp)
			q.shape, q.show = "groups shown "+string(by.Op)+" "+kind, append(k.items(), figure)
			g.add(q, used|at, part, kp)
		}
	}
}

// bound is a number as a measure is compared with it: in its own unit. Rows are counted in none.
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

// groups proposes figures for each value of a column, or each part of a date.
func (g *generator) groups(s *conditions) {
	for ki, k := range g.keys {
		bases := map[*link.Table]bool{}
		for _, e := range g.entities {
			if !g.near(e.Table, k.columns[0]) || !g.about(e.Table, s) || k.table == e.Table ||
				g.towards(e.Table, k.columns[0].Table) {
				continue
			}
			bases[e.Table] = true
			count := item{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}
			g.grouped(k, e.Table, s, measure{item: count, name: "#", table: e.Table}, g.tablePart("counted", e.Table))
			if ki < 3 {
				g.twoFigures(k, e.Table, s)
				g.twoKeys(ki, e.Table, s)
				g.shares(k, e.Table, s)
			}
		}
		if ki < 3 {
			g.rates(func(m *measure, rate item) {
				if g.near(m.table, k.columns[0]) && g.about(m.table, s) && k.table != m.table &&
					!g.towards(m.table, k.columns[0].Table) {
					p := s.plan("each rate", m.table)
					p.group, p.show = []key{k}, append(k.items(), rate)
					g.add(p, m.used|g.among(sharing)|g.keyUsed(k), g.keyPart(k), g.measurePart("rate", m),
						g.columnPart("rate of", rate.columns[1]))
				}
			})
		}
		for i := range g.measures[:min(4, len(g.measures))] {
			m := &g.measures[i]
			if slices.Contains(k.columns, m.columns[0]) || !g.near(m.table, k.columns[0]) || !g.about(m.table, s) ||
				g.towards(m.table, k.columns[0].Table) || m.dated() ||
				k.table == m.table || k.part == "" && k.columns[0].Table == m.table && k.columns[0].Unique {
				continue // every row would be a group of its own
			}
			for _, agg := range aggregates {
				of := *m
				of.Agg, of.name = agg, string(agg)+m.name
				g.grouped(k, m.table, s, of, g.measurePart("each "+string(agg), m))
			}
		}
	}
}

// sharing are the words that ask for a part of a whole: a closed class.
var sharing = stems("share", "percentage", "percent", "%", "proportion", "fraction", "part", "rate")

// ofWhole works out how much each group makes of all groups together.
func (g *generator) ofWhole(k key, base *link.Table, s *conditions, figure item, part uint16) {
	said := g.among(sharing)
	if said == 0 {
		return
	}
	whole := s.plan("aggregate", base)
	whole.show = []item{figure}
	p := s.plan("each of whole", base)
	p.group = []key{k}
	p.show = append(k.items(), item{query.Item{Calc: &query.Calc{Op: query.Share, Left: figure.Item,
		Right: query.Item{Sub: whole.query(g.q)}}}, figure.columns})
	g.add(p, g.keyUsed(k)|said, g.keyPart(k), part)
}

// shares works out for each group how much of it is of some kind, and how much of all it makes.
func (g *generator) shares(k key, base *link.Table, s *conditions) {
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	g.ofWhole(k, base, s, item{Item: rows}, g.tablePart("counted", base))
	for i := range g.measures[:min(3, len(g.measures))] {
		if m := &g.measures[i]; m.table == base && !m.dated() {
			sum := m.item
			sum.Agg = query.Sum
			g.ofWhole(k, base, s, sum, g.measurePart("part", m))
		}
	}
	for i, a := range s.atoms {
		if a.Op == "none" || a.Reads() || slices.Contains(k.columns, a.Column) {
			continue
		}
		rest := conditions{atoms: slices.Delete(slices.Clone(s.atoms), i, i+1)}
		p := rest.plan("each share", base)
		p.group = []key{k}
		p.show = append(k.items(), item{query.Item{Calc: &query.Calc{Op: query.Share, Left: only(rows, a), Right: rows}},
			[]*link.Column{a.Column}})
		g.add(p, g.keyUsed(k)|a.Mask|a.Cue, g.keyPart(k), g.atomPart(a), g.shapePart("of"))
		if g.among(adding) != 0 { // "how many were there, and how many of them late?"
			p.shape = "each count and part"
			p.show = append(k.items(), item{Item: rows}, item{only(rows, a), []*link.Column{a.Column}})
			g.add(p, g.keyUsed(k)|a.Mask|a.Cue, g.keyPart(k), g.atomPart(a), g.shapePart("of"))
		}
	}
}

// adding are the words by which a second figure is asked for: a closed class.
var adding = stems("and", "plus", "with", "also", ",", "their", "both")

// twoFigures works out two figures of each group: how many rows it has and what one measure comes to, or two measures.
func (g *generator) twoFigures(k key, base *link.Table, s *conditions) {
	if g.among(adding) == 0 {
		return
	}
	g.pairsOfFigures(base, s, func(shape string, figures []item, used link.Mask, parts ...uint16) {
		p := s.plan("each "+shape, base)
		p.group, p.show = []key{k}, append(k.items(), figures...)
		g.add(p, used|g.keyUsed(k), append(parts, g.keyPart(k))...)
	})
}

// pairsOfFigures calls f for two figures of the rows of a table at a time.
func (g *generator) pairsOfFigures(base *link.Table, s *conditions, f func(shape string, figures []item, used link.Mask,
	parts ...uint16)) {
	count := item{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}
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
				f(string(agg)+" of two", []item{figure, other}, m.used|o.used, part, g.measurePart("second "+string(agg), o))
			}
		}
	}
}

// twoKeys counts the rows of every pair of values.
func (g *generator) twoKeys(at int, base *link.Table, s *conditions) {
	k := g.keys[at]
	for _, o := range g.keys[at+1 : min(len(g.keys), 3)] {
		if slices.Equal(o.columns, k.columns) || k.means(g.q, o) || o.means(g.q, k) || g.towards(base, o.columns[0].Table) ||
			!g.near(base, o.columns[0]) {
			continue
		}
		p := s.plan("each count of two", base)
		p.group = []key{k, o}
		p.show = append(append(k.items(), o.items()...),
			item{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}})
		g.add(p, g.keyUsed(k)|g.keyUsed(o), g.keyPart(k), g.keyPart(o))
	}
}

// never proposes the groups of which no row is as a set of conditions says.
func (g *generator) never(t *link.Table, s *conditions) {
	denied := g.denials &^ s.used
	if denied == 0 || len(s.atoms) == 0 {
		return
	}
	for _, k := range g.keys {
		if k.part != "" || k.table != nil || k.columns[0].Table != t || k.columns[0].Unique ||
			slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Column == k.columns[0] || a.Op == "none" }) {
			continue
		}
		p := plan{shape: "never", base: t, never: s.atoms, show: k.items(), distinct: true}
		parts := []uint16{g.keyPart(k)}
		used := g.keyUsed(k) | denied
		for _, a := range s.atoms {
			parts = append(parts, g.atomPart(a))
			used |= a.Mask | a.Cue
		}
		g.add(p, used, parts...)
	}
}

// both proposes rows that are found twice, once with each of two values of a column: what has only one of them at a
// time.
func (g *generator) both(t *link.Table, s *conditions) {
	for i, a := range s.atoms {
		for _, b := range s.atoms[i+1:] {
			if a.Column != b.Column || a.Op != "eq" || b.Op != "eq" || a.Mask&b.Mask != 0 {
				continue
			}
			var first, second []*link.Atom
			for _, o := range s.atoms {
				if o != b {
					first = append(first, o)
				}
				if o != a {
					second = append(second, o)
				}
			}
			for _, d := range g.displays(t, false) {
				p := plan{shape: "both " + d.name, base: t, where: first, also: second, show: d.items}
				g.add(p, d.used|b.Mask, append([]uint16{g.atomPart(b)}, d.parts...)...)
			}
		}
	}
}
