package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/proto"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// where phrases a WHERE clause: after the noun ("in Rome", "that serve Thai") as far as possible, and the rest.
func (r *restater) where(p slots, n *pg.Node) {
	var parts []*pg.Node
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_AND_EXPR {
		parts = b.Args
	} else if n != nil {
		parts = []*pg.Node{n}
	}
	if r.subject() != "" {
		r.alongside(p, parts)
		return
	}
	others := r.split(p, parts)
	slot := "where"
	if p["posts"] != "" || len(r.inner()) > 1 {
		slot = "beside" // "guests with their inns where …" would refer to the inns
	}
	p[slot] = strings.Join(others, " "+r.g.say("and", nil)+" ")
}

// split phrases conditions that go after the noun, and returns the others as clauses.
func (r *restater) split(p slots, parts []*pg.Node) (others []string) {
	var place, posts []string
	placed := map[string]bool{}
	defer func(behind bool) { r.behind = behind }(r.behind)
	for _, c := range parts {
		r.behind = false
		text, class := r.post(c)
		r.behind = true
		switch {
		case class != "" && slices.Contains(posts, text): // said already
		case (class == "place" || class == "name" || class == "pricerange") &&
			!placed[class]: // not "called A called B"
			place, placed[class] = append(place, text), true
		case class != "" && !placed[class]:
			posts = append(posts, text)
		case len(parts) == 1:
			others = append(others, r.conds(c))
		case !slices.Contains(others, r.grouped(c)):
			others = append(others, r.grouped(c))
		}
	}
	p["place"], p["posts"] = strings.Join(place, " "), r.join(r.once(posts, false))
	return others
}

// post phrases a condition after the noun if the lexicon has a class for its column, and returns the class or "". It is
// for single tables, where the phrase refers to one column only.
func (r *restater) post(n *pg.Node) (text, class string) {
	n = r.flagged(n)
	for class, say := range map[string]func(*pg.Node) (string, bool){"linked": r.linkedPost, "null": r.nullPost,
		"group": r.amountPost, "open": r.openPost} { // a condition is one of these at most
		if text, ok := say(n); ok {
			return text, class
		}
	}
	e, has := n.GetAExpr(), "has"
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_NOT_EXPR && len(b.Args) == 1 {
		if e = b.Args[0].GetAExpr(); e != nil && e.Kind != pg.A_Expr_Kind_AEXPR_OP_ANY {
			return "", ""
		}
		has = "hasnot"
	}
	inner := r.inner()
	if e == nil || len(inner) != 1 || r.db.Table(inner[0].table) == nil {
		return "", ""
	}
	if text, ok := r.says("post.says", e); ok {
		return text, "says"
	}
	for class, say := range map[string]func(*pg.A_Expr) (string, bool){"flag": r.flagPost, "done": r.donePost,
		"offer": r.offerPost, "peak": r.peakPost} {
		if text, ok := say(e); ok && has == "has" {
			return text, class
		}
	}
	switch op := comparisons[opText(e)]; {
	case e.Kind == pg.A_Expr_Kind_AEXPR_OP:
		return r.valuePost(e.Lexpr, op, e.Rexpr)
	case e.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY && op == "eq":
		return r.valuePost(e.Rexpr, has, e.Lexpr)
	}
	return "", ""
}

// amountPost phrases a condition on the number of referring rows after the noun: members with more than 5 loans.
func (r *restater) amountPost(n *pg.Node) (string, bool) {
	l, inner := n.GetSubLink(), r.inner()
	s := l.GetSubselect().GetSelectStmt()
	if l == nil || s == nil || l.SubLinkType != pg.SubLinkType_ANY_SUBLINK || len(l.OperName) > 0 || len(inner) != 1 ||
		len(s.GroupClause) != 1 || s.HavingClause == nil || s.WhereClause != nil || len(s.TargetList) != 1 ||
		s.LimitCount != nil || len(s.DistinctClause) > 0 || !r.refersBack(l.Testexpr, s) {
		return "", false
	}
	r.scopes = append(r.scopes, r.scope(s.FromClause))
	with := r.with(s.HavingClause)
	r.scopes = r.scopes[:len(r.scopes)-1]
	return r.say("post.amount", "with", with), with != "" && r.g.rules["re.post.amount"] != ""
}

