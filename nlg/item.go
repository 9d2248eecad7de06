package nlg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// item phrases an item that is shown, compared or sorted by: the average price.
func (p speaker) item(i query.Item, f query.From) string {
	switch {
	case len(i.Only) > 0:
		return p.filteredItem(i, f)
	case i.Agg == query.None && i.Calc != nil:
		return p.calc(i.Calc, f)
	case i.Agg == query.None && (i.Number != "" || i.Sub != nil):
		return p.operand(i, f)
	}
	if rows := p.countedRows(i, f); rows != "" {
		return p.g.render("item.count.star", slots{"rows": rows})
	}
	l := p.spokenLabel(i, f)
	s := slots{"column": l, "columns": p.pluralOf(i, l, f), "rows": p.rows(p.db, f)}
	if n, ok := i.Agg.Percentile(); ok {
		s["percentile"] = p.percentile(n)
	}
	if i.Text != nil {
		s["question"], s["answer"] = i.Text.Question, p.g.render("answer"+p.numberSuffix(l), nil)
	}
	path := "item" + p.itemPath(i, f)
	if i.Agg == query.Sum && i.Calc == nil && strings.EqualFold(firstWord(l), "total") {
		path = "item"
	}
	ofPath, isArithmetic := path+".of", i.Calc != nil && slices.Contains(arithmetic, calcRule(i.Calc))
	if isArithmetic {
		s["columns"] = "(" + l + ")"
	}
	if p.g.rules[ofPath] != "" && (isArithmetic || p.repeatsWord(path, "column", l)) {
		path = ofPath
	}
	return p.g.render(path, s)
}

// arithmetic lists the calculations that need brackets within an aggregate: the total of (price times number).
var arithmetic = []string{"plus", "minus", "times", "ratio"}

// aggRule returns the rule name of an aggregate. All percentiles except the median share one.
func aggRule(a query.Agg) string {
	switch n, ok := a.Percentile(); {
	case !ok:
		return string(a)
	case n == 50:
		return "median"
	}
	return "percentile"
}

// itemPath returns the rule name for an item, by its aggregate or text.
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
		if kind := p.valueKind(query.Item{Column: i.Column}, f); kind == "date" || kind == "size" {
			return path + "." + kind
		}
	}
	return path
}

// repeatsWord reports whether the word before a rule's slot occurs in the slot's content: "the total line total".
func (v *Voice) repeatsWord(path, slot, content string) bool {
	rule, _ := v.g.rule(path)
	before, _, found := strings.Cut(rule, "{"+slot+"}")
	ruleWords, valueWords := strings.Fields(before), strings.Fields(content)
	return found && len(ruleWords) > 0 && slices.ContainsFunc(valueWords,
		func(w string) bool { return strings.EqualFold(ruleWords[len(ruleWords)-1], w) })
}

// calc phrases a calculation.
func (p speaker) calc(c *query.Calc, f query.From) string {
	if i := unscaled(query.Item{Calc: c}); i.Calc != c {
		return p.operand(i, f)
	}
	if sides := p.comparedSides(c, f); sides != "" {
		return sides
	}
	s := slots{"rows": p.finestRows(f), "left": p.side(c, false, f), "right": p.side(c, true, f)}
	rule, unit := "item.calc."+calcRule(c), UnitOf(p.db, FindColumn(p.db, c.Left.Column, f)).Symbol
	switch {
	case c.Op == query.Ratio && c.Right.Number == "60" && slices.ContainsFunc([]string{unit, p.ownLabel(c.Left.Column, f)},
		func(s string) bool { return text.Units()[strings.ToLower(s)] == text.Units()["minutes"] }):
		s["unit"] = p.g.render("hours", nil)
		return p.g.render("item.calc.in", s)
	case c.IsUniversal():
		return p.g.render(rule, slots{"rows": s["rows"], "post": p.afterNoun(c.Left.Only, f)})
	case isPartOfTotal(c) || c.Op == query.Share && c.Left.CountsRows() && c.Right.CountsRows() && len(c.Left.Only) > 0:
		return p.partPhrase(rule+".part", c, f, s)
	}
	left, right := p.unitOfItem(c.Left, f), p.unitOfItem(c.Right, f)
	if c.Op == query.Share && left != right && left != "" && right != "" {
		rule = "item.calc.hundred" // a share of another unit is not a percentage
	}
	base := strings.TrimSuffix(strings.ToLower(s["right"]), " date")
	if c.IsAge() && !p.g.inClass("ages", base[strings.LastIndexByte(base, ' ')+1:]) { // years since an event, no age
		rule = "item.calc.since"
		if since := p.ownLabel(c.Right.Column, f); strings.HasSuffix(since, "since") {
			s["right"], rule = quoted(since), rule+".label"
		}
	}
	return p.g.render(rule, s)
}

