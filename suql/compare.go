package suql

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// answerComparison recognises comparisons of an answer with literals, for which SUQL has its own rules: =, <>, IN, NOT
// IN, = ANY, <> ALL, IS [NOT] DISTINCT FROM.
func answerComparison(n *pg.Node) (answer *pg.Node, literals []string, negated, ok bool) {
	return literalComparison(n, func(n *pg.Node) bool {
		c, ok := syntax.TextCall(n)
		return ok && c.Name == syntax.Answer
	})
}

// literalComparison recognises comparisons of literals with an expression that matches accepts.
func literalComparison(n *pg.Node, matches func(*pg.Node) bool) (compared *pg.Node, literals []string, negated,
	ok bool) {
	e := n.GetAExpr()
	if e == nil {
		return nil, nil, false, false
	}
	op := syntax.OperatorName(e.GetName())
	left, right := e.Lexpr, e.Rexpr
	otherSide := func() ([]string, bool) {
		if matches(right) {
			left, right = right, left
		}
		s, ok := stringValue(right)
		return []string{s}, ok
	}
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if op != "=" && op != "<>" && op != "!=" {
			return nil, nil, false, false
		}
		literals, ok = otherSide()
		negated = op != "="
	case pg.A_Expr_Kind_AEXPR_DISTINCT, pg.A_Expr_Kind_AEXPR_NOT_DISTINCT:
		literals, ok = otherSide()
		negated = e.Kind == pg.A_Expr_Kind_AEXPR_DISTINCT
	case pg.A_Expr_Kind_AEXPR_IN:
		literals, ok = stringValues(right.GetList().GetItems())
		negated = op != "="
	case pg.A_Expr_Kind_AEXPR_OP_ANY:
		literals, ok = listLiteral(right)
		ok = ok && op == "="
	case pg.A_Expr_Kind_AEXPR_OP_ALL:
		literals, ok = listLiteral(right)
		ok = ok && (op == "<>" || op == "!=")
		negated = true
	}
	if !ok || left == nil || !matches(left) {
		return nil, nil, false, false
	}
	return left, literals, negated, true
}

// stringValue returns the value of a string literal, with or without a cast to a text type.
func stringValue(n *pg.Node) (string, bool) {
	if c := n.GetTypeCast(); c != nil && castKind(c.TypeName) == check.Text {
		n = c.Arg
	}
	v, ok := constantValue(n)
	s, isText := v.(string)
	return s, ok && isText
}

func stringValues(nodes []*pg.Node) ([]string, bool) {
	if len(nodes) == 0 {
		return nil, false
	}
	out := make([]string, len(nodes))
	for i, n := range nodes {
		s, ok := stringValue(n)
		if !ok {
			return nil, false
		}
		out[i] = s
	}
	return out, true
}

// listLiteral returns the strings of ARRAY['a', 'b'], with or without a cast.
func listLiteral(n *pg.Node) ([]string, bool) {
	if c := n.GetTypeCast(); c != nil {
		n = c.Arg
	}
	if a := n.GetAArrayExpr(); a != nil {
		return stringValues(a.Elements)
	}
	return nil, false
}

