package decode

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Statement reads a statement in SQLite's dialect, as people wrote it for a question, as the query that Build would
// make of its actions. The error says what query.Query cannot express.
func Statement(q *link.Question, sql string) (out *query.Query, err error) {
	defer func() {
		if r := recover(); r != nil {
			reason, ok := r.(unwritable)
			if !ok {
				panic(r)
			}
			out, err = nil, errors.New(string(reason))
		}
	}()
	tree, err := pg.Parse(inPostgres(sql))
	if err != nil || len(tree.Stmts) != 1 || tree.Stmts[0].Stmt.GetSelectStmt() == nil {
		return nil, errors.New("not parsed")
	}
	r := &sqlReader{builder: &builder{q: q, g: &Grounded{}}}
	failed := attempt(func() { out = r.root(tree.Stmts[0].Stmt.GetSelectStmt()) })
	if failed != nil {
		return nil, errors.New("form")
	}
	return out, nil
}

var (
	bracketed  = regexp.MustCompile("`([^`]*)`")
	limitPair  = regexp.MustCompile(`(?i)\blimit\s+(\d+)\s*,\s*(\d+)`)
	equalSigns = regexp.MustCompile(`([^=<>!])==([^=])`)
)

// inPostgres rewrites what only SQLite's grammar has.
func inPostgres(sql string) string {
	sql = bracketed.ReplaceAllString(strings.TrimRight(sql, " ;\n"), `"$1"`)
	sql = limitPair.ReplaceAllString(sql, "LIMIT $2 OFFSET $1")
	return equalSigns.ReplaceAllString(sql, "$1=$2")
}

// sqlReader reads a statement's tree with the functions by which Build reads actions.
type sqlReader struct {
	*builder
	names []*sqlNames
}

// sqlNames holds what the names in a SELECT stand for.
type sqlNames struct {
	tables  map[string]*link.Table // by alias, in lower case
	order   []*link.Table
	aliases map[string]*pg.Node // of shown items
	keys    [][2]*link.Column   // joined
	outer   bool
	rest    []*pg.Node // conditions of joins that are no keys
}

func (r *sqlReader) refuse(reason string) { panic(unwritable(reason)) }

func (r *sqlReader) must(holds bool, reason string) {
	if !holds {
		r.refuse(reason)
	}
}

func (r *sqlReader) root(s *pg.SelectStmt) *query.Query {
	if s.Op == pg.SetOperation_SETOP_NONE {
		return r.statement(s)
	}
	simple := func(arm *pg.SelectStmt) bool { return arm.Op == pg.SetOperation_SETOP_NONE }
	r.must(!s.All && simple(s.Larg) && simple(s.Rarg) && len(s.SortClause) == 0 && s.LimitCount == nil, "order of a set")
	out := r.statement(s.Larg)
	out.Set = map[pg.SetOperation]query.SetOp{pg.SetOperation_SETOP_UNION: query.Union,
		pg.SetOperation_SETOP_INTERSECT: query.Intersect, pg.SetOperation_SETOP_EXCEPT: query.Except}[s.Op]
	out.Right = r.statement(s.Rarg)
	r.must(len(out.OrderBy)+out.Limit == 0, "order of a set")
	return out
}

func (r *sqlReader) here() *sqlNames { return r.names[len(r.names)-1] }

func (r *sqlReader) statement(s *pg.SelectStmt) *query.Query {
	r.must(s.Op == pg.SetOperation_SETOP_NONE && s.WithClause == nil && len(s.WindowClause) == 0 &&
		len(s.ValuesLists) == 0, "not a plain SELECT")
	s = perGroup(s)
	r.names = append(r.names, &sqlNames{tables: map[string]*link.Table{}, aliases: map[string]*pg.Node{}})
	r.scopes = append(r.scopes, nil)
	here := r.here()
	for _, f := range s.FromClause {
		r.from(f)
	}
	if len(here.order) == 0 && len(s.FromClause) == 0 {
		r.must(len(s.TargetList) > 0, "no FROM")
	}
	out := &query.Query{Distinct: len(s.DistinctClause) > 0}
	for _, t := range s.TargetList {
		if name := t.GetResTarget().Name; name != "" {
			here.aliases[strings.ToLower(name)] = t.GetResTarget().Val
		}
	}
	for _, t := range s.TargetList {
		out.Select = append(out.Select, r.expression(t.GetResTarget().Val).asShown())
	}
	r.where(s, out)
	for _, g := range s.GroupClause {
		e := r.expression(r.placed(s, g))
		r.must(e.column != nil && e.item.Agg == query.None && e.item.Calc == nil, "group by an expression")
		out.GroupBy = append(out.GroupBy, e.item.Column)
	}
	if s.HavingClause != nil {
		r.must(len(s.GroupClause) > 0, "HAVING without groups")
		out.Having = flatten(r.condition(s.HavingClause))
	}
	for _, o := range s.SortClause {
		by := o.GetSortBy()
		key := r.expression(r.placed(s, by.Node)).asOrder(by.SortbyDir == pg.SortByDir_SORTBY_DESC)
		out.OrderBy = append(out.OrderBy, key)
	}
	out.Limit, out.Offset = r.count(s.LimitCount), r.count(s.LimitOffset)
	if out.Distinct && out.Limit == 1 {
		out.Distinct = false
	}
	out.From = r.tablesOf(out)
	r.names, r.scopes = r.names[:len(r.names)-1], r.scopes[:len(r.scopes)-1]
	return out
}

