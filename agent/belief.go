package agent

import (
	"slices"
	"sort"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Belief is a distribution over whole queries, conditioned on the replies. Component probabilities are its marginals.
// Dialogues that start from it do not change it.
type Belief struct {
	queries         []*query.Query
	parsed          []parse.Candidate // the queries as parsed
	p               []float64         // not normalised
	contradictions  []int             // how many hard replies contradict the query
	class           []int             // queries of the same class give the same result
	relevance       relevance
	noneProbability float64 // probability that none of the queries is right
	// parserProbability holds each component's probability if the parser decides components one by one; -1 otherwise, or
	// after a reply.
	parserProbability       []float64
	byClause                bool    // whether the parser decides clause by clause; other queries are then a sample
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

const (
	// contradictedFactor is the factor for a query that contradicts a hard reply. It is not zero: when every candidate
	// contradicts the replies, those with the fewest contradictions remain.
	contradictedFactor = 1e-9
	// enoughProbability is the cumulative probability after which further candidates cannot change a decision.
	enoughProbability = 0.9999
	maxCandidates     = 80 // maximum number of queries in a belief, which bounds the work of a turn
)

// NewBelief builds a belief from a parser's output. Several dialogues may start from one belief.
func NewBelief(parsed *parse.Parsed) *Belief {
	b := newBelief(newStoredParse(parsed), relevance{})
	b.unanswerableProbability = parsed.OutOfScope
	return b
}

// observe updates the queries' probabilities with a reply that says whether a component is right. trust is how often
// such replies are right; 1 makes them hard constraints.
func (b *Belief) observe(id string, yes bool, trust float64) {
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
func (b *Belief) rescale() {
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
func (b *Belief) isPossible(id string) bool {
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
func (b *Belief) isConsistent() bool {
	return slices.Contains(b.contradictions, 0)
}

// clone returns an independent copy.
func (b *Belief) clone() *Belief {
	c := *b
	c.p = append([]float64(nil), b.p...)
	c.contradictions = append([]int(nil), b.contradictions...)
	c.parserProbability = append([]float64(nil), b.parserProbability...)
	return &c
}

// leader returns the index of the current query, the most probable one with the most probable result; -1 if there are
// no queries.
func (b *Belief) leader() int {
	if len(b.queries) == 0 {
		return -1
	}
	if b.pinned >= 0 && b.contradictions[b.pinned] == 0 {
		return b.pinned
	}
	best, mass := b.leaders()
	lead := 0
	for class, m := range mass {
		if m > mass[lead]+1e-15 {
			lead = class
		}
	}
	return best[lead]
}

// leaders returns the most probable query of each class, and the class's probability.
func (b *Belief) leaders() (best []int, mass []float64) {
	for q, class := range b.class {
		if class == len(best) { // classes are numbered in the order of their first queries
			best, mass = append(best, q), append(mass, 0)
		}
		if mass[class] += b.p[q]; b.p[q] > b.p[best[class]] {
			best[class] = q
		}
	}
	return best, mass
}

// best returns the most probable query that has component k, or that lacks it if has is false; the leading query is
// preferred. It returns -1 if there is none.
func (b *Belief) best(k int, has bool) int {
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
func (b *Belief) marginals() []float64 {
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
func (b *Belief) probabilities() []float64 {
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
func (b *Belief) alternatives(component int, except func(id string) bool) []int {
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

// sameResultProbability is the probability of an unchanged result at which a component begins to count as harmless.
const sameResultProbability = 0.99

// state returns the detector's view of the belief, whose leading query is lead.
func (b *Belief) state(lead int, closed func(k int) bool) *errdetect.State {
	s := &errdetect.State{NoneProbability: b.noneProbability, ByClause: b.byClause, Leading: b.order[lead]}
	m := b.probabilities()
	harmless := b.harmlessComponents(lead, m)
	for k, c := range b.components {
		s.Components = append(s.Components, errdetect.Component{Component: c, P: m[k], IsHarmless: harmless[k],
			IsClosed: closed(k)})
	}
	best, mass := b.leaders()
	for q, class := range b.class {
		s.Candidates = append(s.Candidates, errdetect.Candidate{P: b.p[q], Class: class, Components: b.order[q],
			IsDominated: b.isDominated(class, best, mass)})
	}
	return s
}

// isDominated reports whether another result is at least as probable, uses all the words of the question that this one
// uses, and adds fewer components that no word names. Nobody would recognise the question in the dominated result.
func (b *Belief) isDominated(class int, best []int, mass []float64) bool {
	this := b.parsed[best[class]]
	for other, at := range best {
		if o := b.parsed[at]; other != class && mass[other] >= mass[class] && isSubset(o.Unused, this.Unused) &&
			isSubset(o.Added, this.Added) && !isSubset(this.Added, o.Added) {
			return true
		}
	}
	return false
}

// minAlternativeShare is the share of the probability below which an alternative is not worth asking about.
const minAlternativeShare = .03

// total returns the remaining probability, including that of "none of the queries".
func (b *Belief) total() float64 {
	total := b.noneProbability
	for _, p := range b.p {
		total += p
	}
	return total
}

// newBelief builds a belief from candidates. Candidates with different questions about texts are never in the same
// class, because results are compared without text decisions.
func newBelief(parsed StoredParse, rel relevance) *Belief {
	b := &Belief{relevance: rel,
		byClause: parsed.Confidences != nil, pinned: -1, index: map[string]int{}}
	build := beliefBuilder{Belief: b, confidences: parsed.Confidences, classes: map[string]int{}}
	mass, total := 0.0, 0.0
	for _, c := range parsed.Candidates {
		total += c.P
	}
	for _, c := range parsed.Candidates {
		if len(b.queries) == maxCandidates || len(b.queries) > 0 && mass >= enoughProbability*total {
			break
		}
		mass += c.P
		build.add(c)
	}
	b.contradictions = make([]int, len(b.p))
	b.noneProbability = max(0, 1-total, parsed.NoneProbability)
	return b
}

// beliefBuilder splits candidates into components and classes.
type beliefBuilder struct {
	*Belief
	confidences map[string]float64
	classes     map[string]int // class by the key that its queries share
	views       []resultView   // of the classes so far
	classCount  int            // number of classes
}

func (t *beliefBuilder) add(c parse.Candidate) {
	list := query.Decisions(c.Query)
	order := make([]int, 0, len(list))
	seen := bits{}
	text := ""
	for at := range list {
		k := &list[at]
		if k.Kind == query.WhereText || k.Kind == query.SelectText {
			text += k.ID() + "\n"
		}
		if i := t.component(k); !seen.has(i) {
			seen.add(i)
			order = append(order, i)
		}
	}
	t.queries, t.parsed, t.p = append(t.queries, c.Query), append(t.parsed, c), append(t.p, c.P)
	t.class = append(t.class, t.classOf(c, text, order))
	t.order = append(t.order, order)
	t.has = append(t.has, seen)
}

// component returns the index of a component, adding it if it is new.
func (t *beliefBuilder) component(k *query.Component) int {
	id := k.ID()
	i, ok := t.index[id]
	if !ok {
		i = len(t.components)
		t.index[id] = i
		t.components, t.ids = append(t.components, *k), append(t.ids, id)
		p, known := t.confidences[query.OfColumn(*k).ID()]
		if !known {
			p = -1
		}
		t.parserProbability = append(t.parserProbability, p)
	}
	return i
}

// classOf returns the class of a candidate. All candidates of a class return the same result or, if only rows are
// compared, the same rows.
func (t *beliefBuilder) classOf(c parse.Candidate, text string, order []int) int {
	key := c.Result
	if key == "" {
		key = c.Query.SUQL()
	}
	key += "\n" + text
	keys := []string{key}
	if t.relevance.rowsOnly {
		keys = append(keys, t.rowsKey(c.Query, order), unordered(c.Query))
	}
	class, ok := 0, false
	for _, k := range keys {
		if !ok {
			class, ok = t.classes[k]
		}
	}
	if !ok && t.relevance.rowsOnly && text == "" {
		class, ok = t.classByView(c.Query)
	}
	if !ok {
		class = t.classCount
		t.classCount++
	}
	for _, k := range keys {
		t.classes[k] = class
	}
	return class
}
