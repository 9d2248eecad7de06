package query

import "strings"

// Decisions splits a query into components in the order in which they are asked about: like Parts, but with conditions
// from last to first, after all their columns.
func Decisions(q *Query) []Component {
	out := components(q, true)
	detachAggregate(out)
	return out
}

// Parts is Components with one exception: if a block shows a single thing, or a single figure per group, its aggregate
// is a separate decision, independent of the column, since "no, count them" does not say what to count.
func Parts(q *Query) []Component {
	out := Components(q)
	detachAggregate(out)
	return out
}

// detachAggregate gives a block's lone aggregate a slot without its column.
func detachAggregate(list []Component) {
	for i := range list {
		if list[i].Kind != SelectAgg {
			continue
		}
		block, figure, others := list[i].Block, list[i].Item.Agg != None, false
		for k := range list {
			if k != i && list[k].Kind == SelectAgg && list[k].Block == block &&
				(!figure || list[k].Item.Agg != None) {
				others = true
			}
		}
		if !others {
			list[i].Slot = block + string(SelectAgg)
		}
	}
}

// IsLoneAggregate reports whether a component is an aggregate that Parts made a separate decision.
func IsLoneAggregate(c Component) bool {
	return c.Kind == SelectAgg && c.Slot == c.Block+string(SelectAgg)
}

// OfColumn converts a component to the parser's terms, in which an aggregate's slot includes its column.
func OfColumn(c Component) Component {
	if IsLoneAggregate(c) {
		item := Item{Column: c.Item.Column, Text: c.Item.Text}
		c.Slot += "(" + item.String() + ")"
	}
	return c
}

// DependsOn reports whether component c makes sense only if component on is right: the operator of a condition cannot
// be judged if the condition's column is wrong. Each kind has its own rule; one switch makes them easy to check.
//
//gocyclo:ignore
func DependsOn(c, on Component) bool {
	switch on.Kind {
	case WhereColumn, HavingItem:
		return c.Block == on.Block && c.Cond.Op != "" && c.Kind != on.Kind && c.Item.Column == on.Item.Column ||
			strings.HasPrefix(c.Block, on.Block+"where("+on.Choice)
	case WhereText:
		return c.Block == on.Block && (c.Kind == WhereOp || c.Kind == WhereValue) &&
			c.Item.String() == on.Item.String()
	case WhereOp, HavingOp:
		return c.Block == on.Block && (c.Kind == WhereValue || c.Kind == HavingValue ||
			c.Kind == WhereSub || c.Kind == HavingSub) &&
			c.Item.String() == on.Item.String() && c.Cond.Op == on.Cond.Op
	case WhereSub, HavingSub:
		return strings.HasPrefix(c.Block, on.Block+"where("+on.Item.String()+")/")
	case SetOperation:
		return strings.HasPrefix(c.Block, on.Block+"right/")
	case OrderItem:
		return c.Block == on.Block && (c.Kind == OrderDesc && c.Item.String() == on.Item.String() ||
			c.Kind == LimitRows)
	case GroupColumn:
		return c.Block == on.Block && strings.HasPrefix(string(c.Kind), "having.")
	}
	return false
}
