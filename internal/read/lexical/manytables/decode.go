package manytables

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"github.com/ask-surely/surely/internal/learn"
)

// The limits of the search.
const (
	mostSteps   = 80   // decisions in one query
	leastChance = 5e-4 // options below this are dropped
)

// decoder searches for the likeliest queries.
type decoder struct {
	model *model
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
		if s.done {
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
		if taken > d.width/2 || taken > 0 && c.p[i] < leastChance {
			break
		}
		o := c.options[i]
		o.features, o.shared = nil, nil
		n := s.apply(k, &o)
		if n.repeats(k) {
			continue
		}
		logP := math.Log(c.p[i] + 1e-12)
		n.score += logP
		n.parts[k] += logP
		n.least = min(n.least, c.p[i])
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
	var c choice
	c.options, c.p = d.model.choose(s, k, &d.sink, d.drop)
	c.order = make([]int, 0, len(c.options))
	least := 0.0
	if k == sketchSlot && len(c.p) > 0 { // there are thousands
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
		if slices.Contains(b.selects[:len(b.selects)-1], last) {
			return true
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
