package check

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// fromClauseItem is an element of a FROM clause: its relations, and the columns usable without a qualifier.
type fromClauseItem struct {
	rels  []*Source
	names []visibleColumn
}

// from checks a FROM clause and adds its columns to s.
func (c *checker) from(nodes []*pg.Node, s, base *scope) {
	s.clause = "FROM"
	for _, n := range nodes {
		it := c.fromItem(n, s, base)
		s.hasUnknown = s.hasUnknown || len(it.rels) == 0
		s.names = append(s.names, it.names...)
		s.rels = append(s.rels, it.rels...)
	}
	seen := map[string]bool{}
	for _, r := range s.rels {
		if seen[r.Name] {
			c.fail("42712", location(r.Node), "table name %q specified more than once", r.Name)
		}
		seen[r.Name] = true
	}
}

func (c *checker) fromItem(n *pg.Node, s, base *scope) fromClauseItem {
	switch x := n.Node.(type) {
	case *pg.Node_RangeVar:
		return c.checkTable(n, x.RangeVar, s, base)
	case *pg.Node_RangeSubselect:
		sub := x.RangeSubselect
		parent := base
		if sub.Lateral {
			parent = s
		} else {
			parent = &scope{parent: base} // relations of the same FROM are not visible
		}
		q := c.selectStmt(sub.Subquery.GetSelectStmt(), parent, nil)
		c.countColumns(len(q.Columns), n)
		src := &Source{Query: q, Columns: append([]Column(nil), q.Columns...), Lateral: sub.Lateral, Node: n}
		src.Name = sub.Alias.GetAliasname()
		c.renameColumns(src.Columns, sub.Alias.GetColnames(), "table", src.Name, location(n))
		return c.addSource(n, src, s)
	case *pg.Node_RangeFunction:
		return c.checkFunction(n, x.RangeFunction, s)
	case *pg.Node_JoinExpr:
		return c.checkJoin(n, x.JoinExpr, s, base)
	}
	c.fail(codeUnsupported, location(n), "this kind of FROM item is not supported")
	return fromClauseItem{}
}

func (c *checker) addSource(n *pg.Node, src *Source, s *scope) fromClauseItem {
	c.out.sources[n] = src
	it := fromClauseItem{rels: []*Source{src}}
	for i, col := range src.Columns {
		it.names = append(it.names, visibleColumn{col.Name, &Ref{Source: src, Index: i, scope: s}})
	}
	return it
}

// renameColumns renames the columns of a relation, which kind and name identify in messages.
func (c *checker) renameColumns(columns []Column, names []*pg.Node, kind, name string, at int) {
	if len(names) > len(columns) {
		c.fail("42P10", at, "%s %q has %d columns available but %d columns specified", kind, name, len(columns), len(names))
		return
	}
	for i, n := range names {
		columns[i].Name = n.GetString_().GetSval()
	}
}

func (c *checker) checkTable(n *pg.Node, rv *pg.RangeVar, s, base *scope) fromClauseItem {
	src := &Source{Name: rv.Relname, Node: n}
	switch {
	case rv.Schemaname == "" && base.cte(rv.Relname) != nil:
		cte := base.cte(rv.Relname)
		cte.isUsed = true
		c.countColumns(len(cte.Columns), n)
		src.CTE, src.Query = cte, cte.Query
		src.Columns = append([]Column(nil), cte.Columns...)
	default:
		t := c.db.Table(rv.Relname)
		if rv.Schemaname != "" {
			t = c.findInSchema(rv)
		}
		if t == nil || t.Hidden {
			var known []string
			for _, t := range c.db.Visible() {
				known = append(known, t.Name)
			}
			for in := base; in != nil; in = in.parent {
				for _, cte := range in.ctes {
					known = append(known, cte.Name)
				}
			}
			name := strings.TrimPrefix(rv.Schemaname+"."+rv.Relname, ".")
			c.failHint(codeNoTable, int(rv.Location), suggestName(rv.Relname, known), "relation %q does not exist", name)
			return fromClauseItem{}
		}
		rv.Schemaname = ""
		if rv.Relname != t.Name {
			if rv.Alias == nil {
				src.Name = t.Name
			}
			rv.Relname = t.Name
		}
		c.countColumns(len(t.Columns), n)
		src.Table = t
		for _, col := range t.Columns {
			if !col.Hidden {
				src.Columns = append(src.Columns, Column{Name: col.Name, Type: columnType(col), Base: col, Table: t,
					weight: len(col.Expr) / 4}) // the average length of a name or an operator
			}
		}
	}
	if rv.Alias != nil {
		src.Name = rv.Alias.Aliasname
	}
	c.renameColumns(src.Columns, rv.Alias.GetColnames(), "table", src.Name, location(n))
	return c.addSource(n, src, s)
}

// findInSchema returns a schema-qualified table, or nil. Its columns may be qualified by the table name alone.
func (c *checker) findInSchema(rv *pg.RangeVar) *schema.Table {
	t := c.db.Qualified(rv.Schemaname, rv.Relname)
	switch {
	case t != nil && t.Name != rv.Relname && rv.Alias == nil:
		rv.Alias = &pg.Alias{Aliasname: rv.Relname}
	case t == nil && (rv.Schemaname == "public" ||
		rv.Schemaname == "main"): // SQLite's name for its schema
		if t = c.db.Table(rv.Relname); t != nil && t.Schema != "" && t.Schema != rv.Schemaname {
			return nil
		}
	}
	return t
}

