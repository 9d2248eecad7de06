package suql

import (
	"context"
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// isAggregate reports whether a node calls an aggregate without OVER, which makes a SELECT grouped.
func isAggregate(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.Over == nil && check.IsAggregate(syntax.FunctionName(f))
}

func isWindow(n *pg.Node) bool { return n.GetFuncCall().GetOver() != nil }

// anyOwn reports whether any node of the expressions matches, not counting nodes in sub-queries.
func anyOwn(nodes []*pg.Node, matches func(*pg.Node) bool) bool {
	found := false
	for _, n := range nodes {
		syntax.WalkOwn(n, func(n *pg.Node) bool {
			found = found || matches(n)
			return !found
		})
	}
	return found
}

// outputExprs returns the expressions that are evaluated after grouping.
func (b *block) outputExprs() []*pg.Node {
	return slices.Concat(b.sel.TargetList, []*pg.Node{b.sel.HavingClause}, b.sel.SortClause)
}

func (b *block) isGrouped() bool {
	return len(b.sel.GroupClause) > 0 || b.sel.HavingClause != nil || anyOwn(b.outputExprs(), isAggregate)
}

// resolveItem returns the expression of an item of GROUP BY or ORDER BY, which may be the number or name of a selected
// expression.
func (b *block) resolveItem(n *pg.Node, inputFirst bool) *pg.Node {
	if v, ok := constantValue(n); ok {
		if i, isInt := v.(int64); isInt && i >= 1 && int(i) <= len(b.sel.TargetList) {
			return b.sel.TargetList[i-1].GetResTarget().GetVal()
		}
		return n
	}
	c := n.GetColumnRef()
	if c == nil || len(c.Fields) != 1 || inputFirst && b.checked.RefAt(c.Location) != nil {
		return n
	}
	name := c.Fields[0].GetString_().GetSval()
	for _, t := range b.sel.TargetList {
		if rt := t.GetResTarget(); rt.GetName() == name {
			return rt.Val
		}
	}
	return n
}

// sortKeys returns the keys of ORDER BY and DISTINCT ON.
func (b *block) sortKeys() []*pg.Node {
	var keys []*pg.Node
	for _, s := range b.sel.SortClause {
		keys = append(keys, b.resolveItem(s.GetSortBy().GetNode(), false))
	}
	for _, n := range b.sel.DistinctClause {
		if n.GetNode() != nil {
			keys = append(keys, b.resolveItem(n, false))
		}
	}
	return keys
}

// rowOutputs returns the expressions of a grouped block that are evaluated for each row: the arguments of aggregates,
// and the keys.
func (b *block) rowOutputs() []*pg.Node {
	var out []*pg.Node
	for _, e := range b.outputExprs() {
		syntax.WalkOwn(e, func(n *pg.Node) bool {
			if isAggregate(n) {
				out = append(out, arguments(n.GetFuncCall())...)
			}
			return !isAggregate(n)
		})
	}
	for _, g := range b.sel.GroupClause {
		syntax.Walk(g, func(n *pg.Node) bool {
			if n.GetList() == nil && n.GetRowExpr() == nil {
				out = append(out, b.resolveItem(n, true))
				return false
			}
			return true
		})
	}
	return out
}

// arguments returns the expressions that an aggregate evaluates for each row, or for each row that passes its filter.
func arguments(f *pg.FuncCall) []*pg.Node {
	args := slices.Clone(f.Args)
	for _, o := range f.AggOrder {
		args = append(args, o.GetSortBy().GetNode())
	}
	if f.AggFilter == nil {
		return args
	}
	for i, a := range args {
		if !isTextFree(a) {
			args[i] = pg.MakeCaseExprNode(nil, []*pg.Node{pg.MakeCaseWhenNode(f.AggFilter, a, -1)}, -1)
		}
	}
	return append(args, f.AggFilter)
}

// resultOutputs returns the expressions that are evaluated for each row, or each group: the keys of ORDER BY, DISTINCT
// and windows, and the select list. At the top, the final walk computes the select list where it can, only for the
// result's rows.
func (b *block) resultOutputs() []*pg.Node {
	keys := b.sortKeys()
	isDistinct := len(b.sel.DistinctClause) > 0 && b.sel.DistinctClause[0].GetNode() == nil
	var others []*pg.Node
	for _, t := range b.sel.TargetList {
		switch v := t.GetResTarget().GetVal(); {
		case isTextFree(v):
		case isDistinct:
			keys = append(keys, v)
		case !b.isTop || b.isOpaque(v):
			others = append(others, v)
		}
	}
	for _, w := range b.sel.WindowClause {
		others = append(others, w.GetWindowDef().PartitionClause...)
		for _, o := range w.GetWindowDef().OrderClause {
			others = append(others, o.GetSortBy().GetNode())
		}
	}
	for _, k := range keys {
		b.keepEvidence(k)
	}
	return append(keys, others...)
}

// settleStages settles what is computed for each row and each group, in that order, except what the final walk can
// decide row by row.
func (b *block) settleStages(ctx context.Context) error {
	if b.isExists { // the select list is never evaluated
		b.replaceCalls(b.sel.TargetList...)
		b.replaceCalls(b.sel.SortClause...)
	}
	if !b.isGrouped() {
		return b.settleStage(ctx, false, b.sel.WhereClause, b.resultOutputs())
	}
	if err := b.settleStage(ctx, false, b.sel.WhereClause, b.rowOutputs()); err != nil {
		return err
	}
	return b.settleStage(ctx, true, b.sel.HavingClause, b.resultOutputs())
}

// settleStage decides a condition for each row, or each group, and the outputs for those that pass. Then it replaces
// their text calls with look-ups.
func (b *block) settleStage(ctx context.Context, ofGroups bool, condition *pg.Node, outputs []*pg.Node) error {
	readsText := condition != nil && !isTextFree(condition)
	if readsText && ofGroups == b.isGrouped() && b.canStream() && !b.isOpaque(condition) {
		return nil
	}
	outputs = slices.DeleteFunc(outputs, isTextFree)
	decide := func(outputs []*pg.Node) error {
		rows := copySelect(b.sel)
		textFree, rest := splitByText(condition)
		if ofGroups {
			rows.HavingClause, rows.DistinctClause = textFree, nil
		} else {
			rows.WhereClause = textFree
			dropGrouping(rows)
		}
		return b.decide(ctx, rows, rest, outputs)
	}
	if readsText {
		b.keepEvidence(condition)
		if b.isOpaque(condition) && len(outputs) > 0 { // only the database can decide which rows pass
			if err := decide(nil); err != nil {
				return err
			}
			b.replaceCalls(condition)
		}
	}
	if err := decide(outputs); err != nil {
		return err
	}
	b.replaceCalls(condition)
	b.replaceDecided(outputs)
	return nil
}

// replaceDecided replaces the text calls of decided expressions, and all equal ones of the block, since GROUP BY,
// DISTINCT ON and ORDER BY repeat expressions of the select list.
func (b *block) replaceDecided(outputs []*pg.Node) {
	decided := map[string]bool{}
	for _, e := range outputs {
		syntax.Walk(e, func(n *pg.Node) bool {
			if call, _ := textOperation(n); call != nil {
				decided[formatExpr(n)] = true
			}
			return true
		})
	}
	if len(decided) == 0 {
		return
	}
	var visit func(n *pg.Node) bool
	visit = func(n *pg.Node) bool {
		call, _ := textOperation(n)
		if call == nil || decided[formatExpr(n)] {
			return b.replaceCall(n)
		}
		for _, a := range call.GetFuncCall().Args {
			syntax.WalkOwn(a, visit)
		}
		return false
	}
	for _, e := range slices.Concat(b.outputExprs(), b.sel.GroupClause, b.sel.DistinctClause, b.sel.WindowClause) {
		syntax.WalkOwn(e, visit)
	}
}
