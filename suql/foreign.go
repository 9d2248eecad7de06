package suql

import (
	"slices"
	"strings"
	"unicode"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// concatenatingFunctions are the functions that concatenate texts without adding to them.
var concatenatingFunctions = map[string]bool{"concat": true, "concat_ws": true, "array_to_string": true, "unnest": true}

// isOwnersText reports whether a text comes from columns of the owner's tables, possibly concatenated. Any other text
// may come from a visitor's statement.
func (r *run) isOwnersText(n *pg.Node) bool {
	allOwners := func(nodes []*pg.Node) bool {
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
		return operatorName(x.AExpr) == "||" && allOwners([]*pg.Node{x.AExpr.Lexpr, x.AExpr.Rexpr})
	case *pg.Node_CoalesceExpr:
		return allOwners(x.CoalesceExpr.Args)
	case *pg.Node_TypeCast:
		return r.isOwnersText(x.TypeCast.Arg)
	case *pg.Node_FuncCall:
		return concatenatingFunctions[syntax.FunctionName(x.FuncCall)] && allOwners(x.FuncCall.Args)
	}
	return false
}

func isLetterOrDigit(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }
