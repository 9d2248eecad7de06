package nlg

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// limitPhrase phrases LIMIT and OFFSET with the given rule.
func (p speaker) limitPhrase(rule, choice string, s slots) string {
	limit, offset := query.Window(choice)
	if offset == 0 {
		return p.g.render(rule+"."+choice, s)
	}
	s["n"], s["nth"] = itoa(limit), p.ordinal(offset+1)
	return p.g.render(rule+[]string{".from", ".nth", ".part"}[min(limit, 2)], s)
}

// componentSlots returns the slots for a question about a component.
func (p speaker) componentSlots(c query.Component, q *query.Query) slots {
	cond := c.Cond
	if cond.Item.Column.Name == "" {
		cond.Item = c.Item
	}
	if cond.Op != "" && len(cond.Values) == 0 {
		cond = withSubQuery(cond, blockAt(q, c.Block))
	}
	s := p.conditionSlots(cond, c.From)
	s["item"] = p.item(c.Item, c.From)
	s["key"] = p.withoutArticle(s["item"])
	if c.Kind == query.OrderItem {
		s["key"] = s["item"]
	}
	if c.Kind == query.GroupColumn {
		s["column"] = p.groupLabel(c.Item.Column, c.From)
	}
	s["n"] = c.Choice
	if cond.Op != "" && (p.hasOperand(cond) || cond.Sub != nil) {
		s["post"] = p.afterNoun([]query.Condition{cond}, c.From)
	}
	for k, v := range p.attributes(c.Item, cond, c.From, c.Groups) {
		s[k] = cmp.Or(s[k], v)
	}
	if c.Kind == query.WhereSub || c.Kind == query.HavingSub {
		s["given"] = p.g.render("given."+c.Choice+"."+opNames[cond.Op], nil)
	}
	s["tables"] = p.List(phraseAll(c.From.Tables, func(t string) string { return p.Rows(p.db, t) }))
	s["group"] = p.List(phraseAll(c.Groups, func(g query.Column) string { return p.groupLabel(g, c.From) }))
	s["a group"] = text.Indefinite(s["group"])
	p.blockSlots(s, c.Kind, blockAt(q, c.Block))
	return s
}

// conditionSlots returns the slots for a question about a condition.
func (p speaker) conditionSlots(c query.Condition, f query.From) slots {
	s := p.valueSlots(c, f)
	label := p.quotePreposition(p.spokenLabel(c.Item, f))
	s["column"], s["columns"], s["rows"] = label, p.pluralOf(c.Item, label, f), p.rows(p.db, f)
	if t := c.Item.Text; t != nil {
		s["question"] = t.Question
		p.addStatement(s, t.Question, label, len(c.Values) == 1 && strings.EqualFold(c.Values[0].Text, verdict.Yes))
	}
	return s
}

// attributes returns the slots for the paper's wording.
func (p speaker) attributes(i query.Item, c query.Condition, f query.From, groups []query.Column) slots {
	s := slots{"before": p.g.rules["before"]}
	if len(f.Tables) > 1 || i.Column.Name == "*" && i.Column.Table != "" && len(p.db.Tables) > 1 {
		s["table"] = i.Column.Table
	}
	attribute := func(rule, name string) string {
		if name == "*" {
			rule += either(len(groups) > 0, ".star.grouped", ".star")
		}
		return p.g.render(rule, slots{"name": name, "table": s["table"]})
	}
	s["attribute"] = attribute("attribute", i.Column.Name)
	s["aggregate"] = s["attribute"]
	if i.Agg != query.None {
		s["aggregate"] = attribute("aggregate."+aggRule(i.Agg), i.Column.Name)
	}
	s["group attributes"] = p.List(phraseAll(groups, func(c query.Column) string {
		return attribute("attribute", c.Name)
	}))
	if c.Op != "" {
		values := phraseAll(c.Values, func(v query.Value) string { return "\"" + v.Text + "\"" })
		s["operator"], s["literal"] = p.g.rules["operator."+opNames[c.Op]], p.List(values)
		s["given"] = p.g.render("given."+either(c.Sub != nil, "query.", "literal.")+opNames[c.Op], nil)
	}
	return s
}

// groupRule returns the variant of a rule for groups by a yes/no column or with a quoted label.
func (p speaker) groupRule(rule string, c query.Component) string {
	switch {
	case p.isFlag(c.Item.Column, c.From):
		return rule + ".flag"
	case isQuoted(p.groupLabel(c.Item.Column, c.From)):
		return rule + ".named"
	}
	return rule
}

// blockSlots adds the slots for a question about a whole block.
func (p speaker) blockSlots(s slots, kind query.Kind, b *query.Query) {
	switch {
	case b == nil:
	case kind == query.WhereCount, kind == query.AndOr:
		s["conditions"] = p.conditions(b.Where, b.From)
		s["attributes"] = p.List(phraseAll(b.Where, func(w query.Condition) string {
			return p.attributes(w.Item, w, b.From, nil)["attribute"]
		}))
	case kind == query.HavingCount:
		s["conditions"] = p.conditions(b.Having, b.From)
	case kind == query.SetOperation:
		left := b.Clone()
		left.Set, left.Right = query.NoSet, nil
		s["left"] = p.Describe(p.db, left)
		if b.Right != nil {
			s["right"], s["other"] = p.Describe(p.db, b.Right), p.otherHalf(b)
		}
	}
}

// withSubQuery returns a component's condition with its sub-query, which components do not contain.
func withSubQuery(c query.Condition, b *query.Query) query.Condition {
	if b == nil {
		return c
	}
	for _, x := range slices.Concat(b.Where, b.Having) {
		if x.Sub != nil && x.Item.Same(c.Item) {
			if c.Sub = x.Sub; x.Op == c.Op {
				return c
			}
		}
	}
	return c
}

// blockAt returns the block at a path of sub-queries and set operations, or nil.
func blockAt(q *query.Query, path string) *query.Query {
	if q == nil || path == "" {
		return q
	}
	if rest, ok := strings.CutPrefix(path, "right/"); ok {
		return blockAt(q.Right, rest)
	}
	for _, c := range slices.Concat(q.Where, q.Having) {
		if rest, ok := strings.CutPrefix(path, "where("+c.Item.String()+")/"); ok && c.Sub != nil {
			return blockAt(c.Sub, rest)
		}
	}
	return nil
}
