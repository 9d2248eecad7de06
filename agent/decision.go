package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// Decisions takes a query apart in the order in which it is asked about: as query.Components does, but conditions from
// the last to the first, once all their columns are known.
func Decisions(q *query.Query) []query.Component { return new(taker).decisions(q) }

// taker takes one query apart after the other. What it returns is its own until the next one.
type taker struct{ list, turned []query.Component }

func (t *taker) decisions(q *query.Query) []query.Component {
	t.list = query.AppendComponents(t.list[:0], q)
	out := t.list
	single(out)
	first, last := -1, -1 // the run of what belongs to single conditions of the outermost block
	var starts []int
	for i := range out {
		c := &out[i]
		ofCondition := c.Block != "" || c.Kind == query.WhereText || c.Kind == query.WhereOp || c.Kind == query.WhereSub ||
			c.Kind == query.WhereValue
		if first < 0 && c.Block == "" && ofCondition {
			first = i
		}
		if first < 0 {
			continue
		}
		if !ofCondition {
			break
		}
		last = i + 1
		if c.Block == "" && (c.Kind == query.WhereText || c.Kind == query.WhereOp &&
			!(i > first && out[i-1].Kind == query.WhereText)) {
			starts = append(starts, i)
		}
	}
	if len(starts) < 2 {
		return out
	}
	t.turned = t.turned[:0]
	end := last
	for _, at := range slices.Backward(starts) {
		t.turned = append(t.turned, out[at:end]...)
		end = at
	}
	copy(out[first:last], t.turned)
	return out
}

// parts takes a query apart as query.Components does, but for one thing: where a block shows one thing only, or one
// figure beside what it is worked out for, its aggregator is a decision of its own, whatever the column. Who says
// "no, count them" has not said of what.
func parts(q *query.Query) []query.Component {
	out := query.Components(q)
	single(out)
	return out
}

// single gives the aggregator of the only thing that a block shows, or of its only figure, a slot without its column.
func single(list []query.Component) {
	for i := range list {
		if list[i].Kind != query.SelectAgg {
			continue
		}
		block, figure, others := list[i].Block, list[i].Item.Agg != query.None, false
		for k := range list {
			if k != i && list[k].Kind == query.SelectAgg && list[k].Block == block &&
				(!figure || list[k].Item.Agg != query.None) {
				others = true
			}
		}
		if !others {
			list[i].Slot = block + string(query.SelectAgg)
		}
	}
}

// lone reports whether a component is the aggregator of the only thing that its block shows.
func lone(c query.Component) bool {
	return c.Kind == query.SelectAgg && c.Slot == c.Block+string(query.SelectAgg)
}

// ofColumn is a component in the parser's terms, in which an aggregator is one of a column.
func ofColumn(c query.Component) query.Component {
	if lone(c) {
		item := query.Item{Column: c.Item.Column, Text: c.Item.Text}
		c.Slot += "(" + item.String() + ")"
	}
	return c
}
