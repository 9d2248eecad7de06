package suql

import (
	"slices"
	"strings"
	"unicode"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// joining lists the functions that concatenate texts and add nothing of their own.
var joining = map[string]bool{"concat": true, "concat_ws": true, "array_to_string": true, "unnest": true}

// ownersText reports whether a text comes from columns of the owner's tables, possibly concatenated. Anything else may
// have been written into the statement by a visitor.
func (r *run) ownersText(n *pg.Node) bool {
	own := func(nodes []*pg.Node) bool {
		return !slices.ContainsFunc(nodes, func(n *pg.Node) bool { return !r.ownersText(n) })
	}
	switch x := n.GetNode().(type) {
	case *pg.Node_ColumnRef:
		ref := r.checked.RefAt(x.ColumnRef.Location)
		if ref == nil {
			return false
		}
		return ref.Column().Base != nil || ref.Source.Function != nil && r.ownersText(ref.Source.Function)
	case *pg.Node_AConst:
		s, isText := x.AConst.Val.(*pg.A_Const_Sval)
		return x.AConst.Isnull || isText && !strings.ContainsFunc(s.Sval.GetSval(), letterOrDigit)
	case *pg.Node_AExpr:
		return operator(x.AExpr) == "||" && own([]*pg.Node{x.AExpr.Lexpr, x.AExpr.Rexpr})
	case *pg.Node_CoalesceExpr:
		return own(x.CoalesceExpr.Args)
	case *pg.Node_TypeCast:
		return r.ownersText(x.TypeCast.Arg)
	case *pg.Node_FuncCall:
		return joining[syntax.FunctionName(x.FuncCall)] && own(x.FuncCall.Args)
	}
	return false
}

func letterOrDigit(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }
