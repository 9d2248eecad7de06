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

// visitOwn visits the nodes of an expression except those in sub-queries.
func visitOwn(n *pg.Node, visit func(*pg.Node) bool) {
	syntax.Walk(n, func(n *pg.Node) bool {
		if n.GetSelectStmt() != nil {
			return false
		}
		return visit(n)
	})
}

func anyOwn(nodes []*pg.Node, matches func(*pg.Node) bool) bool {
	found := false
	for _, n := range nodes {
		visitOwn(n, func(n *pg.Node) bool {
			found = found || matches(n)
			return !found
		})
	}
	return found
}

// outputExprs returns the expressions that are evaluated after grouping.
func (b *block) outputExprs() []*pg.Node {
	out := slices.Clone(b.sel.TargetList)
	if b.sel.HavingClause != nil {
		out = append(out, b.sel.HavingClause)
	}
	return append(out, b.sel.SortClause...)
}

func (b *block) isGrouped() bool {
	return len(b.sel.GroupClause) > 0 || b.sel.HavingClause != nil || anyOwn(b.outputExprs(), isAggregate)
}

func (b *block) hasWindow() bool { return anyOwn(b.outputExprs(), isWindow) }

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
	if c == nil || len(c.Fields) != 1 {
		return n
	}
	name := c.Fields[0].GetString_().GetSval()
	if inputFirst && b.checked.RefAt(c.Location) != nil {
		return n
	}
	for _, t := range b.sel.TargetList {
		if rt := t.GetResTarget(); rt.GetName() == name {
			return rt.Val
		}
	}
	return n
}

func (b *block) sortsByText() bool {
	return slices.ContainsFunc(b.sel.SortClause, func(s *pg.Node) bool {
		return !isTextFree(b.resolveItem(s.GetSortBy().GetNode(), false))
	})
}

// stageNeeds holds the expressions that a stage needs for each row, and the nodes whose text calls are then replaced
// with look-ups.
type stageNeeds struct {
	exprs, replaced []*pg.Node
}

// addCalls adds the outermost calls of a kind that read text, with the expressions they evaluate.
func (p *stageNeeds) addCalls(in []*pg.Node, is func(*pg.Node) bool, needs func(*pg.FuncCall) []*pg.Node) {
	for _, e := range in {
		visitOwn(e, func(n *pg.Node) bool {
			if !is(n) || isTextFree(n) {
				return true
			}
			p.exprs = append(p.exprs, needs(n.GetFuncCall())...)
			p.replaced = append(p.replaced, n)
			return false
		})
	}
}

// addEqual adds expressions, and all equal ones in the block, since GROUP BY, DISTINCT ON and ORDER BY repeat
// expressions of the select list.
func (p *stageNeeds) addEqual(b *block, exprs []*pg.Node) {
	shown := map[string]bool{}
	for _, e := range exprs {
		if !isTextFree(e) {
			shown[b.format(e)] = true
			p.exprs, p.replaced = append(p.exprs, e), append(p.replaced, e)
		}
	}
	if len(shown) == 0 {
		return
	}
	for _, e := range append(b.outputExprs(), b.sel.DistinctClause...) {
		visitOwn(e, func(n *pg.Node) bool {
			if n.GetResTarget() != nil || n.GetSortBy() != nil || isTextFree(n) || !shown[b.format(n)] {
				return true
			}
			p.replaced = append(p.replaced, n)
			return false
		})
	}
}

