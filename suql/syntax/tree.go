package syntax

import (
	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/proto"
)

// Clone returns a deep copy of a node that may be modified.
func Clone(n *pg.Node) *pg.Node {
	if n == nil {
		return nil
	}
	return proto.Clone(n).(*pg.Node)
}

// Walk visits n and all nodes below it, parents first. If visit returns false, the nodes below are skipped. Setting a
// node's Node field during the visit replaces it.
func Walk(n *pg.Node, visit func(*pg.Node) bool) {
	if n == nil || n.Node == nil || !visit(n) {
		return
	}
	Each(n, func(child *pg.Node) { Walk(child, visit) })
}

// Any reports whether n or any node below it is as asked for.
func Any(n *pg.Node, is func(*pg.Node) bool) bool {
	found := false
	Walk(n, func(n *pg.Node) bool {
		found = found || is(n)
		return !found
	})
	return found
}

// Each calls f for every child of n, in the order of the text as far as the tree tells. One switch over all kinds of
// nodes reads best whole.
//
//gocyclo:ignore
func Each(n *pg.Node, f func(*pg.Node)) {
	list := func(nodes []*pg.Node) {
		for _, c := range nodes {
			one(c, f)
		}
	}
	switch x := n.Node.(type) {
	case *pg.Node_SelectStmt:
		eachOfSelect(x.SelectStmt, f)
	case *pg.Node_ResTarget:
		one(x.ResTarget.Val, f)
	case *pg.Node_AExpr:
		one(x.AExpr.Lexpr, f)
		one(x.AExpr.Rexpr, f)
	case *pg.Node_BoolExpr:
		list(x.BoolExpr.Args)
	case *pg.Node_FuncCall:
		list(x.FuncCall.Args)
		list(x.FuncCall.AggOrder)
		one(x.FuncCall.AggFilter, f)
		if w := x.FuncCall.Over; w != nil {
			eachOfWindow(w, f)
		}
	case *pg.Node_WindowDef:
		eachOfWindow(x.WindowDef, f)
	case *pg.Node_TypeCast:
		one(x.TypeCast.Arg, f)
	case *pg.Node_SubLink:
		one(x.SubLink.Testexpr, f)
		one(x.SubLink.Subselect, f)
	case *pg.Node_NullTest:
		one(x.NullTest.Arg, f)
	case *pg.Node_BooleanTest:
		one(x.BooleanTest.Arg, f)
	case *pg.Node_CaseExpr:
		one(x.CaseExpr.Arg, f)
		list(x.CaseExpr.Args)
		one(x.CaseExpr.Defresult, f)
	case *pg.Node_CaseWhen:
		one(x.CaseWhen.Expr, f)
		one(x.CaseWhen.Result, f)
	case *pg.Node_CoalesceExpr:
		list(x.CoalesceExpr.Args)
	case *pg.Node_MinMaxExpr:
		list(x.MinMaxExpr.Args)
	case *pg.Node_AArrayExpr:
		list(x.AArrayExpr.Elements)
	case *pg.Node_AIndirection:
		one(x.AIndirection.Arg, f)
		list(x.AIndirection.Indirection)
	case *pg.Node_AIndices:
		one(x.AIndices.Lidx, f)
		one(x.AIndices.Uidx, f)
	case *pg.Node_RowExpr:
		list(x.RowExpr.Args)
	case *pg.Node_List:
		list(x.List.Items)
	case *pg.Node_SortBy:
		one(x.SortBy.Node, f)
	case *pg.Node_RangeSubselect:
		one(x.RangeSubselect.Subquery, f)
	case *pg.Node_RangeFunction:
		list(x.RangeFunction.Functions)
	case *pg.Node_RangeTableSample:
		one(x.RangeTableSample.Relation, f)
		list(x.RangeTableSample.Args)
	case *pg.Node_JoinExpr:
		one(x.JoinExpr.Larg, f)
		one(x.JoinExpr.Rarg, f)
		one(x.JoinExpr.Quals, f)
	case *pg.Node_WithClause:
		list(x.WithClause.Ctes)
	case *pg.Node_CommonTableExpr:
		one(x.CommonTableExpr.Ctequery, f)
	case *pg.Node_GroupingSet:
		list(x.GroupingSet.Content)
	case *pg.Node_GroupingFunc:
		list(x.GroupingFunc.Args)
	case *pg.Node_NamedArgExpr:
		one(x.NamedArgExpr.Arg, f)
	}
}

func one(n *pg.Node, f func(*pg.Node)) {
	if n != nil && n.Node != nil {
		f(n)
	}
}

func eachOfSelect(s *pg.SelectStmt, f func(*pg.Node)) {
	if s == nil {
		return
	}
	list := func(nodes []*pg.Node) {
		for _, c := range nodes {
			one(c, f)
		}
	}
	if s.WithClause != nil {
		list(s.WithClause.Ctes)
	}
	eachOfSelect(s.Larg, f)
	eachOfSelect(s.Rarg, f)
	list(s.DistinctClause)
	list(s.TargetList)
	list(s.ValuesLists)
	list(s.FromClause)
	one(s.WhereClause, f)
	list(s.GroupClause)
	one(s.HavingClause, f)
	list(s.WindowClause)
	list(s.SortClause)
	one(s.LimitCount, f)
	one(s.LimitOffset, f)
}

func eachOfWindow(w *pg.WindowDef, f func(*pg.Node)) {
	for _, c := range w.PartitionClause {
		one(c, f)
	}
	for _, c := range w.OrderClause {
		one(c, f)
	}
	one(w.StartOffset, f)
	one(w.EndOffset, f)
}

// Location returns a node's byte offset in the source text, or -1 if unknown.
func Location(n *pg.Node) int {
	switch x := n.GetNode().(type) {
	case nil:
		return -1
	case *pg.Node_AIndirection:
		return Location(x.AIndirection.Arg)
	case *pg.Node_SortBy:
		return Location(x.SortBy.Node)
	case *pg.Node_List:
		if len(x.List.Items) > 0 {
			return Location(x.List.Items[0])
		}
	}
	m := n.ProtoReflect()
	kind := m.WhichOneof(m.Descriptor().Oneofs().Get(0))
	if placed, ok := m.Get(kind).Message().Interface().(interface{ GetLocation() int32 }); ok {
		return int(placed.GetLocation())
	}
	return -1
}
