package check

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// item is an element of a FROM clause: its relations, and the columns usable without qualifier.
type item struct {
	rels  []*Source
	names []visibleColumn
}

// from checks a FROM clause and adds its columns to s.
func (c *checker) from(nodes []*pg.Node, s, base *scope) {
	s.clause = "FROM"
	for _, n := range nodes {
		it := c.fromItem(n, s, base)
		s.broken = s.broken || len(it.rels) == 0
		s.names = append(s.names, it.names...)
		s.rels = append(s.rels, it.rels...)
	}
	seen := map[string]bool{}
	for _, r := range s.rels {
		if seen[r.Name] {
			c.fail("42712", at(r.Node), "table name %q specified more than once", r.Name)
		}
		seen[r.Name] = true
	}
	s.query.Sources = s.rels
}

func (c *checker) fromItem(n *pg.Node, s, base *scope) item {
	switch x := n.Node.(type) {
	case *pg.Node_RangeVar:
		return c.table(n, x.RangeVar, s, base)
	case *pg.Node_RangeSubselect:
		sub := x.RangeSubselect
		parent := base
		if sub.Lateral {
			parent = s
		} else {
			// relations of the same FROM are not visible, but an error can mention them
			hidden := map[string]bool{}
			for _, r := range s.rels {
				hidden[r.Name] = true
			}
			parent = &scope{parent: base, hidden: hidden}
		}
		q := c.selectStmt(sub.Subquery.GetSelectStmt(), parent, nil)
		c.countColumns(len(q.Columns), n)
		src := &Source{Query: q, Columns: append([]Column(nil), q.Columns...), Lateral: sub.Lateral, Node: n}
		if sub.Alias != nil {
			src.Name = sub.Alias.Aliasname
		}
		c.alias(src, sub.Alias, n)
		return c.single(n, src, s)
	case *pg.Node_RangeFunction:
		return c.function(n, x.RangeFunction, s)
	case *pg.Node_JoinExpr:
		return c.join(n, x.JoinExpr, s, base)
	}
	c.fail(codeUnsupported, at(n), "this kind of FROM item is not supported")
	return item{}
}

func (c *checker) single(n *pg.Node, src *Source, s *scope) item {
	c.out.sources[n] = src
	it := item{rels: []*Source{src}}
	for i, col := range src.Columns {
		it.names = append(it.names, visibleColumn{col.Name, &Ref{Source: src, Index: i, scope: s}})
	}
	return it
}

// alias renames the columns of a relation.
func (c *checker) alias(src *Source, a *pg.Alias, n *pg.Node) {
	if a == nil {
		return
	}
	if len(a.Colnames) > len(src.Columns) {
		c.fail("42P10", at(n), "table %q has %d columns available but %d columns specified", src.Name, len(src.Columns),
			len(a.Colnames))
		return
	}
	for i, name := range a.Colnames {
		src.Columns[i].Name = name.GetString_().GetSval()
	}
}

func (c *checker) table(n *pg.Node, rv *pg.RangeVar, s, base *scope) item {
	src := &Source{Name: rv.Relname, Node: n}
	switch {
	case rv.Schemaname == "" && base.cte(rv.Relname) != nil:
		cte := base.cte(rv.Relname)
		cte.used = true
		c.countColumns(len(cte.Columns), n)
		src.CTE, src.Query = cte, cte.Query
		src.Columns = append([]Column(nil), cte.Columns...)
	default:
		t := c.db.Table(rv.Relname)
		if rv.Schemaname != "" {
			t = c.inSchema(rv)
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
			c.failHint(codeNoTable, int(rv.Location), suggestion(rv.Relname, known), "relation %q does not exist", name)
			return item{}
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
					weight: len(col.Expr) / 4}) // a name or an operator is about that long
			}
		}
	}
	if rv.Alias != nil {
		src.Name = rv.Alias.Aliasname
	}
	c.alias(src, rv.Alias, n)
	return c.single(n, src, s)
}

// inSchema finds a schema-qualified table. Its columns may be qualified by the table name alone.
func (c *checker) inSchema(rv *pg.RangeVar) *schema.Table {
	t := c.db.Qualified(rv.Schemaname, rv.Relname)
	switch {
	case t != nil && t.Name != rv.Relname && rv.Alias == nil:
		rv.Alias = &pg.Alias{Aliasname: rv.Relname}
	case t == nil && (rv.Schemaname == "public" ||
		rv.Schemaname == "main"): // SQLite's name for the only schema, which most people also use
		if t = c.db.Table(rv.Relname); t != nil && t.Schema != "" && t.Schema != rv.Schemaname {
			return nil
		}
	}
	return t
}

