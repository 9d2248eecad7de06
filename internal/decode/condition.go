package decode

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// maxAlternatives is the maximum number of alternatives to which brackets are expanded.
const maxAlternatives = 8

// condition returns a condition as alternatives, each a list of conditions that must all hold.
func (b *builder) condition() [][]query.Condition {
	switch word := b.word(); word {
	case "and":
		left, right := b.condition(), b.condition()
		if len(left)*len(right) > maxAlternatives {
			fail()
		}
		var out [][]query.Condition
		for _, l := range left {
			for _, r := range right {
				out = append(out, slices.Concat(l, r))
			}
		}
		return out
	case "or":
		return joinAlternatives(b.condition(), b.condition())
	case "not":
		return negated(b.condition())
	case "within":
		return [][]query.Condition{b.within()}
	default:
		return [][]query.Condition{{b.comparison(word)}}
	}
}

// negated returns the negation of conditions that must all hold, as alternatives: in each, one of them does not hold.
func negated(all [][]query.Condition) (out [][]query.Condition) {
	if len(all) != 1 {
		fail()
	}
	for _, c := range all[0] {
		if c.Op = negatedOps[c.Op]; c.Op == "" {
			fail()
		}
		out = append(out, []query.Condition{c})
	}
	return out
}

// within returns the conditions for a date to be in an interval of time that the question names.
func (b *builder) within() []query.Condition {
	e, a := b.expression(), b.next()
	if e.column == nil || e.item.Agg != query.None || a < firstValue {
		fail()
	}
	v := &b.g.Values[a-firstValue]
	if v.moment == nil {
		fail()
	}
	b.used |= v.mask
	where := b.q.During(e.column, v.moment)
	if len(where) == 0 {
		fail()
	}
	return where
}

var negatedOps = map[query.Op]query.Op{query.Equal: query.NotEqual, query.NotEqual: query.Equal, query.In: query.NotIn,
	query.NotIn: query.In, query.Less: query.GreaterEqual, query.GreaterEqual: query.Less, query.Greater: query.LessEqual,
	query.LessEqual: query.Greater, query.Like: query.NotLike, query.NotLike: query.Like, query.IsNull: query.IsNotNull,
	query.IsNotNull: query.IsNull}

// joinAlternatives joins alternatives; two values of one column become a list.
func joinAlternatives(left, right [][]query.Condition) [][]query.Condition {
	if len(left) == 1 && len(right) == 1 && len(left[0]) == 1 && len(right[0]) == 1 {
		l, r := left[0][0], right[0][0]
		if (l.Op == query.Equal || l.Op == query.In) && (r.Op == query.Equal || r.Op == query.In) && l.Item.Same(r.Item) &&
			len(l.Values) > 0 && len(r.Values) > 0 {
			l.Op, l.Values = query.In, slices.Concat(l.Values, r.Values)
			return [][]query.Condition{{l}}
		}
	}
	return slices.Concat(left, right)
}

// flatten returns alternatives in a query's form: a list in which AND binds tighter than OR.
func flatten(all [][]query.Condition) (out []query.Condition) {
	for i, of := range all {
		for k, c := range of {
			c.Or = i > 0 && k == 0
			out = append(out, c)
		}
	}
	return out
}

var comparisons = map[string]query.Op{"=": query.Equal, "!=": query.NotEqual, "<": query.Less, ">": query.Greater,
	"<=": query.LessEqual, ">=": query.GreaterEqual}

func (b *builder) comparison(word string) query.Condition {
	if op, ok := comparisons[word]; ok {
		return b.comparedWith(op)
	}
	e := b.expression()
	if e.literal != nil || e.only != nil {
		fail()
	}
	c := query.Condition{Item: e.item}
	switch word {
	case "between":
		c.Op, c.Item = query.Between, e.asQuantity()
		low, high := b.expression().literal, b.expression().literal
		if low == nil || high == nil {
			fail()
		}
		c.Values = []query.Value{e.value(low, c.Op), e.value(high, c.Op)}
	case "null":
		c.Op = query.IsNull
	case "notnull":
		c.Op = query.IsNotNull
	case "in", "notin":
		c.Op = query.In
		if word == "notin" {
			c.Op = query.NotIn
		}
		c.Sub = b.selected()
		c.Cast = e.column != nil && b.hasOtherKind(e.column, c.Sub)
	case "like", "starts", "ends", "notlike":
		c.Op = query.Like
		if word == "notlike" {
			c.Op = query.NotLike
		}
		v := b.expression().literal
		if v == nil || v.Text == "" || strings.ContainsAny(v.Text, `%_\`) {
			fail()
		}
		pattern := v.Text
		if word != "starts" {
			pattern = "%" + pattern
		}
		if word != "ends" {
			pattern += "%"
		}
		c.Values = []query.Value{{Text: pattern, First: v.First, Last: v.Last}}
	}
	return c
}

// hasOtherKind reports whether a column differs in kind from the column that a statement shows.
func (b *builder) hasOtherKind(c *link.Column, sub *query.Query) bool {
	if len(sub.Select) != 1 || sub.Select[0].Agg != query.None {
		return false
	}
	o := b.q.Catalog.Column(sub.Select[0].Column)
	return o != nil && o.Kind != c.Kind
}

func (b *builder) comparedWith(op query.Op) query.Condition {
	l, r := b.expression(), b.expression()
	if l.literal != nil {
		if m := query.Mirrored[op]; m != "" {
			op = m
		}
		l, r = r, l
	}
	if l.literal != nil || l.only != nil || r.only != nil {
		fail()
	}
	c := query.Condition{Item: l.item, Op: op}
	if op != query.Equal && op != query.NotEqual && (l.isKey() || r.isKey()) {
		fail()
	}
	switch {
	case r.literal != nil && l.isWhole() && !l.column.MayHold(r.literal.Text):
		fail()
	case r.literal != nil:
		c.Values = []query.Value{l.value(r.literal, op)}
		if op != query.Equal && op != query.NotEqual || c.Values[0].Number || l.isDay(c.Values[0].Text) {
			c.Item = l.asQuantity()
		}
	case r.item.Sub != nil && r.item.Agg == query.None:
		c.Item, c.Sub = l.asQuantity(), r.item.Sub
	default:
		other := r.asQuantity()
		c.Item, c.Other = l.asQuantity(), &other
	}
	return c
}
