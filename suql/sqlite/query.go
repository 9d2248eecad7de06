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

// selectStmt prints a SELECT. Its columns get unique names; those of the whole statement (top) keep their own.
func (p *printer) selectStmt(sel *pg.SelectStmt, top bool) string {
	q := p.c.Query(sel)
	var b strings.Builder
	if sel.WithClause != nil {
		b.WriteString(p.printWith(sel.WithClause))
	}
	switch {
	case sel.Op != pg.SetOperation_SETOP_NONE:
		b.WriteString(p.setOperation(sel, q))
		b.WriteString(orderBy(p.orderKeys(q)))
	case len(sel.DistinctClause) > 0 && sel.DistinctClause[0].GetNode() != nil:
		b.WriteString(p.printDistinctOn(sel, q, top))
	default:
		b.WriteString(p.printPlain(sel, q, top))
	}
	b.WriteString(p.printLimit(sel))
	return b.String()
}

func (p *printer) printWith(w *pg.WithClause) string {
	var parts []string
	recursive := ""
	for _, n := range w.Ctes {
		cte := p.c.CTE(n)
		if cte.Recursive {
			recursive = "RECURSIVE "
		}
		cols := quotedNames(cte.Columns)
		subqueriesBefore, name := p.subqueries, schema.Quoted(p.cteName(cte))
		body := p.selectStmt(n.GetCommonTableExpr().Ctequery.GetSelectStmt(), false)
		p.weights[cte] = p.subqueries - subqueriesBefore
		parts = append(parts, fmt.Sprintf("%s(%s) AS (%s)", name, strings.Join(cols, ", "), body))
	}
	return "WITH " + recursive + strings.Join(parts, ", ") + " "
}

// setOperation prints UNION, INTERSECT and EXCEPT. In SQLite, branches are plain SELECTs, evaluated from left to right.
func (p *printer) setOperation(sel *pg.SelectStmt, q *check.Query) string {
	op := strings.TrimPrefix(sel.Op.String(), "SETOP_")
	if sel.All && sel.Op != pg.SetOperation_SETOP_UNION {
		return p.reject(nil, "%s ALL is not supported", op)
	}
	if sel.All {
		op += " ALL"
	}
	branch := func(s *pg.SelectStmt) string {
		body := p.selectStmt(s, false)
		if hasOuterJoin(s) {
			return "SELECT * FROM (" + body + " LIMIT -1)"
		}
		if s.Op == pg.SetOperation_SETOP_NONE && len(s.SortClause) == 0 && s.LimitCount == nil && s.LimitOffset == nil &&
			s.WithClause == nil {
			return body
		}
		return "SELECT * FROM (" + body + ")"
	}
	return branch(sel.Larg) + " " + op + " " + branch(sel.Rarg)
}

// orderBy prints an ORDER BY, if there are keys.
func orderBy(keys []string) string {
	if len(keys) == 0 {
		return ""
	}
	return " ORDER BY " + strings.Join(keys, ", ")
}

// orderKeys prints the keys of a query's ORDER BY: columns of the result by their position.
func (p *printer) orderKeys(q *check.Query) []string {
	keys := make([]string, len(q.Order))
	for i, o := range q.Order {
		if o.Target < 0 {
			keys[i] = p.key(o.Node, o.Sort)
			continue
		}
		p.requireComparable(o.Sort.Node, q.Columns[o.Target].Type)
		nullable := o.Target >= len(q.Targets) || p.isNullable(q.Targets[o.Target])
		keys[i] = strconv.Itoa(o.Target+1) + sortDirection(o.Sort, nullable)
	}
	return keys
}

// isNullable reports whether an expression may be null.
func (p *printer) isNullable(n *pg.Node) bool {
	e := p.c.Expr(n)
	return e == nil || e.Ref == nil || e.Ref.Nullable()
}

// sortDirection prints a key's direction and the position of nulls, which PostgreSQL sorts as largest.
func sortDirection(s *pg.SortBy, nullable bool) string {
	desc := s.SortbyDir == pg.SortByDir_SORTBY_DESC
	first := desc && s.SortbyNulls != pg.SortByNulls_SORTBY_NULLS_LAST ||
		s.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_FIRST
	out := ""
	if desc {
		out = " DESC"
	}
	switch {
	case !nullable:
		return out
	case first:
		return out + " NULLS FIRST"
	}
	return out + " NULLS LAST"
}

// key prints an expression to order by, with its direction.
func (p *printer) key(n *pg.Node, s *pg.SortBy) string {
	p.requireComparable(n, p.c.Type(n))
	return p.groupKey(n) + sortDirection(s, p.isNullable(n))
}

// groupKey prints an expression to group or sort by, so that SQLite does not take a number for a column position.
func (p *printer) groupKey(n *pg.Node) string {
	s := p.printExpr(n)
	switch t := p.c.Type(n); {
	case t.List:
	case t.Kind == check.Bool, t.Kind == check.Int, t.Kind == check.Numeric:
		isConstant := true
		syntax.Walk(n, func(m *pg.Node) bool {
			isConstant = isConstant && m.GetColumnRef() == nil
			return isConstant
		})
		if isConstant {
			return "(" + s + " + 0)"
		}
	}
	return s
}

// printTargets prints the select list.
func (p *printer) printTargets(q *check.Query, isTop bool) []string {
	cols := uniqueNames(q.Columns)
	out := make([]string, len(q.Targets))
	for i, t := range q.Targets {
		name := cols[i]
		if isTop {
			name = q.Columns[i].Name
		}
		out[i] = p.printExpr(t)
		out[i] += " AS " + schema.Quoted(name)
	}
	return out
}

