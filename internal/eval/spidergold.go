package eval

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// errNotExpressible is wrapped by every error of readSQL that says the statement is fine but no query.Query can hold
// it.
var errNotExpressible = errors.New("not expressible as a query")

func beyond(what string) error { return fmt.Errorf("%s: %w", what, errNotExpressible) }

// readSQL turns one SQL statement of a benchmark into a Query over db. The dialect is SQLite's as the benchmarks write
// it: double quotes may hold a string, operators may be split by a blank, a JOIN may come without ON.
func readSQL(db *schema.Database, sql string) (*query.Query, error) {
	tree, err := pg.Parse(toPostgres(db, sql))
	if err != nil {
		return nil, fmt.Errorf("parse gold SQL: %w", err)
	}
	if len(tree.Stmts) != 1 || tree.Stmts[0].Stmt.GetSelectStmt() == nil {
		return nil, errors.New("parse gold SQL: one SELECT is wanted")
	}
	r := sqlReader{db: db}
	return r.statement(tree.Stmts[0].Stmt.GetSelectStmt(), nil)
}

// sqlReader walks PostgreSQL's tree of one statement.
type sqlReader struct{ db *schema.Database }

// scope is what the names of one SELECT mean.
type scope struct {
	tables  []string          // in order
	aliases map[string]string // lower-cased alias or name → table
	equal   []query.Join      // equalities between columns, from ON and WHERE
	outer   *scope
}

func (r sqlReader) statement(s *pg.SelectStmt, outer *scope) (*query.Query, error) {
	if s.Op == pg.SetOperation_SETOP_NONE {
		return r.core(s, outer)
	}
	if s.All || s.Larg.Op != pg.SetOperation_SETOP_NONE || s.Rarg.Op != pg.SetOperation_SETOP_NONE {
		return nil, beyond("several set operations, or one that keeps duplicates")
	}
	left, err := r.core(s.Larg, outer)
	if err != nil {
		return nil, err
	}
	// The order and limit of the whole stand after the right query in the text; that is where a Query keeps them.
	right := s.Rarg
	if len(s.SortClause) > 0 {
		right.SortClause = s.SortClause
	}
	if s.LimitCount != nil {
		right.LimitCount = s.LimitCount
	}
	if left.Right, err = r.core(right, outer); err != nil {
		return nil, err
	}
	left.Set = map[pg.SetOperation]query.SetOp{pg.SetOperation_SETOP_UNION: query.Union,
		pg.SetOperation_SETOP_INTERSECT: query.Intersect, pg.SetOperation_SETOP_EXCEPT: query.Except}[s.Op]
	return left, nil
}

func (r sqlReader) core(s *pg.SelectStmt, outer *scope) (*query.Query, error) {
	sc := &scope{aliases: map[string]string{}, outer: outer}
	for _, f := range s.FromClause {
		if err := r.from(sc, f); err != nil {
			return nil, err
		}
	}
	q := &query.Query{Distinct: len(s.DistinctClause) > 0}
	var err error
	if s.WhereClause != nil {
		if q.Where, err = r.conditions(sc, s.WhereClause); err != nil {
			return nil, err
		}
	}
	for _, t := range s.TargetList {
		it, err := r.item(sc, t.GetResTarget().GetVal())
		if err != nil {
			return nil, err
		}
		q.Select = append(q.Select, it)
	}
	for _, g := range s.GroupClause {
		it, err := r.item(sc, g)
		if err != nil {
			return nil, err
		}
		q.GroupBy = append(q.GroupBy, it.Column)
	}
	if s.HavingClause != nil {
		if q.Having, err = r.conditions(sc, s.HavingClause); err != nil {
			return nil, err
		}
	}
	for _, o := range s.SortClause {
		it, err := r.item(sc, o.GetSortBy().GetNode())
		if err != nil {
			return nil, err
		}
		q.OrderBy = append(q.OrderBy, query.Order{Item: it, Desc: o.GetSortBy().GetSortbyDir() == pg.SortByDir_SORTBY_DESC})
	}
	if s.LimitCount != nil {
		q.Limit = int(s.LimitCount.GetAConst().GetIval().GetIval())
		if q.Limit < 1 {
			return nil, beyond("a limit that is no number")
		}
	}
	if q.From, err = sc.joined(); err != nil {
		return nil, err
	}
	r.reconcile(q)
	q.Keyed = r.keyed(q)
	return q, nil
}

