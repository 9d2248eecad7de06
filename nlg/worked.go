package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// calc phrases a calculation. The operands of a share of rows are one phrase: which rows, out of which.
func (p speaker) calc(c *query.Calc, f query.From) string {
	s := slots{"rows": p.rows(p.db, f), "left": p.operand(c.Left, f), "right": p.operand(c.Right, f)}
	if len(f.Tables) > 0 {
		s["rows"] = p.finestRows(f)
	}
	rule := "item.calc." + calcName[c.Op]
	switch {
	case c.In != "":
		return p.inUnit(c, f, s)
	case compares(c) && p.g.rules[rule+".sides"] != "":
		return p.sides(rule+".sides", c, f, s)
	case partOfWhole(c) || c.Op == query.Share && countsRows(c.Left) && countsRows(c.Right) && len(c.Left.Only) > 0:
		if rule += ".part"; countsRows(c.Left) {
			rule = "item.share"
		}
		s["post"] = strings.TrimSpace(p.sideOf(c.Left.Only, f))
		if s["rows"] += p.inBrackets(c.Right.Only, f); rule == "item.share" && (p.among || len(c.Right.Only) > 0) {
			rule += ".among"
		} else if rule == "item.share" {
			s["post"] = p.behind(p.clauses(c.Left.Only, f), false)
		}
		return p.g.say(rule, s)
	}
	if name := "item.calc." + special(c); p.g.rules[name] != "" {
		rule = name
	}
	return p.g.say(rule, s)
}

// compares reports whether a calculation compares one figure of some rows with that of others.
func compares(c *query.Calc) bool {
	left, right := c.Left, c.Right
	some := len(left.Only) > 0 && len(right.Only) > 0
	left.Only, right.Only = nil, nil
	return some && left.Agg != query.None && left.Same(right)
}

// sides phrases a comparison of one figure of some rows with that of others. Of one row there is no average.
func (p speaker) sides(rule string, c *query.Calc, f query.From, s slots) string {
	all := c.Left
	if all.Only = nil; p.onlyNames(c.Left.Only, f) && p.onlyNames(c.Right.Only, f) && all.Calc == nil {
		all.Agg = query.None
	}
	s["item"], s["left"], s["right"] = p.bare(p.item(all, f))+p.inSign(all, f), p.sideOf(c.Left.Only, f),
		p.sideOf(c.Right.Only, f)
	if all.Agg == query.Count {
		rule += ".count"
	}
	return p.g.say(rule, s)
}

// onlyNames reports whether conditions pick a row by its name.
func (p speaker) onlyNames(conds []query.Condition, f query.From) bool {
	return len(conds) == 1 && conds[0].Op == query.Equal && conds[0].Sub == nil && conds[0].Other == nil &&
		isColumn(conds[0].Item) && p.names(conds[0].Item.Column, f)
}

// sideOf phrases the conditions on the rows of one side of a calculation, behind the noun for the rows.
func (p speaker) sideOf(conds []query.Condition, f query.From) string {
	if len(conds) == 1 {
		return p.after(conds[0], f)
	}
	return strings.TrimSpace(p.inBrackets(conds, f))
}

// special is the rule of a calculation with a phrase of its own; "" for others.
func special(c *query.Calc) string {
	counts := countsRows(c.Left) && len(c.Left.Only) == 0
	switch of := c.Right.Sub; {
	case c.Op == query.Minus && c.Left.Number == query.ThisYear:
		return "years"
	case c.Op == query.Minus && strings.HasPrefix(c.Right.Number, "interval "):
		return "before" // 7 days before
	case counts && c.Op == query.More && c.Right.Number == "0":
		return "any"
	case counts && c.Op == query.Share && of != nil && len(of.Where) == 0 && len(of.Select) == 1 &&
		countsRows(of.Select[0]):
		return "all"
	}
	return ""
}

