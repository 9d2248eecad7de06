package suql

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// isAggregate reports whether a call makes a SELECT a grouped one.
func isAggregate(n *pg.Node) bool {
	f := n.GetFuncCall()
	return f != nil && f.Over == nil && check.IsAggregate(syntax.FunctionName(f))
}

// own visits the nodes of an expression that belong to this SELECT, skipping sub-queries.
func own(n *pg.Node, visit func(*pg.Node) bool) {
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
		own(n, func(n *pg.Node) bool {
			found = found || is(n)
			return !found
		})
	}
	return found
}

// outputExprs are the expressions evaluated after grouping.
func (b *block) outputExprs() []*pg.Node {
	out := append([]*pg.Node(nil), b.sel.TargetList...)
	if b.sel.HavingClause != nil {
		out = append(out, b.sel.HavingClause)
	}
	return append(out, b.sel.SortClause...)
}

func (b *block) grouped() bool {
	return len(b.sel.GroupClause) > 0 || b.sel.HavingClause != nil || anyOwn(b.outputExprs(), isAggregate)
}

func (b *block) windowed() bool {
	return anyOwn(b.outputExprs(), func(n *pg.Node) bool { return n.GetFuncCall().GetOver() != nil })
}

// referred resolves an item of GROUP BY or ORDER BY: a number or a name may mean a selected expression.
func (b *block) referred(n *pg.Node, inputFirst bool) *pg.Node {
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
		return !free(b.referred(s.GetSortBy().GetNode(), false))
	})
}

// groups settles what aggregates and GROUP BY need for every row.
func (b *block) groups(ctx context.Context) error {
	if !b.grouped() {
		return nil
	}
	var gather, marks []*pg.Node
	for _, e := range b.outputExprs() {
		own(e, func(n *pg.Node) bool {
			if !isAggregate(n) || free(n) {
				return true
			}
			gather = append(gather, undecided(arguments(n.GetFuncCall()))...)
			marks = append(marks, n)
			return false
		})
	}
	shown := map[string]bool{}
	for _, g := range b.sel.GroupClause {
		syntax.Walk(g, func(n *pg.Node) bool {
			if n.GetList() != nil || n.GetRowExpr() != nil {
				return true
			}
			if e := b.referred(n, true); !free(e) {
				gather = append(gather, syntax.Clone(e))
				marks = append(marks, e)
				shown[b.show(e)] = true
			}
			return false
		})
	}
	for _, e := range b.outputExprs() {
		own(e, func(n *pg.Node) bool {
			if len(shown) > 0 && n.GetResTarget() == nil && n.GetSortBy() == nil && !free(n) && shown[b.show(n)] {
				marks = append(marks, n)
				return false
			}
			return true
		})
	}
	if len(gather) == 0 {
		return nil
	}
	return b.demandRows(ctx, copySelect(b.sel), b.sel.WhereClause, gather, -1, func() { b.mark(marks...) })
}

