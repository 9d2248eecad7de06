package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// Plain is the shape of a reading that only lists the names of filtered rows.
const Plain = "list name"

// shapes proposes everything that may be asked about the filtered rows. Each family of shapes gets a share of the set's
// readings, so that earlier ones do not crowd out later ones.
func (g *generator) shapes(s *conditions) {
	each := func(propose ...func(*link.Table, *conditions)) func() {
		return func() {
			for _, e := range g.entities {
				if !g.about(e.of, s) {
					continue
				}
				for _, f := range propose {
					f(e.of, s)
				}
			}
		}
	}
	families := []func(){
		each(g.proposeFigures), each(g.lists, g.proposeBoth), func() { g.proposeAggregates(s) }, func() { g.groups(s) },
		g.figuresPerGroup, each(g.proposeTop), func() { g.bestOfEach(s) }, each(g.proposeWithout),
	}
	most := g.most
	g.figured = g.figured[:0]
	for i, propose := range families {
		g.most = g.share(most, len(families)-i)
		propose()
	}
	g.most = most
}

// share returns the maximum number of readings after the next of several families, which may add twice its equal share
// of the remaining ones.
func (g *generator) share(most, left int) int {
	have := len(g.set.Readings)
	return have + 2*(most-have)/(left+1)
}

// about reports whether a set of conditions can apply to a table's rows.
func (g *generator) about(t *link.Table, s *conditions) bool {
	return !slices.ContainsFunc(s.atoms, func(a *link.Atom) bool {
		return a.Op == "none" && !g.belongs(t, a.Table) || a.Table != t && g.q.Far(t, a.Table) < 0
	})
}

// usesTokens reports whether a condition uses any of the tokens: a number is not used twice.
func (s *conditions) usesTokens(m link.Mask) bool {
	return slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Mask&m != 0 })
}

// belongs reports whether rows of another table may belong to a table's rows, directly or through a linking table.
func (g *generator) belongs(t, other *link.Table) bool {
	way := g.q.Way(t, other)
	return len(way) == 1 || len(way) == 2 && way[0].Many()
}

func (s *conditions) plan(shape string, base *link.Table) plan {
	return plan{shape: shape, base: base, where: s.atoms}
}

// near reports whether a column is in a table or close to it.
func (g *generator) near(t *link.Table, c *link.Column) bool {
	d := g.q.Far(t, c.Table)
	return d >= 0 && d <= 2
}

func (g *generator) lists(t *link.Table, s *conditions) {
	for _, d := range g.displays(t, true) {
		p := s.plan("list "+d.name, t)
		p.show = d.items
		g.add(p, d.used, d.parts...)
		if d.name == "column" || d.name == "columns" {
			p.shape, p.distinct = "distinct "+d.name, true
			g.add(p, d.used, d.parts...)
			p.shape, p.distinct = "list "+d.name, false
		}
		if few := g.few; few.n > 0 && !s.usesTokens(few.used) {
			few.set(&p)
			g.add(p, d.used|few.used, d.parts...)
		}
	}
}

// proposeTop sorts a table's rows by a measure and takes the first.
func (g *generator) proposeTop(t *link.Table, s *conditions) {
	displays := g.displays(t, false)
	for i := range g.measures {
		m := &g.measures[i]
		if !g.near(t, m.columns[0]) {
			continue
		}
		for _, desc := range g.directions(m) {
			part := g.measurePart("order"+direction(desc), m)
			for _, l := range g.ranks {
				if s.usesTokens(l.used) {
					continue
				}
				for di, d := range displays {
					if di > 6 {
						break
					}
					p := s.plan("top"+direction(desc)+l.name()+d.name, t)
					p.show, p.order, p.desc = d.items, &m.item, desc
					l.set(&p)
					parts := append([]uint16{part, g.shapePart("order" + direction(desc)), g.limitPart(l)}, d.parts...)
					g.add(p, m.used|l.used|d.used, parts...)
					dateShown := !m.dated() || g.q.Among(cue.When) != 0 // "the oldest device, and when was it bought?"
					if d.name == "name" && dateShown && m.columns[0].Numbers == nil && !slices.Contains(t.Shown, m.columns[0]) {
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
}

// sorted returns the words that ask for an order: a closed class.
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

// proposeWithout proposes the groups without any row that satisfies the conditions; if some of these are before the
// negation and some after it, only those after it are negated.
func (g *generator) proposeWithout(t *link.Table, s *conditions) {
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
		before := func(a *link.Atom) bool { return link.First(a.Mask) < link.First(denied) }
		if some := slices.DeleteFunc(slices.Clone(s.atoms), before); len(some) > 0 {
			p.never, p.where = some, slices.DeleteFunc(slices.Clone(s.atoms), func(a *link.Atom) bool { return !before(a) })
		}
		parts := []uint16{g.keyPart(k)}
		used := g.keyUsed(k) | denied
		for _, a := range s.atoms {
			parts = append(parts, g.atomPart(a))
			used |= a.Words()
		}
		g.add(p, used, parts...)
	}
}

// proposeBoth proposes the intersection of two queries, one for each of two values of a column.
func (g *generator) proposeBoth(t *link.Table, s *conditions) {
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
