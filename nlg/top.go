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
	rule := "top"
	if n > 1 {
		rule = "tops"
	}
	rule += map[bool]string{true: ".desc", false: ".asc"}[by.SortbyDir == pg.SortByDir_SORTBY_DESC]
	if rows := r.rowsOf(); isCountAll(by.Node) && rows != "" {
		p["top"] = fill(r.g.rules["re."+rule+".rows"], slots{"n": itoa(n), "rows": rows})
		return p["top"] != ""
	}
	key := r.topKey(by.Node)
	if key == "" || r.doubles("re."+rule+kind, "key", key) {
		return false
	}
	p["top"] = fill(r.g.rules["re."+rule+kind], slots{"n": itoa(n), "key": key})
	return p["top"] != ""
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
	if found == "" {
		return ""
	}
	return r.tableName(found)
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
