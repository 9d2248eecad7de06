package query

import (
	"slices"
	"strings"
)

// Swap returns q with chosen in place of original, or nil if only a parser can do that. It is for choices that no
// candidate has, such as values that people type.
func Swap(q *Query, original, chosen Component) *Query {
	if chosen.Kind == SelectAgg { // its slot may lack the column, unlike that of q's component
		for _, c := range Components(q) {
			if c.Kind == SelectAgg && c.Block == chosen.Block {
				chosen.Slot = c.Slot
				chosen.Item.Column = c.Item.Column
				return With(q, chosen)
			}
		}
	}
	if original.Kind == OrderItem && chosen.Kind == OrderItem && original.Block == "" {
		for i, o := range q.OrderBy { // ordered by something else, in the same direction
			if o.Item.Same(original.Item) {
				out := q.Clone()
				out.OrderBy[i].Item = chosen.Item
				return out
			}
		}
	}
	if less := Without(q, original); less != nil {
		if more := With(less, chosen); more != nil {
			return more
		}
	}
	return With(q, chosen)
}

// WithoutCondition returns q without one condition of its outermost block.
func WithoutCondition(q *Query, at int) *Query {
	out := *q
	out.Where = slices.Delete(slices.Clone(q.Where), at, at+1)
	if len(out.Where) > 0 {
		out.Where[0].Or = false
	}
	return &out
}

// Put returns q with c replaced by other. A condition keeps its position if only its values change.
func Put(q *Query, c, other Component) *Query {
	at := ConditionOf(q, c)
	if at < 0 || other.Item.String() != c.Item.String() || other.Cond.Op != c.Cond.Op || len(other.Cond.Values) == 0 {
		return Swap(q, c, other)
	}
	out := q.Clone()
	out.Where[at].Values = other.Cond.Values
	return out
}

// WithValue returns the component for the value of c's condition, with another value.
func WithValue(c Component, v Value) Component {
	c.Kind = WhereValue
	c.Slot = c.Block + string(WhereValue) + "(" + c.Item.String() + " " + string(c.Cond.Op) + ")"
	c.Choice = strings.ToLower(v.Text)
	c.Cond.Values = []Value{v}
	return c
}

// PartOf finds a part of a query by its id.
func PartOf(q *Query, id string) (Component, bool) {
	for _, c := range Parts(q) {
		if c.ID() == id {
			return c, true
		}
	}
	return Component{}, false
}

// Removed returns a query without one of its parts, or nil if nothing valid remains.
func Removed(q *Query, c Component) *Query {
	switch c.Kind {
	case OrderItem, OrderDesc:
		out := q.Clone()
		out.OrderBy = nil
		return out
	case SelectAgg, SelectColumn, SelectText:
		out := q.Clone()
		out.Select = slices.DeleteFunc(out.Select, func(it Item) bool { return it.String() == c.Item.String() })
		if len(out.Select) == 0 || len(out.Select) == len(q.Select) {
			return nil
		}
		return out
	case GroupColumn: // an aggregate per group becomes one over all rows
		out := Without(q, c)
		if out == nil {
			return nil
		}
		out.Select = slices.DeleteFunc(out.Select, func(it Item) bool {
			return it.Agg == None && it.Column.String() == c.Choice
		})
		if len(out.Select) == 0 {
			return nil
		}
		return out
	}
	if at := ConditionOf(q, c); at >= 0 {
		return WithoutCondition(q, at)
	}
	return Without(q, c)
}

// opposites maps operators to their negations.
var opposites = map[Op]Op{
	Equal: NotEqual, NotEqual: Equal, Greater: LessEqual, LessEqual: Greater, Less: GreaterEqual, GreaterEqual: Less,
	Like: NotLike, NotLike: Like, In: NotIn, NotIn: In, Has: HasNot, HasNot: Has, IsNull: IsNotNull, IsNotNull: IsNull,
}

// Negated returns a query with one condition negated, or nil if that cannot be expressed. In a condition on an answer
// about a text, "yes" becomes "no" and vice versa.
func Negated(q *Query, c Component) *Query {
	at := ConditionOf(q, c)
	if at < 0 {
		return nil
	}
	out := q.Clone()
	w := &out.Where[at]
	if w.Item.Text != nil {
		if len(w.Values) != 1 || w.Op != Equal {
			return nil
		}
		other, ok := map[string]string{"Yes": "No", "No": "Yes"}[w.Values[0].Text]
		if !ok {
			return nil
		}
		w.Values = []Value{{Text: other, First: -1, Last: -1}}
		return out
	}
	op, ok := opposites[w.Op]
	if !ok || w.Op == HasNot && len(w.Values) > 1 {
		return nil
	}
	w.Op = op
	return out
}

// ConditionOf returns the index of a component's condition in the outermost block, or -1.
func ConditionOf(q *Query, c Component) int {
	if c.Block != "" {
		return -1
	}
	return slices.IndexFunc(q.Where, func(w Condition) bool {
		return w.Item.String() == c.Cond.Item.String() && w.Op == c.Cond.Op
	})
}
