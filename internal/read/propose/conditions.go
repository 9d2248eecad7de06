package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// conditions is a compatible set of atoms.
type conditions struct {
	atoms []*link.Atom
	used  link.Mask
	score float64
}

// without returns the set minus its i-th condition.
func (s *conditions) without(i int) *conditions {
	return &conditions{atoms: slices.Delete(slices.Clone(s.atoms), i, i+1)}
}

// Limits on sets of conditions.
const (
	maxSets      = 10
	beamOfSets   = 60
	maxTogether  = 4
	perPhrase    = 6 // atoms per phrase
	unlikelySets = .55
)

// conditions combines atoms with disjoint words, the most probable sets first.
func (g *generator) conditions() {
	atoms := g.likely()
	beam := []conditions{{}}
	for _, a := range atoms {
		next := beam
		for _, s := range beam {
			if len(s.atoms) < maxTogether && g.isCompatible(s.atoms, a) {
				next = append(next[:len(next):len(next)], conditions{append(slices.Clone(s.atoms), a), s.used | a.Mask | a.Cue,
					s.score + a.Score - unlikelySets + parallel(s.atoms, a)})
			}
		}
		slices.SortStableFunc(next, func(a, b conditions) int { return -cmp.Compare(a.score, b.score) })
		beam = next[:min(len(next), beamOfSets)]
	}
	// The empty set comes second, so that it is always among the proposed ones.
	g.sets = append(g.sets, conditions{})
	for _, s := range beam {
		if len(g.sets) < g.candidateLimit(maxSets) && len(s.atoms) > 0 {
			slices.SortStableFunc(s.atoms, func(a, b *link.Atom) int { return link.First(a.Mask) - link.First(b.Mask) })
			g.sets = append(g.sets, s)
		}
	}
	g.singleConditions(atoms)
	if len(g.sets) > 1 {
		g.sets[0], g.sets[1] = g.sets[1], g.sets[0]
	}
}

// maxSingle is the maximum number of sets of one condition added to the most probable sets.
const maxSingle = 3

// singleConditions adds sets of one condition for atoms without such a set.
func (g *generator) singleConditions(atoms []*link.Atom) {
	added := 0
	for _, a := range atoms {
		if added == maxSingle {
			return
		}
		if !slices.ContainsFunc(g.sets, func(s conditions) bool { return len(s.atoms) == 1 && s.atoms[0] == a }) {
			g.sets = append(g.sets, conditions{atoms: []*link.Atom{a}, used: a.Mask | a.Cue, score: a.Score - unlikelySets})
			added++
		}
	}
}

// parallel rates an atom by its similarity to the set: two years are either both dates or neither.
func parallel(have []*link.Atom, a *link.Atom) float64 {
	const reward = .5
	for _, b := range have {
		if a.Column != nil && a.Column == b.Column && a.Op == b.Op && opposableKinds[a.Op] {
			return reward
		}
	}
	return 0
}

// likely returns the atoms except those with many better ones for the same phrase.
func (g *generator) likely() []*link.Atom {
	var out []*link.Atom
	at := map[link.Mask]int{}
	for _, atoms := range [...][]link.Atom{g.q.Atoms, g.supposed} {
		for i := range atoms {
			a := &atoms[i]
			if a.Denied {
				continue
			}
			if at[a.Mask]++; at[a.Mask] <= perPhrase {
				out = append(out, a)
			}
		}
	}
	return out
}

// isCompatible reports whether an atom is compatible with others.
func (g *generator) isCompatible(have []*link.Atom, a *link.Atom) bool {
	for _, b := range have {
		if a.Clashes(b) || a.Op == "null" && b.Op == "null" && a.Cue&b.Cue != 0 && !g.areJoined(a.Mask, b.Mask) {
			return false // "without a phone number" does not also mean "without a number"
		}
		if a.Table == b.Table && a.Cue&b.Cue&g.denials != 0 && (a.Op == "none") != (b.Op == "none") {
			return false // one "without" negates one thing
		}
		if a.Table != b.Table && g.q.Far(a.Table, b.Table) < 0 {
			return false
		}
		if a.Column != nil && a.Column == b.Column && !g.ofOneColumn(a, b) {
			return false
		}
	}
	return true
}

// ofOneColumn reports whether two atoms of a column are compatible: several values, or two bounds.
func (g *generator) ofOneColumn(a, b *link.Atom) bool {
	switch {
	case a.Reads() && b.Reads():
		return true // several things of one text
	case a.Op == b.Op && link.SameValue(a, b):
		return false
	case a.Column.List && (a.Sizes() || b.Sizes()):
		return a.Sizes() != b.Sizes()
	case a.Column.List && isValueCondition(a) && isValueCondition(b):
		return a.Where[0].Values[0] != b.Where[0].Values[0] // one element but not another
	case areYesAndNo(a, b): // "members and non-members" are compared
		return g.q.Among(divisorSenses|either|cue.Except) != 0
	case a.Op == b.Op:
		return a.Op == "ne" || opposableKinds[a.Op] && a.Where[0].Item.Same(b.Where[0].Item)
	}
	return isBound(a) && isBound(b) && !query.ArePointless(slices.Concat(a.Where, b.Where))
}

// isValueCondition reports whether an atom is that a column has a value, or does not have it.
func isValueCondition(a *link.Atom) bool { return a.Op == "eq" || a.Op == "ne" }

// isBound reports whether an atom may be one of two bounds.
func isBound(a *link.Atom) bool { return a.Op != "eq" && a.Op != "ne" && a.Op != "eqn" && !a.Holds() }

// areYesAndNo reports whether two atoms are yes and no of the same column.
func areYesAndNo(a, b *link.Atom) bool {
	return a.Op == "yes" && b.Op == "no" || a.Op == "no" && b.Op == "yes"
}

// areJoined reports whether a word such as "and" or "or" joins two phrases: "without a phone or an address".
func (g *generator) areJoined(a, b link.Mask) bool {
	from, to := min(link.First(a), link.First(b)), max(link.First(a), link.First(b))
	for i := from + 1; i <= to; i++ {
		switch w := g.q.Near(i); {
		case g.q.Parts(i), i < to && (w == "and" || w == "or" || w == "nor" || w == "/" || w == "&"):
			return true
		}
	}
	return false
}
