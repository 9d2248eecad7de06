package suql

import (
	"encoding/json"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// literalMatch recognises comparisons of an answer with literals, which SUQL defines itself: =, <>, IN, NOT IN, = ANY,
// <> ALL, IS [NOT] DISTINCT FROM.
func literalMatch(n *pg.Node) (answer *pg.Node, literals []string, negated, ok bool) {
	return comparedWith(n, func(n *pg.Node) bool {
		c, ok := syntax.TextCall(n)
		return ok && c.Name == syntax.Answer
	})
}

// comparedWith recognises comparisons of expressions that is accepts with literals.
func comparedWith(n *pg.Node, is func(*pg.Node) bool) (of *pg.Node, literals []string, negated, ok bool) {
	e := n.GetAExpr()
	if e == nil {
		return nil, nil, false, false
	}
	op := operator(e)
	left, right := e.Lexpr, e.Rexpr
	one := func() ([]string, bool) {
		if is(right) {
			left, right = right, left
		}
		s, ok := text(right)
		return []string{s}, ok
	}
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if op != "=" && op != "<>" && op != "!=" {
			return nil, nil, false, false
		}
		literals, ok = one()
		negated = op != "="
	case pg.A_Expr_Kind_AEXPR_DISTINCT, pg.A_Expr_Kind_AEXPR_NOT_DISTINCT:
		literals, ok = one()
		negated = e.Kind == pg.A_Expr_Kind_AEXPR_DISTINCT
	case pg.A_Expr_Kind_AEXPR_IN:
		literals, ok = texts(right.GetList().GetItems())
		negated = op != "="
	case pg.A_Expr_Kind_AEXPR_OP_ANY:
		literals, ok = listLiteral(right)
		ok = ok && op == "="
	case pg.A_Expr_Kind_AEXPR_OP_ALL:
		literals, ok = listLiteral(right)
		ok = ok && (op == "<>" || op == "!=")
		negated = true
	}
	if !ok || left == nil || !is(left) {
		return nil, nil, false, false
	}
	return left, literals, negated, true
}

// text returns a string literal, with or without a cast to a text type.
func text(n *pg.Node) (string, bool) {
	if c := n.GetTypeCast(); c != nil && castOf(c.TypeName) == check.Text {
		n = c.Arg
	}
	v, ok := constant(n)
	s, isText := v.(string)
	return s, ok && isText
}

func texts(nodes []*pg.Node) ([]string, bool) {
	if len(nodes) == 0 {
		return nil, false
	}
	out := make([]string, len(nodes))
	for i, n := range nodes {
		s, ok := text(n)
		if !ok {
			return nil, false
		}
		out[i] = s
	}
	return out, true
}

// listLiteral returns the strings of ARRAY['a', 'b'], also with a cast.
func listLiteral(n *pg.Node) ([]string, bool) {
	if c := n.GetTypeCast(); c != nil {
		n = c.Arg
	}
	if a := n.GetAArrayExpr(); a != nil {
		return texts(a.Elements)
	}
	return nil, false
}

// comparison compiles a comparison that involves an answer; false if only the database can compute it. IN and BETWEEN
// are conditions on several comparisons.
func (f *frame) comparison(n *pg.Node) (predicate, bool) {
	if answer, literals, negated, ok := literalMatch(n); ok {
		c, _ := syntax.TextCall(answer)
		m := &match{answer: f.site(answer, f.run.form(answer)), question: f.expr(c.Question), literals: literals,
			asker: f.run.asker}
		f.matches = append(f.matches, m)
		return maybeNot(f.leaf(n, m.value), negated), true
	}
	e := n.GetAExpr()
	op := operator(e)
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if e.Lexpr == nil || !comparable(op, commonKind(e.Lexpr, e.Rexpr)) {
			return nil, false
		}
		return f.ordered(op, e.Lexpr, e.Rexpr), true
	case pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE:
		p := like{f.expr(e.Lexpr), f.expr(e.Rexpr), e.Kind == pg.A_Expr_Kind_AEXPR_ILIKE}
		return maybeNot(f.leaf(n, p.value), strings.HasPrefix(op, "!")), true
	case pg.A_Expr_Kind_AEXPR_IN:
		in := &junction{any: true}
		for _, item := range e.Rexpr.GetList().GetItems() {
			in.args = append(in.args, f.ordered("=", e.Lexpr, item))
		}
		return maybeNot(in, op != "="), true
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		bounds := e.Rexpr.GetList().GetItems()
		between := &junction{args: []predicate{f.ordered(">=", e.Lexpr, bounds[0]), f.ordered("<=", e.Lexpr, bounds[1])}}
		return maybeNot(between, e.Kind == pg.A_Expr_Kind_AEXPR_NOT_BETWEEN), true
	}
	return nil, false
}

