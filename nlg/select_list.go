package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// shown phrases the select list, which comes before the tables.
func (r *restater) shown(p slots, s *pg.SelectStmt, form string) {
	first := s.TargetList[0].GetResTarget()
	if r.wholeRows(s) || form == "body" && r.keysAlone(s) {
		p["verb"], p["shown"] = r.say("verb"), r.say("shown.star")
		return
	}
	items := r.items(s)
	if p["different"] != "" {
		p["verb"], p["shown"] = r.say("verb.items", "items", p["different"]), p["different"]
		return
	}
	n := r.leading(s)
	if n > 0 && n < len(items) {
		r.each(p, s, items[n:])
		return
	}
	verb := "verb.items"
	switch {
	case n > 0 && form == "body": // the groups alone
		p["verb"] = r.say("verb.groups", "each", r.join(r.bareGroups(s)))
		return
	case len(s.GroupClause) > 0:
		p["groups"] = r.join(r.groups(s.GroupClause))
		worked := func(t *pg.Node) bool { return aggregate(t.GetResTarget().GetVal()) }
		if n == 0 && slices.ContainsFunc(s.TargetList, worked) {
			verb = "verb.agg"
		}
	case len(items) == 1 && first.Name == "" && r.alone(p, first.GetVal(), form):
		return
	case allAggregates(s.TargetList):
		verb = "verb.agg"
	}
	r.list(p, s, form, verb, items)
}

// list says a select list with its verb.
func (r *restater) list(p slots, s *pg.SelectStmt, form, verb string, items []string) {
	first := s.TargetList[0].GetResTarget()
	if form == "body" && verb == "verb.items" && len(items) > 2 { // a long list goes to the end
		p["verb"], p["show"] = r.say("verb"), r.join(items)
		return
	}
	if verb == "verb.items" && s.LimitCount.GetAConst().GetIval().GetIval() != 1 {
		items = r.severalItems(s, items)
	}
	p["shown"] = r.join(items)
	p["verb"] = r.say(verb, "items", p["shown"])
	r.openedVerb(p, verb, items, first)
}

// openedVerb sets a single item that would be in brackets off with a comma.
func (r *restater) openedVerb(p slots, verb string, items []string, first *pg.ResTarget) {
	if item, ok := r.opened(verb, items); ok {
		rule := verb + ".open"
		if comparisons[operator(first.GetVal().GetAExpr())] != "" && r.g.rules["re.verb.whether"] != "" {
			rule = "verb.whether"
		}
		p["verb"] = r.say(rule, "item", item)
	}
}

// severalItems puts a list of columns into the plural, if all of them have one: the names and the prices.
func (r *restater) severalItems(s *pg.SelectStmt, items []string) []string {
	out := make([]string, len(items))
	for i, t := range s.TargetList {
		several := r.several(t.GetResTarget().GetVal())
		if several == "" || t.GetResTarget().Name != "" || len(s.GroupClause) > 0 {
			return items
		}
		out[i] = r.g.say("the", slots{"noun": several})
	}
	return out
}

// wholeRows reports whether the select list is a star: of everything, or of the first table.
func (r *restater) wholeRows(s *pg.SelectStmt) bool {
	t := s.TargetList[0].GetResTarget()
	f, inner := t.GetVal().GetColumnRef().GetFields(), r.inner()
	return len(s.TargetList) == 1 && len(s.GroupClause) == 0 && isStar(t) &&
		(len(f) == 1 || len(inner) > 0 && strings.EqualFold(f[0].GetString_().GetSval(), inner[0].alias))
}

// keysAlone reports whether the select list is just the single key of the only table, which stands for its rows.
func (r *restater) keysAlone(s *pg.SelectStmt) bool {
	table, name, ok := r.column(s.TargetList[0].GetResTarget().GetVal())
	t := r.db.Table(table)
	return ok && t != nil && len(s.TargetList) == 1 && len(s.GroupClause)+len(s.DistinctClause) == 0 &&
		len(r.inner()) == 1 && len(t.Key) == 1 && t.Key[0] == name &&
		s.TargetList[0].GetResTarget().Name == ""
}

