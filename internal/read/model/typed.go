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

// typer converts a statement's tree to a query.Query and records which component each position belongs to.
type typer struct {
	db     *schema.Database
	marks  map[int]mark
	blocks []string // in the order of their SELECTs in the text
	count  map[string]int
	force  *mark // if set, everything belongs to this component
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
	n := t.count[block+string(kind)]
	t.count[block+string(kind)]++
	return mark{block, kind, n}
}

// within runs f and assigns everything that it finds to one component.
func (t *typer) within(m mark, f func() error) error {
	before := t.force
	if before == nil {
		t.force = &m
	}
	defer func() { t.force = before }()
	return f()
}

// names maps the lower-case names that a SELECT uses to tables.
type names struct {
	from   query.From
	called map[string]string // by lower-case name: the name in from
}

func (t *typer) statement(s *pg.SelectStmt, block string) (*query.Query, error) {
	if s.Op == pg.SetOperation_SETOP_NONE {
		return t.core(s, block)
	}
	simple := func(arm *pg.SelectStmt) bool {
		return arm.Op == pg.SetOperation_SETOP_NONE && len(arm.SortClause) == 0 && arm.LimitCount == nil &&
			arm.LimitOffset == nil
	}
	if s.All || !simple(s.Larg) || !simple(s.Rarg) || s.WithClause != nil {
		return nil, errUntyped
	}
	left, err := t.core(s.Larg, block)
	if err != nil {
		return nil, err
	}
	// query.Query keeps the order of a set operation in its right query.
	right := s.Rarg
	right.SortClause, right.LimitCount, right.LimitOffset, right.LimitOption = s.SortClause, s.LimitCount, s.LimitOffset,
		s.LimitOption
	if left.Right, err = t.core(right, block+"right/"); err != nil {
		return nil, err
	}
	if len(left.Right.OrderBy) > 0 && (len(left.Right.From.Tables) > 1 || len(left.Select) != len(left.Right.Select)) {
		return nil, errUntyped
	}
	left.Set = map[pg.SetOperation]query.SetOp{pg.SetOperation_SETOP_UNION: query.Union,
		pg.SetOperation_SETOP_INTERSECT: query.Intersect, pg.SetOperation_SETOP_EXCEPT: query.Except}[s.Op]
	return left, nil
}