// printPlain prints a SELECT without a set operation or DISTINCT ON, up to its LIMIT.
func (p *printer) printPlain(sel *pg.SelectStmt, q *check.Query, top bool) string {
	outer := p.sets
	defer func() { p.sets = outer }()
	extra := p.setFunctions(q)
	targets := p.printTargets(q, top)
	if sel.HavingClause != nil && len(sel.GroupClause) == 0 {
		targets[0] = forceAggregate(targets[0])
	}
	var b strings.Builder
	b.WriteString("SELECT ")
	if len(sel.DistinctClause) > 0 {
		b.WriteString("DISTINCT ")
	}
	b.WriteString(strings.Join(targets, ", ") + p.printTail(sel, q, extra) + orderBy(p.orderKeys(q)))
	return b.String()
}

// forceAggregate changes the first target of a query with HAVING but without GROUP BY, since SQLite recognises
// aggregate queries only by their select list.
func forceAggregate(target string) string {
	i := strings.LastIndex(target, " AS ")
	return "CASE WHEN count(*) >= 0 THEN " + target[:i] + " END" + target[i:]
}

// printTail prints FROM, WHERE, GROUP BY and HAVING.
func (p *printer) printTail(sel *pg.SelectStmt, q *check.Query, extra []string) string {
	var b strings.Builder
	if from := append(p.printFrom(sel.FromClause), extra...); len(from) > 0 {
		b.WriteString(" FROM " + strings.Join(from, ", "))
	}
	if sel.WhereClause != nil {
		b.WriteString(" WHERE " + p.printExpr(sel.WhereClause))
	}
	if len(q.Group) > 0 {
		parts := make([]string, len(q.Group))
		for i, n := range q.Group {
			parts[i] = p.groupKey(n)
		}
		b.WriteString(" GROUP BY " + strings.Join(parts, ", "))
	}
	if sel.HavingClause != nil {
		b.WriteString(" HAVING " + p.printExpr(sel.HavingClause))
	}
	return b.String()
}

// setFunctions moves set-returning functions from the select list to FROM, and returns them as FROM items.
func (p *printer) setFunctions(q *check.Query) []string {
	p.sets = nil
	if len(q.SetCalls) == 0 {
		return nil
	}
	sets := map[string]string{}
	var from []string
	for _, n := range q.SetCalls {
		k := p.c.Key(n)
		if sets[k] != "" {
			continue
		}
		if len(sets) > 0 {
			p.reject(n, "several set-returning functions in one SELECT are not supported")
		}
		grouped := slices.ContainsFunc(q.Group, func(g *pg.Node) bool { return p.c.Key(g) == k })
		if q.IsGrouped && !grouped || q.HasWindows {
			p.reject(n, "a set-returning function beside aggregates or window functions is not supported")
		}
		alias := p.uniqueName("pg_set")
		from = append(from, fmt.Sprintf("json_each(%s) AS %s", p.printRawCall(n), alias))
		sets[k] = alias + ".value"
	}
	p.sets = sets
	return from
}

// printDistinctOn prints DISTINCT ON: rows are numbered, and the first of each group is kept.
func (p *printer) printDistinctOn(sel *pg.SelectStmt, q *check.Query, top bool) string {
	if len(q.SetCalls) > 0 {
		return p.reject(nil, "DISTINCT ON over set-returning functions is not supported")
	}
	targets := p.printTargets(q, false)
	var order, outer []string
	for i, o := range q.Order {
		order = append(order, p.key(o.Node, o.Sort))
		name := "pg_key" + strconv.Itoa(i+1)
		targets = append(targets, p.groupKey(o.Node)+" AS "+name)
		outer = append(outer, name+sortDirection(o.Sort, true))
	}
	over := "PARTITION BY " + p.printList(q.DistinctOn) + orderBy(order)
	targets = append(targets, fmt.Sprintf("row_number() OVER (%s) AS pg_rank", over))
	out := quotedNames(q.Columns)
	for i := range out {
		if top {
			out[i] += " AS " + schema.Quoted(q.Columns[i].Name)
		}
	}
	return fmt.Sprintf("SELECT %s FROM (SELECT %s%s) WHERE pg_rank = 1%s", strings.Join(out, ", "),
		strings.Join(targets, ", "),
		p.printTail(sel, q, nil), orderBy(outer))
}

func (p *printer) printLimit(sel *pg.SelectStmt) string {
	offset := p.printBound("OFFSET", sel.LimitOffset, "")
	count := p.printBound("LIMIT", sel.LimitCount, offset)
	switch {
	case offset != "":
		return " LIMIT " + cmp.Or(count, "-1") + " OFFSET " + offset
	case count != "":
		return " LIMIT " + count
	}
	return ""
}

// printBound prints a LIMIT or OFFSET, or nothing. The call of the previous bound becomes an argument, so that it is
// evaluated first and errors occur in PostgreSQL's order.
func (p *printer) printBound(name string, n *pg.Node, previous string) string {
	if n == nil {
		return ""
	}
	e, isChained := p.c.Expr(n), strings.HasPrefix(previous, "pg_limit(")
	if n.GetAConst() != nil {
		if e.Value == nil {
			return ""
		}
		if v, ok := e.Value.(int64); ok && v >= 0 && !isChained {
			return strconv.FormatInt(v, 10)
		}
	}
	call := "pg_limit(" + quoteText(name) + ", " + p.printExpr(n)
	if isChained {
		call += ", " + previous
	}
	return call + ")"
}
