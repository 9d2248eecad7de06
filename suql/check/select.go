package check

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// selectStmt checks a complete SELECT, in which untyped literals become text.
func (c *checker) selectStmt(sel *pg.SelectStmt, parent *scope, register func(*Query)) *Query {
	q := c.checkBranch(sel, parent, register)
	c.castLiteralsToText(sel, q)
	return q
}

// castLiteralsToText casts a query's untyped columns to text.
func (c *checker) castLiteralsToText(sel *pg.SelectStmt, q *Query) {
	for i := range q.Columns {
		if q.Columns[i].Type.isUnknown() {
			c.coerceColumn(sel, i, Type{Kind: Text})
		}
	}
}

// checkBranch checks a SELECT that may be a branch of a set operation, so that literals may get their type from another
// branch. For a recursive query, register is called when the columns of the non-recursive branch are known.
func (c *checker) checkBranch(sel *pg.SelectStmt, parent *scope, register func(*Query)) *Query {
	base := &scope{parent: parent}
	if sel.WithClause != nil {
		c.checkWith(sel.WithClause, base)
	}
	var q *Query
	switch {
	case sel.Op != pg.SetOperation_SETOP_NONE:
		q = c.setOperation(sel, base, register)
	default:
		q = c.checkPlain(sel, base)
	}
	c.checkLimit(sel, base)
	return q
}

func (c *checker) checkWith(w *pg.WithClause, s *scope) {
	for _, n := range w.Ctes {
		definition := n.GetCommonTableExpr()
		if slices.ContainsFunc(s.ctes, func(other *CTE) bool { return other.Name == definition.Ctename }) {
			c.fail("42712", int(definition.Location), "WITH query name %q specified more than once", definition.Ctename)
		}
		cte := &CTE{Name: definition.Ctename}
		c.out.ctes[n] = cte
		sel := definition.Ctequery.GetSelectStmt()
		nameColumns := func(q *Query) {
			cte.Columns = append([]Column(nil), q.Columns...)
			c.renameColumns(cte.Columns, definition.Aliascolnames, "WITH query", cte.Name, int(definition.Location))
		}
		if w.Recursive && sel.Op == pg.SetOperation_SETOP_UNION {
			cte.Query = c.selectStmt(sel, s, func(q *Query) {
				nameColumns(q)
				s.ctes = append(s.ctes, cte)
				cte.isUsed = false
			})
			cte.Recursive = cte.isUsed
			nameColumns(cte.Query)
			if len(s.ctes) == 0 || s.ctes[len(s.ctes)-1] != cte {
				s.ctes = append(s.ctes, cte)
			}
			continue
		}
		cte.Query = c.selectStmt(sel, s, nil)
		nameColumns(cte.Query)
		s.ctes = append(s.ctes, cte)
	}
}

func (c *checker) setOperation(sel *pg.SelectStmt, s *scope, register func(*Query)) *Query {
	q := &Query{scope: s}
	c.out.queries[sel] = q
	l := c.checkBranch(sel.Larg, s, nil)
	if register != nil {
		c.castLiteralsToText(sel.Larg, l)
		register(l)
	}
	r := c.checkBranch(sel.Rarg, s, nil)
	name := strings.TrimPrefix(sel.Op.String(), "SETOP_")
	q.IsCorrelated = l.IsCorrelated || r.IsCorrelated
	if len(l.Columns) != len(r.Columns) {
		c.fail(codeSyntax, targetLocation(sel.Rarg, 0), "each %s query must have the same number of columns", name)
		q.Columns = l.Columns
		return q
	}
	for i := range l.Columns {
		a, b := l.Columns[i], r.Columns[i]
		t, ok := commonType([]Type{a.Type, b.Type})
		if !ok {
			c.fail(codeMismatch, targetLocation(sel.Rarg, i), "%s types %s and %s cannot be matched", name, a.Type, b.Type)
			t = Type{Kind: Bad}
		}
		c.coerceColumn(sel.Larg, i, t)
		c.coerceColumn(sel.Rarg, i, t)
		col := Column{Name: a.Name, Type: t, weight: a.weight + b.weight}
		if a.Base != nil && a.Base == b.Base && t == a.Type {
			col.Base, col.Table = a.Base, a.Table
		}
		q.Columns = append(q.Columns, col)
	}
	for _, n := range sel.SortClause {
		sort := n.GetSortBy()
		i := c.outputIndex(sort.Node, q)
		if i < 0 {
			c.failHint(codeUnsupported, location(sort.Node), "only result column names can be used, not expressions or functions",
				"invalid UNION/INTERSECT/EXCEPT ORDER BY clause")
			continue
		}
		q.Order = append(q.Order, Order{Target: i, Sort: sort})
	}
	return q
}