// inUnit phrases a calculation in another unit; a difference of two moments in minutes is "the minutes between" them.
func (p speaker) inUnit(c *query.Calc, f query.From, s slots) string {
	if of := c.Left.Calc; c.In == "minutes" && of != nil && of.Op == query.Elapsed {
		return p.g.say("item.calc.minutes", slots{"left": p.operand(of.Left, f), "right": p.operand(of.Right, f)})
	}
	s["unit"] = c.In
	if several := p.plural(c.In); text.Units()[several].Of != "" { // in weeks
		s["unit"] = several
	}
	return p.g.say("item.calc.in", s)
}

// partOfWhole reports whether a ratio is the part of a total that some of the rows make up.
func partOfWhole(c *query.Calc) bool {
	return c.Op == query.Share && len(c.Left.Only) > 0 && len(c.Right.Only) == 0 && c.Left.Agg == c.Right.Agg &&
		c.Left.Column == c.Right.Column
}

var calcName = map[query.CalcOp]string{query.Plus: "plus", query.Minus: "minus", query.Gap: "gap", query.More: "more",
	query.Alike: "alike", query.Times: "times", query.Ratio: "ratio",
	query.Share: "share", query.Apart: "apart", query.Elapsed: "elapsed",
	query.Age: "age"}

// countsRows reports whether an item counts rows, all or some.
func countsRows(i query.Item) bool {
	return i.Agg == query.Count && i.Column.Name == "*" && !i.Distinct
}

// counted is the noun for the rows that an item counts by their key, or by a key that may be NULL; "" for other items.
func (p speaker) counted(i query.Item, f query.From) string {
	switch t := beyond(i, f); {
	case t != "":
		return p.Rows(p.db, t)
	case i.Agg != query.Count || i.Calc != nil || i.Column.Name == "*":
		return ""
	case i.Distinct && i.Column.Part == "" && !i.Column.Each && p.names(i.Column, f):
		return p.Rows(p.db, f.Table(i.Column.Table))
	case i.Distinct || !p.isKey(i.Column, f) && !p.isKey(i.Column, query.From{Tables: []string{i.Column.Table}}):
		return ""
	}
	return p.finestRows(f)
}

// rowsCounted is the noun for the rows that an item counts by any key; "" if it does not count rows.
func (p speaker) rowsCounted(i query.Item, f query.From) string {
	if rows := p.counted(i, f); rows != "" || !countsRows(i) || len(f.Tables) == 0 {
		return rows
	}
	return p.finestRows(f)
}

// beyond is the outer-joined table whose rows an item counts; it counts 0 for rows without any.
func beyond(i query.Item, f query.From) string {
	if i.Agg == query.Count && !i.Distinct && slices.ContainsFunc(f.Joins, func(j query.Join) bool {
		return j.Outer && j.Right == i.Column
	}) {
		return f.Table(i.Column.Table)
	}
	return ""
}

// operand phrases one side of a calculation.
func (p speaker) operand(i query.Item, f query.From) string {
	switch {
	case i.Number != "":
		if span, ok := strings.CutPrefix(i.Number, "interval '"); ok { // 60 days
			return strings.TrimSuffix(span, "'")
		}
		return i.Number
	case i.Sub != nil:
		return p.inner(i.Sub, query.From{})
	}
	return p.item(i, f)
}

// itemLabel is the name of an item's column, without its aggregate.
func (p speaker) itemLabel(i query.Item, f query.From) string {
	switch {
	case i.Calc != nil:
		return p.bare(p.calc(i.Calc, f))
	case i.Number != "", i.Sub != nil:
		return p.bare(p.operand(i, f))
	}
	return p.columnLabel(p.db, i.Column, f)
}

// only phrases an aggregate with a FILTER.
func (p speaker) only(i query.Item, f query.From) string {
	all, rows := i, p.finestRows(f)
	if all.Only = nil; beyond(all, f) != "" {
		rows = p.Rows(p.db, beyond(all, f))
	}
	item := p.item(all, f)
	if !countsRows(all) && beyond(all, f) == "" {
		item += " " + p.g.say("of", nil) + " " + rows
	}
	return item + p.inBrackets(i.Only, f)
}

