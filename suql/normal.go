package suql

import (
	"slices"
	"strings"
	"unicode"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// castComparedAnswers casts answers that are compared with numbers: answer(…) > 5 becomes answer(…)::numeric > 5.
// PostgreSQL does not compare text with numbers, so the meaning of valid statements does not change.
func castComparedAnswers(root *pg.Node) {
	castAnswer := func(n *pg.Node) {
		if c, ok := syntax.TextCall(n); ok && c.Name == syntax.Answer {
			inner := &pg.Node{Node: n.Node}
			n.Node = castTo(inner, "numeric").Node
		}
	}
	syntax.Walk(root, func(n *pg.Node) bool {
		e := n.GetAExpr()
		if e == nil {
			return true
		}
		switch e.Kind {
		case pg.A_Expr_Kind_AEXPR_OP:
			if e.Lexpr != nil && isNumber(e.Rexpr) {
				castAnswer(e.Lexpr)
			} else if e.Lexpr != nil && isNumber(e.Lexpr) {
				castAnswer(e.Rexpr)
			}
		case pg.A_Expr_Kind_AEXPR_IN, pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
			items := e.Rexpr.GetList().GetItems()
			if len(items) > 0 && !slices.ContainsFunc(items, func(n *pg.Node) bool { return !isNumber(n) }) {
				castAnswer(e.Lexpr)
			}
		}
		return true
	})
}

// isNumber reports whether an expression is a number literal, with or without a sign.
func isNumber(n *pg.Node) bool {
	if e := n.GetAExpr(); e != nil && e.Lexpr == nil && e.Kind == pg.A_Expr_Kind_AEXPR_OP {
		n = e.Rexpr
	}
	v, _ := constantValue(n)
	switch v.(type) {
	case int64, number:
		return true
	}
	return false
}

// replaceOpenAt makes the engine decide open_at for a database without that function.
func replaceOpenAt(root *pg.Node) {
	syntax.Walk(root, func(n *pg.Node) bool {
		if f := n.GetFuncCall(); f != nil && syntax.FunctionName(f) == syntax.OpenAt && len(f.Args) == 2 {
			n.Node = castTo(funcCall(syntax.EngineOpenAt, f.Args...), "bool").Node
		}
		return true
	})
}

// nameTargets names each selected expression as PostgreSQL would, so that it keeps the name when it is replaced.
func nameTargets(root *pg.Node) {
	syntax.Walk(root, func(n *pg.Node) bool {
		if t := n.GetResTarget(); t != nil && t.Name == "" && t.Val.GetColumnRef() == nil {
			if name := syntax.ColumnName(t.Val); name != syntax.NoName {
				t.Name = name
			}
		}
		return true
	})
}

// concatenatingFunctions are the functions that concatenate texts without adding to them.
var concatenatingFunctions = map[string]bool{"concat": true, "concat_ws": true, "array_to_string": true, "unnest": true}

// isOwnersText reports whether a text comes from columns of the owner's tables, possibly concatenated. Any other text
// may come from a visitor's statement.
func (r *run) isOwnersText(n *pg.Node) bool {
	areOwnersTexts := func(nodes []*pg.Node) bool {
		return !slices.ContainsFunc(nodes, func(n *pg.Node) bool { return !r.isOwnersText(n) })
	}
	switch x := n.GetNode().(type) {
	case *pg.Node_ColumnRef:
		ref := r.checked.RefAt(x.ColumnRef.Location)
		if ref == nil {
			return false
		}
		return ref.Column().Base != nil || ref.Source.Function != nil && r.isOwnersText(ref.Source.Function)
	case *pg.Node_AConst:
		s, isText := x.AConst.Val.(*pg.A_Const_Sval)
		return x.AConst.Isnull || isText && !strings.ContainsFunc(s.Sval.GetSval(), isLetterOrDigit)
	case *pg.Node_AExpr:
		return syntax.OperatorName(x.AExpr.GetName()) == "||" && areOwnersTexts([]*pg.Node{x.AExpr.Lexpr, x.AExpr.Rexpr})
	case *pg.Node_CoalesceExpr:
		return areOwnersTexts(x.CoalesceExpr.Args)
	case *pg.Node_TypeCast:
		return r.isOwnersText(x.TypeCast.Arg)
	case *pg.Node_FuncCall:
		return concatenatingFunctions[syntax.FunctionName(x.FuncCall)] && areOwnersTexts(x.FuncCall.Args)
	}
	return false
}

func isLetterOrDigit(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }
