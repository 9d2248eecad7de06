package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// top phrases ORDER BY and LIMIT together: only the one with the highest price. It is false if the order is more
// complex, or the grammar has no rule.
func (r *restater) top(p slots, s *pg.SelectStmt) bool {
	n := int(s.LimitCount.GetAConst().GetIval().GetIval())
	if n < 1 || s.LimitOffset != nil || len(s.SortClause) != 1 || s.Op != pg.SetOperation_SETOP_NONE {
		return false
	}
	by := s.SortClause[0].GetSortBy()
	kind := r.kind(by.Node)
	if by.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_FIRST || by.SortbyDir == pg.SortByDir_SORTBY_USING ||
		kind == ".text" {
		return false
	}
	slot := "tops"
	if p["n"] = itoa(n); n == 1 {
		slot, p["n"] = "top", ""
	}
	way := map[bool]string{true: ".desc", false: ".asc"}[by.SortbyDir == pg.SortByDir_SORTBY_DESC]
	if kind == ".row" { // in the order of the file
		p["end"] = fill(r.g.rules["re.end"+way], p)
		return p["end"] != ""
	}
	if rows := r.rowsOf(); isCountAll(by.Node) && rows != "" {
		p[slot] = fill(r.g.rules["re.top"+way+".rows"], slots{"rows": rows})
		return p[slot] != ""
	}
	key := r.topKey(by.Node)
	if key == "" || r.doubles("re.top"+way+kind, "key", key) {
		return false
	}
	p[slot] = fill(r.g.rules["re.top"+way+kind], slots{"key": key})
	return p[slot] != ""
}

// hasFirst reports whether a SELECT is of the first rows or groups of an order alone.
func (r *restater) hasFirst(p slots, s *pg.SelectStmt) bool {
	return !(len(r.inner()) != 1 && r.subject() == "" || r.inner()[0].shown || len(s.SortClause) != 1 ||
		p["once"] != "" || p["distinct"] != "" || s.HavingClause != nil || p["top"]+p["tops"]+p["end"] == "")
}

// first phrases the rows, or the groups, on top: the inn with the highest price, of those in Ryde. It is false for
// other statements.
func (r *restater) first(p slots, s *pg.SelectStmt) (string, bool) {
	if !r.hasFirst(p, s) {
		return "", false
	}
	if p["place"]+p["posts"]+p["where"]+p["beside"] != "" {
		p["those"] = fill(r.g.rules["re.those"], p)
	}
	if len(s.GroupClause) > 0 {
		return r.firstGroup(p, s)
	}
	rows := r.tableName(r.main())
	body, first, row := "body.first", "first", r.singular(rows)
	switch {
	case p["end"] != "" && p["n"] != "":
		return "", false
	case p["end"] != "":
		body, row = "body.last", p["end"]+" "+row
	case p["tops"] != "":
		body, first = "body.firsts", "firsts"
	}
	switch {
	case r.wholeRows(s) || r.keysAlone(s):
		p["first"] = r.say(first, "row", row, "n", p["n"], "rows", rows)
	case r.generic() && len(s.TargetList) == 1 && p["top"] != "":
		p["first"] = r.join(r.items(s))
	case len(s.TargetList) < longList:
		p["first"] = r.say(first+".of", "items", r.join(r.items(s)), "row", row, "n", p["n"], "rows", rows)
	default:
		return "", false
	}
	return fill(r.g.rules["re."+body], p), true
}

// firstGroup is first for groups: the town with the most inns.
func (r *restater) firstGroup(p slots, s *pg.SelectStmt) (string, bool) {
	by, group := s.SortClause[0].GetSortBy().Node, s.GroupClause[0]
	f := by.GetFuncCall()
	if _, flag := r.whether(group); flag || p["end"] != "" || len(s.GroupClause) != 1 || len(s.TargetList) != 1 ||
		r.leading(s) != 1 || f == nil || aggregates[syntax.FunctionName(f)] == "" {
		return "", false
	}
	rule := "re.body.group"
	p["first"] = r.expr(group)
	if row := r.rowBy(group); row != "" {
		p["first"] = r.g.say("the", slots{"noun": r.singular(r.tableLabel(r.db, row))})
	}
	if p["tops"] != "" {
		rule += "s"
		if p["first"] = r.several(group); p["first"] == "" {
			return "", false
		}
	}
	if isCountAll(by) {
		rule += ".rows"
	}
	return fill(r.withoutRows(r.g.rules[rule], p), p), true
}

