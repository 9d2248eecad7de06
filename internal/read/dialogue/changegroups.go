package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// keepGroups keeps the previous groups and replaces their figure with the new reading's, or shows both.
func (c change) keepGroups(name string) {
	for _, m := range c.merge(c.now.Where) {
		from, ok := c.join(c.now.From, c.before.From.Tables...)
		if !ok {
			return
		}
		out := c.before.Clone()
		out.From, out.Where, out.OrderBy, out.Limit = from, m.where, nil, 0
		out.Select = append(plain(c.before.Select), c.now.Select...)
		c.add(name, out, m)
		if c.mayBeReplacement() {
			continue
		}
		both := out.Clone()
		both.Select = appendItems(c.before.Select, c.now.Select)
		c.add(name+" too", both, m)
	}
}

func (c change) changeGroups() {
	aggregate := onlyFigure(c.before)
	switch {
	case aggregate == nil || !onlyCounts(c.now):
	case c.turn.form == figure:
		c.regroup("group", plain(c.now.Select), c.now.GroupBy, *aggregate)
	case c.turn.form == groups || c.turn.form == best:
		if slices.Equal(c.now.GroupBy, c.before.GroupBy) {
			c.sortGroups(*aggregate)
			break
		}
		c.regroup("group anew", plain(c.now.Select), c.now.GroupBy, *aggregate)
		if c.form == groups && c.turn.form == groups {
			c.regroup("split", append(plain(c.before.Select), plain(c.now.Select)...),
				append(slices.Clone(c.before.GroupBy), c.now.GroupBy...), *aggregate)
		}
	}
	c.ask("grouped")
}

// regroup computes the previous figure for other groups.
func (c change) regroup(name string, keys []query.Item, by []query.Column, figure query.Item) {
	for _, m := range c.merge(c.now.Where) {
		out := c.withConditions(m, keys...)
		if out == nil {
			return
		}
		out.Select, out.GroupBy, out.Keyed = append(slices.Clone(keys), figure), by, c.now.Keyed
		out.Having, out.Distinct = nil, false
		out.OrderBy, out.Limit, out.Offset = nil, c.now.Limit, c.now.Offset
		if len(c.now.OrderBy) > 0 {
			out.OrderBy = []query.Order{{Item: figure, Desc: c.now.OrderBy[0].Desc, NullsLast: c.now.OrderBy[0].NullsLast}}
		}
		c.add(name, out, m)
		if b := c.before; len(c.now.OrderBy) == 0 && len(b.OrderBy) == 1 && b.OrderBy[0].Item.Same(figure) {
			sorted := out.Clone()
			sorted.OrderBy, sorted.Limit, sorted.Offset = b.OrderBy, b.Limit, b.Offset
			c.add(name+" in order", sorted, m)
		}
	}
}

// sortGroups sorts the previous groups by a figure.
func (c change) sortGroups(figure query.Item) {
	if len(c.now.OrderBy) == 0 || len(c.now.Where) > 0 {
		return
	}
	out := c.before.Clone()
	out.OrderBy = []query.Order{{Item: figure, Desc: c.now.OrderBy[0].Desc, NullsLast: c.now.OrderBy[0].Desc}}
	out.Limit, out.Offset = c.now.Limit, c.now.Offset
	c.add("sort groups", out, mergedConditions{})
}

func (c change) changeBounds() {
	if c.turn.form == groups && slices.Equal(c.now.GroupBy, c.before.GroupBy) {
		for _, m := range c.merge(c.now.Where) {
			if out := c.withConditions(m); out != nil {
				out.Having = c.now.Having
				c.add("bound", out, m)
			}
		}
	}
	c.ask("bounded")
}