// function checks a function in FROM, which may refer to preceding items.
func (c *checker) function(n *pg.Node, f *pg.RangeFunction, s *scope) item {
	call := f.Functions[0].GetList().GetItems()[0]
	if call.GetFuncCall() == nil {
		c.fail(codeUnsupported, at(call), "this kind of function is not supported in FROM")
		return item{}
	}
	if fc := call.GetFuncCall(); len(fc.Args) > 1 && syntax.FunctionName(fc) == "unnest" {
		c.fail(codeUnsupported, at(call), "unnest of several lists is not supported")
		return item{}
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
	c.alias(src, f.Alias, n)
	return c.single(n, src, s)
}

func (c *checker) join(n *pg.Node, j *pg.JoinExpr, s, base *scope) item {
	l := c.fromItem(j.Larg, s, base)
	s.broken = s.broken || len(l.rels) == 0
	names, rels := len(s.names), len(s.rels)
	s.names = append(s.names, l.names...) // the right side may be lateral
	s.rels = append(s.rels, l.rels...)
	r := c.fromItem(j.Rarg, s, base)
	s.broken = s.broken || len(r.rels) == 0
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
		c.abandon("54000", n, "joins can have at most %d columns", maxJoined)
	}
	out := item{rels: append(append([]*Source(nil), l.rels...), r.rels...)}
	if j.IsNatural {
		j.UsingClause = sharedColumns(l, r)
		j.IsNatural = len(j.UsingClause) == 0
	}
	if j.Jointype == pg.JoinType_JOIN_FULL && len(j.UsingClause) > 0 {
		c.fail(codeUnsupported, -1, "FULL JOIN with USING or NATURAL is not supported; use ON")
	}
	out.names = c.using(n, j, l, r)
	if j.Quals != nil {
		on := &scope{parent: base, names: out.names, rels: out.rels, query: s.query, clause: "JOIN/ON", broken: s.broken,
			hidden: map[string]bool{}}
		for _, rel := range s.rels {
			on.hidden[rel.Name] = true
		}
		c.boolean(j.Quals, on, "JOIN/ON")
	}
	return out
}

// sharedColumns returns the column names a NATURAL join compares.
func sharedColumns(l, r item) []*pg.Node {
	right := map[string]bool{}
	for _, b := range r.names {
		right[b.name] = true
	}
	var shared []*pg.Node
	for _, a := range l.names {
		if right[a.name] {
			shared = append(shared, str(a.name))
		}
	}
	return shared
}

// using records the columns compared by USING and returns the join's columns: those first.
func (c *checker) using(n *pg.Node, j *pg.JoinExpr, l, r item) []visibleColumn {
	var names []visibleColumn
	merged := map[string]bool{}
	var left, right joinColumns
	if len(j.UsingClause) > 0 {
		left, right = joinColumnsOf(l), joinColumnsOf(r)
	}
	for _, u := range j.UsingClause {
		name := u.GetString_().GetSval()
		a, okA := c.usingColumn(left, name, "left")
		b, okB := c.usingColumn(right, name, "right")
		if !okA || !okB {
			continue
		}
		u.GetString_().Sval = a.name
		merged[a.name] = true
		if _, ok := commonType([]Type{a.ref.Column().Type, b.ref.Column().Type}); !ok {
			c.fail(codeMismatch, -1, "JOIN/USING types %s and %s cannot be matched", a.ref.Column().Type, b.ref.Column().Type)
			continue
		}
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

// joinColumns holds the columns of one side of a join by name, as written and folded.
type joinColumns struct{ exact, folded map[string][]visibleColumn }

func joinColumnsOf(it item) joinColumns {
	u := joinColumns{map[string][]visibleColumn{}, map[string][]visibleColumn{}}
	for _, col := range it.names {
		fold := strings.ToLower(col.name)
		u.exact[col.name] = append(u.exact[col.name], col)
		u.folded[fold] = append(u.folded[fold], col)
	}
	return u
}

func (c *checker) usingColumn(side joinColumns, name, which string) (visibleColumn, bool) {
	found := side.exact[name]
	if found == nil {
		found = side.folded[strings.ToLower(name)]
	}
	switch len(found) {
	case 0:
		c.fail(codeNoColumn, -1, "column %q specified in USING clause does not exist in %s table", name, which)
	case 1:
		return found[0], true
	default:
		c.fail(codeAmbiguous, -1, "common column name %q appears more than once in %s table", name, which)
	}
	return visibleColumn{}, false
}

// Nullable reports whether a column may be null where it is referred to.
func (r *Ref) Nullable() bool {
	col := r.Column()
	return r.Source.Nullable || col.Base == nil || !col.Base.NotNull
}