// several is the plural for the values of a column: towns. It is "" where there is none.
func (r *restater) several(n *pg.Node) string {
	table, name, ok := r.column(n)
	t := r.db.Table(table)
	switch row := r.rowBy(n); {
	case !ok || t == nil || r.numbers[n]:
		return ""
	case row != "" && row != r.main():
		return r.tableName(row)
	}
	label, of, _ := r.columnParts(n)
	if of != "" || label != r.columnOwn(t.Column(name)) || r.counts(strings.Fields(label)) || !Countable(label) {
		return ""
	}
	return r.plural(label)
}

// generic reports whether the rows of the only table have no noun of their own.
func (r *restater) generic() bool {
	here := r.inner()
	return len(here) == 1 && !here[0].shown && r.db.Table(here[0].table) != nil &&
		r.tableName(here[0].table) == r.g.say("rows", nil)
}

// withoutRows omits the rows from a pattern if they have no noun: "the wine where the colour is
// red", not "the wine of rows where the colour is red".
func (r *restater) withoutRows(pattern string, p slots) string {
	if !r.generic() || p["place"]+p["posts"] != "" || p["shown"] == r.say("shown.star") ||
		strings.HasSuffix(p["verb"], r.say("count.star")+" "+r.g.say("of", nil)) { // the number of rows
		return pattern
	}
	of := " " + r.g.say("of", nil)
	if verb, ok := strings.CutSuffix(p["verb"], of); ok {
		p["verb"] = strings.TrimSuffix(verb, ",")
		pattern = strings.Replace(pattern, "{verb} {rel}", "{verb}", 1)
	}
	return strings.Replace(pattern, of+" {rel}", "", 1)
}

// topKey phrases the sort key without its article.
func (r *restater) topKey(n *pg.Node) string {
	f := n.GetFuncCall()
	if f == nil || isPart(n) {
		return r.bare(n)
	}
	if len(f.Args) == 1 && r.isDate(f.Args[0]) { // "the highest latest day"
		return ""
	}
	text, ok := strings.CutPrefix(r.expr(n), r.g.say("the", slots{"noun": ""}))
	if ok && aggregates[syntax.FunctionName(f)] != "" {
		return text
	}
	return r.bare(n)
}

// rowsOf is the noun for the rows of a SELECT: those of its table, or of the referring table of a join; "" if they have
// no name.
func (r *restater) rowsOf() string {
	if t := r.finestTable(); t != "" {
		return r.tableName(t)
	}
	return ""
}

// finestTable is the only table of a SELECT that no other one refers to; "" if there are several.
func (r *restater) finestTable() string {
	found := ""
	for _, s := range r.inner() {
		t := r.db.Table(s.table)
		if s.shown || t == nil {
			return ""
		}
		referred := slices.ContainsFunc(r.inner(), func(other source) bool {
			return other.table != s.table && refers(r.db, other.table, s.table)
		})
		switch {
		case referred:
		case found != "" || pairs(r.db, t) && len(r.inner()) > 1:
			return ""
		default:
			found = s.table
		}
	}
	return found
}

// with phrases a condition on a group's number of rows: more than 2 inns. It is "" for other conditions.
func (r *restater) with(n *pg.Node) string {
	e := n.GetAExpr()
	count, rows := e.GetRexpr().GetAConst().GetIval(), r.rowsOf()
	pattern := r.g.rules["re.with."+comparisons[operator(e)]]
	if count == nil || rows == "" || pattern == "" || !isCountAll(e.Lexpr) {
		return ""
	}
	if count.Ival == 1 {
		rows = r.singular(rows)
	}
	return fill(pattern, slots{"n": itoa(int(count.Ival)), "rows": rows})
}

// operator is the operator of a plain comparison.
func operator(e *pg.A_Expr) string {
	if e == nil || e.Kind != pg.A_Expr_Kind_AEXPR_OP {
		return ""
	}
	return opText(e)
}