// keyed reports whether q is grouped by the whole key of every table of which it shows more.
func (r sqlReader) keyed(q *query.Query) bool {
	items := q.Select[:len(q.Select):len(q.Select)]
	for _, o := range q.OrderBy {
		items = append(items, o.Item)
	}
	for _, it := range items {
		if it.Agg != query.None || it.Column.Name == "*" || slices.Contains(q.GroupBy, it.Column) {
			continue
		}
		t := r.db.Table(it.Column.Table)
		if t == nil || len(t.Key) == 0 {
			return false
		}
		for _, k := range t.Key {
			if !slices.Contains(q.GroupBy, query.Column{Table: t.Name, Name: k}) {
				return false
			}
		}
	}
	return len(q.GroupBy) > 0
}

// reconcile writes what SQLite compares across types so that PostgreSQL compares it, too.
func (r sqlReader) reconcile(q *query.Query) {
	isNumber := func(it query.Item) bool {
		switch it.Agg {
		case query.Count, query.Sum, query.Avg:
			return true
		}
		t := r.db.Table(it.Column.Table)
		if t == nil {
			return false
		}
		c := t.Column(it.Column.Name)
		return c != nil && c.Type.Number()
	}
	for i := range q.From.Joins {
		j := &q.From.Joins[i]
		j.Cast = isNumber(query.Item{Column: j.Left}) != isNumber(query.Item{Column: j.Right})
	}
	for _, conds := range [][]query.Condition{q.Where, q.Having} {
		for i := range conds {
			c := &conds[i]
			if c.Sub != nil {
				c.Cast = isNumber(c.Item) != isNumber(c.Sub.Select[0])
			}
			for k := range c.Values {
				c.Values[k].Number = c.Values[k].Number && isNumber(c.Item)
			}
		}
	}
}

// from adds the tables below n to the scope.
func (r sqlReader) from(sc *scope, n *pg.Node) error {
	switch {
	case n.GetRangeVar() != nil:
		v := n.GetRangeVar()
		t := r.db.Table(v.Relname)
		if t == nil {
			return fmt.Errorf("parse gold SQL: no table %s", v.Relname)
		}
		for _, have := range sc.tables {
			if have == t.Name {
				return beyond("a table joined with itself")
			}
		}
		sc.tables = append(sc.tables, t.Name)
		sc.aliases[strings.ToLower(v.Relname)] = t.Name
		if a := v.GetAlias(); a != nil {
			sc.aliases[strings.ToLower(a.Aliasname)] = t.Name
		}
		return nil
	case n.GetJoinExpr() != nil:
		j := n.GetJoinExpr()
		if j.Jointype != pg.JoinType_JOIN_INNER || j.IsNatural {
			return beyond("a join other than an inner one")
		}
		if err := r.from(sc, j.Larg); err != nil {
			return err
		}
		if err := r.from(sc, j.Rarg); err != nil {
			return err
		}
		if j.Quals == nil || j.Quals.GetAConst() != nil {
			return nil
		}
		rest, err := r.conditions(sc, j.Quals)
		if err == nil && len(rest) > 0 {
			err = beyond("a condition among the joins")
		}
		return err
	}
	return beyond("a query among the tables")
}

// joined orders the tables so that each is connected to one before it.
func (sc *scope) joined() (query.From, error) {
	if len(sc.tables) == 0 {
		return query.From{}, beyond("no table")
	}
	f := query.From{Tables: sc.tables[:1:1]}
	in := map[string]bool{sc.tables[0]: true}
	for len(f.Tables) < len(sc.tables) {
		before := len(f.Tables)
		for _, j := range sc.equal {
			if in[j.Right.Table] && !in[j.Left.Table] {
				j.Left, j.Right = j.Right, j.Left
			}
			if in[j.Left.Table] && !in[j.Right.Table] {
				in[j.Right.Table] = true
				f.Tables = append(f.Tables, j.Right.Table)
				f.Joins = append(f.Joins, j)
			}
		}
		if len(f.Tables) == before {
			return f, beyond("tables without a connection")
		}
	}
	return f, nil
}

