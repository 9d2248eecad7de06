package suql

import (
	"context"
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// isAggregate reports whether a call makes a SELECT a grouped one.
func isAggregate(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.Over == nil && check.IsAggregate(syntax.FunctionName(f))
}

func isWindow(n *pg.Node) bool { return n.GetFuncCall().GetOver() != nil }

// visitOwn visits the nodes of an expression that belong to this SELECT, skipping sub-queries.
func visitOwn(n *pg.Node, visit func(*pg.Node) bool) {
	syntax.Walk(n, func(n *pg.Node) bool {
		if n.GetSelectStmt() != nil {
			return false
		}
		return visit(n)
	})
}

func anyOwn(nodes []*pg.Node, is func(*pg.Node) bool) bool {
	found := false
	for _, n := range nodes {
		visitOwn(n, func(n *pg.Node) bool {
			found = found || is(n)
			return !found
		})
	}
	return found
}

// outputExprs returns the expressions evaluated after grouping.
func (b *block) outputExprs() []*pg.Node {
	out := slices.Clone(b.sel.TargetList)
	if b.sel.HavingClause != nil {
		out = append(out, b.sel.HavingClause)
	}
	return append(out, b.sel.SortClause...)
}

func (b *block) grouped() bool {
	return len(b.sel.GroupClause) > 0 || b.sel.HavingClause != nil || anyOwn(b.outputExprs(), isAggregate)
}

func (b *block) windowed() bool { return anyOwn(b.outputExprs(), isWindow) }

// resolveItem resolves an item of GROUP BY or ORDER BY: a number or a name may stand for a selected expression.
func (b *block) resolveItem(n *pg.Node, inputFirst bool) *pg.Node {
	if v, ok := constant(n); ok {
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

func (b *block) sortsByCall() bool {
	return slices.ContainsFunc(b.sel.SortClause, func(s *pg.Node) bool {
		return !free(b.resolveItem(s.GetSortBy().GetNode(), false))
	})
}

// stageNeeds is what a stage needs of each row: expressions, and the nodes of the tree that no longer read text once
// these are known.
type stageNeeds struct {
	exprs, marks []*pg.Node
}

// calls adds the outermost calls of a kind that depend on text, with the expressions they evaluate.
func (p *stageNeeds) calls(in []*pg.Node, is func(*pg.Node) bool, needs func(*pg.FuncCall) []*pg.Node) {
	for _, e := range in {
		visitOwn(e, func(n *pg.Node) bool {
			if !is(n) || free(n) {
				return true
			}
			p.exprs = append(p.exprs, needs(n.GetFuncCall())...)
			p.marks = append(p.marks, n)
			return false
		})
	}
}

// addAlike adds expressions, and all others of the block that are written alike, since GROUP BY, DISTINCT ON and ORDER
// BY repeat those of the select list.
func (p *stageNeeds) addAlike(b *block, exprs []*pg.Node) {
	shown := map[string]bool{}
	for _, e := range exprs {
		if !free(e) {
			shown[b.show(e)] = true
			p.exprs, p.marks = append(p.exprs, e), append(p.marks, e)
		}
	}
	if len(shown) == 0 {
		return
	}
	for _, e := range append(b.outputExprs(), b.sel.DistinctClause...) {
		visitOwn(e, func(n *pg.Node) bool {
			if n.GetResTarget() != nil || n.GetSortBy() != nil || free(n) || !shown[b.show(n)] {
				return true
			}
			p.marks = append(p.marks, n)
			return false
		})
	}
}

// grouping returns what aggregates and GROUP BY need of each row.
func (b *block) grouping() (p stageNeeds) {
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
	p.calls(b.outputExprs(), isAggregate, arguments)
	p.addAlike(b, keys)
	return p
}

// arguments returns the expressions an aggregate evaluates per row. With a filter, they matter only for rows that pass.
func arguments(f *pg.FuncCall) []*pg.Node {
	args := slices.Clone(f.Args)
	for _, o := range f.AggOrder {
		args = append(args, o.GetSortBy().GetNode())
	}
	if f.AggFilter == nil {
		return args
	}
	for i, a := range args {
		if !free(a) {
			args[i] = pg.MakeCaseExprNode(nil, []*pg.Node{pg.MakeCaseWhenNode(f.AggFilter, a, -1)}, -1)
		}
	}
	return append(args, f.AggFilter)
}

// sorting returns what window functions, DISTINCT and ORDER BY need of each row that passes.
func (b *block) sorting() (p stageNeeds) {
	p.calls(b.outputExprs(), isWindow, func(f *pg.FuncCall) []*pg.Node {
		return append(arguments(f), windowKeys(f.Over)...)
	})
	for _, w := range b.sel.WindowClause {
		if !free(w) {
			p.exprs, p.marks = append(p.exprs, windowKeys(w.GetWindowDef())...), append(p.marks, w)
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
		if !free(e) {
			b.keepEvidence(e)
		}
	}
	p.addAlike(b, keys)
	return p
}

func windowKeys(w *pg.WindowDef) []*pg.Node {
	keys := slices.Clone(w.PartitionClause)
	for _, o := range w.OrderClause {
		keys = append(keys, o.GetSortBy().GetNode())
	}
	return keys
}

// inputs settles WHERE, unless the final walk can do it row by row, and the expressions computed for each row that
// passes.
func (b *block) inputs(ctx context.Context) error {
	where := b.sel.WhereClause
	decided := where != nil && !free(where)
	if decided && b.streams() && !b.obscured(where) {
		return nil
	}
	var of stageNeeds
	if b.grouped() {
		of = b.grouping()
	} else {
		of = b.sorting()
	}
	if !decided && len(of.exprs) == 0 {
		return nil
	}
	d := b.demand(where)
	if decided {
		b.keepEvidence(where)
		if b.stopsEarly() {
			var err error
			if d.limit, err = b.rowsNeeded(ctx); err != nil {
				return err
			}
		}
		if b.obscured(where) && len(of.exprs) > 0 { // only the database can tell which rows pass
			if err := b.decide(ctx, d); err != nil {
				return err
			}
			b.replaceCalls(where)
			d = b.demand(where)
		}
	}
	d.gather = of.exprs
	if err := b.decide(ctx, d); err != nil {
		return err
	}
	if decided {
		b.replaceCalls(where)
	}
	b.replaceCalls(of.marks...)
	return nil
}

// groups settles HAVING, unless the final walk can do it group by group, and the expressions computed for each group.
func (b *block) groups(ctx context.Context) error {
	if !b.grouped() {
		return nil
	}
	d := b.results()
	if h := b.sel.HavingClause; h != nil && !free(h) && !(b.top && b.rowsUnchanged() && !b.obscured(h) &&
		!b.obscuredTarget()) {
		d.rows.HavingClause, d.where = splitByText(h)
	}
	of := b.sorting()
	d.gather = of.exprs
	if err := b.decide(ctx, d); err != nil {
		return err
	}
	if d.where != nil {
		b.replaceCalls(b.sel.HavingClause)
	}
	b.replaceCalls(of.marks...)
	return nil
}

// targets settles what a nested block selects. At the top the final walk does this, only for the result's rows, as far
// as Go can compute it.
func (b *block) targets(ctx context.Context) error {
	if b.exists { // the select list is never evaluated
		b.replaceCalls(b.sel.TargetList...)
		b.replaceCalls(b.sel.SortClause...)
		return nil
	}
	exprs := b.selected()
	if freeAll(exprs) {
		return nil
	}
	d := b.results()
	d.gather = exprs
	// All rows that a LIMIT may let through are needed, ties included, since the database may pick others when the
	// statement runs.
	if b.sel.LimitCount != nil && len(b.sel.SortClause) > 0 && len(b.sel.DistinctClause) == 0 && b.sc.outer == nil &&
		!b.grouped() && !b.windowed() {
		var err error
		if d.first, err = b.rowsNeeded(ctx); err != nil {
			return err
		}
	}
	if d.first < 0 {
		d.rows.WhereClause = conjunction(append(conjuncts(d.rows.WhereClause), conjuncts(b.required)...))
	}
	if err := b.decide(ctx, d); err != nil {
		return err
	}
	b.replaceCalls(exprs...)
	return nil
}

// selected returns the expressions computed only for the block's result rows, and marks unused ones.
func (b *block) selected() []*pg.Node {
	var exprs []*pg.Node
	for i, t := range b.sel.TargetList {
		v := t.GetResTarget().GetVal()
		switch {
		case free(v):
		case b.derived && len(b.sel.DistinctClause) == 0 && b.checked.Unused(b.sel, i):
			b.replaceCalls(v)
		case !b.top || b.obscured(v):
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
