package model

import (
	"context"
	"fmt"
	"strings"

	"surely/parse"
	"surely/query"
)

// build is one query under construction.
type build struct {
	p       *Parser
	ctx     context.Context
	in      parse.Input
	q       *query.Query
	system  string // the system prompt, once written
	problem string // what the checker said of the last try
	made    []made
}

// made is a decision with what was chosen and what else might have been.
type made struct {
	id     string // of the component chosen
	p      float64
	others []other
	each   map[int]float64 // the probability of every option that was open, by its index
}

type other struct {
	p     float64
	apply func(best *query.Query) *query.Query // nil when the query cannot be had by changing one component
}

// option is one way to decide; apply changes the query.
type option struct {
	text  string
	apply func(*query.Query)
}

// most conditions and columns the model is asked for, so that it cannot go on for ever.
const (
	mostConditions = 4
	mostColumns    = 6
)

// run takes all decisions, in the order of query.Components.
func (b *build) run() error {
	for _, step := range []func() error{b.tables, b.columns, b.conditions, b.grouping, b.order, b.limit} {
		if err := step(); err != nil || len(b.q.From.Tables) == 0 {
			return err
		}
	}
	return nil
}

// pick has the model choose among options, leaves out what is refused, takes without asking what is confirmed, and applies
// the choice. It returns the index of the option taken.
func (b *build) pick(kind query.Kind, about, wanted string, options []option) (int, error) {
	return b.take(kind, about, wanted, options, query.Component{})
}

// take is pick; keeps is the component that stays where the first option is chosen, if that leaves the query as it is.
func (b *build) take(kind query.Kind, about, wanted string, options []option, keeps query.Component) (int, error) {
	open, refused := b.open(kind, options, keeps)
	if len(open) == 1 && open[0].confirmed {
		options[open[0].index].apply(b.q)
		b.made = append(b.made, made{id: open[0].comp.ID(), p: 1})
		return open[0].index, nil
	}
	if len(open) == 0 {
		return -1, nil
	}
	texts := make([]string, len(open))
	for i, l := range open {
		texts[i] = options[l.index].text
	}
	m := b.message(kind, about, wanted)
	m.Refused = refused
	p, err := b.choose(m, texts)
	if err != nil {
		return -1, err
	}
	best := 0
	for i := range p {
		if p[i] > p[best] {
			best = i
		}
	}
	d := made{p: p[best], each: map[int]float64{}}
	for i, l := range open {
		d.each[l.index] = p[i]
	}
	if open[best].known {
		d.id = open[best].comp.ID()
	}
	if open[best].confirmed {
		d.p = 1
	}
	for i := range open {
		if i != best {
			d.others = append(d.others, other{p[i], instead(open[best], open[i], options[open[i].index])})
		}
	}
	b.made = append(b.made, d)
	options[open[best].index].apply(b.q)
	return open[best].index, nil
}

// instead is what a query would be, had another option been chosen.
func instead(chosen, of live, o option) func(*query.Query) *query.Query {
	return func(q *query.Query) *query.Query {
		switch {
		case chosen.known && of.known:
			return exchange(q, chosen.comp, of.comp)
		case chosen.known:
			return query.Without(q, chosen.comp)
		}
		out := q.Clone()
		o.apply(out)
		return out
	}
}

// exchange replaces one component by another of the same slot. A condition on another column keeps operator and value: it
// is the column that is in doubt.
func exchange(q *query.Query, from, to query.Component) *query.Query {
	if from.Kind == query.WhereColumn && from.Block == "" {
		out := q.Clone()
		for i, c := range out.Where {
			if c.Item.Column == from.Item.Column && c.Item.Text == nil && to.Item.Text == nil {
				out.Where[i].Item = query.Item{Column: to.Item.Column}
				return out
			}
		}
		return nil
	}
	if with := query.With(q, to); with != nil {
		if without := query.Without(with, from); without != nil {
			return without
		}
		return with
	}
	return nil
}

// live is an option that can be chosen.
type live struct {
	index     int
	comp      query.Component
	known     bool // comp is what the option decides; else it decides nothing that can be told
	confirmed bool // the person said so
}

// open returns the options that can be chosen, and what is refused in words. Where some are confirmed it is these: the ones that
// fit with most of what was confirmed, for several may decide the same thing and differ in another, such as the direction of an
// order.
func (b *build) open(kind query.Kind, options []option, keeps query.Component) (open []live, refused []string) {
	var confirmed []live
	most := 0
	for i, o := range options {
		l := live{index: i}
		fits, refuses := 0, false
		effects := b.effects(o)
		if i == 0 && keeps.Slot != "" {
			effects = append(effects, keeps)
		}
		for _, c := range effects {
			of := c.Kind == kind || kind == query.OrderItem && c.Kind == query.OrderDesc || kind == query.GroupColumn && c.Kind == query.SelectColumn
			refuses = refuses || of && holds(b.in.Constraints.Forbidden, c.ID())
			if !l.known && c.Kind == kind {
				l.comp, l.known = c, true
				l.confirmed = holds(b.in.Constraints.Confirmed, c.ID())
			}
			if of && holds(b.in.Constraints.Confirmed, c.ID()) {
				fits++
			}
		}
		switch {
		case refuses:
			refused = append(refused, o.text)
		case l.confirmed && fits > most:
			confirmed, most = []live{l}, fits
		case l.confirmed && fits == most:
			confirmed = append(confirmed, l)
		case !l.confirmed:
			open = append(open, l)
		}
	}
	if len(confirmed) > 0 {
		return confirmed, refused
	}
	return open, refused
}

// effects returns the components that an option would add to the query.
func (b *build) effects(o option) []query.Component {
	had := map[string]bool{}
	for _, c := range query.Components(b.q) {
		had[c.ID()] = true
	}
	trial := b.q.Clone()
	o.apply(trial)
	var out []query.Component
	for _, c := range query.Components(trial) {
		if !had[c.ID()] {
			out = append(out, c)
		}
	}
	return out
}

func holds(list []query.Component, id string) bool {
	for _, c := range list {
		if c.ID() == id {
			return true
		}
	}
	return false
}

// wantsData asks whether the question is one for the data at all.
func (b *build) wantsData() (float64, error) {
	m := b.message("data", "", "does the question want something from the database?")
	p, err := b.choose(m, []string{"yes, look into the database", "no, it is small talk or about something else"})
	if err != nil {
		return 0, err
	}
	return p[0] / max(p[0]+p[1], 1e-9), nil
}

// pickSame is pick for options of which the first leaves the query as it is: it decides a component, too.
func (b *build) pickSame(kind query.Kind, about, wanted string, options []option) (int, error) {
	var keeps query.Component
	slot := string(kind)
	if about != "" {
		slot += "(" + about + ")"
	}
	for _, c := range query.Components(b.q) {
		if c.Slot == slot {
			keeps = c
		}
	}
	return b.take(kind, about, wanted, options, keeps)
}

// mend shows the model what is wrong with its query and has it decide once more. What is still wrong then is left to the
// checker of whoever runs it.
func (b *build) mend(q *query.Query, problem error) (*query.Query, error) {
	again := &build{p: b.p, ctx: b.ctx, in: b.in, q: &query.Query{}, system: b.system, problem: strings.TrimSpace(fmt.Sprintf("%s %s: %v", b.problem, q.SUQL(), problem))}
	if err := again.run(); err != nil {
		return nil, err
	}
	if !b.in.Constraints.Allow(again.q) || b.p.o.Check(b.in.Schema, again.q.SUQL()) != nil {
		return q, nil
	}
	b.made = again.made
	return again.q, nil
}