// perGroup rewrites SELECT avg(n) FROM (SELECT count(*) AS n … GROUP BY k) as SELECT count(*) / count(DISTINCT k) ….
func perGroup(s *pg.SelectStmt) *pg.SelectStmt {
	inner, name := averaged(s)
	if inner == nil || len(inner.GroupClause) != 1 || inner.GroupClause[0].GetColumnRef() == nil ||
		inner.HavingClause != nil || len(inner.SortClause) > 0 || inner.LimitCount != nil ||
		inner.Op != pg.SetOperation_SETOP_NONE {
		return s
	}
	for _, t := range inner.TargetList {
		figure := t.GetResTarget()
		of := figure.Val.GetFuncCall()
		if !strings.EqualFold(figure.Name, name) || of == nil || of.AggDistinct ||
			functionName(of) != "count" && functionName(of) != "sum" {
			continue
		}
		groups := &pg.Node{Node: &pg.Node_FuncCall{FuncCall: &pg.FuncCall{Funcname: []*pg.Node{pg.MakeStrNode("count")},
			Args: inner.GroupClause, AggDistinct: true}}}
		ratio := pg.MakeAExprNode(pg.A_Expr_Kind_AEXPR_OP, []*pg.Node{pg.MakeStrNode("/")}, figure.Val, groups, 0)
		return &pg.SelectStmt{FromClause: inner.FromClause, WhereClause: inner.WhereClause,
			TargetList: []*pg.Node{pg.MakeResTargetNodeWithVal(ratio, 0)}}
	}
	return s
}

// averaged returns the query FROM which a statement shows only an average, and of which column.
func averaged(s *pg.SelectStmt) (inner *pg.SelectStmt, column string) {
	if len(s.FromClause) != 1 || len(s.TargetList) != 1 || s.WhereClause != nil || len(s.GroupClause) > 0 ||
		len(s.SortClause) > 0 {
		return nil, ""
	}
	f := plain(s.TargetList[0].GetResTarget().Val).GetFuncCall()
	if f == nil || functionName(f) != "avg" || len(f.Args) != 1 {
		return nil, ""
	}
	return s.FromClause[0].GetRangeSubselect().GetSubquery().GetSelectStmt(), columnName(f.Args[0])
}

// placed returns what a position in the list of what is shown stands for.
func (r *sqlReader) placed(s *pg.SelectStmt, n *pg.Node) *pg.Node {
	if k, ok := n.GetAConst().GetVal().(*pg.A_Const_Ival); ok && int(k.Ival.Ival) >= 1 &&
		int(k.Ival.Ival) <= len(s.TargetList) {
		return s.TargetList[k.Ival.Ival-1].GetResTarget().Val
	}
	return n
}

func (r *sqlReader) where(s *pg.SelectStmt, out *query.Query) {
	var all []*pg.Node
	for _, c := range conjuncts(s.WhereClause) {
		if !r.joinsTables(c) {
			all = append(all, c)
		}
	}
	all = append(all, r.here().rest...)
	if len(all) == 0 {
		return
	}
	where := r.condition(all[0])
	for _, c := range all[1:] {
		where = both(where, r.condition(c))
	}
	out.Where = flatten(where)
}

// both returns alternatives in which the conditions of both sides hold.
func both(left, right [][]query.Condition) (out [][]query.Condition) {
	if len(left)*len(right) > maxAlternatives {
		fail()
	}
	for _, l := range left {
		for _, r := range right {
			out = append(out, slices.Concat(l, r))
		}
	}
	return out
}

func conjuncts(n *pg.Node) []*pg.Node {
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_AND_EXPR {
		return b.Args
	}
	if n == nil {
		return nil
	}
	return []*pg.Node{n}
}

