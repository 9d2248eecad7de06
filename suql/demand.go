package suql

import (
	"context"
	"slices"
	"strconv"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/suql/syntax"
)

// demand describes the decisions that a stage of a block needs about some rows.
type demand struct {
	rows      *pg.SelectStmt // selects the rows without reading text
	where     *pg.Node       // decided for each row; nil: all rows pass
	outputs   []*pg.Node     // decided for each row that passes
	limit     int64          // number of rows that must pass, in the order of rows; negative: all
	firstRows int64          // only the first rows in the block's order, ties included; negative: all
}

// demand returns a demand for the rows of FROM that pass a condition.
func (b *block) demand(where *pg.Node) demand {
	rows := copySelect(b.sel)
	textFree, rest := splitByText(conjunction(append(conjuncts(b.required), conjuncts(where)...)))
	rows.WhereClause = textFree
	dropGrouping(rows)
	return demand{rows: rows, where: rest, limit: -1, firstRows: -1}
}

// results returns a demand for the block's result rows.
func (b *block) results() demand {
	rows := copySelect(b.sel)
	rows.DistinctClause = nil
	return demand{rows: rows, limit: -1, firstRows: -1}
}

// decide makes the decisions that a demand needs.
func (b *block) decide(ctx context.Context, d demand) error {
	b.asker.keepsAll = true
	f := b.newFrame()
	w := &walk{run: b.run, frame: f, limit: d.limit}
	if d.where != nil {
		w.where = f.compilePredicate(d.where)
		w.leaves = f.leaves
		w.reportsCount = b.isTop && d.rows.HavingClause == nil && len(d.rows.GroupClause) == 0
	}
	d.outputs = slices.DeleteFunc(slices.Clone(d.outputs), isTextFree)
	for i, output := range d.outputs {
		d.outputs[i] = syntax.Clone(output)
		w.outputs = append(w.outputs, f.compileOutput(d.outputs[i]))
	}
	rows := copySelect(d.rows)
	if d.limit < 0 {
		rows.SortClause = nil
	}
	dropLimit(rows)
	if b.plan != nil {
		rows.WhereClause, rows.HavingClause = withoutLookups(rows.WhereClause), withoutLookups(rows.HavingClause)
	}
	if !f.readsText() || d.limit == 0 {
		return nil
	}
	if w.reportsCount && b.options.Progress != nil && b.plan == nil {
		var err error
		if w.total, err = b.count(ctx, rows, b.scope); err != nil {
			return err
		}
	}
	cur, err := b.fetch(ctx, rows, f.columns, d.firstRows)
	if err != nil {
		return err
	}
	defer cur.Close()
	if b.plan == nil {
		return w.decideRows(ctx, cur, 0)
	}
	var outputs []string
	for _, output := range d.outputs {
		outputs = append(outputs, b.format(output))
	}
	return b.explain(w, rows, cur, 0, d.where, outputs)
}

// compileOutput compiles an expression of which only the decisions are needed.
func (f *frame) compileOutput(n *pg.Node) expr {
	switch n.GetNode().(type) {
	case *pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_SubLink:
		return predicateExpr{f.compilePredicate(n)}
	}
	return f.compileExpr(n)
}

// fetch runs a SELECT for columns. It runs a correlated SELECT for every row of the enclosing one.
func (b *block) fetch(ctx context.Context, sel *pg.SelectStmt, columns []*pg.Node, limit int64) (Cursor, error) {
	sel = copySelect(sel)
	sel.TargetList = nil
	for _, c := range columns {
		sel.TargetList = append(sel.TargetList, target("", c))
	}
	if len(columns) == 0 {
		sel.TargetList = []*pg.Node{target("", intLiteral(1))}
	}
	if limit >= 0 {
		sel = b.firstRows(sel, limit)
	}
	depth, sc := 0, b.scope
	for ; sc.outerScope != nil; sc = sc.outerScope {
		outer := copySelect(sc.outerSelect)
		outer.TargetList = []*pg.Node{target("", b.dialect.nest(sel, len(sel.TargetList)))}
		textFree, _ := splitByText(outer.WhereClause)
		outer.WhereClause = textFree
		outer.SortClause = nil
		dropGrouping(outer)
		dropLimit(outer)
		sel = outer
		depth++
	}
	if len(sc.ctes) > 0 {
		sel.WithClause = sc.withClause()
	}
	cur, err := b.query(budget.WithPauses(ctx), selectNode(sel))
	if err != nil || depth == 0 {
		return cur, err
	}
	return &nestedCursor{Cursor: cur, depth: depth}, nil
}

// firstRows returns a SELECT of the first n rows of a SELECT in the block's order, including ties.
func (b *block) firstRows(sel *pg.SelectStmt, n int64) *pg.SelectStmt {
	rank := funcCall("rank")
	rank.GetFuncCall().Over = &pg.WindowDef{FrameOptions: 1058, Location: -1}
	for _, s := range b.sel.SortClause {
		k := s.GetSortBy()
		key := pg.MakeSortByNode(b.resolveItem(k.Node, false), k.SortbyDir, k.SortbyNulls, -1)
		rank.GetFuncCall().Over.OrderClause = append(rank.GetFuncCall().Over.OrderClause, key)
	}
	var columns []*pg.Node
	for i, t := range sel.TargetList {
		t.GetResTarget().Name = "c" + strconv.Itoa(i)
		columns = append(columns, target("", columnRef(t.GetResTarget().Name)))
	}
	sel.TargetList = append(sel.TargetList, target("surely_rank", rank))
	outer := simpleSelect(subselect(sel, "surely_ranked"), columns...)
	outer.WhereClause = binaryOp("<=", columnRef("surely_rank"), intLiteral(n))
	return outer
}
