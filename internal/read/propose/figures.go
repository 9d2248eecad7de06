package propose

import (
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// rowCount counts rows.
var rowCount = query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}

// numbers proposes counts and shares of rows.
func (g *generator) numbers(t *link.Table, s *conditions) {
	rows := item{Item: rowCount}
	if !g.listsRows() {
		p := s.plan("count", t)
		p.show = []item{rows}
		g.plainly(p, 0)
	}
	if g.q.Among(cue.Also) != 0 {
		g.pairsOfFigures(t, func(shape string, figures []item, used link.Mask, parts ...uint16) {
			p := s.plan("aggregates "+shape, t)
			p.show = figures
			g.figure(p, used, parts...)
		})
	}
	g.countsApart(t, s, rows.Item)
	g.whether(t, s, rows.Item)
	for i, a := range s.atoms {
		if a.Op == "none" || g.countsRows() {
			continue
		}
		rest := s.without(i)
		p := rest.plan("share", t)
		part := rows
		part.Only = a.Where
		part.columns = append(part.columns, a.Column)
		p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Share, Left: part.Item, Right: rows.Item}}, part.columns}}
		g.figure(p, a.Words(), g.atomPart(a), g.shapePart("of"))
		for _, m := range g.measures[:min(5, len(g.measures))] {
			if m.table != t || !m.takes(query.Sum) {
				continue
			}
			sum := m.Item
			sum.Agg = query.Sum
			some := sum
			some.Only = a.Where
			p := rest.plan("share sum", t)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Share, Left: some, Right: sum}},
				append(slices.Clone(m.columns), a.Column)}}
			g.figure(p, a.Words()|m.used, g.atomPart(a), g.measurePart("share", &m))
		}
	}
	g.held(t, s, rows.Item)
	for _, c := range g.shown[:min(5, len(g.shown))] {
		if g.near(t, c) && !c.Key {
			p := s.plan("count different", t)
			p.show = []item{{query.Item{Agg: query.Count, Distinct: true, Column: c.Ref()}, []*link.Column{c}}}
			g.figure(p, g.q.Columns[c.At].All(), g.columnPart("different", c))
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

// held proposes the share of rows with or without a value: "what share is closed?" for a closing date.
func (g *generator) held(t *link.Table, s *conditions, rows query.Item) {
	mask := g.q.Among(cue.Share)
	if mask == 0 {
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
			g.figure(p, mask|g.q.Columns[c.At].All(), g.columnPart("share "+string(op), c), g.shapePart("of"))
		}
	}
}

// maxHeld is the number of nullable columns tried per table.
const maxHeld = 6

// rate proposes one measure's total divided by another's: "the reject rate per kiln", for checks with a sample size and
// rejects.
func (g *generator) rate(s *conditions) {
	op, divided := query.Share, g.q.Among(cue.Ratio) != 0 || len(g.per) > 0
	if divided {
		op = query.Ratio
	} else if g.q.Among(cue.Share) == 0 {
		return
	}
	for i := range g.measures[:min(4, len(g.measures))] {
		m := &g.measures[i]
		if !g.about(m.table, s) {
			continue
		}
		for k := range g.measures {
			o := &g.measures[k]
			if i == k || o.table != m.table || m.Calc != nil || o.Calc != nil || m.dated() || o.dated() || m.used == 0 ||
				len(g.per) > 0 && !slices.Contains(g.per, o.columns[0]) ||
				!divided && (m.columns[0].Unit.Of != o.columns[0].Unit.Of || m.columns[0].Hi > o.columns[0].Hi) {
				continue
			}
			left, right := m.Item, o.Item
			left.Agg, right.Agg = query.Sum, query.Sum
			p := s.plan("rate", m.table)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: op, Left: left, Right: right}},
				[]*link.Column{m.columns[0], o.columns[0]}}}
			used := m.used | g.q.Columns[o.columns[0].At].All() | g.q.Among(cue.Share|cue.Ratio)
			g.figure(p, used, g.measurePart("rate", m), g.columnPart("rate of", o.columns[0]))
		}
	}
}

