package propose

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// applyForms converts readings of the simplified question to its form (see link.Form). Readings that cannot be
// converted stay, with a penalty.
func (g *generator) applyForms() {
	turns := g.questionConversions()
	turns = append(turns, formConversions(&g.q.Form, g.q)...)
	for i := range g.set.Readings {
		for _, turn := range turns {
			if !turn(&g.set.Readings[i].plan) {
				g.set.Readings[i].Unformed++
			}
		}
	}
}

// conversion converts a plan to a form, or only checks it, and reports whether the plan has the form.
type conversion func(*plan) bool

// formConversions returns the conversions to a question's form.
func formConversions(f *link.Form, q *link.Question) (turns []conversion) {
	add := func(asked bool, t conversion) {
		if asked {
			turns = append(turns, t)
		}
	}
	add(f.Percentile > 0, func(p *plan) bool { return p.percentile(query.PercentileOf(f.Percentile)) })
	add(f.OfGroups, (*plan).ofGroups)
	add(f.Each > 1, func(p *plan) bool { return p.firstOfEach(f.Each) })
	add(f.Change, func(p *plan) bool { return p.change(f.Percent) })
	add(f.Beside, (*plan).hasTwoFigures)
	add(f.First || f.Last, func(p *plan) bool { return p.takesEnd(f.Last) })
	return turns
}

// questionConversions returns checks for what the question's words require, given the data.
func (g *generator) questionConversions() (turns []conversion) {
	if g.ofEach() {
		turns = append(turns, func(p *plan) bool { return p.limit != 1 })
	}
	if t := g.rowsAsked(); t != nil {
		turns = append(turns, func(p *plan) bool { return g.shows(p, t) })
	}
	if t := g.datedTable(); t != nil {
		turns = append(turns, func(p *plan) bool { return p.inTimeOf(t) })
	}
	if owed := g.q.Owes(); len(owed) > 0 {
		turns = append(turns, func(p *plan) bool { return p.usesOwed(owed) })
	}
	if g.asksDurationOfEach() {
		turns = append(turns, func(p *plan) bool {
			return len(p.group) == 0 && p.limit == 0 &&
				!slices.ContainsFunc(p.show, func(it item) bool { return it.Agg != query.None })
		})
	}
	if g.q.OfCalendar() {
		turns = append(turns, func(p *plan) bool { return p.ofCalendar(g.q) })
	}
	return turns
}

// usesOwed reports whether a plan shows or orders by the amount owed, or lists or counts the rows with such an amount.
func (p *plan) usesOwed(all []link.Owed) bool {
	of := func(it *item) bool {
		return it.Calc != nil && slices.ContainsFunc(all, func(o link.Owed) bool {
			return query.Item{Calc: it.Calc}.Same(query.Item{Calc: o.Lacking()})
		})
	}
	beside := func(a *link.Atom) bool { // another condition on what is paid
		return a.How == link.Supposed ||
			slices.ContainsFunc(all, func(o link.Owed) bool { return a.Column == o.Paid && a.Op != "colgt" })
	}
	if slices.ContainsFunc(p.where, beside) {
		return false
	}
	figure := func(it item) bool { return it.Agg != query.None && it.Agg != query.Count || it.Calc != nil }
	if p.order != nil || slices.ContainsFunc(p.show, figure) {
		return p.order != nil && of(p.order) || slices.ContainsFunc(p.show, func(it item) bool { return of(&it) })
	}
	return slices.ContainsFunc(p.where, func(a *link.Atom) bool {
		return a.Op == "colgt" && slices.ContainsFunc(all, func(o link.Owed) bool { return o.Charged == a.Column })
	})
}

// asksDurationOfEach reports whether a question asks how long each row of a table with two dates lasts: "how many
// nights did each stay last".
func (g *generator) asksDurationOfEach() bool {
	if g.q.Among(cue.Duration) == 0 || g.q.Among(cue.Average|cue.Total|cue.Most|cue.Least) != 0 {
		return false
	}
	for i := range g.q.Tokens {
		for _, t := range g.q.Catalog.Tables {
			if (g.q.Near(i) == "each" || g.q.Near(i) == "every") && g.q.Tables[t.At].Exact&(2<<uint(i)) != 0 {
				return len(g.q.Pairs(t)) > 0
			}
		}
	}
	return false
}

// percentile replaces averages by a percentile.
func (p *plan) percentile(agg query.Agg) bool {
	turned := false
	p.show = slices.Clone(p.show)
	for i := range p.show {
		if p.show[i].Agg == query.Avg {
			p.show[i].Agg, turned = agg, true
		}
	}
	if p.order != nil && p.order.Agg == query.Avg {
		order := *p.order
		order.Agg = agg
		p.order = &order
		turned = true
	}
	if p.having != nil && p.having.Item.Agg == query.Avg {
		having := *p.having
		having.Item.Agg = agg
		p.having = &having
	}
	return turned
}

// ofGroups converts a count or a sum per group to its average over all groups: the total divided by the number of
// groups.
func (p *plan) ofGroups() bool {
	if len(p.group) != 1 || p.order != nil || p.having != nil || len(p.show) == 0 {
		return false
	}
	figure := p.show[len(p.show)-1]
	by := p.group[0].by()
	if figure.Agg != query.Count && figure.Agg != query.Sum || figure.Distinct || len(by) != 1 {
		return false
	}
	groups := query.Item{Agg: query.Count, Distinct: true, Column: by[0]}
	columns := slices.Concat(figure.columns, p.group[0].columns)
	if t := p.group[0].table; t != nil && t.Key != nil {
		columns = append(slices.Clone(figure.columns), t.Key)
	}
	p.show = []item{{query.Item{Calc: &query.Calc{Op: query.Ratio, Left: figure.Item, Right: groups}}, columns}}
	p.group, p.shape = nil, "average of groups"
	return true
}

