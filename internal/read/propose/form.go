package propose

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// applyForms converts readings of the simplified question to the form that the question asks for (see link.Form).
// Readings that cannot be converted stay, with a penalty.
func (g *generator) applyForms() {
	conversions := g.questionConversions()
	conversions = append(conversions, formConversions(&g.q.Form, g.q)...)
	for i := range g.set.Readings {
		for _, convert := range conversions {
			if !convert(&g.set.Readings[i].plan) {
				g.set.Readings[i].MissingForms++
			}
		}
	}
}

// conversion converts a plan to a form, or merely checks it, and reports whether the plan has that form.
type conversion func(*plan) bool

// formConversions returns the conversions to a question's form.
func formConversions(f *link.Form, q *link.Question) (conversions []conversion) {
	add := func(asked bool, t conversion) {
		if asked {
			conversions = append(conversions, t)
		}
	}
	add(f.Percentile > 0, func(p *plan) bool { return p.replaceAverages(query.PercentileOf(f.Percentile)) })
	add(f.GroupAverage, (*plan).averageOverGroups)
	add(f.RowsPerGroup > 1, func(p *plan) bool { return p.limitPerGroup(f.RowsPerGroup) })
	add(f.Change, func(p *plan) bool { return p.addChange(f.Percent) })
	add(f.SideBySide, (*plan).hasTwoFigures)
	add(f.First || f.Last, func(p *plan) bool { return p.selectsFirstOrLast(f.Last) })
	return conversions
}

// questionConversions returns checks for what the question's words require, given the data.
func (g *generator) questionConversions() (conversions []conversion) {
	if g.asksForBestOfEach() {
		conversions = append(conversions, func(p *plan) bool { return p.limit != 1 })
	}
	if t := g.askedTable(); t != nil {
		conversions = append(conversions, func(p *plan) bool { return g.showsTable(p, t) })
	}
	if t := g.firstOrLastTable(); t != nil {
		conversions = append(conversions, func(p *plan) bool { return p.datesOnlyIn(t) })
	}
	if owed := g.q.OwedAmounts(); len(owed) > 0 {
		conversions = append(conversions, func(p *plan) bool { return p.usesOwed(owed) })
	}
	if g.asksForRowDurations() {
		conversions = append(conversions, func(p *plan) bool {
			return len(p.group) == 0 && p.limit == 0 &&
				!slices.ContainsFunc(p.show, func(it item) bool { return it.Agg != query.None })
		})
	}
	if g.q.HasRelativeDay() {
		conversions = append(conversions, func(p *plan) bool { return p.hasRelativeDay(g.q) })
	}
	return conversions
}

// usesOwed reports whether a plan shows or is ordered by the amount owed, or lists or counts the rows with one.
func (p *plan) usesOwed(all []link.Owed) bool {
	isOwed := func(it *item) bool {
		return it.Calc != nil && slices.ContainsFunc(all, func(o link.Owed) bool {
			return query.Item{Calc: it.Calc}.Same(query.Item{Calc: o.Amount()})
		})
	}
	isOther := func(a *link.Atom) bool { // another condition on what is paid
		return a.Match == link.Implied ||
			slices.ContainsFunc(all, func(o link.Owed) bool { return a.Column == o.Paid && a.Op != "colgt" })
	}
	if slices.ContainsFunc(p.where, isOther) {
		return false
	}
	isFigure := func(it item) bool { return it.Agg != query.None && it.Agg != query.Count || it.Calc != nil }
	if p.order != nil || slices.ContainsFunc(p.show, isFigure) {
		return p.order != nil && isOwed(p.order) || slices.ContainsFunc(p.show, func(it item) bool { return isOwed(&it) })
	}
	return slices.ContainsFunc(p.where, func(a *link.Atom) bool {
		return a.Op == "colgt" && slices.ContainsFunc(all, func(o link.Owed) bool { return o.Charged == a.Column })
	})
}

// asksForRowDurations reports whether a question asks how long each row of a table with two dates lasts: "how many
// nights did each stay last".
func (g *generator) asksForRowDurations() bool {
	if g.q.WithSense(cue.Duration) == 0 || g.q.WithSense(cue.Average|cue.Total|cue.Most|cue.Least) != 0 {
		return false
	}
	for i := range g.q.Tokens {
		for _, t := range g.q.Catalog.Tables {
			if (g.q.Token(i) == "each" || g.q.Token(i) == "every") && g.q.Tables[t.Index].Exact&(2<<uint(i)) != 0 {
				return len(g.q.DatePairs(t)) > 0
			}
		}
	}
	return false
}

// replaceAverages replaces averages by a percentile.
func (p *plan) replaceAverages(agg query.Agg) bool {
	changed := false
	p.show = slices.Clone(p.show)
	for i := range p.show {
		if p.show[i].Agg == query.Avg {
			p.show[i].Agg, changed = agg, true
		}
	}
	if p.order != nil && p.order.Agg == query.Avg {
		order := *p.order
		order.Agg = agg
		p.order = &order
		changed = true
	}
	if p.having != nil && p.having.Item.Agg == query.Avg {
		having := *p.having
		having.Item.Agg = agg
		p.having = &having
	}
	return changed
}

