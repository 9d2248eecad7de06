package nlg

import (
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/proto"

	"github.com/ask-surely/surely/suql/syntax"
)

// setRules are the rules for set operations.
var setRules = map[pg.SetOperation]string{pg.SetOperation_SETOP_UNION: "union",
	pg.SetOperation_SETOP_INTERSECT: "intersect", pg.SetOperation_SETOP_EXCEPT: "except"}

// combined phrases a set operation.
func (r *restater) combined(s *pg.SelectStmt, form string) string {
	if text, ok := r.both(s, form); ok {
		return text
	}
	rule := "set." + setRules[s.Op]
	if s.All {
		rule += "all"
	}
	left := r.body(s.Larg, form)
	if s.Larg.Op != pg.SetOperation_SETOP_NONE || len(s.Larg.SortClause) > 0 || s.Larg.LimitCount != nil {
		left = r.say("set.left", "body", left)
	}
	p := slots{"left": left, "set": r.say(rule, "inner", r.body(s.Rarg, "inner"))}
	first := s
	for first.Larg != nil {
		first = first.Larg
	}
	sorted := proto.Clone(s).(*pg.SelectStmt)
	sorted.TargetList = first.TargetList
	namePlaces(sorted)
	r.scopes = append(r.scopes, r.scope(first.FromClause))
	r.order(p, sorted)
	r.scopes = r.scopes[:len(r.scopes)-1]
	return fill(r.g.rules["re.combined"], p)
}

// both merges two halves that differ in their conditions only: dishes both where the cook is Theo and where the cook is
// Jenna.
func (r *restater) both(s *pg.SelectStmt, form string) (string, bool) {
	pattern := r.g.rules["re.both."+setRules[s.Op]]
	a, b := s.Larg, s.Rarg
	if of := r.g.rules["re.both.except.of"]; a.WhereClause == nil && s.Op == pg.SetOperation_SETOP_EXCEPT &&
		len(a.TargetList) == 1 {
		pattern = of
	} else if a.WhereClause == nil {
		return "", false
	}
	if pattern == "" || s.All || !plainHalf(a) || !plainHalf(b) || b.WhereClause == nil {
		return "", false
	}
	alike := func(h *pg.SelectStmt) string {
		h = proto.Clone(h).(*pg.SelectStmt)
		h.WhereClause, h.DistinctClause = nil, nil // a repeated row counts once in any case
		text, err := syntax.Postgres(&pg.Node{Node: &pg.Node_SelectStmt{SelectStmt: h}})
		if err != nil {
			return ""
		}
		return text
	}
	if first := alike(a); first == "" || first != alike(b) {
		return "", false
	}
	r.scopes = append(r.scopes, r.scope(a.FromClause))
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	r.countUses(a)
	outer := r.behind
	defer func() { r.behind = outer }()
	r.behind = false
	p := slots{"rel": r.from(a)}
	r.behind = true
	both := slots{"right": r.grouped(b.WhereClause)}
	if a.WhereClause == nil {
		both["things"], both["right"] = r.leftOut(a.TargetList[0].GetResTarget().GetVal(), b.WhereClause)
	} else {
		both["left"] = r.grouped(a.WhereClause)
	}
	p["both"] = fill(pattern, both)
	sorted := proto.Clone(s).(*pg.SelectStmt)
	sorted.TargetList = a.TargetList
	namePlaces(sorted)
	r.order(p, sorted)
	r.behind = false
	r.shown(p, a, form)
	return fill(r.g.rules["re."+form], p), true
}

// leftOut phrases what EXCEPT leaves out, and why: every town with inns rated higher than 3.
func (r *restater) leftOut(n, where *pg.Node) (things, with string) {
	table, name, _ := r.column(n)
	if t := r.db.Table(table); t == nil || len(r.inner()) != 1 {
		return r.bare(n), r.say("where", "where", r.grouped(where))
	} else if len(t.Key) == 1 && t.Key[0] == name || t.Title() != nil && t.Title().Name == name {
		return r.singular(r.tableLabel(r.db, table)), r.clause(table, []*pg.Node{where})
	}
	return r.bare(n), r.say("rows.with", "rows", r.rowsWith(table, []*pg.Node{where}))
}

// plainHalf reports whether a half of a set operation is a plain SELECT without groups, order or limit.
func plainHalf(s *pg.SelectStmt) bool {
	return s.Op == pg.SetOperation_SETOP_NONE && len(s.GroupClause) == 0 &&
		len(s.SortClause) == 0 && s.LimitCount == nil && s.LimitOffset == nil && s.HavingClause == nil &&
		s.WithClause == nil && len(s.ValuesLists) == 0 && s.IntoClause == nil && len(s.WindowClause) == 0 &&
		!slices.ContainsFunc(s.DistinctClause, func(n *pg.Node) bool { return n.GetNode() != nil })
}
