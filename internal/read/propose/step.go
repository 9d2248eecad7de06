package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// step leads from the rows that the conditions leave to others: the next one, those before it, those that have more,
// the one that they refer to.
type step struct {
	name string
	by   item         // what is compared; the place in the table's order where it is about that
	op   query.Op     // with
	from query.Item   // of the rows that it sets out from
	then []*link.Atom // conditions of the rows that it leads to
}

// stepBy is a step between values of one kind: from the largest or the least, or so far away from it.
func stepBy(name string, by item, op query.Op, agg query.Agg, away string, then []*link.Atom) step {
	from := by.Item
	from.Agg = agg
	if away != "" {
		from = query.Item{Calc: &query.Calc{Op: query.Plus, Left: from, Right: query.Item{Number: away}}}
	}
	return step{name, by, op, from, then}
}

// apply turns the conditions of a query into where the step sets out from.
func (s *step) apply(out *query.Query) {
	sub := &query.Query{Select: []query.Item{s.from}, From: out.From, Where: out.Where}
	out.Where = []query.Condition{{Item: s.by.Item, Op: s.op, Sub: sub}}
	for _, a := range s.then {
		out.Where = append(out.Where, a.Where...)
	}
	if s.name == "same" && len(sub.Where) == 1 && sub.Where[0].Op == query.Equal {
		others := sub.Where[0]
		others.Op = query.NotEqual
		out.Where = append(out.Where, others)
	}
}

// Words of English that tell of an order, or of what is compared.
const (
	stepOn   = cue.Next | cue.Below
	stepBack = cue.Previous | cue.Above
	firsts   = cue.First | cue.Earliest | cue.Start
	lasts    = cue.Last | cue.Latest | cue.End
	compared = cue.More | cue.Less | cue.Above | cue.Below | cue.Than
)

// inList adds the words about a list to those for a place in it, if there are any.
func (g *generator) inList(place link.Mask) link.Mask {
	if place == 0 {
		return 0
	}
	return place | g.q.Among(cue.Listed)
}

// saying returns the tokens that are one of some words.
func (g *generator) saying(words ...string) (m link.Mask) {
	for i, t := range g.q.Tokens {
		if slices.Contains(words, t.Text) {
			m |= 1 << uint(i)
		}
	}
	return m
}

// twice returns the tokens that are a word, where there are two: "as many as".
func (g *generator) twice(word string) link.Mask {
	if m := g.saying(word); link.Count(m) > 1 {
		return m
	}
	return 0
}

// place is the place in a table's own order, as an item.
func place(t *link.Table) item { return item{Item: query.Item{Column: t.Row()}} }

// inOrder proposes what stands first, last or at some place in a table's own order.
func (g *generator) inOrder(t *link.Table, s *conditions) {
	if !t.Ordered {
		return
	}
	for _, desc := range []bool{false, true} {
		name, said := "first ", g.inList(g.q.Among(firsts))
		if desc {
			name, said = "last ", g.inList(g.q.Among(lasts))
		}
		for _, l := range g.limits {
			if l.n == 0 || (l.n == 1 || desc) && said == 0 || s.takes(l.used) { // the top three are not the last rows
				continue
			}
			for _, d := range g.displays(t, false) {
				p := s.plan(name+l.name()+d.name, t)
				at := place(t)
				p.show, p.order, p.desc = d.items, &at, desc
				l.set(&p)
				parts := []uint16{g.shapePart("place" + direction(desc)), g.limitPart(l)}
				g.add(p, said|l.used|d.used, append(parts, d.parts...)...)
			}
		}
	}
}

// steps proposes what stands beside the rows of a set of conditions, or compares with them. Of several conditions
// each may be where the step sets out from, and the rest what it looks for.
func (g *generator) steps(t *link.Table, s *conditions) {
	if len(s.atoms) == 0 || slices.ContainsFunc(s.atoms,
		func(a *link.Atom) bool { return a.Op == "none" || a.Table != t }) {
		return
	}
	g.stepsFrom(t, s, nil)
	if len(s.atoms) == 2 {
		for i := range s.atoms {
			g.stepsFrom(t, &conditions{atoms: s.atoms[i : i+1]}, s.atoms[1-i:2-i])
		}
	}
}

func (g *generator) stepsFrom(t *link.Table, s *conditions, then []*link.Atom) {
	if t.Ordered {
		after, before := g.inList(g.q.Among(stepOn)), g.inList(g.q.Among(stepBack))
		at := place(t)
		if after != 0 {
			g.step(t, s, stepBy("next", at, query.Equal, query.Max, "1", then), after)
			g.step(t, s, stepBy("after", at, query.Greater, query.Max, "", then), after)
		}
		if before != 0 {
			g.step(t, s, stepBy("previous", at, query.Equal, query.Min, "-1", then), before)
			g.step(t, s, stepBy("before", at, query.Less, query.Min, "", then), before)
		}
	}
	for _, e := range g.q.Direct(t, t) {
		m := &g.q.Columns[e.Left.At]
		part := g.columnPart("refers", e.Left)
		g.step(t, s, step{"up", column(e.Right), query.In, query.Item{Column: e.Left.Ref()}, then}, m.All(), part)
		g.step(t, s, step{"down", column(e.Left), query.In, query.Item{Column: e.Right.Ref()}, then}, m.All(), part)
	}
	same, more := g.q.Among(cue.Even)|g.saying("share")|g.twice("as"), g.q.Among(compared|stepOn|stepBack)
	fixed := func(c *link.Column) bool {
		return slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Column == c })
	}
	for i := range g.measures[:min(4, len(g.measures))] {
		if m := &g.measures[i]; more != 0 && m.table == t && len(m.columns) == 1 && !fixed(m.columns[0]) {
			part := g.measurePart("than", m)
			g.step(t, s, stepBy("more", m.item, query.Greater, query.Max, "", then), more|m.used, part)
			g.step(t, s, stepBy("less", m.item, query.Less, query.Min, "", then), more|m.used, part)
		}
	}
	for _, c := range g.shown[:min(6, len(g.shown))] {
		if same != 0 && c.Table == t && c.Distinct < t.Rows && !fixed(c) {
			g.step(t, s, stepBy("same", column(c), query.Equal, query.Max, "", then), same|g.q.Columns[c.At].All(),
				g.columnPart("same", c))
		}
	}
}

// step proposes the rows at the other end of a step: to count, and to list.
func (g *generator) step(t *link.Table, s *conditions, to step, used link.Mask, parts ...uint16) {
	for _, a := range to.then {
		used |= a.Words()
		parts = append(parts, g.atomPart(a))
	}
	if len(to.then) > 0 {
		switch to.name { // the next of them is no longer the next row
		case "next":
			to = stepBy(to.name, to.by, query.Greater, query.Max, "", to.then)
		case "previous":
			to = stepBy(to.name, to.by, query.Less, query.Min, "", to.then)
		}
	}
	p := s.plan("step count "+to.name, t)
	p.step = &to
	p.show = []item{{Item: rowCount}}
	parts = append(parts, g.shapePart("step "+to.name))
	if to.name != "next" && to.name != "previous" {
		g.add(p, used, parts...)
	}
	ways := g.displays(t, false)
	for _, d := range ways[:min(8, len(ways))] {
		p.shape, p.show = "step "+to.name+" "+d.name, d.items
		if at := place(t); to.op != query.Equal && (to.name == "next" || to.name == "previous") {
			p.order, p.desc, p.limit = &at, to.name == "previous", 1
		}
		g.add(p, used|d.used, append(slices.Clone(parts), d.parts...)...)
	}
}
