package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// Restate says in one sentence what a statement searches for. The sentence is derived from the statement alone and says
// everything in it: what there are no words for is quoted as SQL. A statement that is no SUQL is an error.
func (v *Voice) Restate(db *schema.Database, statement string) (string, error) {
	s, err := syntax.Parse(statement)
	if err != nil {
		return "", err
	}
	if s.Document != nil {
		rule := "re.document"
		if s.Document.Summary {
			rule += ".summary"
		}
		return v.g.say(rule, slots{"file": quoted(s.Document.File), "question": quoted(s.Document.Question)}), nil
	}
	r := &restater{speaker: speaker{v, db}, numbers: numbersInTexts(s.Root)}
	text := r.statement(s.Select())
	if r.lost {
		return v.g.say("re.sentence.sql", slots{"sql": backquoted(statement)}), nil
	}
	return sentence(text), nil
}

// Shown says what a statement shows, as one of several choices.
func (v *Voice) Shown(db *schema.Database, statement string) string {
	s, err := syntax.Parse(statement)
	if err != nil || s.Document != nil {
		return backquoted(statement)
	}
	r := &restater{speaker: speaker{v, db}, numbers: numbersInTexts(s.Root)}
	text := v.bare(r.body(s.Select(), "inner"))
	if r.lost || s.Select().WithClause != nil {
		return backquoted(statement)
	}
	return text
}

// Searched says in one sentence what a query looks for.
func (v *Voice) Searched(db *schema.Database, q *query.Query) string {
	text, err := v.Restate(db, q.SUQL())
	if err != nil {
		return v.g.say("re.sentence.sql", slots{"sql": backquoted(q.SUQL())})
	}
	return text
}

// restater walks one statement.
type restater struct {
	speaker
	scopes  []scope           // innermost last
	behind  bool              // what is being said stands behind the tables of the sentence
	inCalc  bool              // what is being said is a part of a calculation, or one of several figures
	numbers map[*pg.Node]bool // columns of which the number in their text is meant
	lost    bool              // something has no place in a sentence at all
}

// scope holds the tables that a SELECT can name.
type scope []source

type source struct {
	alias string // as the statement calls it
	table string // the table's name; empty for a sub-query
	shown bool   // whether the sentence gives the alias
	outer bool   // whether rows may be missing on either side of its join
	uses  int    // places of the SELECT that name a column of it
}

// say fills in a rule of the restatement's grammar.
func (r *restater) say(rule string, pairs ...string) string {
	pattern, ok := r.g.rules["re."+rule]
	if !ok {
		r.lost = true
	}
	return fill(pattern, paired(pairs))
}

func (r *restater) statement(s *pg.SelectStmt) string {
	var named []string
	if s.WithClause != nil {
		if s.WithClause.Recursive {
			r.lost = true
		}
		for _, n := range s.WithClause.Ctes {
			c := n.GetCommonTableExpr()
			body := c.GetCtequery().GetSelectStmt()
			if body == nil || len(c.Aliascolnames) > 0 || body.WithClause != nil {
				r.lost = true
				return ""
			}
			named = append(named, r.say("with", "name", quoted(c.Ctename), "body", r.body(body, "body"), "rest", ""))
		}
	}
	text := r.say("sentence", "body", r.body(s, "body"))
	for i := len(named) - 1; i >= 0; i-- {
		text = named[i] + text
	}
	return text
}

// body says one SELECT in one of two forms: "body" begins with where it looks, "inner" with what it gives.
func (r *restater) body(s *pg.SelectStmt, form string) string {
	if s.Op != pg.SetOperation_SETOP_NONE && s.Op != pg.SetOperation_SET_OPERATION_UNDEFINED {
		return r.combined(s, form)
	}
	if s.WithClause != nil && len(r.scopes) > 0 || s.IntoClause != nil || len(s.ValuesLists) > 0 ||
		len(s.WindowClause) > 0 || len(s.LockingClause) > 0 || len(s.TargetList) == 0 {
		r.lost = true
		return ""
	}
	if text, ok := r.elements(s, form); ok {
		return text
	}
	namePlaces(s)
	r.scopes = append(r.scopes, r.scope(s.FromClause))
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	r.countUses(s)
	outer := r.behind
	defer func() { r.behind = outer }()
	r.behind = false
	p := slots{"rel": r.relations(s.FromClause)}
	r.where(p, s.WhereClause)
	r.behind = true
	if s.HavingClause != nil {
		if p["with"] = r.with(s.HavingClause); p["with"] == "" {
			p["having"] = r.conds(s.HavingClause)
		}
	}
	r.order(p, s)
	r.behind = false
	if len(s.DistinctClause) > 0 {
		if s.DistinctClause[0] == nil || s.DistinctClause[0].Node == nil {
			p["once"] = once
		} else {
			var keys, bare []string
			for _, k := range s.DistinctClause {
				keys, bare = append(keys, r.expr(k)), append(bare, r.bare(k))
			}
			p["distinction"], p["distinct"] = r.join(keys), r.join(bare)
		}
	}
	r.shown(p, s, form)
	return strings.ReplaceAll(fill(r.g.rules["re."+form], p), once, "")
}

