package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// figured is what was worked out over all rows that a set of conditions leaves.
type figured struct {
	plan
	used  link.Mask
	parts []uint16
	plain bool // a count, or an aggregate of one measure: groups proposes it for each group
}

// figure proposes what is worked out over all rows, and keeps it: it may be asked for each group as well.
func (g *generator) figure(p plan, used link.Mask, parts ...uint16) {
	g.add(p, used, parts...)
	g.figured = append(g.figured, figured{p, used, parts, false})
}

// plainly proposes a count or an aggregate of one measure.
func (g *generator) plainly(p plan, used link.Mask, parts ...uint16) {
	g.add(p, used, parts...)
	g.figured = append(g.figured, figured{p, used, parts, true})
}

// reads reports whether texts have to be read for a figure: for each group that would be asked for too much.
func (f *figured) reads() bool {
	return slices.ContainsFunc(f.show, func(it item) bool {
		return it.Calc != nil &&
			slices.ContainsFunc(it.Calc.Left.Only, func(c query.Condition) bool { return c.Item.Text != nil })
	})
}

// The bounds of what figures are worked out for, each by each.
const (
	maxApiece = 4 // groups
	maxPaired = 6 // groups of which two are taken together
)

// figuresApiece proposes what was worked out over all rows, for each group: "the share of late arrivals per route",
// "the ratio of adults to children in every club".
func (g *generator) figuresApiece(s *conditions) {
	if g.among(perGroup)|g.among(grouping) == 0 {
		return
	}
	pairs := g.pairs()
	g.likeliestFirst()
	for _, f := range g.figured {
		if f.reads() {
			continue
		}
		for _, k := range g.keys[:min(maxApiece, len(g.keys))] {
			if !f.plain && g.parted(f.base, k) {
				g.forEach(s, f, k)
				g.firsts(s, f, k)
			}
		}
		for _, pair := range pairs {
			if g.parted(f.base, pair[0]) && g.parted(f.base, pair[1]) {
				g.forEach(s, f, pair[:]...)
			}
		}
	}
}

// likeliestFirst orders figures by what the model thinks of them: there may be more than are tried for each group.
func (g *generator) likeliestFirst() {
	if g.weigh == nil {
		return
	}
	score := make([]float64, len(g.figured))
	order := make([]int, len(g.figured))
	for i, f := range g.figured {
		order[i] = i
		for _, p := range append(slices.Clone(f.parts), g.shapePart(f.shape)) {
			score[i] += g.weigh(g.set.Parts[p])
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(score[b], score[a]) })
	sorted := make([]figured, len(order))
	for i, at := range order {
		sorted[i] = g.figured[at]
	}
	g.figured = sorted
}

// pairs are the groups of which two are asked for at once: "by region and status".
func (g *generator) pairs() (out [][2]key) {
	said := func(k key) link.Mask { return g.keyUsed(k) & g.behind }
	for i, k := range g.keys[:min(maxPaired, len(g.keys))] {
		for _, o := range g.keys[i+1 : min(maxPaired, len(g.keys))] {
			if said(k)&^said(o) != 0 && said(o)&^said(k) != 0 && !slices.Equal(o.columns, k.columns) &&
				!k.means(g.q, o) && !o.means(g.q, k) {
				pair := [2]key{k, o}
				if firstOf(said(o)) < firstOf(said(k)) {
					pair = [2]key{o, k}
				}
				out = append(out, pair)
			}
		}
	}
	return out
}

// parted reports whether the rows of a table fall into the groups of a key, so that none is in two of them.
func (g *generator) parted(t *link.Table, k key) bool {
	if k.above() {
		return t == k.table
	}
	to := k.columns[0].Table
	if k.refers != nil { // and in no other way
		way := g.q.Way(t, to)
		return len(way) > 0 && way[len(way)-1].Left == k.refers && g.reached(t, k) && !g.towards(t, to)
	}
	return k.table != t && g.reached(t, k) && !g.towards(t, to)
}

