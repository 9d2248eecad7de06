package manytables

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"github.com/ask-surely/surely/parse/lexical/learn"
	"github.com/ask-surely/surely/query"
)

// The limits of the search.
const (
	mostSteps   = 80   // decisions in one query
	leastChance = 5e-4 // options below this are dropped, unless the person's word leaves no other
)

// decoder searches for the likeliest queries.
type decoder struct {
	model *model
	limit limits
	drop  learn.Drop
	width int
	sink  features
	forms map[formKey]choice // of sketches: queries that differ elsewhere have the same ones
}

// formKey is what the chances of sketches depend on, the question aside.
type formKey struct {
	context uint64
	parent  *sketch
}

// choice is a decision's options with their probabilities, and their order, likeliest first.
type choice struct {
	options []option
	p       []float64
	order   []int
}

// decode returns the likeliest whole queries, best first.
func (d *decoder) decode(q *question) []*state {
	beam := []*state{newState(q)}
	for range mostSteps {
		var next []*state
		open := false
		for _, s := range beam {
			k := s.next()
			if k == complete {
				next = append(next, s)
				continue
			}
			open = true
			next = d.expand(next, s, k)
		}
		sort.SliceStable(next, func(i, j int) bool { return next[i].score > next[j].score })
		beam = next[:min(len(next), d.width)]
		if !open {
			break
		}
	}
	out := beam[:0]
	for _, s := range beam {
		if s.done && d.limit.allow(s) {
			out = append(out, s)
		}
	}
	return out
}

// expand appends the states that the likeliest options lead to.
func (d *decoder) expand(out []*state, s *state, k slot) []*state {
	c := d.choose(s, k)
	taken := 0
	for _, i := range c.order {
		if taken > d.width/2 || taken > 0 && c.p[i] < leastChance && d.limit.empty() {
			break
		}
		o := c.options[i]
		o.features, o.shared = nil, nil
		n := s.apply(k, &o)
		if n.repeats(k) || !d.limit.empty() && !d.limit.possible(n, k) {
			continue
		}
		logP := math.Log(c.p[i] + 1e-12)
		n.score += logP
		n.parts[k] += logP
		n.least = min(n.least, c.p[i])
		n.path = append(n.path, i)
		out = append(out, n)
		taken++
	}
	return out
}

// choose weighs the options of the next decision, of kind k.
func (d *decoder) choose(s *state, k slot) choice {
	var key formKey
	if k == sketchSlot {
		b := s.blocks[s.at]
		if key.context = b.context.hash; b.parent >= 0 {
			key.parent = s.blocks[b.parent].sketch
		}
		if c, ok := d.forms[key]; ok {
			return c
		}
	}
	d.sink.Reset()
	var c choice
	c.options, c.p = d.model.choose(s, k, &d.sink, d.drop)
	c.order = make([]int, 0, len(c.options))
	least := 0.0
	if k == sketchSlot && d.limit.empty() && len(c.p) > 0 { // there are thousands
		least = min(leastChance, slices.Max(c.p))
	}
	for i, p := range c.p {
		if p < least {
			continue
		}
		c.order = append(c.order, i)
	}
	slices.SortStableFunc(c.order, func(a, b int) int { return cmp.Compare(c.p[b], c.p[a]) })
	if k == sketchSlot {
		if d.forms == nil {
			d.forms = map[formKey]choice{}
		}
		d.forms[key] = c
	}
	return c
}

// repeats reports whether the last decision, of kind k, says again what the block or another state says already.
func (s *state) repeats(k slot) bool {
	b := s.blocks[s.at]
	switch k {
	case selectSlot:
		last := b.selects[len(b.selects)-1]
		for _, it := range b.selects[:len(b.selects)-1] {
			if it == last {
				return true
			}
		}
	case valueSlot:
		n := len(b.where) - 1
		last := b.where[n]
		for _, c := range b.where[:n] {
			if c.column == last.column && c.v.norm == last.v.norm && c.v.norm != "" {
				return true
			}
		}
		// What may stand in any order is built in one: that of the question.
		return n > 0 && b.sketch.interchangeable() && last.v.a < b.where[n-1].v.a
	case groupSlot:
		return len(b.groups) == 2 && b.groups[0] == b.groups[1]
	}
	return false
}

// choose returns the options of a decision with their probabilities.
func (m *model) choose(s *state, k slot, sink *features, d learn.Drop) ([]option, []float64) {
	if k == sketchSlot {
		fq := s.formQuestion()
		return m.forms.options[fq.class], m.forms.probabilities(&fq, d)
	}
	options := s.options(k, sink)
	return options, m.slots.Probabilities(nil, groupOf(options), d)
}