// firstOfEach takes the first n rows of each group instead of one: the rows that fewer than n rows precede.
func (p *plan) firstOfEach(n int) bool {
	at := slices.IndexFunc(p.where, func(a *link.Atom) bool { return a.How == "best" })
	if at < 0 {
		return false
	}
	best := *p.where[at]
	sub := *best.Where[0].Sub
	op := query.Less
	if sub.Select[0].Agg == query.Max {
		op = query.Greater
	}
	ahead := sub.Select[0]
	ahead.Agg = query.None
	own := best.Where[0].Item
	sub.Where = append(slices.Clone(sub.Where), query.Condition{Item: ahead, Op: op, Other: &own})
	sub.Select = []query.Item{rowCount}
	best.Where = []query.Condition{{Item: query.Item{Sub: &sub}, Op: query.Less,
		Values: []query.Value{{Text: strconv.Itoa(n), Number: true}}}}
	p.where = slices.Clone(p.where)
	p.where[at] = &best
	return true
}

// hasTwoFigures reports whether a plan shows two figures, or their difference.
func (p *plan) hasTwoFigures() bool {
	return len(p.show) == 2 && len(p.show[0].Only) > 0 && len(p.show[1].Only) > 0 || len(p.group) > 0 && len(p.show) > 1
}

// ofCalendar reports whether a plan has a condition on days relative to today; for "next", also orders by that date.
func (p *plan) ofCalendar(q *link.Question) bool {
	return slices.ContainsFunc(p.where, func(a *link.Atom) bool {
		first := p.order != nil && p.limit > 0 && q.Said(a.Mask) == "next"
		return a.OfCalendar() && (!first || slices.Contains(p.order.columns, a.Column))
	})
}

// takesEnd reports whether a plan takes the first or last row of each group in time.
func (p *plan) takesEnd(last bool) bool {
	agg := query.Min
	if last {
		agg = query.Max
	}
	dated := func(of query.Agg, columns []*link.Column) bool {
		return of == agg && len(columns) > 0 && columns[0].Kind == link.Temporal
	}
	if len(p.group) == 1 && slices.ContainsFunc(p.show, func(it item) bool { return dated(it.Agg, it.columns) }) {
		return true
	}
	return slices.ContainsFunc(p.where, func(a *link.Atom) bool {
		return a.How == "best" && a.Where[0].Sub != nil && dated(a.Where[0].Sub.Select[0].Agg, []*link.Column{a.Column})
	})
}

// change adds the second of two figures minus the first, or this change as a percentage.
func (p *plan) change(percent bool) bool {
	if len(p.show) != 2 || len(p.show[0].Only) == 0 || len(p.show[1].Only) == 0 {
		return false
	}
	calc := &query.Calc{Op: query.Minus, Left: p.show[1].Item, Right: p.show[0].Item}
	if percent {
		calc = &query.Calc{Op: query.Share, Left: query.Item{Calc: calc}, Right: p.show[0].Item}
	}
	p.show = append(slices.Clone(p.show), item{query.Item{Calc: calc}, p.show[0].columns})
	return true
}

// takesEnds reports whether the question asks for the first or last row of each group in time.
func (g *generator) takesEnds() bool { return g.q.Form.First || g.q.Form.Last }

// endInTime returns the aggregate for the first or last date.
func (g *generator) endInTime() query.Agg {
	if g.q.Form.First {
		return query.Min
	}
	return query.Max
}

// ofEach reports whether a question asks for the first of each group: "the most popular dish in every town". Then a
// single row is not an answer.
func (g *generator) ofEach() bool {
	for i := range g.q.Tokens {
		if w := g.q.Near(i); i > 1 && (w == "each" || w == "every") && g.q.Asks(i-1, cue.At) {
			return g.superlative() &&
				(g.names(g.q.Columns, 2<<uint(i)) || g.names(g.q.Tables, 2<<uint(i)))
		}
	}
	return false
}

// rowsAsked returns the table whose rows are asked for by "which", or nil.
func (g *generator) rowsAsked() *link.Table {
	if g.q.Near(0) != "which" || g.names(g.q.Tables, 4) { // "which team members"
		return nil
	}
	for _, t := range g.q.Catalog.Tables {
		if g.q.Tables[t.At].Exact&2 != 0 {
			return t
		}
	}
	return nil
}

// shows reports whether a plan shows a column of a table, a reference to its rows, or a column named by the same word.
func (g *generator) shows(p *plan, t *link.Table) bool {
	return slices.ContainsFunc(p.show, func(it item) bool {
		return len(it.columns) == 0 || slices.ContainsFunc(it.columns, func(c *link.Column) bool {
			return c.Table == t || g.referred(c) == t || g.q.Columns[c.At].Exact&2 != 0
		})
	})
}

// datedTable returns the table whose first or last row in time is asked for: "when was the last trip"; nil if there is
// none.
func (g *generator) datedTable() *link.Table {
	for i := range g.q.Tokens {
		if !g.q.Asks(i, oldestFirst|newestFirst) {
			continue
		}
		for _, t := range g.q.Catalog.Tables {
			if g.q.Tables[t.At].Exact&(2<<uint(i)) != 0 && len(t.Dates()) > 0 {
				return t
			}
		}
	}
	return nil
}

// inTimeOf reports whether all dates by which a plan orders, or which it shows, are in a table.
func (p *plan) inTimeOf(t *link.Table) bool {
	other := func(it item) bool {
		return slices.ContainsFunc(it.columns, func(c *link.Column) bool { return c.Kind == link.Temporal && c.Table != t })
	}
	return !slices.ContainsFunc(p.show, other) && (p.order == nil || !other(*p.order))
}
