package onetable

import (
	"math"
	"sort"

	"github.com/ask-surely/surely/parse/lexical/learn"
)

// Widths of the search.
const (
	partialSets = 28  // condition sets kept while clusters are added
	wholeSets   = 14  // condition sets that whole queries are made of
	wholeBeam   = 60  // whole queries that are ranked, unless the caller wants more
	improbable  = -7  // log probability below which a local choice is not followed
	impossible  = -14 // the same for whole queries
	unlikely    = -3  // log probability of a column below which the order of the words is not asked
)

// set is a set of conditions with its log probability.
type set struct {
	members    []int // indexes of candidates
	conditions []Condition
	lp         float64
	rows       bits // filled in when wanted
}

// whole is a query with what speaks for it.
type whole struct {
	Sketch
	set    int
	lp     float64
	p      float64
	result uint64 // fingerprint; 0 if it was not executed
}

// session decodes one question, under changing constraints. What does not depend on them is computed once. A session
// belongs to one goroutine.
type session struct {
	*reading
	model      *Model
	sink       *learn.Sink // for features that are scored at once
	drop       learn.Drop
	conditions [][]learn.Features // by cluster
	local      [][]float64        // by cluster, log probabilities of no condition and of its members
	free       *decoded           // without constraints
	masks      map[int]bits       // by candidate, the rows it holds for
}

// decoded is one pass from condition sets to whole queries.
type decoded struct {
	sets  []set
	total float64 // log of the probability that the sets had together
	outlook
	selects []float64   // log probabilities by column
	aggs    [][]float64 // … of aggregators, by column; nil for improbable columns
	orders  [][]float64 // … as the order of the words alone tells them; where it was not asked, the same
	wholes  []whole
	other   float64 // the probability that none of the wholes is meant
}

func newSession(m *Model, r *reading, drop learn.Drop, sink *learn.Sink) *session {
	s := &session{reading: r, model: m, drop: drop, sink: sink, masks: map[int]bits{}}
	s.conditions = r.conditionGroups(&learn.Sink{})
	return s
}

// scoreConditions fills in the local probabilities of conditions.
func (s *session) scoreConditions() {
	s.local = make([][]float64, len(s.clusters))
	for i := range s.conditions {
		p := s.model.condition.Probabilities(make([]float64, 0, len(s.conditions[i])), s.conditions[i], s.drop)
		for k := range p {
			p[k] = math.Log(p[k] + 1e-9)
		}
		s.local[i] = p
	}
}

// partial is a set that is being searched.
type partial struct {
	set
	met  uint64 // requirements that are met, as bits
	rank float64
}

// prune keeps the best of a beam in order; where the number of conditions matters, the best of every number.
func (r *rules) prune(beam []partial) []partial {
	if len(r.counts) == 0 {
		return beam[:min(len(beam), partialSets)]
	}
	var kept [maxConditions + 1]int
	out := beam[:0]
	for _, p := range beam {
		if n := len(p.members); kept[n] < partialSets/2 {
			kept[n]++
			out = append(out, p)
		}
	}
	return out
}

// searchSets finds the most probable condition sets under the rules. Floor is the log probability below which a local
// choice is not followed.
func (s *session) searchSets(rules *rules, floor float64) []set {
	beam, next := []partial{{}}, []partial(nil)
	for i := range s.clusters {
		next = next[:0]
		members := s.clusters[i].members
		for k, lp := range s.local[i] {
			if k == 0 {
				for _, b := range beam {
					b.lp, b.rank = b.lp+lp, b.rank+lp
					next = append(next, b)
				}
				continue
			}
			c := &s.candidates[members[k-1]].Condition
			needed := rules.meets(c)
			if lp < floor && needed == 0 || rules.forbids(c) {
				continue
			}
			for _, b := range beam {
				if len(b.members) >= rules.most {
					continue
				}
				p := partial{met: b.met | needed, rank: b.rank + lp}
				p.lp = b.lp + lp
				if p.met != b.met {
					p.rank += requirement
				}
				p.members = append(b.members[:len(b.members):len(b.members)], members[k-1])
				next = append(next, p)
			}
		}
		sort.SliceStable(next, func(a, b int) bool { return next[a].rank > next[b].rank })
		next = rules.prune(next)
		beam, next = next, beam
	}
	var sets []set
	for _, b := range beam {
		if b.met != rules.all() {
			continue
		}
		s.finish(&b.set)
		if !rules.count(len(b.conditions)) {
			continue
		}
		merged := false
		for k := range sets {
			if sameSet(sets[k].conditions, b.conditions) {
				sets[k].lp = logAdd(sets[k].lp, b.lp)
				merged = true
				break
			}
		}
		if !merged {
			sets = append(sets, b.set)
		}
	}
	sort.SliceStable(sets, func(a, b int) bool { return sets[a].lp > sets[b].lp })
	return sets[:min(len(sets), wholeSets)]
}

// requirement is what meeting one is worth while sets are searched: more than any probability.
const requirement = 1000

// finish collects a set's conditions; two clusters may mean the same one.
func (s *session) finish(x *set) {
	members := x.members
	x.members = nil
next:
	for _, m := range members {
		c := &s.candidates[m].Condition
		for k := range x.conditions {
			if x.conditions[k].same(c) {
				continue next
			}
		}
		x.conditions = append(x.conditions, *c)
		x.members = append(x.members, m)
	}
}

