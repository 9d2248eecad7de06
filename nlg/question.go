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

// Question returns the question that asks whether a component is right. q is the current query.
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
	path, b := "question."+string(c.Kind), blockAt(q, c.Block)
	isComputed, isStar := c.Item.Agg != query.None, c.Item.Column.Name == "*"
	add := func(suffix string, holds bool) string { return path + either(holds, suffix, "") }
	switch c.Kind {
	case query.FromTables:
		return path
	case query.WhereColumn: // the whole condition, if possible
		return add(".whole", c.Cond.Op != "" && !isComputed &&
			(p.hasOperand(c.Cond) || p.isLinkCondition(withSubQuery(c.Cond, b), c.From)))
	case query.WhereOp, query.WhereValue:
		if s["post"] == "" { // the value is not known yet
			return "question." + string(query.WhereColumn)
		}
		return path
	case query.WhereText:
		return add(".open", p.statement(c.Item.Text.Question) == "")
	case query.SelectText:
		return add(".summary", c.Item.Text.Summary)
	case query.SelectColumn:
		return add(either(isComputed, ".agg", ".star"), isComputed || isStar)
	case query.SelectAgg:
		isOther := func(x query.Item) bool { return x.Agg != query.None && !x.Same(c.Item) }
		if b != nil && isComputed && slices.ContainsFunc(b.Select, isOther) && p.g.rules[path+".also"] != "" {
			return path + ".also"
		}
		if !isComputed {
			path += ".none"
			return add(".star", isStar)
		}
		return path + "." + aggRule(c.Item.Agg)
	}
	return p.choicePath(path+"."+c.Choice, c, s)
}

// choicePath returns the name of the rule that asks about a component by its choice.
func (p speaker) choicePath(path string, c query.Component, s slots) string {
	switch c.Kind {
	case query.OrderItem:
		if p.valueKind(c.Item, c.From) == "row" {
			return "question." + string(c.Kind) + ".row"
		}
	case query.OrderDesc:
		return path + "." + p.valueKind(c.Item, c.From)
	case query.SetOperation: // the current query may have no second half
		return path + either(s["right"] == "" && strings.Contains(p.g.rules[path], "{right}"), ".bare", "")
	case query.HavingItem:
		return path + either(c.Item.Agg == query.None, ".none", "")
	}
	return path
}

// hasOperand reports whether a condition compares with values rather than a sub-query.
func (p speaker) hasOperand(c query.Condition) bool {
	switch c.Op {
	case query.IsNull, query.IsNotNull:
		return true
	}
	return len(c.Values) > 0 || c.Other != nil
}

// embedQuestion embeds a question about a sub-query in one about the condition that compares with it.
func (p speaker) embedQuestion(text string, c query.Component, q *query.Query, s slots) string {
	outer, b := p.outerComparison(c.Block, q)
	if c.Block == "" || strings.HasSuffix(c.Block, "right/") || b == nil {
		return text
	}
	rule := "nested"
	if c.Kind == query.SelectAgg && c.Item.Agg == query.None && p.g.rules["nested.each"] != "" {
		rule = "nested.each"
	}
	with := p.attributes(outer.Item, outer, b.From, b.GroupBy)
	return p.g.render(rule, slots{"outer": p.g.render("the", slots{"noun": p.columnLabel(outer.Item.Column, b.From)}),
		"question": p.asEmbedded(text), "condition": fill("{aggregate} {operator} {given}", with), "column": s["column"],
		"rows": s["rows"]})
}

// asEmbedded adapts a question for use inside another sentence: it drops the question mark or the capital letter.
func (p speaker) asEmbedded(text string) string {
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
	for _, c := range slices.Concat(b.Where, b.Having) {
		if block[i:] == "where("+c.Item.String()+")/" {
			return c, b
		}
	}
	return query.Condition{}, nil
}
