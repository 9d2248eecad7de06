package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// PlainShape is the shape of a reading that only lists the names of filtered rows.
const PlainShape = "list name"

// proposeShapes proposes everything that may be asked about the filtered rows. Each family of shapes gets a share of
// the set's readings, so that earlier ones do not crowd out later ones.
func (g *generator) proposeShapes(s *conditionSet) {
	each := func(propose ...func(*link.Table, *conditionSet)) func() {
		return func() {
			for _, e := range g.entities {
				if !g.appliesTo(e.candidate, s) {
					continue
				}
				for _, f := range propose {
					f(e.candidate, s)
				}
			}
		}
	}
	families := []func(){
		each(g.proposeFigures), each(g.proposeLists, g.proposeBoth), func() { g.proposeAggregates(s) },
		func() { g.proposeGroupFigures(s) },
		g.proposeFiguresPerGroup, each(g.proposeTop), func() { g.proposeBestOfEach(s) },
	}
	most := g.maxReadings
	g.proposedFigures = g.proposedFigures[:0]
	for i, propose := range families {
		g.maxReadings = g.nextLimit(most, len(families)-i)
		propose()
	}
	g.maxReadings = most
}

// nextLimit returns how many readings there may be after the next of several families, which may add up to twice its
// equal share of those remaining.
func (g *generator) nextLimit(most, left int) int {
	have := len(g.set.Readings)
	return have + 2*(most-have)/(left+1)
}

// appliesTo reports whether a set of conditions can apply to a table's rows.
func (g *generator) appliesTo(t *link.Table, s *conditionSet) bool {
	return !slices.ContainsFunc(s.atoms, func(a *link.Atom) bool {
		return a.Op == "none" && !g.mayBelong(t, a.Table) || a.Table != t && g.q.Distance(t, a.Table) < 0 ||
			a.Column != nil && g.q.IsOtherDate(t, a.Column)
	})
}

// usesTokens reports whether a condition uses any of the tokens, since a number is not used twice.
func (s *conditionSet) usesTokens(m link.Mask) bool {
	return slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Mask&m != 0 })
}

// mayBelong reports whether rows of another table may belong to a table's rows, directly or through a linking table.
func (g *generator) mayBelong(t, other *link.Table) bool {
	path := g.q.Path(t, other)
	return len(path) == 1 || len(path) == 2 && path[0].IsToMany()
}

func (s *conditionSet) newPlan(shape string, base *link.Table) plan {
	return plan{shape: shape, base: base, where: s.atoms}
}

// isNear reports whether a column is in a table or close to it.
func (g *generator) isNear(t *link.Table, c *link.Column) bool {
	d := g.q.Distance(t, c.Table)
	return d >= 0 && d <= 2
}

func (g *generator) proposeLists(t *link.Table, s *conditionSet) {
	for _, d := range g.displays(t, true) {
		p := s.newPlan("list "+d.name, t)
		p.show = d.items
		g.addReading(p, d.used, d.parts...)
		if d.name == "column" || d.name == "columns" {
			p.shape, p.distinct = "distinct "+d.name, true
			g.addReading(p, d.used, d.parts...)
			p.shape, p.distinct = "list "+d.name, false
		}
		if rowLimit := g.rowLimit; rowLimit.n > 0 && !s.usesTokens(rowLimit.used) {
			rowLimit.set(&p)
			g.addReading(p, d.used|rowLimit.used, d.parts...)
		}
	}
}

// proposeTop proposes the first rows of a table in the order of a measure.
func (g *generator) proposeTop(t *link.Table, s *conditionSet) {
	displays := g.displays(t, false)
	for i := range g.measures {
		m := &g.measures[i]
		if !g.isNear(t, m.columns[0]) {
			continue
		}
		for _, desc := range g.directions(m) {
			part := g.measurePart("order"+direction(desc), m)
			for _, l := range g.rankLimits {
				if s.usesTokens(l.used) {
					continue
				}
				for di, d := range displays {
					if di > 6 {
						break
					}
					p := s.newPlan("top"+direction(desc)+l.name()+d.name, t)
					p.show, p.order, p.desc = d.items, &m.item, desc
					l.set(&p)
					parts := append([]uint16{part, g.shapePart("order" + direction(desc)), g.limitPart(l)}, d.parts...)
					g.addReading(p, m.used|l.used|d.used, parts...)
					dateShown := !m.isDate() || g.q.WithSense(cue.When) != 0 // "the oldest device, and when was it bought?"
					if d.name == "name" && dateShown && m.columns[0].Numbers == nil && !slices.Contains(t.TitleColumns, m.columns[0]) {
						p.shape = "top" + direction(desc) + l.name() + "name and measure"
						p.show = append(slices.Clone(d.items), m.item)
						g.addReading(p, m.used|l.used|d.used, parts...)
					}
				}
			}
		}
	}
}

// sortTokens returns the words that ask for an order.
func (g *generator) sortTokens() link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if g.isNamed(g.q.Tables, 1<<uint(i)) && g.q.Token(i+1) != "by" {
			continue // "orders" are rows
		}
		switch g.q.Stems[i] {
		case "top":
			if g.q.Token(i-1) == "on" || g.q.Token(i-1) == "at" {
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
	case l.isNth:
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
	if l.isNth {
		p.limit, p.offset = 1, l.n-1
	}
}

// proposeBoth proposes the intersection of two queries, one for each of two values of a column.
func (g *generator) proposeBoth(t *link.Table, s *conditionSet) {
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
				p := plan{shape: "both " + d.name, base: t, where: first, intersect: second, show: d.items}
				g.addReading(p, d.used|b.Mask, append([]uint16{g.atomPart(b)}, d.parts...)...)
			}
		}
	}
}