// items phrases each item of the select list.
func (r *restater) items(s *pg.SelectStmt) []string {
	var items []string
	r.inCalc = len(s.TargetList)-len(s.GroupClause) > 1 // "the number" is too vague beside other items
	defer func() { r.inCalc = false }()
	for i, t := range s.TargetList {
		res := t.GetResTarget()
		calc := r.inCalc
		if i == len(s.TargetList)-1 && isCountAll(res.GetVal()) && r.rowsOf() == r.tableName(r.main()) {
			r.inCalc = false // the average rating and the number of restaurants
		}
		item := r.item(res)
		r.inCalc = calc
		if res.Name != "" {
			item = r.say("item.as", "expr", item, "alias", res.Name)
		}
		items = append(items, item)
	}
	return items
}

// each phrases the items selected for each group.
func (r *restater) each(p slots, s *pg.SelectStmt, items []string) {
	each, list := r.join(r.bareGroups(s)), r.join(items)
	if by, ok := r.whether(s.GroupClause[0]); ok && len(s.GroupClause) == 1 {
		p["verb"] = r.say("verb.by", "by", by, "items", list)
		p["shown"] = r.say("shown.by", "by", by, "items", list)
		return
	}
	p["verb"] = r.say("verb.each", "each", each, "items", list)
	if item, ok := r.opened("verb.each", items); ok {
		p["verb"] = r.say("verb.each.open", "each", each, "item", item)
	}
	p["shown"] = r.say("shown.each", "each", each, "items", list)
}

// bareGroups phrases GROUP BY without articles.
func (r *restater) bareGroups(s *pg.SelectStmt) []string {
	var bare []string
	for _, g := range s.GroupClause {
		if row := r.rowBy(g); row != "" {
			bare = append(bare, r.singular(r.tableLabel(r.db, row)))
		} else {
			bare = append(bare, r.bare(g))
		}
	}
	return bare
}

// unlike phrases SELECT DISTINCT: the different towns. Rows repeated by joins that go unsaid are not mentioned.
func (r *restater) unlike(p slots, s *pg.SelectStmt) {
	several := ""
	if t := s.TargetList[0].GetResTarget(); len(s.TargetList) == 1 && t.Name == "" && len(s.GroupClause) == 0 {
		several = r.several(t.GetVal())
		if several == "" && unnested(t.GetVal()) != nil {
			several = r.bare(unnested(t.GetVal()))
		}
	}
	switch named := r.db.Table(r.subject()); {
	case named != nil && (several == "" || r.callsRows(named, lastField(s.TargetList[0].GetResTarget().GetVal()))):
		p["once"] = ""
	case several != "":
		p["once"], p["different"] = "", r.say("different", "things", several)
	}
}

// limited phrases a limit of unsorted rows: the first 3 restaurants.
func (r *restater) limited(p slots, s *pg.SelectStmt) {
	if p["verb"] == r.say("verb") && p["limit"] != "" && p["offset"] == "" && len(s.SortClause) == 0 && p["once"] == "" {
		p["verb"] = r.say("verb.first", "n", p["limit"])
		if s.LimitCount.GetAConst().GetIval().GetIval() == 1 {
			p["verb"], p["rel"] = r.say("verb.one"), r.singular(p["rel"])
		}
		p["limit"] = ""
	}
}

// opened strips the brackets of the only item, which a comma sets off instead.
func (r *restater) opened(verb string, items []string) (string, bool) {
	if len(items) != 1 || r.g.rules["re."+verb+".open"] == "" {
		return "", false
	}
	return r.unbracketed(items[0])
}

// unbracketed strips an outer pair of brackets.
func (r *restater) unbracketed(said string) (string, bool) {
	inside, ok := strings.CutPrefix(said, "(")
	if !ok || !strings.HasSuffix(inside, ")") {
		return "", false
	}
	inside = strings.TrimSuffix(inside, ")")
	depth := 0
	for _, c := range inside {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth < 0 { // two pairs: "(a) and (b)"
			return "", false
		}
	}
	return inside, true
}

// groups phrases GROUP BY; a table's key stands for its rows.
func (r *restater) groups(nodes []*pg.Node) []string {
	out := r.exprs(nodes)
	for i, n := range nodes {
		if by, ok := r.whether(n); ok {
			out[i] = by
			continue
		}
		table, name, ok := r.column(n)
		t := r.db.Table(table)
		if ok && t != nil && len(t.Key) == 1 && t.Key[0] == name && r.lookup(r.aliasOf(table)) != nil &&
			!r.lookup(r.aliasOf(table)).shown {
			out[i] = r.alias(r.aliasOf(table))
		}
	}
	return out
}

