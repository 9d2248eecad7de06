package nlg

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql/syntax"
)

// expr phrases an expression.
func (r *restater) expr(n *pg.Node) string {
	switch x := n.GetNode().(type) {
	case *pg.Node_ColumnRef:
		return r.columnRef(n)
	case *pg.Node_AConst:
		return r.constant(x.AConst)
	case *pg.Node_FuncCall:
		return r.call(n, x.FuncCall)
	case *pg.Node_TypeCast:
		return r.cast(n, x.TypeCast)
	case *pg.Node_AExpr:
		if s, ok := r.arithmetic(x.AExpr); ok {
			return s
		}
		return r.say("group", "cond", r.cond(n))
	case *pg.Node_CoalesceExpr:
		if args := x.CoalesceExpr.Args; len(args) == 2 && isZero(args[1]) {
			return r.say("coalesce.zero", "expr", r.expr(args[0]))
		}
		return r.say("coalesce", "args", r.join(r.exprs(x.CoalesceExpr.Args)))
	case *pg.Node_CaseExpr:
		return r.cases(n, x.CaseExpr)
	case *pg.Node_AArrayExpr:
		if len(x.AArrayExpr.Elements) == 0 {
			return r.say("list.empty")
		}
		return r.say("list", "args", r.join(r.exprs(x.AArrayExpr.Elements)))
	case *pg.Node_SubLink:
		return r.subquery(n, x.SubLink)
	case *pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_BooleanTest:
		return r.say("group", "cond", r.cond(n))
	case *pg.Node_SqlvalueFunction:
		if x.SqlvalueFunction.Op == pg.SQLValueFunctionOp_SVFOP_CURRENT_DATE {
			return r.say("today")
		}
	}
	return r.sql(n)
}

// peers phrases an aggregate over the rows of a table that share a column with the current row: the highest
// budget of the same genre.
func (r *restater) peers(s *pg.SelectStmt) (string, bool) {
	e := s.WhereClause.GetAExpr()
	if !short(s) || len(s.FromClause) != 1 || operator(e) != "=" || len(s.DistinctClause) > 0 || s.Larg != nil {
		return "", false
	}
	of, own, other := s.FromClause[0].GetRangeVar(), e.Lexpr.GetColumnRef().GetFields(), e.Rexpr.GetColumnRef().GetFields()
	if of == nil || of.Alias == nil || len(own) != 2 || len(other) != 2 || lastField(e.Lexpr) != lastField(e.Rexpr) ||
		own[0].GetString_().GetSval() != aliasOf(of) || isCountAll(s.TargetList[0].GetResTarget().GetVal()) {
		return "", false
	}
	if outer := r.lookup(other[0].GetString_().GetSval()); outer == nil || outer.table != of.Relname {
		return "", false
	}
	r.scopes = append(r.scopes, scope{{alias: aliasOf(of), table: of.Relname}})
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	table, name, _ := r.column(e.Lexpr)
	// the same club, not the same club id
	column := r.called(query.Column{Table: table, Name: name}, query.From{Tables: []string{table}})
	return r.say("peers", "items", r.expr(s.TargetList[0].GetResTarget().GetVal()), "column", column), true
}

// mostPeers phrases the highest or lowest number of rows of the groups that share a column with the current one: the
// highest of the same town.
func (r *restater) mostPeers(s *pg.SelectStmt) (string, bool) {
	if len(s.TargetList) != 1 || !isCountAll(s.TargetList[0].GetResTarget().GetVal()) || len(s.GroupClause) != 1 ||
		len(s.SortClause) != 1 || s.LimitCount.GetAConst().GetIval().GetIval() != 1 || s.LimitOffset != nil ||
		s.HavingClause != nil || len(s.DistinctClause) > 0 || s.Larg != nil {
		return "", false
	}
	by, e := s.SortClause[0].GetSortBy(), s.WhereClause.GetAExpr()
	own, other := e.GetLexpr().GetColumnRef().GetFields(), e.GetRexpr().GetColumnRef().GetFields()
	if !isCountAll(by.Node) || operator(e) != "=" || len(own) != 2 || len(other) != 2 ||
		lastField(e.Lexpr) != lastField(e.Rexpr) {
		return "", false
	}
	inner, outer := r.scope(s.FromClause), r.lookup(other[0].GetString_().GetSval())
	if outer == nil || !slices.ContainsFunc(inner, func(in source) bool {
		return in.alias == own[0].GetString_().GetSval() && in.table == outer.table
	}) {
		return "", false
	}
	rule := "peers.least"
	if by.SortbyDir == pg.SortByDir_SORTBY_DESC {
		rule = "peers.most"
	}
	return r.say(rule, "column", r.bare(e.Rexpr)), true
}

