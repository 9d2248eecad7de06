package agent

import (
	"slices"
	"sort"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// belief is a distribution over whole queries, conditioned on the replies. Component probabilities are its marginals.
type belief struct {
	queries []*query.Query
	// per query, the tokens behind each component; nil if the parser does not report them
	words           []map[string][]int
	unused          [][]string // per query, the unused words
	added           [][]string // per query, the components that no word of the question names
	results         []string   // per query, the probe's fingerprint, if any
	p               []float64  // not normalised
	contradictions  []int      // how many hard replies contradict the query
	class           []int      // queries of one class give the same result
	relevance       relevance
	noneProbability float64 // probability that none of the queries is right
	// parserProbability holds each component's probability if the parser decides them one by one; -1 otherwise, or after a
	// reply.
	parserProbability       []float64
	byClause                bool    // whether the parser decides clause by clause; queries but its own are then a sample
	pinned                  int     // the query that leads because the person confirmed it; -1: none
	unanswerableProbability float64 // probability that the data cannot answer, if the parser estimates it

	components []query.Component // every component of every query, without repeats
	ids        []string
	index      map[string]int
	order      [][]int // per query, its components in decision order
	has        []bits  // per query, the same as a set
}

// bits is a set of component indexes.
type bits []uint64

func (b bits) has(i int) bool { return i>>6 < len(b) && b[i>>6]&(1<<(i&63)) != 0 }

func (b *bits) add(i int) {
	for i>>6 >= len(*b) {
		*b = append(*b, 0)
	}
	(*b)[i>>6] |= 1 << (i & 63)
}

// contradictedFactor is the factor for a query that contradicts a hard reply. It is not zero: when every candidate
// contradicts the replies, those with the fewest contradictions remain.
const contradictedFactor = 1e-9

// enoughProbability is the cumulative probability after which further candidates are dropped, since they could not
// change a decision.
const enoughProbability = 0.9999

// typicalComponents is the number of different components to allocate memory for.
const typicalComponents = 64

// maxCandidates is the maximum number of queries in a belief, which bounds the work of a turn.
const maxCandidates = 80

// Belief is a distribution over whole queries. Inquiries that start from it do not change it.
type Belief struct{ b *belief }

// NewBelief builds a belief from a parser's output. Several inquiries may start from one belief.
func NewBelief(parsed *parse.Parsed) *Belief {
	return &Belief{newBelief(parsed, relevance{})}
}

// observe updates the queries' probabilities with a reply that says whether a component is right. trust is how often
// such replies are right; 1 makes them hard constraints.
func (b *belief) observe(id string, yes bool, trust float64) {
	i, ok := b.index[id]
	if ok {
		b.parserProbability[i] = -1
	}
	against := max(1-trust, contradictedFactor)
	for q := range b.p {
		if (ok && b.has[q].has(i)) == yes {
			b.p[q] *= trust
		} else {
			b.p[q] *= against
			if trust >= 1 {
				b.contradictions[q]++
			}
		}
	}
	if yes {
		b.noneProbability *= against
	} else {
		b.noneProbability *= trust
	}
	b.rescale()
}

// rescale normalises the probabilities before they underflow. Contradictions are counted separately and stay.
func (b *belief) rescale() {
	total := b.total()
	if total <= 0 || total > 1e-3 {
		return
	}
	for q := range b.p {
		b.p[q] /= total
	}
	b.noneProbability /= total
}

// isPossible reports whether some query that contradicts no hard reply has the component.
func (b *belief) isPossible(id string) bool {
	i, ok := b.index[id]
	if !ok {
		return false
	}
	for q := range b.p {
		if b.contradictions[q] == 0 && b.has[q].has(i) {
			return true
		}
	}
	return false
}

// isConsistent reports whether some query is consistent with all hard replies.
func (b *belief) isConsistent() bool {
	return slices.Contains(b.contradictions, 0)
}

// clone returns an independent copy.
func (b *belief) clone() *belief {
	c := *b
	c.p = append([]float64(nil), b.p...)
	c.contradictions = append([]int(nil), b.contradictions...)
	c.parserProbability = append([]float64(nil), b.parserProbability...)
	return &c
}

// leader returns the index of the current query, the most probable one with the most probable result; -1 if there are
// no queries.
func (b *belief) leader() int {
	if len(b.queries) == 0 {
		return -1
	}
	if b.pinned >= 0 && b.contradictions[b.pinned] == 0 {
		return b.pinned
	}
	mass := make([]float64, len(b.queries))
	for q, p := range b.p {
		mass[b.class[q]] += p
	}
	best := 0
	for q, p := range b.p {
		if m, lead := mass[b.class[q]], mass[b.class[best]]; m > lead+1e-15 || b.class[q] == b.class[best] && p > b.p[best] {
			best = q
		}
	}
	return best
}

// best returns the leading query if it has component k or, with has unset, lacks it; else the most probable other query
// for which this holds, or -1.
func (b *belief) best(k int, has bool) int {
	if lead := b.leader(); lead >= 0 && b.has[lead].has(k) == has {
		return lead
	}
	at := -1
	for i, p := range b.p {
		if b.has[i].has(k) == has && (at < 0 || p > b.p[at]) {
			at = i
		}
	}
	return at
}

// marginals returns every component's probability, given that one of the queries is meant.
func (b *belief) marginals() []float64 {
	m := make([]float64, len(b.components))
	total := 0.0
	for q, p := range b.p {
		total += p
		for _, k := range b.order[q] {
			m[k] += p
		}
	}
	if total > 0 {
		for i := range m {
			m[i] /= total
		}
	}
	return m
}

// probabilities returns every component's probability: the parser's own if known, else the marginal.
func (b *belief) probabilities() []float64 {
	p := b.marginals()
	for k, local := range b.parserProbability {
		if local >= 0 {
			p[k] = local
		}
	}
	return p
}

// alternatives returns the other choices for a component's slot, most probable first, without those of the leading
// query.
func (b *belief) alternatives(component int, except func(id string) bool) []int {
	lead := b.leader()
	m := b.marginals()
	var out []int
	for k, c := range b.components {
		if k != component && c.Slot == b.components[component].Slot && m[k] > contradictedFactor && !b.has[lead].has(k) &&
			!except(b.ids[k]) {
			out = append(out, k)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return m[out[i]] > m[out[j]] })
	return out
}

// sameResultProbability is the probability of an unchanged result from which a component counts as harmless.
const sameResultProbability = 0.99

// state returns the detector's view of the belief, with the components of query lead first, and the indexes in the
// belief of all its components.
func (b *belief) state(lead int, closed func(k int) bool) (*errdetect.State, []int) {
	s := &errdetect.State{NoneProbability: b.noneProbability, Clauses: b.byClause}
	m := b.probabilities()
	harmless := b.harmlessComponents(lead, m)
	at := make([]int, len(b.components)) // belief index → state index + 1
	from := make([]int, 0, len(b.components))
	s.Components = make([]errdetect.Component, 0, len(b.components))
	add := func(k int) {
		if at[k] != 0 {
			return
		}
		from = append(from, k)
		at[k] = len(from)
		s.Components = append(s.Components, errdetect.Component{Component: b.components[k], P: m[k], IsHarmless: harmless[k],
			IsClosed: closed(k)})
	}
	for _, k := range b.order[lead] {
		add(k)
	}
	s.Leading = len(from)
	for q := range b.queries {
		for _, k := range b.order[q] {
			add(k)
		}
	}
	s.Candidates = make([]errdetect.Candidate, len(b.queries))
	for q := range b.queries {
		has := make([]int, len(b.order[q]))
		for i, k := range b.order[q] {
			has[i] = at[k] - 1
		}
		s.Candidates[q] = errdetect.Candidate{P: b.p[q], Class: b.class[q], Components: has}
	}
	leaders := b.leaders()
	for q, class := range b.class {
		s.Candidates[q].IsDominated = b.isDominated(class, leaders)
	}
	return s, from
}

// resultLeader is the most probable query with a result, and the result's probability.
type resultLeader struct {
	index int // of the query
	p     float64
}

// leaders returns the leader of every result, by class.
func (b *belief) leaders() map[int]resultLeader {
	out := map[int]resultLeader{}
	for q, class := range b.class {
		l, known := out[class]
		if !known || b.p[q] > b.p[l.index] {
			l.index = q
		}
		l.p += b.p[q]
		out[class] = l
	}
	return out
}

// isDominated reports whether another result is at least as probable, uses all the words of the question that this one
// uses, and adds fewer components that no word names. Nobody would recognise the question in the dominated result.
func (b *belief) isDominated(class int, leaders map[int]resultLeader) bool {
	leader := leaders[class]
	for other, l := range leaders {
		if other != class && l.p >= leader.p && isSubset(b.unused[l.index], b.unused[leader.index]) &&
			isSubset(b.added[l.index], b.added[leader.index]) && !isSubset(b.added[leader.index], b.added[l.index]) {
			return true
		}
	}
	return false
}

// minAlternativeShare is the share of the probability below which an alternative is not worth asking about.
const minAlternativeShare = .03

// total returns the remaining probability, including that of "none of the queries".
func (b *belief) total() float64 {
	total := b.noneProbability
	for _, p := range b.p {
		total += p
	}
	return total
}
