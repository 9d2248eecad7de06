package suql

import (
	"strconv"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// frame compiles the expressions of a SELECT: text-free parts become hidden columns computed by the database, and text
// calls become sites.
type frame struct {
	run              *run
	columns          []*pg.Node
	columnIndex      map[string]int
	sites            []*site
	siteByCall       map[string]*site
	leaves           []*leaf
	existsPredicates []*existsPredicate
	hasOpaque        bool // an expression can only be computed by the database, once its text is decided
}

func (r *run) newFrame() *frame {
	return &frame{run: r, columnIndex: map[string]int{}, siteByCall: map[string]*site{}}
}

// isTextFree reports whether an expression has no text calls.
func isTextFree(n *pg.Node) bool { return !syntax.Any(n, isTextCall) }

func isTextCall(n *pg.Node) bool {
	_, ok := syntax.TextCall(n)
	return ok
}

// formatExpr returns the SQL text of an expression, which is the same for equal expressions.
func formatExpr(n *pg.Node) string {
	s, err := syntax.PostgresExpr(n)
	if err != nil {
		return "?"
	}
	return s
}

// readsText reports whether the expressions read text.
func (f *frame) readsText() bool { return len(f.sites) > 0 || len(f.existsPredicates) > 0 }

// addColumn adds an expression as a hidden column and returns a reference to it.
func (f *frame) addColumn(n *pg.Node, text bool) expr {
	shown := formatExpr(n)
	if text {
		shown = "text " + shown
	}
	i, ok := f.columnIndex[shown]
	if !ok {
		i = len(f.columns)
		f.columnIndex[shown] = i
		if text {
			n = f.run.dialect.textColumn(n)
		}
		f.columns = append(f.columns, n)
	}
	return column{i}
}

// compileExpr compiles an expression. An expression that Go cannot compute becomes an opaque one, which only requests
// its decisions.
func (f *frame) compileExpr(n *pg.Node) expr {
	if v, ok := constantValue(n); ok {
		return literal{v}
	}
	if isTextFree(n) {
		return f.addColumn(n, false)
	}
	switch x := n.Node.(type) {
	case *pg.Node_FuncCall:
		if _, ok := syntax.TextCall(n); ok {
			return f.addSite(n, f.run.answerFormOf(n))
		}
	case *pg.Node_TypeCast:
		if to := castKind(x.TypeCast.TypeName); to != check.Other {
			return castExpr{f.compileExpr(x.TypeCast.Arg), to}
		}
	case *pg.Node_CaseExpr:
		if c := f.compileCase(x.CaseExpr); !f.hasOpaque {
			return c
		}
	case *pg.Node_AExpr:
		if p, ok := f.compileComparison(n); ok {
			return predicateExpr{p}
		}
	case *pg.Node_BoolExpr, *pg.Node_NullTest:
		return predicateExpr{f.compilePredicate(n)}
	case *pg.Node_SubLink:
		if p, ok := f.compileExists(n); ok {
			return predicateExpr{p}
		}
	}
	return f.compileOpaque(n)
}

// compileCase compiles a CASE; one with a test expression is opaque.
func (f *frame) compileCase(x *pg.CaseExpr) caseExpr {
	f.hasOpaque = f.hasOpaque || x.Arg != nil
	c := caseExpr{defaultExpr: literal{nil}}
	for _, w := range x.Args {
		c.whens = append(c.whens, f.compilePredicate(w.GetCaseWhen().Expr))
		c.thens = append(c.thens, f.compileExpr(w.GetCaseWhen().Result))
	}
	if x.Defresult != nil {
		c.defaultExpr = f.compileExpr(x.Defresult)
	}
	return c
}

// addSite compiles a text call, or returns the site of an equal call.
func (f *frame) addSite(n *pg.Node, form verdict.Form) *site {
	c, _ := syntax.TextCall(n)
	shown := string(form) + " " + formatExpr(n)
	if s := f.siteByCall[shown]; s != nil {
		return s
	}
	s := &site{task: verdict.Summary, label: formatExpr(n), run: f.run, isForeign: !f.run.isOwnersText(c.Text)}
	switch c.Name {
	case syntax.Answer:
		s.task, s.form = verdict.Answer, form
		s.question = f.compileExpr(c.Question)
	case syntax.EngineOpenAt:
		s.task = taskOpenAt
		s.question = f.compileExpr(c.Question)
	}
	if isTextFree(c.Text) {
		s.text, s.fetched = f.addColumn(c.Text, true), true
	} else {
		s.text = f.compileExpr(c.Text)
	}
	f.useColumnAnswer(s)
	s.index = len(f.sites)
	f.sites, f.siteByCall[shown] = append(f.sites, s), s
	return s
}

// opaqueExpr is an expression that the database computes after its text is decided.
type opaqueExpr struct{ sites []*site }

func (f *frame) compileOpaque(n *pg.Node) expr {
	f.hasOpaque = true
	var o opaqueExpr
	for _, c := range syntax.Calls(n) {
		o.sites = append(o.sites, f.addSite(c.Node, f.run.answerFormOf(c.Node)))
	}
	return o
}

func (o opaqueExpr) value(r *row) (any, status) {
	st := unavailable
	for _, s := range o.sites {
		if _, s := s.value(r); s == waiting {
			st = waiting
		}
	}
	return nil, st
}

// predicateExpr is a predicate used as a value.
type predicateExpr struct{ predicate predicate }

func (c predicateExpr) value(r *row) (any, status) {
	switch c.predicate.truth(r) {
	case isTrue:
		return true, ready
	case isFalse:
		return false, ready
	case isNull:
		return nil, ready
	}
	r.missing = r.missing[:0]
	missing := c.predicate.next(r, unknownTruth)
	if len(missing) == 0 {
		return nil, unavailable
	}
	r.missing = append(r.missing[:0], missing...)
	return nil, waiting
}

// compilePredicate compiles a condition.
func (f *frame) compilePredicate(n *pg.Node) predicate {
	if v, ok := constantValue(n); ok {
		return &constantPredicate{literal{v}}
	}
	if isTextFree(n) {
		return &constantPredicate{f.addColumn(n, false)}
	}
	switch x := n.Node.(type) {
	case *pg.Node_SubLink:
		if p, ok := f.compileExists(n); ok {
			return p
		}
	case *pg.Node_BoolExpr:
		args := make([]predicate, len(x.BoolExpr.Args))
		for i, a := range x.BoolExpr.Args {
			args[i] = f.compilePredicate(a)
		}
		if x.BoolExpr.Boolop == pg.BoolExprType_NOT_EXPR {
			return &notPredicate{args[0]}
		}
		return &junction{isOr: x.BoolExpr.Boolop == pg.BoolExprType_OR_EXPR, args: args}
	case *pg.Node_NullTest:
		// An answer is never NULL, so IS NULL does not need to read the text.
		if _, ok := syntax.TextCall(x.NullTest.Arg); ok {
			return &constantPredicate{literal{x.NullTest.Nulltesttype == pg.NullTestType_IS_NOT_NULL}}
		}
		e, isNull := f.compileExpr(x.NullTest.Arg), x.NullTest.Nulltesttype == pg.NullTestType_IS_NULL
		return f.addLeaf(n, func(r *row) (any, status) {
			v, st := e.value(r)
			return (v == nil) == isNull, st
		})
	case *pg.Node_AExpr:
		if p, ok := f.compileComparison(n); ok {
			return p
		}
	}
	return f.addLeaf(n, f.compileExpr(n).value)
}

// addLeaf returns a leaf that computes a condition with a function, or the leaf of an equal condition.
func (f *frame) addLeaf(n *pg.Node, compute func(r *row) (any, status)) predicate {
	shown := formatExpr(n)
	for _, l := range f.leaves {
		if l.label == shown {
			return l
		}
	}
	l := &leaf{label: shown, compute: compute}
	if _, literals, negated, ok := answerComparison(n); ok {
		l.isEquality = !negated
		for _, s := range literals {
			l.isEquality = l.isEquality && normalizeAnswer(s) != "no" && normalizeAnswer(s) != verdict.NoInformation
		}
	}
	for _, c := range syntax.Calls(n) {
		l.sites = append(l.sites, f.addSite(c.Node, f.run.answerFormOf(c.Node)))
	}
	f.leaves = append(f.leaves, l)
	return l
}

// constantValue returns the value of a literal.
func constantValue(n *pg.Node) (any, bool) {
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