// conditions flattens a boolean expression. Equalities between columns of two tables become joins.
func (r sqlReader) conditions(sc *scope, n *pg.Node) ([]query.Condition, error) {
	b := n.GetBoolExpr()
	if b == nil || b.Boolop == pg.BoolExprType_NOT_EXPR {
		c, join, err := r.condition(sc, n, false)
		if err != nil || join {
			return nil, err
		}
		return []query.Condition{c}, nil
	}
	var out []query.Condition
	for _, a := range b.Args {
		part, err := r.conditions(sc, a)
		if err != nil {
			return nil, err
		}
		if b.Boolop == pg.BoolExprType_OR_EXPR {
			if len(out) > 0 && len(part) > 0 {
				part[0].Or = true
			}
		} else if hasOr(part) {
			if part = asIn(part); part == nil {
				return nil, beyond("alternatives within a conjunction")
			}
		}
		out = append(out, part...)
	}
	return out, nil
}

func hasOr(conds []query.Condition) bool {
	for _, c := range conds {
		if c.Or {
			return true
		}
	}
	return false
}

// asIn makes one IN of alternatives that compare one column with literals; nil where they do more.
func asIn(conds []query.Condition) []query.Condition {
	in := query.Condition{Item: conds[0].Item, Op: query.In}
	for i, c := range conds {
		if c.Op != query.Equal || c.Sub != nil || !c.Item.Same(in.Item) || i > 0 && !c.Or {
			return nil
		}
		in.Values = append(in.Values, c.Values...)
	}
	return []query.Condition{in}
}

var operators = map[string]query.Op{"=": query.Equal, "<>": query.NotEqual, "!=": query.NotEqual, ">": query.Greater,
	">=": query.GreaterEqual, "<": query.Less, "<=": query.LessEqual}

var negations = map[query.Op]query.Op{query.Equal: query.NotEqual, query.Like: query.NotLike, query.In: query.NotIn,
	query.IsNull: query.IsNotNull}

// condition reads one comparison; join says that it was an equality between tables and is noted in the scope.
func (r sqlReader) condition(sc *scope, n *pg.Node, not bool) (c query.Condition, join bool, err error) {
	switch {
	case n.GetBoolExpr() != nil && n.GetBoolExpr().Boolop == pg.BoolExprType_NOT_EXPR:
		return r.condition(sc, n.GetBoolExpr().Args[0], !not)
	case n.GetNullTest() != nil:
		t := n.GetNullTest()
		c.Op = query.IsNull
		if (t.Nulltesttype == pg.NullTestType_IS_NOT_NULL) != not {
			c.Op = query.IsNotNull
		}
		c.Item, err = r.item(sc, t.Arg)
		return c, false, err
	case n.GetSubLink() != nil:
		l := n.GetSubLink()
		if l.SubLinkType != pg.SubLinkType_ANY_SUBLINK || l.Testexpr == nil {
			return c, false, beyond("EXISTS or a quantified comparison")
		}
		c.Op = query.In
		if c.Item, err = r.item(sc, l.Testexpr); err != nil {
			return c, false, err
		}
		c.Sub, err = r.statement(l.Subselect.GetSelectStmt(), sc)
	case n.GetAExpr() != nil:
		join, err = r.comparison(sc, n.GetAExpr(), &c)
	default:
		return c, false, beyond("a condition of another form")
	}
	if not && err == nil {
		op, ok := negations[c.Op]
		if !ok {
			return c, false, beyond("a negated condition")
		}
		c.Op = op
	}
	return c, join, err
}

