package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
)

// order phrases ORDER BY, LIMIT and OFFSET.
func (r *restater) order(p slots, s *pg.SelectStmt) {
	if r.top(p, s) {
		return
	}
	var keys []string
	for _, n := range s.SortClause {
		b := n.GetSortBy()
		rule := "order.asc"
		switch b.SortbyDir {
		case pg.SortByDir_SORTBY_DESC:
			rule = "order.desc"
		case pg.SortByDir_SORTBY_USING:
			r.lost = true
		}
		key := r.say(rule+r.kind(b.Node), "expr", r.expr(b.Node))
		if slices.ContainsFunc(keys, func(k string) bool { return strings.HasPrefix(k, r.expr(b.Node)+",") }) {
			continue // already sorted by it
		}
		if b.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_FIRST {
			key = r.say("order.nullsfirst", "key", key)
		} // NULLs last is the default that people expect
		keys = append(keys, key)
	}
	p["order"] = strings.Join(keys, r.say("then")+" ")
	if s.Op == pg.SetOperation_SETOP_NONE && r.nth(p, s) {
		return
	}
	if s.LimitCount != nil && !s.LimitCount.GetAConst().GetIsnull() {
		if p["limit"] = r.expr(s.LimitCount); p["limit"] == "1" && r.g.rules["re.single"] != "" {
			p["limit"] = r.say("single")
		}
	}
	if s.LimitOffset != nil {
		p["offset"] = r.expr(s.LimitOffset)
	}
}

// kind is the suffix of rules for sorting text and dates; numbers have none.
func (r *restater) kind(n *pg.Node) string {
	if r.isDate(n) || isPart(n) {
		return ".date"
	}
	table, name, ok := r.column(n)
	if !ok || table == "" || r.numbers[n] {
		return ""
	}
	if k := r.kindOf(query.Item{Column: query.Column{Table: table, Name: name}},
		query.From{Tables: []string{table}}); k != "" {
		return "." + k
	}
	return ""
}
