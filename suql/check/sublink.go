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
		return c.anyOfRows(n, x, s)
	}
	q := c.selectStmt(sel, s, nil)
	switch x.SubLinkType {
	case pg.SubLinkType_EXISTS_SUBLINK:
		return c.set(n, Expr{Type: Type{Kind: Bool}})
	case pg.SubLinkType_EXPR_SUBLINK, pg.SubLinkType_ARRAY_SUBLINK:
		if len(q.Columns) != 1 {
			if len(q.Columns) > 0 {
				c.fail(codeSyntax, at(n), "subquery must return only one column")
			}
			return c.set(n, Expr{Type: bad})
		}
		t := q.Columns[0].Type
		if x.SubLinkType == pg.SubLinkType_EXPR_SUBLINK {
			return c.set(n, Expr{Type: t})
		}
		if t.List {
			return c.refuse(n, codeUnsupported, "lists of lists are not supported")
		}
		return c.set(n, Expr{Type: Type{Kind: t.Kind, List: true}})
	}
	return c.refuse(n, codeUnsupported, "this kind of sub-query is not supported")
}

// anyOfRows types a comparison with ANY or ALL rows of a sub-query.
func (c *checker) anyOfRows(n *pg.Node, x *pg.SubLink, s *scope) Type {
	sel := x.Subselect.GetSelectStmt()
	q := c.setArm(sel, s, nil)
	op := "="
	if len(x.OperName) > 0 {
		op = operatorName(x.OperName)
	}
	if op == "!=" {
		op = "<>"
	}
	left := []*pg.Node{x.Testexpr}
	if row := x.Testexpr.GetRowExpr(); row != nil {
		left = row.Args
	}
	if len(left) != len(q.Columns) {
		if c.err == nil || len(q.Columns) > 0 {
			few := "few"
			if len(q.Columns) > len(left) {
				few = "many"
			}
			c.fail(codeSyntax, at(n), "subquery has too %s columns", few)
		}
		return c.set(n, Expr{Type: Type{Kind: Bad}})
	}
	for i, l := range left {
		c.quantified(n, op, operand{n: l}, operand{sub: sel, col: i})
	}
	return c.set(n, Expr{Type: Type{Kind: Bool}, Op: op})
}

// anyOfList checks a comparison with ANY or ALL elements of a list.
func (c *checker) anyOfList(n *pg.Node, op string, x *pg.A_Expr) {
	t := c.out.exprs[x.Rexpr].Type
	if t.Kind == Bad {
		return
	}
	if !t.unknown() && !t.List {
		c.fail("42809", at(n), "op ANY/ALL (array) requires array on right side")
		return
	}
	c.quantified(n, op, operand{n: x.Lexpr}, operand{n: x.Rexpr, elem: true})
}

// quantified types a comparison or match with ANY or ALL of several values.
func (c *checker) quantified(n *pg.Node, op string, l, r operand) {
	text := Type{Kind: Text}
	switch {
	case isComparison(op):
		c.compare(n, op, l, r)
	case strings.Trim(op, "!~*") == "":
		if !c.coerceOperand(l, text) || !c.typeOf(r).is(Text) && !c.typeOf(r).unknown() || !c.coerceOperand(r, text) {
			c.noOperator(n, op, c.typeOf(l), c.typeOf(r))
		}
	default:
		c.fail(codeUnsupported, at(n), "%s with ANY or ALL is not supported", op)
	}
}