// namePlaces has a SELECT group and sort by what it shows, where it names the place that it shows it at.
func namePlaces(s *pg.SelectStmt) {
	shown := func(n *pg.Node) *pg.Node {
		at, ok := n.GetAConst().GetVal().(*pg.A_Const_Ival)
		if !ok || at.Ival.Ival < 1 || int(at.Ival.Ival) > len(s.TargetList) ||
			slices.ContainsFunc(s.TargetList, func(t *pg.Node) bool { return isStar(t.GetResTarget()) }) {
			return n
		}
		return s.TargetList[at.Ival.Ival-1].GetResTarget().GetVal()
	}
	for i, n := range s.GroupClause {
		s.GroupClause[i] = shown(n)
	}
	for _, n := range s.SortClause {
		if by := n.GetSortBy(); by != nil {
			by.Node = shown(by.Node)
		}
	}
}

// once fills the slot of a phrase that has nothing to fill in, so that the phrase is said.
const once = "\u200b"

// elements says that the different elements of a list are counted, which takes a sub-query to write.
func (r *restater) elements(s *pg.SelectStmt, form string) (string, bool) {
	if form != "body" || !short(s) || len(s.FromClause) != 1 || s.WhereClause != nil || len(s.DistinctClause) > 0 ||
		!isCountAll(s.TargetList[0].GetResTarget().GetVal()) || s.TargetList[0].GetResTarget().Name != "" {
		return "", false
	}
	from := s.FromClause[0].GetRangeSubselect()
	if from.GetAlias().GetAliasname() != query.Different || from.Lateral {
		return "", false
	}
	in := from.Subquery.GetSelectStmt()
	if !short(in) || len(in.DistinctClause) != 1 || in.DistinctClause[0].GetNode() != nil || in.Larg != nil ||
		in.WithClause != nil {
		return "", false
	}
	list := unnested(in.TargetList[0].GetResTarget().GetVal())
	if list == nil {
		return "", false
	}
	r.scopes = append(r.scopes, r.scope(in.FromClause))
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	p := slots{"rel": r.relations(in.FromClause), "verb": r.say("verb.count.elements", "expr", r.expr(list))}
	r.where(p, in.WhereClause)
	return strings.ReplaceAll(fill(r.g.rules["re."+form], p), once, ""), true
}

// short reports whether a SELECT shows one thing and neither groups, sorts nor cuts.
func short(s *pg.SelectStmt) bool {
	return len(s.GetTargetList()) == 1 && len(s.GroupClause) == 0 && s.HavingClause == nil && len(s.SortClause) == 0 &&
		s.LimitCount == nil && s.LimitOffset == nil
}

