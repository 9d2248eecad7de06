package suql

import (
	"context"
	"slices"
	"strconv"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/suql/syntax"
)

// demand is what a stage of a block needs to know about some rows.
type demand struct {
	rows   *pg.SelectStmt // which rows; reads no text
	where  *pg.Node       // decided for each row; nil: all pass
	gather []*pg.Node     // decided for each row that passes
	limit  int64          // how many must pass, in the order of rows; negative: all
	first  int64          // only the first rows in the block's order, ties included; negative: all
}

// demand returns the demand for the rows of FROM that pass a condition.
func (b *block) demand(where *pg.Node) demand {
	rows := copySelect(b.sel)
	cheap, rest := splitByText(conjunction(append(conjuncts(b.required), conjuncts(where)...)))
	rows.WhereClause = cheap
	dropGrouping(rows)
	return demand{rows: rows, where: rest, limit: -1, first: -1}
}

// results returns the demand for the block's own rows.
func (b *block) results() demand {
	rows := copySelect(b.sel)
	rows.DistinctClause = nil
	return demand{rows: rows, limit: -1, first: -1}
}

// decide makes the decisions a demand needs.
func (b *block) decide(ctx context.Context, d demand) error {
	b.asker.keepAll = true
	f := b.newFrame()
	w := &walk{run: b.run, frame: f, limit: d.limit}
	if d.where != nil {
		w.where = f.predicate(d.where)
		w.leaves = f.leaves
		w.counts = b.top && d.rows.HavingClause == nil && len(d.rows.GroupClause) == 0
	}
	d.gather = slices.DeleteFunc(slices.Clone(d.gather), free)
	for i, g := range d.gather {
		d.gather[i] = syntax.Clone(g)
		w.gather = append(w.gather, f.need(d.gather[i]))
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
	if w.counts && b.o.Progress != nil && b.plan == nil {
		var err error
		if w.total, err = b.count(ctx, rows, b.sc); err != nil {
			return err
		}
	}
	cur, err := b.fetch(ctx, rows, f.columns, d.first)
	if err != nil {
		return err
	}
	defer cur.Close()
	if b.plan == nil {
		return w.decideRows(ctx, cur, 0)
	}
	var read []string
	for _, g := range d.gather {
		read = append(read, b.show(g))
	}
	return b.explain(w, rows, cur, 0, d.where, read)
}

// need compiles an expression for its decisions only.
func (f *frame) need(n *pg.Node) expr {
	switch n.GetNode().(type) {
	case *pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_SubLink:
		return condition{f.predicate(n)}
	}
	return f.expr(n)
}

// fetch runs a SELECT for the given columns, a correlated one for every row of the enclosing SELECT.
func (b *block) fetch(ctx context.Context, sel *pg.SelectStmt, columns []*pg.Node, first int64) (Cursor, error) {
	sel = copySelect(sel)
	sel.TargetList = nil
	for _, c := range columns {
		sel.TargetList = append(sel.TargetList, target("", c))
	}
	if len(columns) == 0 {
		sel.TargetList = []*pg.Node{target("", integer(1))}
	}
	if first >= 0 {
		sel = b.firstRows(sel, first)
	}
	depth, sc := 0, b.sc
	for ; sc.outer != nil; sc = sc.outer {
		outer := copySelect(sc.sel)
		outer.TargetList = []*pg.Node{target("", b.dialect.nest(sel, len(sel.TargetList)))}
		cheap, _ := splitByText(outer.WhereClause)
		outer.WhereClause = cheap
		outer.SortClause = nil
		dropGrouping(outer)
		dropLimit(outer)
		sel = outer
		depth++
	}
	if len(sc.with) > 0 {
		sel.WithClause = sc.clause()
	}
	cur, err := b.query(budget.WithPauses(ctx), selectNode(sel))
	if err != nil || depth == 0 {
		return cur, err
	}
	return &nested{Cursor: cur, depth: depth}, nil
}

// firstRows selects the first rows of a SELECT in the block's order, ties included.
func (b *block) firstRows(sel *pg.SelectStmt, n int64) *pg.SelectStmt {
	rank := function("rank")
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
	outer.WhereClause = binaryOp("<=", columnRef("surely_rank"), integer(n))
	return outer
}