func (r sqlReader) comparison(sc *scope, e *pg.A_Expr, c *query.Condition) (join bool, err error) {
	name := e.Name[0].GetString_().GetSval()
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		c.Op = operators[name]
	case pg.A_Expr_Kind_AEXPR_LIKE:
		c.Op = map[string]query.Op{"~~": query.Like, "!~~": query.NotLike}[name]
	case pg.A_Expr_Kind_AEXPR_BETWEEN:
		c.Op = query.Between
	case pg.A_Expr_Kind_AEXPR_IN:
		c.Op = map[string]query.Op{"=": query.In, "<>": query.NotIn}[name]
	}
	if c.Op == "" {
		return false, beyond("operator " + name)
	}
	if c.Item, err = r.item(sc, e.Lexpr); err != nil {
		return false, err
	}
	if l := e.Rexpr.GetSubLink(); l != nil {
		if l.SubLinkType != pg.SubLinkType_EXPR_SUBLINK {
			return false, beyond("a quantified comparison")
		}
		c.Sub, err = r.statement(l.Subselect.GetSelectStmt(), sc)
		return false, err
	}
	if e.Rexpr.GetColumnRef() != nil {
		right, err := r.item(sc, e.Rexpr)
		if err != nil {
			return false, err
		}
		if c.Op != query.Equal || right.Column.Table == c.Item.Column.Table {
			return false, beyond("a comparison of two columns")
		}
		sc.equal = append(sc.equal, query.Join{Left: c.Item.Column, Right: right.Column})
		return true, nil
	}
	values := []*pg.Node{e.Rexpr}
	if l := e.Rexpr.GetList(); l != nil {
		values = l.Items
	}
	for _, v := range values {
		val, err := literal(v)
		if err != nil {
			return false, err
		}
		c.Values = append(c.Values, val)
	}
	return false, nil
}

func literal(n *pg.Node) (query.Value, error) {
	v := query.Value{First: -1, Last: -1}
	sign := ""
	if e := n.GetAExpr(); e != nil && e.Lexpr == nil && e.Name[0].GetString_().GetSval() == "-" {
		sign, n = "-", e.Rexpr
	}
	k := n.GetAConst()
	switch {
	case k == nil:
		return v, beyond("a value that is no literal")
	case k.GetSval() != nil:
		v.Text = k.GetSval().GetSval()
	case k.GetFval() != nil:
		v.Text, v.Number = sign+k.GetFval().GetFval(), true
	case k.GetIval() != nil:
		v.Text, v.Number = sign+strconv.Itoa(int(k.GetIval().GetIval())), true
	default:
		return v, beyond("a literal of another kind")
	}
	return v, nil
}

var aggregates = map[string]query.Agg{"max": query.Max, "min": query.Min, "count": query.Count, "sum": query.Sum,
	"avg": query.Avg}

func (r sqlReader) item(sc *scope, n *pg.Node) (query.Item, error) {
	if f := n.GetFuncCall(); f != nil {
		agg, ok := aggregates[strings.ToLower(f.Funcname[len(f.Funcname)-1].GetString_().GetSval())]
		if !ok || len(f.Args) > 1 {
			return query.Item{}, beyond("a function")
		}
		if f.AggStar {
			return query.Item{Agg: agg, Column: query.Column{Name: "*"}}, nil
		}
		it, err := r.item(sc, f.Args[0])
		if err == nil && it.Agg != query.None {
			err = beyond("an aggregate of an aggregate")
		}
		it.Agg, it.Distinct = agg, f.AggDistinct
		return it, err
	}
	ref := n.GetColumnRef()
	if ref == nil {
		return query.Item{}, beyond("an expression")
	}
	last := ref.Fields[len(ref.Fields)-1]
	name, table := last.GetString_().GetSval(), ""
	if len(ref.Fields) > 1 {
		table = ref.Fields[0].GetString_().GetSval()
	}
	if last.GetAStar() != nil {
		if table != "" {
			return query.Star(sc.aliases[strings.ToLower(table)]), nil
		}
		return query.Star(""), nil
	}
	for s := sc; s != nil; s = s.outer {
		tables := s.tables
		if table != "" {
			tables = nil
			if t, ok := s.aliases[strings.ToLower(table)]; ok {
				tables = []string{t}
			}
		}
		for _, t := range tables {
			if c := r.db.Table(t).Column(name); c != nil {
				if s != sc {
					return query.Item{}, beyond("a column of the enclosing query")
				}
				return query.Item{Column: query.Column{Table: t, Name: c.Name}}, nil
			}
		}
	}
	return query.Item{}, fmt.Errorf("parse gold SQL: no column %s among %s", name,
		strings.Join(sortedCopy(sc.tables), ", "))
}

func sortedCopy(s []string) []string {
	s = append([]string(nil), s...)
	sort.Strings(s)
	return s
}