func (t *typer) core(s *pg.SelectStmt, block string) (*query.Query, error) {
	t.blocks = append(t.blocks, block)
	distinct := len(s.DistinctClause) > 0
	if distinct && s.DistinctClause[0].GetNode() != nil || s.WithClause != nil || len(s.WindowClause) > 0 ||
		len(s.ValuesLists) > 0 ||
		len(s.FromClause) != 1 || s.GroupDistinct || s.HavingClause != nil && len(s.GroupClause) == 0 {
		return nil, errUntyped
	}
	n := &names{called: map[string]string{}}
	if err := t.from(n, s.FromClause[0], block); err != nil {
		return nil, err
	}
	q := &query.Query{Distinct: distinct, From: n.from}
	for _, step := range []func() error{
		func() error { return t.selectList(q, n, s.TargetList, block) },
		func() (err error) { q.Where, err = t.conditions(n, s.WhereClause, block, whereKinds); return err },
		func() error { return t.groupBy(q, n, s.GroupClause, block) },
		func() (err error) { q.Having, err = t.conditions(n, s.HavingClause, block, havingKinds); return err },
		func() error { return t.orderBy(q, n, s.SortClause, block) },
		func() error { return t.limits(q, s, block) },
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return q, t.checkGrouping(q)
}

// selectList converts the select list.
func (t *typer) selectList(q *query.Query, n *names, list []*pg.Node, block string) error {
	for i, target := range list {
		r := target.GetResTarget()
		if r.Name != "" && r.Name != syntax.ColumnName(r.Val) || len(r.Indirection) > 0 {
			return errUntyped // query.Query has no aliases for items
		}
		it, err := t.item(n, r.Val, mark{block, query.SelectColumn, i}, mark{block, query.SelectAgg, i},
			func() mark { return t.next(block, query.SelectText) })
		if err != nil {
			return err
		}
		q.Select = append(q.Select, it)
	}
	return nil
}

func (t *typer) groupBy(q *query.Query, n *names, list []*pg.Node, block string) error {
	for i, g := range list {
		m := mark{block, query.GroupColumn, i}
		it, err := t.item(n, g, m, m, func() mark { return m })
		if err != nil {
			return err
		}
		if it.Agg != query.None || it.Text != nil || it.Column.Name == "*" {
			return errUntyped
		}
		q.GroupBy = append(q.GroupBy, it.Column)
	}
	return nil
}

// checkGrouping sets q.Keyed if the statement shows columns that it does not group by. It fails if query.Query cannot
// express the grouping.
func (t *typer) checkGrouping(q *query.Query) error {
	items := append([]query.Item(nil), q.Select...)
	for _, o := range q.OrderBy {
		items = append(items, o.Item)
	}
	aggregated, plain := false, false
	for _, it := range items {
		if it.Agg != query.None {
			aggregated = true
			continue
		}
		in := slices.ContainsFunc(q.GroupBy, func(g query.Column) bool { return g == it.Column })
		plain = plain || !in
		if it.Text != nil && (len(q.GroupBy) > 0) {
			return errUntyped
		}
	}
	if len(q.GroupBy) > 0 {
		q.Keyed = plain
		return nil
	}
	if aggregated && plain {
		return errUntyped // an invalid statement, or a grouping that query.Query lacks
	}
	return nil
}

func (t *typer) orderBy(q *query.Query, n *names, list []*pg.Node, block string) error {
	for i, o := range list {
		s := o.GetSortBy()
		m := mark{block, query.OrderItem, i}
		it, err := t.item(n, s.Node, m, m, func() mark { return m })
		if err != nil {
			return err
		}
		key := query.Order{Item: it, Desc: s.SortbyDir == pg.SortByDir_SORTBY_DESC}
		switch last := s.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_LAST; {
		case s.SortbyDir == pg.SortByDir_SORTBY_USING:
			return errUntyped
		case s.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_DEFAULT:
		case key.Desc && last:
			key.NullsLast = true
		case key.Desc == last: // NULLS position differs from the direction's default
			return errUntyped
		}
		q.OrderBy = append(q.OrderBy, key)
	}
	return nil
}

func (t *typer) limits(q *query.Query, s *pg.SelectStmt, block string) error {
	read := func(n *pg.Node) (int, error) {
		if n == nil {
			return 0, nil
		}
		k, ok := n.GetAConst().GetVal().(*pg.A_Const_Ival)
		if !ok || k.Ival.Ival < 1 {
			return 0, errUntyped
		}
		t.mark(syntax.Location(n), mark{block, query.LimitRows, 0})
		return int(k.Ival.Ival), nil
	}
	if s.LimitOption == pg.LimitOption_LIMIT_OPTION_WITH_TIES {
		return errUntyped
	}
	var err error
	if q.Limit, err = read(s.LimitCount); err != nil {
		return err
	}
	q.Offset, err = read(s.LimitOffset)
	return err
}

// from converts tables joined by equalities.
func (t *typer) from(n *names, node *pg.Node, block string) error {
	here := mark{block, query.FromTables, 0}
	if v := node.GetRangeVar(); v != nil {
		return t.table(n, v, here)
	}
	j := node.GetJoinExpr()
	if j == nil || j.Jointype != pg.JoinType_JOIN_INNER || j.IsNatural || j.Rarg.GetRangeVar() == nil || j.Alias != nil ||
		len(j.UsingClause) > 0 {
		return errUntyped
	}
	if err := t.from(n, j.Larg, block); err != nil {
		return err
	}
	if err := t.from(n, j.Rarg, block); err != nil {
		return err
	}
	e := j.Quals.GetAExpr()
	if e == nil || e.Kind != pg.A_Expr_Kind_AEXPR_OP || operator(e) != "=" {
		return errUntyped
	}
	var join query.Join
	err := t.within(here, func() (err error) {
		t.mark(int(e.Location), here)
		if join.Left, err = t.column(n, e.Lexpr, here); err == nil {
			join.Right, err = t.column(n, e.Rexpr, here)
		}
		return err
	})
	added := n.from.Tables[len(n.from.Tables)-1]
	if err != nil || (join.Left.Table == added) == (join.Right.Table == added) {
		return errUntyped
	}
	n.from.Joins = append(n.from.Joins, join)
	return nil
}

// table converts a table in FROM; one used twice needs an alias.
func (t *typer) table(n *names, v *pg.RangeVar, here mark) error {
	table := t.db.Table(v.Relname)
	if table == nil || v.Schemaname != "" || v.GetAlias() != nil && len(v.Alias.Colnames) > 0 || !v.Inh {
		return errUntyped
	}
	t.mark(int(v.Location), here)
	called, name := v.Relname, table.Name
	if v.Alias != nil {
		called = v.Alias.Aliasname
	}
	for _, have := range n.from.Tables {
		if n.from.Table(have) != table.Name {
			continue
		}
		if name = called; strings.EqualFold(called, table.Name) || t.db.Table(called) != nil {
			return errUntyped
		}
		if n.from.Alias == nil {
			n.from.Alias = map[string]string{}
		}
		n.from.Alias[name] = table.Name
	}
	if _, twice := n.called[strings.ToLower(called)]; twice {
		return errUntyped
	}
	n.called[strings.ToLower(called)] = name
	n.from.Tables = append(n.from.Tables, name)
	return nil
}