// joinsTables notes a condition that joins two tables of FROM a, b WHERE a.x = b.y.
func (r *sqlReader) joinsTables(c *pg.Node) bool {
	e := c.GetAExpr()
	if e == nil || operatorName(e) != "=" || e.Lexpr.GetColumnRef() == nil || e.Rexpr.GetColumnRef() == nil ||
		len(r.here().order) < 2 || len(r.here().keys) >= len(r.here().order)-1 {
		return false
	}
	a, b := r.find(e.Lexpr), r.find(e.Rexpr)
	if a == nil || b == nil || !slices.ContainsFunc(r.q.DirectEdges(a.Table, b.Table), func(x link.Edge) bool {
		return x.Left == a && x.Right == b
	}) {
		return false
	}
	r.here().keys = append(r.here().keys, [2]*link.Column{a, b})
	return true
}

func (r *sqlReader) from(n *pg.Node) {
	here := r.here()
	if v := n.GetRangeVar(); v != nil {
		r.table(v)
		return
	}
	j := n.GetJoinExpr()
	r.must(j != nil, "FROM a query")
	r.must(j.Jointype == pg.JoinType_JOIN_INNER || j.Jointype == pg.JoinType_JOIN_LEFT, "right join")
	r.from(j.Larg)
	r.from(j.Rarg)
	outer := j.Jointype == pg.JoinType_JOIN_LEFT
	here.outer = here.outer || outer
	for _, u := range j.UsingClause {
		var at []*link.Column
		for _, t := range here.order {
			if c := columnOf(t, u.GetString_().GetSval()); c != nil {
				at = append(at, c)
			}
		}
		r.must(len(at) > 1, "no column")
		here.keys = append(here.keys, [2]*link.Column{at[0], at[len(at)-1]})
	}
	for _, c := range conjuncts(j.Quals) {
		e := c.GetAExpr()
		if e != nil && operatorName(e) == "=" && e.Lexpr.GetColumnRef() != nil && e.Rexpr.GetColumnRef() != nil {
			a, b := r.find(e.Lexpr), r.find(e.Rexpr)
			r.must(a != nil && b != nil, "no column")
			here.keys = append(here.keys, [2]*link.Column{a, b})
			continue
		}
		r.must(!outer, "condition of a left join")
		here.rest = append(here.rest, c)
	}
}

func (r *sqlReader) table(v *pg.RangeVar) {
	here := r.here()
	at := slices.IndexFunc(r.q.Catalog.Tables, func(t *link.Table) bool { return strings.EqualFold(t.Name, v.Relname) })
	r.must(at >= 0, "no table")
	t := r.q.Catalog.Tables[at]
	r.must(!slices.Contains(here.order, t), "self join")
	name := v.Relname
	if v.Alias != nil {
		name = v.Alias.Aliasname
	}
	here.tables[strings.ToLower(name)] = t
	here.order = append(here.order, t)
}

// tablesOf returns FROM as the builder would have it; it fails if the statement joins by other keys.
func (r *sqlReader) tablesOf(out *query.Query) query.From {
	here := r.here()
	if len(here.order) == 0 {
		tables := r.scopes[len(r.scopes)-1]
		if from := r.ofSubqueries(out); len(tables) == 0 && len(from.Tables) > 0 {
			out.Limit = 1
			return from
		}
		r.must(len(tables) > 0, "no FROM")
		here.order = tables
	}
	var via []*link.Column
	for _, k := range here.keys {
		via = append(via, k[0], k[1])
	}
	from := r.builder.from(here.order, here.outer, via)
	r.must(len(from.Joins) == len(here.keys), "cross join")
	for _, j := range from.Joins {
		r.must(slices.ContainsFunc(here.keys, func(k [2]*link.Column) bool {
			return k[0].Ref() == j.Left && k[1].Ref() == j.Right || k[1].Ref() == j.Left && k[0].Ref() == j.Right
		}), "no such key")
	}
	return from
}

func firstSub(it query.Item) *query.Query {
	if it.Sub != nil {
		return it.Sub
	}
	if it.Calc != nil {
		if sub := firstSub(it.Calc.Left); sub != nil {
			return sub
		}
		return firstSub(it.Calc.Right)
	}
	return nil
}

func (r *sqlReader) count(n *pg.Node) int {
	if n == nil {
		return 0
	}
	k, ok := n.GetAConst().GetVal().(*pg.A_Const_Ival)
	r.must(ok && k.Ival.Ival >= 0, "limit")
	return int(k.Ival.Ival)
}

func columnOf(t *link.Table, name string) *link.Column {
	for _, c := range t.Columns {
		if strings.EqualFold(c.Name, name) {
			return c
		}
	}
	return nil
}

var numbered = regexp.MustCompile(`^c(\d+)$`)