func logAdd(a, b float64) float64 {
	if a < b {
		a, b = b, a
	}
	return a + math.Log1p(math.Exp(b-a))
}

// decode finds the whole queries under the rules.
func (s *session) decode(rules *rules, beam int) *decoded {
	s.sink.Reset()
	d := &decoded{}
	d.sets = s.searchSets(rules, improbable)
	if len(d.sets) == 0 {
		d.sets = s.searchSets(rules, -30)
	}
	if len(d.sets) == 0 {
		return d
	}
	d.total = math.Inf(-1)
	for i := range d.sets {
		d.total = logAdd(d.total, d.sets[i].lp)
	}
	if s.free != nil {
		d.total = s.free.total // so that a query's features do not depend on the rules
	}
	for i := range d.sets {
		d.sets[i].lp -= d.total
	}
	d.look(s)
	s.choose(d, rules)
	s.combine(d, rules, beam)
	return d
}

// look sums the sets up for the choices that follow.
func (d *decoded) look(s *session) {
	d.column = make([]float64, len(s.table.Columns))
	mass := math.Inf(-1)
	for i := range d.sets {
		mass = logAdd(mass, d.sets[i].lp)
	}
	for i := range d.sets {
		p := math.Exp(d.sets[i].lp - mass)
		seen := uint64(0)
		for _, c := range d.sets[i].conditions {
			if bit := uint64(1) << (c.Column & 63); seen&bit == 0 {
				seen |= bit
				d.column[c.Column] += p
			}
		}
	}
	d.hidden = make([]bool, len(s.tokens))
	for _, m := range d.sets[0].members {
		for i := s.candidates[m].First; i < s.candidates[m].Last; i++ {
			d.hidden[i] = true
		}
	}
	d.members = d.sets[0].members
	d.count = len(d.sets[0].conditions)
	d.rows = s.setRows(&d.sets[0]).count()
}

// choose fills in the probabilities of columns and their aggregators.
func (s *session) choose(d *decoded, rules *rules) {
	start := len(s.table.Columns)
	d.selects = s.model.selection.Probabilities(make([]float64, 0, start), s.selectGroup(s.sink, &d.outlook), s.drop)
	d.aggs, d.orders = make([][]float64, start), make([][]float64, start)
	for c := range d.selects {
		d.selects[c] = math.Log(d.selects[c] + 1e-9)
	}
	for c := range d.selects {
		if d.selects[c] <= improbable && !rules.selects(c, true) || !rules.selects(c, false) {
			continue
		}
		p := s.model.agg.Probabilities(make([]float64, 0, aggs), s.aggGroup(s.sink, &d.outlook, c), s.drop)
		for a := range p {
			p[a] = math.Log(p[a] + 1e-9)
		}
		d.aggs[c], d.orders[c] = p, p
		if s.model.order != nil && d.selects[c] > unlikely {
			d.orders[c] = s.orderOf(d, c)
			d.aggs[c] = middle(p, d.orders[c])
		}
	}
}

// orderOf asks the order of the words for a column's aggregator.
func (s *session) orderOf(d *decoded, c int) []float64 {
	q := s.aggSequence(s.sink, &d.outlook, c)
	p := s.model.order.Probabilities(make([]float64, 0, aggs), &q, s.drop)
	for a := range p {
		p[a] = math.Log(p[a] + 1e-9)
	}
	return p
}

// middle returns the log probabilities halfway between two opinions.
func middle(a, b []float64) []float64 {
	out := make([]float64, len(a))
	for i := range out {
		out[i] = (a[i] + b[i]) / 2
	}
	learn.Softmax(out)
	for i := range out {
		out[i] = math.Log(out[i] + 1e-9)
	}
	return out
}

// combine makes whole queries and ranks them.
func (s *session) combine(d *decoded, rules *rules, beam int) {
	if beam <= 0 {
		beam = wholeBeam
	}
	for _, floor := range []float64{impossible, math.Inf(-1)} {
		for i := range d.sets {
			for c := range d.selects {
				if d.aggs[c] == nil || !rules.selects(c, false) {
					continue
				}
				for a := range d.aggs[c] {
					lp := d.sets[i].lp + d.selects[c] + d.aggs[c][a]
					if lp >= floor && rules.aggregates(c, Agg(a)) {
						d.wholes = append(d.wholes, whole{Sketch: Sketch{c, Agg(a), d.sets[i].conditions}, set: i, lp: lp})
					}
				}
			}
		}
		if len(d.wholes) > 0 {
			break
		}
	}
	sort.SliceStable(d.wholes, func(a, b int) bool { return d.wholes[a].lp > d.wholes[b].lp })
	d.wholes = d.wholes[:min(len(d.wholes), beam)]
	s.execute(d)
	if s.model.rank == nil {
		return
	}
	p := s.model.rank.Probabilities(make([]float64, 0, beam+1), s.rankGroup(s.sink, d), learn.Drop{})
	d.other = p[0]
	for i := range d.wholes {
		d.wholes[i].p = p[i+1]
	}
	sort.SliceStable(d.wholes, func(a, b int) bool { return d.wholes[a].p > d.wholes[b].p })
}

// execute fills in the fingerprints of the results.
func (s *session) execute(d *decoded) {
	if s.table.height == 0 {
		return
	}
	for i := range d.wholes {
		w := &d.wholes[i]
		x := &d.sets[w.set]
		rows := s.setRows(x)
		w.result = s.table.fingerprint(rows, w.Select, w.Agg)
	}
}
