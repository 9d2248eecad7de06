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
func (t *typer) item(n *names, node *pg.Node, column, agg mark, text func() mark) (query.Item, error) {
	if call, form, ok := castCall(node); ok {
		return t.textItem(n, node, call, form, column, text())
	}
	f := node.GetFuncCall()
	if f == nil || aggregates[syntax.FunctionName(f)] == query.None {
		c, err := t.part(n, node, column)
		return query.Item{Column: c}, err
	}
	it := query.Item{Agg: aggregates[syntax.FunctionName(f)], Distinct: f.AggDistinct}
	t.mark(int(f.Location), agg)
	if f.Over != nil || len(f.AggOrder) > 0 || f.AggWithinGroup || len(f.Args) > 1 || len(f.Args) == 0 && !f.AggStar {
		return it, errUntyped
	}
	if f.AggFilter != nil {
		if err := t.within(agg, func() (err error) {
			it.Only,
				err = t.conditions(n, f.AggFilter, "", whereKinds)
			return err
		}); err != nil {
			return it, err
		}
	}
	if f.AggStar {
		it.Column = query.Column{Table: n.from.Tables[0], Name: "*"}
		return it, nil
	}
	inner, err := t.item(n, f.Args[0], column, agg, text)
	if err != nil || inner.Agg != query.None || inner.Column.Name == "*" {
		return it, errUntyped
	}
	it.Column, it.Text = inner.Column, inner.Text
	return it, nil
}

// castCall recognises answer(…) and summary(…), cast or not.
func castCall(node *pg.Node) (call syntax.Call, form verdict.Form, ok bool) {
	if c := node.GetTypeCast(); c != nil {
		types := c.TypeName.GetNames()
		switch name := types[len(types)-1].GetString_().GetSval(); {
		case len(c.TypeName.ArrayBounds) > 0 || len(c.TypeName.Typmods) > 0:
			return call, form, false
		case name == "date":
			form = verdict.Date
		case name == "numeric":
			form = verdict.Number
		case name == "bool":
			form = verdict.Boolean
		default:
			return call, form, false
		}
		node = c.Arg
	}
	call, ok = syntax.TextCall(node)
	if ok && call.Name == syntax.Summary && form != "" {
		ok = false
	}
	return call, form, ok && (call.Name == syntax.Answer || call.Name == syntax.Summary)
}

func (t *typer) textItem(n *names, node *pg.Node, call syntax.Call, form verdict.Form, column, text mark) (query.Item,
	error) {
	it := query.Item{Text: &query.TextCall{Summary: call.Name == syntax.Summary, Form: form}}
	t.mark(syntax.Location(node), text)
	t.mark(call.Offset, text)
	if call.Question != nil {
		k, ok := call.Question.GetAConst().GetVal().(*pg.A_Const_Sval)
		if !ok {
			return it, errUntyped
		}
		it.Text.Question = k.Sval.Sval
		t.mark(syntax.Location(call.Question), text)
	}
	var err error
	it.Column, err = t.column(n, call.Text, column)
	if err == nil && it.Column.Name == "*" {
		err = errUntyped
	}
	return it, err
}

// part converts a column, its year or hour, or the number of its elements.
func (t *typer) part(n *names, node *pg.Node, m mark) (query.Column, error) {
	f := node.GetFuncCall()
	if f == nil {
		return t.column(n, node, m)
	}
	if syntax.FunctionName(f) == "cardinality" && len(f.Args) == 1 {
		t.mark(int(f.Location), m)
		c, err := t.column(n, f.Args[0], m)
		c.Part = query.Size
		return c, err
	}
	if syntax.FunctionName(f) != "extract" || len(f.Args) != 2 {
		return query.Column{}, errUntyped
	}
	part := query.Part(f.Args[0].GetAConst().GetSval().GetSval())
	if part != query.Year && part != query.Hour {
		return query.Column{}, errUntyped
	}
	t.mark(int(f.Location), m)
	c, err := t.column(n, f.Args[1], m)
	c.Part = part
	return c, err
}

func (t *typer) column(n *names, node *pg.Node, m mark) (query.Column, error) {
	ref := node.GetColumnRef()
	if ref == nil || len(ref.Fields) > 2 {
		return query.Column{}, errUntyped
	}
	t.mark(int(ref.Location), m)
	tables := n.from.Tables
	last := ref.Fields[len(ref.Fields)-1]
	if len(ref.Fields) == 2 {
		name, ok := n.called[strings.ToLower(ref.Fields[0].GetString_().GetSval())]
		if !ok {
			return query.Column{}, errUntyped
		}
		tables = []string{name}
	}
	if last.GetAStar() != nil {
		if len(ref.Fields) == 1 && len(n.from.Tables) > 1 {
			return query.Column{Name: "*"}, nil
		}
		return query.Column{Table: tables[0], Name: "*"}, nil
	}
	found := query.Column{}
	for _, name := range tables {
		if table := t.db.Table(n.from.Table(name)); table != nil {
			if c := table.Column(last.GetString_().GetSval()); c != nil {
				if found.Name != "" {
					return query.Column{}, errUntyped
				}
				found = query.Column{Table: name, Name: c.Name}
			}
		}
	}
	if found.Name == "" {
		return found, errUntyped
	}
	return found, nil
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
