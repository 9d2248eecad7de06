package nlg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// item phrases what is shown, compared or sorted by: the average price.
func (p speaker) item(i query.Item, f query.From) string {
	switch {
	case len(i.Only) > 0:
		return p.only(i, f)
	case i.Agg == query.None && i.Calc != nil:
		return p.calc(i.Calc, f)
	case i.Agg == query.None && (i.Number != "" || i.Sub != nil):
		return p.operand(i, f)
	}
	if rows := p.rowsCounted(i, f); rows != "" {
		return p.g.say("item.count.star", slots{"rows": rows})
	}
	l := p.spokenLabel(i, f)
	s := slots{"column": l, "columns": p.pluralOf(i, l, f), "rows": p.rows(p.db, f)}
	if n, ok := i.Agg.Percentile(); ok {
		s["percentile"] = p.percentile(n)
	}
	if i.Text != nil {
		s["question"], s["say"] = i.Text.Question, p.g.say("say"+p.number(l), nil)
	}
	path := "item" + p.itemPath(i, f)
	of, sum := path+".of", i.Calc != nil && calcRule(i.Calc) == "" && slices.Contains(arithmetic, i.Calc.Op)
	if sum {
		s["columns"] = "(" + l + ")"
	}
	if p.g.rules[of] != "" && (sum || p.repeatsWord(path, "column", l)) {
		path = of
	}
	return p.g.say(path, s)
}

// arithmetic are the operators that may be taken to stand outside an aggregate: the total of (price times number).
var arithmetic = []query.CalcOp{query.Plus, query.Minus, query.Times, query.Ratio}

// aggRule names the rule for an aggregator: all percentiles but the median have one.
func aggRule(a query.Agg) string {
	switch n, ok := a.Percentile(); {
	case !ok:
		return string(a)
	case n == 50:
		return "median"
	}
	return "percentile"
}

// itemPath returns the rule for an item in a form, by its aggregate or calculation.
func (p speaker) itemPath(i query.Item, f query.From) string {
	path := ""
	if i.Agg != query.None {
		path = "." + aggRule(i.Agg)
	}
	switch {
	case i.Text != nil && i.Text.Summary:
		return ".summary"
	case i.Text != nil && i.Agg != query.None:
		return ".answer" + path
	case i.Text != nil:
		return ".answer"
	case i.Column.Name == "*":
		return path + ".star"
	case i.Distinct:
		return path + ".distinct"
	case (i.Agg == query.Max || i.Agg == query.Min) && i.Calc == nil:
		if kind := p.kindOf(query.Item{Column: i.Column}, f); kind == "date" || kind == "size" {
			return path + "." + kind
		}
	}
	return path
}

// repeatsWord reports whether a rule would repeat a word before a slot: "the total line total".
func (v *Voice) repeatsWord(path, slot, said string) bool {
	rule, _ := v.g.rule(path)
	before, _, found := strings.Cut(rule, "{"+slot+"}")
	words, first := strings.Fields(before), strings.Fields(said)
	return found && len(words) > 0 && slices.ContainsFunc(first,
		func(w string) bool { return strings.EqualFold(words[len(words)-1], w) })
}

// items lists the selected items.
func (p speaker) items(q *query.Query) string {
	var parts []string
	for _, i := range q.Select {
		parts = append(parts, p.item(i, q.From))
	}
	return list(parts, p.g.say("and", nil))
}

// calc phrases a calculation.
func (p speaker) calc(c *query.Calc, f query.From) string {
	if n, err := strconv.ParseFloat(c.Left.Number, 64); c.Op == query.Times && err == nil && n == 1 {
		return p.operand(c.Right, f) // as a fraction
	}
	s := slots{"rows": p.rows(p.db, f), "left": p.operand(c.Left, f), "right": p.operand(c.Right, f)}
	if p.barely(c) {
		s["left"], s["right"] = p.withoutArticle(s["left"]), p.withoutArticle(s["right"])
	}
	if len(f.Tables) > 0 {
		s["rows"] = p.finestRows(f)
	}
	rule := "item.calc." + calcName[c.Op]
	switch {
	case c.In != "":
		return p.calcInUnit(c, f, s)
	case compares(c) && p.g.rules[rule+".sides"] != "":
		return p.sides(rule+".sides", c, f, s)
	case partOfWhole(c) || c.Op == query.Share && countsRows(c.Left) && countsRows(c.Right) && len(c.Left.Only) > 0:
		return p.part(rule+".part", c, f, s)
	}
	if name := "item.calc." + calcRule(c); p.g.rules[name] != "" {
		rule = name
	}
	aged := c.Op == query.Age || rule == "item.calc.years"
	of := strings.TrimSuffix(strings.ToLower(s["right"]), " date")
	if aged && p.g.is("ages", of[strings.LastIndexByte(of, ' ')+1:]) { // nobody has another age
		delete(s, "right")
	}
	return p.g.say(rule, s)
}

// part phrases a part of a whole; a share of rows says which rows, out of which.
func (p speaker) part(rule string, c *query.Calc, f query.From, s slots) string {
	s["post"] = strings.TrimSpace(p.sideOf(c.Left.Only, f))
	s["rows"] += p.inBrackets(c.Right.Only, f)
	switch {
	case !countsRows(c.Left):
	case p.among || len(c.Right.Only) > 0:
		rule = "item.share.with"
	default:
		rule = "item.share"
		s["post"] = p.behind(p.clauses(c.Left.Only, f), false)
	}
	return p.g.say(rule, s)
}

