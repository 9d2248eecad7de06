// Package belief holds what a question may mean: whole queries with probabilities, conditioned on the replies.
package belief

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
	Queries         []*query.Query
	Parsed          []parse.Candidate // the queries as parsed
	P               []float64         // not normalised
	Contradictions  []int             // how many hard replies contradict the query
	Class           []int             // queries of the same class give the same result
	Relevance       Relevance
	NoneProbability float64 // probability that none of the queries is right
	// parserProbability holds each component's probability if the parser decides components one by one; -1 otherwise, or
	// after a reply.
	parserProbability       []float64
	ByClause                bool    // whether the parser decides clause by clause; other queries are then a sample
	Pinned                  int     // the query that leads because the person confirmed it; -1: none
	UnanswerableProbability float64 // probability that the data cannot answer, if the parser estimates it

	Components []query.Component // every component of every query, without repeats
	IDs        []string
	Index      map[string]int
	Order      [][]int // per query, its components in decision order
	Has        []Set   // per query, the same as a set
}

// Set is a set of component indexes.
type Set []uint64

func (b Set) Has(i int) bool { return i>>6 < len(b) && b[i>>6]&(1<<(i&63)) != 0 }

func (b *Set) add(i int) {
	for i>>6 >= len(*b) {
		*b = append(*b, 0)
	}
	(*b)[i>>6] |= 1 << (i & 63)
}

const (
	// ContradictedFactor is the factor for a query that contradicts a hard reply. It is not zero: when every candidate
	// contradicts the replies, those with the fewest contradictions remain.
	ContradictedFactor = 1e-9
	// enoughProbability is the cumulative probability after which further candidates cannot change a decision.
	enoughProbability = 0.9999
	MaxCandidates     = 80 // maximum number of queries in a belief, which bounds the work of a turn
)

// Of builds a belief from a parser's output. Several dialogues may start from one belief.
func Of(parsed *parse.Parsed) *Belief {
	b := New(Store(parsed), Relevance{})
	b.UnanswerableProbability = parsed.OutOfScope
	return b
}

// Observe updates the queries' probabilities with a reply that says whether a component is right. trust is how often
// such replies are right; 1 makes them hard constraints.
func (b *Belief) Observe(id string, yes bool, trust float64) {
	i, ok := b.Index[id]
	if ok {
		b.parserProbability[i] = -1
	}
	against := max(1-trust, ContradictedFactor)
	for q := range b.P {
		if (ok && b.Has[q].Has(i)) == yes {
			b.P[q] *= trust
		} else {
			b.P[q] *= against
			if trust >= 1 {
				b.Contradictions[q]++
			}
		}
	}
	if yes {
		b.NoneProbability *= against
	} else {
		b.NoneProbability *= trust
	}
	b.Rescale()
}

// KeepOnly rules out all queries except members.
func (b *Belief) KeepOnly(members []int) {
	for i := range b.P {
		if !slices.Contains(members, i) {
			b.P[i] *= ContradictedFactor
			b.Contradictions[i]++
		}
	}
}

// Rescale normalises the probabilities before they underflow. Contradictions are counted separately and stay.
func (b *Belief) Rescale() {
	total := b.Total()
	if total <= 0 || total > 1e-3 {
		return
	}
	for q := range b.P {
		b.P[q] /= total
	}
	b.NoneProbability /= total
}

// IsPossible reports whether some query that contradicts no hard reply has the component.
func (b *Belief) IsPossible(id string) bool {
	i, ok := b.Index[id]
	if !ok {
		return false
	}
	for q := range b.P {
		if b.Contradictions[q] == 0 && b.Has[q].Has(i) {
			return true
		}
	}
	return false
}

// IsConsistent reports whether some query is consistent with all hard replies.
func (b *Belief) IsConsistent() bool {
	return slices.Contains(b.Contradictions, 0)
}

// Clone returns an independent copy.
func (b *Belief) Clone() *Belief {
	c := *b
	c.P = append([]float64(nil), b.P...)
	c.Contradictions = append([]int(nil), b.Contradictions...)
	c.parserProbability = append([]float64(nil), b.parserProbability...)
	return &c
}

// Leader returns the index of the current query, the most probable one with the most probable result; -1 if there are
// no queries.
func (b *Belief) Leader() int {
	if len(b.Queries) == 0 {
		return -1
	}
	if b.Pinned >= 0 && b.Contradictions[b.Pinned] == 0 {
		return b.Pinned
	}
	best, mass := b.Leaders()
	lead := 0
	for class, m := range mass {
		if m > mass[lead]+1e-15 {
			lead = class
		}
	}
	return best[lead]
}

// Leaders returns the most probable query of each class, and the class's probability.
func (b *Belief) Leaders() (best []int, mass []float64) {
	for q, class := range b.Class {
		if class == len(best) { // classes are numbered in the order of their first queries
			best, mass = append(best, q), append(mass, 0)
		}
		if mass[class] += b.P[q]; b.P[q] > b.P[best[class]] {
			best[class] = q
		}
	}
	return best, mass
}