// shown says what is shown: in front of where it looks.
func (r *restater) shown(p slots, s *pg.SelectStmt, form string) {
	first := s.TargetList[0].GetResTarget()
	if r.wholeRows(s) || form == "body" && r.keysAlone(s) {
		p["verb"], p["shown"] = r.say("verb"), r.say("shown.star")
		return
	}
	items := r.items(s)
	n := r.leads(s)
	if n > 0 && n < len(items) {
		r.each(p, s, items[n:])
		return
	}
	verb := "verb.items"
	switch {
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
	if form == "body" && verb == "verb.items" && len(items) > 2 { // a long list goes to the end
		p["verb"], p["show"] = r.say("verb"), r.join(items)
		return
	}
	p["shown"] = r.join(items)
	p["verb"] = r.say(verb, "items", p["shown"])
	if item, ok := r.opened(verb, items); ok {
		rule := verb + ".open"
		if comparisons[operator(first.GetVal().GetAExpr())] != "" && r.g.rules["re.verb.whether"] != "" {
			rule = "verb.whether"
		}
		p["verb"] = r.say(rule, "item", item)
	}
}

// wholeRows reports whether what is shown is whole rows: all that there is, or those of the first table.
func (r *restater) wholeRows(s *pg.SelectStmt) bool {
	t := s.TargetList[0].GetResTarget()
	f, inner := t.GetVal().GetColumnRef().GetFields(), r.inner()
	return len(s.TargetList) == 1 && len(s.GroupClause) == 0 && isStar(t) &&
		(len(f) == 1 || len(inner) > 0 && strings.EqualFold(f[0].GetString_().GetSval(), inner[0].alias))
}

// keysAlone reports whether the only key of a table is shown and no more: that is to say, its rows.
func (r *restater) keysAlone(s *pg.SelectStmt) bool {
	table, name, ok := r.column(s.TargetList[0].GetResTarget().GetVal())
	t := r.db.Table(table)
	return ok && t != nil && len(s.TargetList) == 1 && len(s.GroupClause)+len(s.DistinctClause) == 0 &&
		len(r.inner()) == 1 && len(t.Key) == 1 && t.Key[0] == name && r.inflects() &&
		s.TargetList[0].GetResTarget().Name == ""
}

// items are what a SELECT shows.
func (r *restater) items(s *pg.SelectStmt) []string {
	var items []string
	r.inCalc = len(s.TargetList)-len(s.GroupClause) > 1 // "the number" alone tells too little beside others
	defer func() { r.inCalc = false }()
	for _, t := range s.TargetList {
		res := t.GetResTarget()
		item := r.item(res)
		if res.Name != "" {
			item = r.say("item.as", "expr", item, "alias", res.Name)
		}
		items = append(items, item)
	}
	return items
}

// each says what is shown for each group.
func (r *restater) each(p slots, s *pg.SelectStmt, items []string) {
	var bare []string
	for _, g := range s.GroupClause {
		if row := r.rowBy(g); row != "" {
			bare = append(bare, r.singular(r.tableLabel(r.db, row)))
		} else {
			bare = append(bare, r.bare(g))
		}
	}
	each, list := r.join(bare), r.join(items)
	if by, ok := r.whether(s.GroupClause[0]); ok && len(bare) == 1 {
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

// opened takes the brackets off the only thing that is shown: a comma sets it apart as well.
func (r *restater) opened(verb string, items []string) (string, bool) {
	if len(items) != 1 || r.g.rules["re."+verb+".open"] == "" {
		return "", false
	}
	return r.unbracketed(items[0])
}

// unbracketed takes the brackets off what stands between one pair of them.
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
		if depth < 0 { // two of them
			return "", false
		}
	}
	return inside, true
}

// groups are what a SELECT is grouped by: the rows of a table where it is their key.
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

// rowBy is the table whose rows a column tells apart among those that refer to them: by its only key, or by what they
// are called. It is empty for other columns.
func (r *restater) rowBy(n *pg.Node) string {
	table, name, ok := r.column(n)
	t, src := r.db.Table(table), r.lookup(r.aliasOf(table))
	if !ok || t == nil || src == nil || src.shown || len(r.inner()) < 2 || r.rowsOf() == r.tableName(table) ||
		!r.inflects() {
		return ""
	}
	if r.callsRows(t, name) || len(t.Key) == 1 && t.Key[0] == name {
		return table
	}
	return ""
}

// callsRows reports whether the rows of a table go by a column: by their names, or by their key where they have none.
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

// alone says a single figure that has a verb of its own, and reports whether it has one.
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

// leads returns how many of the things shown are the grouping itself, in its order; 0 when it is not shown in front.
func (r *restater) leads(s *pg.SelectStmt) int {
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

// unnested returns the list that an expression gives the elements of, or nil.
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
			continue // sorted by already
		}
		if b.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_FIRST {
			key = r.say("order.nullsfirst", "key", key)
		} // what has no value comes last, as everybody expects
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

// kind tells texts and dates from numbers, for orders.
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

// inner is the scope of the SELECT that is being said.
func (r *restater) inner() scope {
	if len(r.scopes) == 0 {
		return nil
	}
	return r.scopes[len(r.scopes)-1]
}

// join lists phrases.
func (r *restater) join(parts []string) string { return list(parts, r.g.say("and", nil)) }

func isStar(t *pg.ResTarget) bool {
	f := t.GetVal().GetColumnRef().GetFields()
	return len(f) > 0 && f[len(f)-1].GetAStar() != nil
}

func isCountAll(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.AggStar && syntax.FunctionName(f) == "count" && f.AggFilter == nil && f.Over == nil
}

// isAny reports whether it is told if there is any row.
func isAny(n *pg.Node) bool {
	e := n.GetAExpr()
	return e != nil && opText(e) == ">" && isCountAll(e.Lexpr) && isZero(e.Rexpr)
}

func isCountDistinct(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.AggDistinct && len(f.Args) == 1 && syntax.FunctionName(f) == "count" && f.AggFilter == nil &&
		f.Over == nil
}

func quoted(s string) string     { return "“" + s + "”" }
func backquoted(s string) string { return "`" + s + "`" }
