package onetable

import (
	"math"
	"slices"
	"sort"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
)

// Widths of the search.
const (
	partialSets = 28    // condition sets kept while clusters are added
	wholeSets   = 14    // condition sets that whole queries are made of
	wholeBeam   = 60    // whole queries that are ranked, unless the caller wants more
	mostSaid    = 8     // conditions of a query
	widened     = 8     // how many times more sets are looked at where a person said something of the query
	improbable  = -7    // log probability below which a local choice is not followed
	impossible  = -14.0 // the same for whole queries
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
	said  query.Constraints // of what is selected
	total float64           // log of the probability that the sets had together
	outlook
	selects []float64   // log probabilities by column
	aggs    [][]float64 // … of aggregators, by column; nil for improbable columns
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

// searchSets finds the most probable condition sets, so many of them. Floor is the log probability below which a local
// choice is not followed.
func (s *session) searchSets(floor float64, width int) []set {
	beam, next := []set{{}}, []set(nil)
	for i := range s.clusters {
		next = next[:0]
		members := s.clusters[i].members
		for k, lp := range s.local[i] {
			if k > 0 && lp < floor {
				continue
			}
			for _, b := range beam {
				b.lp += lp
				if k > 0 {
					if len(b.members) == mostSaid {
						continue
					}
					b.members = append(b.members[:len(b.members):len(b.members)], members[k-1])
				}
				next = append(next, b)
			}
		}
		sort.SliceStable(next, func(a, b int) bool { return next[a].lp > next[b].lp })
		next = next[:min(len(next), width)]
		beam, next = next, beam
	}
	var sets []set
	for _, b := range beam {
		s.finish(&b)
		same := slices.IndexFunc(sets, func(x set) bool { return sameSet(x.conditions, b.conditions) })
		if same < 0 {
			sets = append(sets, b)
		} else {
			sets[same].lp = logAdd(sets[same].lp, b.lp)
		}
	}
	sort.SliceStable(sets, func(a, b int) bool { return sets[a].lp > sets[b].lp })
	return sets
}

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

// decode finds the whole queries that what a person said allows.
func (s *session) decode(said query.Constraints, beam int) *decoded {
	d := &decoded{}
	var conditions query.Constraints
	conditions, d.said = apart(said)
	floor, width := float64(improbable), partialSets
	if !said.Empty() {
		floor, width = impossible, widened*partialSets
	}
	for _, x := range s.searchSets(floor, width) {
		if len(d.sets) < wholeSets &&
			(conditions.Empty() || conditions.Allow(s.table.query(&Sketch{Conditions: x.conditions}))) {
			d.sets = append(d.sets, x)
		}
	}
	if len(d.sets) == 0 {
		return d
	}
	d.total = s.share(d.sets)
	if s.free != nil {
		d.total = s.free.total // so that a query's features do not depend on what was said
	}
	for i := range d.sets {
		d.sets[i].lp -= d.total
	}
	d.look(s)
	s.choose(d)
	s.combine(d, beam)
	return d
}

// share is the log of the probability that sets have together.
func (s *session) share(sets []set) float64 {
	sum := math.Inf(-1)
	for i := range sets {
		sum = logAdd(sum, sets[i].lp)
	}
	return sum
}

// apart tells what was said of a query's conditions from what was said of the rest: the two are judged one by one.
func apart(said query.Constraints) (conditions, rest query.Constraints) {
	add := func(c query.Component, conditions, rest *[]query.Component) {
		switch c.Kind {
		case query.WhereCount, query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereSub, query.AndOr:
			*conditions = append(*conditions, c)
		default:
			*rest = append(*rest, c)
		}
	}
	for _, c := range said.Confirmed {
		add(c, &conditions.Confirmed, &rest.Confirmed)
	}
	for _, c := range said.Forbidden {
		add(c, &conditions.Forbidden, &rest.Forbidden)
	}
	return conditions, rest
}

// look sums the sets up for the choices that follow.
func (d *decoded) look(s *session) {
	d.column = make([]float64, len(s.table.Columns))
	mass := s.share(d.sets)
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
func (s *session) choose(d *decoded) {
	start := len(s.table.Columns)
	d.selects = s.model.selection.Probabilities(make([]float64, 0, start), s.selectGroup(s.sink, &d.outlook), s.drop)
	d.aggs = make([][]float64, start)
	for c := range d.selects {
		d.selects[c] = math.Log(d.selects[c] + 1e-9)
	}
	for c := range d.selects {
		if d.said.Empty() && d.selects[c] <= improbable || !s.allows(d, c) {
			continue
		}
		p := s.model.agg.Probabilities(make([]float64, 0, aggs), s.aggGroup(s.sink, &d.outlook, c), s.drop)
		for a := range p {
			p[a] = math.Log(p[a] + 1e-9)
		}
		d.aggs[c] = p
	}
}

// allows reports whether what was said allows a column under some aggregator.
func (s *session) allows(d *decoded, column int) bool {
	for a := range aggs {
		if s.allowsUnder(d, column, a) {
			return true
		}
	}
	return false
}

func (s *session) allowsUnder(d *decoded, column int, a Agg) bool {
	return d.said.Empty() || d.said.Allow(s.table.query(&Sketch{Select: column, Agg: a}))
}

// combine makes whole queries and ranks them.
func (s *session) combine(d *decoded, beam int) {
	if beam <= 0 {
		beam = wholeBeam
	}
	floor := impossible
	if !d.said.Empty() {
		floor = math.Inf(-1)
	}
	for c := range d.selects {
		for a := range d.aggs[c] {
			if !s.allowsUnder(d, c, Agg(a)) {
				continue
			}
			for i := range d.sets {
				lp := d.sets[i].lp + d.selects[c] + d.aggs[c][a]
				if lp >= floor {
					d.wholes = append(d.wholes, whole{Sketch: Sketch{c, Agg(a), d.sets[i].conditions}, set: i, lp: lp})
				}
			}
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