// Best returns the most probable query that has component k, or that lacks it if has is false; the leading query is
// preferred. It returns -1 if there is none.
func (b *Belief) Best(k int, has bool) int {
	if lead := b.Leader(); lead >= 0 && b.Has[lead].Has(k) == has {
		return lead
	}
	at := -1
	for i, p := range b.P {
		if b.Has[i].Has(k) == has && (at < 0 || p > b.P[at]) {
			at = i
		}
	}
	return at
}

// Marginals returns every component's probability, given that one of the queries is meant.
func (b *Belief) Marginals() []float64 {
	m := make([]float64, len(b.Components))
	total := 0.0
	for q, p := range b.P {
		total += p
		for _, k := range b.Order[q] {
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

// Probabilities returns every component's probability: the parser's own if known, else the marginal.
func (b *Belief) Probabilities() []float64 {
	p := b.Marginals()
	for k, local := range b.parserProbability {
		if local >= 0 {
			p[k] = local
		}
	}
	return p
}

// Alternatives returns the other choices for a component's slot, most probable first, without those of the leading
// query.
func (b *Belief) Alternatives(component int, except func(id string) bool) []int {
	lead := b.Leader()
	m := b.Marginals()
	var out []int
	for k, c := range b.Components {
		if k != component && c.Slot == b.Components[component].Slot && m[k] > ContradictedFactor && !b.Has[lead].Has(k) &&
			!except(b.IDs[k]) {
			out = append(out, k)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return m[out[i]] > m[out[j]] })
	return out
}

// sameResultProbability is the probability of an unchanged result at which a component begins to count as harmless.
const sameResultProbability = 0.99

// State returns the detector's view of the belief, whose leading query is lead.
func (b *Belief) State(lead int, closed func(k int) bool) *errdetect.State {
	s := &errdetect.State{NoneProbability: b.NoneProbability, Leading: b.Order[lead]}
	m := b.Probabilities()
	harmless := b.harmlessComponents(lead, m)
	for k, c := range b.Components {
		s.Components = append(s.Components, errdetect.Component{Component: c, P: m[k], IsHarmless: harmless[k],
			IsClosed: closed(k)})
	}
	for q, class := range b.Class {
		s.Candidates = append(s.Candidates, errdetect.Candidate{P: b.P[q], Class: class, Components: b.Order[q]})
	}
	return s
}

// MinAlternativeShare is the share of the probability below which an alternative is not worth asking about.
const MinAlternativeShare = .03

// Total returns the remaining probability, including that of "none of the queries".
func (b *Belief) Total() float64 {
	total := b.NoneProbability
	for _, p := range b.P {
		total += p
	}
	return total
}

// New builds a belief from candidates. Candidates with different questions about texts are never in the same
// class, because results are compared without text decisions.
func New(parsed StoredParse, rel Relevance) *Belief {
	b := &Belief{Relevance: rel,
		ByClause: parsed.Confidences != nil, Pinned: -1, Index: map[string]int{}}
	build := beliefBuilder{Belief: b, confidences: parsed.Confidences, classes: map[string]int{}}
	mass, total := 0.0, 0.0
	for _, c := range parsed.Candidates {
		total += c.P
	}
	for _, c := range parsed.Candidates {
		if len(b.Queries) == MaxCandidates || len(b.Queries) > 0 && mass >= enoughProbability*total {
			break
		}
		mass += c.P
		build.add(c)
	}
	b.Contradictions = make([]int, len(b.P))
	b.NoneProbability = max(0, 1-total, parsed.NoneProbability)
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
	seen := Set{}
	text := ""
	for at := range list {
		k := &list[at]
		if k.Kind == query.WhereText || k.Kind == query.SelectText {
			text += k.ID() + "\n"
		}
		if i := t.component(k); !seen.Has(i) {
			seen.add(i)
			order = append(order, i)
		}
	}
	t.Queries, t.Parsed, t.P = append(t.Queries, c.Query), append(t.Parsed, c), append(t.P, c.P)
	t.Class = append(t.Class, t.classOf(c, text, order))
	t.Order = append(t.Order, order)
	t.Has = append(t.Has, seen)
}

// component returns the index of a component, adding it if it is new.
func (t *beliefBuilder) component(k *query.Component) int {
	id := k.ID()
	i, ok := t.Index[id]
	if !ok {
		i = len(t.Components)
		t.Index[id] = i
		t.Components, t.IDs = append(t.Components, *k), append(t.IDs, id)
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
	if t.Relevance.RowsOnly {
		keys = append(keys, t.rowsKey(c.Query, order), unordered(c.Query))
	}
	class, ok := 0, false
	for _, k := range keys {
		if !ok {
			class, ok = t.classes[k]
		}
	}
	if !ok && t.Relevance.RowsOnly && text == "" {
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

// CopyAlignment copies the word alignments from the belief before a change. A new query gets those of the query that
// was changed.
func (b *Belief) CopyAlignment(before *Belief) {
	known := map[string]int{}
	for i, q := range before.Queries {
		known[q.SUQL()] = i
	}
	for i, q := range b.Queries {
		at, ok := known[q.SUQL()]
		if !ok {
			at = before.Leader()
		}
		if at >= 0 {
			b.Parsed[i].Words, b.Parsed[i].Unused = before.Parsed[at].Words, before.Parsed[at].Unused
		}
	}
}
