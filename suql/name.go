package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"surely/suql/syntax"
)

// nameTargets gives every selected expression of a statement the name that PostgreSQL would give it, so that it keeps it
// whatever the expression is replaced by.
func nameTargets(root *pg.Node) {
	syntax.Walk(root, func(n *pg.Node) bool {
		if t := n.GetResTarget(); t != nil && t.Name == "" && t.Val.GetColumnRef() == nil {
			if name, strength := outputName(t.Val); strength > 0 {
				t.Name = name
			}
		}
		return true
	})
}

// outputName follows PostgreSQL's rules: strong names come from columns and functions, weak ones from types and CASE.
func outputName(n *pg.Node) (name string, strength int) {
	switch x := n.GetNode().(type) {
	case *pg.Node_ColumnRef:
		for i := len(x.ColumnRef.Fields) - 1; i >= 0; i-- {
			if s := x.ColumnRef.Fields[i].GetString_(); s != nil {
				return s.Sval, 2
			}
		}
	case *pg.Node_AIndirection:
		for i := len(x.AIndirection.Indirection) - 1; i >= 0; i-- {
			if s := x.AIndirection.Indirection[i].GetString_(); s != nil {
				return s.Sval, 2
			}
		}
		return outputName(x.AIndirection.Arg)
	case *pg.Node_FuncCall:
		names := x.FuncCall.Funcname
		return names[len(names)-1].GetString_().GetSval(), 2
	case *pg.Node_AExpr:
		if x.AExpr.Kind == pg.A_Expr_Kind_AEXPR_NULLIF {
			return "nullif", 2
		}
	case *pg.Node_TypeCast:
		if name, strength := outputName(x.TypeCast.Arg); strength > 0 {
			return name, strength
		}
		names := x.TypeCast.GetTypeName().GetNames()
		if len(names) > 0 {
			return names[len(names)-1].GetString_().GetSval(), 1
		}
	case *pg.Node_CollateClause:
		return outputName(x.CollateClause.Arg)
	case *pg.Node_GroupingFunc:
		return "grouping", 2
	case *pg.Node_CoalesceExpr:
		return "coalesce", 2
	case *pg.Node_MinMaxExpr:
		if x.MinMaxExpr.Op == pg.MinMaxOp_IS_LEAST {
			return "least", 2
		}
		return "greatest", 2
	case *pg.Node_RowExpr:
		return "row", 2
	case *pg.Node_AArrayExpr:
		return "array", 2
	case *pg.Node_CaseExpr:
		if name, strength := outputName(x.CaseExpr.Defresult); strength > 0 {
			return name, strength
		}
		return "case", 1
	case *pg.Node_SubLink:
		switch x.SubLink.SubLinkType {
		case pg.SubLinkType_EXISTS_SUBLINK:
			return "exists", 2
		case pg.SubLinkType_ARRAY_SUBLINK:
			return "array", 2
		case pg.SubLinkType_EXPR_SUBLINK:
			if s := x.SubLink.Subselect.GetSelectStmt(); s != nil && len(s.TargetList) > 0 {
				t := s.TargetList[0].GetResTarget()
				if t.GetName() != "" {
					return t.Name, 2
				}
				return outputName(t.GetVal())
			}
		}
	case *pg.Node_SqlvalueFunction:
		switch x.SqlvalueFunction.Op {
		case pg.SQLValueFunctionOp_SVFOP_CURRENT_DATE:
			return "current_date", 2
		case pg.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP, pg.SQLValueFunctionOp_SVFOP_CURRENT_TIMESTAMP_N:
			return "current_timestamp", 2
		case pg.SQLValueFunctionOp_SVFOP_CURRENT_TIME, pg.SQLValueFunctionOp_SVFOP_CURRENT_TIME_N:
			return "current_time", 2
		}
	}
	return "?column?", 0
}