// reached reports whether a key is near enough to a table; one that is spoken of may be as far away as any.
func (g *generator) reached(t *link.Table, k key) bool {
	d := g.q.Far(t, k.columns[0].Table)
	return d >= 0 && (d <= 2 || d <= maxWay && g.keyUsed(k) != 0)
}

// forEach proposes a figure for each group of one key, or of two.
func (g *generator) forEach(s *conditions, f figured, keys ...key) {
	p, used, parts := f.plan, f.used, slices.Clone(f.parts)
	p.shape, p.group, p.show = "each "+p.shape, keys, nil
	if len(keys) > 1 {
		p.shape = "each of two " + f.shape
	}
	for _, k := range keys {
		if slices.ContainsFunc(f.show, func(it item) bool {
			return len(it.columns) > 0 && slices.Contains(k.columns, it.columns[0])
		}) {
			return
		}
		p.show = append(p.show, k.items()...)
		used |= g.keyUsed(k)
		parts = append(parts, g.keyPart(k))
	}
	p.show = append(p.show, f.show...)
	parts = append(parts, g.shapePart(f.shape))
	g.add(p, used, parts...)
	if len(keys) > 1 && f.plain {
		g.oftenEnough(p, s, used, parts...)
	}
	if sorted := g.sorted(); sorted != 0 && len(keys) == 1 {
		g.inOrderOf(p, f.show[0], used|sorted, parts...)
	}
}

// inOrderOf proposes groups in the order of a figure that is shown.
func (g *generator) inOrderOf(p plan, figure item, used link.Mask, parts ...uint16) {
	shape := p.shape
	for _, desc := range []bool{true, false} {
		p.shape, p.order, p.desc = "sorted"+direction(desc)+shape, &figure, desc
		g.add(p, used, append(slices.Clone(parts), g.shapePart("order"+direction(desc)))...)
	}
}

// firsts proposes the groups of which a figure is the highest or the lowest, without it and beside it.
func (g *generator) firsts(s *conditions, f figured, k key) {
	if len(f.show) != 1 {
		return
	}
	parts := append(slices.Clone(f.parts), g.keyPart(k), g.shapePart(f.shape))
	for _, desc := range g.directions(&measure{item: f.show[0]}) {
		for _, l := range g.ranks {
			if s.takes(l.used) {
				continue
			}
			p := f.plan
			p.group, p.show, p.order, p.desc = []key{k}, k.items(), &f.show[0], desc
			l.set(&p)
			p.shape = "best" + direction(desc) + l.name() + f.shape
			used, all := f.used|g.keyUsed(k)|l.used, append(parts, g.shapePart("order"+direction(desc)), g.limitPart(l))
			g.add(p, used, all...)
			p.shape += " shown"
			p.show = append(p.show[:len(p.show):len(p.show)], f.show[0])
			g.add(p, used, all...)
		}
	}
}

// behindGrouping returns the tokens that follow a word that asks for something of each group: "by region and status".
func (g *generator) behindGrouping() link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if !grouping[g.q.Near(i)] || g.q.Near(i) == "by" && figures[g.q.Near(i+1)] {
			continue
		}
		content := 0
		for k := i + 1; k < len(g.q.Tokens) && content < mostParting && !g.q.Parts(k); k++ {
			if g.q.Content&(1<<uint(k)) != 0 {
				m |= 1 << uint(k)
				content++
			}
		}
	}
	return m
}

// figures are the words that a figure begins with: "by total weight" tells an order, not groups. A closed class.
var figures = stems("total", "sum", "average", "mean", "median", "number", "count", "amount", "how")

// mostParting is how many words behind such a word may tell the groups.
const mostParting = 4

// grouping are the words that ask for something of each group, and of nothing else: a closed class.
var grouping = stems("each", "every", "per", "by", "combination", "across", "respective", "broken",
	"split", "vary", "varies", "differ")