// comparedSides phrases a comparison of one figure over two sets of rows, which names the figure once; "" for others.
func (p speaker) comparedSides(c *query.Calc, f query.From) string {
	left, right := c.Left, c.Right
	left.Only, right.Only = nil, nil
	rule := "item.calc." + calcRule(c) + ".sides"
	if p.g.rules[rule] == "" || len(c.Left.Only) == 0 || len(c.Right.Only) == 0 || left.Agg == query.None ||
		!left.Same(right) || outerTable(left, f) != "" {
		return ""
	}
	s := slots{"rows": p.finestRows(f), "figure": p.item(left, f), "first": p.afterNoun(c.Left.Only, f),
		"second": p.afterNoun(c.Right.Only, f)}
	if rows := rule + ".rows"; left.CountsRows() && p.g.rules[rows] != "" {
		rule = rows
	}
	return p.g.render(rule, s)
}

// unitOfItem returns the unit of an item: "1" for a plain figure, "" if it is unknown.
func (p speaker) unitOfItem(i query.Item, f query.From) string {
	switch c := i.Calc; {
	case i.Agg == query.Count || i.Number != "" || p.g.inClass("counted", strings.ToLower(p.ownLabel(i.Column, f))):
		return "1"
	case c == nil:
		return UnitOf(p.db, FindColumn(p.db, i.Column, f)).Symbol
	case c.Op == query.Plus || c.Op == query.Minus || c.Right.Number != "":
		return p.unitOfItem(c.Left, f)
	}
	return ""
}

// unscaled returns an item without its multiplication by 1, which only makes it a fraction.
func unscaled(i query.Item) query.Item {
	isOne := func(of query.Item) bool { n, err := strconv.ParseFloat(of.Number, 64); return err == nil && n == 1 }
	c := i.Calc
	switch {
	case i.Agg != query.None || c == nil || c.Op != query.Times:
	case isOne(c.Left):
		return unscaled(c.Right)
	case isOne(c.Right):
		return unscaled(c.Left)
	}
	return i
}

// side phrases one side of a calculation, in brackets if it is one itself: (pay minus bill) divided by bill.
func (p speaker) side(c *query.Calc, isRight bool, f query.From) string {
	i := unscaled(either(isRight, c.Right, c.Left))
	phrase := p.operand(i, f)
	if isRight && c.Op == query.Ratio && p.countsJoined(i, f) {
		phrase += " " + p.g.render("exists", slots{"rows": p.finestRows(f)}) // the others are not in the join
	}
	if p.omitsArticles(c) {
		phrase = p.withoutArticle(phrase)
	}
	of, isQuotient := i.Calc, c.Op == query.Ratio || c.Op == query.Share
	isSum := of != nil && (of.Op == query.Plus || of.Op == query.Minus)
	if i.Agg == query.None && of != nil && slices.Contains(arithmetic, calcRule(of)) &&
		c.Op != query.Plus && (c.Op == query.Share || slices.Contains(arithmetic, calcRule(c))) &&
		(of.Right.Number == "" || isSum && (isRight || c.Op != query.Minus) || isQuotient && isRight) {
		return "(" + p.withoutArticle(phrase) + ")"
	}
	return phrase
}

// countsJoined reports whether an item counts the rows of a table that have rows in another.
func (p speaker) countsJoined(i query.Item, f query.From) bool {
	keepsAll := slices.ContainsFunc(f.Joins, func(j query.Join) bool { return j.Outer })
	return i.Distinct && !keepsAll && p.isFromOtherTable(i.Column, f) && p.rowsCountedByKey(i, f) != ""
}

// partPhrase phrases a share of a total or of rows.
func (p speaker) partPhrase(rule string, c *query.Calc, f query.From, s slots) string {
	s["post"] = p.afterNoun(c.Left.Only, f)
	s["rows"] += p.after(p.clauses(c.Right.Only, f))
	if c.Left.CountsRows() {
		rule = "item.share"
	}
	return p.g.render(rule, s)
}

// omitsArticles reports whether a calculation's operands have no articles: days from start to end.
func (p speaker) omitsArticles(c *query.Calc) bool {
	return slices.Contains([]query.CalcOp{query.Plus, query.Minus, query.Times, query.Ratio, query.DaysBetween,
		query.HoursBetween}, c.Op) && c.Left.Agg == query.None && c.Right.Agg == query.None
}

// calcRule returns the rule name of a calculation.
func calcRule(c *query.Calc) string {
	switch total := c.Right.Sub; {
	case c.Op == query.Minus && c.Left.Number == query.ThisYear:
		return "years"
	case c.Op == query.Minus && strings.HasPrefix(c.Right.Number, "interval "):
		return "before" // 7 days before
	case c.IsExistence():
		return "any"
	case c.IsUniversal():
		return "every"
	case c.Op == query.Share && c.Left.CountsRows() && len(c.Left.Only) == 0 &&
		total != nil && len(total.Where) == 0 && len(total.Select) == 1 && total.Select[0].CountsRows():
		return "all"
	}
	return calcNames[c.Op]
}

