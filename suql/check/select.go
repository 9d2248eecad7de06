package check

import (
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// selectStmt checks a complete SELECT: untyped literals become text.
func (c *checker) selectStmt(sel *pg.SelectStmt, parent *scope, register func(*Query)) *Query {
	q := c.setArm(sel, parent, register)
	c.literalsAreText(sel, q)
	return q
}

// literalsAreText casts a query's untyped columns to text.
func (c *checker) literalsAreText(sel *pg.SelectStmt, q *Query) {
	for i := range q.Columns {
		if q.Columns[i].Type.unknown() {
			c.coerceColumn(sel, i, Type{Kind: Text})
		}
	}
}

// setArm checks a SELECT that may be part of a set operation, so that literals may get their type from another arm.
// register is called, for a recursive query, once the columns of the non-recursive part are known.
func (c *checker) setArm(sel *pg.SelectStmt, parent *scope, register func(*Query)) *Query {
	base := &scope{parent: parent}
	if sel.WithClause != nil {
		c.with(sel.WithClause, base)
	}
	var q *Query
	switch {
	case sel.Op != pg.SetOperation_SETOP_NONE:
		q = c.setOperation(sel, base, register)
	default:
		q = c.plain(sel, base)
	}
	c.limit(sel, base)
	return q
}

func (c *checker) with(w *pg.WithClause, s *scope) {
	for _, n := range w.Ctes {
		def := n.GetCommonTableExpr()
		for _, old := range s.ctes {
			if old.Name == def.Ctename {
				c.fail("42712", int(def.Location), "WITH query name %q specified more than once", def.Ctename)
			}
		}
		cte := &CTE{Name: def.Ctename}
		c.out.ctes[n] = cte
		sel := def.Ctequery.GetSelectStmt()
		name := func(q *Query) {
			cte.Columns = append([]Column(nil), q.Columns...)
			if len(def.Aliascolnames) > len(cte.Columns) {
				c.fail("42P10", int(def.Location), "WITH query %q has %d columns available but %d columns specified",
					def.Ctename, len(cte.Columns), len(def.Aliascolnames))
				return
			}
			for i, a := range def.Aliascolnames {
				cte.Columns[i].Name = a.GetString_().GetSval()
			}
		}
		if w.Recursive && sel.Op == pg.SetOperation_SETOP_UNION {
			cte.Query = c.selectStmt(sel, s, func(q *Query) {
				name(q)
				s.ctes = append(s.ctes, cte)
				cte.used = false
			})
			cte.Recursive = cte.used
			name(cte.Query)
			if len(s.ctes) == 0 || s.ctes[len(s.ctes)-1] != cte {
				s.ctes = append(s.ctes, cte)
			}
			continue
		}
		cte.Query = c.selectStmt(sel, s, nil)
		name(cte.Query)
		s.ctes = append(s.ctes, cte)
	}
}

func (c *checker) setOperation(sel *pg.SelectStmt, s *scope, register func(*Query)) *Query {
	q := &Query{scope: s}
	c.out.queries[sel] = q
	l := c.setArm(sel.Larg, s, nil)
	if register != nil {
		c.literalsAreText(sel.Larg, l)
		register(l)
	}
	r := c.setArm(sel.Rarg, s, nil)
	name := map[pg.SetOperation]string{pg.SetOperation_SETOP_UNION: "UNION", pg.SetOperation_SETOP_INTERSECT: "INTERSECT",
		pg.SetOperation_SETOP_EXCEPT: "EXCEPT"}[sel.Op]
	q.Outer = l.Outer || r.Outer
	if len(l.Columns) != len(r.Columns) {
		c.fail(codeSyntax, targetPlace(sel.Rarg, 0), "each %s query must have the same number of columns", name)
		q.Columns = l.Columns
		return q
	}
	for i := range l.Columns {
		a, b := l.Columns[i], r.Columns[i]
		t, ok := commonType([]Type{a.Type, b.Type})
		if !ok {
			c.fail(codeMismatch, targetPlace(sel.Rarg, i), "%s types %s and %s cannot be matched", name, a.Type, b.Type)
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
		i := c.outputName(sort.Node, q)
		if i < 0 {
			c.failHint(codeUnsupported, at(sort.Node), "only result column names can be used, not expressions or functions",
				"invalid UNION/INTERSECT/EXCEPT ORDER BY clause")
			continue
		}
		q.Order = append(q.Order, Order{Target: i, Sort: sort})
	}
	return q
}

// targetPlace returns the start of a column in the select list, or in the first arm's.
func targetPlace(sel *pg.SelectStmt, i int) int {
	for sel.Larg != nil {
		sel = sel.Larg
	}
	if i >= len(sel.TargetList) {
		return -1
	}
	return startOf(sel.TargetList[i].GetResTarget().GetVal())
}

// coerceColumn casts a column of a query in every arm.
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
		if !t.number() && !t.List {
			q.Columns[i].Base, q.Columns[i].Table = nil, nil
		}
	}
}

