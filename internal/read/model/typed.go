package model

import (
	"errors"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// errUntyped means that query.Query cannot express a statement exactly.
var errUntyped = errors.New("query.Query cannot express the statement")

// require panics with errUntyped, which typed catches, unless a condition holds. Every step of the conversion may meet
// something that cannot be expressed.
func require(holds bool) {
	if !holds {
		panic(errUntyped)
	}
}

// typer converts a statement's tree to a query.Query and records which component each position belongs to.
type typer struct {
	db    *schema.Database
	marks map[int]mark // by position in the text
	count map[mark]int // the number of components of a block and kind so far
	force *mark        // if set, everything belongs to this component
}

// typed converts a statement. The error is errUntyped.
func typed(db *schema.Database, s *syntax.Statement) (q *query.Query, t *typer, err error) {
	defer func() {
		if r := recover(); r != nil {
			if r != errUntyped { //nolint:errorlint // it is the same value
				panic(r)
			}
			q, err = nil, errUntyped
		}
	}()
	require(s.Document == nil)
	t = &typer{db: db, marks: map[int]mark{}, count: map[mark]int{}}
	return t.statement(syntax.Clone(s.Root).GetSelectStmt(), ""), t, nil
}

// mark identifies a component by its block, its kind and its index among those of that kind.
type mark struct {
	block string
	kind  query.Kind
	n     int
}

func (t *typer) mark(at int, m mark) {
	if t.force != nil {
		m = *t.force
	}
	if at >= 0 {
		t.marks[at] = m
	}
}

// next returns the mark of the next component of a kind in a block.
func (t *typer) next(block string, kind query.Kind) mark {
	m := mark{block: block, kind: kind}
	t.count[m]++
	return mark{block, kind, t.count[m] - 1}
}

// within runs f and assigns everything that it finds to one component.
func (t *typer) within(m mark, f func()) {
	if t.force == nil {
		t.force = &m
		defer func() { t.force = nil }()
	}
	f()
}

// names maps the lower-case names that a SELECT uses to tables.
type names struct {
	from   query.From
	called map[string]string // by lower-case name: the name in from
}

func (t *typer) statement(s *pg.SelectStmt, block string) *query.Query {
	if s.Op == pg.SetOperation_SETOP_NONE {
		return t.core(s, block)
	}
	simple := func(arm *pg.SelectStmt) bool {
		return arm.Op == pg.SetOperation_SETOP_NONE && len(arm.SortClause) == 0 && arm.LimitCount == nil &&
			arm.LimitOffset == nil
	}
	require(!s.All && simple(s.Larg) && simple(s.Rarg) && s.WithClause == nil)
	left := t.core(s.Larg, block)
	// query.Query keeps the order of a set operation in its right query.
	right := s.Rarg
	right.SortClause, right.LimitCount, right.LimitOffset, right.LimitOption = s.SortClause, s.LimitCount, s.LimitOffset,
		s.LimitOption
	left.Right = t.core(right, block+"right/")
	require(len(left.Right.OrderBy) == 0 || len(left.Right.From.Tables) == 1 && len(left.Select) == len(left.Right.Select))
	left.Set = map[pg.SetOperation]query.SetOp{pg.SetOperation_SETOP_UNION: query.Union,
		pg.SetOperation_SETOP_INTERSECT: query.Intersect, pg.SetOperation_SETOP_EXCEPT: query.Except}[s.Op]
	return left
}

func (t *typer) core(s *pg.SelectStmt, block string) *query.Query {
	distinct := len(s.DistinctClause) > 0
	require((!distinct || s.DistinctClause[0].GetNode() == nil) && s.WithClause == nil && len(s.WindowClause) == 0 &&
		len(s.ValuesLists) == 0 && len(s.FromClause) == 1 && !s.GroupDistinct &&
		(s.HavingClause == nil || len(s.GroupClause) > 0))
	n := &names{called: map[string]string{}}
	t.from(n, s.FromClause[0], block)
	q := &query.Query{Distinct: distinct, From: n.from}
	for i, target := range s.TargetList {
		r := target.GetResTarget() // query.Query has no aliases for items
		require((r.Name == "" || r.Name == syntax.ColumnName(r.Val)) && len(r.Indirection) == 0)
		q.Select = append(q.Select, t.item(n, r.Val, mark{block, query.SelectColumn, i}, mark{block, query.SelectAgg, i},
			func() mark { return t.next(block, query.SelectText) }))
	}
	q.Where = t.conditions(n, s.WhereClause, block, whereKinds)
	for i, g := range s.GroupClause {
		it := t.plain(n, g, mark{block, query.GroupColumn, i})
		require(it.Agg == query.None && it.Text == nil && it.Column.Name != "*")
		q.GroupBy = append(q.GroupBy, it.Column)
	}
	q.Having = t.conditions(n, s.HavingClause, block, havingKinds)
	for i, o := range s.SortClause {
		q.OrderBy = append(q.OrderBy, t.order(n, o.GetSortBy(), mark{block, query.OrderItem, i}))
	}
	require(s.LimitOption != pg.LimitOption_LIMIT_OPTION_WITH_TIES)
	q.Limit, q.Offset = t.limit(s.LimitCount, block), t.limit(s.LimitOffset, block)
	checkGrouping(q)
	return q
}

// plain converts a value whose parts all belong to one component.
func (t *typer) plain(n *names, node *pg.Node, m mark) query.Item {
	return t.item(n, node, m, m, func() mark { return m })
}

// checkGrouping sets q.Keyed if the statement shows columns that it does not group by.
func checkGrouping(q *query.Query) {
	items := slices.Clone(q.Select)
	for _, o := range q.OrderBy {
		items = append(items, o.Item)
	}
	aggregated, plain := false, false
	for _, it := range items {
		if it.Agg != query.None {
			aggregated = true
			continue
		}
		plain = plain || !slices.Contains(q.GroupBy, it.Column)
		require(it.Text == nil || len(q.GroupBy) == 0)
	}
	q.Keyed = plain && len(q.GroupBy) > 0
	require(q.Keyed || !aggregated || !plain) // otherwise it is invalid, or query.Query cannot express it
}

func (t *typer) order(n *names, s *pg.SortBy, m mark) query.Order {
	key := query.Order{Item: t.plain(n, s.Node, m), Desc: s.SortbyDir == pg.SortByDir_SORTBY_DESC}
	require(s.SortbyDir != pg.SortByDir_SORTBY_USING)
	if s.SortbyNulls != pg.SortByNulls_SORTBY_NULLS_DEFAULT {
		last := s.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_LAST
		key.NullsLast = key.Desc && last
		require(key.NullsLast || key.Desc != last) // otherwise NULLs are not where the direction puts them
	}
	return key
}

func (t *typer) limit(n *pg.Node, block string) int {
	if n == nil {
		return 0
	}
	k, ok := n.GetAConst().GetVal().(*pg.A_Const_Ival)
	require(ok && k.Ival.Ival >= 1)
	t.mark(syntax.Location(n), mark{block, query.LimitRows, 0})
	return int(k.Ival.Ival)
}

// from converts tables joined by equalities.
func (t *typer) from(n *names, node *pg.Node, block string) {
	here := mark{block, query.FromTables, 0}
	if v := node.GetRangeVar(); v != nil {
		t.table(n, v, here)
		return
	}
	j := node.GetJoinExpr()
	require(j != nil && j.Jointype == pg.JoinType_JOIN_INNER && !j.IsNatural && j.Rarg.GetRangeVar() != nil &&
		j.Alias == nil && len(j.UsingClause) == 0)
	t.from(n, j.Larg, block)
	t.from(n, j.Rarg, block)
	e := j.Quals.GetAExpr()
	require(e != nil && e.Kind == pg.A_Expr_Kind_AEXPR_OP && operator(e) == "=")
	var join query.Join
	t.within(here, func() {
		t.mark(int(e.Location), here)
		join = query.Join{Left: t.column(n, e.Lexpr, here), Right: t.column(n, e.Rexpr, here)}
	})
	added := n.from.Tables[len(n.from.Tables)-1]
	require((join.Left.Table == added) != (join.Right.Table == added))
	n.from.Joins = append(n.from.Joins, join)
}

// table converts a table in FROM; one used twice needs an alias.
func (t *typer) table(n *names, v *pg.RangeVar, here mark) {
	table := t.db.Table(v.Relname)
	require(table != nil && v.Schemaname == "" && len(v.GetAlias().GetColnames()) == 0 && v.Inh)
	t.mark(int(v.Location), here)
	called, name := v.Relname, table.Name
	if v.Alias != nil {
		called = v.Alias.Aliasname
	}
	for _, have := range n.from.Tables {
		if n.from.Table(have) != table.Name {
			continue
		}
		name = called
		require(!strings.EqualFold(called, table.Name) && t.db.Table(called) == nil)
		if n.from.Alias == nil {
			n.from.Alias = map[string]string{}
		}
		n.from.Alias[name] = table.Name
	}
	low := strings.ToLower(called)
	require(n.called[low] == "")
	n.called[low] = name
	n.from.Tables = append(n.from.Tables, name)
}