// find returns the column of a reference in the innermost SELECT, or nil. Columns of a single table may be called c0,
// c1 …, since headers may repeat.
func (r *sqlReader) find(n *pg.Node) *link.Column {
	ref := n.GetColumnRef()
	if ref == nil || len(ref.Fields) > 2 || ref.Fields[len(ref.Fields)-1].GetAStar() != nil {
		return nil
	}
	here, name := r.here(), ref.Fields[len(ref.Fields)-1].GetString_().GetSval()
	order := here.order
	if len(ref.Fields) == 2 {
		t := here.tables[strings.ToLower(ref.Fields[0].GetString_().GetSval())]
		if t == nil {
			return nil
		}
		order = []*link.Table{t}
	}
	for _, t := range order {
		if c := columnOf(t, name); c != nil {
			return c
		}
	}
	if m := numbered.FindStringSubmatch(name); m != nil && len(r.q.Catalog.Tables) == 1 {
		if i, _ := strconv.Atoi(m[1]); i < len(r.q.Catalog.Columns) {
			return r.q.Catalog.Columns[i]
		}
	}
	return nil
}

func columnName(n *pg.Node) string {
	ref := n.GetColumnRef()
	if ref == nil || len(ref.Fields) != 1 {
		return ""
	}
	return ref.Fields[0].GetString_().GetSval()
}

func functionName(f *pg.FuncCall) string {
	return strings.ToLower(f.Funcname[len(f.Funcname)-1].GetString_().GetSval())
}

func operatorName(e *pg.A_Expr) string { return e.Name[len(e.Name)-1].GetString_().GetSval() }

// plain returns an expression without what only changes its spelling or its type.
func plain(n *pg.Node) *pg.Node {
	for {
		switch f := n.GetFuncCall(); {
		case f != nil && len(f.Args) > 0 && slices.Contains([]string{"lower", "upper", "trim", "btrim", "ltrim", "rtrim",
			"round", "datetime"}, functionName(f)) && (functionName(f) != "datetime" || len(f.Args) == 1):
			n = f.Args[0]
		case n.GetTypeCast() != nil:
			n = n.GetTypeCast().Arg
		case n.GetCollateClause() != nil:
			n = n.GetCollateClause().Arg
		default:
			return n
		}
	}
}

// value returns a constant, or nil.
func (r *sqlReader) value(n *pg.Node) *query.Value {
	n = plain(n)
	v := &query.Value{First: -1, Last: -1}
	if e := n.GetAExpr(); e != nil && e.Lexpr == nil && operatorName(e) == "-" {
		if of := r.value(e.Rexpr); of != nil && of.Number {
			of.Text = "-" + of.Text
			return of
		}
		return nil
	}
	switch k := n.GetAConst().GetVal().(type) {
	case *pg.A_Const_Sval:
		v.Text = k.Sval.Sval
	case *pg.A_Const_Fval:
		v.Text, v.Number = k.Fval.Fval, true
	case *pg.A_Const_Ival:
		v.Text, v.Number = strconv.Itoa(int(k.Ival.Ival)), true
	case *pg.A_Const_Boolval:
		v.Text, v.Number = strconv.Itoa(map[bool]int{true: 1}[k.Boolval.Boolval]), true
	default:
		if name := columnName(n); name != "" && r.find(n) == nil && r.here().aliases[strings.ToLower(name)] == nil {
			v.Text = name // a text in double quotes
			return v
		}
		return nil
	}
	if v.Number && strings.Contains(v.Text, ".") {
		v.Text = strings.TrimSuffix(strings.TrimRight(v.Text, "0"), ".")
	}
	return v
}

func (r *sqlReader) expression(n *pg.Node) expression {
	n = plain(n)
	if v := r.value(n); v != nil {
		return expression{literal: v}
	}
	switch x := n.GetNode().(type) {
	case *pg.Node_ColumnRef:
		return r.reference(n, x.ColumnRef)
	case *pg.Node_AExpr:
		return r.arithmetic(n, x.AExpr)
	case *pg.Node_FuncCall:
		return r.call(x.FuncCall)
	case *pg.Node_CaseExpr:
		return r.conditional(x.CaseExpr)
	case *pg.Node_CoalesceExpr:
		r.must(len(x.CoalesceExpr.Args) == 2, "coalesce")
		return r.orZero(x.CoalesceExpr.Args[0], x.CoalesceExpr.Args[1])
	case *pg.Node_SubLink:
		if x.SubLink.SubLinkType == pg.SubLinkType_EXPR_SUBLINK {
			return expression{item: query.Item{Sub: r.statement(x.SubLink.Subselect.GetSelectStmt())}}
		}
		if x.SubLink.SubLinkType == pg.SubLinkType_EXISTS_SUBLINK {
			return r.exists(x.SubLink.Subselect.GetSelectStmt())
		}
		return whether(flatten(r.condition(n)))
	case *pg.Node_BoolExpr, *pg.Node_NullTest:
		return whether(flatten(r.condition(n)))
	}
	r.refuse(fmt.Sprintf("expression %T", n.GetNode()))
	return expression{}
}

