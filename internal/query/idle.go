package query

import (
	"cmp"
	"slices"
	"strconv"
)

// Idle reports whether a query shows a figure that says nothing, a column less itself, or has conditions that do not.
func (q *Query) Idle() bool {
	return Idle(q.Where) || slices.ContainsFunc(q.Select, func(it Item) bool { return it.idle() })
}

// idle reports whether an item is a difference or a comparison of two that are the same.
func (it Item) idle() bool {
	c := it.Calc
	if c == nil {
		return false
	}
	switch c.Op {
	case Minus, Gap, Apart, Elapsed, More, Alike:
		if c.Left.Same(c.Right) {
			return true
		}
	}
	return c.Left.idle() || c.Right.idle()
}

// Idle reports whether some of a list of conditions say nothing beside the others, or cannot hold together: the same
// twice, two bounds on one side of a column, bounds that leave nothing, two values at once. Nobody means that.
func Idle(all []Condition) bool {
	for i, a := range all {
		for _, b := range all[i+1:] {
			if a.Equals(b) || a.idleBeside(b) {
				return true
			}
		}
	}
	return slices.ContainsFunc(all, func(c Condition) bool {
		return c.Item.idle() || c.Other != nil && c.Item.Same(*c.Other) ||
			c.Op == Between && len(c.Values) == 2 && compareValues(c.Values[0], c.Values[1]) > 0
	})
}

// idleBeside reports whether two conditions on one item cannot both be meant.
func (c Condition) idleBeside(other Condition) bool {
	switch {
	case c.Or || other.Or || !c.Item.Same(other.Item):
		return false
	case c.Op == IsNull, other.Op == IsNull, c.denies(other), other.denies(c):
		return true
	case len(c.Values) != 1 || len(other.Values) != 1:
		return false
	}
	if c.Op == Equal && other.Op == Equal {
		return true
	}
	a, b := c.side(), other.side()
	switch {
	case a == 0 || b == 0:
		return false
	case a == b:
		return true
	case a < 0: // c is the upper bound
		return compareValues(c.Values[0], other.Values[0]) < 0
	}
	return compareValues(c.Values[0], other.Values[0]) > 0
}

// denials are the operators that deny others.
var denials = map[Op]Op{NotEqual: Equal, NotIn: In, NotLike: Like, HasNot: Has}

// denies reports whether a condition says that another does not hold.
func (c Condition) denies(other Condition) bool {
	c.Op = denials[c.Op]
	return c.Op != "" && c.Equals(other)
}

// Equals reports whether two conditions compare the same with the same values.
func (c Condition) Equals(other Condition) bool {
	return c.Item.Same(other.Item) && c.Op == other.Op && c.Sub == nil && other.Sub == nil && c.Other == nil &&
		other.Other == nil && slices.EqualFunc(c.Values, other.Values, func(x, y Value) bool { return x.Text == y.Text })
}

// side is 1 for a lower bound, -1 for an upper one, 0 for neither.
func (c Condition) side() int {
	switch c.Op {
	case Greater, GreaterEqual:
		return 1
	case Less, LessEqual:
		return -1
	}
	return 0
}

// compareValues orders two values as numbers if both are, else as texts: days in ISO form.
func compareValues(a, b Value) int {
	x, errX := strconv.ParseFloat(a.Text, 64)
	y, errY := strconv.ParseFloat(b.Text, 64)
	if errX == nil && errY == nil {
		return cmp.Compare(x, y)
	}
	return cmp.Compare(a.Text, b.Text)
}
