package model

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// conditionKinds are the kinds of a condition's components.
type conditionKinds struct{ column, op, value, count query.Kind }

var (
	whereKinds  = conditionKinds{query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereCount}
	havingKinds = conditionKinds{query.HavingItem, query.HavingOp, query.HavingValue, query.HavingCount}
)

// conditions converts a list of conditions; AND binds tighter than OR, as in query.Query.
func (t *typer) conditions(n *names, node *pg.Node, block string, kinds conditionKinds) ([]query.Condition, error) {
	if node == nil {
		return nil, nil
	}
	var out []query.Condition
	add := func(node *pg.Node, or bool) error {
		c, err := t.condition(n, node, block, kinds)
		c.Or = or && len(out) > 0
		out = append(out, c)
		return err
	}
	alternatives := []*pg.Node{node}
	if b := node.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_OR_EXPR {
		alternatives = b.Args
	}
	for _, a := range alternatives {
		all := []*pg.Node{a}
		if b := a.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_AND_EXPR {
			all = b.Args
		}
		for i, c := range all {
			if err := add(c, i == 0); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

var operators = map[string]query.Op{"=": query.Equal, "<>": query.NotEqual, ">": query.Greater,
	">=": query.GreaterEqual,
	"<":  query.Less, "<=": query.LessEqual}

// mirroredOps maps comparison operators to those for swapped sides.
var mirroredOps = map[query.Op]query.Op{query.Equal: query.Equal, query.NotEqual: query.NotEqual,
	query.Greater:      query.Less,
	query.GreaterEqual: query.LessEqual, query.Less: query.Greater, query.LessEqual: query.GreaterEqual}

// conditionTyper converts one condition.
type conditionTyper struct {
	*typer
	n     *names
	block string
	kinds conditionKinds
	index int // index among its clause's conditions
	c     query.Condition
}

func (t *typer) condition(n *names, node *pg.Node, block string, kinds conditionKinds) (query.Condition, error) {
	k := &conditionTyper{typer: t, n: n, block: block, kinds: kinds, index: t.next(block, kinds.column).n}
	var err error
	switch x := node.GetNode().(type) {
	case *pg.Node_AExpr:
		err = k.expr(x.AExpr)
	case *pg.Node_NullTest:
		op := query.IsNotNull
		if x.NullTest.Nulltesttype == pg.NullTestType_IS_NULL {
			op = query.IsNull
		}
		k.op(int(x.NullTest.Location), op)
		err = k.item(x.NullTest.Arg)
	case *pg.Node_SubLink:
		err = k.among(x.SubLink, query.In)
	case *pg.Node_BoolExpr:
		err = k.not(x.BoolExpr)
	case *pg.Node_BooleanTest: // HasNot is printed like this
		any := x.BooleanTest.Arg.GetAExpr()
		if any == nil || any.Kind != pg.A_Expr_Kind_AEXPR_OP_ANY ||
			x.BooleanTest.Booltesttype != pg.BoolTestType_IS_NOT_TRUE {
			return k.c, errUntyped
		}
		if err = k.expr(any); err == nil {
			k.c.Op = query.HasNot
		}
	case *pg.Node_FuncCall:
		f := x.FuncCall
		if syntax.FunctionName(f) != syntax.OpenAt || len(f.Args) != 2 {
			return k.c, errUntyped
		}
		k.op(int(f.Location), query.OpenAt)
		if err = k.item(f.Args[0]); err == nil {
			err = k.values(f.Args[1])
		}
	default:
		err = errUntyped
	}
	return k.c, err
}

// not converts a negated IN, or a negated condition on a list's elements.
func (k *conditionTyper) not(x *pg.BoolExpr) error {
	inner := x.Args[0]
	any := inner.GetAExpr()
	switch {
	case x.Boolop != pg.BoolExprType_NOT_EXPR:
	case inner.GetSubLink() != nil:
		return k.among(inner.GetSubLink(), query.NotIn)
	case any != nil && any.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY:
		err := k.expr(any)
		if err == nil {
			k.c.Op = query.HasNot
		}
		return err
	}
	return errUntyped
}

func (k *conditionTyper) op(at int, op query.Op) {
	k.c.Op = op
	k.mark(at, mark{k.block, k.kinds.op, k.index})
}

func (k *conditionTyper) item(node *pg.Node) (err error) {
	m := mark{k.block, k.kinds.column, k.index}
	k.c.Item, err = k.typer.item(k.n, node, m, m, func() mark { return k.next(k.block, query.WhereText) })
	if err == nil && k.c.Item.Column.Name == "*" && k.c.Item.Agg != query.Count {
		err = errUntyped
	}
	return err
}

func (k *conditionTyper) values(nodes ...*pg.Node) error {
	m := k.next(k.block, k.kinds.value)
	for _, node := range nodes {
		if cast := node.GetTypeCast(); cast != nil && k.c.Item.Text != nil && k.c.Item.Text.Form == verdict.Date { // DATE '…'
			if name := cast.TypeName.Names; name[len(name)-1].GetString_().GetSval() != "date" {
				return errUntyped
			}
			k.mark(syntax.Location(node), m)
			node = cast.Arg
		}
		v, ok := literal(node)
		if !ok {
			return errUntyped
		}
		k.mark(syntax.Location(node), m)
		k.c.Values = append(k.c.Values, v)
	}
	return nil
}

// query converts the sub-query that the condition compares with.
func (k *conditionTyper) query(node *pg.Node) (err error) {
	s := node.GetSelectStmt()
	if s == nil {
		return errUntyped
	}
	if k.c.Sub, err = k.statement(s, k.block+"where("+k.c.About()+")/"); err == nil && len(k.c.Sub.Select) != 1 {
		err = errUntyped
	}
	return err
}

func (k *conditionTyper) among(l *pg.SubLink, op query.Op) error {
	if l.SubLinkType != pg.SubLinkType_ANY_SUBLINK || l.Testexpr == nil || len(l.OperName) > 0 {
		return errUntyped
	}
	k.op(int(l.Location), op)
	if err := k.item(l.Testexpr); err != nil {
		return err
	}
	return k.query(l.Subselect)
}

func (k *conditionTyper) expr(e *pg.A_Expr) error {
	name := operator(e)
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		return k.comparison(e, name)
	case pg.A_Expr_Kind_AEXPR_OP_ANY:
		if name != "=" || e.Rexpr.GetColumnRef() == nil {
			return errUntyped
		}
		k.op(int(e.Location), query.Has)
		if err := k.item(e.Rexpr); err != nil {
			return err
		}
		return k.values(e.Lexpr)
	case pg.A_Expr_Kind_AEXPR_ILIKE:
		k.op(int(e.Location), map[string]query.Op{"~~*": query.Like, "!~~*": query.NotLike}[name])
		return k.with(e.Lexpr, e.Rexpr)
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		k.op(int(e.Location), map[string]query.Op{"BETWEEN": query.Between, "NOT BETWEEN": query.NotBetween}[name])
		return k.with(e.Lexpr, e.Rexpr.GetList().GetItems()...)
	case pg.A_Expr_Kind_AEXPR_IN:
		k.op(int(e.Location), map[string]query.Op{"=": query.In, "<>": query.NotIn}[name])
		return k.with(e.Lexpr, e.Rexpr.GetList().GetItems()...)
	}
	return errUntyped
}

func (k *conditionTyper) with(item *pg.Node, values ...*pg.Node) error {
	if err := k.item(item); err != nil {
		return err
	}
	return k.values(values...)
}

func (k *conditionTyper) comparison(e *pg.A_Expr, name string) error {
	if name == "&&" && e.Rexpr.GetAArrayExpr() != nil {
		k.op(int(e.Location), query.HasAny)
		return k.with(e.Lexpr, e.Rexpr.GetAArrayExpr().Elements...)
	}
	op, ok := operators[name]
	if !ok || e.Lexpr == nil {
		return errUntyped
	}
	if _, first := literal(e.Lexpr); first {
		k.op(int(e.Location), mirroredOps[op])
		return k.with(e.Rexpr, e.Lexpr)
	}
	k.op(int(e.Location), op)
	if err := k.item(e.Lexpr); err != nil {
		return err
	}
	if l := e.Rexpr.GetSubLink(); l != nil {
		if l.SubLinkType != pg.SubLinkType_EXPR_SUBLINK {
			return errUntyped
		}
		return k.query(l.Subselect)
	}
	if e.Rexpr.GetColumnRef() == nil {
		return k.values(e.Rexpr)
	}
	m := k.next(k.block, k.kinds.value)
	other, err := k.column(k.n, e.Rexpr, m)
	if err != nil || other.Name == "*" {
		return errUntyped
	}
	k.c.Other = &query.Item{Column: other}
	return nil
}