// exists returns whether a query finds rows, as a number of them above 0.
func (r *sqlReader) exists(s *pg.SelectStmt) expression {
	s.TargetList = []*pg.Node{pg.MakeResTargetNodeWithVal(&pg.Node{Node: &pg.Node_FuncCall{FuncCall: &pg.FuncCall{
		Funcname: []*pg.Node{pg.MakeStrNode("count")}, AggStar: true}}}, 0)}
	sub := r.statement(s)
	c := query.Condition{Item: query.Item{Sub: sub}, Op: query.Greater, Values: []query.Value{number("0")}}
	return whether([]query.Condition{c})
}

func (r *sqlReader) orZero(of, zero *pg.Node) expression {
	v := r.value(zero)
	e := r.expression(of)
	if v == nil || v.Text != "0" || e.item.Agg == query.None && e.literal == nil {
		return e
	}
	return e.orZero()
}

func (r *sqlReader) reference(n *pg.Node, ref *pg.ColumnRef) expression {
	here := r.here()
	if ref.Fields[len(ref.Fields)-1].GetAStar() != nil {
		if len(ref.Fields) == 2 {
			t := here.tables[strings.ToLower(ref.Fields[0].GetString_().GetSval())]
			r.must(t != nil, "no table")
			r.addTable(t)
			return expression{item: query.Star(t.Name)}
		}
		if len(here.order) == 1 {
			r.addTable(here.order[0])
			return expression{item: query.Star(here.order[0].Name)}
		}
		return expression{item: query.Item{Column: query.Column{Name: "*"}}}
	}
	if c := r.find(n); c != nil {
		return r.refer(c)
	}
	if of := here.aliases[strings.ToLower(columnName(n))]; of != nil {
		return r.expression(of)
	}
	r.must(len(ref.Fields) == 1, "correlated")
	r.refuse("no column")
	return expression{}
}

func (r *sqlReader) arithmetic(n *pg.Node, e *pg.A_Expr) expression {
	name := operatorName(e)
	if e.Kind == pg.A_Expr_Kind_AEXPR_NULLIF {
		return r.expression(e.Lexpr)
	}
	if e.Kind != pg.A_Expr_Kind_AEXPR_OP || query.Mirrored[query.Op(name)] != "" || name == "!=" {
		return whether(flatten(r.condition(n)))
	}
	if age := r.age(e); age != nil {
		return *age
	}
	r.must(e.Lexpr != nil && arithmetic[name] != "", "operator "+name)
	left, right := r.expression(e.Lexpr), r.expression(e.Rexpr)
	if name == "-" && left.day && right.day && (left.hasHours() || right.hasHours()) {
		day := number("24")
		return calculate(query.Ratio, computed("hours", left, right), expression{literal: &day})
	}
	if name == "*" && left.isOne() {
		return right // it only makes a quotient exact, which it is anyway
	}
	if name == "*" && right.isOne() {
		return left
	}
	return calculate(arithmetic[name], left, right)
}

func (e expression) isOne() bool {
	return e.literal != nil && e.literal.Number && e.literal.Text == "1"
}

// hasHours reports whether an expression is a date with a time of day, in which SQLite's days are counted too.
func (e expression) hasHours() bool {
	return e.column != nil && e.column.HasDatePart(query.Hour) && !isDaily(e.column)
}

// age recognises the years since a date, less one before this year's anniversary: (years) - (month and day before).
func (r *sqlReader) age(e *pg.A_Expr) *expression {
	if operatorName(e) != "-" {
		return nil
	}
	less, years := plain(e.Rexpr).GetAExpr(), plain(e.Lexpr).GetAExpr()
	if less == nil || years == nil || operatorName(less) != "<" || operatorName(years) != "-" {
		return nil
	}
	of := func(n *pg.Node, format string) *pg.Node {
		f := plain(n).GetFuncCall()
		if f == nil || functionName(f) != "strftime" || len(f.Args) < 2 || r.value(f.Args[0]).Text != format {
			return nil
		}
		return f.Args[1]
	}
	born, again := of(years.Rexpr, "%Y"), of(less.Rexpr, "%m-%d")
	if born == nil || again == nil || r.find(born) == nil || r.find(born) != r.find(again) {
		return nil
	}
	out := ageOf(r.expression(born))
	return &out
}

var sqlFormats = map[string]string{"%Y": "year", "%m": "month", "%d": "day", "%H": "hour", "%w": "wday", "%Y-%m": "ym",
	"%H:%M": "clock", "%Y-%m-%d": "date"}

