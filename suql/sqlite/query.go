package sqlite

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// selectStmt prints a SELECT. Its columns are named by names; those of the whole statement (top) keep their own names.
func (p *printer) selectStmt(sel *pg.SelectStmt, top bool) string {
	q := p.c.Query(sel)
	var b strings.Builder
	if sel.WithClause != nil {
		b.WriteString(p.with(sel.WithClause))
	}
	switch {
	case sel.Op != pg.SetOperation_SETOP_NONE:
		b.WriteString(p.setOperation(sel, q))
		b.WriteString(orderBy(p.keys(q)))
	case len(sel.DistinctClause) > 0 && sel.DistinctClause[0].GetNode() != nil:
		b.WriteString(p.distinctOn(sel, q, top))
	default:
		b.WriteString(p.plain(sel, q, top))
	}
	b.WriteString(p.limit(sel))
	return b.String()
}

func (p *printer) with(w *pg.WithClause) string {
	var parts []string
	recursive := ""
	for _, n := range w.Ctes {
		cte := p.c.CTE(n)
		if cte.Recursive {
			recursive = "RECURSIVE "
		}
		cols := quotedNames(cte.Columns)
		before, name := p.expanded, schema.Quoted(p.cteName(cte))
		body := p.selectStmt(n.GetCommonTableExpr().Ctequery.GetSelectStmt(), false)
		p.weights[cte] = p.expanded - before
		parts = append(parts, fmt.Sprintf("%s(%s) AS (%s)", name, strings.Join(cols, ", "), body))
	}
	return "WITH " + recursive + strings.Join(parts, ", ") + " "
}

// setOperation prints UNION, INTERSECT and EXCEPT. SQLite's arms are plain SELECTs, evaluated from left to right.
func (p *printer) setOperation(sel *pg.SelectStmt, q *check.Query) string {
	op := map[pg.SetOperation]string{pg.SetOperation_SETOP_UNION: "UNION", pg.SetOperation_SETOP_INTERSECT: "INTERSECT",
		pg.SetOperation_SETOP_EXCEPT: "EXCEPT"}[sel.Op]
	if sel.All && sel.Op != pg.SetOperation_SETOP_UNION {
		return p.refuse(nil, "%s ALL is not supported", op)
	}
	if sel.All {
		op += " ALL"
	}
	arm := func(s *pg.SelectStmt) string {
		body := p.selectStmt(s, false)
		if keepsRightArm(s) {
			return "SELECT * FROM (" + body + " LIMIT -1)"
		}
		bare := s.Op == pg.SetOperation_SETOP_NONE && len(s.SortClause) == 0 && s.LimitCount == nil && s.LimitOffset == nil &&
			s.WithClause == nil
		if bare {
			return body
		}
		return "SELECT * FROM (" + body + ")"
	}
	return arm(sel.Larg) + " " + op + " " + arm(sel.Rarg)
}

// orderBy prints an ORDER BY, if there are keys.
func orderBy(keys []string) string {
	if len(keys) == 0 {
		return ""
	}
	return " ORDER BY " + strings.Join(keys, ", ")
}

// keys prints the keys of a query's ORDER BY: columns of the result by their position.
func (p *printer) keys(q *check.Query) []string {
	keys := make([]string, len(q.Order))
	for i, o := range q.Order {
		if o.Target < 0 {
			keys[i] = p.key(o.Node, o.Sort)
			continue
		}
		p.comparable(o.Sort.Node, q.Columns[o.Target].Type)
		nullable := o.Target >= len(q.Targets) || p.nullable(q.Targets[o.Target])
		keys[i] = strconv.Itoa(o.Target+1) + direction(o.Sort, nullable)
	}
	return keys
}

// nullable reports whether an expression may be null.
func (p *printer) nullable(n *pg.Node) bool {
	e := p.c.Expr(n)
	return e == nil || e.Ref == nil || e.Ref.Nullable()
}

// direction prints a key's direction and the position of nulls, which PostgreSQL sorts as largest.
func direction(s *pg.SortBy, nullable bool) string {
	desc := s.SortbyDir == pg.SortByDir_SORTBY_DESC
	out := ""
	if desc {
		out = " DESC"
	}
	first := desc
	switch s.SortbyNulls {
	case pg.SortByNulls_SORTBY_NULLS_FIRST:
		first = true
	case pg.SortByNulls_SORTBY_NULLS_LAST:
		first = false
	}
	switch {
	case !nullable:
	case first:
		out += " NULLS FIRST"
	default:
		out += " NULLS LAST"
	}
	return out
}

// key prints an expression to order by, with its direction.
func (p *printer) key(n *pg.Node, s *pg.SortBy) string {
	p.comparable(n, p.c.Type(n))
	return p.separateAlias(n) + direction(s, p.nullable(n))
}

// separateAlias prints an expression so that SQLite does not take a number for a column position.
func (p *printer) separateAlias(n *pg.Node) string {
	s := p.expr(n)
	switch t := p.c.Type(n); {
	case t.List:
	case t.Kind == check.Bool, t.Kind == check.Int, t.Kind == check.Numeric:
		constant := true
		syntax.Walk(n, func(m *pg.Node) bool {
			constant = constant && m.GetColumnRef() == nil
			return constant
		})
		if constant {
			return "(" + s + " + 0)"
		}
	}
	return s
}

