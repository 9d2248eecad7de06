package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// figured is a figure over all rows of a set of conditions.
type figured struct {
	plan
	used  link.Mask
	parts []uint16
	plain bool // a count, or an aggregate of one measure: groups proposes it per group
}

// propose proposes a figure over all rows, and keeps it to be proposed per group as well.
func (g *generator) propose(p plan, plain bool, used link.Mask, parts ...uint16) {
	g.add(p, used, parts...)
	g.figured = append(g.figured, figured{p, used, parts, plain})
}

// reads reports whether a figure requires reading texts, which would be too much for every group.
func (f *figured) reads() bool {
	return slices.ContainsFunc(f.show, func(it item) bool {
		return it.Calc != nil &&
			slices.ContainsFunc(it.Calc.Left.Only, func(c query.Condition) bool { return c.Item.Text != nil })
	})
}

// Limits of figures per group.
const (
	maxApiece = 4 // groups
	maxPaired = 6 // groups combined in pairs
)

// figuresApiece proposes figures per group: "the share of late arrivals per route", "the ratio of adults to children in
// every club".
func (g *generator) figuresApiece(s *conditions) {
	if g.q.Among(cue.PerGroup) == 0 {
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
			}
		}
		for _, pair := range pairs {
			if g.parted(f.base, pair[0]) && g.parted(f.base, pair[1]) {
				g.forEach(s, f, pair[:]...)
			}
		}
	}
}

// likeliestFirst sorts figures by the model's score: there may be more than are tried per group.
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

// pairs are the pairs of keys to group by: "by region and status".
func (g *generator) pairs() (out [][2]key) {
	keyMask := func(k key) link.Mask { return g.keyUsed(k) & g.behind }
	for i, k := range g.keys[:min(maxPaired, len(g.keys))] {
		for _, o := range g.keys[i+1 : min(maxPaired, len(g.keys))] {
			if keyMask(k)&^keyMask(o) != 0 && keyMask(o)&^keyMask(k) != 0 && !slices.Equal(o.columns, k.columns) &&
				!k.means(g.q, o) && !o.means(g.q, k) {
				pair := [2]key{k, o}
				if link.First(keyMask(o)) < link.First(keyMask(k)) {
					pair = [2]key{o, k}
				}
				out = append(out, pair)
			}
		}
	}
	return out
}

// parted reports whether a key divides a table's rows into disjoint groups.
func (g *generator) parted(t *link.Table, k key) bool {
	to := k.columns[0].Table
	if k.refers != nil { // the only path
		way := g.q.Way(t, to)
		return len(way) > 0 && way[len(way)-1].Left == k.refers && g.reached(t, k) && !g.towards(t, to)
	}
	return k.table != t && g.reached(t, k) && !g.towards(t, to)
}

// reached reports whether a key is near enough to a table; a mentioned one may be at any distance.
func (g *generator) reached(t *link.Table, k key) bool {
	d := g.q.Far(t, k.columns[0].Table)
	return d >= 0 && (d <= 2 || d <= maxWay && g.keyUsed(k) != 0)
}

// forEach proposes a figure per group of one key, or of two.
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
	if sorted := g.sorted(); sorted != 0 && len(keys) == 1 {
		g.inOrderOf(p, f.show[0], used|sorted, parts...)
	}
}

// inOrderOf proposes groups sorted by a shown figure.
func (g *generator) inOrderOf(p plan, figure item, used link.Mask, parts ...uint16) {
	shape := p.shape
	for _, desc := range []bool{true, false} {
		p.shape, p.order, p.desc = "sorted"+direction(desc)+shape, &figure, desc
		g.add(p, used, append(slices.Clone(parts), g.shapePart("order"+direction(desc)))...)
	}
}

// behindGrouping returns the tokens after a grouping word: "by region and status".
func (g *generator) behindGrouping() link.Mask {
	var m link.Mask
	for i := range g.q.Tokens {
		if !g.q.Asks(i, cue.Grouping) || g.q.Near(i) == "by" && g.q.Asks(i+1, figures) {
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

// figures are words that begin a figure: "by total weight" is an order, not a grouping. A closed class.
const figures = cue.Average | cue.Total | cue.Number

// mostParting is the number of words after a grouping word that may name the key.
const mostParting = 4