// plain checks a SELECT without set operations, reporting errors in PostgreSQL's order.
func (c *checker) plain(sel *pg.SelectStmt, base *scope) *Query {
	q := &Query{}
	s := &scope{parent: base, query: q}
	q.scope = s
	c.out.queries[sel] = q

	c.from(sel.FromClause, s, base)
	c.targets(sel, s)
	if sel.WhereClause != nil {
		s.clause = "WHERE"
		c.boolean(sel.WhereClause, s, "WHERE")
	}
	if sel.HavingClause != nil {
		s.clause = "HAVING"
		q.Grouped = true
		c.boolean(sel.HavingClause, s, "HAVING")
	}
	s.clause = "ORDER BY"
	c.order(sel, s)
	s.clause = "GROUP BY"
	c.group(sel, s)
	s.clause = "DISTINCT ON"
	c.distinct(sel, s)
	for _, w := range sel.WindowClause {
		s.clause = "WINDOW"
		c.windowDef(w.GetWindowDef(), s)
	}
	q.Grouped = q.Grouped || q.Aggregate || len(sel.GroupClause) > 0
	if q.Grouped && c.err == nil {
		c.checkGrouping(sel, q)
	}
	return q
}

// targets checks the select list and expands stars.
func (c *checker) targets(sel *pg.SelectStmt, s *scope) {
	q := s.query
	if len(sel.TargetList) == 0 {
		c.fail(codeUnsupported, -1, "a SELECT without columns is not supported")
	}
	s.clause = "SELECT"
	var item *pg.Node
	star := func(ref *Ref, name string) {
		c.countColumn(q, item)
		n := &pg.Node{Node: &pg.Node_ColumnRef{ColumnRef: &pg.ColumnRef{
			Fields: []*pg.Node{str(ref.Source.Name), str(ref.Column().Name)}, Location: -1}}}
		col := ref.Column()
		c.set(n, Expr{Type: col.Type, Ref: ref})
		q.Targets = append(q.Targets, n)
		col.Name = name
		q.Columns = append(q.Columns, col)
	}
	for _, item = range sel.TargetList {
		target := item.GetResTarget()
		if ref := target.Val.GetColumnRef(); ref != nil && ref.Fields[len(ref.Fields)-1].GetAStar() != nil {
			c.star(ref, s, star)
			continue
		}
		c.countColumn(q, item)
		before, name := c.size, syntax.ColumnName(target.Val)
		t := c.expr(target.Val, s)
		col := Column{Name: target.Name, Type: t, weight: c.size - before}
		switch now := syntax.ColumnName(target.Val); {
		case col.Name != "":
		// a date has replaced the clock function
		case name != now && name != syntax.NoName && target.Val.GetColumnRef() == nil:
			target.Name, col.Name = name, name
		default:
			col.Name = now
		}
		if ref := c.out.exprs[target.Val]; ref != nil && ref.Ref != nil {
			under := ref.Ref.Column()
			col.Base, col.Table = under.Base, under.Table
			if target.Name == "" { // the case of the name may have been corrected
				col.Name = syntax.ColumnName(target.Val)
			}
		}
		if t.is(Record) {
			c.fail(codeUnsupported, at(target.Val), "a row as a value is not supported")
		}
		q.Targets = append(q.Targets, target.Val)
		q.Columns = append(q.Columns, col)
	}
}