// subquery phrases a value, or a condition, that rests on another SELECT.
func (r *restater) subquery(n *pg.Node, link *pg.SubLink) string {
	s := link.Subselect.GetSelectStmt()
	if s == nil || link.SubLinkType != pg.SubLinkType_EXPR_SUBLINK {
		return r.say("group", "cond", r.cond(n))
	}
	if text, ok := r.peers(s); ok {
		return text
	}
	if text, ok := r.mostPeers(s); ok {
		return text
	}
	if text, ok := r.overAll(s); ok {
		return text
	}
	if inner := r.body(s, "inner"); r.inCalc || s.Op != pg.SetOperation_SETOP_NONE {
		return r.say("scalar", "inner", inner)
	} else {
		return inner
	}
}

// overAll phrases a figure of all rows of a table: the average price of all rooms.
func (r *restater) overAll(s *pg.SelectStmt) (string, bool) {
	if !short(s) || len(s.FromClause) != 1 || s.WhereClause != nil || len(s.DistinctClause) > 0 || s.Larg != nil ||
		s.WithClause != nil {
		return "", false
	}
	of, figure := s.FromClause[0].GetRangeVar(), s.TargetList[0].GetResTarget().GetVal()
	call := figure.GetFuncCall()
	if of == nil || of.Alias != nil || r.db.Table(of.Relname) == nil || call == nil || len(call.Args) != 1 ||
		call.Args[0].GetColumnRef() == nil || call.AggFilter != nil || call.Over != nil {
		return "", false
	}
	r.scopes = append(r.scopes, scope{{alias: of.Relname, table: of.Relname}})
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	return r.say("scalar.all", "figure", r.expr(figure), "rows", r.tableName(of.Relname)), true
}

func (r *restater) exprs(nodes []*pg.Node) []string {
	out := make([]string, len(nodes))
	for i, n := range nodes {
		out[i] = r.expr(n)
	}
	return out
}

func (r *restater) constant(c *pg.A_Const) string {
	switch v := c.Val.(type) {
	case *pg.A_Const_Sval:
		return r.text(v.Sval.Sval)
	case *pg.A_Const_Ival:
		return itoa(int(v.Ival.Ival))
	case *pg.A_Const_Fval:
		return text.Decimals(v.Fval.Fval, false)
	case *pg.A_Const_Boolval:
		if v.Boolval.Boolval {
			return r.say("true")
		}
		return r.say("false")
	}
	if c.Isnull {
		return r.say("null")
	}
	r.lost = true
	return ""
}

// text phrases a literal: names as they are, and in quotes what could be read as part of the sentence.
func (r *restater) text(s string) string {
	if day := r.Day(s); day != s {
		return day
	}
	if month, ok := r.Month(s); ok {
		return month
	}
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 4 || strings.Join(words, " ") != s {
		return r.quote(s)
	}
	if first, _ := utf8.DecodeRuneInString(s); len(words) > 2 && unicode.IsLower(first) { // a clause, rather than a name
		return r.quote(s)
	}
	for _, w := range words {
		if r.g.spoken(w) {
			return r.quote(s)
		}
		for i, c := range w {
			if !isLetter(c) && !(i > 0 && (c == '-' || c == '\'')) {
				return r.quote(s)
			}
		}
	}
	return s
}

func (r *restater) quote(s string) string {
	if strings.ContainsAny(s, "“”") {
		r.lost = true
	}
	return quoted(s)
}