// openPost phrases open_at() after the noun.
func (r *restater) openPost(n *pg.Node) (string, bool) {
	f := n.GetFuncCall()
	if f == nil || syntax.FunctionName(f) != syntax.OpenAt || len(f.Args) != 2 || len(r.inner()) != 1 ||
		r.g.rules["re.post.open"] == "" {
		return "", false
	}
	when := f.Args[1].GetAConst().GetSval()
	table, name, ok := r.column(f.Args[0])
	if !ok || when == nil || !r.has(table, name) || r.db.Table(table).Column(name).Role != schema.OpeningHours {
		return "", false
	}
	return r.say("post.open", "when", r.opening(when.Sval)), tame(when.Sval)
}

// refersBack reports whether a SELECT is grouped by its table's only foreign key to the row's column.
func (r *restater) refersBack(key *pg.Node, s *pg.SelectStmt) bool {
	table, name, ok := r.column(key)
	if !ok || len(s.FromClause) != 1 || s.FromClause[0].GetRangeVar() == nil {
		return false
	}
	from := s.FromClause[0].GetRangeVar().Relname
	column := lastField(s.TargetList[0].GetResTarget().GetVal())
	return r.onlyKey(from, column, table, name) && lastField(s.GroupClause[0]) == column
}

// onlyKey reports whether this is the table's only foreign key to another.
func (r *restater) onlyKey(table, column, other, refColumn string) bool {
	ways, found := 0, false
	for _, k := range r.db.ForeignKeys {
		if strings.EqualFold(k.Table, table) && strings.EqualFold(k.RefTable, other) {
			ways++
			found = found || joins(k, table, column, other, refColumn)
		}
	}
	return found && ways == 1
}

// elementsOf are the elements of a list literal.
func (r *restater) elementsOf(n *pg.Node) []string {
	return r.exprs(n.GetAArrayExpr().GetElements())
}

// offerPost phrases after the noun that a list has one of several elements: with thai or indian cuisine.
func (r *restater) offerPost(e *pg.A_Expr) (string, bool) {
	table, name, ok := r.column(e.Lexpr)
	of := r.elementsOf(e.Rexpr)
	column, from := query.Column{Table: table, Name: name}, query.From{Tables: []string{table}}
	if !ok || table == "" || opText(e) != "&&" || len(of) < 2 || r.postClass(r.db, column, from) != "offer" ||
		r.g.rules["re.post.offer.hasany"] == "" || !r.onlyOne(table, name, "offer") {
		return "", false
	}
	return r.say("post.offer.hasany", "values", list(of, r.g.say("or", nil))), true
}

// donePost phrases after the noun the year, quarter, month or weekday of an event.
func (r *restater) donePost(e *pg.A_Expr) (string, bool) {
	f := e.Lexpr.GetFuncCall()
	if _, ok := r.within(e); !ok || e.Rexpr.GetAConst() == nil {
		return "", false
	}
	of := f.Args[0]
	if of.GetColumnRef() == nil {
		of = f.Args[1]
	}
	table, name, ok := r.column(of)
	c := columnOf(r.db, query.Column{Table: table, Name: name}, query.From{Tables: []string{table}})
	if !ok || c == nil {
		return "", false
	}
	done, ok := r.doneBy(c, r.columnOwn(c))
	if r.justDate(query.Column{Table: table, Name: name}, query.From{Tables: []string{table}}) {
		done, ok = "", true
	}
	rule := "post.done.in"
	if syntax.FunctionName(f) == "to_char" && partFormats[f.Args[1].GetAConst().GetSval().GetSval()] == "weekday" {
		rule = "post.done.on"
	}
	if !ok || r.g.rules["re."+rule] == "" {
		return "", false
	}
	return strings.TrimSpace(r.say(rule, "done", done, "value", r.expr(e.Rexpr))), true
}

// nullPost phrases IS NULL and IS NOT NULL after the noun: without a price, not paid yet.
func (r *restater) nullPost(n *pg.Node) (string, bool) {
	inner, test := r.inner(), n.GetNullTest()
	if test == nil || len(inner) != 1 || inner[0].shown {
		return "", false
	}
	table, name, ok := r.column(test.Arg)
	if !ok || table == "" || r.db.Table(table) == nil || r.numbers[test.Arg] {
		return "", false
	}
	rule := map[bool]string{true: "null", false: "notnull"}[test.Nulltesttype == pg.NullTestType_IS_NULL]
	c := r.db.Table(table).Column(name)
	label := r.columnName(table, name)
	if c == nil || label == quoted(name) {
		return "", false
	}
	noun := r.asNoun(c, label)
	if of := r.called(query.Column{Table: table, Name: name}, query.From{Tables: []string{table}}); noun == label {
		label, noun = of, of // without a supplier
	}
	switch done, ok := r.doneBy(c, label); {
	case ok && r.g.rules["re.post.yet."+rule] != "" && !r.g.is("partial", strings.ToLower(firstWord(done))):
		return r.say("post.yet."+rule, "done", done), true
	case noun != label || r.g.rules["re.post."+rule] == "" || r.g.is("own", strings.ToLower(firstWord(label))):
		return "", false
	}
	return r.say("post."+rule, "column", label, "is", r.g.say("is"+r.number(label), nil)), true
}

