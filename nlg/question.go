package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Question is a yes/no question about a component.
type Question struct {
	Text string
	// Contrary means that a yes says the component is wrong; some of the paper's questions are like that.
	Contrary bool
}

// Question asks whether a component is right. Q is the current query.
func (v *Voice) Question(db *schema.Database, c query.Component, q *query.Query) Question {
	if c.Kind.AsWritten() {
		return Question{Text: sentence(v.g.say("question."+string(c.Kind), slots{"part": backquoted(c.Choice)}))}
	}
	p := speaker{Voice: v, db: db}
	s := p.componentSlots(c, q)
	if _, offset := query.Window(c.Choice); c.Kind == query.LimitRows && offset > 0 {
		return Question{Text: sentence(p.window("question."+string(c.Kind), c.Choice, s))}
	}
	text, contrary := strings.CutPrefix(p.g.say(p.questionPath(c, q, s), s), "!")
	text = p.within(strings.TrimSpace(text), c, q, s)
	return Question{Text: sentence(strings.Join(strings.Fields(text), " ")), Contrary: contrary}
}

// questionPath returns the name of the rule that asks about a component.
func (p speaker) questionPath(c query.Component, q *query.Query, s slots) string {
	path := "question." + string(c.Kind)
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText:
		return p.conditionPath(path, c, q, s)
	case query.SelectText, query.SelectColumn, query.SelectAgg:
		return p.selectPath(path, c, q)
	case query.FromTables:
		return path
	}
	path += "." + c.Choice
	switch c.Kind {
	case query.OrderItem:
		if p.kindOf(c.Item, c.From) == "row" {
			path = "question." + string(c.Kind) + ".row"
		}
	case query.OrderDesc:
		if k := p.kindOf(c.Item, c.From); k != "" {
			path += "." + k
		}
	case query.SetOperation:
		if s["right"] == "" && strings.Contains(p.g.rules[path], "{right}") {
			path += ".bare" // of another query than the current one
		}
	case query.HavingItem:
		if c.Item.Agg == query.None {
			path += ".none"
		}
	}
	return path
}

// conditionPath returns the name of the rule that asks about a part of a condition, or all of it if possible.
func (p speaker) conditionPath(path string, c query.Component, q *query.Query, s slots) string {
	switch c.Kind {
	case query.WhereColumn:
		if c.Cond.Op != "" && c.Item.Agg == query.None &&
			(p.stated(c.Cond) || p.linked(withSub(c.Cond, at(q, c.Block)), c.From)) {
			path += ".whole"
		}
	case query.WhereOp, query.WhereValue:
		if s["post"] != "" {
			return path
		}
		return "question." + string(query.WhereColumn) // the value is unknown so far
	case query.WhereText:
		if p.statement(c.Item.Text.Question) == "" {
			path += ".open"
		}
	}
	return path
}

// selectPath returns the name of the rule that asks about a selected item.
func (p speaker) selectPath(path string, c query.Component, q *query.Query) string {
	worked, star := c.Item.Agg != query.None, c.Item.Column.Name == "*"
	switch c.Kind {
	case query.SelectText:
		if c.Item.Text.Summary {
			path += ".summary"
		}
	case query.SelectColumn:
		switch {
		case worked:
			path += ".agg"
		case star:
			path += ".star"
		}
	case query.SelectAgg:
		b := at(q, c.Block)
		if b != nil && worked && others(b.Select, c.Item) && p.g.rules[path+".also"] != "" {
			return path + ".also"
		}
		rule := strings.Fields(c.Choice)[0]
		if _, ok := c.Item.Agg.Percentile(); ok {
			rule = aggRule(c.Item.Agg)
		}
		path += "." + rule
		if star && !worked {
			path += ".star"
		}
	}
	return path
}

// stated reports whether a condition compares with values rather than a sub-query.
func (p speaker) stated(c query.Condition) bool {
	switch c.Op {
	case query.IsNull, query.IsNotNull, query.Exists, query.NotExists:
		return true
	}
	return len(c.Values) > 0 || c.Other != nil
}

// others reports whether another figure is computed beside an item.
func others(items []query.Item, i query.Item) bool {
	return slices.ContainsFunc(items, func(x query.Item) bool { return x.Agg != query.None && !x.Same(i) })
}

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

// asInner returns a question inside another sentence: the pattern decides whether it keeps its question mark.
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