func isZero(n *pg.Node) bool {
	c := n.GetAConst().GetIval()
	return c != nil && c.Ival == 0
}

// arithmetic phrases calculations; the second result is false for comparisons.
func (r *restater) arithmetic(e *pg.A_Expr) (string, bool) {
	if e.Kind != pg.A_Expr_Kind_AEXPR_OP {
		if e.Kind == pg.A_Expr_Kind_AEXPR_NULLIF {
			return r.sql(&pg.Node{Node: &pg.Node_AExpr{AExpr: e}}), true
		}
		return "", false
	}
	if where := share(&pg.Node{Node: &pg.Node_AExpr{AExpr: e}}); where != nil {
		if behind := "share.behind"; r.behind && r.g.rules["re."+behind] != "" {
			return r.say(behind, "where", r.conds(where)), true
		}
		return r.say("share", "where", r.conds(where)), true
	}
	if of, unit, ok := r.converted(&pg.Node{Node: &pg.Node_AExpr{AExpr: e}}); ok {
		return r.inUnit(r.expr(of), unit), true
	}
	outer := r.inCalc
	defer func() { r.inCalc = outer }()
	r.inCalc = true
	if text, ok := r.figure(&pg.Node{Node: &pg.Node_AExpr{AExpr: e}}); ok {
		return text, true
	}
	if of, _, ok := shaped("years", &pg.Node{Node: &pg.Node_AExpr{AExpr: e}}); ok {
		return r.say("years", "expr", r.expr(of)), true
	}
	op := opText(e)
	if left, right, ok := shaped("elapsed", e.Lexpr); ok && op == "*" && e.Rexpr.GetAConst().GetIval().GetIval() == 60 &&
		r.g.rules["re.minutes"] != "" {
		return r.say("minutes", "left", r.expr(left), "right", r.expr(right)), true
	}
	if e.Lexpr == nil {
		if op == "-" {
			return r.say("negative", "expr", r.expr(e.Rexpr)), true
		}
		return "", false
	}
	rule, ok := map[string]string{"+": "plus", "-": "minus", "*": "times", "/": "over", "%": "mod", "||": "concat"}[op]
	if !ok {
		return "", false
	}
	if rule == "minus" && castName(e.Rexpr.GetTypeCast()) == "interval" { // 7 days before
		rule = "before"
	}
	return r.say(rule, "left", r.expr(e.Lexpr), "right", r.expr(e.Rexpr)), true
}

func (r *restater) call(n *pg.Node, f *pg.FuncCall) string {
	if text, ok := r.median(f); ok {
		return text
	}
	if f.Over != nil || f.AggWithinGroup || len(f.AggOrder) > 0 || f.FuncVariadic {
		return r.sql(n)
	}
	if c, ok := syntax.TextCall(n); ok {
		return r.textCall(c)
	}
	name := syntax.FunctionName(f)
	if agg, ok := aggregates[name]; ok && (f.AggStar || len(f.Args) == 1) {
		return r.aggregated(agg, f)
	}
	if f.AggDistinct || f.AggFilter != nil || f.AggStar {
		return r.sql(n)
	}
	if list := unnested(n); list != nil {
		return r.say("each", "expr", r.expr(list))
	}
	if _, ok := r.g.rules["re."+name]; ok && ofText[name] && len(f.Args) == 1 {
		return r.say(name, "expr", r.expr(f.Args[0]))
	}
	if text, ok := r.datePart(n); ok {
		return text
	}
	if left, right, ok := shaped("gap", n); ok {
		return r.say("gap", "left", r.expr(left), "right", r.expr(right))
	}
	if len(f.Args) == 0 {
		return r.say("call.none", "name", name)
	}
	return r.say("call", "name", name, "args", r.join(r.exprs(f.Args)))
}

// textCall phrases answer() and summary().
func (r *restater) textCall(c syntax.Call) string {
	if c.Name == syntax.Summary {
		return r.say("summary", "expr", r.expr(c.Text))
	}
	label, _, _ := r.columnParts(c.Text)
	return r.say("answer", "expr", r.expr(c.Text), "say", r.g.say("say"+r.number(label), nil), "question",
		r.asked(c.Question))
}

