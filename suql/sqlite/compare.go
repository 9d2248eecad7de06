package sqlite

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/value"
)

// comparable refuses to compare or sort values of types whose texts have no order.
func (p *printer) comparable(n *pg.Node, t check.Type) {
	if t.List || t.Kind == check.Interval {
		p.refuse(n, "comparing values of type %s is not supported", t)
	}
}

// compared prints an expression that is compared.
func (p *printer) compared(n *pg.Node) string {
	p.comparable(n, p.c.Type(n))
	return p.expr(n)
}

func (p *printer) comparison(op string, l, r *pg.Node) string {
	a, b := l.GetRowExpr(), r.GetRowExpr()
	if a == nil || b == nil {
		return fmt.Sprintf("(%s %s %s)", p.compared(l), op, p.expr(r))
	}
	switch op {
	case "=", "<>", "IS", "IS NOT":
		var parts []string
		for i := range a.Args {
			parts = append(parts, p.comparison(op, a.Args[i], b.Args[i]))
		}
		join := " AND "
		if op == "<>" || op == "IS NOT" {
			join = " OR "
		}
		return "(" + strings.Join(parts, join) + ")"
	}
	return p.refuse(l, "comparing rows with %s is not supported", op)
}

// quantified prints x op ANY (list) and x op ALL (list).
func (p *printer) quantified(x *pg.A_Expr, e *check.Expr) string {
	any := x.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY
	t, left := p.c.Type(x.Rexpr), p.c.Type(x.Lexpr)
	elements := x.Rexpr.GetAArrayExpr().GetElements()
	plain := p.c.Expr(x.Rexpr).As.Kind == check.Bad && left.Kind == t.Kind
	switch {
	case elements != nil && strings.Trim(e.Op, "!~*") == "":
		parts := make([]string, len(elements))
		for i, pattern := range elements {
			parts[i] = p.like(e.Op, p.expr(x.Lexpr), pattern)
		}
		between := " AND "
		if any {
			between = " OR "
		}
		return "(" + strings.Join(parts, between) + ")"
	case elements != nil && plain && e.Op == "=" && any:
		return "(" + p.compared(x.Lexpr) + " IN (" + p.list(elements) + "))"
	case elements != nil && plain && e.Op == "<>" && !any:
		return "(" + p.compared(x.Lexpr) + " NOT IN (" + p.list(elements) + "))"
	}
	return p.quantify(x.Lexpr, e.Op, any, p.expr(x.Rexpr))
}

// quantify prints a comparison with any or all elements of a printed list.
func (p *printer) quantify(left *pg.Node, op string, any bool, list string) string {
	if value.Comparisons[op] == nil {
		return p.refuse(left, "%s with ANY or ALL is not supported", op)
	}
	which := "'all'"
	if any {
		which = "'any'"
	}
	return fmt.Sprintf("pg_quantified(%s, %s, %s, %s)", which, text(op), list, p.compared(left))
}

// matchers print the matching operators.
var matchers = map[string]string{"~~": "pg_like(%s, %s)", "~~*": "pg_like(pg_lower(%s), pg_lower(%s))",
	"~": "pg_regexp(%s, %s, '')", "~*": "pg_regexp(%s, %s, 'i')"}

// longestPattern is the longest pattern, in bytes, left to SQLite's own LIKE: its time grows with the product of both
// lengths, and it cannot be cancelled.
const longestPattern = 1000

// like prints a matching operator: ILIKE as SQLite's own LIKE where that means the same, with a short ASCII pattern.
func (p *printer) like(op, l string, pattern *pg.Node) string {
	op, negated := strings.CutPrefix(op, "!")
	format, known := matchers[op]
	if !known {
		return p.refuse(pattern, "the operator %s is not supported", op)
	}
	text, constant := p.c.Expr(pattern).Value.(string)
	beyond := func(c rune) bool { return c >= 0x80 || c == '\\' }
	native := constant && len(text) <= longestPattern && !strings.ContainsFunc(text, beyond)
	if op == "~~*" && native && pattern.GetAConst() != nil {
		format = "(%s LIKE %s)"
	}
	s := fmt.Sprintf(format, l, p.expr(pattern))
	if negated {
		return "(NOT " + s + ")"
	}
	return s
}

func (p *printer) subLink(n *pg.Node, x *pg.SubLink, e *check.Expr) string {
	sel := x.Subselect.GetSelectStmt()
	q := p.c.Query(sel)
	sub := func() string { return p.selectStmt(sel, false) }
	switch x.SubLinkType {
	case pg.SubLinkType_EXISTS_SUBLINK:
		return "EXISTS (" + sub() + ")"
	case pg.SubLinkType_EXPR_SUBLINK:
		if returnsOneRow(sel, q) {
			return "(" + sub() + ")"
		}
		return fmt.Sprintf("(SELECT CASE WHEN count(*) > 1 THEN pg_fail('21000', 'more than one row returned by a subquery used as an expression') ELSE max(%s) END FROM (%s))",
			schema.Quoted(names(q.Columns)[0]), sub())
	case pg.SubLinkType_ARRAY_SUBLINK:
		return fmt.Sprintf("(SELECT json_group_array(%s) FROM (%s))", schema.Quoted(names(q.Columns)[0]), sub())
	case pg.SubLinkType_ANY_SUBLINK, pg.SubLinkType_ALL_SUBLINK:
		any := x.SubLinkType == pg.SubLinkType_ANY_SUBLINK
		left := []*pg.Node{x.Testexpr}
		if row := x.Testexpr.GetRowExpr(); row != nil {
			left = row.Args
		}
		var l []string
		for _, m := range left {
			l = append(l, p.compared(m))
		}
		side := strings.Join(l, ", ")
		if len(l) > 1 {
			side = "(" + side + ")"
		}
		if any && e.Op == "=" {
			return fmt.Sprintf("(%s IN (%s))", side, sub())
		}
		if !any && e.Op == "<>" {
			return fmt.Sprintf("(%s NOT IN (%s))", side, sub())
		}
		if len(l) > 1 {
			return p.refuse(n, "rows with %s and ANY or ALL are not supported", e.Op)
		}
		// outside the sub-query: the left side may contain aggregates of this query
		return p.quantify(left[0], e.Op, any,
			fmt.Sprintf("(SELECT json_group_array(%s) FROM (%s))", schema.Quoted(names(q.Columns)[0]), sub()))
	}
	return p.refuse(n, "this kind of sub-query is not supported")
}

// returnsOneRow reports whether a query returns at most one row.
func returnsOneRow(sel *pg.SelectStmt, q *check.Query) bool {
	if sel.Op != pg.SetOperation_SETOP_NONE || len(q.Sets) > 0 {
		return false
	}
	if q.Aggregate && len(sel.GroupClause) == 0 {
		return true
	}
	if k, ok := sel.LimitCount.GetAConst().GetVal().(*pg.A_Const_Ival); ok && k.Ival.GetIval() <= 1 {
		return true
	}
	return len(sel.FromClause) == 0
}
