package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// conditionSet is a set of atoms that are compatible with each other.
type conditionSet struct {
	atoms []*link.Atom
	used  link.Mask
	score float64
}

// without returns the set without its i-th condition.
func (s *conditionSet) without(i int) *conditionSet {
	return &conditionSet{atoms: slices.Delete(slices.Clone(s.atoms), i, i+1)}
}

// Limits on sets of conditions.
const (
	maxSets           = 10
	setBeam           = 60
	maxSetSize        = 4
	maxAtomsPerPhrase = 6
	atomCost          = .55
)

// combineAtoms combines atoms that use different words, the most probable sets first.
func (g *generator) combineAtoms() {
	atoms := g.likelyAtoms()
	beam := []conditionSet{{}}
	for _, a := range atoms {
		next := beam
		for _, s := range beam {
			if len(s.atoms) < maxSetSize && g.isCompatible(s.atoms, a) {
				next = append(next[:len(next):len(next)], conditionSet{append(slices.Clone(s.atoms), a), s.used | a.Mask | a.Cue,
					s.score + a.Score - atomCost + parallelBonus(s.atoms, a)})
			}
		}
		slices.SortStableFunc(next, func(a, b conditionSet) int { return -cmp.Compare(a.score, b.score) })
		beam = next[:min(len(next), setBeam)]
	}
	// The empty set comes second, so that it is always among the proposed ones.
	g.sets = append(g.sets, conditionSet{})
	for _, s := range beam {
		if len(g.sets) < g.candidateLimit(maxSets) && len(s.atoms) > 0 {
			slices.SortStableFunc(s.atoms, func(a, b *link.Atom) int { return link.First(a.Mask) - link.First(b.Mask) })
			g.sets = append(g.sets, s)
		}
	}
	g.addSingleConditions(atoms)
	if len(g.sets) > 1 {
		g.sets[0], g.sets[1] = g.sets[1], g.sets[0]
	}
}

// maxSingleConditionSets is the maximum number of single-condition sets that are added to the most probable sets.
const maxSingleConditionSets = 3

// addSingleConditions adds sets with a single condition, for atoms that have no such set.
func (g *generator) addSingleConditions(atoms []*link.Atom) {
	added := 0
	for _, a := range atoms {
		if added == maxSingleConditionSets {
			return
		}
		if !slices.ContainsFunc(g.sets, func(s conditionSet) bool { return len(s.atoms) == 1 && s.atoms[0] == a }) {
			g.sets = append(g.sets, conditionSet{atoms: []*link.Atom{a}, used: a.Mask | a.Cue, score: a.Score - atomCost})
			added++
		}
	}
}

// parallelBonus rates an atom by its similarity to those of a set: two years are either both dates or neither.
func parallelBonus(have []*link.Atom, a *link.Atom) float64 {
	const reward = .5
	for _, b := range have {
		if a.Column != nil && a.Column == b.Column && a.Op == b.Op && opposableKinds[a.Op] {
			return reward
		}
	}
	return 0
}

// likelyAtoms returns the atoms, except those that rank too low among the atoms for the same phrase.
func (g *generator) likelyAtoms() []*link.Atom {
	var out []*link.Atom
	counts := map[link.Mask]int{}
	for _, atoms := range [...][]link.Atom{g.q.Atoms, g.implied} {
		for i := range atoms {
			a := &atoms[i]
			if a.Negated {
				continue
			}
			if counts[a.Mask]++; counts[a.Mask] <= maxAtomsPerPhrase {
				out = append(out, a)
			}
		}
	}
	return out
}

func (g *generator) isCompatible(have []*link.Atom, a *link.Atom) bool {
	for _, b := range have {
		isOther := a.Column != b.Column || a.Op == "null" && b.Op == "null"
		if a.Overlaps(b) || a.Cue&b.Cue&g.negations != 0 && isOther && !g.areJoined(a.Mask, b.Mask) {
			return false // one negation denies one thing: "no end date in Bonn" is in Bonn
		}
		if a.Table != b.Table && g.q.Distance(a.Table, b.Table) < 0 {
			return false
		}
		if a.Column != nil && a.Column == b.Column && !g.areCompatibleOnColumn(a, b) {
			return false
		}
	}
	return true
}

// areCompatibleOnColumn reports whether two atoms of a column are compatible: several values, or two bounds.
func (g *generator) areCompatibleOnColumn(a, b *link.Atom) bool {
	switch {
	case a.ReadsText() && b.ReadsText():
		return true // several statements about one text
	case a.Op == b.Op && link.HaveSameValue(a, b):
		return false
	case a.Column.List && (a.CountsElements() || b.CountsElements()):
		return a.CountsElements() != b.CountsElements()
	case a.Column.List && isValueCondition(a) && isValueCondition(b):
		return a.Where[0].Values[0] != b.Where[0].Values[0] // one element but not another
	case areYesAndNo(a, b): // "members and non-members" are compared
		return g.q.WithSense(divisorSenses|alternativeSenses|cue.Except) != 0
	case a.Op == b.Op:
		return a.Op == "ne" || opposableKinds[a.Op] && a.Where[0].Item.Same(b.Where[0].Item)
	}
	return isBound(a) && isBound(b) && !query.ArePointless(slices.Concat(a.Where, b.Where))
}

// isValueCondition reports whether an atom says that a column has a value, or that it does not.
func isValueCondition(a *link.Atom) bool { return a.Op == "eq" || a.Op == "ne" }

// isBound reports whether an atom may be one of two bounds.
func isBound(a *link.Atom) bool {
	return a.Op != "eq" && a.Op != "ne" && a.Op != "eqn" && !a.IsSubstringMatch()
}

// areYesAndNo reports whether one of two atoms of a column means yes and the other no.
func areYesAndNo(a, b *link.Atom) bool {
	return a.Op == "yes" && b.Op == "no" || a.Op == "no" && b.Op == "yes"
}

// areJoined reports whether a word such as "and" or "or" joins two phrases: "without a phone or an address".
func (g *generator) areJoined(a, b link.Mask) bool {
	from, to := min(link.First(a), link.First(b)), max(link.First(a), link.First(b))
	for i := from + 1; i <= to; i++ {
		switch w := g.q.Token(i); {
		case g.q.StartsClause(i), i < to && (w == "and" || w == "or" || w == "nor" || w == "/" || w == "&"):
			return true
		}
	}
	return false
}