// median is the fraction of a median.
const median = 0.5

// median phrases a median, or another percentile, with its FILTER.
func (r *restater) median(f *pg.FuncCall) (string, bool) {
	if syntax.FunctionName(f) != "percentile_cont" || !f.AggWithinGroup || len(f.Args) != 1 || len(f.AggOrder) != 1 ||
		f.Over != nil || f.AggDistinct {
		return "", false
	}
	by := f.AggOrder[0].GetSortBy()
	if by.GetSortbyDir() == pg.SortByDir_SORTBY_DESC {
		return "", false
	}
	at, err := strconv.ParseFloat(f.Args[0].GetAConst().GetFval().GetFval(), 64)
	if err != nil {
		return "", false
	}
	text := r.say("median", "bare", r.bare(by.Node))
	if at != median {
		text = r.say("percentile", "nth", r.percentile(100*at), "bare", r.bare(by.Node))
	}
	if f.AggFilter != nil {
		text = r.filtered(text, f.AggFilter)
	}
	return text, true
}

// ofText are the text functions with a phrase of their own.
var ofText = text.Set("lower upper length")

// aggregated phrases an aggregate, with its FILTER.
func (r *restater) aggregated(agg string, f *pg.FuncCall) string {
	var text string
	switch {
	case f.AggStar && r.behind:
		text = r.say("count.star.behind")
	case f.AggStar:
		text = r.count(f)
	case agg == "count" && f.AggDistinct:
		text = r.different("count.distinct", f.Args[0])
	case agg == "count" && r.countsJoined(f.Args[0]):
		table, _, _ := r.column(f.Args[0])
		text = r.say("count.rows", "rows", r.tableName(table))
	default:
		rule, bare := agg, r.bare(f.Args[0])
		if r.isDate(f.Args[0]) && r.g.rules["re."+agg+".date"] != "" {
			rule += ".date"
		}
		if r.doubles("re."+agg, "bare", bare) && r.g.rules["re."+agg+".of"] != "" {
			rule += ".of"
		}
		text = r.say(rule, "expr", r.expr(f.Args[0]), "bare", bare)
		if f.AggDistinct {
			text = r.say("agg.distinct", "agg", text)
		}
	}
	if f.AggFilter == nil {
		return text
	}
	if post, class := r.post(f.AggFilter); f.AggStar && class != "" && r.g.rules["re.count.post"] != "" {
		if r.filtering != "" {
			return r.say("count.post.rows", "rows", r.filtering, "post", post)
		}
		return r.say("count.post", "post", post)
	}
	return r.filtered(text, f.AggFilter)
}

// count phrases count(*), with the name of the rows where "the number" could mean other rows (parties with their
// events) or occurs next to other figures.
func (r *restater) count(f *pg.FuncCall) string {
	here, rows := r.inner(), r.rowsOf()
	if f.AggFilter != nil || rows == "" || !r.inCalc && rows == r.tableName(r.main()) ||
		r.g.rules["re.count.rows"] == "" || slices.ContainsFunc(here, func(s source) bool { return s.outer }) {
		return r.say("count.star")
	}
	return r.say("count.rows", "rows", rows)
}

// different phrases count(DISTINCT …) by a rule: rows if the column is their key, else values.
func (r *restater) different(rule string, n *pg.Node) string {
	things := rule + ".things"
	table, name, ok := r.column(n)
	if t := r.db.Table(table); ok && t != nil && r.g.rules["re."+things] != "" && !r.numbers[n] {
		several := r.several(n)
		switch {
		case len(t.Key) == 1 && t.Key[0] == name && len(r.inner()) > 1 && !r.lookup(r.aliasOf(table)).shown:
			return r.say(rule+".rows", "rows", r.tableName(table))
		case several != "":
			return r.say(things, "things", several)
		}
	}
	return r.say(rule, "expr", r.expr(n))
}

