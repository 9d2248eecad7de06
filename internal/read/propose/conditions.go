package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
)

// conditions is a set of atoms that may hold together.
type conditions struct {
	atoms []*link.Atom
	used  link.Mask
	score float64
}

// without is the set but for its i-th condition.
func (s *conditions) without(i int) *conditions {
	return &conditions{atoms: slices.Delete(slices.Clone(s.atoms), i, i+1)}
}

// plain reports whether all conditions are of a table's own columns.
func (s *conditions) plain(t *link.Table) bool {
	return !slices.ContainsFunc(s.atoms, func(a *link.Atom) bool { return a.Table != t || a.Op == "none" || a.Reads() })
}

// The bounds of the sets of conditions that are tried.
const (
	maxSets      = 10
	beamOfSets   = 60
	maxTogether  = 4
	perPhrase    = 6 // atoms of one phrase
	unlikelySets = .55
)

// conditions composes atoms that do not rest on the same words, the likelier sets first.
func (g *generator) conditions() {
	atoms := g.likely()
	beam := g.beginnings()
	for _, a := range atoms {
		next := beam
		for _, s := range beam {
			if len(s.atoms) < maxTogether && g.together(s.atoms, a) {
				next = append(next[:len(next):len(next)], conditions{append(slices.Clone(s.atoms), a), s.used | a.Mask | a.Cue,
					s.score + a.Score - unlikelySets + parallel(s.atoms, a)})
			}
		}
		slices.SortStableFunc(next, func(a, b conditions) int { return -cmp.Compare(a.score, b.score) })
		beam = next[:min(len(next), beamOfSets)]
	}
	if len(g.choices) > 0 {
		g.sets = beam[:min(len(beam), g.room(maxSets))]
		return
	}
	// What is asked of all rows comes second, so that however many sets there are it is among what is proposed.
	g.sets = append(g.sets, conditions{})
	for _, s := range beam {
		if len(g.sets) < g.room(maxSets) && len(s.atoms) > 0 {
			slices.SortStableFunc(s.atoms, func(a, b *link.Atom) int { return cmp.Compare(firstOf(a.Mask), firstOf(b.Mask)) })
			g.sets = append(g.sets, s)
		}
	}
	g.alone(atoms)
	if len(g.sets) > 1 {
		g.sets[0], g.sets[1] = g.sets[1], g.sets[0]
	}
}

// mostAlone is how many conditions are tried by themselves that likelier sets crowd out.
const mostAlone = 3

// alone adds sets of one condition for those that are in no set of their own.
func (g *generator) alone(atoms []*link.Atom) {
	added := 0
	for _, a := range atoms {
		if added == mostAlone {
			return
		}
		if !slices.ContainsFunc(g.sets, func(s conditions) bool { return len(s.atoms) == 1 && s.atoms[0] == a }) {
			g.sets = append(g.sets, conditions{atoms: []*link.Atom{a}, used: a.Mask | a.Cue, score: a.Score - unlikelySets})
			added++
		}
	}
}

// parallel is what speaks for an atom that is of the same sort as one of the set: of two years either both are dates
// or none is.
func parallel(have []*link.Atom, a *link.Atom) float64 {
	const reward = .5
	for _, b := range have {
		if a.Column != nil && a.Column == b.Column && a.Op == b.Op && opposable[a.Op] {
			return reward
		}
	}
	return 0
}

// likely returns the atoms without those that many better ones of the same phrase go before.
func (g *generator) likely() []*link.Atom {
	var out []*link.Atom
	at := map[link.Mask]int{}
	for i := range g.q.Atoms {
		a := &g.q.Atoms[i]
		if at[a.Mask]++; at[a.Mask] <= perPhrase {
			out = append(out, a)
		}
	}
	return out
}

// together reports whether an atom goes with others.
func (g *generator) together(have []*link.Atom, a *link.Atom) bool {
	for _, b := range have {
		if a.Clashes(b) || a.Op == "null" && b.Op == "null" && a.Cue&b.Cue != 0 && !g.listed(a.Mask, b.Mask) {
			return false // "without a phone number" is not without a number, too
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

// ofOneColumn reports whether two atoms of a column go together: several values, or the bounds of them.
func (g *generator) ofOneColumn(a, b *link.Atom) bool {
	switch {
	case a.Reads() && b.Reads():
		return true // several things of one text
	case a.Op == b.Op && link.SameValue(a, b):
		return false
	case contrary(a, b): // "members and non-members" are set against each other
		return g.among(dividing)|g.among(either)|g.among(comparing) != 0
	case a.Op == b.Op:
		return a.Op == "ne" || opposable[a.Op] && a.Where[0].Item.Same(b.Where[0].Item)
	}
	return bounds(a) && bounds(b)
}

// bounds reports whether an atom may be one of the two bounds of a column.
func bounds(a *link.Atom) bool { return a.Op != "eq" && a.Op != "ne" && a.Op != "eqn" && !a.Holds() }

// contrary reports whether one of two atoms says yes of a column, and the other no.
func contrary(a, b *link.Atom) bool {
	return a.Op == "yes" && b.Op == "no" || a.Op == "no" && b.Op == "yes"
}

// listed reports whether a word between two phrases says that both are meant: "without a phone or an address".
func (g *generator) listed(a, b link.Mask) bool {
	from, to := min(firstOf(a), firstOf(b)), max(firstOf(a), firstOf(b))
	for i := from + 1; i < to; i++ {
		switch g.q.Near(i) {
		case "and", "or", "nor", ",", "/", "&":
			return true
		}
	}
	return false
}