// averageOverGroups converts a count or a sum per group to its average over all groups: the total divided by the number
// of groups.
func (p *plan) averageOverGroups() bool {
	if len(p.group) != 1 || p.order != nil || p.having != nil || len(p.show) == 0 {
		return false
	}
	figure := p.show[len(p.show)-1]
	by := p.group[0].groupColumns()
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

// limitPerGroup takes the first n rows of each group instead of one: those that fewer than n of its rows precede.
func (p *plan) limitPerGroup(n int) bool {
	at := slices.IndexFunc(p.where, func(a *link.Atom) bool { return a.Match == "best" })
	if at < 0 {
		return false
	}
	best := *p.where[at]
	sub := *best.Where[0].Sub
	op := query.Less
	if sub.Select[0].Agg == query.Max {
		op = query.Greater
	}
	preceding := sub.Select[0]
	preceding.Agg = query.None
	own := best.Where[0].Item
	sub.Where = append(slices.Clone(sub.Where), query.Condition{Item: preceding, Op: op, Other: &own})
	sub.Select = []query.Item{rowCount}
	best.Where = []query.Condition{{Item: query.Item{Sub: &sub}, Op: query.Less,
		Values: []query.Value{{Text: strconv.Itoa(n), Number: true}}}}
	p.where = slices.Clone(p.where)
	p.where[at] = &best
	return true
}

// hasTwoFigures reports whether a plan shows two figures side by side, or a figure for each group.
func (p *plan) hasTwoFigures() bool {
	return len(p.show) == 2 && len(p.show[0].Only) > 0 && len(p.show[1].Only) > 0 || len(p.group) > 0 && len(p.show) > 1
}

// hasRelativeDay reports whether a plan has a condition on days relative to today and, if the word for it is "next",
// also orders by that date.
func (p *plan) hasRelativeDay(q *link.Question) bool {
	return slices.ContainsFunc(p.where, func(a *link.Atom) bool {
		first := p.order != nil && p.limit > 0 && q.TextOf(a.Mask) == "next"
		return a.IsRelativeToToday() && (!first || slices.Contains(p.order.columns, a.Column))
	})
}

// selectsFirstOrLast reports whether a plan takes the first or last row of each group in time.
func (p *plan) selectsFirstOrLast(last bool) bool {
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
		return a.Match == "best" && a.Where[0].Sub != nil && dated(a.Where[0].Sub.Select[0].Agg, []*link.Column{a.Column})
	})
}

// addChange adds the second of two figures minus the first, or this change as a percentage.
func (p *plan) addChange(percent bool) bool {
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

// asksForFirstOrLast reports whether the question asks for the first or last row of each group in time.
func (g *generator) asksForFirstOrLast() bool { return g.q.Form.First || g.q.Form.Last }

// firstOrLastAgg returns the aggregate for the first or last date.
func (g *generator) firstOrLastAgg() query.Agg {
	if g.q.Form.First {
		return query.Min
	}
	return query.Max
}

// asksForBestOfEach reports whether a question asks for the first of each group: "the most popular dish in every town".
// Then a single row is not an answer.
func (g *generator) asksForBestOfEach() bool {
	for i := range g.q.Tokens {
		if w := g.q.Token(i); i > 1 && (w == "each" || w == "every") && g.q.HasSense(i-1, cue.At) {
			return g.hasSuperlative() &&
				(g.isNamed(g.q.Columns, 2<<uint(i)) || g.isNamed(g.q.Tables, 2<<uint(i)))
		}
	}
	return false
}

// askedTable returns the table whose rows "which" asks for, or nil.
func (g *generator) askedTable() *link.Table {
	if g.q.Token(0) != "which" || g.isNamed(g.q.Tables, 4) { // "which team members"
		return nil
	}
	for _, t := range g.q.Catalog.Tables {
		if g.q.Tables[t.Index].Exact&2 != 0 {
			return t
		}
	}
	return nil
}

// showsTable reports whether a plan shows a column of a table, a reference to its rows, or a column named by the same
// word.
func (g *generator) showsTable(p *plan, t *link.Table) bool {
	return slices.ContainsFunc(p.show, func(it item) bool {
		return len(it.columns) == 0 || slices.ContainsFunc(it.columns, func(c *link.Column) bool {
			return c.Table == t || g.referencedTable(c) == t || g.q.Columns[c.Index].Exact&2 != 0
		})
	})
}

// firstOrLastTable returns the table whose first or last row in time is asked for: "when was the last trip"; nil if
// there is none.
func (g *generator) firstOrLastTable() *link.Table {
	for i := range g.q.Tokens {
		if !g.q.HasSense(i, oldestFirst|newestFirst) {
			continue
		}
		for _, t := range g.q.Catalog.Tables {
			if g.q.Tables[t.Index].Exact&(2<<uint(i)) != 0 && len(t.Dates()) > 0 {
				return t
			}
		}
	}
	return nil
}

// datesOnlyIn reports whether all dates that a plan orders by or shows are in a table.
func (p *plan) datesOnlyIn(t *link.Table) bool {
	other := func(it item) bool {
		return slices.ContainsFunc(it.columns, func(c *link.Column) bool { return c.Kind == link.Temporal && c.Table != t })
	}
	return !slices.ContainsFunc(p.show, other) && (p.order == nil || !other(*p.order))
}