// countsJoined reports whether a column is counted because there may be no row of its table: it is the key by which
// these are joined.
func (r *restater) countsJoined(n *pg.Node) bool {
	table, name, ok := r.column(n)
	src := r.lookup(r.aliasOf(table))
	if !ok || table == "" || len(r.inner()) < 2 || src == nil || src.shown || r.g.rules["re.count.rows"] == "" {
		return false
	}
	t := r.db.Table(table)
	return t != nil && len(t.Key) == 1 && t.Key[0] == name || slices.ContainsFunc(r.db.ForeignKeys,
		func(k schema.ForeignKey) bool {
			return strings.EqualFold(k.Table, table) && strings.EqualFold(k.Column, name) &&
				slices.ContainsFunc(r.inner(), func(s source) bool { return strings.EqualFold(s.table, k.RefTable) })
		})
}

// filtered adds a FILTER to an aggregate's phrase; in a calculation several conditions are kept together.
func (r *restater) filtered(agg string, where *pg.Node) string {
	p := slots{"agg": agg, "rows": cmp.Or(r.filtering, r.say("those.rows"))}
	r.where(p, where)
	text := fill(r.g.rules["re.agg.filter"], p)
	if where.GetBoolExpr() != nil && r.inCalc {
		return r.say("group", "cond", text)
	}
	return text
}

// bare phrases an expression without its article: the highest {rating}.
func (r *restater) bare(n *pg.Node) string {
	if label, of, ok := r.columnParts(n); ok && of != "" {
		return r.say("bare.of", "column", label, "alias", of)
	} else if ok {
		return r.say("bare.column", "column", label)
	}
	if list := unnested(n); list != nil {
		return r.say("bare.each", "expr", r.expr(list))
	}
	if of, unit, ok := r.converted(n); ok {
		return r.inUnit(r.bare(of), unit)
	}
	text := r.expr(n)
	if bare, ok := strings.CutPrefix(text, r.g.say("the", slots{"noun": ""})); ok {
		return bare
	} else if isPart(n) {
		return text[strings.IndexByte(text, ' ')+1:]
	}
	if inside, ok := r.unbracketed(text); ok {
		text = inside
	}
	return r.say("bare", "expr", text)
}

// inUnit adds the unit if it is not the expression's own.
func (r *restater) inUnit(said, unit string) string {
	if unit == "" {
		return said
	}
	return r.say("in.unit", "expr", said, "unit", unit)
}

// asked phrases the question put to a text.
func (r *restater) asked(n *pg.Node) string {
	if s := n.GetAConst().GetSval(); s != nil {
		return r.quote(s.Sval)
	}
	return r.expr(n)
}

func (r *restater) cast(n *pg.Node, c *pg.TypeCast) string {
	if len(c.TypeName.GetTypmods()) > 0 || len(c.TypeName.GetArrayBounds()) > 0 || len(c.TypeName.GetNames()) == 0 {
		return r.sql(n)
	}
	names := c.TypeName.Names
	t := names[len(names)-1].GetString_().GetSval()
	if s := c.Arg.GetAConst().GetSval(); t == "interval" && s != nil { // 60 days
		return s.Sval
	}
	if t == "bool" {
		if s := c.Arg.GetAConst().GetSval(); s != nil && (s.Sval == "t" || s.Sval == "f") {
			return r.say(map[string]string{"t": "true", "f": "false"}[s.Sval])
		}
		t = "boolean"
	}
	if _, ok := r.g.rules["re.type."+t]; !ok {
		return r.sql(n)
	}
	return r.say("cast", "expr", r.expr(c.Arg), "type", r.say("type."+t))
}

func (r *restater) cases(n *pg.Node, c *pg.CaseExpr) string {
	if c.Arg != nil {
		return r.sql(n)
	}
	var whens []string
	for _, a := range c.Args {
		w := a.GetCaseWhen()
		whens = append(whens, r.say("when", "cond", r.conds(w.Expr), "expr", r.expr(w.Result)))
	}
	p := slots{"whens": strings.Join(whens, r.say("then")+" ")}
	if c.Defresult != nil {
		p["else"] = r.expr(c.Defresult)
	}
	return fill(r.g.rules["re.case"], p)
}
