package query

import (
	"strings"
)

// With returns a copy of q that has the component, changing as little as possible: another value in its condition,
// another order, one more column. It returns nil if that is impossible because c belongs to a sub-query, to a
// condition that q lacks, or to other tables.
//
// Parsers fall back on it if a person replies with something that they would not propose. One switch over all kinds of
// components is easier to read than many functions.
//
//gocyclo:ignore
func With(q *Query, c Component) *Query {
	if (Constraints{Confirmed: []Component{c}}).Allow(q) {
		return q
	}
	if c.Block != "" || q.Written != nil {
		return nil
	}
	out := q.Clone()
	switch c.Kind {
	case SelectRows:
		out.Distinct = c.Choice == "true"
	case SelectColumn:
		out.Select = append(out.Select, c.Item)
	case SelectAgg, SelectText:
		for i, it := range out.Select {
			if it.address() == c.Item.address() {
				out.Select[i] = c.Item
			}
		}
	case WhereColumn, WhereOp, WhereValue, WhereText:
		out.Where = withCondition(out.Where, c)
	case HavingItem, HavingOp, HavingValue:
		out.Having = withCondition(out.Having, c)
	case AndOr:
		for i := range out.Where {
			out.Where[i].Or = i > 0 && c.Choice == "or"
		}
	case GroupColumn:
		out.GroupBy = append(out.GroupBy, c.Item.Column)
	case OrderItem:
		out.OrderBy = []Order{{Item: c.Item, Desc: len(out.OrderBy) > 0 && out.OrderBy[0].Desc}}
	case OrderDesc:
		for i, o := range out.OrderBy {
			if o.Item.String() == c.Item.String() {
				out.OrderBy[i].Desc = c.Choice == "desc"
			}
		}
	case LimitRows:
		out.Limit, out.Offset = Window(c.Choice)
	case SetOperation:
		if c.Choice == "none" {
			out.Set, out.Right = NoSet, nil
		}
	}
	if !(Constraints{Confirmed: []Component{c}}).Allow(out) {
		return nil
	}
	return out
}

// withCondition puts c's condition in the place of the one with the same subject, or adds it.
func withCondition(conds []Condition, c Component) []Condition {
	for i, old := range conds {
		if !old.sameSubject(c) {
			continue
		}
		new := c.Cond
		new.Or = old.Or
		switch c.Kind {
		case WhereColumn, HavingItem:
			return conds
		case WhereOp, HavingOp:
			new.Values, new.Sub, new.Other = old.Values, old.Sub, old.Other
		}
		conds[i] = new
		return conds
	}
	if len(c.Cond.Values) == 0 && c.Cond.Other == nil && c.Cond.Sub == nil && c.Cond.Op != IsNull &&
		c.Cond.Op != IsNotNull {
		return conds
	}
	return append(conds, c.Cond)
}

// Without returns a copy of q that lacks the component, changing as little as possible: a refused column or value is
// removed together with its condition, a refused order is dropped. It returns nil if the component cannot be removed
// without a replacement.
//
//gocyclo:ignore
func Without(q *Query, c Component) *Query {
	if (Constraints{Forbidden: []Component{c}}).Allow(q) {
		return q
	}
	if q.Written != nil {
		return q.withoutPart(c)
	}
	if c.Block != "" {
		return nil
	}
	out := q.Clone()
	switch c.Kind {
	case SelectRows:
		out.Distinct = !out.Distinct
	case SelectColumn:
		out.Select = keep(out.Select, func(it Item) bool { return it.address() != c.Choice })
	case SelectAgg, SelectText:
		for i, it := range out.Select {
			if it.address() == c.Item.address() {
				out.Select[i] = it.plain()
			}
		}
	case WhereColumn, WhereOp, WhereValue, WhereText:
		out.Where = keep(out.Where, func(w Condition) bool { return !sameCondition(w, c) })
		if len(out.Where) > 0 {
			out.Where[0].Or = false
		}
	case HavingItem, HavingOp, HavingValue:
		out.Having = keep(out.Having, func(w Condition) bool { return !sameCondition(w, c) })
	case GroupColumn:
		out.GroupBy = keep(out.GroupBy, func(g Column) bool { return g.String() != c.Choice })
	case OrderItem:
		out.OrderBy = keep(out.OrderBy, func(o Order) bool { return o.Item.String() != c.Choice })
	case OrderDesc:
		for i, o := range out.OrderBy {
			if o.Item.String() == c.Item.String() {
				out.OrderBy[i].Desc = !o.Desc
			}
		}
	case LimitRows:
		out.Limit, out.Offset = 0, 0
	case SetOperation:
		out.Set, out.Right = NoSet, nil
	case AndOr:
		for i := range out.Where {
			out.Where[i].Or = i > 0 && !strings.HasPrefix(c.Choice, "or")
		}
	}
	if len(out.Select) == 0 || !(Constraints{Forbidden: []Component{c}}).Allow(out) {
		return nil
	}
	return out
}

// plain returns an item without aggregate and text call.
func (i Item) plain() Item { return Item{Column: i.Column, Calc: i.Calc, Number: i.Number, Sub: i.Sub} }

// sameSubject reports whether a condition is that of a component, or another with the same subject.
func (c Condition) sameSubject(k Component) bool {
	return c.Item.Agg == k.Item.Agg && c.Item.address() == k.Item.address()
}

func sameCondition(w Condition, c Component) bool {
	if !w.sameSubject(c) {
		return false
	}
	switch c.Kind {
	case WhereColumn, HavingItem:
		return true
	case WhereText:
		return w.Item.Text != nil && w.Item.Text.String() == c.Choice
	}
	return w.Op == c.Cond.Op && w.Item.String() == c.Item.String()
}

func keep[T any](list []T, want func(T) bool) []T {
	var out []T
	for _, x := range list {
		if want(x) {
			out = append(out, x)
		}
	}
	return out
}

// Clone copies a query, but not its sub-queries: its lists may be changed without affecting q.
func (q *Query) Clone() *Query {
	out := *q
	out.Select = append([]Item(nil), q.Select...)
	out.Where = append([]Condition(nil), q.Where...)
	out.GroupBy = append([]Column(nil), q.GroupBy...)
	out.Having = append([]Condition(nil), q.Having...)
	out.OrderBy = append([]Order(nil), q.OrderBy...)
	out.Written = append([]Piece(nil), q.Written...)
	return &out
}

// Apply changes q until it has what k confirms and lacks what k forbids, or returns nil.
func (k Constraints) Apply(q *Query) *Query {
	for _, c := range k.Forbidden {
		if q = Without(q, c); q == nil {
			return nil
		}
	}
	for _, c := range k.Confirmed {
		if q = With(q, c); q == nil {
			return nil
		}
	}
	if !k.Allow(q) {
		return nil
	}
	return q
}