// existence phrases that a row has, or lacks, rows in another table.
func (p speaker) existence(c query.Condition) string {
	if c.Sub == nil {
		return ""
	}
	conds, of := toldOf(c.Sub), c.Sub.From
	if n := len(of.Tables); n > 1 && len(c.Sub.Select) == 1 && p.reaches(c.Sub, c.Item.Column.Table) {
		of = query.From{Tables: of.Tables[n-1:]}
	}
	return p.g.say(opName[c.Op], slots{"rows": p.rows(p.db, of) + p.inBrackets(conds, of)})
}

// toldOf are the conditions of a sub-query without the one that correlates it.
func toldOf(sub *query.Query) []query.Condition {
	return slices.DeleteFunc(slices.Clone(sub.Where), func(w query.Condition) bool {
		return w.Other != nil && w.Op == query.Equal ||
			w.Op == query.IsNotNull && len(sub.Select) == 1 && w.Item.Same(sub.Select[0])
	})
}

// reaches reports whether a sub-query leads from the table of its selected column to another through link tables, which
// need not be mentioned.
func (p speaker) reaches(sub *query.Query, from string) bool {
	tables := sub.From.Tables
	last := tables[len(tables)-1]
	return tables[0] == sub.Select[0].Column.Table && len(sub.From.Joins) == len(tables)-1 &&
		len(sub.From.Alias) == 0 && last != from && len(sub.Having) == 0 &&
		!slices.ContainsFunc(toldOf(sub), func(w query.Condition) bool { return w.Item.Column.Table != last })
}

// linked reports whether a condition tests if a row's key occurs in another table: if that table, or the one joined
// with it, has rows for it.
func (p speaker) linked(c query.Condition, f query.From) bool {
	if c.Sub == nil || c.Op != query.In && c.Op != query.NotIn || len(c.Sub.Select) != 1 ||
		c.Sub.Select[0].Agg != query.None ||
		c.Sub.Set != query.NoSet || len(c.Sub.GroupBy) > 0 || c.Sub.Limit > 0 ||
		len(c.Sub.From.Tables) != 1 && (len(c.Sub.From.Tables) == 0 || !p.reaches(c.Sub, c.Item.Column.Table)) {
		return false
	}
	key, other := c.Item.Column, c.Sub.Select[0].Column
	if len(f.Tables) == 0 || f.Table(f.Tables[0]) != key.Table { // the phrase would refer to other rows
		return false
	}
	return slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return strings.EqualFold(k.Table, other.Table) && strings.EqualFold(k.Column, other.Name) &&
			strings.EqualFold(k.RefTable, key.Table) && strings.EqualFold(k.RefColumn, key.Name)
	})
}

// window phrases LIMIT and OFFSET by a rule, with its slots.
func (p speaker) window(rule, choice string, s slots) string {
	limit, offset := query.Window(choice)
	if offset == 0 {
		return p.g.say(rule+"."+choice, s)
	}
	s["n"], s["nth"] = itoa(limit), p.ordinal(offset+1)
	switch limit {
	case 0:
		return p.g.say(rule+".from", s)
	case 1:
		return p.g.say(rule+".nth", s)
	}
	return p.g.say(rule+".part", s)
}

// ordinal is an ordinal in words.
func (v *Voice) ordinal(n int) string {
	if w, ok := v.g.rules["ordinal."+itoa(n)]; ok {
		return w
	}
	end := "ordinal.th"
	if n%100 < 11 || n%100 > 13 {
		if _, ok := v.g.rules["ordinal.th."+itoa(n%10)]; ok {
			end = "ordinal.th." + itoa(n%10)
		}
	}
	return v.g.say(end, slots{"n": itoa(n)})
}

// partLabel is the name of a part of a date column: month (issued), or just month if rows have no other date.
func (v *Voice) partLabel(name string, c query.Column, alone bool) string {
	if c.Part == "" || c.Part == query.InText || strings.EqualFold(name, string(c.Part)) { // no month of the month
		return name
	}
	part := v.g.say("part."+string(c.Part), nil)
	if alone || v.g.is("moment", strings.ToLower(name)) {
		return part
	}
	if last := name[strings.LastIndexByte(name, ' ')+1:]; c.Part == query.Day && v.g.is("moment", last) {
		return name
	}
	return v.g.say("part", slots{"part": part, "column": undone(name)})
}