var aggregates = []query.Agg{query.Avg, query.Sum, query.Max, query.Min}

// figures proposes aggregates of measures, and differences between two values.
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
			if !g.takes(m, agg) {
				continue
			}
			it := m.item
			it.Agg = agg
			of[agg] = it
			p := s.plan("aggregate "+string(agg), m.table)
			p.show = []item{it}
			g.plainly(p, m.used, g.measurePart(string(agg), m))
		}
		if of[query.Max].Agg != "" && !m.dated() {
			p := s.plan("aggregate range", m.table)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Minus, Left: of[query.Max].Item, Right: of[query.Min].Item}},
				m.columns}}
			g.add(p, m.used, g.measurePart("range", m))
		}
		if !m.dated() {
			g.apart(s, m, of)
		}
		if i < maxSeveral && !m.dated() {
			g.atOnce(s, m, of)
		}
	}
}

// maxSeveral is the number of measures for which several aggregates are proposed together.
const maxSeveral = 3

// figuring are words for figures beside superlatives; two of them ask for two.
const figuring = cue.Most | cue.Least | cue.Average | cue.Total

// atOnce proposes several aggregates of a measure, with the number of rows.
func (g *generator) atOnce(s *conditions, m *measure, of map[query.Agg]item) {
	if g.q.Among(cue.Also) == 0 && link.Count(g.q.Among(figuring)|g.superlatives()) < 2 {
		return
	}
	count := item{Item: rowCount}
	for _, some := range [][]query.Agg{{query.Max, query.Min}, {query.Avg, query.Max}, {query.Avg, query.Min},
		{query.Avg, query.Sum}, {query.Sum, query.Max}, {query.Avg, query.Min, query.Max}} {
		p := s.plan("aggregates "+fmt.Sprint(some), m.table)
		for _, agg := range some {
			if of[agg].Agg == query.None {
				p.show = nil
				break
			}
			p.show = append(p.show, of[agg])
		}
		if p.show == nil {
			continue
		}
		slices.SortStableFunc(p.show, func(a, b item) int { return g.saidAt(a.Agg) - g.saidAt(b.Agg) })
		if g.q.Among(cue.Also) == 0 {
			g.add(p, m.used, g.measurePart("several", m))
			continue
		}
		g.figure(p, m.used, g.measurePart("several", m))
		p.shape, p.show = "count and "+p.shape, append([]item{count}, p.show...)
		g.figure(p, m.used, g.measurePart("several", m))
	}
}

// saidAt is the token that asks for an aggregate; unnamed ones go last.
func (g *generator) saidAt(agg query.Agg) int {
	return link.First(g.q.Among(map[query.Agg]cue.Sense{query.Avg: cue.Average, query.Sum: totalling, query.Max: cue.Most,
		query.Min: cue.Least}[agg]))
}

// comparing reports whether a question asks to compare: then the elements of a list are sides, too.
func (g *generator) comparing() bool { return g.q.Comparing() != 0 }

// opposed calls f for each pair of atoms with different values of one column, with the remaining conditions.
func (s *conditions) opposed(lists bool, f func(a, b *link.Atom, rest *conditions)) {
	for i, a := range s.atoms {
		for k, b := range s.atoms {
			sides := opposable[a.Op] || lists && a.Op == "has"
			if i == k || a.Column != b.Column || !contrary(a, b) && (a.Op != b.Op || !sides) ||
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

// opposable are the kinds of conditions that may name several values of a column, or compare two: "on" is a day, month
// or year.
var opposable = text.Set("eq eqn on month weekday span decade")

// only restricts an aggregate to the rows of an atom.
func only(it query.Item, a *link.Atom) query.Item {
	it.Only = a.Where
	return it
}

// apart compares a measure between two values: how much more one has.
func (g *generator) apart(s *conditions, m *measure, of map[query.Agg]item) {
	s.opposed(g.comparing(), func(a, b *link.Atom, rest *conditions) {
		for _, agg := range []query.Agg{query.Avg, query.Sum} {
			if !g.takes(m, agg) {
				continue
			}
			p := rest.plan("difference "+string(agg), m.table)
			both := append(slices.Clone(m.columns), a.Column)
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Gap, Left: only(of[agg].Item, a),
				Right: only(of[agg].Item, b)}}, both}}
			g.figure(p, m.used|tokensOf(a, b), g.measurePart("difference", m), g.atomPart(a), g.atomPart(b))
			p.shape = "beside " + string(agg)
			p.show = comparedFigures(of[agg], a, b)
			g.figure(p, m.used|tokensOf(a, b), g.measurePart("beside", m), g.atomPart(a), g.atomPart(b))
			if g.oneFor(b) {
				p.shape = "ratio " + string(agg)
				p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Ratio, Left: only(of[agg].Item, a),
					Right: only(of[agg].Item, b)}}, both}}
				g.figure(p, m.used|tokensOf(a, b)|g.q.Among(cue.Ratio), g.measurePart("ratio", m), g.atomPart(a), g.atomPart(b))
			}
		}
	})
}