// targetLocation returns the start of a column in the select list, or in that of the first branch.
func targetLocation(sel *pg.SelectStmt, i int) int {
	for sel.Larg != nil {
		sel = sel.Larg
	}
	if i >= len(sel.TargetList) {
		return -1
	}
	return startLocation(sel.TargetList[i].GetResTarget().GetVal())
}

// coerceColumn casts a column of a query in every branch.
func (c *checker) coerceColumn(sel *pg.SelectStmt, i int, t Type) {
	q := c.out.queries[sel]
	switch {
	case q == nil || i >= len(q.Columns), q.Columns[i].Type == t && !t.HasMod && t.Native == "":
		return
	case sel.Op != pg.SetOperation_SETOP_NONE:
		c.coerceColumn(sel.Larg, i, t)
		c.coerceColumn(sel.Rarg, i, t)
	case i < len(q.Targets):
		c.coerce(q.Targets[i], t)
	}
	if q.Columns[i].Type != t {
		q.Columns[i].Type = t
		if !t.isNumber() && !t.List {
			q.Columns[i].Base, q.Columns[i].Table = nil, nil
		}
	}
}

// checkPlain checks a SELECT without set operations, and reports errors in PostgreSQL's order.
func (c *checker) checkPlain(sel *pg.SelectStmt, base *scope) *Query {
	q := &Query{}
	s := &scope{parent: base, query: q}
	q.scope = s
	c.out.queries[sel] = q

	c.from(sel.FromClause, s, base)
	c.checkTargets(sel, s)
	if sel.WhereClause != nil {
		s.clause = "WHERE"
		c.checkCondition(sel.WhereClause, s, "WHERE")
	}
	if sel.HavingClause != nil {
		s.clause = "HAVING"
		q.IsGrouped = true
		c.checkCondition(sel.HavingClause, s, "HAVING")
	}
	s.clause = "ORDER BY"
	c.checkOrderBy(sel, s)
	s.clause = "GROUP BY"
	c.checkGroupBy(sel, s)
	s.clause = "DISTINCT ON"
	c.checkDistinct(sel, s)
	for _, w := range sel.WindowClause {
		s.clause = "WINDOW"
		c.windowDef(w.GetWindowDef(), s)
	}
	q.IsGrouped = q.IsGrouped || q.HasAggregates || len(sel.GroupClause) > 0
	if q.IsGrouped && c.err == nil {
		c.checkGrouping(sel, q)
	}
	return q
}

// checkTargets checks the select list and expands stars.
func (c *checker) checkTargets(sel *pg.SelectStmt, s *scope) {
	q := s.query
	if len(sel.TargetList) == 0 {
		c.fail(codeUnsupported, -1, "a SELECT without columns is not supported")
	}
	s.clause = "SELECT"
	var item *pg.Node
	addStarColumn := func(ref *Ref, name string) {
		c.countColumn(q, item)
		n := &pg.Node{Node: &pg.Node_ColumnRef{ColumnRef: &pg.ColumnRef{
			Fields: []*pg.Node{pg.MakeStrNode(ref.Source.Name), pg.MakeStrNode(ref.Column().Name)}, Location: -1}}}
		col := ref.Column()
		c.record(n, Expr{Type: col.Type, Ref: ref})
		q.Targets = append(q.Targets, n)
		col.Name = name
		q.Columns = append(q.Columns, col)
	}
	for _, item = range sel.TargetList {
		target := item.GetResTarget()
		if ref := target.Val.GetColumnRef(); ref != nil && ref.Fields[len(ref.Fields)-1].GetAStar() != nil {
			c.expandStar(ref, s, addStarColumn)
			continue
		}
		c.countColumn(q, item)
		sizeBefore, name := c.size, syntax.ColumnName(target.Val)
		t := c.expr(target.Val, s)
		col := Column{Name: target.Name, Type: t, weight: c.size - sizeBefore}
		switch newName := syntax.ColumnName(target.Val); {
		case col.Name != "":
		// a date has replaced a clock function
		case name != newName && name != syntax.NoName && target.Val.GetColumnRef() == nil:
			target.Name, col.Name = name, name
		default:
			col.Name = newName
		}
		if ref := c.out.exprs[target.Val]; ref != nil && ref.Ref != nil {
			base := ref.Ref.Column()
			col.Base, col.Table = base.Base, base.Table
			if target.Name == "" { // the case of the name may have been corrected
				col.Name = syntax.ColumnName(target.Val)
			}
		}
		if target.Val.GetRowExpr() != nil {
			c.fail(codeUnsupported, location(target.Val), "using a whole row as a value is not supported")
		}
		q.Targets = append(q.Targets, target.Val)
		q.Columns = append(q.Columns, col)
	}
}

