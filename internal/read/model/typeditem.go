package model

import (
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

var aggregates = map[string]query.Agg{"max": query.Max, "min": query.Min, "count": query.Count, "sum": query.Sum,
	"avg": query.Avg}

// item converts a value; column, agg and text identify the components that its parts belong to.
func (t *typer) item(n *names, node *pg.Node, column, agg mark, text func() mark) query.Item {
	if call, form, ok := castCall(node); ok {
		return t.textItem(n, node, call, form, column, text())
	}
	f := node.GetFuncCall()
	if f == nil || aggregates[syntax.FunctionName(f)] == query.None {
		return query.Item{Column: t.part(n, node, column)}
	}
	it := query.Item{Agg: aggregates[syntax.FunctionName(f)], Distinct: f.AggDistinct}
	t.mark(int(f.Location), agg)
	require(f.Over == nil && len(f.AggOrder) == 0 && !f.AggWithinGroup &&
		(len(f.Args) == 1 || len(f.Args) == 0 && f.AggStar))
	if f.AggFilter != nil {
		t.within(agg, func() { it.Only = t.conditions(n, f.AggFilter, "", whereKinds) })
	}
	if f.AggStar {
		it.Column = query.Column{Table: n.from.Tables[0], Name: "*"}
		return it
	}
	inner := t.item(n, f.Args[0], column, agg, text)
	require(inner.Agg == query.None && inner.Column.Name != "*")
	it.Column, it.Text = inner.Column, inner.Text
	return it
}

var castForms = map[string]verdict.Form{"date": verdict.Date, "numeric": verdict.Number, "bool": verdict.Boolean}

// castCall recognises answer(…) and summary(…), cast or not.
func castCall(node *pg.Node) (call syntax.Call, form verdict.Form, ok bool) {
	if c := node.GetTypeCast(); c != nil {
		types := c.TypeName.GetNames()
		form = castForms[types[len(types)-1].GetString_().GetSval()]
		if form == "" || len(c.TypeName.ArrayBounds)+len(c.TypeName.Typmods) > 0 {
			return call, form, false
		}
		node = c.Arg
	}
	call, ok = syntax.TextCall(node)
	return call, form, ok && (call.Name == syntax.Answer || call.Name == syntax.Summary && form == "")
}

func (t *typer) textItem(n *names, node *pg.Node, call syntax.Call, form verdict.Form, column, text mark) query.Item {
	it := query.Item{Text: &query.TextCall{Summary: call.Name == syntax.Summary, Form: form}}
	t.mark(syntax.Location(node), text)
	t.mark(call.Offset, text)
	if call.Question != nil {
		k, ok := call.Question.GetAConst().GetVal().(*pg.A_Const_Sval)
		require(ok)
		it.Text.Question = k.Sval.Sval
		t.mark(syntax.Location(call.Question), text)
	}
	it.Column = t.column(n, call.Text, column)
	require(it.Column.Name != "*")
	return it
}

// part converts a column, its year or hour, or the number of its elements.
func (t *typer) part(n *names, node *pg.Node, m mark) query.Column {
	f := node.GetFuncCall()
	if f == nil {
		return t.column(n, node, m)
	}
	part := query.Size
	if name := syntax.FunctionName(f); name == "extract" && len(f.Args) == 2 {
		part = query.Part(f.Args[0].GetAConst().GetSval().GetSval())
		require(part == query.Year || part == query.Hour)
	} else {
		require(name == "cardinality" && len(f.Args) == 1)
	}
	t.mark(int(f.Location), m)
	c := t.column(n, f.Args[len(f.Args)-1], m)
	c.Part = part
	return c
}

func (t *typer) column(n *names, node *pg.Node, m mark) query.Column {
	ref := node.GetColumnRef()
	require(ref != nil && len(ref.Fields) <= 2)
	t.mark(int(ref.Location), m)
	tables := n.from.Tables
	last := ref.Fields[len(ref.Fields)-1]
	if len(ref.Fields) == 2 {
		name, ok := n.called[strings.ToLower(ref.Fields[0].GetString_().GetSval())]
		require(ok)
		tables = []string{name}
	}
	if last.GetAStar() != nil {
		if len(ref.Fields) == 1 && len(n.from.Tables) > 1 {
			return query.Column{Name: "*"}
		}
		return query.Column{Table: tables[0], Name: "*"}
	}
	found := query.Column{}
	for _, name := range tables {
		if table := t.db.Table(n.from.Table(name)); table != nil {
			if c := table.Column(last.GetString_().GetSval()); c != nil {
				require(found.Name == "")
				found = query.Column{Table: name, Name: c.Name}
			}
		}
	}
	require(found.Name != "")
	return found
}

func operator(e *pg.A_Expr) string { return e.Name[len(e.Name)-1].GetString_().GetSval() }

// literal converts a constant.
func literal(node *pg.Node) (query.Value, bool) {
	v := query.Value{First: -1, Last: -1}
	sign := ""
	if e := node.GetAExpr(); e != nil && e.Lexpr == nil && operator(e) == "-" {
		sign, node = "-", e.Rexpr
	}
	switch k := node.GetAConst().GetVal().(type) {
	case *pg.A_Const_Sval:
		v.Text = k.Sval.Sval
		return v, sign == ""
	case *pg.A_Const_Fval:
		v.Text, v.Number = sign+k.Fval.Fval, true
		return v, true
	case *pg.A_Const_Ival:
		v.Text, v.Number = sign+strconv.Itoa(int(k.Ival.Ival)), true
		return v, true
	}
	return v, false
}

// conditionKinds are the kinds of a condition's components.
type conditionKinds struct{ column, op, value query.Kind }

var (
	whereKinds  = conditionKinds{query.WhereColumn, query.WhereOp, query.WhereValue}
	havingKinds = conditionKinds{query.HavingItem, query.HavingOp, query.HavingValue}
)

// conditions converts a list of conditions; AND binds tighter than OR, as in query.Query.
func (t *typer) conditions(n *names, node *pg.Node, block string, kinds conditionKinds) (out []query.Condition) {
	for i, alternative := range operands(node, pg.BoolExprType_OR_EXPR) {
		for k, all := range operands(alternative, pg.BoolExprType_AND_EXPR) {
			c := t.condition(n, all, block, kinds)
			c.Or = i > 0 && k == 0
			out = append(out, c)
		}
	}
	return out
}

// operands returns the operands of an AND or OR, or the node itself if it is something else.
func operands(node *pg.Node, op pg.BoolExprType) []*pg.Node {
	if b := node.GetBoolExpr(); b != nil && b.Boolop == op {
		return b.Args
	} else if node == nil {
		return nil
	}
	return []*pg.Node{node}
}

// conditionTyper converts one condition.
type conditionTyper struct {
	*typer
	n     *names
	block string
	kinds conditionKinds
	index int // index among its clause's conditions
	c     query.Condition
}

func (t *typer) condition(n *names, node *pg.Node, block string, kinds conditionKinds) query.Condition {
	k := &conditionTyper{typer: t, n: n, block: block, kinds: kinds, index: t.next(block, kinds.column).n}
	switch x := node.GetNode().(type) {
	case *pg.Node_AExpr:
		k.expr(x.AExpr)
	case *pg.Node_NullTest:
		op := query.IsNotNull
		if x.NullTest.Nulltesttype == pg.NullTestType_IS_NULL {
			op = query.IsNull
		}
		k.op(int(x.NullTest.Location), op)
		k.item(x.NullTest.Arg)
	case *pg.Node_SubLink:
		k.among(x.SubLink, query.In)
	case *pg.Node_BoolExpr:
		require(x.BoolExpr.Boolop == pg.BoolExprType_NOT_EXPR)
		if inner := x.BoolExpr.Args[0]; inner.GetSubLink() != nil {
			k.among(inner.GetSubLink(), query.NotIn)
		} else {
			k.hasNot(inner)
		}
	case *pg.Node_BooleanTest: // HasNot is printed like this
		require(x.BooleanTest.Booltesttype == pg.BoolTestType_IS_NOT_TRUE)
		k.hasNot(x.BooleanTest.Arg)
	case *pg.Node_FuncCall:
		f := x.FuncCall
		require(syntax.FunctionName(f) == syntax.OpenAt && len(f.Args) == 2)
		k.op(int(f.Location), query.OpenAt)
		k.with(f.Args[0], f.Args[1])
	default:
		require(false)
	}
	return k.c
}

// hasNot converts a negated condition on a list's elements.
func (k *conditionTyper) hasNot(node *pg.Node) {
	e := node.GetAExpr()
	require(e != nil && e.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY)
	k.expr(e)
	k.c.Op = query.HasNot
}

func (k *conditionTyper) op(at int, op query.Op) {
	k.c.Op = op
	k.mark(at, mark{k.block, k.kinds.op, k.index})
}

func (k *conditionTyper) item(node *pg.Node) {
	m := mark{k.block, k.kinds.column, k.index}
	k.c.Item = k.typer.item(k.n, node, m, m, func() mark { return k.next(k.block, query.WhereText) })
	require(k.c.Item.Column.Name != "*" || k.c.Item.Agg == query.Count)
}

// with converts the compared item and the values.
func (k *conditionTyper) with(item *pg.Node, values ...*pg.Node) {
	k.item(item)
	m := k.next(k.block, k.kinds.value)
	for _, node := range values {
		if cast := node.GetTypeCast(); cast != nil && k.c.Item.Text != nil && k.c.Item.Text.Form == verdict.Date { // DATE '…'
			name := cast.TypeName.Names
			require(name[len(name)-1].GetString_().GetSval() == "date")
			k.mark(syntax.Location(node), m)
			node = cast.Arg
		}
		v, ok := literal(node)
		require(ok)
		k.mark(syntax.Location(node), m)
		k.c.Values = append(k.c.Values, v)
	}
}

// query converts the sub-query that the condition compares with.
func (k *conditionTyper) query(node *pg.Node) {
	s := node.GetSelectStmt()
	require(s != nil)
	k.c.Sub = k.statement(s, k.block+"where("+k.c.Item.String()+")/")
	require(len(k.c.Sub.Select) == 1)
}

func (k *conditionTyper) among(l *pg.SubLink, op query.Op) {
	require(l.SubLinkType == pg.SubLinkType_ANY_SUBLINK && l.Testexpr != nil && len(l.OperName) == 0)
	k.op(int(l.Location), op)
	k.item(l.Testexpr)
	k.query(l.Subselect)
}

// listedOps are the operators between an item and a list of values.
var listedOps = map[pg.A_Expr_Kind]map[string]query.Op{
	pg.A_Expr_Kind_AEXPR_ILIKE:       {"~~*": query.Like, "!~~*": query.NotLike},
	pg.A_Expr_Kind_AEXPR_BETWEEN:     {"BETWEEN": query.Between},
	pg.A_Expr_Kind_AEXPR_NOT_BETWEEN: {"NOT BETWEEN": query.NotBetween},
	pg.A_Expr_Kind_AEXPR_IN:          {"=": query.In, "<>": query.NotIn},
}

func (k *conditionTyper) expr(e *pg.A_Expr) {
	name, at := operator(e), int(e.Location)
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		k.comparison(e, name, at)
	case pg.A_Expr_Kind_AEXPR_OP_ANY:
		require(name == "=" && e.Rexpr.GetColumnRef() != nil)
		k.op(at, query.Has)
		k.with(e.Rexpr, e.Lexpr)
	default:
		op, ok := listedOps[e.Kind][name]
		require(ok)
		k.op(at, op)
		values := []*pg.Node{e.Rexpr}
		if list := e.Rexpr.GetList(); list != nil {
			values = list.Items
		}
		k.with(e.Lexpr, values...)
	}
}

func (k *conditionTyper) comparison(e *pg.A_Expr, name string, at int) {
	if list := e.Rexpr.GetAArrayExpr(); name == "&&" && list != nil {
		k.op(at, query.HasAny)
		k.with(e.Lexpr, list.Elements...)
		return
	}
	op := query.Op(name)
	mirrored, ok := query.Mirrored[op]
	require(ok && e.Lexpr != nil)
	if _, first := literal(e.Lexpr); first {
		k.op(at, mirrored)
		k.with(e.Rexpr, e.Lexpr)
		return
	}
	k.op(at, op)
	switch l := e.Rexpr.GetSubLink(); {
	case l != nil:
		require(l.SubLinkType == pg.SubLinkType_EXPR_SUBLINK)
		k.item(e.Lexpr)
		k.query(l.Subselect)
	case e.Rexpr.GetColumnRef() == nil:
		k.with(e.Lexpr, e.Rexpr)
	default:
		k.item(e.Lexpr)
		other := k.column(k.n, e.Rexpr, k.next(k.block, k.kinds.value))
		require(other.Name != "*")
		k.c.Other = &query.Item{Column: other}
	}
}
