package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
)

// maxListed is the maximum number of things a question asks for per row.
const maxListed = 6

// namedDisplays shows everything in a row that the question names, such as "the vessel, the berth and the time of
// arrival", with and without the row's name. Rows of other tables are shown by name.
func (g *generator) namedDisplays(t *link.Table) []display {
	d := display{name: "listed"}
	var positions []link.Mask
	add := func(m link.Mask, items ...item) {
		k := 0
		for k < len(positions) && link.First(positions[k]) <= link.First(m) {
			k++
		}
		positions = slices.Insert(positions, k, slices.Repeat([]link.Mask{m}, len(items))...)
		d.items = slices.Insert(d.items, k, items...)
		d.used |= m
	}
	var own link.Mask
	for i, o := range g.q.Catalog.Tables {
		m := g.q.Tables[i].Exact
		switch {
		case o == t:
			own |= m
		case m != 0 && g.refersToOne(t, o) && !slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
			return a.Mask&m != 0 && a.Score > 1
		}):
			add(m, nameItems(o)...)
			own |= m
		}
	}
	for _, c := range g.q.Catalog.Columns {
		if m := g.q.Columns[c.Index].Exact &^ own; m != 0 && g.isListable(t, c) {
			add(m, column(c))
			d.parts = append(d.parts, g.columnPart("show", c))
		}
	}
	if len(d.items) < 2 || len(d.items) > maxListed {
		return nil
	}
	withoutName := d
	withoutName.name = "listed alone"
	d.items, d.parts = append(nameItems(t), d.items...), append(g.namePart(t), d.parts...)
	return []display{d, withoutName}
}

// refersToOne reports whether every row of a table belongs to a single row of another, within a few joins.
func (g *generator) refersToOne(t, other *link.Table) bool {
	d := g.q.Distance(t, other)
	return d >= 0 && d <= maxJoins && !g.leadsToMany(t, other)
}

// namesKey reports whether the question names a key itself, not just its rows: "the customer id", not "customers".
func (g *generator) namesKey(c *link.Column) bool {
	m := g.q.Columns[c.Index].Exact
	for i := range g.q.Tables {
		m &^= g.q.Tables[i].All()
	}
	return m != 0
}

// isListable reports whether a named column may be shown with a table's rows. It may not if a condition uses it, or if
// it is in another table and its words name a column of the table itself.
func (g *generator) isListable(t *link.Table, c *link.Column) bool {
	m := g.q.Columns[c.Index].Exact
	same := func(o *link.Column) bool { return g.q.Columns[o.Index].Exact&m != 0 }
	if c.Table != t && (!g.refersToOne(t, c.Table) || slices.ContainsFunc(t.Columns, same)) {
		return false
	}
	if (c.IsReference || c.IsKey) && !g.namesKey(c) {
		return false
	}
	return !slices.Contains(c.Table.TitleColumns, c) &&
		!slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
			return a.Column == c && (a.Mask|a.Cue)&m != 0 && a.Op != "known"
		})
}