func (r *sqlReader) call(f *pg.FuncCall) expression {
	name := functionName(f)
	if f.AggFilter != nil {
		only := f.AggFilter
		f.AggFilter = nil
		return r.call(f).filtered(flatten(r.condition(only)))
	}
	if f.AggStar {
		r.must(name == "count", name)
		r.countsRows()
		return expression{item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}
	}
	r.must(len(f.Args) > 0, name)
	if aggregates[name] != "" {
		return r.aggregated(name, f)
	}
	switch name {
	case "median":
		return percentileOf(50, r.expression(f.Args[0]))
	case "percentile":
		n, err := strconv.ParseFloat(r.constant(f.Args[len(f.Args)-1]), 64)
		r.must(err == nil && len(f.Args) == 2, name)
		return percentileOf(n, r.expression(f.Args[0]))
	case "strftime":
		part := dateParts[sqlFormats[r.constant(f.Args[0])]]
		r.must(part != "" && len(f.Args) == 2, "strftime")
		return partOf(part, r.date(f.Args[1]))
	case "date":
		r.must(len(f.Args) == 1, "date")
		return partOf(query.Day, r.date(f.Args[0]))
	case "julianday":
		r.must(len(f.Args) == 1, name)
		return r.julian(r.date(f.Args[0]))
	case "abs":
		return r.expression(f.Args[0]).distance()
	case "ifnull", "nullif":
		if name == "ifnull" {
			return r.orZero(f.Args[0], f.Args[1])
		}
		return r.expression(f.Args[0])
	case "iif":
		r.must(len(f.Args) == 3, name)
		return r.expression(f.Args[1]).given(flatten(r.condition(f.Args[0])), r.value(f.Args[2]))
	case "substr", "substring":
		part := map[string]query.Part{"4": query.Year, "7": query.Month, "10": query.Day}
		r.must(len(f.Args) == 3 && r.constant(f.Args[1]) == "1" && part[r.constant(f.Args[2])] != "", name)
		return partOf(part[r.constant(f.Args[2])], r.date(f.Args[0]))
	}
	r.refuse("function " + name)
	return expression{}
}

// countsRows makes the rows that are counted those of the first table.
func (r *sqlReader) countsRows() {
	if order := r.here().order; len(order) > 0 {
		r.addTable(order[0])
	}
}

func (r *sqlReader) constant(n *pg.Node) string {
	if v := r.value(n); v != nil {
		return v.Text
	}
	return ""
}

// date returns the argument of a date function; 'now' is a literal.
func (r *sqlReader) date(n *pg.Node) expression {
	if f := plain(n).GetFuncCall(); f != nil && functionName(f) == "date" && len(f.Args) == 1 {
		return r.date(f.Args[0])
	}
	return r.expression(n)
}

func (r *sqlReader) aggregated(name string, f *pg.FuncCall) expression {
	r.must(len(f.Args) == 1 && f.Over == nil, "the larger of two")
	if name == "count" && !f.AggDistinct && f.Args[0].GetAConst() != nil {
		r.countsRows()
		return expression{item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}}
	}
	if f.AggDistinct && name != "min" && name != "max" {
		name += "d"
	}
	r.must(aggregates[name] != "", name)
	return aggregateOf(name, r.expression(f.Args[0]))
}

func (r *sqlReader) conditional(c *pg.CaseExpr) expression {
	r.must(c.Arg == nil && len(c.Args) == 1, "CASE")
	only := flatten(r.condition(c.Args[0].GetCaseWhen().Expr))
	e := r.expression(c.Args[0].GetCaseWhen().Result)
	if c.Defresult == nil || c.Defresult.GetAConst().GetIsnull() {
		return e.given(only, nil)
	}
	rest := r.value(c.Defresult)
	r.must(rest != nil, "CASE")
	return e.given(only, rest)
}

func (r *sqlReader) condition(n *pg.Node) [][]query.Condition {
	one := func(c query.Condition) [][]query.Condition { return [][]query.Condition{{c}} }
	switch x := n.GetNode().(type) {
	case *pg.Node_BoolExpr:
		return r.connected(x.BoolExpr)
	case *pg.Node_NullTest:
		e := r.expression(x.NullTest.Arg)
		r.must(e.literal == nil && e.only == nil, "IS NULL of a value")
		op := query.IsNotNull
		if x.NullTest.Nulltesttype == pg.NullTestType_IS_NULL {
			op = query.IsNull
		}
		return one(query.Condition{Item: e.item, Op: op})
	case *pg.Node_SubLink:
		return r.among(x.SubLink, query.In)
	case *pg.Node_AExpr:
		return r.compared(x.AExpr)
	case *pg.Node_ColumnRef:
		return one(compared(query.NotEqual, r.expression(n), expression{literal: &query.Value{Text: "0", Number: true}}))
	}
	r.refuse(fmt.Sprintf("condition %T", n.GetNode()))
	return nil
}

