package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// swapped returns q with chosen in place of original, or nil if that needs a parser. It serves choices without a
// candidate, such as typed values.
func swapped(q *query.Query, original, chosen query.Component) *query.Query {
	if chosen.Kind == query.SelectAgg { // without its column here, with it there
		for _, c := range query.Components(q) {
			if c.Kind == query.SelectAgg && c.Block == chosen.Block {
				chosen.Slot = c.Slot
				chosen.Item.Column = c.Item.Column
				return query.With(q, chosen)
			}
		}
	}
	if original.Kind == query.OrderItem && chosen.Kind == query.OrderItem && original.Block == "" {
		for i, o := range q.OrderBy { // by something else, in the same direction
			if o.Item.Same(original.Item) {
				out := q.Clone()
				out.OrderBy[i].Item = chosen.Item
				return out
			}
		}
	}
	if less := query.Without(q, original); less != nil {
		if more := query.With(less, chosen); more != nil {
			return more
		}
	}
	return query.With(q, chosen)
}

// without returns q without one condition of its outermost block.
func without(q *query.Query, at int) *query.Query {
	out := *q
	out.Where = slices.Delete(slices.Clone(q.Where), at, at+1)
	if len(out.Where) > 0 {
		out.Where[0].Or = false
	}
	return &out
}