// barely reports whether the operands of a calculation are named without articles: days from start to end.
func (p speaker) barely(c *query.Calc) bool {
	return slices.Contains([]query.CalcOp{query.Times, query.Ratio, query.DaysBetween, query.HoursBetween}, c.Op) &&
		c.Left.Agg == query.None && c.Right.Agg == query.None
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
	s["item"], s["left"], s["right"] = p.withoutArticle(p.item(all, f))+p.inSign(all, f), p.sideOf(c.Left.Only, f),
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

// calcRule returns the rule of a calculation with a phrase of its own; "" for others.
func calcRule(c *query.Calc) string {
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

// calcInUnit phrases a calculation in another unit; a difference of two moments in minutes is "the minutes between"
// them.
func (p speaker) calcInUnit(c *query.Calc, f query.From, s slots) string {
	if of := c.Left.Calc; c.In == "minutes" && of != nil && of.Op == query.HoursBetween {
		return p.g.say("item.calc.minutes", slots{"left": p.withoutArticle(p.operand(of.Left, f)),
			"right": p.withoutArticle(p.operand(of.Right, f))})
	}
	s["unit"] = c.In
	if several := p.plural(c.In); text.Units()[several].Dimension != "" { // in weeks
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
	query.EqualTo: "alike", query.Times: "times", query.Ratio: "ratio",
	query.Share: "share", query.DaysBetween: "apart", query.HoursBetween: "elapsed",
	query.Age: "age"}

// countsRows reports whether an item counts rows, all or some.
func countsRows(i query.Item) bool {
	return i.Agg == query.Count && i.Column.Name == "*" && !i.Distinct
}

// counted returns the noun for the rows that an item counts by their key, or by a key that may be NULL; "" for other
// items.
func (p speaker) counted(i query.Item, f query.From) string {
	switch t := outerTable(i, f); {
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

// rowsCounted returns the noun for the rows that an item counts by any key; "" if it does not count rows.
func (p speaker) rowsCounted(i query.Item, f query.From) string {
	if rows := p.counted(i, f); rows != "" || !countsRows(i) || len(f.Tables) == 0 {
		return rows
	}
	return p.finestRows(f)
}

// outerTable returns the outer-joined table whose rows an item counts; it counts 0 for rows without any.
func outerTable(i query.Item, f query.From) string {
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

// itemLabel returns the name of an item's column, without its aggregate.
func (p speaker) itemLabel(i query.Item, f query.From) string {
	switch {
	case i.Calc != nil:
		return p.withoutArticle(p.calc(i.Calc, f))
	case i.Number != "", i.Sub != nil:
		return p.withoutArticle(p.operand(i, f))
	}
	return p.columnLabel(p.db, i.Column, f)
}

// only phrases an aggregate with a FILTER.
func (p speaker) only(i query.Item, f query.From) string {
	all, rows := i, p.finestRows(f)
	if all.Only = nil; outerTable(all, f) != "" {
		rows = p.Rows(p.db, outerTable(all, f))
	}
	item := p.item(all, f)
	if !countsRows(all) && outerTable(all, f) == "" {
		item += " " + p.g.say("of", nil) + " " + rows
	}
	return item + p.inBrackets(i.Only, f)
}

// isColumn reports whether an item is a column shown as it is.
func isColumn(i query.Item) bool {
	return i.Agg == query.None && i.Calc == nil && i.Text == nil && i.Sub == nil && i.Number == ""
}

// inSign returns the unit of a column in brackets: total capacity (t).
func (p speaker) inSign(i query.Item, f query.From) string {
	c := columnOf(p.db, i.Column, f)
	if i.Agg == query.Count || i.Calc != nil || i.Text != nil || len(i.Only) > 0 || i.Column.Part != "" || c == nil {
		return ""
	}
	sign := UnitOf(p.db, c).Sign
	if sign == "" || strings.Contains(p.spokenLabel(i, f), sign) {
		return ""
	}
	return " (" + sign + ")"
}

// Heading returns the header of a computed column.
func (v *Voice) Heading(db *schema.Database, i query.Item, f query.From) string {
	if i.Text != nil {
		return i.Text.Question
	}
	if i.Column.Each && i.Agg == query.None {
		return v.singular(v.columnLabel(db, i.Column, f))
	}
	return v.withoutArticle(speaker{Voice: v, db: db}.item(i, f))
}

// inner phrases a sub-query's value, and of which rows unless they are the outer query's.
func (p speaker) inner(q *query.Query, outer query.From) string {
	shared, q := q.Peers()
	if shared != nil && len(q.OrderBy) == 1 && q.Limit == 1 {
		rule := either(q.OrderBy[0].Desc, "peers.most", "peers.least")
		return p.g.say(rule, slots{"column": p.itemLabel(*shared, outer)})
	}
	s, rows := p.items(q), p.rows(p.db, q.From)
	switch {
	case len(q.Select) == 1 && isColumn(q.Select[0]) && p.names(q.Select[0].Column, q.From):
		s = rows
	case len(q.Select) == 1 && countsRows(q.Select[0]): // "the number of customers" names the rows already
	case len(q.Where) > 0 || rows != p.rows(p.db, outer):
		s += " " + p.g.say("of", nil) + " " + rows
	}
	s += p.inBrackets(slices.Concat(q.Where, q.Having), q.From)
	if shared != nil {
		return p.g.say("peers", slots{"inner": s, "column": p.itemLabel(*shared, outer)})
	}
	return s
}