// targets prints the select list.
func (p *printer) targets(q *check.Query, top bool) []string {
	cols := names(q.Columns)
	out := make([]string, len(q.Targets))
	for i, t := range q.Targets {
		name := cols[i]
		if top {
			name = q.Columns[i].Name
		}
		out[i] = p.expr(t)
		out[i] += " AS " + schema.Quoted(name)
	}
	return out
}

// plain prints a SELECT without set operation and DISTINCT ON, up to its LIMIT.
func (p *printer) plain(sel *pg.SelectStmt, q *check.Query, top bool) string {
	outer := p.sets
	defer func() { p.sets = outer }()
	extra := p.setFunctions(q)
	targets := p.targets(q, top)
	if sel.HavingClause != nil && len(sel.GroupClause) == 0 {
		targets[0] = oneGroup(targets[0])
	}
	var b strings.Builder
	b.WriteString("SELECT ")
	if len(sel.DistinctClause) > 0 {
		b.WriteString("DISTINCT ")
	}
	b.WriteString(strings.Join(targets, ", ") + p.tail(sel, q, extra) + orderBy(p.keys(q)))
	return b.String()
}

// oneGroup turns a query without GROUP BY into an aggregate one, which SQLite recognises only by its select list.
func oneGroup(target string) string {
	i := strings.LastIndex(target, " AS ")
	return "CASE WHEN count(*) >= 0 THEN " + target[:i] + " END" + target[i:]
}

// tail prints FROM, WHERE, GROUP BY and HAVING.
func (p *printer) tail(sel *pg.SelectStmt, q *check.Query, extra []string) string {
	var b strings.Builder
	if from := append(p.from(sel.FromClause), extra...); len(from) > 0 {
		b.WriteString(" FROM " + strings.Join(from, ", "))
	}
	if sel.WhereClause != nil {
		b.WriteString(" WHERE " + p.expr(sel.WhereClause))
	}
	if len(q.Group) > 0 {
		parts := make([]string, len(q.Group))
		for i, n := range q.Group {
			parts[i] = p.separateAlias(n)
		}
		b.WriteString(" GROUP BY " + strings.Join(parts, ", "))
	}
	if sel.HavingClause != nil {
		b.WriteString(" HAVING " + p.expr(sel.HavingClause))
	}
	return b.String()
}

// setFunctions moves set-returning functions from the select list to FROM, and returns the joins.
func (p *printer) setFunctions(q *check.Query) []string {
	p.sets = nil
	if len(q.Sets) == 0 {
		return nil
	}
	sets := map[string]string{}
	var from []string
	for _, n := range q.Sets {
		k := p.c.Key(n)
		if sets[k] != "" {
			continue
		}
		if len(sets) > 0 {
			p.refuse(n, "several set-returning functions in one SELECT are not supported")
		}
		grouped := slices.ContainsFunc(q.Group, func(g *pg.Node) bool { return p.c.Key(g) == k })
		if q.Grouped && !grouped || q.Windows {
			p.refuse(n, "a set-returning function beside aggregates or window functions is not supported")
		}
		alias := p.unusedName("pg_set")
		from = append(from, fmt.Sprintf("json_each(%s) AS %s", p.rawCall(n), alias))
		sets[k] = alias + ".value"
	}
	p.sets = sets
	return from
}

// distinctOn prints DISTINCT ON: rows are numbered, and the first of each group is kept.
func (p *printer) distinctOn(sel *pg.SelectStmt, q *check.Query, top bool) string {
	if len(q.Sets) > 0 {
		return p.refuse(nil, "DISTINCT ON over set-returning functions is not supported")
	}
	targets := p.targets(q, false)
	var order, outer []string
	for i, o := range q.Order {
		order = append(order, p.key(o.Node, o.Sort))
		name := "pg_key" + strconv.Itoa(i+1)
		targets = append(targets, p.separateAlias(o.Node)+" AS "+name)
		outer = append(outer, name+direction(o.Sort, true))
	}
	over := "PARTITION BY " + p.list(q.On) + orderBy(order)
	targets = append(targets, fmt.Sprintf("row_number() OVER (%s) AS pg_rank", over))
	out := quotedNames(q.Columns)
	for i := range out {
		if top {
			out[i] += " AS " + schema.Quoted(q.Columns[i].Name)
		}
	}
	return fmt.Sprintf("SELECT %s FROM (SELECT %s%s) WHERE pg_rank = 1%s", strings.Join(out, ", "),
		strings.Join(targets, ", "),
		p.tail(sel, q, nil), orderBy(outer))
}

func (p *printer) limit(sel *pg.SelectStmt) string {
	offset := p.bound("OFFSET", sel.LimitOffset, "")
	count := p.bound("LIMIT", sel.LimitCount, offset)
	switch {
	case offset != "":
		return " LIMIT " + cmp.Or(count, "-1") + " OFFSET " + offset
	case count != "":
		return " LIMIT " + count
	}
	return ""
}

// bound prints a LIMIT or OFFSET, or nothing. The one printed first is also evaluated first, so that errors occur in
// PostgreSQL's order.
func (p *printer) bound(name string, n *pg.Node, before string) string {
	if n == nil {
		return ""
	}
	e, after := p.c.Expr(n), strings.HasPrefix(before, "pg_limit(")
	if n.GetAConst() != nil {
		if e.Value == nil {
			return ""
		}
		if v, ok := e.Value.(int64); ok && v >= 0 && !after {
			return strconv.FormatInt(v, 10)
		}
	}
	call := "pg_limit(" + text(name) + ", " + p.expr(n)
	if after {
		call += ", " + before
	}
	return call + ")"
}
