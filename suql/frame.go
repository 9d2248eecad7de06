package suql

import (
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// frame holds what the expressions of a SELECT need from its rows: text-free parts become hidden columns computed by
// the database, text calls become sites.
type frame struct {
	run     *run
	columns []*pg.Node
	names   map[string]int
	sites   []*site
	calls   map[string]*site
	leaves  []*leaf
	matches []*match
	exists  []*existence
	obscure bool // only the database can compute some part, once its text is decided
	loose   bool // some part may hold although a decision it depends on is missing
}

func (r *run) newFrame() *frame {
	return &frame{run: r, names: map[string]int{}, calls: map[string]*site{}}
}

// free reports whether an expression reads no text.
func free(n *pg.Node) bool { return !syntax.Any(n, isTextCall) }

func isTextCall(n *pg.Node) bool {
	_, ok := syntax.TextCall(n)
	return ok
}

// show prints an expression; equal expressions are printed alike.
func (r *run) show(n *pg.Node) string {
	s, err := syntax.PostgresExpr(n)
	if err != nil {
		return "?"
	}
	return s
}

func (f *frame) show(n *pg.Node) string { return f.run.show(n) }

// readsText reports whether any text has to be read.
func (f *frame) readsText() bool { return len(f.sites) > 0 || len(f.exists) > 0 }

// column lets the database compute an expression.
func (f *frame) column(n *pg.Node, text bool) expr {
	shown := f.show(n)
	if text {
		shown = "text " + shown
	}
	i, ok := f.names[shown]
	if !ok {
		i = len(f.columns)
		f.names[shown] = i
		if text {
			n = f.run.dialect.textColumn(n)
		}
		f.columns = append(f.columns, n)
	}
	return column{i}
}

// expr compiles a value. It never fails: what Go cannot compute becomes an obscured expression that only knows its
// decisions.
func (f *frame) expr(n *pg.Node) expr {
	if v, ok := constant(n); ok {
		return literal{v}
	}
	if free(n) {
		return f.column(n, false)
	}
	switch x := n.Node.(type) {
	case *pg.Node_FuncCall:
		if _, ok := syntax.TextCall(n); ok {
			return f.site(n, f.run.form(n))
		}
	case *pg.Node_TypeCast:
		if to := castOf(x.TypeCast.TypeName); to != check.Other {
			return cast{f.expr(x.TypeCast.Arg), to}
		}
	case *pg.Node_CaseExpr:
		f.loose = true
		if x.CaseExpr.Arg == nil {
			return f.choice(x.CaseExpr)
		}
	case *pg.Node_AExpr:
		if p, ok := f.comparison(n); ok {
			return condition{p}
		}
	case *pg.Node_BoolExpr, *pg.Node_NullTest:
		return condition{f.predicate(n)}
	}
	return f.obscured(n)
}

// choice compiles a CASE without a test expression.
func (f *frame) choice(x *pg.CaseExpr) choice {
	c := choice{otherwise: literal{nil}}
	for _, w := range x.Args {
		c.whens = append(c.whens, f.predicate(w.GetCaseWhen().Expr))
		c.thens = append(c.thens, f.expr(w.GetCaseWhen().Result))
	}
	if x.Defresult != nil {
		c.otherwise = f.expr(x.Defresult)
	}
	return c
}

// site compiles a text call.
func (f *frame) site(n *pg.Node, form verdict.Form) *site {
	c, _ := syntax.TextCall(n)
	shown := string(form) + " " + f.show(n)
	if s := f.calls[shown]; s != nil {
		return s
	}
	s := &site{task: verdict.Summary, label: f.show(n), run: f.run, mayBeVisitors: !f.run.isOwnersText(c.Text)}
	switch c.Name {
	case syntax.Answer:
		s.task, s.form = verdict.Answer, form
		s.question = f.expr(c.Question)
	case syntax.OpenHere:
		s.task = taskOpen
		s.question = f.expr(c.Question)
	}
	if free(c.Text) {
		s.text, s.fetched = f.column(c.Text, true), true
	} else {
		s.text = f.expr(c.Text)
	}
	f.prefer(s)
	s.index = len(f.sites)
	f.sites, f.calls[shown] = append(f.sites, s), s
	return s
}

// obscured is an expression that the database computes once its text is decided.
type obscured struct{ calls []*site }

func (f *frame) obscured(n *pg.Node) expr {
	f.obscure, f.loose = true, true
	var o obscured
	for _, c := range syntax.Calls(n) {
		o.calls = append(o.calls, f.site(c.Node, f.run.form(c.Node)))
	}
	return o
}

func (o obscured) value(r *row) (any, status) {
	st := obscure
	for _, s := range o.calls {
		if _, s := s.value(r); s == waiting {
			st = waiting
		}
	}
	return nil, st
}

// condition is a predicate used as a value.
type condition struct{ p predicate }

func (c condition) value(r *row) (any, status) {
	switch c.p.truth(r) {
	case isTrue:
		return true, ready
	case isFalse:
		return false, ready
	case isNull:
		return nil, ready
	}
	r.missing = r.missing[:0]
	wants := c.p.next(r, unknownTruth)
	if len(wants) == 0 {
		return nil, obscure
	}
	r.missing = append(r.missing[:0], wants...)
	return nil, waiting
}

// predicate compiles a condition.
func (f *frame) predicate(n *pg.Node) predicate {
	if v, ok := constant(n); ok {
		return &fact{literal{v}}
	}
	if free(n) {
		return &fact{f.column(n, false)}
	}
	switch x := n.Node.(type) {
	case *pg.Node_SubLink:
		if p, ok := f.existence(n); ok {
			return p
		}
	case *pg.Node_BoolExpr:
		args := make([]predicate, len(x.BoolExpr.Args))
		for i, a := range x.BoolExpr.Args {
			args[i] = f.predicate(a)
		}
		if x.BoolExpr.Boolop == pg.BoolExprType_NOT_EXPR {
			return &negation{args[0]}
		}
		return &junction{any: x.BoolExpr.Boolop == pg.BoolExprType_OR_EXPR, args: args}
	case *pg.Node_NullTest:
		// An answer is never NULL, so IS NULL needs no reading.
		if _, ok := syntax.TextCall(x.NullTest.Arg); ok {
			return &fact{literal{x.NullTest.Nulltesttype == pg.NullTestType_IS_NOT_NULL}}
		}
		f.loose = true
		e, isNull := f.expr(x.NullTest.Arg), x.NullTest.Nulltesttype == pg.NullTestType_IS_NULL
		return f.leaf(n, func(r *row) (any, status) {
			v, st := e.value(r)
			return (v == nil) == isNull, st
		})
	case *pg.Node_AExpr:
		if p, ok := f.comparison(n); ok {
			return p
		}
	}
	return f.leaf(n, f.expr(n).value)
}

// leaf makes a condition on answers from the function that computes it.
func (f *frame) leaf(n *pg.Node, compute func(r *row) (any, status)) predicate {
	shown := f.show(n)
	for _, l := range f.leaves {
		if l.label == shown {
			return l
		}
	}
	l := &leaf{label: shown, compute: compute}
	if _, literals, negated, ok := literalMatch(n); ok {
		l.isEquality = !negated
		for _, s := range literals {
			l.isEquality = l.isEquality && fold(s) != "no" && fold(s) != verdict.NoInformation
		}
	}
	for _, c := range syntax.Calls(n) {
		l.sites = append(l.sites, f.site(c.Node, f.run.form(c.Node)))
	}
	f.leaves = append(f.leaves, l)
	return l
}

// constant returns the value of a literal.
func constant(n *pg.Node) (any, bool) {
	c := n.GetAConst()
	if c == nil {
		return nil, false
	}
	if c.Isnull {
		return nil, true
	}
	switch v := c.Val.(type) {
	case *pg.A_Const_Sval:
		return v.Sval.GetSval(), true
	case *pg.A_Const_Ival:
		return int64(v.Ival.GetIval()), true
	case *pg.A_Const_Fval:
		if n, err := strconv.ParseInt(v.Fval.GetFval(), 10, 64); err == nil {
			return n, true
		}
		return number(v.Fval.GetFval()), true
	case *pg.A_Const_Boolval:
		return v.Boolval.GetBoolval(), true
	}
	return nil, false
}

// operator returns the name of an operator without its schema.
func operator(e *pg.A_Expr) string {
	name := e.GetName()
	if len(name) == 0 {
		return ""
	}
	return strings.ToLower(name[len(name)-1].GetString_().GetSval())
}
