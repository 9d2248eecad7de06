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
	// Inverted marks a question to which yes means that the component is wrong, like some of the paper's questions.
	Inverted bool
}

// Question returns the question whether a component is right. q is the current query.
func (v *Voice) Question(db *schema.Database, c query.Component, q *query.Query) Question {
	if c.Kind.AsWritten() {
		return Question{Text: sentence(v.g.render("question."+string(c.Kind), slots{"part": backquoted(c.Choice)}))}
	}
	p := speaker{Voice: v, db: db}
	s := p.componentSlots(c, q)
	if _, offset := query.Window(c.Choice); c.Kind == query.LimitRows && offset > 0 {
		return Question{Text: sentence(p.limitPhrase("question."+string(c.Kind), c.Choice, s))}
	}
	text, contrary := strings.CutPrefix(p.g.render(p.questionPath(c, q, s), s), "!")
	text = p.embedQuestion(strings.TrimSpace(text), c, q, s)
	return Question{Text: sentence(strings.Join(strings.Fields(text), " ")), Inverted: contrary}
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
		if p.valueKind(c.Item, c.From) == "row" {
			path = "question." + string(c.Kind) + ".row"
		}
	case query.OrderDesc:
		if k := p.valueKind(c.Item, c.From); k != "" {
			path += "." + k
		}
	case query.SetOperation:
		if s["right"] == "" && strings.Contains(p.g.rules[path], "{right}") {
			path += ".bare" // the current query has no second half
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
			(p.hasOperand(c.Cond) || p.isLinkCondition(withSubQuery(c.Cond, blockAt(q, c.Block)), c.From)) {
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
	isComputed, star := c.Item.Agg != query.None, c.Item.Column.Name == "*"
	switch c.Kind {
	case query.SelectText:
		if c.Item.Text.Summary {
			path += ".summary"
		}
	case query.SelectColumn:
		switch {
		case isComputed:
			path += ".agg"
		case star:
			path += ".star"
		}
	case query.SelectAgg:
		b := blockAt(q, c.Block)
		if b != nil && isComputed && hasOtherFigure(b.Select, c.Item) && p.g.rules[path+".also"] != "" {
			return path + ".also"
		}
		rule := strings.Fields(c.Choice)[0]
		if _, ok := c.Item.Agg.Percentile(); ok {
			rule = aggRule(c.Item.Agg)
		}
		path += "." + rule
		if star && !isComputed {
			path += ".star"
		}
	}
	return path
}

// hasOperand reports whether a condition compares with values rather than a sub-query.
func (p speaker) hasOperand(c query.Condition) bool {
	switch c.Op {
	case query.IsNull, query.IsNotNull, query.Exists, query.NotExists:
		return true
	}
	return len(c.Values) > 0 || c.Other != nil
}

// hasOtherFigure reports whether items contain an aggregate other than i.
func hasOtherFigure(items []query.Item, i query.Item) bool {
	return slices.ContainsFunc(items, func(x query.Item) bool { return x.Agg != query.None && !x.Same(i) })
}

// embedQuestion embeds a question about a sub-query in one about the condition that compares with it.
func (p speaker) embedQuestion(text string, c query.Component, q *query.Query, s slots) string {
	if c.Block == "" || strings.HasSuffix(c.Block, "right/") {
		return text
	}
	outer := p.outerColumn(c.Block, q)
	if outer == "" {
		return text
	}
	rule := "nested"
	if c.Kind == query.SelectAgg && c.Item.Agg == query.None && p.g.rules["nested.each"] != "" {
		rule = "nested.each"
	}
	return p.g.render(rule, slots{"outer": outer, "question": p.asInner(text), "condition": p.outerCondition(c.Block, q),
		"column": s["column"], "rows": s["rows"]})
}

// asInner adapts a question for use inside another sentence: it drops the question mark or the capital letter.
func (p speaker) asInner(text string) string {
	if r, _ := p.g.rule("nested"); strings.HasSuffix(r, "?") && !strings.HasSuffix(r, "{question}?") {
		return strings.TrimSuffix(text, "?")
	}
	return lowerFirst(text)
}

// outerComparison returns the condition that compares with a block's result, and the block that contains it.
func (p speaker) outerComparison(block string, q *query.Query) (query.Condition, *query.Query) {
	i := strings.LastIndex(strings.TrimSuffix(block, "/"), "/") + 1
	b := blockAt(q, block[:i])
	if b == nil {
		return query.Condition{}, nil
	}
	for _, conditions := range [][]query.Condition{b.Where, b.Having} {
		for _, c := range conditions {
			if block[i:] == "where("+c.About()+")/" {
				return c, b
			}
		}
	}
	return query.Condition{}, nil
}

// outerCondition describes the condition that compares with a block's result.
func (p speaker) outerCondition(block string, q *query.Query) string {
	c, b := p.outerComparison(block, q)
	if b == nil {
		return ""
	}
	s := p.attributes(c.Item, c, b.From, b.GroupBy)
	if s["given"] = p.g.rules["given.query."+opNames[c.Op]]; s["given"] == "" {
		s["given"] = p.g.rules["given.query"]
	}
	return fill("{aggregate} {operator} {given}", s)
}

// outerColumn names the column that a block's result is compared with.
func (p speaker) outerColumn(block string, q *query.Query) string {
	c, b := p.outerComparison(block, q)
	if b == nil {
		return ""
	}
	return p.g.render("the", slots{"noun": p.columnLabel(p.db, c.Item.Column, b.From)})
}
