package syntax

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// NoName is PostgreSQL's name for a result column without one.
const NoName = "?column?"

// ColumnName returns PostgreSQL's name for a result column without an alias, or NoName.
func ColumnName(n *pg.Node) string {
	if name, _ := resultName(n); name != "" {
		return name
	}
	return NoName
}

// resultName returns a name for an expression and its priority, from 0 for none to 2.
func resultName(n *pg.Node) (string, int) {
	switch x := n.GetNode().(type) {
	case *pg.Node_ColumnRef:
		return lastString(x.ColumnRef.Fields)
	case *pg.Node_AIndirection:
		if name, priority := lastString(x.AIndirection.Indirection); priority > 0 {
			return name, priority
		}
		return resultName(x.AIndirection.Arg)
	case *pg.Node_FuncCall:
		return x.FuncCall.Funcname[len(x.FuncCall.Funcname)-1].GetString_().GetSval(), 2
	case *pg.Node_AExpr:
		if x.AExpr.Kind == pg.A_Expr_Kind_AEXPR_NULLIF {
			return "nullif", 2
		}
	case *pg.Node_TypeCast:
		if name, priority := resultName(x.TypeCast.Arg); priority > 1 {
			return name, priority
		}
		names := x.TypeCast.TypeName.Names
		return names[len(names)-1].GetString_().GetSval(), 1
	case *pg.Node_SubLink:
		return subLinkName(x.SubLink)
	case *pg.Node_CaseExpr:
		if name, priority := resultName(x.CaseExpr.Defresult); priority > 1 {
			return name, priority
		}
		return "case", 1
	case *pg.Node_AArrayExpr:
		return "array", 2
	case *pg.Node_RowExpr:
		return "row", 2
	case *pg.Node_CoalesceExpr:
		return "coalesce", 2
	case *pg.Node_MinMaxExpr:
		if x.MinMaxExpr.Op == pg.MinMaxOp_IS_LEAST {
			return "least", 2
		}
		return "greatest", 2
	case *pg.Node_SqlvalueFunction:
		name := strings.TrimPrefix(x.SqlvalueFunction.Op.String(), "SVFOP_")
		return strings.ToLower(strings.TrimSuffix(name, "_N")), 2
	}
	return "", 0
}

// lastString returns the last name among the parts of an expression.
func lastString(parts []*pg.Node) (string, int) {
	for i := len(parts) - 1; i >= 0; i-- {
		if s := parts[i].GetString_(); s != nil {
			return s.Sval, 2
		}
	}
	return "", 0
}

// subLinkName returns a name for a sub-query.
func subLinkName(x *pg.SubLink) (string, int) {
	switch x.SubLinkType {
	case pg.SubLinkType_EXISTS_SUBLINK:
		return "exists", 2
	case pg.SubLinkType_ARRAY_SUBLINK:
		return "array", 2
	case pg.SubLinkType_EXPR_SUBLINK:
		sel := x.Subselect.GetSelectStmt()
		for sel != nil && sel.Larg != nil {
			sel = sel.Larg
		}
		if sel != nil && len(sel.TargetList) > 0 {
			t := sel.TargetList[0].GetResTarget()
			if t.Name != "" {
				return t.Name, 2
			}
			return resultName(t.Val)
		}
	}
	return "", 0
}
