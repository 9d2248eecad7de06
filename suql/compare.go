package suql

import (
	"encoding/json"
	"strings"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// literalMatch recognises comparisons of an answer with literals, which have their own meaning: =, <>, IN, NOT IN, =
// ANY, <> ALL, IS [NOT] DISTINCT FROM.
func literalMatch(n *pg.Node) (answer *pg.Node, literals []string, negated, ok bool) {
	return comparedWith(n, func(n *pg.Node) bool {
		c, ok := syntax.TextCall(n)
		return ok && c.Name == syntax.Answer
	})
}

// comparedWith recognises comparisons of certain expressions with literals.
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
	if c := n.GetTypeCast(); c != nil && castOf(c.TypeName) == castText {
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

// ordered is the comparison of two values.
func (f *frame) ordered(op string, l, r *pg.Node) predicate {
	n, kind := binaryOp(op, l, r), commonKind(l, r)
	if !comparable(op, kind) {
		return f.leaf(n, f.obscured(n).value)
	}
	return f.leaf(n, compared{op, kind, f.expr(l), f.expr(r)}.value)
}

// maybeNot is a predicate, or NOT of it.
func maybeNot(p predicate, not bool) predicate {
	if not {
		return &negation{p}
	}
	return p
}

// valueKind is how two values are compared.
type valueKind uint8

const (
	unknownKind valueKind = iota
	textKind
	numberKind
	dateKind // dates and timestamps
	booleanKind
)

func kindOf(n *pg.Node) valueKind {
	if v, ok := constant(n); ok {
		switch v.(type) {
		case int64, number:
			return numberKind
		case bool:
			return booleanKind
		}
		return unknownKind // an untyped literal takes the other side's type
	}
	if _, ok := syntax.TextCall(n); ok {
		return textKind
	}
	switch x := n.Node.(type) {
	case *pg.Node_TypeCast:
		switch castOf(x.TypeCast.TypeName) {
		case castText:
			return textKind
		case castInteger, castNumber:
			return numberKind
		case castDate, castTimestamp:
			return dateKind
		case castBoolean:
			return booleanKind
		}
	case *pg.Node_FuncCall:
		switch syntax.FunctionName(x.FuncCall) {
		case "lower", "upper", "btrim", "trim":
			return textKind
		case "length", "char_length":
			return numberKind
		}
	case *pg.Node_AExpr:
		if operator(x.AExpr) == "||" {
			return textKind
		}
	}
	return unknownKind
}

// commonKind is the kind under which two sides are compared; unknown if the text alone does not tell.
func commonKind(a, b *pg.Node) valueKind {
	if a == nil || b == nil {
		return unknownKind
	}
	x, y := kindOf(a), kindOf(b)
	switch {
	case x == unknownKind:
		return y
	case y == unknownKind || x == y:
		return x
	}
	return unknownKind
}

// comparable reports whether Go compares values of a kind as the databases do. Text order depends on the database's
// collation.
func comparable(op string, kind valueKind) bool {
	switch op {
	case "=", "<>", "!=":
		return kind != unknownKind
	case "<", "<=", ">", ">=":
		return kind == numberKind || kind == dateKind
	}
	return false
}

// compared is a comparison of two values.
type compared struct {
	op   string
	kind valueKind
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

func compare(a, b any, kind valueKind) (int, bool) {
	switch kind {
	case numberKind:
		x, okx := rational(a)
		y, oky := rational(b)
		if !okx || !oky {
			return 0, false
		}
		return x.Cmp(y), true
	case dateKind:
		x, okx := instant(textOf(a))
		y, oky := instant(textOf(b))
		return x.Compare(y), okx && oky
	case booleanKind:
		x, okx := castBoolean.parse(textOf(a))
		y, oky := castBoolean.parse(textOf(b))
		return strings.Compare(x, y), okx && oky
	}
	return strings.Compare(textOf(a), textOf(b)), true
}

func instant(s string) (time.Time, bool) {
	t, err := value.ParseStamp(s)
	return t, err == nil
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
	if ends := len(b) - len(strings.TrimRight(b, `\`)); ends%2 == 1 {
		b += `\` // a trailing one stands for itself
	}
	matches, _ := value.Like(a, b, '\\', func() {}) // only a pattern that ends with an escape fails
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