// valuePost phrases a comparison with a value after the noun.
func (r *restater) valuePost(columnNode *pg.Node, op string, valueNode *pg.Node) (text, class string) {
	table, name, ok := r.column(columnNode)
	if !ok || table == "" || r.numbers[columnNode] || valueNode.GetAConst() == nil || valueNode.GetAConst().Isnull {
		return "", ""
	}
	column, from := query.Column{Table: table, Name: name}, query.From{Tables: []string{table}}
	done, _ := r.doneBy(columnOf(r.db, column, from), r.columnLabel(r.db, column, from))
	class = r.postClass(r.db, column, from)
	if when := "post.when." + op; r.justDate(column, from) && r.g.rules["re."+when] != "" {
		return r.say(when, "value", r.expr(valueNode)), "when"
	}
	if v := valueNode.GetAConst().GetSval(); class == "place" && v != nil && code(v.Sval) {
		return "", ""
	}
	rule := "post." + class + "." + op
	things := r.things(r.columnLabel(r.db, column, from))
	if class == "" || r.g.rules["re."+rule] == "" || !r.onlyOne(table, name, class) ||
		class == "amount" && (!tame(things) || r.columnName(table, name) == quoted(name)) {
		return "", ""
	}
	value := r.measured(columnNode, valueNode)
	if value == "1" { // more than 1 bed
		things = r.singular(things)
	}
	return r.say(rule, "value", value, "done", done, "things", things, "column",
		r.columnLabel(r.db, column, from)), class
}

// onlyOne reports whether no other column of the table has the same phrase.
func (r *restater) onlyOne(table, name, class string) bool {
	for _, c := range r.db.Table(table).Columns {
		if strings.EqualFold(c.Name, name) {
			continue
		}
		from := query.From{Tables: []string{table}}
		if r.class(r.db, query.Column{Table: table, Name: c.Name}, from) != class {
			continue
		}
		same := func(c string) string { return r.columnLabel(r.db, query.Column{Table: table, Name: c}, from) }
		if class == "joins" && same(c.Name) != same(name) {
			continue
		}
		if class != "amount" || r.things(r.columnLabel(r.db, query.Column{Table: table, Name: c.Name},
			from)) == r.things(r.columnLabel(r.db, query.Column{Table: table, Name: name}, from)) {
			return false
		}
	}
	return true
}

// linkedPost phrases IN, EXISTS and their opposites over a foreign key after the noun: customers without any paid
// orders. It is for the only foreign key between two tables, so that the phrase is unambiguous.
func (r *restater) linkedPost(n *pg.Node) (string, bool) {
	rule, l := "post.with", n.GetSubLink()
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_NOT_EXPR && len(b.Args) == 1 {
		rule, l = "post.without", b.Args[0].GetSubLink()
	}
	s, inner := l.GetSubselect().GetSelectStmt(), r.inner()
	if s == nil || len(l.OperName) > 0 || len(inner) == 0 || inner[0].shown || !short(s) || s.WithClause != nil ||
		s.Op != pg.SetOperation_SETOP_NONE || len(s.FromClause) != 1 || s.FromClause[0].GetRangeVar() == nil {
		return "", false
	}
	here := r.scope(s.FromClause)
	r.scopes = append(r.scopes, here)
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	conds, ok := r.linkedBy(l, s, inner)
	if !ok || here[0].shown {
		return "", false
	}
	return r.say(rule, "rows", r.rowsWith(here[0].table, conds)), true
}

// linkedBy returns the conditions of a sub-query beside the one on the key to the outer row, and whether it has that.
func (r *restater) linkedBy(l *pg.SubLink, s *pg.SelectStmt, outer scope) (conds []*pg.Node, ok bool) {
	if b := s.WhereClause.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_AND_EXPR {
		conds = slices.Clone(b.Args)
	} else if s.WhereClause != nil {
		conds = []*pg.Node{s.WhereClause}
	}
	here := r.inner()[0]
	linked := func(own, to *pg.Node) bool {
		own, to = uncast(own), uncast(to) // keys of different types are compared as text
		f := to.GetColumnRef().GetFields()
		if len(f) == 0 || len(f) == 2 && !strings.EqualFold(f[0].GetString_().GetSval(), outer[0].alias) {
			return false
		}
		table, column, ok := r.column(own)
		return ok && table == here.table && r.onlyKey(table, column, outer[0].table, lastField(to))
	}
	switch l.SubLinkType {
	case pg.SubLinkType_ANY_SUBLINK:
		return conds, linked(s.TargetList[0].GetResTarget().GetVal(), l.Testexpr)
	case pg.SubLinkType_EXISTS_SUBLINK:
		at := slices.IndexFunc(conds, func(c *pg.Node) bool {
			e := c.GetAExpr()
			return operator(e) == "=" && (linked(e.Lexpr, e.Rexpr) || linked(e.Rexpr, e.Lexpr))
		})
		if at >= 0 {
			return slices.Delete(conds, at, at+1), true
		}
	}
	return nil, false
}

// lastField is a column's name without its table; "" for other expressions.
func lastField(n *pg.Node) string {
	f := n.GetColumnRef().GetFields()
	if len(f) == 0 {
		return ""
	}
	return f[len(f)-1].GetString_().GetSval()
}

// flagPost describes a yes/no condition after the noun, if no other of its table is described so.
func (r *restater) flagPost(e *pg.A_Expr) (string, bool) {
	inner := r.inner()
	c, holds, ok := r.flagOf(e)
	if !ok || len(inner) != 1 || !strings.EqualFold(inner[0].table, c.Table) || inner[0].shown {
		return "", false
	}
	label := r.columnName(c.Table, c.Name)
	if label == quoted(c.Name) {
		return "", false
	}
	said, ok := r.flag("post", false, label, holds)
	alike := func(other *schema.Column) bool {
		text, said2 := r.flag("post", false, r.columnName(c.Table, other.Name), holds)
		yes, _ := other.Flag()
		return other.Name != c.Name && yes != "" && said2 && strings.EqualFold(text, said)
	}
	return said, ok && !slices.ContainsFunc(r.db.Table(c.Table).Columns, alike)
}

// peakPost phrases after the noun that a column has its highest or lowest value: on the latest date.
func (r *restater) peakPost(e *pg.A_Expr) (string, bool) {
	l := e.Rexpr.GetSubLink()
	s := l.GetSubselect().GetSelectStmt()
	inner := r.inner()
	if opText(e) != "=" || l == nil || l.SubLinkType != pg.SubLinkType_EXPR_SUBLINK || !short(s) || s.WhereClause != nil ||
		s.WithClause != nil || s.Op != pg.SetOperation_SETOP_NONE || len(s.FromClause) != 1 ||
		!strings.EqualFold(s.FromClause[0].GetRangeVar().GetRelname(), inner[0].table) {
		return "", false
	}
	f := s.TargetList[0].GetResTarget().GetVal().GetFuncCall()
	if f == nil || len(f.Args) != 1 || f.Over != nil || f.AggFilter != nil {
		return "", false
	}
	rule := map[string]string{"max": "peak.most", "min": "peak.least"}[syntax.FunctionName(f)]
	own := unqualified(e.Lexpr)
	if rule == "" || own == "" || own != unqualified(f.Args[0]) {
		return "", false
	}
	return r.peak(rule, e.Lexpr), true
}

// peak says by a rule that a column has its highest or lowest value.
func (r *restater) peak(rule string, n *pg.Node) string {
	bare := r.bare(n)
	switch last := bare[strings.LastIndexByte(bare, ' ')+1:]; {
	case isPart(n):
		rule += ".part"
	case r.isDate(n) && r.g.is("moment", last):
		rule += ".date"
	case r.isDate(n):
		rule += ".done"
	}
	return r.say(rule, "bare", bare)
}

// unqualified is an expression's SQL with columns by their names alone.
func unqualified(n *pg.Node) string {
	n = proto.Clone(n).(*pg.Node)
	syntax.Walk(n, func(n *pg.Node) bool {
		if c := n.GetColumnRef(); c != nil {
			c.Fields = c.Fields[len(c.Fields)-1:]
		}
		return true
	})
	text, err := syntax.PostgresExpr(n)
	if err != nil {
		return ""
	}
	return strings.ToLower(text)
}