// compileComparison compiles a comparison that involves an answer; false if only the database can compute it. IN and
// BETWEEN become several comparisons.
func (f *frame) compileComparison(n *pg.Node) (predicate, bool) {
	if answer, literals, negated, ok := answerComparison(n); ok {
		c, _ := syntax.TextCall(answer)
		m := &answerMatch{answer: f.addSite(answer, f.run.answerFormOf(answer)), question: f.compileExpr(c.Question),
			literals: literals,
			asker:    f.run.asker}
		return negateIf(f.addLeaf(n, m.value), negated), true
	}
	e := n.GetAExpr()
	op := syntax.OperatorName(e.GetName())
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if e.Lexpr == nil || !isComparable(op, commonKind(e.Lexpr, e.Rexpr)) {
			return nil, false
		}
		return f.compileBinary(op, e.Lexpr, e.Rexpr), true
	case pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE:
		ignoresCase := e.Kind == pg.A_Expr_Kind_AEXPR_ILIKE
		like := f.addBinaryLeaf(n, e.Lexpr, e.Rexpr, func(a, b any) (bool, bool) {
			text, pattern := textOf(a), textOf(b)
			if ignoresCase {
				text, pattern = strings.ToLower(text), strings.ToLower(pattern)
			}
			return value.Like(text, pattern), true
		})
		return negateIf(like, strings.HasPrefix(op, "!")), true
	case pg.A_Expr_Kind_AEXPR_IN:
		in := &junction{isOr: true}
		for _, item := range e.Rexpr.GetList().GetItems() {
			in.args = append(in.args, f.compileBinary("=", e.Lexpr, item))
		}
		return negateIf(in, op != "="), true
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		bounds := e.Rexpr.GetList().GetItems()
		between := &junction{args: []predicate{f.compileBinary(">=", e.Lexpr, bounds[0]), f.compileBinary("<=", e.Lexpr,
			bounds[1])}}
		return negateIf(between, e.Kind == pg.A_Expr_Kind_AEXPR_NOT_BETWEEN), true
	}
	return nil, false
}

// compileBinary compiles the comparison of two values.
func (f *frame) compileBinary(op string, l, r *pg.Node) predicate {
	n, kind := binaryOp(op, l, r), commonKind(l, r)
	if !isComparable(op, kind) {
		return f.addLeaf(n, f.compileOpaque(n).value)
	}
	return f.addBinaryLeaf(n, l, r, func(a, b any) (bool, bool) {
		order, ok := compare(a, b, kind)
		return value.Comparisons[op](order), ok
	})
}

// addBinaryLeaf returns a condition on two values, which is NULL if either value is. The second is evaluated only if
// the first is not NULL.
func (f *frame) addBinaryLeaf(n, left, right *pg.Node, holds func(a, b any) (result, ok bool)) predicate {
	x, y := f.compileExpr(left), f.compileExpr(right)
	return f.addLeaf(n, func(r *row) (any, status) {
		a, sa := x.value(r)
		if sa == ready && a == nil {
			return nil, ready
		}
		b, sb := y.value(r)
		switch {
		case sb == ready && b == nil:
			return nil, ready
		case sa != ready:
			return nil, sa
		case sb != ready:
			return nil, sb
		}
		result, ok := holds(a, b)
		if !ok {
			return nil, unavailable
		}
		return result, ready
	})
}

// negateIf returns the predicate, negated if negated is true.
func negateIf(p predicate, negated bool) predicate {
	if negated {
		return &notPredicate{p}
	}
	return p
}

// comparisonKind returns the kind that an expression is compared as: Text, Numeric, Timestamp, Bool, or Unknown.
func comparisonKind(n *pg.Node) check.Kind {
	kind := check.Unknown // an untyped literal takes the type of the other side
	v, _ := constantValue(n)
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
		switch kind = castKind(c.TypeName); kind {
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

// commonKind returns the kind that two expressions are compared as.
func commonKind(a, b *pg.Node) check.Kind {
	if a == nil || b == nil {
		return check.Unknown
	}
	x, y := comparisonKind(a), comparisonKind(b)
	switch {
	case x == check.Unknown:
		return y
	case y == check.Unknown || x == y:
		return x
	}
	return check.Unknown
}

// isComparable reports whether Go compares values of a kind as the databases do. The order of texts depends on the
// database's collation.
func isComparable(op string, kind check.Kind) bool {
	switch op {
	case "=", "<>", "!=":
		return kind != check.Unknown
	case "<", "<=", ">", ">=":
		return kind == check.Numeric || kind == check.Timestamp
	}
	return false
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
		x, okx := parseAnswer(kind, textOf(a))
		y, oky := parseAnswer(kind, textOf(b))
		return strings.Compare(x, y), okx && oky
	}
	return strings.Compare(textOf(a), textOf(b)), true
}
