package nlg

import (
	"cmp"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Chip describes a part of the query in a few words, with its clause. Conditions are described as a whole.
func (v *Voice) Chip(db *schema.Database, c query.Component, q *query.Query) (clause, text string) {
	p := speaker{Voice: v, db: db}
	kind, _, _ := strings.Cut(c.Kind.Clause(), ".")
	clause = v.g.render("clause."+kind, nil)
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText, query.WhereSub,
		query.HavingItem, query.HavingOp, query.HavingValue, query.HavingSub:
		return clause, p.condition(withSubQuery(c.Cond, blockAt(q, c.Block)), c.From)
	case query.SelectColumn, query.SelectAgg, query.SelectText:
		return clause, p.withoutArticle(p.item(c.Item, c.From))
	}
	if c.Kind.AsWritten() {
		return clause, backquoted(c.Choice)
	}
	s := p.componentSlots(c, q)
	switch c.Kind {
	case query.GroupColumn:
		return clause, p.g.render(p.groupRule("chip.group", c), s)
	case query.OrderItem, query.OrderDesc:
		return clause, p.orderChip(c, s)
	case query.LimitRows:
		return clause, p.limitPhrase("chip.limit", c.Choice, s)
	case query.SetOperation:
		if c.Choice != string(q.Set) {
			delete(s, "other")
		}
		return clause, cmp.Or(s["other"], p.g.render("chip.set."+c.Choice, s))
	case query.FromTables:
		return clause, s["tables"]
	}
	return string(c.Kind), p.g.render(optionRules[c.Kind]+c.Choice, s)
}

// orderChip describes a sort key.
func (p speaker) orderChip(c query.Component, s slots) string {
	s["key"] = p.withoutArticle(p.item(c.Item, c.From))
	isDescending := c.Kind == query.OrderDesc && c.Choice == "desc"
	if isColumn(c.Item) && p.isFlag(c.Item.Column, c.From) {
		s["value"] = strings.ToLower(p.Say(either(isDescending, "option.yes", "option.no")))
		s["column"] = p.qualifiedLabel(c.Item.Column, p.ownLabel(c.Item.Column, c.From), c.From)
		return p.g.render("chip.order.flag", s)
	}
	rule := "chip.order." + either(isDescending, "desc.", "asc.") + p.valueKind(c.Item, c.From)
	if of := strings.TrimSuffix(rule, ".") + ".of"; p.g.rules[of] != "" && p.repeatsWord(rule, "key", s["key"]) {
		rule = of
	}
	return p.g.render(rule, s)
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

// DescribeMeaning describes one of several interpretations of a word: by a component's column, or the whole component.
func (v *Voice) DescribeMeaning(db *schema.Database, c query.Component, q *query.Query) string {
	switch c.Kind {
	case query.WhereColumn, query.HavingItem, query.OrderItem:
		c.Item = query.Item{Column: c.Item.Column, Calc: c.Item.Calc}
	case query.SelectColumn:
	default:
		return v.DescribePart(db, c, q)
	}
	return v.withoutArticle(speaker{Voice: v, db: db}.item(c.Item, c.From))
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

// AlternativesQuestion returns the question that offers alternatives to a component to which the answer was no.
func (v *Voice) AlternativesQuestion(db *schema.Database, c query.Component, q *query.Query) string {
	if c.Kind.AsWritten() {
		return sentence(v.g.render("ask.other", nil))
	}
	rule := "ask.other"
	switch c.Kind {
	case query.WhereValue, query.HavingValue:
		rule = "ask.value"
	case query.WhereColumn, query.SelectColumn:
		rule = "ask.column"
	}
	return sentence(v.g.render(rule, speaker{Voice: v, db: db}.componentSlots(c, q)))
}

// DropOption returns the option that a condition does not matter.
func (v *Voice) DropOption(db *schema.Database, c query.Component) string {
	rule := either(c.Item.Text != nil, "option.drop.text", "option.drop")
	return sentence(v.g.render(rule, speaker{Voice: v, db: db}.conditionSlots(c.Cond, c.From)))
}
