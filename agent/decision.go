package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// Decisions splits a query in the order of asking: like query.Components, but conditions from last to first, once all
// their columns are known.
func Decisions(q *query.Query) []query.Component { return new(taker).decisions(q) }

// taker splits queries one after another. A result is valid until the next call.
type taker struct{ list, turned []query.Component }

func (t *taker) decisions(q *query.Query) []query.Component {
	t.list = query.AppendComponents(t.list[:0], q)
	out := t.list
	single(out)
	first, last := -1, -1 // the range of components of the outermost block's conditions
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

// parts is query.Components with one exception: if a block shows a single thing, or a single figure per group, its
// aggregator is a decision of its own, independent of the column: "no, count them" does not say of what.
func parts(q *query.Query) []query.Component {
	out := query.Components(q)
	single(out)
	return out
}

// single gives that aggregator a slot without its column.
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

// lone reports whether a component is such an aggregator.
func lone(c query.Component) bool {
	return c.Kind == query.SelectAgg && c.Slot == c.Block+string(query.SelectAgg)
}

// ofColumn converts a component to the parser's terms, in which an aggregator belongs to a column.
func ofColumn(c query.Component) query.Component {
	if lone(c) {
		item := query.Item{Column: c.Item.Column, Text: c.Item.Text}
		c.Slot += "(" + item.String() + ")"
	}
	return c
}
