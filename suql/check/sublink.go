package check

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"
)

func (c *checker) subLink(n *pg.Node, x *pg.SubLink, s *scope) Type {
	bad := Type{Kind: Bad}
	sel := x.Subselect.GetSelectStmt()
	if x.Testexpr != nil {
		c.expr(x.Testexpr, s)
	}
	if x.SubLinkType == pg.SubLinkType_ANY_SUBLINK || x.SubLinkType == pg.SubLinkType_ALL_SUBLINK {
		return c.compareRows(n, x, s)
	}
	q := c.selectStmt(sel, s, nil)
	switch x.SubLinkType {
	case pg.SubLinkType_EXISTS_SUBLINK:
		return c.record(n, Expr{Type: Type{Kind: Bool}})
	case pg.SubLinkType_EXPR_SUBLINK, pg.SubLinkType_ARRAY_SUBLINK:
		if len(q.Columns) != 1 {
			if len(q.Columns) > 0 {
				c.fail(codeSyntax, location(n), "subquery must return only one column")
			}
			return c.record(n, Expr{Type: bad})
		}
		t := q.Columns[0].Type
		if x.SubLinkType == pg.SubLinkType_EXPR_SUBLINK {
			return c.record(n, Expr{Type: t})
		}
		if t.List {
			return c.reject(n, codeUnsupported, "lists of lists are not supported")
		}
		return c.record(n, Expr{Type: Type{Kind: t.Kind, List: true}})
	}
	return c.reject(n, codeUnsupported, "this kind of sub-query is not supported")
}

// compareRows checks a comparison with ANY or ALL rows of a sub-query.
func (c *checker) compareRows(n *pg.Node, x *pg.SubLink, s *scope) Type {
	sel := x.Subselect.GetSelectStmt()
	q := c.checkBranch(sel, s, nil)
	op := "="
	if len(x.OperName) > 0 {
		op = operatorName(x.OperName)
	}
	if op == "!=" {
		op = "<>"
	}
	if x.Testexpr.GetRowExpr() != nil { // only PostgreSQL compares rows
		return c.record(n, Expr{Type: Type{Kind: Bool}, Op: op})
	}
	if len(q.Columns) != 1 {
		return c.reject(n, codeSyntax, "subquery has too many columns")
	}
	c.checkQuantified(n, op, operand{n: x.Testexpr}, operand{sub: sel, col: 0})
	return c.record(n, Expr{Type: Type{Kind: Bool}, Op: op})
}

// compareElements checks a comparison with ANY or ALL elements of a list.
func (c *checker) compareElements(n *pg.Node, op string, x *pg.A_Expr) {
	t := c.out.exprs[x.Rexpr].Type
	if t.Kind == Bad {
		return
	}
	if !t.isUnknown() && !t.List {
		c.fail("42809", location(n), "op ANY/ALL (array) requires array on right side")
		return
	}
	c.checkQuantified(n, op, operand{n: x.Lexpr}, operand{n: x.Rexpr, elem: true})
}

// checkQuantified checks a comparison or match with ANY or ALL of several values.
func (c *checker) checkQuantified(n *pg.Node, op string, l, r operand) {
	text := Type{Kind: Text}
	switch {
	case isComparison(op):
		c.compare(n, op, l, r)
	case strings.Trim(op, "!~*") == "":
		if !c.coerceOperand(l, text) || !c.typeOf(r).is(Text) && !c.typeOf(r).isUnknown() || !c.coerceOperand(r, text) {
			c.failNoOperator(n, op, c.typeOf(l), c.typeOf(r))
		}
	default:
		c.fail(codeUnsupported, location(n), "%s with ANY or ALL is not supported", op)
	}
}
