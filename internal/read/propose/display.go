package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// names are the naming columns of a table's rows, as items.
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

// displays returns the ways to show a table's rows, the shortest first; they do not depend on the conditions.
func (g *generator) displays(t *link.Table, pairs bool) []display {
	of := displayed{t, pairs}
	if known, ok := g.displaysOf[of]; ok {
		return known
	}
	out := g.findDisplays(t, pairs)
	g.displaysOf[of] = slices.Clip(out)
	return g.displaysOf[of]
}

// displayed is the key of cached displays.
type displayed struct {
	table *link.Table
	pairs bool
}

func (g *generator) findDisplays(t *link.Table, pairs bool) []display {
	called := g.namePart(t)
	out := []display{{"name", names(t), 0, called}}
	out = append(out, g.allSaid(t)...)
	out = append(out, g.withPeople(t)...)
	out = append(out, g.withAbove(t)...)
	out = append(out, g.withAge(t)...)
	var named []*link.Column
	for _, c := range g.shown {
		if !g.near(t, c) {
			continue
		}
		m := &g.q.Columns[c.At]
		d := display{"column", []item{column(c)}, m.All(), []uint16{g.columnPart("show", c)}}
		out = append(out, d)
		if m.Exact != 0 && !slices.Contains(t.Shown, c) {
			out = append(out, display{"name+", append(names(t), column(c)), m.All(),
				append(slices.Clone(called), d.parts...)})
		}
		if m.Exact != 0 && len(named) < 5 {
			named = append(named, c)
		}
	}
	if !pairs {
		return out
	}
	slices.SortStableFunc(named, func(a, b *link.Column) int {
		return link.First(g.q.Columns[a.At].Exact) - link.First(g.q.Columns[b.At].Exact)
	})
	for i, a := range named {
		for k, b := range named[i+1:] {
			out = append(out, g.pairOf("columns", a, b))
			for _, c := range named[i+k+2:] {
				d := g.pairOf("columns3", a, b)
				d.items, d.used, d.parts = append(d.items, column(c)), d.used|g.q.Columns[c.At].All(),
					append(d.parts, g.columnPart("show", c))
				out = append(out, d)
			}
		}
	}
	return append(out, display{"all", []item{{Item: query.Star(t.Name)}}, 0, nil})
}

// namePart are the features of showing rows by name.
func (g *generator) namePart(t *link.Table) []uint16 {
	return []uint16{g.columnPart("name", t.Shown[0])}
}

// withAge shows the rows' ages: "how old is the Tern?".
func (g *generator) withAge(t *link.Table) []display {
	mask := g.q.Aging()
	at := slices.IndexFunc(g.ofAge, func(c *link.Column) bool { return c.Table == t })
	if mask == 0 || at < 0 {
		return nil
	}
	c := g.ofAge[at]
	d := display{"column", []item{{query.Item{Calc: c.Age()}, []*link.Column{c}}}, mask | g.q.Columns[c.At].All(),
		[]uint16{g.columnPart("show", c)}}
	with := d
	with.name, with.items = "name+", append(names(t), d.items...)
	return []display{d, with}
}

// withPeople shows the people the rows belong to: "the dearest stay, and whose was it?".
func (g *generator) withPeople(t *link.Table) []display {
	who := g.q.Among(someone)
	if who == 0 {
		return nil
	}
	var of *link.Table // the table referred to, people first, else one with names
	for _, e := range g.entities {
		o := e.Table
		if o == t || !g.near(t, o.Columns[0]) || g.towards(t, o) || o.Shown[0].Kind != link.Textual {
			continue
		}
		if of == nil || o.People && !of.People {
			of = o
		}
	}
	if of == nil {
		return nil
	}
	parts := []uint16{g.tablePart("whose", of)}
	return []display{{"whose", names(of), who, parts}, {"name and whose", append(names(t), names(of)...), who, parts}}
}

// mostListed is the maximum number of things a question asks for per row.
const mostListed = 6

// allSaid shows everything the question names in a row: "the vessel, the berth and the time of arrival", with and
// without the row's name. Other tables are shown by their rows' names.
func (g *generator) allSaid(t *link.Table) []display {
	d := display{name: "listed"}
	var at []link.Mask
	add := func(m link.Mask, items ...item) {
		k := 0
		for k < len(at) && link.First(at[k]) <= link.First(m) {
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
		case m != 0 && g.leadsTo(t, o) && !slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
			return a.Mask&m != 0 && a.Score > 1
		}):
			add(m, names(o)...)
			own |= m
		}
	}
	for _, c := range g.q.Catalog.Columns {
		if m := g.q.Columns[c.At].Exact &^ own; m != 0 && g.listable(t, c) {
			add(m, column(c))
			d.parts = append(d.parts, g.columnPart("show", c))
		}
	}
	if len(d.items) < 2 || len(d.items) > mostListed {
		return nil
	}
	alone := d
	alone.name = "listed alone"
	d.items, d.parts = append(names(t), d.items...), append(g.namePart(t), d.parts...)
	return []display{d, alone}
}

// leadsTo reports whether every row of a table belongs to one of another, within a few joins.
func (g *generator) leadsTo(t, other *link.Table) bool {
	d := g.q.Far(t, other)
	return d >= 0 && d <= maxWay && !g.towards(t, other)
}

// saidApart reports whether a key itself is named, not just its rows: "the customer id", not "customers".
func (g *generator) saidApart(c *link.Column) bool {
	m := g.q.Columns[c.At].Exact
	for i := range g.q.Tables {
		m &^= g.q.Tables[i].All()
	}
	return m != 0
}

// listable reports whether a named column may be shown with a table's rows: not if it is used by a condition or, for
// another table's column, if its words name a column of the table itself.
func (g *generator) listable(t *link.Table, c *link.Column) bool {
	m := g.q.Columns[c.At].Exact
	same := func(o *link.Column) bool { return g.q.Columns[o.At].Exact&m != 0 }
	if c.Table != t && (!g.leadsTo(t, c.Table) || slices.ContainsFunc(t.Columns, same)) {
		return false
	}
	if (c.Refers || c.Key) && !g.saidApart(c) {
		return false
	}
	return !slices.Contains(c.Table.Shown, c) &&
		!slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
			return a.Column == c && (a.Mask|a.Cue)&m != 0 && a.Op != "known"
		})
}

func (g *generator) pairOf(name string, a, b *link.Column) display {
	return display{name, []item{column(a), column(b)}, g.q.Columns[a.At].All() | g.q.Columns[b.At].All(),
		[]uint16{g.columnPart("show", a), g.columnPart("show", b)}}
}
