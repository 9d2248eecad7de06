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
	conversions := formConversions(&g.q.Form)
	if g.asksForBestOfEach() {
		conversions = append(conversions, func(p *plan) bool { return p.limit != 1 })
	}
	for i := range g.set.Readings {
		for _, convert := range conversions {
			if !convert(&g.set.Readings[i].plan) {
				g.set.Readings[i].MissingForms++
			}
		}
	}
}

// conversion converts a plan to a form, and reports whether it could.
type conversion func(*plan) bool

// formConversions returns the conversions to a question's form.
func formConversions(f *link.Form) (conversions []conversion) {
	add := func(asked bool, t conversion) {
		if asked {
			conversions = append(conversions, t)
		}
	}
	add(f.Percentile > 0, func(p *plan) bool { return p.replaceAverages(query.PercentileOf(f.Percentile)) })
	add(f.GroupAverage, (*plan).averageOverGroups)
	add(f.RowsPerGroup > 1, func(p *plan) bool { return p.limitPerGroup(f.RowsPerGroup) })
	add(f.Change, func(p *plan) bool { return p.addChange(f.Percent) })
	return conversions
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