// groupingNeeds returns the needs of aggregates and GROUP BY.
func (b *block) groupingNeeds() (p stageNeeds) {
	var keys []*pg.Node
	for _, g := range b.sel.GroupClause {
		syntax.Walk(g, func(n *pg.Node) bool {
			if n.GetList() == nil && n.GetRowExpr() == nil {
				keys = append(keys, b.resolveItem(n, true))
				return false
			}
			return true
		})
	}
	p.addCalls(b.outputExprs(), isAggregate, arguments)
	p.addEqual(b, keys)
	return p
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

// sortingNeeds returns the needs of window functions, DISTINCT and ORDER BY.
func (b *block) sortingNeeds() (p stageNeeds) {
	p.addCalls(b.outputExprs(), isWindow, func(f *pg.FuncCall) []*pg.Node {
		return append(arguments(f), windowKeys(f.Over)...)
	})
	for _, w := range b.sel.WindowClause {
		if !isTextFree(w) {
			p.exprs, p.replaced = append(p.exprs, windowKeys(w.GetWindowDef())...), append(p.replaced, w)
		}
	}
	var keys []*pg.Node
	if d := b.sel.DistinctClause; len(d) > 0 && d[0].GetNode() == nil { // plain DISTINCT
		for _, t := range b.sel.TargetList {
			keys = append(keys, t.GetResTarget().GetVal())
		}
	} else {
		for _, n := range d {
			keys = append(keys, b.resolveItem(n, false))
		}
	}
	for _, s := range b.sel.SortClause {
		keys = append(keys, b.resolveItem(s.GetSortBy().GetNode(), false))
	}
	for _, e := range keys {
		if !isTextFree(e) {
			b.keepEvidence(e)
		}
	}
	p.addEqual(b, keys)
	return p
}

func windowKeys(w *pg.WindowDef) []*pg.Node {
	keys := slices.Clone(w.PartitionClause)
	for _, o := range w.OrderClause {
		keys = append(keys, o.GetSortBy().GetNode())
	}
	return keys
}

// settleInputs settles WHERE, unless the final walk can decide it row by row, and the expressions computed for each row
// that passes.
func (b *block) settleInputs(ctx context.Context) error {
	where := b.sel.WhereClause
	readsText := where != nil && !isTextFree(where)
	if readsText && b.canStream() && !b.isOpaque(where) {
		return nil
	}
	var needs stageNeeds
	if b.isGrouped() {
		needs = b.groupingNeeds()
	} else {
		needs = b.sortingNeeds()
	}
	if !readsText && len(needs.exprs) == 0 {
		return nil
	}
	d := b.demand(where)
	if readsText {
		b.keepEvidence(where)
		if b.stopsEarly() {
			var err error
			if d.limit, err = b.rowsNeeded(ctx); err != nil {
				return err
			}
		}
		if b.isOpaque(where) && len(needs.exprs) > 0 { // only the database can decide which rows pass
			if err := b.decide(ctx, d); err != nil {
				return err
			}
			b.replaceCalls(where)
			d = b.demand(where)
		}
	}
	d.outputs = needs.exprs
	if err := b.decide(ctx, d); err != nil {
		return err
	}
	if readsText {
		b.replaceCalls(where)
	}
	b.replaceCalls(needs.replaced...)
	return nil
}

// settleGroups settles HAVING, unless the final walk can decide it group by group, and the expressions computed for
// each group.
func (b *block) settleGroups(ctx context.Context) error {
	if !b.isGrouped() {
		return nil
	}
	d := b.results()
	if h := b.sel.HavingClause; h != nil && !isTextFree(h) && !(b.isTop && b.keepsInputRows() && !b.isOpaque(h) &&
		!b.hasOpaqueTarget()) {
		d.rows.HavingClause, d.where = splitByText(h)
	}
	needs := b.sortingNeeds()
	d.outputs = needs.exprs
	if err := b.decide(ctx, d); err != nil {
		return err
	}
	if d.where != nil {
		b.replaceCalls(b.sel.HavingClause)
	}
	b.replaceCalls(needs.replaced...)
	return nil
}

// settleTargets settles the select list of a nested block. At the top, the final walk does this where it can, only for
// the result's rows.
func (b *block) settleTargets(ctx context.Context) error {
	if b.isExists { // the select list is never evaluated
		b.replaceCalls(b.sel.TargetList...)
		b.replaceCalls(b.sel.SortClause...)
		return nil
	}
	exprs := b.nestedOutputs()
	if areTextFree(exprs) {
		return nil
	}
	d := b.results()
	d.outputs = exprs
	// All rows that LIMIT may accept are needed, including ties, since the database may choose other ones when the
	// statement runs.
	if b.sel.LimitCount != nil && len(b.sel.SortClause) > 0 && len(b.sel.DistinctClause) == 0 &&
		b.scope.outerScope == nil &&
		!b.isGrouped() && !b.hasWindow() {
		var err error
		if d.firstRows, err = b.rowsNeeded(ctx); err != nil {
			return err
		}
	}
	if d.firstRows < 0 {
		d.rows.WhereClause = conjunction(append(conjuncts(d.rows.WhereClause), conjuncts(b.required)...))
	}
	if err := b.decide(ctx, d); err != nil {
		return err
	}
	b.replaceCalls(exprs...)
	return nil
}

// nestedOutputs returns the expressions computed only for the block's result rows, and replaces the calls in unused
// ones.
func (b *block) nestedOutputs() []*pg.Node {
	var exprs []*pg.Node
	for i, t := range b.sel.TargetList {
		v := t.GetResTarget().GetVal()
		switch {
		case isTextFree(v):
		case b.isDerived && len(b.sel.DistinctClause) == 0 && b.checked.IsUnused(b.sel, i):
			b.replaceCalls(v)
		case !b.isTop || b.isOpaque(v):
			exprs = append(exprs, v)
		}
	}
	for _, n := range []*pg.Node{b.sel.LimitCount, b.sel.LimitOffset} {
		if n != nil {
			exprs = append(exprs, n)
		}
	}
	return exprs
}