func (r *sqlReader) connected(b *pg.BoolExpr) [][]query.Condition {
	if b.Boolop == pg.BoolExprType_NOT_EXPR {
		if l := b.Args[0].GetSubLink(); l != nil {
			return r.among(l, query.NotIn)
		}
		return negated(r.condition(b.Args[0]))
	}
	out := r.condition(b.Args[0])
	for _, n := range b.Args[1:] {
		if next := r.condition(n); b.Boolop == pg.BoolExprType_AND_EXPR {
			out = both(out, next)
		} else {
			out = joinAlternatives(out, next)
		}
	}
	return out
}

// among reads membership in a query, also as EXISTS with one equality that ties it to the query around it.
func (r *sqlReader) among(l *pg.SubLink, op query.Op) [][]query.Condition {
	s := l.Subselect.GetSelectStmt()
	if l.SubLinkType == pg.SubLinkType_EXISTS_SUBLINK {
		outer := r.tie(s)
		r.must(outer != nil, "EXISTS")
		return [][]query.Condition{{r.member(r.expression(outer), op, r.statement(s))}}
	}
	r.must(l.SubLinkType == pg.SubLinkType_ANY_SUBLINK && l.Testexpr != nil, "sub-query")
	e := r.expression(l.Testexpr)
	r.must(e.literal == nil && e.only == nil, "member")
	sub := r.statement(s)
	r.must(len(sub.Select) == 1, "member")
	return [][]query.Condition{{r.member(e, op, sub)}}
}

// tie takes the condition inner = outer out of a query, makes it show inner, and returns outer; nil if there is none.
func (r *sqlReader) tie(s *pg.SelectStmt) *pg.Node {
	inside := func(n *pg.Node) bool {
		ref := n.GetColumnRef()
		if ref == nil {
			return false
		}
		if len(ref.Fields) == 1 {
			return true
		}
		name := ref.Fields[0].GetString_().GetSval()
		return slices.ContainsFunc(s.FromClause, func(f *pg.Node) bool { return readsAs(f, name) })
	}
	all := conjuncts(s.WhereClause)
	for i, c := range all {
		e := c.GetAExpr()
		if e == nil || operatorName(e) != "=" {
			continue
		}
		in, out := e.Lexpr, e.Rexpr
		if !inside(in) {
			in, out = out, in
		}
		if !inside(in) || inside(out) || out.GetColumnRef() == nil {
			continue
		}
		rest := slices.Delete(slices.Clone(all), i, i+1)
		s.WhereClause = nil
		if len(rest) > 0 {
			s.WhereClause = pg.MakeBoolExprNode(pg.BoolExprType_AND_EXPR, rest, 0)
		}
		s.TargetList = []*pg.Node{pg.MakeResTargetNodeWithVal(in, 0)}
		return out
	}
	return nil
}

// readsAs reports whether FROM has a table of a name.
func readsAs(f *pg.Node, name string) bool {
	if v := f.GetRangeVar(); v != nil {
		if v.Alias != nil {
			return strings.EqualFold(v.Alias.Aliasname, name)
		}
		return strings.EqualFold(v.Relname, name)
	}
	j := f.GetJoinExpr()
	return j != nil && (readsAs(j.Larg, name) || readsAs(j.Rarg, name))
}

func (r *sqlReader) compared(e *pg.A_Expr) [][]query.Condition {
	one := func(c query.Condition) [][]query.Condition { return [][]query.Condition{{c}} }
	name := operatorName(e)
	if e.Kind == pg.A_Expr_Kind_AEXPR_IN {
		return r.listed(e, name == "<>")
	}
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		op := query.Between
		if e.Kind == pg.A_Expr_Kind_AEXPR_NOT_BETWEEN {
			op = query.NotBetween
		}
		bounds := e.Rexpr.GetList().Items
		of := r.expression(e.Lexpr)
		r.must(of.literal == nil && of.only == nil, "BETWEEN")
		return one(of.between(op, r.expression(bounds[0]), r.expression(bounds[1])))
	case pg.A_Expr_Kind_AEXPR_LIKE:
		return one(r.like(e, name == "!~~"))
	case pg.A_Expr_Kind_AEXPR_OP:
	default:
		r.refuse("condition " + e.Kind.String())
	}
	if best := r.best(e); best != nil {
		return one(*best)
	}
	if name == "!=" {
		name = "<>"
	}
	op := query.Op(name)
	r.must(query.Mirrored[op] != "" || op == query.NotEqual, "operator "+name)
	return one(compared(op, r.expression(e.Lexpr), r.expression(e.Rexpr)))
}

func (r *sqlReader) listed(e *pg.A_Expr, isNegated bool) (out [][]query.Condition) {
	of := r.expression(e.Lexpr)
	for _, n := range e.Rexpr.GetList().Items {
		v := r.expression(n)
		r.must(v.literal != nil, "IN")
		switch c := compared(query.Equal, of, v); {
		case isNegated && out == nil:
			out = [][]query.Condition{nil}
			fallthrough
		case isNegated:
			c.Op = query.NotEqual
			out[0] = append(out[0], c)
		case out == nil:
			out = [][]query.Condition{{c}}
		default:
			out = joinAlternatives(out, [][]query.Condition{{c}})
		}
	}
	return out
}

