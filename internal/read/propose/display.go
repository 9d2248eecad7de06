package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// nameItems returns the columns that name a table's rows, as items.
func nameItems(t *link.Table) []item {
	out := make([]item, len(t.TitleColumns))
	for i, c := range t.TitleColumns {
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
	cacheKey := displayKey{t, pairs}
	if known, ok := g.displaysOf[cacheKey]; ok {
		return known
	}
	out := g.findDisplays(t, pairs)
	g.displaysOf[cacheKey] = slices.Clip(out)
	return g.displaysOf[cacheKey]
}

// displayKey is the key of cached displays.
type displayKey struct {
	table *link.Table
	pairs bool
}

func (g *generator) findDisplays(t *link.Table, pairs bool) []display {
	nameParts := g.namePart(t)
	out := []display{{"name", nameItems(t), 0, nameParts}}
	var named []*link.Column
	for _, c := range g.shownColumns {
		if !g.isNear(t, c) {
			continue
		}
		m := &g.q.Columns[c.Index]
		d := display{"column", []item{column(c)}, m.All(), []uint16{g.columnPart("show", c)}}
		out = append(out, d)
		if m.Exact != 0 && !slices.Contains(t.TitleColumns, c) {
			out = append(out, display{"name+", append(nameItems(t), column(c)), m.All(),
				append(slices.Clone(nameParts), d.parts...)})
		}
		if m.Exact != 0 && len(named) < 5 {
			named = append(named, c)
		}
	}
	if !pairs {
		return out
	}
	slices.SortStableFunc(named, func(a, b *link.Column) int {
		return link.First(g.q.Columns[a.Index].Exact) - link.First(g.q.Columns[b.Index].Exact)
	})
	for i, a := range named {
		for k, b := range named[i+1:] {
			out = append(out, g.pairOf("columns", a, b))
			for _, c := range named[i+k+2:] {
				d := g.pairOf("columns3", a, b)
				d.items, d.used = append(d.items, column(c)), d.used|g.q.Columns[c.Index].All()
				d.parts = append(d.parts, g.columnPart("show", c))
				out = append(out, d)
			}
		}
	}
	return append(out, display{"all", []item{{Item: query.Star(t.Name)}}, 0, nil})
}

// namePart returns the features of showing the columns that name rows.
func (g *generator) namePart(t *link.Table) []uint16 {
	return []uint16{g.columnPart("name", t.TitleColumns[0])}
}

func (g *generator) pairOf(name string, a, b *link.Column) display {
	return display{name, []item{column(a), column(b)}, g.q.Columns[a.Index].All() | g.q.Columns[b.Index].All(),
		[]uint16{g.columnPart("show", a), g.columnPart("show", b)}}
}
