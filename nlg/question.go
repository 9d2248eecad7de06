package nlg

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
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

// questionPath is the name of the rule that asks about a component.
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

// conditionPath is the name of the rule that asks about a part of a condition, or all of it if possible.
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

// selectPath is the name of the rule that asks about a selected item.
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

// kindOf distinguishes texts, dates and sizes from other numbers, for "from A to Z", "the latest" and "the greatest".
func (p speaker) kindOf(i query.Item, f query.From) string {
	if i.Agg == query.Count || i.Agg == query.Sum || i.Agg == query.Avg {
		return ""
	}
	col := columnOf(p.db, i.Column, f)
	if col != nil && col.Name == schema.RowID && col.Label != "" && i.Agg == query.None { // the order of the file
		return "row"
	}
	if class := p.class(p.db, i.Column, f); class != "" && i.Calc == nil {
		return class
	}
	if col != nil && col.Type == schema.Text && col.Role != schema.Money && col.Role != schema.DateText &&
		i.Column.Part != query.InText {
		return "text"
	}
	return ""
}

// attributes are the slots of the paper's wording.
func (p speaker) attributes(i query.Item, c query.Condition, f query.From, groups []query.Column) slots {
	s := slots{"name": i.Column.Name, "n": "", "before": p.g.rules["before"]}
	if len(f.Tables) > 1 || i.Column.Name == "*" && i.Column.Table != "" && len(p.db.Tables) > 1 {
		s["table"] = i.Column.Table
	}
	name := func(i query.Item) string {
		path := "attribute"
		if i.Column.Name == "*" {
			path += ".star"
			if len(groups) > 0 {
				path += ".grouped"
			}
		}
		return p.g.say(path, slots{"name": i.Column.Name, "table": s["table"]})
	}
	s["attribute"] = name(query.Item{Column: i.Column})
	s["aggregate"] = s["attribute"]
	if i.Agg != query.None {
		path := "aggregate." + aggRule(i.Agg)
		if i.Column.Name == "*" {
			path += ".star"
			if len(groups) > 0 {
				path += ".grouped"
			}
		}
		s["aggregate"] = p.g.say(path, s)
	}
	var names []string
	for _, g := range groups {
		names = append(names, name(query.Item{Column: g}))
	}
	s["group attributes"] = list(names, p.g.say("and", nil))
	if c.Op != "" {
		op := opName[c.Op]
		s["operator"] = p.g.rules["operator."+op]
		var values []string
		for _, v := range c.Values {
			values = append(values, "\""+v.Text+"\"")
		}
		s["literal"] = list(values, p.g.say("and", nil))
		kind := "given.literal"
		if c.Sub != nil {
			kind = "given.query"
		}
		if s["given"] = p.g.rules[kind+"."+op]; s["given"] == "" {
			s["given"] = p.g.rules[kind]
		}
	}
	return s
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// componentSlots are the slots for a question about a component.
func (p speaker) componentSlots(c query.Component, q *query.Query) slots {
	cond := c.Cond
	if cond.Item.Column.Name == "" {
		cond.Item = c.Item
	}
	if cond.Op != "" && len(cond.Values) == 0 {
		cond = withSub(cond, at(q, c.Block))
	}
	s := p.conditionSlots(cond, c.From)
	s["item"] = p.item(c.Item, c.From)
	s["key"] = p.bare(s["item"])
	if c.Kind == query.OrderItem {
		s["key"] = s["item"]
	}
	if c.Kind == query.GroupColumn {
		s["column"] = p.groupLabel(c.Item.Column, c.From)
	}
	s["n"] = c.Choice
	if cond.Op != "" {
		if p.stated(cond) || cond.Sub != nil {
			s["post"] = p.after(cond, c.From)
		}
		s["comparison"] = p.value(cond, c.From)
	}
	for k, v := range p.attributes(c.Item, cond, c.From, c.Groups) {
		s[k] = cmp.Or(s[k], v)
	}
	if c.Kind == query.WhereSub || c.Kind == query.HavingSub {
		if s["given"] = p.g.rules["given."+c.Choice+"."+opName[cond.Op]]; s["given"] == "" {
			s["given"] = p.g.rules["given."+c.Choice]
		}
	}
	var tables []string
	for _, t := range c.From.Tables {
		tables = append(tables, p.Rows(p.db, t))
	}
	s["tables"] = list(tables, p.g.say("and", nil))
	var groups []string
	for _, g := range c.Groups {
		groups = append(groups, p.groupLabel(g, c.From))
	}
	s["group"] = list(groups, p.g.say("and", nil))
	s["a group"] = text.Indefinite(s["group"])
	p.blockSlots(s, c.Kind, at(q, c.Block))
	return s
}

// conditionSlots are the slots for a question about a condition.
func (p speaker) conditionSlots(c query.Condition, f query.From) slots {
	s := p.valueSlots(c, f)
	label := p.quotable(p.spokenLabel(c.Item, f))
	s["column"], s["columns"], s["rows"] = label, p.pluralOf(c.Item, label, f), p.rows(p.db, f)
	if t := c.Item.Text; t != nil {
		s["question"] = t.Question
		p.told(s, t.Question, label, len(c.Values) == 1 && strings.EqualFold(c.Values[0].Text, verdict.Yes))
	}
	return s
}

// groupRule is the rule for what groups stand for: each value, or yes and no.
func (p speaker) groupRule(rule string, c query.Component) string {
	if p.ofFlag(c.Item.Column, c.From) {
		return rule + ".flag"
	}
	return rule
}

// groupLabel describes the groups. A group per key or name of a table is one per row of it.
func (p speaker) groupLabel(g query.Column, f query.From) string {
	col := columnOf(p.db, g, f)
	if g.Part != "" {
		return p.columnLabel(p.db, g, f)
	}
	if t := p.db.Table(f.Table(g.Table)); f.Table(g.Table) != g.Table && t != nil && p.names(g, f) {
		return Words(g.Table) // a second time among its tables: supervisors
	}
	if col != nil {
		for _, k := range p.db.ForeignKeys {
			if k.Table == g.Table && k.Column == g.Name || k.RefTable == g.Table && k.RefColumn == g.Name {
				return p.singular(p.tableLabel(p.db, k.RefTable))
			}
		}
		if t := p.db.Table(g.Table); t != nil && (len(t.Key) == 1 && t.Key[0] == g.Name || col.Role == schema.Title) {
			return p.singular(p.tableLabel(p.db, g.Table))
		}
	}
	l := p.moment(col, p.columnLabel(p.db, g, f))
	if of, found := strings.CutSuffix(l, " name"); found && !p.g.is("partial", of) {
		l = of
	}
	return p.noun(p.singular(l))
}
