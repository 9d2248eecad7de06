package propose

import (
	"slices"

	"surely/parse/link"
	"surely/query"
)

// step leads from the rows that the conditions leave to others: the next one, those before it, those that have more.
type step struct {
	name string
	by   item // what is compared; the place in the table's order where it is about that
	op   query.Op
	agg  query.Agg
	away string // so far from it: "1" for the next, "-1" for the one before
}

// apply turns the conditions of a query into where the step sets out from.
func (s *step) apply(out *query.Query) {
	from := s.by.Item
	from.Agg = s.agg
	if s.away != "" {
		from = query.Item{Calc: &query.Calc{Op: query.Plus, Left: from, Right: query.Item{Number: s.away}}}
	}
	sub := &query.Query{Select: []query.Item{from}, From: out.From, Where: out.Where}
	out.Where = []query.Condition{{Item: s.by.Item, Op: s.op, Sub: sub}}
	if s.op != query.Equal || s.away != "" || len(sub.Where) != 1 || sub.Where[0].Op != query.Equal {
		return
	}
	others := sub.Where[0]
	others.Op = query.NotEqual
	out.Where = append(out.Where, others)
}

// Words of English that tell of an order, or of what is compared: closed classes.
var (
	later   = stems("next", "after", "follow", "subsequ", "immedi", "directli", "right", "come", "listed", "below", "succeed")
	earlier = stems("previou", "befor", "preced", "prior", "immedi", "directli", "right", "come", "listed", "above", "just")
	firsts  = stems("first", "begin", "initial", "start", "top", "earliest", "open", "listed", "chart", "tabl", "list")
	lasts   = stems("last", "final", "end", "bottom", "latest", "listed", "chart", "tabl", "list", "recent")
	alike   = stems("same", "equal", "as", "share", "tie", "tied", "ident")
	beyond  = stems("more", "than", "better", "greater", "higher", "larger", "less", "fewer", "lower", "smaller", "wors", "above", "below", "over", "under", "exceed")
)

func stems(list ...string) map[string]bool {
	m := map[string]bool{}
	for _, w := range list {
		m[w] = true
	}
	return m
}

// among returns the tokens that are of a class, by stem or as they stand.
func (g *generator) among(class map[string]bool) link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if class[g.q.Stems[i]] || class[g.q.Near(i)] {
			m |= 1 << uint(i)
		}
	}
	return m
}

// place is the place in a table's own order, as an item.
func place(t *link.Table) item { return item{Item: query.Item{Column: t.Row()}} }

// inOrder proposes what stands first, last or at some place in a table's own order.
func (g *generator) inOrder(t *link.Table, s *conditions) {
	if !t.Ordered {
		return
	}
	for _, desc := range []bool{false, true} {
		name, cue := "first ", g.among(firsts)
		if desc {
			name, cue = "last ", g.among(lasts)
		}
		for _, l := range g.limits {
			if l.n == 1 && cue == 0 {
				continue
			}
			for _, d := range g.displays(t, false) {
				p := s.plan(name+l.name()+d.name, t)
				at := place(t)
				p.show, p.order, p.desc = d.items, &at, desc
				l.set(&p)
				g.add(p, cue|l.used|d.used, append([]uint16{g.shapePart("place" + direction(desc)), g.limitPart(l)}, d.parts...)...)
			}
		}
	}
}

// steps proposes what stands beside the rows of a set of conditions, or compares with them.
func (g *generator) steps(t *link.Table, s *conditions) {
	if len(s.atoms) == 0 || slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Op == "none" || a.Table != t }) {
		return
	}
	if t.Ordered {
		after, before := g.among(later), g.among(earlier)
		at := place(t)
		if after != 0 {
			g.step(t, s, step{"next", at, query.Equal, query.Max, "1"}, after)
			g.step(t, s, step{"after", at, query.Greater, query.Max, ""}, after)
		}
		if before != 0 {
			g.step(t, s, step{"previous", at, query.Equal, query.Min, "-1"}, before)
			g.step(t, s, step{"before", at, query.Less, query.Min, ""}, before)
		}
	}
	same, more := g.among(alike), g.among(beyond)|g.among(later)|g.among(earlier)
	for i := range g.measures {
		m := &g.measures[i]
		if m.table != t || len(m.columns) != 1 || slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Column == m.columns[0] }) {
			continue
		}
		if more != 0 {
			part := g.measurePart("than", m)
			g.step(t, s, step{"more", m.item, query.Greater, query.Max, ""}, more|m.used, part)
			g.step(t, s, step{"less", m.item, query.Less, query.Min, ""}, more|m.used, part)
		}
	}
	if same == 0 {
		return
	}
	for _, c := range g.shown {
		if c.Table == t && c.Distinct < t.Rows && !slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Column == c }) {
			g.step(t, s, step{"same", column(c), query.Equal, query.Max, ""}, same|g.q.Columns[c.At].All(), g.columnPart("same", c))
		}
	}
}

// step proposes the rows at the other end of a step: to count, and to list.
func (g *generator) step(t *link.Table, s *conditions, to step, used link.Mask, parts ...uint16) {
	p := s.plan("step count "+to.name, t)
	p.step = &to
	p.show = []item{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}}
	way := g.shapePart("step " + to.name)
	if to.away == "" {
		g.add(p, used, append([]uint16{way}, parts...)...)
	}
	for _, d := range g.displays(t, false) {
		p.shape, p.show = "step "+to.name+" "+d.name, d.items
		g.add(p, used|d.used, append(append([]uint16{way}, parts...), d.parts...)...)
	}
}