// countsApart compares the number of rows of two values.
func (g *generator) countsApart(t *link.Table, s *conditions, rows query.Item) {
	s.opposed(g.comparing(), func(a, b *link.Atom, rest *conditions) {
		p := rest.plan("difference count", t)
		p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Gap, Left: only(rows, a), Right: only(rows, b)}},
			[]*link.Column{a.Column}}}
		g.figure(p, tokensOf(a, b), g.atomPart(a), g.atomPart(b))
		p.shape, p.show = "beside count", comparedFigures(item{Item: rows}, a, b)
		g.figure(p, tokensOf(a, b), g.atomPart(a), g.atomPart(b))
		if g.oneFor(b) {
			p.shape = "ratio count"
			p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Ratio, Left: only(rows, a), Right: only(rows, b)}},
				[]*link.Column{a.Column}}}
			g.figure(p, tokensOf(a, b)|g.q.Among(cue.Ratio), g.atomPart(a), g.atomPart(b))
		}
	})
}

// comparedFigures are a figure for one atom and for another: "compare May with June".
func comparedFigures(figure item, a, b *link.Atom) []item {
	out := make([]item, 0, 2)
	for _, of := range []*link.Atom{a, b} {
		out = append(out, item{only(figure.Item, of), append(slices.Clone(figure.columns), of.Column)})
	}
	return out
}

// tokensOf are the tokens of two atoms.
func tokensOf(a, b *link.Atom) link.Mask { return a.Words() | b.Words() }

// dividing are words before a divisor.
const dividing = cue.Each | cue.Ratio

// oneFor reports whether a condition may be the divisor: "for every adult ticket", "a to b".
func (g *generator) oneFor(a *link.Atom) bool {
	at := link.First(a.Mask)
	return g.q.Near(at-1) == "to" || g.q.Asks(at-1, dividing) || g.q.Asks(at-2, dividing) || g.q.Among(cue.Ratio) != 0
}

// whether asks if there is any row, and which of two values has more.
func (g *generator) whether(t *link.Table, s *conditions, rows query.Item) {
	if len(s.atoms) == 0 || !g.q.Asks(0, cue.Be) {
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
	s.opposed(g.comparing(), func(a, b *link.Atom, rest *conditions) {
		compare(a.Where, b.Where, a.Column, rest.atoms, tokensOf(a, b), g.atomPart(a), g.atomPart(b))
	})
	others := g.q.Among(comparing) | g.saying("rest")
	if others == 0 {
		return
	}
	for i, a := range s.atoms {
		if other, ok := otherwise(a); ok && !s.twice(a) {
			compare(a.Where, []query.Condition{other}, a.Column, s.without(i).atoms, a.Words()|others, g.atomPart(a))
		}
	}
}

// twice reports whether another condition is on an atom's column: then the two are compared (opposed), not one with the
// rest.
func (s *conditions) twice(a *link.Atom) bool {
	return slices.ContainsFunc(s.atoms, func(b *link.Atom) bool { return b != a && b.Column == a.Column })
}

// comparing are words that compare with others.
const comparing = cue.Than | cue.Except

// otherwise is a condition's negation.
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