func (r *sqlReader) like(e *pg.A_Expr, isNegated bool) query.Condition {
	pattern := r.constant(e.Rexpr)
	rest, before := strings.CutPrefix(pattern, "%")
	rest, after := strings.CutSuffix(rest, "%")
	word := patternWords[[2]bool{before, after}]
	r.must(word != "" && rest != "", "pattern")
	of := r.expression(e.Lexpr)
	r.must(of.literal == nil && of.only == nil, "pattern")
	if part := map[int]query.Part{4: query.Year, 7: query.Month, 10: query.Day}[len(rest)]; word == "starts" &&
		!isNegated && of.column != nil && of.column.Kind == link.Temporal && part != "" {
		return compared(query.Equal, partOf(part, of), expression{literal: &query.Value{Text: rest, First: -1, Last: -1}})
	}
	if isNegated {
		r.must(word == "like", "pattern")
		word = "notlike"
	}
	return of.like(word, expression{literal: &query.Value{Text: strings.TrimSpace(rest), First: -1, Last: -1}})
}

// best recognises that a row is among the first of those that share a value with it: x = (SELECT max(x) FROM t AS b
// WHERE b.g = a.g), or (SELECT count(*) … AND b.x > a.x) < n.
func (r *sqlReader) best(e *pg.A_Expr) *query.Condition {
	l, counts := e.Rexpr.GetSubLink(), e.Lexpr.GetSubLink() != nil
	if counts {
		l = e.Lexpr.GetSubLink()
	}
	if l == nil || l.SubLinkType != pg.SubLinkType_EXPR_SUBLINK {
		return nil
	}
	var x rivals
	shown := x.read(r.here().order, l.Subselect.GetSelectStmt())
	if shown == nil || x.shared == nil {
		return nil
	}
	n, figure := 1, r.find(plain(e.Lexpr))
	switch name := functionName(shown); {
	case counts && x.better != 0 && name == "count" && operatorName(e) == "<":
		n, _ = strconv.Atoi(r.constant(e.Rexpr))
		figure = x.figure
	case !counts && x.better == 0 && operatorName(e) == "=" && (name == "max" || name == "min"):
		x.better = map[string]int{"max": 1, "min": -1}[name]
	default:
		return nil
	}
	if figure == nil {
		return nil
	}
	out := bestOf(n, r.refer(figure), x.better > 0, r.refer(x.shared))
	return &out
}

// rivals is a query over the rows with which a row of the same table is compared.
type rivals struct {
	table          *link.Table
	name           string       // of the rows
	shared, figure *link.Column // what they have in common with the row, and what they are compared by
	better         int          // more of it: 1, or less: -1
}

// read reads the query over one of the tables; it returns the function that it shows, or nil if it is none.
func (x *rivals) read(tables []*link.Table, s *pg.SelectStmt) *pg.FuncCall {
	if len(s.FromClause) != 1 || len(s.TargetList) != 1 {
		return nil
	}
	from := s.FromClause[0].GetRangeVar()
	if from == nil || from.Alias == nil {
		return nil
	}
	at := slices.IndexFunc(tables, func(t *link.Table) bool { return strings.EqualFold(t.Name, from.Relname) })
	if at < 0 {
		return nil
	}
	x.table = tables[at]
	x.name = from.Alias.Aliasname
	for _, c := range conjuncts(s.WhereClause) {
		if !x.compares(c.GetAExpr()) {
			return nil
		}
	}
	return s.TargetList[0].GetResTarget().Val.GetFuncCall()
}

// compares notes a comparison of a column of a rival with the same column of the row.
func (x *rivals) compares(e *pg.A_Expr) bool {
	if e == nil || e.Kind != pg.A_Expr_Kind_AEXPR_OP {
		return false
	}
	a, isRival := x.column(e.Lexpr)
	b, other := x.column(e.Rexpr)
	op := operatorName(e)
	switch {
	case a == nil || a != b || isRival == other:
		return false
	case op == "=" && x.shared == nil:
		x.shared = a
	case (op == ">" || op == "<") && x.better == 0:
		x.figure, x.better = a, map[bool]int{true: 1, false: -1}[(op == ">") == isRival]
	default:
		return false
	}
	return true
}

func (x *rivals) column(n *pg.Node) (c *link.Column, isRival bool) {
	ref := plain(n).GetColumnRef()
	if ref == nil || len(ref.Fields) != 2 {
		return nil, false
	}
	return columnOf(x.table, ref.Fields[1].GetString_().GetSval()),
		strings.EqualFold(ref.Fields[0].GetString_().GetSval(), x.name)
}
