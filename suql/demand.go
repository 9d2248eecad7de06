package suql

import (
	"context"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// demandRows decides a condition for the rows of a SELECT and makes the other decisions needed for rows that pass, then
// calls done.
func (b *block) demandRows(ctx context.Context, rows *pg.SelectStmt, where *pg.Node, gather []*pg.Node, limit int64,
	done func()) error {
	cheap, rest := parted(where)
	rows.WhereClause = cheap
	ungrouped(rows)
	return b.demand(ctx, rows, gather, rest, limit, done)
}

// demand walks the rows of a SELECT with text-free FROM and WHERE: it settles a condition, makes the decisions needed
// for rows that pass, then calls done.
func (b *block) demand(ctx context.Context, rows *pg.SelectStmt, gather []*pg.Node, where *pg.Node, limit int64,
	done func()) error {
	b.asker.keep = true
	f := b.newFrame()
	w := &walk{run: b.run, frame: f, limit: limit}
	if where != nil {
		w.where = f.predicate(where)
		w.counts = b.top && rows.HavingClause == nil && len(rows.GroupClause) == 0
	}
	for _, g := range gather {
		w.gather = append(w.gather, f.need(g))
	}
	if limit < 0 {
		rows.SortClause = nil
	}
	unlimited(rows)
	if b.plan != nil {
		rows.WhereClause, rows.HavingClause = assumed(rows.WhereClause), assumed(rows.HavingClause)
	}
	if w.counts && b.o.Progress != nil && b.plan == nil && f.reads() {
		var err error
		if w.total, err = b.count(ctx, rows, b.sc); err != nil {
			return err
		}
	}
	if f.reads() && limit != 0 {
		cur, err := b.rows(ctx, rows, f.columns, b.sc)
		if err != nil {
			return err
		}
		defer cur.Close()
		if err := b.walk(ctx, w, rows, cur, where, gather); err != nil {
			return err
		}
	}
	done()
	return nil
}

// walk runs a walk, or adds it to the plan.
func (b *block) walk(ctx context.Context, w *walk, rows *pg.SelectStmt, cur Cursor, where *pg.Node,
	gather []*pg.Node) error {
	if b.plan == nil {
		return w.do(ctx, cur, 0)
	}
	var read []string
	for _, g := range gather {
		read = append(read, b.show(g))
	}
	return b.explain(w, rows, cur, 0, where, read)
}

// need compiles an expression for its decisions only.
func (f *frame) need(n *pg.Node) expr {
	switch n.GetNode().(type) {
	case *pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_BooleanTest, *pg.Node_SubLink:
		return condition{f.predicate(n)}
	}
	return f.expr(n)
}

// rows runs a SELECT for the given columns, a correlated one for every row of the enclosing SELECT.
func (b *block) rows(ctx context.Context, sel *pg.SelectStmt, columns []*pg.Node, sc *scope) (Cursor, error) {
	sel = copySelect(sel)
	sel.TargetList = nil
	for _, c := range columns {
		sel.TargetList = append(sel.TargetList, target("", c))
	}
	if len(columns) == 0 {
		sel.TargetList = []*pg.Node{target("", integer(1))}
	}
	depth := 0
	for ; sc.outer != nil; sc = sc.outer {
		outer := copySelect(sc.sel)
		outer.TargetList = []*pg.Node{target("", b.dialect.nest(sel, len(sel.TargetList)))}
		cheap, _ := parted(outer.WhereClause)
		outer.WhereClause = cheap
		outer.SortClause = nil
		ungrouped(outer)
		unlimited(outer)
		sel = outer
		depth++
	}
	if len(sc.with) > 0 {
		sel.WithClause = sc.clause()
	}
	cur, err := b.query(withPauses(ctx), selectNode(sel))
	if err != nil || depth == 0 {
		return cur, err
	}
	return &nested{Cursor: cur, depth: depth}, nil
}