// ordered compiles the comparison of two values.
func (f *frame) ordered(op string, l, r *pg.Node) predicate {
	n, kind := binaryOp(op, l, r), commonKind(l, r)
	if !comparable(op, kind) {
		return f.leaf(n, f.obscured(n).value)
	}
	return f.leaf(n, compared{op, kind, f.expr(l), f.expr(r)}.value)
}

// maybeNot returns the predicate, or its negation.
func maybeNot(p predicate, not bool) predicate {
	if not {
		return &negation{p}
	}
	return p
}

// kindOf returns how a value is compared: as Text, Numeric, Timestamp or Bool; Unknown if the expression does not tell.
func kindOf(n *pg.Node) check.Kind {
	kind := check.Unknown // an untyped literal takes the other side's type
	v, _ := constant(n)
	switch v.(type) {
	case int64, number:
		kind = check.Numeric
	case bool:
		kind = check.Bool
	}
	if isTextCall(n) {
		kind = check.Text
	}
	if c := n.GetTypeCast(); c != nil {
		switch kind = castOf(c.TypeName); kind {
		case check.Int, check.Float8:
			kind = check.Numeric
		case check.Date, check.Timestamptz:
			kind = check.Timestamp
		case check.Text, check.Numeric, check.Bool, check.Timestamp:
		default:
			kind = check.Unknown
		}
	}
	return kind
}

// commonKind returns the kind under which two sides are compared.
func commonKind(a, b *pg.Node) check.Kind {
	if a == nil || b == nil {
		return check.Unknown
	}
	x, y := kindOf(a), kindOf(b)
	switch {
	case x == check.Unknown:
		return y
	case y == check.Unknown || x == y:
		return x
	}
	return check.Unknown
}

// comparable reports whether Go compares values of a kind as the databases do. Text order depends on the database's
// collation.
func comparable(op string, kind check.Kind) bool {
	switch op {
	case "=", "<>", "!=":
		return kind != check.Unknown
	case "<", "<=", ">", ">=":
		return kind == check.Numeric || kind == check.Timestamp
	}
	return false
}

// compared is a comparison of two values.
type compared struct {
	op   string
	kind check.Kind
	a, b expr
}

func (c compared) value(r *row) (any, status) {
	a, b, st := both(r, c.a, c.b)
	if st != ready || a == nil || b == nil {
		return nil, st
	}
	order, ok := compare(a, b, c.kind)
	if !ok {
		return nil, obscure
	}
	return value.Comparisons[c.op](order), ready
}

// both evaluates two expressions, the second only if the first is not NULL.
func both(r *row, x, y expr) (a, b any, st status) {
	a, sa := x.value(r)
	if sa == ready && a == nil {
		return nil, nil, ready
	}
	b, sb := y.value(r)
	if sb == ready && b == nil {
		return nil, nil, ready
	}
	if sa != ready {
		return nil, nil, sa
	}
	return a, b, sb
}

func compare(a, b any, kind check.Kind) (int, bool) {
	switch kind {
	case check.Numeric:
		x, okx := rational(a)
		y, oky := rational(b)
		if !okx || !oky {
			return 0, false
		}
		return x.Cmp(y), true
	case check.Timestamp, check.Bool:
		x, okx := parse(kind, textOf(a))
		y, oky := parse(kind, textOf(b))
		return strings.Compare(x, y), okx && oky
	}
	return strings.Compare(textOf(a), textOf(b)), true
}

// like is LIKE and ILIKE.
type like struct {
	text, pattern expr
	fold          bool
}

func (e like) value(r *row) (any, status) {
	s, p, st := both(r, e.text, e.pattern)
	if st != ready || s == nil || p == nil {
		return nil, st
	}
	a, b := textOf(s), textOf(p)
	if e.fold {
		a, b = strings.ToLower(a), strings.ToLower(b)
	}
	matches := value.Like(a, b)
	return matches, ready
}

// list returns the elements of a list value.
func list(v any) ([]any, bool) {
	switch v := v.(type) {
	case []any:
		return v, true
	case string:
		var out []any
		if strings.HasPrefix(v, "[") && json.Unmarshal([]byte(v), &out) == nil {
			return out, true
		}
	}
	return nil, false
}