// isPartOfTotal reports whether a calculation is the share of a total that comes from some of its rows.
func isPartOfTotal(c *query.Calc) bool {
	return c.Op == query.Share && len(c.Left.Only) > 0 && len(c.Right.Only) == 0 && c.Left.Agg == c.Right.Agg &&
		c.Left.Column == c.Right.Column
}

var calcNames = map[query.CalcOp]string{query.Plus: "plus", query.Minus: "minus", query.Gap: "gap", query.More: "more",
	query.EqualTo: "alike", query.Times: "times", query.Ratio: "ratio",
	query.Share: "share", query.DaysBetween: "apart", query.HoursBetween: "elapsed", query.Age: "age"}

// rowsCountedByKey returns the noun for the rows that an item counts by their key; "" for other items.
func (p speaker) rowsCountedByKey(i query.Item, f query.From) string {
	switch t := outerTable(i, f); {
	case t != "":
		return p.Rows(p.db, t)
	case i.Agg != query.Count || i.Calc != nil || i.Column.Name == "*":
		return ""
	case i.Distinct && i.Column.Part == "" && !i.Column.Each && p.identifiesRows(i.Column, f):
		return p.Rows(p.db, f.Table(i.Column.Table))
	case i.Distinct || !p.isKey(i.Column, f) && !p.isKey(i.Column, query.From{Tables: []string{i.Column.Table}}):
		return ""
	}
	return p.finestRows(f)
}

// countedRows returns the noun for the rows that an item counts; "" if it does not count rows.
func (p speaker) countedRows(i query.Item, f query.From) string {
	if rows := p.rowsCountedByKey(i, f); rows != "" || !i.CountsRows() || len(f.Tables) == 0 {
		return rows
	}
	return p.finestRows(f)
}

// outerTable returns the outer-joined table whose rows an item counts, or "".
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
	case i.Number == "current_date":
		return p.g.render("today", nil)
	case i.Number != "": // also a number of days
		return strings.TrimSuffix(strings.TrimPrefix(i.Number, "interval '"), "'")
	case i.Sub != nil:
		return p.subQueryPhrase(i.Sub, query.From{})
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
	return p.columnLabel(i.Column, f)
}

// filteredItem phrases an aggregate with a FILTER.
func (p speaker) filteredItem(i query.Item, f query.From) string {
	all := i
	all.Only = nil
	item := p.item(all, f)
	if !all.CountsRows() && outerTable(all, f) == "" {
		item += " " + p.g.render("of", nil) + " " + p.finestRows(f)
	}
	return item + p.after(p.clauses(stated(&query.Query{Select: []query.Item{all}, Where: i.Only}), f))
}

// isColumn reports whether an item is a plain column.
func isColumn(i query.Item) bool {
	return i.Agg == query.None && i.Calc == nil && i.Text == nil && i.Sub == nil && i.Number == ""
}

// unitSuffix returns the unit of a column in brackets, as in "total capacity (t)".
func (p speaker) unitSuffix(i query.Item, f query.From) string {
	c := FindColumn(p.db, i.Column, f)
	if i.Agg == query.Count || i.Calc != nil || i.Text != nil || len(i.Only) > 0 || !i.Column.Part.IsValue() || c == nil {
		return ""
	}
	symbol := UnitOf(p.db, c).Symbol
	if symbol == "" || strings.Contains(p.spokenLabel(i, f), symbol) {
		return ""
	}
	return " (" + symbol + ")"
}

// Heading returns the header of a computed column.
func (v *Voice) Heading(db *schema.Database, i query.Item, f query.From) string {
	p := speaker{Voice: v, db: db}
	switch {
	case i.Text != nil:
		return i.Text.Question
	case i.Column.Each && i.Agg == query.None:
		return v.singular(p.columnLabel(i.Column, f))
	}
	return v.withoutArticle(p.item(i, f))
}

// subQueryPhrase phrases a sub-query's value, with its rows unless they are those of the outer query.
func (p speaker) subQueryPhrase(q *query.Query, outer query.From) string {
	group, q := q.Peers()
	if group == nil && q.Limit > 0 && len(q.OrderBy) > 0 { // among the 3 inns with the most guests
		return p.describe(q)
	}
	s := p.List(phraseAll(q.Select, func(i query.Item) string { return p.item(i, q.From) }))
	rows := p.rows(p.db, q.From)
	switch {
	case len(q.Select) == 1 && isColumn(q.Select[0]) && p.identifiesRows(q.Select[0].Column, q.From):
		s = rows
	case len(q.Select) == 1 && q.Select[0].CountsRows(): // "the number of customers" names the rows already
	case len(q.Where) > 0 || rows != p.rows(p.db, outer):
		s += " " + p.g.render("of", nil) + " " + rows
	}
	s += p.after(p.clauses(slices.Concat(stated(q), q.Having), q.From))
	if group != nil {
		if len(q.OrderBy) == 1 && q.Limit == 1 {
			s = p.g.render(either(q.OrderBy[0].Desc, "peers.most", "peers.least"), nil)
		}
		return p.g.render("peers", slots{"inner": s, "column": p.itemLabel(*group, outer)})
	}
	return s
}