// checkFunction checks a function in FROM, which may refer to preceding items.
func (c *checker) checkFunction(n *pg.Node, f *pg.RangeFunction, s *scope) fromClauseItem {
	call := f.Functions[0].GetList().GetItems()[0]
	if call.GetFuncCall() == nil {
		c.fail(codeUnsupported, location(call), "this kind of function is not supported in FROM")
		return fromClauseItem{}
	}
	t := c.expr(call, s)
	name := syntax.FunctionName(call.GetFuncCall())
	src := &Source{Name: name, Function: call, Lateral: true, Node: n}
	col := Column{Name: name, Type: t}
	if f.Alias != nil {
		src.Name = f.Alias.Aliasname
		col.Name = src.Name
	}
	src.Columns = []Column{col}
	if f.Ordinality {
		src.Columns = append(src.Columns, Column{Name: "ordinality", Type: Type{Kind: Int}})
	}
	c.renameColumns(src.Columns, f.Alias.GetColnames(), "table", src.Name, location(n))
	return c.addSource(n, src, s)
}

func (c *checker) checkJoin(n *pg.Node, j *pg.JoinExpr, s, base *scope) fromClauseItem {
	l := c.fromItem(j.Larg, s, base)
	s.hasUnknown = s.hasUnknown || len(l.rels) == 0
	names, rels := len(s.names), len(s.rels)
	s.names = append(s.names, l.names...) // the right side may be lateral
	s.rels = append(s.rels, l.rels...)
	r := c.fromItem(j.Rarg, s, base)
	s.hasUnknown = s.hasUnknown || len(r.rels) == 0
	s.names, s.rels = s.names[:names:names], s.rels[:rels:rels]

	left, right := j.Jointype == pg.JoinType_JOIN_LEFT || j.Jointype == pg.JoinType_JOIN_FULL,
		j.Jointype == pg.JoinType_JOIN_RIGHT || j.Jointype == pg.JoinType_JOIN_FULL
	for _, rel := range r.rels {
		rel.Nullable = rel.Nullable || left
	}
	for _, rel := range l.rels {
		rel.Nullable = rel.Nullable || right
	}
	if len(l.names)+len(r.names) > maxJoined {
		c.stop("54000", n, "joins can have at most %d columns", maxJoined)
	}
	out := fromClauseItem{rels: append(append([]*Source(nil), l.rels...), r.rels...)}
	if j.IsNatural {
		c.stop(codeUnsupported, nil, "NATURAL JOIN is not supported; use USING")
	}
	if j.Jointype == pg.JoinType_JOIN_FULL && len(j.UsingClause) > 0 {
		c.fail(codeUnsupported, -1, "FULL JOIN with USING or NATURAL is not supported; use ON")
	}
	out.names = c.usingColumns(n, j, l, r)
	if j.Quals != nil {
		on := &scope{parent: base, names: out.names, rels: out.rels, query: s.query, clause: "JOIN/ON",
			hasUnknown: s.hasUnknown}
		c.checkCondition(j.Quals, on, "JOIN/ON")
	}
	return out
}

// usingColumns records the columns compared by USING and returns the join's columns, beginning with them.
func (c *checker) usingColumns(n *pg.Node, j *pg.JoinExpr, l, r fromClauseItem) []visibleColumn {
	var names []visibleColumn
	merged := map[string]bool{}
	for _, u := range j.UsingClause {
		name := u.GetString_().GetSval()
		a, okA := c.usingColumn(l, name, "left")
		b, okB := c.usingColumn(r, name, "right")
		if !okA || !okB {
			continue
		}
		u.GetString_().Sval = a.name
		merged[a.name] = true
		c.out.joins[n] = append(c.out.joins[n], [2]*Ref{a.ref, b.ref})
		ref := a.ref
		if j.Jointype == pg.JoinType_JOIN_RIGHT {
			ref = b.ref
		}
		names = append(names, visibleColumn{a.name, ref})
	}
	for _, col := range append(append([]visibleColumn(nil), l.names...), r.names...) {
		if !merged[col.name] {
			names = append(names, col)
		}
	}
	return names
}

func (c *checker) usingColumn(it fromClauseItem, name, sideName string) (visibleColumn, bool) {
	found := findIndexes(it.names, func(col visibleColumn) string { return col.name }, name)
	switch len(found) {
	case 0:
		c.fail(codeNoColumn, -1, "column %q specified in USING clause does not exist in %s table", name, sideName)
	case 1:
		return it.names[found[0]], true
	default:
		c.fail(codeAmbiguous, -1, "common column name %q appears more than once in %s table", name, sideName)
	}
	return visibleColumn{}, false
}

// Nullable reports whether a column may be null where it is referred to.
func (r *Ref) Nullable() bool {
	col := r.Column()
	return r.Source.Nullable || col.Base == nil || !col.Base.NotNull
}
