package sqlite

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/value"
)

// requireComparable reports an error if values of a type cannot be compared or sorted by the texts that represent them.
func (p *printer) requireComparable(n *pg.Node, t check.Type) {
	if t.List || t.Kind == check.Interval {
		p.reject(n, "comparing values of type %s is not supported", t)
	}
}

// printCompared prints an operand of a comparison.
func (p *printer) printCompared(n *pg.Node) string {
	p.requireComparable(n, p.c.Type(n))
	return p.printExpr(n)
}

func (p *printer) printComparison(op string, l, r *pg.Node) string {
	return fmt.Sprintf("(%s %s %s)", p.printCompared(l), op, p.printExpr(r))
}

// printQuantified prints x op ANY (list) and x op ALL (list).
func (p *printer) printQuantified(x *pg.A_Expr, e *check.Expr) string {
	isAny := x.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY
	t, left := p.c.Type(x.Rexpr), p.c.Type(x.Lexpr)
	elements := x.Rexpr.GetAArrayExpr().GetElements()
	isUncast := p.c.Expr(x.Rexpr).CastTo.Kind == check.Bad && left.Kind == t.Kind
	switch {
	case elements != nil && strings.Trim(e.Op, "!~*") == "":
		parts := make([]string, len(elements))
		for i, pattern := range elements {
			parts[i] = p.printLike(e.Op, p.printExpr(x.Lexpr), pattern)
		}
		separator := " AND "
		if isAny {
			separator = " OR "
		}
		return "(" + strings.Join(parts, separator) + ")"
	case elements != nil && isUncast && e.Op == "=" && isAny:
		return "(" + p.printCompared(x.Lexpr) + " IN (" + p.printList(elements) + "))"
	case elements != nil && isUncast && e.Op == "<>" && !isAny:
		return "(" + p.printCompared(x.Lexpr) + " NOT IN (" + p.printList(elements) + "))"
	}
	return p.printAnyAll(x.Lexpr, e.Op, isAny, p.printExpr(x.Rexpr))
}

// printAnyAll prints a comparison with any or all elements of a printed list.
func (p *printer) printAnyAll(left *pg.Node, op string, isAny bool, list string) string {
	if value.Comparisons[op] == nil {
		return p.reject(left, "%s with ANY or ALL is not supported", op)
	}
	quantifier := "'all'"
	if isAny {
		quantifier = "'any'"
	}
	return fmt.Sprintf("pg_quantified(%s, %s, %s, %s)", quantifier, quoteText(op), list, p.printCompared(left))
}

// matchers holds the formats of the matching operators.
var matchers = map[string]string{"~~": "pg_like(%s, %s)", "~~*": "pg_like(pg_lower(%s), pg_lower(%s))",
	"~": "pg_regexp(%s, %s, '')", "~*": "pg_regexp(%s, %s, 'i')"}

// maxLikePattern is the maximum length of a pattern, in bytes, for SQLite's LIKE: its time grows with the product of
// the lengths of pattern and text, and it cannot be cancelled.
const maxLikePattern = 1000

// printLike prints a matching operator. ILIKE with a short ASCII pattern becomes SQLite's LIKE, which means the same.
func (p *printer) printLike(op, l string, pattern *pg.Node) string {
	op, negated := strings.CutPrefix(op, "!")
	format, known := matchers[op]
	if !known {
		return p.reject(pattern, "the operator %s is not supported", op)
	}
	text, isConstant := p.c.Expr(pattern).Value.(string)
	isUnsupported := func(c rune) bool { return c >= 0x80 || c == '\\' }
	useLike := isConstant && len(text) <= maxLikePattern && !strings.ContainsFunc(text, isUnsupported)
	if op == "~~*" && useLike && pattern.GetAConst() != nil {
		format = "(%s LIKE %s)"
	}
	s := fmt.Sprintf(format, l, p.printExpr(pattern))
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
			schema.Quoted(uniqueNames(q.Columns)[0]), sub())
	case pg.SubLinkType_ARRAY_SUBLINK:
		return fmt.Sprintf("(SELECT json_group_array(%s) FROM (%s))", schema.Quoted(uniqueNames(q.Columns)[0]), sub())
	case pg.SubLinkType_ANY_SUBLINK, pg.SubLinkType_ALL_SUBLINK:
		isAny := x.SubLinkType == pg.SubLinkType_ANY_SUBLINK
		if isAny && e.Op == "=" {
			return fmt.Sprintf("(%s IN (%s))", p.printCompared(x.Testexpr), sub())
		}
		if !isAny && e.Op == "<>" {
			return fmt.Sprintf("(%s NOT IN (%s))", p.printCompared(x.Testexpr), sub())
		}
		// the left side stays outside the sub-query, since it may contain aggregates of this query
		return p.printAnyAll(x.Testexpr, e.Op, isAny,
			fmt.Sprintf("(SELECT json_group_array(%s) FROM (%s))", schema.Quoted(uniqueNames(q.Columns)[0]), sub()))
	}
	return p.reject(n, "this kind of sub-query is not supported")
}

// returnsOneRow reports whether a query returns at most one row.
func returnsOneRow(sel *pg.SelectStmt, q *check.Query) bool {
	if sel.Op != pg.SetOperation_SETOP_NONE || len(q.SetCalls) > 0 {
		return false
	}
	if q.HasAggregates && len(sel.GroupClause) == 0 {
		return true
	}
	if k, ok := sel.LimitCount.GetAConst().GetVal().(*pg.A_Const_Ival); ok && k.Ival.GetIval() <= 1 {
		return true
	}
	return len(sel.FromClause) == 0
}
