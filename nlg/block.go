package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// within embeds a question about a block in one about the condition that compares with it.
func (p speaker) within(text string, c query.Component, q *query.Query, s slots) string {
	if c.Block == "" || strings.HasSuffix(c.Block, "right/") {
		return text
	}
	outer := p.outer(c.Block, q)
	if outer == "" {
		return text
	}
	rule := "nested"
	if c.Kind == query.SelectAgg && c.Item.Agg == query.None && p.g.rules["nested.each"] != "" {
		rule = "nested.each"
	}
	return p.g.say(rule, slots{"outer": outer, "question": p.asInner(text), "condition": p.outerCondition(c.Block, q),
		"column": s["column"], "rows": s["rows"]})
}

// asInner is a question inside another sentence: the pattern decides whether it keeps its question mark.
func (p speaker) asInner(text string) string {
	if r, _ := p.g.rule("nested"); strings.HasSuffix(r, "?") && !strings.HasSuffix(r, "{question}?") {
		return strings.TrimSuffix(text, "?")
	}
	return lowerFirst(text)
}

// comparing finds the condition that compares with a block's result, and its block.
func (p speaker) comparing(block string, q *query.Query) (query.Condition, *query.Query) {
	i := strings.LastIndex(strings.TrimSuffix(block, "/"), "/") + 1
	b := at(q, block[:i])
	if b == nil {
		return query.Condition{}, nil
	}
	for _, conds := range [][]query.Condition{b.Where, b.Having} {
		for _, c := range conds {
			if block[i:] == "where("+c.About()+")/" {
				return c, b
			}
		}
	}
	return query.Condition{}, nil
}

// outerCondition describes the condition that compares with a block's result.
func (p speaker) outerCondition(block string, q *query.Query) string {
	c, b := p.comparing(block, q)
	if b == nil {
		return ""
	}
	s := p.attributes(c.Item, c, b.From, b.GroupBy)
	if s["given"] = p.g.rules["given.query."+opName[c.Op]]; s["given"] == "" {
		s["given"] = p.g.rules["given.query"]
	}
	return fill("{aggregate} {operator} {given}", s)
}

// outer names what a block's result is compared with.
func (p speaker) outer(block string, q *query.Query) string {
	c, b := p.comparing(block, q)
	if b == nil {
		return ""
	}
	return p.g.say("the", slots{"noun": p.columnLabel(p.db, c.Item.Column, b.From)})
}

// blockSlots are the slots for a question about a whole block.
func (p speaker) blockSlots(s slots, kind query.Kind, b *query.Query) {
	if b == nil {
		return
	}
	switch kind {
	case query.WhereCount, query.AndOr:
		s["conditions"] = p.conditions(b.Where, b.From)
		var names []string
		for _, w := range b.Where {
			names = append(names, p.attributes(w.Item, w, b.From, nil)["attribute"])
		}
		s["attributes"] = list(names, p.g.say("and", nil))
	case query.HavingCount:
		s["conditions"] = p.conditions(b.Having, b.From)
	case query.SetOperation:
		left := b.Clone()
		left.Set, left.Right = query.NoSet, nil
		s["left"] = p.Whole(p.db, left)
		if b.Right != nil {
			s["right"], s["other"] = p.Whole(p.db, b.Right), p.other(b)
		}
	}
}

// withSub returns a condition with its sub-query, which components omit.
func withSub(c query.Condition, b *query.Query) query.Condition {
	if b == nil {
		return c
	}
	for _, conds := range [][]query.Condition{b.Where, b.Having} {
		for _, x := range conds {
			if x.Sub != nil && x.Item.String() == c.Item.String() &&
				(c.Op != query.Exists && c.Op != query.NotExists || x.Item.Same(query.Item{})) {
				c.Sub = x.Sub
				if x.Op == c.Op {
					return c
				}
			}
		}
	}
	return c
}

// at returns the block of a path through sub-queries of conditions and set operations.
func at(q *query.Query, path string) *query.Query {
	if q == nil || path == "" {
		return q
	}
	if rest, ok := strings.CutPrefix(path, "right/"); ok {
		return at(q.Right, rest)
	}
	for _, conds := range [][]query.Condition{q.Where, q.Having} {
		for _, c := range conds {
			if rest, ok := strings.CutPrefix(path, "where("+c.About()+")/"); ok && c.Sub != nil {
				return at(c.Sub, rest)
			}
		}
	}
	return nil
}