// rowBy returns the table whose rows a column identifies in a join, by its single key or its title; "" for other
// columns.
func (r *restater) rowBy(n *pg.Node) string {
	table, name, ok := r.column(n)
	t, src := r.db.Table(table), r.lookup(r.aliasOf(table))
	if !ok || t == nil || src == nil || src.shown || len(r.inner()) < 2 || r.rowsOf() == r.tableName(table) {
		return ""
	}
	if r.callsRows(t, name) || len(t.Key) == 1 && t.Key[0] == name {
		return table
	}
	return ""
}

// callsRows reports whether a column names the rows of a table: the title, or the key if there is no title.
func (v *Voice) callsRows(t *schema.Table, column string) bool {
	if title := t.Title(); title != nil {
		first, _ := t.FullName()
		w := strings.Fields(strings.ToLower(v.unprefixedOwn(t, title)))
		if len(w) == 2 && v.g.is("partial", w[0]) { // full name
			w = w[1:]
		}
		return title.Name == column && first == nil && len(w) == 1 && v.g.is("name", w[0])
	}
	return len(t.Key) == 1 && t.Key[0] == column
}

// alone phrases a single figure that has its own verb, and reports whether it has one.
func (r *restater) alone(p slots, n *pg.Node, form string) bool {
	switch where := share(n); {
	case isCountAll(n):
		p["shown"] = r.expr(n)
		p["verb"] = r.say("verb.count", "items", p["shown"])
	case isAny(n) && form == "body":
		p["verb"] = r.say("verb.any")
	case isCountDistinct(n):
		p["shown"] = r.expr(n)
		p["verb"] = r.different("verb.count.distinct", n.GetFuncCall().Args[0])
	case where != nil && form == "body":
		p["verb"] = r.say("verb.share", "where", r.conds(where))
	default:
		return false
	}
	return true
}

// leading returns how many items at the start of the select list repeat GROUP BY, in its order; otherwise 0.
func (r *restater) leading(s *pg.SelectStmt) int {
	if len(s.TargetList) < len(s.GroupClause) {
		return 0
	}
	for i, g := range s.GroupClause {
		t := s.TargetList[i].GetResTarget()
		if t.Name != "" || !named(g) || !named(t.GetVal()) || r.expr(g) != r.expr(t.GetVal()) &&
			(r.rowBy(g) == "" || r.rowBy(g) != r.rowBy(t.GetVal())) {
			return 0
		}
	}
	return len(s.GroupClause)
}

// named reports whether an expression is a column, or the elements of one.
func named(n *pg.Node) bool {
	if list := unnested(n); list != nil {
		n = list
	}
	return n.GetColumnRef() != nil || isPart(n)
}

// unnested returns the argument of unnest(), or nil.
func unnested(n *pg.Node) *pg.Node {
	if f := n.GetFuncCall(); f != nil && len(f.Args) == 1 && syntax.FunctionName(f) == "unnest" {
		return f.Args[0]
	}
	return nil
}

func (r *restater) item(t *pg.ResTarget) string {
	if isStar(t) {
		if f := t.GetVal().GetColumnRef().GetFields(); len(f) == 2 {
			return r.say("item.star", "table", r.alias(f[0].GetString_().GetSval()))
		}
		return r.say("item.all")
	}
	return r.expr(t.GetVal())
}

func isStar(t *pg.ResTarget) bool {
	f := t.GetVal().GetColumnRef().GetFields()
	return len(f) > 0 && f[len(f)-1].GetAStar() != nil
}

func isCountAll(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.AggStar && syntax.FunctionName(f) == "count" && f.AggFilter == nil && f.Over == nil
}

// isAny recognises count(*) > 0.
func isAny(n *pg.Node) bool {
	e := n.GetAExpr()
	return e != nil && opText(e) == ">" && isCountAll(e.Lexpr) && isZero(e.Rexpr)
}

func isCountDistinct(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.AggDistinct && len(f.Args) == 1 && syntax.FunctionName(f) == "count" && f.AggFilter == nil &&
		f.Over == nil
}
