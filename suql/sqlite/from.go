package sqlite

import (
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
)

// printFrom prints the items of a FROM clause.
func (p *printer) printFrom(items []*pg.Node) []string {
	out := make([]string, len(items))
	for i, n := range items {
		out[i] = p.fromItem(n)
		// A comma binds like JOIN in SQLite, so an item with a RIGHT or FULL JOIN needs brackets.
		if i > 0 && isOuterJoin(n) {
			out[i] = "(" + out[i] + ")"
		}
	}
	return out
}

func isOuterJoin(n *pg.Node) bool {
	j := n.GetJoinExpr()
	return j != nil &&
		(j.Jointype == pg.JoinType_JOIN_RIGHT || j.Jointype == pg.JoinType_JOIN_FULL || isOuterJoin(j.Larg))
}

func (p *printer) fromItem(n *pg.Node) string {
	if j := n.GetJoinExpr(); j != nil {
		return p.printJoin(n, j)
	}
	src := p.c.Source(n)
	switch {
	case src == nil:
		return p.reject(n, "this kind of FROM item is not supported")
	case src.CTE != nil:
		p.countExpansion(n, src.CTE)
		return schema.Quoted(p.cteName(src.CTE)) + " AS " + schema.Quoted(p.alias(src))
	case src.Table != nil:
		return schema.Quoted(src.Table.Name) + " AS " + schema.Quoted(p.alias(src))
	case src.Function != nil:
		return fmt.Sprintf("json_each(%s) AS %s", p.printRawCall(src.Function), schema.Quoted(p.alias(src)))
	}
	sub := n.GetRangeSubselect()
	sel := sub.Subquery.GetSelectStmt()
	if src.Lateral && src.Query.IsCorrelated {
		return p.reject(n, "LATERAL is not supported")
	}
	return "(" + p.selectStmt(sel, false) + ") AS " + schema.Quoted(p.alias(src))
}

// hasOuterJoin reports whether a branch of a UNION must be a sub-query: SQLite (3.53) drops the other branches'
// conditions if one has a RIGHT or FULL JOIN.
func hasOuterJoin(sel *pg.SelectStmt) bool {
	if sel.Op != pg.SetOperation_SETOP_NONE || sel.LimitCount != nil || sel.LimitOffset != nil {
		return false
	}
	return slices.ContainsFunc(sel.FromClause, isOuterJoin)
}

func (p *printer) printJoin(n *pg.Node, j *pg.JoinExpr) string {
	l, r := p.fromItem(j.Larg), p.fromItem(j.Rarg)
	if j.Rarg.GetJoinExpr() != nil {
		r = "(" + r + ")"
	}
	keyword := strings.TrimPrefix(strings.TrimPrefix(j.Jointype.String(), "JOIN_")+" JOIN", "INNER ")
	var on []string
	for _, pair := range p.c.Using(n) {
		on = append(on, p.equalColumns(pair[0], pair[1]))
	}
	if j.Quals != nil {
		on = append(on, p.printExpr(j.Quals))
	}
	if len(on) == 0 {
		if j.Jointype == pg.JoinType_JOIN_INNER {
			return l + " CROSS JOIN " + r
		}
		on = []string{"1"}
	}
	return fmt.Sprintf("%s %s %s ON %s", l, keyword, r, strings.Join(on, " AND "))
}

// equalColumns prints the comparison of two columns for USING.
func (p *printer) equalColumns(a, b *check.Ref) string {
	x, y := a.Column().Type, b.Column().Type
	l, r := p.printColumn(a), p.printColumn(b)
	if x.Kind < y.Kind {
		l = p.convert(l, x, y)
	} else {
		r = p.convert(r, y, x)
	}
	return l + " = " + r
}

// printColumn prints a column.
func (p *printer) printColumn(r *check.Ref) string {
	src, col := r.Source, r.Column()
	alias := schema.Quoted(p.alias(src))
	switch {
	case src.Function != nil:
		if r.Index == len(src.Columns)-1 && r.Index > 0 {
			return "(" + alias + ".key + 1)"
		}
		return alias + ".value"
	case src.Table != nil:
		name := alias + "." + schema.Quoted(col.Base.Name)
		kind := col.Type.Kind
		switch {
		case col.Type.List:
		case kind == check.Timestamptz:
			return "pg_stored('timestamp', " + name + ")"
		case kind == check.Timestamp, kind == check.Time, kind == check.Interval:
			parsed := fmt.Sprintf("pg_stored('%s', %s)", kind.TypeName(), name)
			if kind == check.Timestamp {
				return isoMoment(name, parsed)
			}
			return parsed
		}
		return name
	case src.CTE != nil:
		return alias + "." + p.columnName(src.CTE, src.CTE.Columns, r.Index)
	}
	return alias + "." + p.columnName(src.Query, src.Query.Columns, r.Index)
}
