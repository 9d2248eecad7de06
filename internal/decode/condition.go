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
	case "keepwhere":
		return b.keptConditions()
	case "top":
		return [][]query.Condition{{b.best()}}
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
		return e.between(query.Between, b.expression(), b.expression())
	case "notbetween":
		return e.between(query.NotBetween, b.expression(), b.expression())
	case "openat":
		return e.openAt(b.expression())
	case "null":
		c.Op = query.IsNull
	case "notnull":
		c.Op = query.IsNotNull
	case "in", "notin":
		op := query.In
		if word == "notin" {
			op = query.NotIn
		}
		return b.member(e, op, b.selected())
	case "like", "starts", "ends", "notlike":
		return e.like(word, b.expression())
	default:
		fail()
	}
	return c
}

// between returns the condition that an expression lies between two literals, or does not.
func (e expression) between(op query.Op, low, high expression) query.Condition {
	if low.literal == nil || high.literal == nil {
		fail()
	}
	return query.Condition{Item: e.asQuantity(), Op: op,
		Values: []query.Value{e.value(low.literal, op), e.value(high.literal, op)}}
}

// openAt returns the condition that opening hours contain a time.
func (e expression) openAt(at expression) query.Condition {
	if e.column == nil || e.item.Agg != query.None || at.literal == nil {
		fail()
	}
	return query.Condition{Item: e.item, Op: query.OpenAt, Values: []query.Value{*at.literal}}
}

// member returns the condition that an expression is among the rows of a query, or not.
func (b *builder) member(e expression, op query.Op, sub *query.Query) query.Condition {
	return query.Condition{Item: e.item, Op: op, Sub: sub, Cast: e.column != nil && b.hasOtherKind(e.column, sub)}
}

// comparedWithLiteral returns the condition that compares an expression with a literal.
func (e expression) comparedWithLiteral(op query.Op, v *query.Value) query.Condition {
	if e.isWhole() && !e.column.MayHold(v.Text) {
		fail()
	}
	c := query.Condition{Item: e.item, Op: op, Values: []query.Value{e.value(v, op)}}
	if op != query.Equal && op != query.NotEqual || c.Values[0].Number || e.isDay(c.Values[0].Text) {
		c.Item = e.asQuantity()
	}
	return c
}

// holdsList reports whether an expression is a column of lists, whose elements are compared.
func (e expression) holdsList() bool {
	return e.column != nil && e.column.List && e.item.Column == e.column.Ref() && e.item.Agg == query.None
}

// has returns the condition that a list contains a literal, or not.
func (e expression) has(op query.Op, v query.Value) query.Condition {
	if op == "" {
		fail()
	}
	v.Number = false
	return query.Condition{Item: e.item, Op: op, Values: []query.Value{v}}
}

// like returns the condition that a text contains a literal, begins or ends with it, or does not contain it.
func (e expression) like(word string, part expression) query.Condition {
	v := part.literal
	if v == nil || v.Text == "" || strings.ContainsAny(v.Text, `%_\`) {
		fail()
	}
	if e.holdsList() {
		return e.has(map[string]query.Op{"like": query.Has, "notlike": query.HasNot}[word], *v)
	}
	op, pattern := query.Like, v.Text
	if word == "notlike" {
		op = query.NotLike
	}
	if word != "starts" {
		pattern = "%" + pattern
	}
	if word != "ends" {
		pattern += "%"
	}
	return query.Condition{Item: e.item, Op: op, Values: []query.Value{{Text: pattern, First: v.First, Last: v.Last}}}
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
	return compared(op, b.expression(), b.expression())
}

// compared returns the condition that compares two expressions.
func compared(op query.Op, l, r expression) query.Condition {
	if l.literal != nil {
		if m := query.Mirrored[op]; m != "" {
			op = m
		}
		l, r = r, l
	}
	if l.literal != nil || l.only != nil || r.only != nil {
		fail()
	}
	if l.holdsList() && r.literal != nil {
		return l.has(map[query.Op]query.Op{query.Equal: query.Has, query.NotEqual: query.HasNot}[op], *r.literal)
	}
	c := query.Condition{Item: l.item, Op: op}
	if op != query.Equal && op != query.NotEqual && (l.isKey() || r.isKey()) {
		fail()
	}
	switch {
	case r.literal != nil:
		return l.comparedWithLiteral(op, r.literal)
	case r.item.Sub != nil && r.item.Agg == query.None:
		c.Item, c.Sub = l.asQuantity(), r.item.Sub
	default:
		other := r.asQuantity()
		c.Item, c.Other = l.asQuantity(), &other
	}
	return c
}
