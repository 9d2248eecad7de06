package store

import (
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
)

// spellingGroups are the spellings of each value of a column, with the one that stands for all of them first.
type spellingGroups struct {
	groups map[string][]string
	counts map[string]int64
	pairs  []doubt.Pair
}

// groupSpellings groups a column's values: those that differ only in case and marks, those that are certainly one, and
// those that the owner says are one.
func groupSpellings(counts map[string]int64, said columnOverlay) *spellingGroups {
	g := &spellingGroups{groups: spellings(counts), counts: counts}
	heads, keys := map[string]int64{}, map[string]string{}
	for key, list := range g.groups {
		if isUnknown(key) {
			continue
		}
		keys[list[0]] = key
		for _, v := range list {
			heads[list[0]] += counts[v]
			keys[v] = key
		}
	}
	join := func(value, other string) {
		to, from := keys[value], keys[other]
		if to == "" || from == "" || to == from {
			return
		}
		for _, v := range g.groups[from] {
			keys[v] = to
		}
		g.groups[to] = append(g.groups[to], g.groups[from]...)
		delete(g.groups, from)
	}
	if len(heads) <= maxReplacements {
		g.pairs = doubt.Pairs(heads)
	}
	for _, value := range slices.Sorted(maps.Keys(said.Same)) {
		for _, other := range said.Same[value] {
			join(value, other)
		}
	}
	for _, p := range g.pairs {
		if p.P >= doubt.Certain && !said.differ(p.Value, p.Other) {
			join(p.Value, p.Other)
		}
	}
	return g
}

// doubts returns the doubts about the spellings.
func (g *spellingGroups) doubts(table, column string) (out []*schema.Doubt) {
	folded := map[string]int64{}
	for v, n := range g.counts {
		folded[spellingKey(v)] += n
	}
	for _, p := range g.pairs {
		out = append(out, doubt.OfSpelling(table, column, p, folded[spellingKey(p.Value)], folded[spellingKey(p.Other)]))
	}
	return out
}

// differ reports whether the owner says that two values are different.
func (c columnOverlay) differ(a, b string) bool {
	return slices.ContainsFunc(c.Different, func(list []string) bool {
		return slices.Contains(list, a) && slices.Contains(list, b)
	})
}

// joined reports whether the owner says that two values are one.
func (c columnOverlay) joined(a, b string) bool {
	for value, others := range c.Same {
		all := append([]string{value}, others...)
		if slices.Contains(all, a) && slices.Contains(all, b) {
			return true
		}
	}
	return false
}

// identifies reports whether a role is that of a number that only identifies.
func identifies(role string) bool { return strings.EqualFold(role, string(schema.Identifier)) }