func (c *checker) expandStar(ref *pg.ColumnRef, s *scope, add func(*Ref, string)) {
	if len(ref.Fields) == 1 {
		if len(s.names) == 0 && len(s.rels) == 0 {
			c.fail(codeSyntax, int(ref.Location), "SELECT * with no tables specified is not valid")
		}
		for _, col := range s.names {
			add(col.ref, col.name)
		}
		return
	}
	table := ref.Fields[len(ref.Fields)-2].GetString_().GetSval()
	found, in := s.findRelation(table)
	if found == nil {
		c.failNoRelation(ref, table, s)
		return
	}
	r := found[0]
	ref.Fields[len(ref.Fields)-2] = pg.MakeStrNode(r.Name)
	for i, col := range r.Columns {
		if !col.isUnlisted {
			add(c.markCorrelated(&Ref{Source: r, Index: i, scope: in}, s), col.Name)
		}
	}
}

// outputIndex returns the index of the result column to which an item of ORDER BY or GROUP BY refers, by name or
// number, or -1.
func (c *checker) outputIndex(n *pg.Node, q *Query) int {
	if ref := n.GetColumnRef(); ref != nil && len(ref.Fields) == 1 {
		name := ref.Fields[0].GetString_().GetSval()
		return slices.IndexFunc(q.Columns, func(col Column) bool { return col.Name == name && name != "" })
	}
	if k := n.GetAConst(); k != nil && !k.Isnull {
		if v, ok := k.Val.(*pg.A_Const_Ival); ok {
			if i := int(v.Ival.GetIval()); i >= 1 && i <= len(q.Columns) {
				return i - 1
			}
			return len(q.Columns) // out of range
		}
	}
	return -1
}

// resolveItem resolves an item of GROUP BY, ORDER BY or DISTINCT ON: the name or number of a selected expression, or
// another expression. It returns the expression and its index in the select list, or -1.
func (c *checker) resolveItem(n *pg.Node, s *scope, clause string) (i int, node *pg.Node, ok bool) {
	q := s.query
	switch i = c.outputIndex(n, q); {
	case i >= len(q.Columns):
		c.fail("42P10", location(n), "%s position %d is not in select list", clause, n.GetAConst().GetIval().GetIval())
		return i, nil, false
	case i >= 0:
		return i, q.Targets[i], true
	case n.GetAConst() != nil:
		c.fail(codeSyntax, location(n), "non-integer constant in %s", clause)
		return i, nil, false
	}
	c.expr(n, s)
	c.castLiteralToText(n)
	return c.findTarget(q, n), n, true
}

func (c *checker) checkOrderBy(sel *pg.SelectStmt, s *scope) {
	q := s.query
	for _, n := range sel.SortClause {
		sort := n.GetSortBy()
		i, node, ok := c.resolveItem(sort.Node, s, "ORDER BY")
		if !ok {
			continue
		}
		distinct := len(sel.DistinctClause) > 0 && sel.DistinctClause[0].GetNode() == nil
		if i < 0 && distinct && c.out.exprs[node].Type.Kind != Bad {
			c.fail("42P10", location(sort.Node), "for SELECT DISTINCT, ORDER BY expressions must appear in select list")
		}
		q.Order = append(q.Order, Order{Target: i, Node: node, Sort: sort})
	}
}

// findTarget returns the index of the target equal to an expression, or -1.
func (c *checker) findTarget(q *Query, n *pg.Node) int {
	key := c.key(n)
	return slices.IndexFunc(q.Targets, func(t *pg.Node) bool { return c.key(t) == key })
}

// castLiteralToText casts an untyped literal to text.
func (c *checker) castLiteralToText(n *pg.Node) {
	if e := c.out.exprs[n]; e != nil && e.Type.isUnknown() {
		c.coerce(n, Type{Kind: Text})
	}
}

func (e *Expr) result() Type {
	if e.CastTo.Kind != Bad {
		return e.CastTo
	}
	return e.Type
}

func (c *checker) checkLimit(sel *pg.SelectStmt, s *scope) {
	inner := s
	if q := c.out.queries[sel]; q != nil && q.scope != nil && q.scope.query == q {
		inner = q.scope
	}
	for _, l := range []struct {
		n    *pg.Node
		name string
	}{{sel.LimitOffset, "OFFSET"}, {sel.LimitCount, "LIMIT"}} {
		if l.n == nil {
			continue
		}
		inner.clause = l.name
		t := c.expr(l.n, inner)
		hasColumns := false
		syntax.WalkOwn(l.n, func(n *pg.Node) bool {
			hasColumns = hasColumns || n.GetColumnRef() != nil
			return true
		})
		switch {
		case hasColumns && (t.isUnknown() || t.isNumber()):
			c.fail("42P10", location(l.n), "argument of %s must not contain variables", l.name)
		case t.isUnknown(), t.isNumber(), t.is(Other):
			c.cast(l.n, Type{Kind: Int})
		case t.Kind != Bad:
			c.fail(codeMismatch, startLocation(l.n), "argument of %s must be type bigint, not type %s", l.name, t)
		}
	}
}