func (c *checker) star(ref *pg.ColumnRef, s *scope, add func(*Ref, string)) {
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
	found, in := s.relation(table)
	if found == nil {
		c.noRelation(ref, table, s)
		return
	}
	r := found[0]
	ref.Fields[len(ref.Fields)-2] = str(r.Name)
	for i, col := range r.Columns {
		if !col.unlisted {
			add(c.markCorrelated(&Ref{Source: r, Index: i, scope: in}, s), col.Name)
		}
	}
}

// outputName returns the index of the result column that an item of ORDER BY or GROUP BY names or numbers, or -1.
func (c *checker) outputName(n *pg.Node, q *Query) int {
	if ref := n.GetColumnRef(); ref != nil && len(ref.Fields) == 1 {
		name := ref.Fields[0].GetString_().GetSval()
		found := -1
		for i, col := range q.Columns {
			if col.Name != name || ref.Fields[0].GetString_() == nil {
				continue
			}
			if found >= 0 && !c.sameTarget(q, found, i) {
				c.fail(codeAmbiguous, at(n), "ORDER BY %q is ambiguous", name)
				return found
			}
			if found < 0 {
				found = i
			}
		}
		return found
	}
	if k := n.GetAConst(); k != nil && !k.Isnull {
		if v, ok := k.Val.(*pg.A_Const_Ival); ok {
			if i := int(v.Ival.GetIval()); i >= 1 && i <= len(q.Columns) {
				return i - 1
			}
			return len(q.Columns) // a position that is not in the list
		}
	}
	return -1
}

func (c *checker) sameTarget(q *Query, i, j int) bool {
	return i < len(q.Targets) && j < len(q.Targets) && c.key(q.Targets[i]) == c.key(q.Targets[j])
}

// item resolves an item of GROUP BY, ORDER BY or DISTINCT ON: a name or number of the select list, else an expression,
// with its position in the list, -1 if it is not there.
func (c *checker) item(n *pg.Node, s *scope, clause string) (i int, node *pg.Node, ok bool) {
	q := s.query
	switch i = c.outputName(n, q); {
	case i >= len(q.Columns):
		c.fail("42P10", at(n), "%s position %d is not in select list", clause, n.GetAConst().GetIval().GetIval())
		return i, nil, false
	case i >= 0:
		return i, q.Targets[i], true
	case n.GetAConst() != nil:
		c.fail(codeSyntax, at(n), "non-integer constant in %s", clause)
		return i, nil, false
	}
	c.expr(n, s)
	c.castUntyped(n)
	return c.target(q, n), n, true
}

func (c *checker) order(sel *pg.SelectStmt, s *scope) {
	q := s.query
	for _, n := range sel.SortClause {
		sort := n.GetSortBy()
		i, node, ok := c.item(sort.Node, s, "ORDER BY")
		if !ok {
			continue
		}
		distinct := len(sel.DistinctClause) > 0 && sel.DistinctClause[0].GetNode() == nil
		if i < 0 && distinct && c.out.exprs[node].Type.Kind != Bad {
			c.fail("42P10", at(sort.Node), "for SELECT DISTINCT, ORDER BY expressions must appear in select list")
		}
		q.Order = append(q.Order, Order{Target: i, Node: node, Sort: sort})
	}
}

// target returns the index of the target equal to an expression, or -1.
func (c *checker) target(q *Query, n *pg.Node) int {
	key := c.key(n)
	return slices.IndexFunc(q.Targets, func(t *pg.Node) bool { return c.key(t) == key })
}

// castUntyped casts a literal without a type to text.
func (c *checker) castUntyped(n *pg.Node) {
	if e := c.out.exprs[n]; e != nil && e.Type.unknown() {
		c.coerce(n, Type{Kind: Text})
	}
}

func (e *Expr) result() Type {
	if e.As.Kind != Bad {
		return e.As
	}
	return e.Type
}

func (c *checker) limit(sel *pg.SelectStmt, s *scope) {
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
		variables := false
		walkLevel(l.n, func(n *pg.Node) bool {
			variables = variables || n.GetColumnRef() != nil
			return true
		})
		switch {
		case variables && (t.unknown() || t.number()):
			c.fail("42P10", at(l.n), "argument of %s must not contain variables", l.name)
		case t.unknown(), t.number(), t.is(Other):
			c.cast(l.n, Type{Kind: Int})
		case t.Kind != Bad:
			c.fail(codeMismatch, startOf(l.n), "argument of %s must be type bigint, not type %s", l.name, t)
		}
	}
}