func groupOf(options []option) []learn.Features {
	out := make([]learn.Features, len(options))
	for i, o := range options {
		out[i] = learn.Features{Sparse: o.features, Shared: o.shared}
	}
	return out
}

// limits is what a person said, as the search can use it.
type limits struct {
	query.Constraints
}

func (l limits) empty() bool { return l.Constraints.Empty() }

// allow reports whether a whole query has all that was confirmed and nothing that was refused.
func (l limits) allow(s *state) bool { return l.empty() || l.Allow(s.query()) }

// possible reports whether a state may still lead to such a query, after a decision of kind k was taken.
func (l limits) possible(s *state, k slot) bool {
	b := s.blocks[s.at]
	if k == sketchSlot {
		return l.sketchPossible(s, b)
	}
	has := map[string]bool{}
	for _, c := range query.Components(s.query()) {
		if !provisional[c.Kind] {
			has[c.ID()] = true
		}
	}
	for _, c := range l.Forbidden {
		if has[c.ID()] && settled(s, k, c.Kind) {
			return false
		}
	}
	if s.at > 0 {
		return true // the blocks' addresses are compared when the query is whole
	}
	for _, c := range l.Confirmed {
		if c.Block == "" && !has[c.ID()] && !provisional[c.Kind] && settled(s, k, c.Kind) {
			return false
		}
	}
	return true
}

// provisional kinds count what is not all there yet; the sketch decides them.
var provisional = map[query.Kind]bool{query.WhereCount: true, query.HavingCount: true, query.LimitRows: true,
	query.AndOr:      true,
	query.SelectRows: true, query.SetOperation: true, query.WhereSub: true, query.HavingSub: true}

// settled reports whether all components of a kind are known for block s.at after a decision of kind k.
func settled(s *state, k slot, kind query.Kind) bool {
	b := s.blocks[s.at]
	if b.sketch == nil {
		return false
	}
	conditions := len(b.where) == b.sketch.conditions()
	switch kind {
	case query.FromTables:
		return b.tables != nil
	case query.SelectColumn, query.SelectAgg:
		return len(b.selects) == len(b.sketch.Selects)
	case query.WhereColumn:
		return conditions
	case query.WhereOp, query.WhereValue: // a value's address holds its operator
		return b.step == 2*b.sketch.conditions()
	case query.GroupColumn:
		return len(b.groups) == b.sketch.Groups
	case query.HavingItem, query.HavingOp, query.HavingValue:
		return b.sketch.Having == "" || b.having != nil && b.having.op != ""
	case query.OrderItem, query.OrderDesc:
		return len(b.orders) == len(b.sketch.Orders)
	}
	return false
}

// sketchPossible compares what was said with what a sketch decides.
func (l limits) sketchPossible(s *state, b *block) bool {
	if s.at > 0 {
		return true
	}
	k := b.sketch
	decided := map[string]string{}
	add := func(kind query.Kind, choice string) { decided[string(kind)] = choice }
	probe := &query.Query{Distinct: k.Distinct, Set: k.Set, Where: make([]query.Condition, k.conditions()),
		GroupBy: make([]query.Column, k.Groups)}
	for i := range probe.Where {
		_, probe.Where[i].Or = k.condition(i)
		probe.Where[i].Op = query.IsNull
	}
	if k.Having != "" {
		probe.Having = []query.Condition{{Op: query.IsNull}}
	}
	switch k.Limit {
	case oneRow:
		probe.Limit = 1
	case noLimit:
		if len(k.Orders) > 0 {
			probe.OrderBy = []query.Order{{}}
		}
	}
	for _, c := range query.Components(probe) {
		switch c.Kind {
		case query.SetOperation, query.SelectRows, query.WhereCount, query.AndOr, query.HavingCount, query.LimitRows:
			if c.Kind != query.LimitRows || k.Limit != someRows {
				add(c.Kind, c.Choice)
			}
		}
	}
	for _, c := range l.Forbidden {
		if v, ok := decided[c.Slot]; ok && v == c.Choice {
			return false
		}
	}
	columns, conditions, groups := 0, 0, 0
	for _, c := range l.Confirmed {
		if c.Block != "" {
			continue
		}
		if v, ok := decided[c.Slot]; ok && v != c.Choice {
			return false
		}
		switch c.Kind {
		case query.SelectColumn:
			columns++
		case query.WhereColumn:
			conditions++
		case query.GroupColumn:
			groups++
		}
	}
	return columns <= len(k.Selects) && conditions <= k.conditions() && groups <= k.Groups
}
