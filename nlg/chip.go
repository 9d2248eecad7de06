package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Chip describes a part of the query in a few words, with its clause. Conditions are described as a whole, so any
// component of a condition gives the same chip.
func (v *Voice) Chip(db *schema.Database, c query.Component, q *query.Query) (clause, text string) {
	if c.Kind.AsWritten() {
		return v.g.render("clause."+c.Kind.Clause(), nil), backquoted(c.Choice)
	}
	p := speaker{Voice: v, db: db}
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText, query.WhereSub:
		return v.g.render("clause.where", nil), p.condition(withSubQuery(c.Cond, blockAt(q, c.Block)), c.From)
	case query.HavingItem, query.HavingOp, query.HavingValue, query.HavingSub:
		return v.g.render("clause.having", nil), p.condition(withSubQuery(c.Cond, blockAt(q, c.Block)), c.From)
	case query.SelectColumn, query.SelectAgg, query.SelectText:
		return v.g.render("clause.select", nil), p.withoutArticle(p.item(c.Item, c.From))
	}
	s := p.componentSlots(c, q)
	switch c.Kind {
	case query.GroupColumn:
		return v.g.render("clause.group", nil), p.g.render(p.groupRule("chip.group", c), s)
	case query.OrderItem, query.OrderDesc:
		s["key"] = p.withoutArticle(p.item(c.Item, c.From))
		dir := "asc"
		if c.Kind == query.OrderDesc {
			dir = c.Choice
		}
		if c.Item.Agg == query.None && c.Item.Calc == nil && p.isFlag(c.Item.Column, c.From) {
			s["value"] = strings.ToLower(v.Say(either(dir == "desc", "option.yes", "option.no")))
			s["column"] = p.comparedLabel(c.Item.Column, c.From, false)
			return v.g.render("clause.order", nil), p.g.render("chip.order.flag", s)
		}
		if k := p.valueKind(c.Item, c.From); k != "" {
			dir += "." + k
		}
		rule := "chip.order." + dir
		if v.g.rules[rule+".of"] != "" && v.repeatsWord(rule, "key", s["key"]) {
			rule += ".of"
		}
		return v.g.render("clause.order", nil), p.g.render(rule, s)
	case query.LimitRows:
		return v.g.render("clause.limit", nil), p.limitPhrase("chip.limit", c.Choice, s)
	case query.SetOperation:
		return v.g.render("clause.set", nil), p.g.render("chip.set."+c.Choice, s)
	case query.FromTables:
		return v.g.render("clause.from", nil), s["tables"]
	}
	return string(c.Kind), p.g.render(optionRules[c.Kind]+c.Choice, s)
}

// optionRules are the rules for components that are only offered as options.
var optionRules = map[query.Kind]string{query.WhereCount: "option.count.", query.HavingCount: "option.count.",
	query.SelectRows: "option.distinct.", query.AndOr: "option.andor."}

// DescribePart describes a part of a query, as one of several in a reading.
func (v *Voice) DescribePart(db *schema.Database, c query.Component, q *query.Query) string {
	if c.Kind == query.GroupColumn {
		return lowerFirst(v.Option(db, c, q))
	}
	_, text := v.Chip(db, c, q)
	return text
}

// DescribeMeaning describes an interpretation of a word, as one of several choices: by the column of a component, or
// the whole component.
func (v *Voice) DescribeMeaning(db *schema.Database, c query.Component, q *query.Query) string {
	switch c.Kind {
	case query.SelectColumn:
		return v.withoutArticle(speaker{Voice: v, db: db}.item(c.Item, c.From))
	case query.WhereColumn, query.HavingItem, query.OrderItem:
		return v.withoutArticle(speaker{Voice: v, db: db}.item(query.Item{Column: c.Item.Column, Calc: c.Item.Calc}, c.From))
	}
	return v.DescribePart(db, c, q)
}

// Sentence capitalises the first letter.
func (v *Voice) Sentence(text string) string { return sentence(text) }

// Condition describes a single condition of a query.
func (v *Voice) Condition(db *schema.Database, c query.Condition, f query.From) string {
	return speaker{Voice: v, db: db}.condition(c, f)
}

// Option describes a component as one of several choices.
func (v *Voice) Option(db *schema.Database, c query.Component, q *query.Query) string {
	p := speaker{Voice: v, db: db}
	switch {
	case c.Kind == query.GroupColumn:
		return sentence(p.g.render(p.groupRule("option.group", c), p.componentSlots(c, q)))
	case c.Kind == query.SelectAgg && c.Item.Agg == query.None:
		return sentence(p.g.render("option.agg.none", p.componentSlots(c, q)))
	}
	_, text := v.Chip(db, c, q)
	return sentence(text)
}

// AlternativesQuestion returns the question that offers alternatives after a no to a component.
func (v *Voice) AlternativesQuestion(db *schema.Database, c query.Component, q *query.Query) string {
	if c.Kind.AsWritten() {
		return sentence(v.g.render("ask.other", nil))
	}
	p := speaker{Voice: v, db: db}
	rule := "ask.other"
	switch c.Kind {
	case query.WhereValue, query.HavingValue:
		rule = "ask.value"
	case query.WhereColumn, query.SelectColumn:
		rule = "ask.column"
	}
	return sentence(p.g.render(rule, p.componentSlots(c, q)))
}

// DropOption returns the option that a condition does not matter.
func (v *Voice) DropOption(db *schema.Database, c query.Component) string {
	rule := "option.drop"
	if c.Item.Text != nil {
		rule += ".text"
	}
	return sentence(v.g.render(rule, speaker{Voice: v, db: db}.conditionSlots(c.Cond, c.From)))
}
