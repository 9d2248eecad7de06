package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// follow finds what the rows of a SELECT are whose joins all follow the only keys between their tables: the rows of the
// table that alone is shown, or else those of the table that refers to the others. Such joins are not mentioned.
func (r *restater) follow(s *pg.SelectStmt) {
	here := r.inner()
	if len(s.FromClause) != 1 || len(here) < 2 {
		return
	}
	before, _ := r.chain(s.FromClause[0].GetJoinExpr())
	subject := r.finestTable()
	if before.GetRangeVar() == nil || subject == "" {
		return
	}
	if only := r.onlyShown(s); only != "" {
		subject = only
	}
	for i := range here {
		here[i].subject = here[i].table == subject
	}
}

// onlyShown is the table that all columns of the select list belong to, if none is worked out or grouped.
func (r *restater) onlyShown(s *pg.SelectStmt) string {
	found := ""
	for _, t := range s.TargetList {
		f := t.GetResTarget().GetVal().GetColumnRef().GetFields()
		if len(f) == 0 || len(f) == 1 && isStar(t.GetResTarget()) {
			return ""
		}
		table, _, _ := r.column(t.GetResTarget().GetVal())
		if src := r.lookup(f[0].GetString_().GetSval()); isStar(t.GetResTarget()) && src != nil {
			table = src.table
		}
		if table == "" || found != "" && found != table || len(s.GroupClause) > 0 {
			return ""
		}
		found = table
	}
	return found
}

// subject is the table of the rows that follow found; "" if there are none.
func (r *restater) subject() string {
	for _, s := range r.inner() {
		if s.subject {
			return s.table
		}
	}
	return ""
}

// main is the table that the sentence is about: the subject, or the first.
func (r *restater) main() string {
	if t := r.subject(); t != "" || len(r.inner()) == 0 {
		return t
	}
	return r.inner()[0].table
}

// from phrases the FROM clause.
func (r *restater) from(s *pg.SelectStmt) string {
	r.follow(s)
	if t := r.subject(); t != "" {
		return r.tableName(t)
	}
	return r.relations(s.FromClause)
}

// alongside phrases conditions over joined tables by the rows they are on: guests of inns in Ryde, owners with unpaid
// invoices.
func (r *restater) alongside(p slots, conds []*pg.Node) {
	of, rest := map[string][]*pg.Node{}, []*pg.Node(nil)
	for _, c := range conds {
		if t := r.tableOf(c); t != "" {
			of[t] = append(of[t], c)
		} else {
			rest = append(rest, c)
		}
	}
	subject, finest := r.subject(), r.finestTable()
	own, beyond := r.clause(subject, of[subject]), ""
	var parts []string
	for _, s := range r.inner() {
		t := s.table
		if t == subject || t == finest || len(of[t]) == 0 {
			continue
		}
		said := r.rowsWith(t, of[t])
		switch {
		case r.leads(t, subject):
			parts = append(parts, r.say("rows.with", "rows", said))
		case r.leads(subject, t):
			parts = append(parts, r.say("rows.of", "rows", said))
		default:
			beyond += " " + r.say("rows.of", "rows", said)
		}
	}
	if finest != subject {
		parts = append(parts, r.say("rows.with", "rows", r.rowsWith(finest, of[finest])+beyond))
	}
	with := strings.Join(parts, " "+r.g.say("and", nil)+" ")
	if p["posts"] = own + with; own != "" && with != "" {
		p["posts"] = own + ", " + with
	}
	r.behind = true
	defer func() { r.behind = false }()
	var said []string
	for _, c := range rest {
		said = append(said, r.grouped(c))
	}
	p["beside"] = strings.Join(said, " "+r.g.say("and", nil)+" ")
}

// rowsWith is the noun for a joined table's rows with the conditions on them.
func (r *restater) rowsWith(table string, conds []*pg.Node) string {
	return strings.TrimSpace(r.tableName(table) + " " + r.clause(table, conds))
}

// clause phrases conditions on one of the joined tables after its noun: in Ryde, whose age is more than 20.
func (r *restater) clause(table string, conds []*pg.Node) string {
	at := slices.IndexFunc(r.inner(), func(s source) bool { return s.table == table })
	r.scopes = append(r.scopes, scope{r.inner()[at]})
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	p := slots{}
	others := r.split(p, conds)
	where := strings.Join(others, " "+r.g.say("and", nil)+" ")
	if whose, ok := strings.CutPrefix(where, r.g.say("the", slots{"noun": ""})); ok {
		p["where"] = r.g.say("whose", nil) + " " + whose
	} else if where != "" {
		p["where"] = r.say("where", "where", where)
	}
	return strings.TrimSpace(fill("[ {place}][ {posts}][ {where}]", p))
}

// tableOf is the only table that a condition is on; "" if it compares columns of several.
func (r *restater) tableOf(n *pg.Node) string {
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_NOT_EXPR && b.Args[0].GetSubLink() != nil {
		n = b.Args[0]
	}
	if l := n.GetSubLink(); l != nil {
		n = l.Testexpr
	} else if e := n.GetAExpr(); e != nil && e.Rexpr.GetSubLink() != nil {
		n = e.Lexpr
	}
	found := map[string]bool{}
	syntax.Walk(n, func(n *pg.Node) bool {
		if n.GetColumnRef() != nil {
			table, _, _ := r.column(n)
			found[table] = true
		}
		return true
	})
	for t := range found {
		if len(found) == 1 {
			return t
		}
	}
	return ""
}

// leads reports whether a joined table refers to another, directly or through others of the SELECT.
func (r *restater) leads(from, to string) bool {
	return refers(r.db, from, to) || slices.ContainsFunc(r.inner(), func(s source) bool {
		return s.table != from && s.table != to && refers(r.db, from, s.table) && r.leads(s.table, to)
	})
}