// arguments returns the expressions an aggregate evaluates per row. With a filter, they matter only for rows that pass.
func arguments(f *pg.FuncCall) []*pg.Node {
	args := append([]*pg.Node(nil), f.Args...)
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

// undecided returns copies of the expressions that depend on text.
func undecided(exprs []*pg.Node) []*pg.Node {
	var out []*pg.Node
	for _, e := range exprs {
		if !free(e) {
			out = append(out, syntax.Clone(e))
		}
	}
	return out
}

func (r *run) show(n *pg.Node) string {
	s, err := syntax.PostgresExpr(n)
	if err != nil {
		return "?"
	}
	return s
}

// having settles HAVING, unless the final walk can do it group by group.
func (b *block) having(ctx context.Context) error {
	h := b.sel.HavingClause
	if h == nil || free(h) {
		return nil
	}
	if b.top && !b.windowed() && len(b.sel.DistinctClause) == 0 && freeAll(b.sel.SortClause) && !b.sortsByCall() &&
		!b.obscured(h) && !b.obscuredTarget() {
		return nil
	}
	groups := copySelect(b.sel)
	groups.DistinctClause = nil
	cheap, rest := parted(h)
	groups.HavingClause = cheap
	return b.demand(ctx, groups, nil, rest, -1, func() { b.mark(h) })
}

// later collects expressions for all rows that WHERE and HAVING keep.
func (b *block) later(ctx context.Context, exprs []*pg.Node, done func()) error {
	gather := undecided(exprs)
	if len(gather) == 0 {
		return nil
	}
	rows := copySelect(b.sel)
	rows.DistinctClause = nil
	return b.demand(ctx, rows, gather, nil, -1, done)
}

// windows settles what window functions need for every row.
func (b *block) windows(ctx context.Context) error {
	if !b.windowed() {
		return nil
	}
	var exprs, marks []*pg.Node
	add := func(w *pg.WindowDef) {
		exprs = append(exprs, w.PartitionClause...)
		for _, o := range w.OrderClause {
			exprs = append(exprs, o.GetSortBy().GetNode())
		}
	}
	for _, e := range b.outputExprs() {
		own(e, func(n *pg.Node) bool {
			f := n.GetFuncCall()
			if f.GetOver() == nil || free(n) {
				return true
			}
			exprs = append(exprs, f.Args...)
			if f.AggFilter != nil {
				exprs = append(exprs, f.AggFilter)
			}
			add(f.Over)
			marks = append(marks, n)
			return false
		})
	}
	for _, w := range b.sel.WindowClause {
		if !free(w) {
			add(w.GetWindowDef())
			marks = append(marks, w)
		}
	}
	return b.later(ctx, exprs, func() { b.mark(marks...) })
}

// order settles what DISTINCT and ORDER BY need for every row.
func (b *block) order(ctx context.Context) error {
	var exprs []*pg.Node
	if d := b.sel.DistinctClause; len(d) > 0 {
		if d[0] == nil || d[0].Node == nil { // plain DISTINCT
			for _, t := range b.sel.TargetList {
				exprs = append(exprs, t.GetResTarget().GetVal())
			}
		} else {
			for _, n := range d {
				exprs = append(exprs, b.referred(n, false))
			}
		}
	}
	for _, s := range b.sel.SortClause {
		exprs = append(exprs, b.referred(s.GetSortBy().GetNode(), false))
	}
	for _, e := range exprs {
		if !free(e) {
			b.keepEvidence(e)
		}
	}
	return b.later(ctx, exprs, func() {
		shown := map[string]bool{}
		for _, e := range exprs {
			if !free(e) {
				shown[b.show(e)] = true
			}
		}
		// DISTINCT ON and ORDER BY must name the same expressions, as must the select list.
		for _, e := range append(append([]*pg.Node(nil), b.sel.TargetList...),
			append(b.sel.SortClause, b.sel.DistinctClause...)...) {
			if e == nil || e.Node == nil {
				continue
			}
			own(e, func(n *pg.Node) bool {
				if n.GetResTarget() == nil && n.GetSortBy() == nil && !free(n) && shown[b.show(n)] {
					b.mark(n)
					return false
				}
				return true
			})
		}
	})
}

// targets settles what a nested block selects. At the top the final walk does it, only for the result's rows, as far as
// Go can compute it.
func (b *block) targets(ctx context.Context) error {
	if b.exists {
		b.markExists()
		return nil
	}
	exprs := b.selected()
	gather := undecided(exprs)
	if len(gather) == 0 {
		return nil
	}
	done := func() { b.mark(exprs...) }
	rows := copySelect(b.sel)
	rows.ValuesLists = nil
	// All rows a LIMIT may let through are needed, ties included: the database may pick others when the statement runs.
	if b.sel.LimitCount != nil && len(b.sel.SortClause) > 0 && len(b.sel.DistinctClause) == 0 && b.sc.outer == nil &&
		!b.grouped() && !b.windowed() {
		n, err := b.reach(ctx)
		if err != nil {
			return err
		}
		if n >= 0 {
			return b.demandRanked(ctx, rows, gather, n, done)
		}
	}
	rows.DistinctClause = nil
	rows.WhereClause = conjunction(append(conjuncts(rows.WhereClause), conjuncts(b.only)...))
	return b.demand(ctx, rows, gather, nil, -1, done)
}

// markExists replaces the select list of an EXISTS, which is never evaluated.
func (b *block) markExists() {
	for _, t := range b.sel.TargetList {
		if !free(t) {
			b.mark(t)
		}
	}
	b.mark(b.sel.SortClause...)
}

// selected returns the expressions computed only for the block's result rows, and marks unused ones.
func (b *block) selected() []*pg.Node {
	var exprs []*pg.Node
	for _, t := range b.sel.TargetList {
		v := t.GetResTarget().GetVal()
		if !free(v) && b.unused(t.GetResTarget()) {
			b.mark(v)
			continue
		}
		if !free(v) && (!b.top || b.obscured(v)) {
			exprs = append(exprs, v)
		}
	}
	for _, values := range b.sel.ValuesLists {
		exprs = append(exprs, values.GetList().GetItems()...)
	}
	for _, n := range []*pg.Node{b.sel.LimitCount, b.sel.LimitOffset} {
		if n != nil {
			exprs = append(exprs, n)
		}
	}
	return exprs
}

// demandRanked makes the decisions for the first n rows in the block's order, ties included.
func (b *block) demandRanked(ctx context.Context, rows *pg.SelectStmt, gather []*pg.Node, n int64, done func()) error {
	var keys []*pg.Node
	for _, s := range b.sel.SortClause {
		k := s.GetSortBy()
		keys = append(keys, pg.MakeSortByNode(b.referred(k.Node, false), k.SortbyDir, k.SortbyNulls, -1))
	}
	rank := function("rank")
	rank.GetFuncCall().Over = &pg.WindowDef{OrderClause: keys, FrameOptions: 1058, Location: -1}
	b.asker.keep = true
	f := b.newFrame()
	w := &walk{run: b.run, frame: f, limit: -1}
	for _, g := range gather {
		w.gather = append(w.gather, f.need(g))
	}
	inner := copySelect(rows)
	inner.TargetList = nil
	if b.plan != nil {
		inner.WhereClause = assumed(inner.WhereClause)
	}
	var columns []*pg.Node
	for i, c := range f.columns {
		name := fmt.Sprintf("c%d", i)
		inner.TargetList = append(inner.TargetList, target(name, c))
		columns = append(columns, columnRef(name))
	}
	inner.TargetList = append(inner.TargetList, target("surely_rank", rank))
	inner.SortClause = nil
	unlimited(inner)
	outer := simpleSelect(subselect(inner, "surely_ranked"))
	outer.WhereClause = binaryOp("<=", columnRef("surely_rank"), integer(n))
	cur, err := b.rows(ctx, outer, columns, b.sc)
	if err != nil {
		return err
	}
	defer cur.Close()
	if err := b.walk(ctx, w, inner, cur, nil, gather); err != nil {
		return err
	}
	done()
	return nil
}

// nested reads the rows of a correlated sub-query for all rows of the enclosing SELECTs.
type nested struct {
	Cursor
	depth int
	rows  [][]any
	row   []any
}

func (c *nested) Next() bool {
	for len(c.rows) == 0 {
		if !c.Cursor.Next() {
			return false
		}
		c.rows = flatten(c.Cursor.Row()[0], c.depth)
	}
	c.row, c.rows = c.rows[0], c.rows[1:]
	return true
}

func (c *nested) Row() []any { return c.row }

// flatten reads a JSON array of rows, nested to the given depth.
func flatten(v any, depth int) [][]any {
	items, ok := v.([]any)
	if s, isText := v.(string); isText {
		d := json.NewDecoder(strings.NewReader(s))
		d.UseNumber()
		ok = d.Decode(&items) == nil
	}
	if !ok {
		return nil
	}
	var out [][]any
	for _, it := range items {
		r, ok := it.([]any)
		if !ok {
			continue
		}
		if depth > 1 {
			out = append(out, flatten(r[0], depth-1)...)
			continue
		}
		for i := range r {
			if n, isNumber := r[i].(json.Number); isNumber {
				r[i] = value.FromJSON(n)
			}
		}
		out = append(out, r)
	}
	return out
}
